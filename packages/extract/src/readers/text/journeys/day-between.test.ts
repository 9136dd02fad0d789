import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

// No journey has its day from above the title of another.

test('a row goes on under a title of its own, however the title words it', async () => {
  const rows = (title: string) => [
    ['ALLER – lundi 8 février', '<', '<', '<'],
    ['AF 344', 'Paris Charles de Gaulle (CDG)', 'Montréal Trudeau (YUL)', '10 h 50 / 12 h 30'],
    ['RETOUR – vendredi 12 février', '<', '<', '<'],
    ['AF 345', 'Montréal Trudeau (YUL)', 'Paris Charles de Gaulle (CDG)', '20 h 15 / 9 h 10 le samedi 13 février'],
    [title, '<', '<', '<'],
    ['AF 7628', 'Paris Charles de Gaulle (CDG)', 'Bordeaux Mérignac (BOD)', '12 h 35 / 13 h 50'],
  ];
  for (const title of [
    'RETOUR (suite) – samedi 13 février',
    'Dernier vol, puis taxi : samedi 13 février 2027',
    'Correspondance : 13 février 2027',
  ])
    assert.deepEqual(
      await readWord('Bon de commande du 4 janvier 2027. Voyageuse : Mme Inès DUBOURDIEU. Dossier 4ZKQ7N', rows(title)),
      [
        'AF344 CDG YUL 2027-02-08T10:50 2027-02-08T12:30 4ZKQ7N',
        'AF345 YUL CDG 2027-02-12T20:15 2027-02-13T09:10 4ZKQ7N',
        'AF7628 CDG BOD 2027-02-13T12:35 2027-02-13T13:50 4ZKQ7N',
      ],
    );
});

test('a flight is not on the day of the one before it, with the title of its own day between', async () => {
  const [out, back] = [
    'Loganair LM 585, Birmingham (BHX) to Inverness (INV), departs 10:25, arrives 12:00. Booking reference T6HW4N.',
    'easyJet U2 494, Glasgow (GLA) to Birmingham (BHX), departs 18:05, arrives 19:15. Booking reference K8ZQ1RP.',
  ];
  const read = (ship: string) =>
    readWord(
      ['For Ms Rosalind Achterberg, 6 April 2027', 'Day 1 – Monday 7 June 2027', out, 'Day 4 – Thursday 10 June 2027']
        .concat(ship, back)
        .join('\n'),
      [],
    );
  assert.deepEqual(
    (await read('Ferry with CalMac, ship Loch Seaforth: leaves Stornoway 07:00, arrives Ullapool 09:30.')).filter(
      (one) => one.startsWith('U2'),
    ),
    ['U2494 GLA BHX 2027-06-10T18:05 2027-06-10T19:15 K8ZQ1RP'],
  );
});

test('a connection after midnight keeps the day that it says itself', async () => {
  assert.deepEqual(
    await readWord('Order of 3 May 2027. Traveller: Ms Ana Reis. Booking reference Q7WXNP', [
      ['Monday 14 June 2027', '<', '<', '<'],
      ['BA 604', 'London Heathrow (LHR)', 'Bergen (BGO)', '08:10 – 11:05'],
      ['Thursday 17 June 2027', '<', '<', '<'],
      ['BA 605', 'Bergen (BGO)', 'London Heathrow (LHR)', '18 June 2027, 00:20 – 01:35'],
    ]),
    [
      'BA604 LHR BGO 2027-06-14T08:10 2027-06-14T11:05 Q7WXNP',
      'BA605 BGO LHR 2027-06-18T00:20 2027-06-18T01:35 Q7WXNP',
    ],
  );
});
