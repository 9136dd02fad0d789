import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mail } from '../testing/mail.ts';
import { toldWithNumbers } from '../testing/told.ts';
import { extract } from './index.ts';

const head = 'Voyages Lindner – Your travel programme\nOur file: 412230\nTraveller: Anne Moreau';
const rows = [
  ['Date', 'Service', 'Details', 'Reference'],
  ['13 November 2027', 'Flight', 'SK 838', 'Paris CDG (CDG) 09:40 – Oslo (OSL) 12:05', 'QWKZTR'],
  [
    '13 November 2027',
    'Hotel',
    'Hotel Nordlys',
    'Storgata 12, 0184 Oslo',
    '13 November 2027 to 16 November 2027',
    '81105055',
  ],
  ['14 November 2027', 'Dinner', 'Restaurant Kystens', 'Strandgata 4, 0184 Oslo', 'Table for 2 at 19:30', 'RTPLKZ'],
  ['16 November 2027', 'Transfer', 'Fjord Cars', 'Hotel Nordlys – Oslo Airport', 'Pick-up at 08:15', 'DLEYJJ'],
];
const read = async (list: string[][]) => {
  const body = [head, ...list.map((row) => row.join('\n'))].join('\n\n');
  const result = await extract(mail({ from: 'Voyages Lindner <trips@lindner.example>', body }), {
    contextDate: '2027-01-05',
  });
  return { told: toldWithNumbers(result.reservations), doubts: result.doubts.map(({ code }) => code) };
};
const [flight, hotel, dinner, taxi] = [
  'SK838 CDG OSL 2027-11-13T09:40 2027-11-13T12:05 QWKZTR',
  'Lodging Hotel Nordlys 2027-11-13 2027-11-16 81105055',
  'FoodEstablishment Kystens 2027-11-14T19:30 RTPLKZ',
  'Taxi Hotel Nordlys Oslo Airport 2027-11-16T08:15 DLEYJJ',
];

test('each row has the number at its end, and none that of the file or of another row', async () => {
  assert.deepEqual(await read(rows), { told: [flight, hotel, dinner, taxi].sort(byDay), doubts: [] });
});

test('an entry that is not understood raises a doubt, and is none of what stands beside it', async () => {
  const vague = ['16 November 2027', 'Transfer', 'as discussed by telephone', 'DLEYJJ'];
  const { told, doubts } = await read([...rows.slice(0, 4), vague]);
  assert.deepEqual(told, [flight, hotel, dinner].sort(byDay));
  assert.deepEqual(doubts, ['booking-not-understood']);
});

const dayOf = (line: string) => /\d{4}-\d\d-\d\d/.exec(line)?.[0] ?? '';
const byDay = (a: string, b: string) => dayOf(a).localeCompare(dayOf(b));
