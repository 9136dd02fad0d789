import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import type { Part } from '../../../../testing/word.ts';

// A table in a restaurant in the form that an office gives it, beside the journeys of an order.

const flight: Part[] = [
  'Traveller: Mr Paul Keller',
  { heading: 'Flights' },
  'Wednesday 20 October 2027, BA 762, London Heathrow (LHR) 08:00 – Madrid (MAD) 11:20',
  'Booking reference: KXKSLE',
];
const table = async (...parts: Part[]) =>
  (await readLetterOf([...flight, ...parts])).filter((line) => line.startsWith('Food'));
const expected = ['FoodEstablishment | The Salt Loft, Bristol | 2027-10-20T20:00 | for 4 | TQKZXJ | Paul Keller'];
const form = [
  ['Restaurant', 'The Salt Loft'],
  ['Address', '9 Quay Street, BS1 4JE Bristol'],
  ['Date', '20 October 2027'],
  ['Time', '20:00'],
  ['Guests', '4'],
  ['Reference', 'TQKZXJ'],
];

test('a form that says the restaurant and how many eat there is of a table, whatever stands over it', async () => {
  assert.deepEqual(await table(form), expected);
});

test('the same in lines, with colons or with tabs', async () => {
  for (const between of [': ', '\t', ' :\t'])
    assert.deepEqual(await table({ heading: 'Dinner' }, ...form.map((row) => row.join(between))), expected, between);
});

test('its number may come first, and what stands at the foot of the paper is none of it', async () => {
  const lines = [...form.slice(-1), ...form.slice(0, -1)].map((row) => row.join(': '));
  const foot = ['Loyalty card: 2201 8834 71', 'This message was sent to you automatically. Please do not reply.'];
  assert.deepEqual(await table({ heading: 'Dinner' }, ...lines, ...foot), expected);
});

test('a clock between the table and its house is no end of the sentence', async () => {
  assert.deepEqual(
    await table(
      'Your table is booked under reference TQKZXJ. On Wednesday 20 October 2027 a table for 4 is reserved at 8:00pm at The Salt Loft, 9 Quay Street, BS1 4JE Bristol.',
    ),
    expected,
  );
});
