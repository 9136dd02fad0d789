import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// A table of one block for each booking: a title across it with the day, a row of cells, a remark across it.

const across = (text: string) => [text, '<', '<', '<'];
const out = [
  across('RAIL OUT  ·  Tuesday 05/10/2027'),
  ['LNER\ndirect train', 'London King’s Cross\ndep 10:00', 'Edinburgh Waverley\narr 14:20', 'Coach D\nSeat 31'],
  across('Collection reference 7FKQM2D4. Advance First, £128.50 one way.'),
];
const car = [
  across('CAR  ·  Enterprise Rent-A-Car'),
  ['Collect\n05/10/2027 at 15:00\nEdinburgh Haymarket', '<', 'Return\n07/10/2027 at 16:30\nEdinburgh Airport', '<'],
  across('Confirmation 1406627835 – Compact, Vauxhall Astra or similar – £171.36 total.'),
];
const back = (title: string) => [
  across(title),
  ['British Airways\nBA 8709', 'Edinburgh (EDI)\n18:20', 'London City (LCY)\n19:50', 'Seat 9F'],
  across('BA booking reference QN5WTB. Fare £142.77 with taxes. Hand baggage only.'),
];
const read = (...rows: string[][]) => readLetterOf([[['Traveller', 'Ms Rosalind Achterberg']], rows], '2027-09-17');

const train =
  'Train | LNER | London King’s Cross > Edinburgh Waverley | 2027-10-05T10:00 – 2027-10-05T14:20 | D/31 | 7FKQM2D4 | Rosalind Achterberg';
const flight =
  'Flight | BA 8709 | Edinburgh > London City | 2027-10-07T18:20 – 2027-10-07T19:50 | 9F | QN5WTB | Rosalind Achterberg';

for (const title of [
  'FLIGHT BACK  ·  Thursday 07/10/2027',
  'FLIGHT BACK   Thursday 7 October 2027',
  'Thursday 07/10/2027',
])
  test(`"${title}" across a table is the day of what is below, and not the one above`, async () => {
    assert.deepEqual(await read(...out, ...back(title)), [train, flight]);
  });

test('a train that goes by its company alone is read beside a car and a flight', async () => {
  const booked = await read(...out, ...car, ...back('FLIGHT BACK  ·  Thursday 07/10/2027'));
  assert.equal(booked.length, 3);
  assert.deepEqual([booked[0], booked[2]], [train, flight]);
});
