import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PagePiece } from './pdf-lines.ts';
import { typedLines } from './pdf-typed.ts';

/** Words of a line as a library gives them, each where it stands; `pitch` is how wide a letter is. */
function pieces(lines: readonly string[], pitch: (word: string) => number): PagePiece[] {
  return lines.flatMap((line, i) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({
      text,
      x: 40 + index * 5.4,
      y: 60 + i * 11,
      width: text.length * pitch(text),
      height: 9,
      font: 'f1',
      isLevel: true,
    })),
  );
}

const ticket = [
  'ELECTRONIC TICKET RECEIPT',
  '',
  'ISSUING AIRLINE                   : SCANDINAVIAN AIRLINES',
  'TICKET NUMBER                     : ETKT 117 2417730664',
  '',
  'FROM /TO        FLIGHT  CL  DATE   DEP   FARE BASIS   NVB   NVA',
  'OSLO            SK 4418 M   24NOV  1430  MSAGO        24NOV 24NOV',
  '                                   ARRIVAL TIME: 1625',
  'TROMSO',
  '',
  'AT CHECK-IN, PLEASE SHOW A PICTURE IDENTIFICATION AND THIS DOCUMENT',
];

test('a page in letters of one width is its lines, with the blanks that part their columns', () => {
  assert.deepEqual(typedLines(pieces(ticket, () => 5.4)), ticket);
});

test('a page in letters of many widths is none', () => {
  assert.equal(typedLines(pieces(ticket, (word) => 4 + (word.length % 5) / 4)), null);
  assert.equal(typedLines([]), null);
});
