/**
 * Names that people type and GeoNames' catalogues lack: short and former ones in English, common ones in French, quarters
 * that are destinations of their own. By GeoNames id.
 */
export const englishNames: { [id: number]: string } = {
  1821274: 'Macau',
  8504417: 'La Défense',
};

export const frenchNames: { [id: number]: string } = {
  1880252: 'Singapour',
  1819729: 'Hong Kong',
  1821274: 'Macao',
  292968: 'Abou Dabi',
  6094817: 'Ottawa',
};

export const otherNames: { [id: number]: string[] } = {
  5128581: ['NYC', 'New York City', 'Manhattan'],
  4140963: ['Washington', 'Washington DC'],
  2925533: ['Frankfurt', 'Francfort'],
  703448: ['Kiev'],
  1816670: ['Peking'],
  1809858: ['Canton'],
  1566083: ['Saigon', 'Saïgon'],
  1277333: ['Bangalore'],
  1264527: ['Madras'],
  1275004: ['Calcutta'],
  1273294: ['New Delhi'],
  1298824: ['Rangoon'],
  292223: ['Doubaï'],
  292968: ['Abou Dhabi', 'Abu Dabi'],
  1526273: ['Nur-Sultan', 'Astana'],
  3530597: ['Ciudad de México', 'CDMX'],
  3451190: ['Rio'],
  745044: ['Constantinople'],
  2657896: ['Zurich'],
  2660646: ['Genf', 'Ginevra'],
  2800866: ['Brussel', 'Bruxelles', 'Brüssel'],
  8504417: ['Paris La Défense', 'Puteaux La Défense'],
  1880252: ['Singapour', 'Singapore City'],
  1819729: ['Hongkong', 'Hong-Kong'],
  2542997: ['Marrakesh', 'Marrakech'],
  2538475: ['Rabat'],
  2507480: ['Alger'],
};

/** Parts of cities that stand for themselves; all other quarters would crowd out cities. */
export const ownQuarters: readonly number[] = [8504417];

/** The languages in which a country's towns call themselves, where letters are Latin. English and French are always there. */
export const ownLanguages: { [country: string]: string[] } = {
  AT: ['de'],
  BE: ['nl', 'de'],
  BR: ['pt'],
  CH: ['de', 'it'],
  CZ: ['cs'],
  DE: ['de'],
  DK: ['da'],
  EE: ['et'],
  ES: ['es', 'ca', 'eu'],
  FI: ['fi', 'sv'],
  HR: ['hr'],
  HU: ['hu'],
  IT: ['it', 'de'],
  LT: ['lt'],
  LU: ['de'],
  LV: ['lv'],
  MX: ['es'],
  NL: ['nl'],
  NO: ['nb'],
  PL: ['pl'],
  PT: ['pt'],
  RO: ['ro'],
  SE: ['sv'],
  SI: ['sl'],
  SK: ['sk'],
  TR: ['tr'],
  VN: ['vi'],
};
