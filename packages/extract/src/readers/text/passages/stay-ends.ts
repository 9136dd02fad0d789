import { plain } from '../../../text/plain.ts';
import type { Line } from '../../../text-document.ts';
import type { Label } from '../labels/labels.ts';

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
