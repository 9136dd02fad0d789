import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printedPage } from '../../testing/page.ts';
import type { Placed } from '../../testing/pdf.ts';

// Grounds, bars and small captions on a page: what they hold together and what they part.

function print(text: Placed[], ...boxes: string[]): Promise<string[]> {
  const drawn = text.map(([x, y, words, size = 10]) => `BT /F1 ${size} Tf ${x} ${y} Td (${words}) Tj ET`);
  const page = [...boxes.map((box) => `${box} re S`), ...drawn].join('\n');
  return printedPage(page);
}

test('what stands under the bar of a title is of no column that goes on below the next rule', async () => {
  const journey: Placed[] = [
    [54, 706, 'Leg 1 of 2'],
    [267, 706, 'Wed, May 19'],
    [490, 706, 'Regional 88'],
    [277, 684, '>', 16],
    [55, 678, 'PDX', 22],
    [339, 678, 'SEA', 22],
    [55, 661, 'Portland Union'],
    [339, 661, 'Seattle King Street'],
    [55, 645, 'DEPART 10:10'],
    [339, 645, 'ARRIVE 13:53'],
    [54, 622, 'Business Class'],
    [54, 604, 'Passenger', 9],
    [283, 604, 'Type', 9],
    [387, 604, 'Car', 9],
    [474, 604, 'Seat', 9],
    [54, 587, 'Delphine Amory'],
    [283, 587, 'Adult'],
    [387, 587, '4'],
    [474, 587, '12A'],
  ];
  const lines = await print(journey, '46 698 521 20', '46 636 521 1', '46 616 521 1', '46 580 521 150');
  assert.deepEqual(lines, [
    'Leg 1 of 2    Wed, May 19    Regional 88',
    '# >',
    'PDX / Portland Union / DEPART 10:10',
    'SEA / Seattle King Street / ARRIVE 13:53',
    'Business Class',
    'Passenger / Delphine Amory',
    'Type / Adult',
    'Car / 4',
    'Seat / 12A',
  ]);
});

test('a small caption and the number below it belong together, whatever stands beside the number', async () => {
  for (const caption of ['Booking code', 'Numero de reservation', 'Buchungsnummer'])
    assert.deepEqual(
      await print([
        [490, 800, caption, 7],
        [40, 788, 'Northern Ferries'],
        [490, 788, 'KX30417', 12],
        [40, 740, 'Please keep this page with you.'],
      ]).then((lines) => lines.slice(0, 2)),
      [`${caption} / KX30417`, 'Northern Ferries'],
    );
});

test('a form with a line or two in its margin is read as if they were not there', async () => {
  const lines = await print(
    [
      [40, 700, 'FLIGHT', 7],
      [180, 700, 'SEAT', 7],
      [40, 686, 'FI441', 14],
      [180, 686, '22C', 14],
      [40, 660, 'GATE CLOSES', 7],
      [180, 660, 'DEPARTURE', 7],
      [40, 646, '12:55', 14],
      [180, 646, '13:10', 14],
      [420, 625, '1 cabin bag', 8],
      [40, 620, 'PASSENGER', 7],
      [180, 620, 'BOOKING', 7],
      [420, 613, 'Lounge: no', 8],
      [40, 606, 'MERRIWEATHER/JONAH', 10],
      [180, 606, '8PZ3QK', 14],
    ],
    '20 590 350 130',
  );
  assert.deepEqual(lines.slice(-3), ['PASSENGER / MERRIWEATHER/JONAH', 'BOOKING / 8PZ3QK', '1 cabin bag / Lounge: no']);
});

/** A form of three boxes in a row, `50 600` to `530 720`: a title over all, then rows of 20. */
const formOf = (...cells: [row: number, from: number, end: number][]) =>
  cells.map(([row, from, end]) => `${50 + 160 * from} ${700 - 30 * row} ${160 * (end - from)} 30`);

test('a form whose boxes go over one column or several is read box by box', async () => {
  const boxes = formOf([0, 0, 3], [1, 0, 1], [1, 1, 3], [2, 0, 1], [2, 1, 2], [2, 2, 3], [3, 0, 2], [3, 2, 3]);
  const lines = await print(
    [
      [54, 710, '2. Rental'],
      [54, 691, 'COLLECT FROM', 7],
      [54, 679, 'Leeds Station'],
      [214, 691, 'RETURN TO', 7],
      [214, 679, 'Hull Paragon, Ferensway 30, opposite the bus stands'],
      [54, 661, 'DATE OUT', 7],
      [54, 649, '03/08/2027 10:15'],
      [214, 661, 'FUEL OUT', 7],
      [214, 649, 'full'],
      [374, 661, 'MILEAGE', 7],
      [374, 649, 'unlimited'],
      [54, 620, 'Hire of the vehicle for ten days with the second driver'],
      [470, 620, '338.90'],
    ],
    ...boxes,
  );
  assert.deepEqual(lines, [
    '2. Rental',
    'COLLECT FROM / Leeds Station | RETURN TO / Hull Paragon, Ferensway 30, opposite the bus stands',
    'DATE OUT / 03/08/2027 10:15 | FUEL OUT / full | MILEAGE / unlimited',
    'Hire of the vehicle for ten days with the second driver | 338.90',
  ]);
});

test('what is drawn under one of two titles is read before the other', async () => {
  const box = (row: number, from: number, width: number) => `${50 + from} ${700 - 30 * row} ${width} 30`;
  const lines = await print(
    [
      [54, 710, 'PICK-UP'],
      [294, 710, 'RETURN'],
      [54, 681, '15/04/2027 08:30'],
      [174, 681, 'Rennes Sud'],
      [294, 681, '19/04/2027 18:00'],
      [414, 681, 'Rennes Nord'],
      [54, 650, 'Peugeot 308 or similar'],
    ],
    ...[box(0, 0, 240), box(0, 240, 240), box(1, 0, 120), box(1, 120, 120), box(1, 240, 120), box(1, 360, 120)],
    box(2, 0, 480),
  );
  assert.deepEqual(lines, [
    'PICK-UP',
    '15/04/2027 08:30 | Rennes Sud',
    'RETURN',
    '19/04/2027 18:00 | Rennes Nord',
    'Peugeot 308 or similar',
  ]);
});
