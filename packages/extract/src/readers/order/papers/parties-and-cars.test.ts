import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingsOfWord, readWord } from '../../../../testing/word.ts';

const flight = [
  ['Flight', 'From', 'To', 'Ref.'],
  ['TP 1367', 'London Heathrow (LHR) Mon 8 March 2027 20:15', 'Lisbon (LIS) 23:10', 'H7K2PL'],
];

for (const head of [
  'Party: Joanna Priddle + Martin Ogden. The crew travels by itself.',
  'Tour 27-31 · Joanna Priddle and Martin Ogden · London to Lisbon · 8 March 2027',
])
  test(`who goes stands at the head of a sheet: ${head}`, async () => {
    const [first] = await bookingsOfWord('Travel sheet', head, flight);
    assert.deepEqual(
      first?.booking.travelers?.map(({ name }) => name),
      ['Joanna Priddle', 'Martin Ogden'],
    );
  });

test('a car of a firm fetches for an airport by its name', async () => {
  const told = await readWord(
    'Dear Mrs Ana Reis,',
    'A car from Bolt Direct (booking 31-4407) will collect you at Hotel Lindenhof at 13:15 on Friday 12 March 2027 for Zurich Airport.',
  );
  assert.deepEqual(told, ['Taxi Hotel Lindenhof Zurich Airport 2027-03-12T13:15 31-4407']);
});

test('an amount beside a guest is no number of the room', async () => {
  const bookings = await bookingsOfWord('Facture 27-31', [
    ['Voyageurs', 'M. Yann Le Bihan et Mme Sarah Abitbol'],
    [
      'Hébergement',
      'Hôtel Au Vieux Phare, 12 rue Haute, 29200 Brest\ndu 03/03/2027 au 05/03/2027, 2 nuits\nConfirmation HP-77021\nM. Le Bihan : 286,00\nMme Abitbol : 243,00',
    ],
  ]);
  assert.deepEqual(
    bookings.map(({ booking }) => booking.reference),
    ['HP-77021'],
  );
});
