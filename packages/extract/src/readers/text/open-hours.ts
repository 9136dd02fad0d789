/** "Ouvert 07:00 - 23:30", "Geöffnet: 8–20 Uhr": how papers say when a desk is open. For matching. */
export const openWords =
  'ouverte?s?|ouverture|open(?:ed|ing)?|geoffnet|offnungszeiten|apert[oa]|abiert[oa]|abert[oa]|geopend|otwart[ey]|apent|aapent|oppet|abent|auki|avoinna|acik|otevreno|nyitva';
