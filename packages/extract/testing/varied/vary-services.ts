import { isObject, type JsonObject } from '../../src/json.ts';
import type { Change } from './substitute.ts';
import { isBoardingPass, leaves, oneOf, type Vary } from './variation.ts';

/** Flights, trains and coaches of other numbers, of one to four digits, now and then with a nought in front. */
export const varyServices: Vary = ({ expected }, shown, random) => {
  if (isBoardingPass(shown)) return 'a number in a code has its width';
  const numbers = new Map<string, string>();
  const changes: Change[] = [];
  const used = new Set(leaves(expected, /(?:flight|train|bus)Number$/));
  // what a reservation system prints stands at its place in the line
  const isInColumns = /(?:^|\n) ?\d? ?\.? ?[A-Z\d]{2} *\d{1,4} *[A-Z] +\d\d[A-Z]{3}/.test(shown);
  for (const { vehicle, code, number } of servicesOf(expected)) {
    if (!/^\d{1,5}$/.test(number)) return 'a number has letters';
    const bare = number.replace(/^0+/, '');
    if (isSomethingElse(bare, expected, shown)) return 'the number is also another value';
    if (numbers.has(number)) continue;
    const word = freshNumber(isInColumns ? 'columns' : vehicle, bare.length, used, random);
    used.add(word);
    numbers.set(number, word);
    changes.push(serviceNumber(code, bare, word, random() < 0.2));
  }
  if (changes.length === 0) return 'no number of a service';
  return {
    changes,
    needed: changes,
    says: (value, path) => {
      if (!/(?:flight|train|bus)(?:Number|Name)$/.test(path)) return value;
      return value.replace(/\d+$/, (old) => numbers.get(old) ?? old);
    },
  };
};

function servicesOf(expected: readonly JsonObject[]): { vehicle: string; code: string; number: string }[] {
  return expected.flatMap(({ reservationFor }) => {
    if (!isObject(reservationFor)) return [];
    const { flightNumber, trainNumber, busNumber, airline } = reservationFor;
    const code = isObject(airline) && typeof airline.iataCode === 'string' ? airline.iataCode : '';
    const number = String(flightNumber ?? trainNumber ?? busNumber ?? '').trim();
    return number
      ? [{ vehicle: trainNumber === undefined ? 'short' : 'train', code, number: number.replace(/^\D+(?=\d+$)/, '') }]
      : [];
  });
}

/** A year, a time of day, or printed as an amount or a seat as well: which is meant where cannot be told. */
function isSomethingElse(number: string, expected: readonly JsonObject[], shown: string): boolean {
  if (/^(?:19|20)\d\d$/.test(number)) return true;
  const clocks = JSON.stringify(expected).match(/T\d\d:\d\d/g) ?? [];
  if (clocks.some((clock) => clock.replace(/\D/g, '').replace(/^0+/, '') === number)) return true;
  return new RegExp(String.raw`(?<!\d)${number}(?!\d)\s?(?:EUR|€|£|GBP|USD|CHF|kg|min)|[€£$]\s?${number}(?!\d)`).test(
    shown,
  );
}

function freshNumber(vehicle: string, before: number, used: Set<string>, random: () => number): string {
  for (;;) {
    // railways whose numbers have five digits have no others
    const length =
      before === 5 || vehicle === 'columns'
        ? before
        : oneOf(vehicle === 'short' ? [1, 2, 3, 3, 4, 4] : [2, 3, 4, 4, 5], random);
    const number = String(Math.floor(10 ** (length - 1) + random() * 9 * 10 ** (length - 1)));
    if (!used.has(number) && !/^(?:19|20)\d\d$/.test(number)) return number;
  }
}

function serviceNumber(code: string, number: string, word: string, isPadded: boolean): Change {
  // a short one only behind what says that it is a service
  const before = [
    code && String.raw`(?<![A-Z0-9])${code}[\s*-]{0,3}`,
    String.raw`(?<![\p{L}]|\d ?(?=h))(?:[A-Z]{1,3}|TGV(?: \p{L}+)?|flight|vol|flug|train|zug|tog|tåg|treno|tren|trein|bus|car|intercity|lyria|eurostar|inoui|ouigo|frecciarossa|n[°o]|no\.|nr\.?)[\s:*-]{1,3}`,
    number.length >= 3 && String.raw`(?<![\p{L}\d:.,/+-])`,
  ].filter(Boolean);
  return {
    find: new RegExp(
      // "10 h 15" and "15 heures" are clocks
      String.raw`(?:${before.map((one) => `(?<=${one})`).join('|')})0*${number}(?![\p{L}\d/]|[.,:]\d| ?h(?:eures?|rs?)?(?!\p{L}))`,
      'giu',
    ),
    write: (match) => {
      const isPaddedThere = match[0].length > number.length;
      return isPaddedThere || (isPadded && number.length >= 3) ? word.padStart(4, '0') : word;
    },
  };
}
