import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printedPage } from '../../testing/page.ts';
import type { Placed } from '../../testing/pdf.ts';

const beside = (left: string[], right: string[]): Placed[] => [
  ...left.map((text, i): Placed => [53, 700 - 11 * i, text]),
  ...right.map((text, i): Placed => [327, 700 - 11 * i, text]),
];

test('a house beside its days, whose lines go on below them, is read before them', async () => {
  const lines = await printedPage(
    beside(
      ['Philopappou View Hotel', '9 Rovertou Galli', '117 42 Athens, Greece', 'Tel. +30 210 555 0188'],
      [
        'Arrival: Tuesday 18 May 2027, room',
        'available from 14:00',
        'Departure: Saturday 22 May 2027, to be',
        'vacated by 12:00',
        'Confirmation number: PV-30417',
      ],
    ),
  );
  assert.deepEqual(lines, [
    'Philopappou View Hotel / 9 Rovertou Galli / 117 42 Athens, Greece / Tel. +30 210 555 0188',
    'Arrival: Tuesday 18 May 2027, room available from 14:00 / Departure: Saturday 22 May 2027, to be vacated by 12:00 / Confirmation number: PV-30417',
  ]);
});

test('labels and what they say stay in their rows, however it begins', async () => {
  const rows = ['Board', 'Transfer', 'Insurance', 'Baggage'];
  const values = ['breakfast included', 'on request, not booked', 'Policy: see below', 'one bag each'];
  assert.deepEqual(
    await printedPage(beside(rows, values)),
    rows.map((row, i) => `${row} | ${values[i]}`),
  );
});
