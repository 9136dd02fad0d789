import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Placed, pdf } from '../../testing/pdf.ts';
import { extract } from '../index.ts';
import { growTree } from './grow.ts';

/** A ticket for each who travels, a page each, whose captions stand where the head of a page stands. */
const ticket = (name: string, seat: string): Placed[] => [
  [40, 790, 'MERIDIAN RAIL', 16],
  [40, 752, 'Passenger', 8],
  [300, 752, 'Booking reference', 8],
  [40, 738, name, 12],
  [300, 738, 'SKQW7T', 12],
  ...['From', 'To'].map((text, i): Placed => [40 + 260 * i, 700, text, 8]),
  ...['London St Pancras', 'Paris Gare du Nord'].map((text, i): Placed => [40 + 260 * i, 686, text, 12]),
  ...['Date', 'Departs', 'Arrives', 'Train', 'Coach', 'Seat'].map((text, i): Placed => [40 + 80 * i, 650, text, 8]),
  ...['08 Sep 2027', '10:24', '13:47', '9018', '11', seat].map((text, i): Placed => [40 + 80 * i, 636, text, 12]),
];
const file = pdf(ticket('Imogen Parr', '32'), ticket('Callum Parr', '33'));

test('a caption over another value on each page is none of the page’s head, which is read once', async () => {
  const { root } = await growTree({ bytes: file, contextDate: '2027-03-01' });
  const text = root.content.of === 'print' ? root.content.print.text : '';
  const times = (word: string) => text.split(word).length - 1;
  assert.deepEqual([times('MERIDIAN RAIL'), times('Passenger'), times('Booking reference')], [1, 2, 2]);
});

test('a page for each who travels names all of them and their seats', async () => {
  const { reservations } = await extract(file, { fileName: 'ticket.pdf', contextDate: '2027-03-01' });
  const [only, more] = reservations.map(({ booking }) => booking);
  assert.equal(more, undefined);
  assert.deepEqual(
    only?.travelers?.map(({ name }) => name),
    ['Imogen Parr', 'Callum Parr'],
  );
  assert.deepEqual(
    only?.seats?.map(({ number }) => number),
    ['32', '33'],
  );
});
