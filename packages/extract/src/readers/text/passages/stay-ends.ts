import { plain } from '../../../text/plain.ts';
import type { Line } from '../../../text-document.ts';
import type { Label } from '../labels/labels.ts';

/** "In    Wed 02/12/26, from 1500" where a stay is told; elsewhere these words say too little. */
export function dayOfStay(text: string): Label | null {
  const word = plain(text).replace(/[ .:]+$/, '');
  return /^(?:in|du)$/.test(word) ? 'checkIn' : /^(?:out|au|bis)$/.test(word) ? 'checkOut' : null;
}

/** "In    04 Mar 28, from 14h00" and below it "Out    07 Mar 28, by 10h00": from when on and until when, as of a room. */
export function saysBothEnds(lines: readonly Line[]): boolean {
  const first = lines.findIndex(({ text }) => from.test(plain(text)));
  return first >= 0 && lines.slice(first + 1).some(({ text }) => until.test(plain(text)));
}

const from = /^ *in ?:?(?: {2,}|\t).*\d.*\b(?:from|after) \d/;
const until = /^ *out ?:?(?: {2,}|\t).*\d.*\b(?:by|before|until) \d/;
