/** "même dossier", "same collection reference", "gleiche Buchung": the number of this one was said before. */
export const sameNumber =
  /\b(?:(?:same|meme) (?:booking|collection|file|record)? ?(?:dossier|numero|ref\w*|reservation|booking|file|pnr|code|locator|confirmation|number|order)\b|gleiche[rn]? (?:buchung\w*|auftrag\w*|referenz|nummer|dossier))/;
