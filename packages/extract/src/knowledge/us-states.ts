/** The states by which towns of the same name are told apart; French where it is another word. */
const names: { [code: string]: string } = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California|Californie',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia|District de Columbia',
  FL: 'Florida|Floride',
  GA: 'Georgia|Géorgie',
  HI: 'Hawaii|Hawaï',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana|Louisiane',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico|Nouveau-Mexique',
  NY: 'New York',
  NC: 'North Carolina|Caroline du Nord',
  ND: 'North Dakota|Dakota du Nord',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania|Pennsylvanie',
  RI: 'Rhode Island',
  SC: 'South Carolina|Caroline du Sud',
  SD: 'South Dakota|Dakota du Sud',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia|Virginie',
  WA: 'Washington',
  WV: 'West Virginia|Virginie-Occidentale',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

export function stateName(code: string, language: 'en' | 'fr'): string {
  const [english = code, french = english] = (names[code] ?? code).split('|');
  return language === 'fr' ? french : english;
}

/** The code of a state named in English or French, or by its code in capitals. */
export function stateCode(printed: string): string | null {
  const text = printed.trim();
  return Object.hasOwn(names, text) ? text : (codes.get(text.toLowerCase()) ?? null);
}

const codes = new Map(
  Object.entries(names).flatMap(([code, list]) =>
    list
      .toLowerCase()
      .split('|')
      .map((name) => [name, code] as const),
  ),
);
