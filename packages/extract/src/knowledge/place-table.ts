import { fold } from './fold.ts';
import { isNearly } from './is-nearly.ts';
import type { KnownPlace } from './known-place.ts';

/**
 * Places, kept as the lines of their table and searched where they lie: an object is made only of what is found. As
 * objects in maps the same tables take ten times the memory, in every process that reads.
 *
 * A place is a number here, its rank by weight, until it is made. Every list is heaviest first.
 */
export type PlaceTable = {
  place(rank: number): KnownPlace;
  weight(rank: number): number;
  /** Its folded names, each word between spaces, each name between bars: `| charles de gaulle | paris |`. */
  names(rank: number): string;
  /** Places that have exactly this name, in one of their languages. */
  named(name: string): KnownPlace[];
  /** Places whose names hold all these words, however they are spread; words that say nothing are left out by the caller. */
  withWords(words: readonly string[]): KnownPlace[];
  /** Places whose names have words that begin like all these, folded; of a beginning of one or two letters the `most` heaviest. */
  beginning(words: readonly string[], most: number): number[];
  /** Places whose names have words that begin nearly like all these; the first letter is never the slip. */
  like(words: readonly string[]): number[];
};

/** How the lines of one table are read. */
export type PlaceLines = {
  lines: readonly string[];
  place(fields: string[]): KnownPlace;
  /** What it is found by. */
  names(place: KnownPlace): (string | undefined)[];
};

/** Where words begin: their first letters, with the space that ends a shorter word. */
const keyLength = 3;

export function openPlaceTable({ lines, place, names }: PlaceLines): PlaceTable {
  const read = (line: string) => place(line.split('\t'));
  const weights = new Float64Array(lines.map((line) => read(line).weight));
  const order = Uint32Array.from(lines.keys()).sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b);
  const at = (rank: number) => read(lines[order[rank] ?? 0] ?? '');

  // One long string and where its parts begin: a string for each place would cost more than what it says.
  const parts = Array.from(order.keys(), (rank) => namesLine(names(at(rank))));
  const text = parts.join('');
  const begins = new Uint32Array(parts.length + 1);
  parts.forEach((part, rank) => {
    begins[rank + 1] = (begins[rank] ?? 0) + part.length;
  });
  const namesAt = (rank: number) => text.slice(begins[rank], begins[rank + 1]);
  const words = indexWords(parts);

  /** Those under the key whose names have every one of the marks. */
  function having(ranks: Iterable<number>, marks: readonly string[]): number[] {
    const found: number[] = [];
    for (const rank of ranks) {
      const its = namesAt(rank);
      if (marks.every((mark) => its.includes(mark))) found.push(rank);
    }
    return found;
  }

  return {
    place: at,
    weight: (rank) => weights[order[rank] ?? 0] ?? 0,
    names: namesAt,
    named(name) {
      const folded = fold(name);
      return having(words.under(keyOf(folded)), [`| ${folded} |`]).map(at);
    },
    withWords(all) {
      const marks = all.map((word) => ` ${word} `);
      return having(words.under(keyOf(longest(all))), marks).map(at);
    },
    beginning(all, most) {
      const lead = longest(all);
      const marks = all.map((word) => ` ${word}`);
      if (lead.length >= keyLength) return having(words.under(lead.slice(0, keyLength)), marks);
      return having(words.underAll(lead), marks).slice(0, most);
    },
    like(all) {
      const lead = longest(all);
      if (lead.length < 4) return [];
      const found: number[] = [];
      for (const rank of words.underAll(lead.slice(0, 1))) {
        const its = namesAt(rank).split(/[ |]+/);
        if (all.every((word) => its.some((one) => isNearly(word, one)))) found.push(rank);
      }
      return found;
    },
  };
}

const keyOf = (text: string) => `${text} `.slice(0, keyLength);

function longest(words: readonly string[]): string {
  return words.reduce((a, b) => (b.length > a.length ? b : a), '');
}

function namesLine(names: readonly (string | undefined)[]): string {
  const folded = new Set(names.map((name) => (name ? fold(name) : '')).filter(Boolean));
  return `${[...folded].map((name) => `| ${name} `).join('')}|`;
}

type WordIndex = {
  /** Ranks of the places that have a word of this key. */
  under(key: string): Uint16Array;
  /** The same of all keys that begin like this. */
  underAll(beginning: string): Uint16Array;
};

/** All ranks in one array, those of each key together: a list of its own for each of 10,000 keys weighs more than its numbers. */
function indexWords(parts: readonly string[]): WordIndex {
  if (parts.length > 0xffff) throw new Error('a table of more than 65,535 places needs wider ranks');
  const lists = new Map<string, number[]>();
  parts.forEach((part, rank) => {
    for (let space = part.indexOf(' '); space >= 0; space = part.indexOf(' ', space + 1)) {
      const key = part.slice(space + 1, space + 1 + keyLength);
      if (key.length < keyLength || key.startsWith(' ') || key.startsWith('|')) continue;
      const list = lists.get(key);
      if (!list) lists.set(key, [rank]);
      else if (list.at(-1) !== rank) list.push(rank);
    }
  });
  const numbers = new Map([...lists.keys()].map((key, number) => [key, number]));
  const ends = new Uint32Array(lists.size + 1);
  let number = 0;
  for (const list of lists.values()) ends[++number] = (ends[number - 1] ?? 0) + list.length;
  const ranks = Uint16Array.from([...lists.values()].flat());
  const under = (key: string) => {
    const found = numbers.get(key);
    return found === undefined ? ranks.subarray(0, 0) : ranks.subarray(ends[found], ends[found + 1]);
  };
  return {
    under,
    underAll(beginning) {
      const keys = [...numbers.keys()].filter((key) => key.startsWith(beginning));
      return Uint16Array.from(new Set(keys.flatMap((key) => [...under(key)]))).sort();
    },
  };
}
