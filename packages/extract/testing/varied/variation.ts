import type { JsonObject, JsonValue } from '../../src/json.ts';
import { isObject } from '../../src/json.ts';
import type { Known } from './cases.ts';
import type { Opened } from './opened.ts';
import type { Change } from './substitute.ts';

/** One consistent change of a document and of what it says. */
export type Variation = {
  changes: Change[];
  /** Each must be found somewhere in the document, or the variation would be unfair. */
  needed: Change[];
  /** A string of the expected file as it is afterwards; `path` is "0.underName.name". */
  says: (value: string, path: string) => string;
  contextDate?: string;
};

/** A variation of a kind for this document, or in a few words why there is none. */
export type Vary = (known: Known, shown: string, random: () => number) => Variation | string;

export type Varied = { known: Known; told: [old: string, word: string][] };

/** The document with its variation, or why it cannot be had. */
export function varied(known: Known, opened: Opened, vary: Vary, random: () => number): Varied | string {
  const variation = vary(known, opened.shown, random);
  if (typeof variation === 'string') return variation;
  const found = new Set<Change>();
  const told: Varied['told'] = [];
  const bytes = opened.changed(variation.changes, (change, old, word) => {
    found.add(change);
    told.push([old, word]);
  });
  if (!variation.needed.every((change) => found.has(change))) return 'a value is not printed as expected';
  const expected = known.expected.map((one) => changedLeaves(one, variation.says, '') as JsonObject);
  return { known: { ...known, bytes, expected, contextDate: variation.contextDate ?? known.contextDate }, told };
}

function changedLeaves(value: JsonValue, says: Variation['says'], path: string): JsonValue {
  if (typeof value === 'string') return says(value, path);
  if (typeof value === 'number') return numeric(says(String(value), path), value);
  if (Array.isArray(value)) return value.map((one) => changedLeaves(one, says, path));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, changedLeaves(one, says, path ? `${path}.${key}` : key)]),
  );
}

function numeric(changed: string, before: number): JsonValue {
  return changed === String(before) ? before : changed;
}

/** All strings and numbers of a file whose path ends so. */
export function leaves(expected: readonly JsonObject[], ending: RegExp): string[] {
  const found = new Set<string>();
  const keep = (value: string, path: string) => {
    if (ending.test(path) && value !== '') found.add(value);
    return value;
  };
  for (const one of expected) changedLeaves(one, keep, '');
  return [...found];
}

export function oneOf<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T;
}

/** The text as a pattern: any white space for a space, and a letter with or without its accent. */
export function loosely(text: string): string {
  return [...text]
    .map((letter) => {
      if (/\s/.test(letter)) return String.raw`[\s>]+`;
      if (/['’]/.test(letter)) return `['’]`;
      const bare = letter.normalize('NFD')[0] ?? letter;
      const escaped = letter.replace(/[$()*+.?[\\\]^{|}/]/, '\\$&');
      return bare === letter ? escaped : `[${letter}${bare}]`;
    })
    .join('')
    .replaceAll(String.raw`[\s>]+[\s>]+`, String.raw`[\s>]+`);
}

/** What stands in a boarding pass's code has its fixed place there. */
export function isBoardingPass(shown: string): boolean {
  return /(?:^|\s)M[1-4][A-Z' -]{2,20}\/[A-Z]/.test(shown);
}
