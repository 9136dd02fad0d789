import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Placed, pdf } from '../../testing/pdf.ts';
import { growTree } from './grow.ts';

// What stands side by side on a page, and where it ends.

async function print(pieces: Placed[]): Promise<string[]> {
  const { root } = await growTree({ bytes: pdf(pieces), contextDate: '2027-03-01' });
  const blocks = root.content.of === 'print' ? root.content.print.blocks : [];
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') return [block.text];
    if (block.kind === 'paragraph') return [block.lines.map(({ text }) => text).join(' / ')];
    return block.rows.map((row) => row.map(({ text }) => text.replaceAll('\n', ' / ')).join(' | '));
  });
}

const voucher: Placed[] = [
  [45, 750, 'Hotel:'],
  [158, 750, 'Machiya Kamogawa'],
  [45, 736, 'Address:'],
  [158, 736, '418 Tominokoji-dori'],
  [158, 723, 'Kyoto 604-8064, Japan'],
  [45, 709, 'Telephone:'],
  [158, 709, '+81 75 555 0128'],
  [45, 682, 'Hotel reference:'],
  [158, 682, 'MK-20117'],
  [45, 669, 'Guests:'],
  [158, 669, 'Dr Helena Strand'],
  [158, 655, 'Prof. Marcus Ihle'],
];

const agency: Placed[] = [
  [358, 743, 'Our file EJ-55120'],
  [358, 729, 'Issued on 6 October 2027'],
  [358, 703, 'Eastbound Journeys'],
  [358, 689, '27 Leazes Crescent'],
  [358, 675, 'Newcastle upon Tyne'],
  [358, 662, '+44 191 498 0264'],
];

test('labels and their values stay together beside a column that has nothing to do with them', async () => {
  const lines = await print([...voucher, ...agency]);
  assert.deepEqual(lines.slice(0, 5), [
    'Hotel: | Machiya Kamogawa',
    'Address: | 418 Tominokoji-dori / Kyoto 604-8064, Japan',
    'Telephone: | +81 75 555 0128',
    'Hotel reference: | MK-20117',
    'Guests: | Dr Helena Strand / Prof. Marcus Ihle',
  ]);
  assert.ok(lines.slice(5).join(' ').includes('27 Leazes Crescent'));
});

test('values in the letters of their head are no head of another form, and amounts below belong to none', async () => {
  const lines = await print([
    [45, 700, 'Departure'],
    [297, 700, 'Arrival'],
    [45, 684, '21h00', 15],
    [297, 684, '05h25 \\(+1\\)', 15],
    [45, 671, 'Saint-Denis Roland-Garros \\(RUN\\)'],
    [297, 671, 'Paris Charles-de-Gaulle \\(CDG\\)'],
    [297, 660, 'Terminal 2C'],
    [45, 620, 'Fare \\(2 adults\\)'],
    [496, 620, '1716.00 EUR'],
    [45, 605, 'Taxes'],
    [505, 605, '766.64 EUR'],
    [45, 590, 'Total'],
    [491, 590, '2482.64 EUR'],
  ]);
  assert.deepEqual(lines, [
    'Departure / 21h00 / Saint-Denis Roland-Garros (RUN)',
    'Arrival / 05h25 (+1) / Paris Charles-de-Gaulle (CDG) / Terminal 2C',
    'Fare (2 adults)    1716.00 EUR / Taxes    766.64 EUR / Total    2482.64 EUR',
  ]);
});
