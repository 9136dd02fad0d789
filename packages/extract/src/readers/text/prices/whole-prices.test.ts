import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf } from '../../../../testing/told.ts';
import { bookingsOfWord, type Part } from '../../../../testing/word.ts';

/** What each booking costs, and where its house is called. */
const read = async (...parts: Part[]) =>
  (await bookingsOfWord(...parts)).map(({ booking }) =>
    [
      booking.reference,
      booking.price ? `${booking.price.amount} ${booking.price.currency}` : '–',
      'place' in booking ? booking.place?.phone : undefined,
    ]
      .filter(Boolean)
      .join(' '),
  );

const flights: Part[] = [
  'Travel Authorization. Traveler: Gregory Lindqvist',
  [
    ['', 'Outbound', 'Return'],
    ['Flight', 'American Airlines AA 86', 'American Airlines AA 87'],
    ['From', 'Chicago O’Hare (ORD)', 'London Heathrow (LHR)'],
    ['Departure', '11/03/2027 6:10 PM', '11/29/2027 12:25 PM'],
    ['To', 'London Heathrow (LHR)', 'Chicago O’Hare (ORD)'],
    ['Arrival', '11/04/2027 7:20 AM', '11/29/2027 3:30 PM'],
    ['Airline locator', 'HVWQRM', '<'],
    ['Fare', 'USD 4,318.55 total, refundable, ticket 0012255508841', '<'],
  ],
];

const hotel = (price: string): Part[] => [
  [
    ['Hotel', 'Keelman’s Wharf Hotel\n31 Close Stairs, Newcastle upon Tyne NE1 3RE\n0191 498 0127'],
    ['Stay', '04/11/2027 to 07/11/2027, 3 nights'],
    ['Confirmation number', 'KW-600914'],
    ['Price', price],
  ],
];

test('a fare that may be refunded is what it costs, and what is given back is not', async () => {
  assert.deepEqual(await read(...flights), ['HVWQRM 4318.55 USD', 'HVWQRM 4318.55 USD']);
});

test('behind the sign of what adds up stands the price, in front of it that of one night', async () => {
  for (const price of ['3 × £134.00 = £402.00, breakfast included', '3 nights: £402.00'])
    assert.deepEqual(
      await read('Travel order for Ms Amara Nwosu', ...hotel(price)),
      ['KW-600914 402.00 GBP 0191 498 0127'],
      price,
    );
});

test('an amount that says for which of the things it is', async () => {
  const letter = (price: string) =>
    read(
      'Joining instructions for Amara Nwosu. Your train: LNER, Tue 9 Nov 2027, London King’s Cross 10:00 – Newcastle 12:51, booking reference 7WTD4KZP, £148.60.',
      { heading: 'HOTEL' },
      'Keelman’s Wharf Hotel\n31 Close Stairs, Newcastle upon Tyne NE1 3RE',
      '2 single rooms under one booking, KW-600914\nCheck-in: Tuesday 9 November 2027 after 14:00\nCheck-out: Wednesday 10 November 2027 before 10:30',
      price,
    );
  assert.ok((await letter('£196.00 for both rooms, breakfast included')).includes('KW-600914 196.00 GBP'));
  assert.ok((await letter('£12.00 for the breakfast')).includes('KW-600914 –'));
});

test('what an amount includes is no part of it, and a fee is one', async () => {
  const hire = async (price: string) => {
    const [found] = await readPage(
      `<h1>Rental voucher</h1>${tableOf(`Supplier | Thrifty
Confirmation number | TN20771845
Pick-up | Auckland Airport, 18/01/2028 at 09:30
Drop-off | Wellington Airport, 27/01/2028 at 16:00
${price}`)}`,
    );
    return found?.booking.price?.amount;
  };
  assert.equal(await hire('Prepaid total | NZD 1,128.60 including one-way fee and GST'), '1128.60');
  assert.equal(await hire('Total | NZD 1,128.60 incl. one-way fee'), '1128.60');
  assert.equal(await hire('Total one-way fee | NZD 128.60'), undefined);
});

test('of two amounts the price is the one that is so many times what each costs', async () => {
  const order = [
    'Bénéficiaires : Dr Ségolène Moutardier, Dr Kofi Adjei',
    [
      ['Date', '03.06.27'],
      ['Vol', 'LH 1077'],
      ['Départ', 'Lyon (LYS) 09:45'],
      ['Arrivée', 'Francfort (FRA) 11:05'],
    ],
    'Billets d’avion Lufthansa, dossier 6QHZ3E',
  ];
  for (const price of [
    'Soit par praticien : 386,45 € ; pour les deux : 772,90 € TTC, taxes d’aéroport comprises.',
    'Tarif total : 386,45 € par agent, 772,90 € pour les deux',
    'Price per delegate: EUR 386.45; for both: EUR 772.90',
  ])
    assert.deepEqual(await read(...order, price), ['6QHZ3E 772.90 EUR'], price);
});
