import type { Change } from './substitute.ts';
import { leaves, loosely, oneOf, type Vary } from './variation.ts';

/** Names that houses have: of one word, long, of a number, with marks, with a town or a word of a ticket in them. */
const houses = [
  'Larkspur',
  'The Old Customs House',
  'Hotel 47',
  'Hôtel de l’Étoile',
  'Gasthof Zum Grünen Baum',
  'Grand Hotel Bellevue & Spa',
  'Park Lane Suites',
  'Hotel Station',
  'Casa Nº Nove',
  'The Paris Arms',
  'Villa Sant’Anna',
  'B&B Am Markt',
  'Residence Quattro Stagioni',
];

/** Other hotels, wherever the document says the name whole. */
export const varyHouses: Vary = ({ expected, fileName }, shown, random) => {
  const lodgings = expected.filter((one) => one['@type'] === 'LodgingReservation');
  const names = leaves(lodgings, /^reservationFor\.name$/);
  if (names.length === 0) return 'no hotel';
  if (names.some((name) => names.some((other) => other !== name && other.includes(name))))
    return 'a hotel within another';
  // of "Hotel Larkspur" nobody can tell whether it is the whole name
  const isBefore = (lead: string) => (name: string) => new RegExp(`${lead}${loosely(name)}`, 'iu').test(shown);
  if (names.some(isBefore(String.raw`(?<!\p{L})h[oô]tel +`))) return 'the word hotel stands in front';
  const fresh = new Map<string, string>();
  for (const name of names) {
    const isAscii = fileName.endsWith('.txt') || name === name.toUpperCase();
    // "à l'Hôtel du Golfe": the article stays
    const isElided = isBefore(String.raw`(?<!\p{L})l['’]`)(name);
    const left = houses.filter(
      (house) =>
        ![...fresh.values()].includes(house) &&
        (!isAscii || /^[A-Za-z ]+$/.test(house)) &&
        (!isElided || house.startsWith('H')),
    );
    if (left.length === 0) return 'more hotels than names';
    fresh.set(name, oneOf(left, random));
  }
  const changes = [...fresh].map(
    ([old, word]): Change => ({
      find: new RegExp(String.raw`(?<![\p{L}\p{N}])${loosely(old)}(?![\p{L}\p{N}])`, 'giu'),
      write: ([printed]) => (printed === printed.toUpperCase() ? word.toUpperCase() : word),
    }),
  );
  // a short form of the name would go on naming the other house
  const rest = changes.reduce((text, change) => ('find' in change ? text.replace(change.find, ' ') : text), shown);
  const isShortened = names.some((name) => {
    const word = name.split(/\s+/).sort((a, b) => b.length - a.length)[0] ?? '';
    return new RegExp(String.raw`(?<!\p{L})${loosely(word)}(?!\p{L})`, 'iu').test(rest) && !/^hotel$/i.test(word);
  });
  if (isShortened) return 'the hotel is also named in part';
  return {
    changes,
    needed: changes,
    says: (value, path) => (path.endsWith('name') ? (fresh.get(value) ?? value) : value),
  };
};
