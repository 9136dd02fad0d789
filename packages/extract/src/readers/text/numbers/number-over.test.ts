import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

// A number across the table is of the rows below it or of the row above it: where the first and the last stand tells.

const head = ['Flight', 'Date', 'From', 'To', 'Times'];
const [out, back, other] = [
  ['4Z 905', 'Tue 10 Aug 2027', 'Johannesburg (JNB)', 'Cape Town (CPT)', '07:00 – 09:10'],
  ['FA 242', 'Thu 12 Aug 2027', 'Cape Town (CPT)', 'Johannesburg (JNB)', '16:10 – 18:05'],
  ['4Z 646', 'Fri 13 Aug 2027', 'Cape Town (CPT)', 'Durban (DUR)', '11:35 – 13:35'],
];
const across = (text: string) => [text, '<', '<', '<', '<'];
const told = [
  '4Z905 JNB CPT 2027-08-10T07:00 2027-08-10T09:10 9WDFM3',
  'FA242 CPT JNB 2027-08-12T16:10 2027-08-12T18:05 LQT8ZV',
  '4Z646 CPT DUR 2027-08-13T11:35 2027-08-13T13:35 9WDFP7',
];
const read = async (rows: string[][]) =>
  (await readWord('Order of 5 January 2027. Travellers: Ms Thandeka Mabaso, Mr Pieter Loubscher', rows)).sort(byDay);
const byDay = (a: string, b: string) => (a.split(' ')[3] ?? '').localeCompare(b.split(' ')[3] ?? '');

test('numbers over the rows are of the rows below them', async () => {
  const rows = [
    head,
    across('Both travellers · Airlink · locator 9WDFM3'),
    out,
    across('Thandeka Mabaso · FlySafair · locator LQT8ZV'),
    back,
    across('Pieter Loubscher · Airlink · locator 9WDFP7'),
    other,
  ];
  assert.deepEqual(await read(rows), told);
});

test('a number over two rows is of both, and the next of what stands below it', async () => {
  const rows = [head, across('Booking 9WDFM3, two adults'), out, back, across('Booking 9WDFP7, one adult'), other];
  assert.deepEqual(await read(rows), [told[0], told[1]?.replace('LQT8ZV', '9WDFM3'), told[2]]);
});

test('numbers under the rows are of the rows above them', async () => {
  const rows = [
    head,
    out,
    across('Airlink · locator 9WDFM3'),
    back,
    across('FlySafair · locator LQT8ZV'),
    other,
    across('Airlink · locator 9WDFP7'),
  ];
  assert.deepEqual(await read(rows), told);
});
