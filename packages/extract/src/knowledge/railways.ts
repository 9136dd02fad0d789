/** Who runs trains, as tickets and itineraries write them, for patterns: the longer name before the one that it begins with. */
const inBritain = [
  'LNER',
  'GWR',
  'Great Western Railway',
  'Avanti West Coast',
  'Avanti',
  'CrossCountry',
  'ScotRail',
  'TransPennine Express',
  'TransPennine',
  'Northern Rail',
  'Northern',
  'Southeastern',
  'South Western Railway',
  'Southern',
  'Thameslink',
  'Greater Anglia',
  'East Midlands Railway',
  'EMR',
  'West Midlands Trains',
  'Chiltern Railways',
  'Chiltern',
  'Transport for Wales',
  'Hull Trains',
  'Grand Central',
  'Lumo',
  'c2c',
  'Great Northern',
  'London Northwestern Railway',
  'Caledonian Sleeper',
];

const elsewhere = [
  'Irish Rail',
  'Iarnród Éireann',
  'SNCF',
  'SNCB',
  'NS',
  'DB',
  'Deutsche Bahn',
  'ÖBB',
  'SBB',
  'CFF',
  'FFS',
  'DSB',
  'SJ',
  'Vy',
  'VR',
  'Trenitalia',
  'Italo',
  'Renfe',
  'CP',
  'PKP',
  'Amtrak',
  'ONCF',
  'SNTF',
  'SNCFT',
  'TCDD',
  'VIA Rail Canada',
  'VIA Rail',
  'JR Central',
  'JR East',
  'JR West',
  'JR Kyushu',
  'JR Hokkaido',
  'JR Shikoku',
  'JR',
];

/** Alternatives of a pattern: those whose trains have no number in print, or one such as "1E12". */
export const britishRailways = inBritain.join('|');

/** "LNER", "JR Central": who runs trains, and nothing else in the words. */
export const runsTrains = (name: string): boolean => whole.test(name);

/** Alternatives of a pattern. */
export const railways = [...inBritain, ...elsewhere].join('|');
const whole = new RegExp(`^(?:${railways})$`);

/** "ONCF Al Boraq": whose train it is stands in front of what it is called. */
export const withoutRailway = (product: string): string => product.replace(inFront, '');
const inFront = new RegExp(String.raw`^(?:${railways}),? (?=\p{Lu}\p{Ll}+ \p{Lu})`, 'u');
