import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printedPage } from '../../testing/page.ts';
import type { Placed } from '../../testing/pdf.ts';

// Tables as browsers print them: a line below each cell, or a ground behind it, and nothing between the columns.

const edges = [40, 100, 220, 300, 420, 500, 550];
const [rowOne, rowTwo] = [640, 580];

/** Cells of several lines, the first of each at one height; in the last column smaller letters, a little higher. */
function row(top: number, cells: string[][]): Placed[] {
  return cells.flatMap((lines, column) =>
    lines.map((text, i): Placed => {
      const small = column === 0 ? i > 0 : column === 5;
      return [
        (edges[column] ?? 0) + 4,
        top - i * (column === 0 ? 9 : 13) + (column === 5 ? 4 : 0),
        text,
        small ? 7 : 10,
      ];
    }),
  );
}

const heads = row(
  670,
  ['Flight', 'From', 'Departs', 'To', 'Arrives', 'Bags'].map((text) => [text]),
);
const flights = [
  ...row(rowOne, [
    ['QR018', 'CONFIRMED', 'ECONOMY'],
    ['MANCHESTER', 'TERMINAL 2'],
    ['10MAR2027', '1315'],
    ['DOHA', '\\(DOH\\)'],
    ['10MAR2027', '2225'],
    ['30KG'],
  ]),
  ...row(rowTwo, [
    ['QR908', 'CONFIRMED', 'ECONOMY'],
    ['DOHA', '\\(DOH\\)'],
    ['11MAR2027', '0155'],
    ['SYDNEY SMITH', 'TERMINAL 1'],
    ['11MAR2027', '2240'],
    ['30KG'],
  ]),
];
const read = [
  'Flight | From | Departs | To | Arrives | Bags',
  'QR018 / CONFIRMED / ECONOMY | MANCHESTER / TERMINAL 2 | 10MAR2027 / 1315 | DOHA / (DOH) | 10MAR2027 / 2225 | 30KG',
  'QR908 / CONFIRMED / ECONOMY | DOHA / (DOH) | 11MAR2027 / 0155 | SYDNEY SMITH / TERMINAL 1 | 11MAR2027 / 2240 | 30KG',
];

const strip = (bottom: number, height: number, joints: readonly number[] = edges): string[] =>
  joints.slice(1).map((right, i) => `${joints[i]} ${bottom} ${right - (joints[i] ?? 0)} ${height} re f`);

function print(text: Placed[], ...drawn: string[]): Promise<string[]> {
  const words = text.map(([x, y, said, size = 10]) => `BT /F1 ${size} Tf ${x} ${y} Td (${said}) Tj ET`);
  return printedPage([...drawn, ...words].join('\n'));
}

test('lines below the cells of each row part rows and columns', async () => {
  const lines = await print([...heads, ...flights], ...strip(660, 1), ...strip(600, 1), ...strip(540, 1));
  assert.deepEqual(lines, read);
});

test('the last row may have no line below it, and the head a ground', async () => {
  const drawn = [...strip(662, 18), ...strip(600, 1)];
  assert.deepEqual(await print([...heads, ...flights, [40, 480, 'Have a good flight.']], ...drawn), [
    ...read,
    'Have a good flight.',
  ]);
});

test('a ground behind every second row is as good as lines', async () => {
  assert.deepEqual(await print([...heads, ...flights], ...strip(602, 52)), read);
});

test('a row of fewer cells, and below it a table with the same columns under a title of its own', async () => {
  const total: Placed[] = [
    [44, 525, 'Total of the flights out'],
    [504, 525, '420'],
  ];
  const again = heads.map(([x, y, text, size = 10]): Placed => [x, y - 200, text, size]);
  const back = flights.map(([x, y, text, size = 10]): Placed => [x, y - 200, text, size]);
  const lines = await print(
    [...heads, ...flights, ...total, [40, 495, 'Return, with a line of words that runs across'], ...again, ...back],
    ...[660, 600, 540, 460, 400, 340].flatMap((y) => strip(y, 1)),
    ...strip(515, 1, [40, 500, 550]),
  );
  assert.deepEqual(lines, [
    ...read,
    'Total of the flights out | 420',
    'Return, with a line of words that runs across',
    ...read,
  ]);
});

test('a line below the heads alone tells where columns part whose cells stand as close as words', async () => {
  const trains = [
    ['1', 'LIVERPOOL', '10MAR27 0815', 'LONDON EUSTON', '10MAR27 1030', 'FIRST'],
    ['2', 'LONDON EUSTON', '14MAR27 1715', 'LIVERPOOL', '14MAR27 1930', 'STANDARD'],
  ];
  const starts = [
    [44, 104, 224, 304, 428, 506],
    [44, 104, 224, 304, 424, 502],
  ];
  const close = trains.flatMap((cells, i) =>
    cells.map((text, column): Placed => [starts[i]?.[column] ?? 0, 646 - 20 * i, text]),
  );
  const small = heads.map(([x, , text]): Placed => [x, 664, text, 8]);
  const lines = await print([...small, ...close], ...strip(658, 1));
  assert.deepEqual(
    lines.slice(-2),
    trains.map((cells) => cells.join(' | ')),
  );
});

test('rows of a form whose values are wrapped, a little further apart than their lines', async () => {
  const lines = await print([
    [40, 700, 'House'],
    [150, 700, 'Dar Zellij'],
    [40, 683, 'Address'],
    [150, 683, '17 derb Sidi'],
    [150, 669, 'Bouloukat'],
    [150, 655, '40000 Marrakech'],
    [40, 638, 'Telephone'],
    [150, 638, '+212 5 24 55 01 38'],
    [40, 621, 'Number of the'],
    [150, 621, 'DZ 70512'],
    [40, 607, 'house'],
    [40, 590, 'Nights'],
    [150, 590, '5'],
  ]);
  assert.deepEqual(lines, [
    'House | Dar Zellij',
    'Address | 17 derb Sidi Bouloukat / 40000 Marrakech',
    'Telephone | +212 5 24 55 01 38',
    'Number of the house | DZ 70512',
    'Nights | 5',
  ]);
});
