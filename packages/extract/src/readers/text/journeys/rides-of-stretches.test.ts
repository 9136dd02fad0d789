import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

// Of journeys side by side one has no number: what it is stands in its own column.

const table = ([by, ship]: readonly [string, string], [from, to]: readonly [string, string]) => [
  ['', 'Leg 1', 'Leg 2', 'Leg 3'],
  ['By', 'Air, Finnair', by, 'Air, SAS'],
  ['Flight / ship', 'AY 1332', ship, 'SK 525'],
  ['Booking', '2VQXH8', '19306627', 'UWK4PD'],
  ['From', 'London Heathrow (LHR)', from, 'Stockholm Arlanda (ARN)'],
  ['To', 'Helsinki Vantaa (HEL)', to, 'London Heathrow (LHR)'],
  ['Leaves', 'Tue 8 June 2027 10:20', 'Thu 10 June 2027 17:00', 'Sat 12 June 2027 16:20'],
  ['Arrives', 'Tue 8 June 2027 15:15', 'Fri 11 June 2027 09:45', 'Sat 12 June 2027 18:05'],
  ['Cost', 'GBP 164.20', 'EUR 118.00', 'GBP 139.80'],
];
const read = async (...[ride, ends]: Parameters<typeof table>) =>
  (await readWord('Travel order of 4 January 2027. Traveller: Mr Callum Dunstanville', table(ride, ends))).sort();
const flights = [
  'AY1332 LHR HEL 2027-06-08T10:20 2027-06-08T15:15 2VQXH8',
  'SK525 ARN LHR 2027-06-12T16:20 2027-06-12T18:05 UWK4PD',
];

test('a ship without a number between two flights', async () => {
  assert.deepEqual(await read(['Sea, Tallink Silja', 'Silja Serenade'], ['Helsinki', 'Stockholm']), [
    flights[0],
    'Boat Helsinki Stockholm 2027-06-10T17:00 2027-06-11T09:45 19306627',
    flights[1],
  ]);
  assert.deepEqual(await read(['Ferry, Viking Line', ''], ['Helsinki', 'Stockholm']), [
    flights[0],
    'Boat Helsinki Stockholm 2027-06-10T17:00 2027-06-11T09:45 19306627',
    flights[1],
  ]);
});

test('what says not what it is stays open', async () => {
  assert.deepEqual(await read(['Own arrangement', ''], ['Helsinki', 'Stockholm']), flights);
});
