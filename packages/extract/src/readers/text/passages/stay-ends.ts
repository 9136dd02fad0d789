import { plain } from '../../../text/plain.ts';
import type { Line } from '../../../text-document.ts';
import type { Label } from '../labels/labels.ts';
import type { Passage } from './passage.ts';

/** "In    Wed 02/12/26, from 1500" where a stay is told; elsewhere these words say too little. */
export function dayOfStay(text: string): Label | null {
  const word = plain(text).replace(/[ .:]+$/, '');
  return /^(?:in|du)$/.test(word) ? 'checkIn' : /^(?:out|au|bis)$/.test(word) ? 'checkOut' : null;
}

/**
 * "In    04 Mar 28, from 14h00" and below it "Out    07 Mar 28, by 10h00": from when on and until when, as of a room. Also
 * "IN:  09MAR27" over "OUT: 11MAR27" in a column of its own, as agencies of America print them.
 */
export function saysBothEnds(lines: readonly Line[]): boolean {
  return [
    [from, until],
    [inColumn, outColumn],
  ].some(([start, end]) => {
    const first = lines.findIndex(({ text }) => start?.test(plain(text)));
    return first >= 0 && lines.slice(first + 1).some(({ text }) => end?.test(plain(text)));
  });
}

/** "OUT: 11MAR27" where such a column says so. */
export function splitEnd({ text, at }: Line): { label: Label; value: Line } | null {
  const [lead = '', word] = /^(IN|OUT) ?: +(?=\d)/.exec(text) ?? [];
  const label = word ? dayOfStay(word) : null;
  return label ? { label, value: { text: text.slice(lead.length), at: at + lead.length } } : null;
}

const from = /^ *in ?:?(?: {2,}|\t).*\d.*\b(?:from|after) \d/;
const until = /^ *out ?:?(?: {2,}|\t).*\d.*\b(?:by|before|until) \d/;
const inColumn = /\S {2,}in: +\d{1,2}[a-z]{3}/;
const outColumn = /\S {2,}out: +\d{1,2}[a-z]{3}/;

/**
 * "In | 08Mar27 | 3 pm" over "Out | 11Mar27 | 11 am", each a paragraph of its own behind tabs: the one day right over the other is that on which a
 * room is taken. A way out stands over the way in.
 */
export function withDaysOfStay(passages: Passage[]): Passage[] {
  const labels = new Map<number, { label: Label; word: Passage }>();
  for (const [i, word] of passages.entries()) {
    if (word.label !== null || word.inTable || !/^in ?:?$/.test(word.shape)) continue;
    const day = passages[i + 1];
    const end = passages.slice(i + 1).find(({ row }) => row !== word.row);
    const last = end && passages[passages.indexOf(end) + 1];
    if (!end || !/^out ?:?$/.test(end.shape) || end.label !== null || ![day, last].every(startsWithDay)) continue;
    if (day?.row !== word.row || last?.row !== end.row) continue;
    labels.set(word.row, { label: 'checkIn', word });
    labels.set(end.row, { label: 'checkOut', word: end });
  }
  if (labels.size === 0) return passages;
  return passages.flatMap((p) => {
    const said = labels.get(p.row);
    if (!said) return p;
    return p === said.word ? [] : { ...p, label: said.label, called: said.word.shape };
  });
}

const startsWithDay = (p: Passage | undefined): boolean =>
  p !== undefined && /^(?:[a-z]{2,9}\.?,? )?\d{1,2}(?:[ ./-]?[a-z]{3,9}|[./-]\d{1,2})/.test(p.shape);
