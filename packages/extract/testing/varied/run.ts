import { extract, inKdeForm, toSchemaOrg } from '../../src/index.ts';
import { misreadings } from '../judge.ts';
import { seeded } from '../mutate.ts';
import type { Known } from './cases.ts';
import { type Opened, open } from './opened.ts';
import { type Varied, type Vary, varied } from './variation.ts';

export type Tally = { documents: number; right: number; wrong: number; missed: number; skipped: Map<string, number> };

export type Case = { known: Known; opened: Opened };

/** The documents that can be changed and that are read without a mistake as they are; of the others how many there are. */
export async function readable(known: readonly Known[]): Promise<{ cases: Case[]; closed: number; misread: number }> {
  const cases: Case[] = [];
  let [closed, misread] = [0, 0];
  for (const one of known) {
    const opened = open(one.bytes, one.fileName);
    if (!opened) closed++;
    else if ((await mistakesIn(one)).length > 0) misread++;
    else cases.push({ known: one, opened });
  }
  return { cases, closed, misread };
}

/** @param told hears of each document that was misread. */
export async function tally(
  cases: readonly Case[],
  kind: string,
  vary: Vary,
  seed: number,
  told: (varied: Varied, mistakes: string[]) => void,
): Promise<Tally> {
  const result: Tally = { documents: 0, right: 0, wrong: 0, missed: 0, skipped: new Map() };
  for (const { known, opened } of cases) {
    const random = seeded(seed + hash(`${kind} ${known.id}`));
    const one = known.expected.length === 0 ? 'books nothing' : varied(known, opened, vary, random);
    if (typeof one === 'string') {
      result.skipped.set(one, (result.skipped.get(one) ?? 0) + 1);
      continue;
    }
    const mistakes = await mistakesIn(one.known);
    result.documents++;
    if (mistakes.length === 0) result.right++;
    else told(one, mistakes);
    const missed = mistakes.filter((mistake) => /^missing:|: undefined, not/.test(mistake)).length;
    result.missed += missed;
    result.wrong += mistakes.length - missed;
  }
  return result;
}

async function mistakesIn({ bytes, fileName, contextDate, expected, isKdes }: Known): Promise<string[]> {
  const reading = await extract(bytes, { fileName, contextDate });
  const read = isKdes
    ? inKdeForm(reading)
    : [...reading.reservations.map(({ booking }) => toSchemaOrg(booking)), ...reading.mentions];
  return misreadings(expected, read);
}

function hash(text: string): number {
  let value = 0;
  for (const letter of text) value = (Math.imul(value, 31) + letter.charCodeAt(0)) | 0;
  return value >>> 0;
}
