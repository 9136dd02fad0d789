import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Placed, pdf } from '../../testing/pdf.ts';
import { growTree } from './grow.ts';

async function titles(pieces: Placed[]): Promise<string[]> {
  const { root } = await growTree({ bytes: pdf(pieces), contextDate: '2027-03-01' });
  const blocks = root.content.of === 'print' ? root.content.print.blocks : [];
  return blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
}

const table: Placed[] = [
  [50, 780, 'Train', 9],
  [300, 780, 'ICE 5035', 9],
  [50, 764, 'From', 9],
  [300, 764, 'Hamburg Hbf', 9],
  [50, 748, 'To', 9],
  [300, 748, 'Berlin Hbf', 9],
];
const below: Placed[] = [
  [50, 705, 'Lindenstrasse 14, 80331 Munich', 10],
  [50, 690, 'Check-in: 7 May 2027', 10],
  [50, 676, 'Check-out: 9 May 2027', 10],
];

test('a line in larger letters below a table begins another part, with its number or its day', async () => {
  for (const title of ['2. Hotel', '2027-05-07 - Hotel', 'Hotel'])
    assert.deepEqual(await titles([...table, [50, 722, title, 14], ...below]), [title]);
});

test('a last cell in the letters of its table is none', async () => {
  assert.deepEqual(await titles([...table, [50, 732, '2. Klasse', 9], ...below]), []);
});

test('the town below its street is no title of the table below them', async () => {
  const address: Placed[] = [
    [50, 730, 'Seaside Terraces', 14],
    [50, 712, 'Rua do Sol 14', 10],
    [50, 698, '1100 Lisbon', 10],
  ];
  const days: Placed[] = ['Arrival', '7 May 2027', 'from 14:00'].flatMap((text, at): Placed[] => [
    [50, 676 - 12 * at, text, 9],
    [300, 676 - 12 * at, text.replace('Arrival', 'Departure').replace('7', '9').replace('from 14', 'until 11'), 9],
  ]);
  assert.deepEqual(await titles([...table.map(([x, y, text]): Placed => [x, y + 20, text, 9]), ...address, ...days]), [
    'Seaside Terraces',
  ]);
});
