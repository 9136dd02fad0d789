import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// What letters and programmes say of houses, drivers and of whom they are for.

test('a title of one word in front of a sentence is not the house that the sentence names', async () => {
  for (const [sentence, house, town] of [
    [
      'L’hôtel. Une chambre calme vous attend pour deux nuits à l’Albergo della Darsena, Via Vigevano 38, 20144 Milano, du 19 au 21 octobre 2027, numéro de réservation AD 3391.',
      'Albergo della Darsena',
      'Milano',
    ],
    [
      'Hotel. Two singles at the Pensione Borgo Allegro, Via dei Serragli 118, 50124 Firenze, reservation AD 3391, from 19 to 21 October 2027.',
      'Pensione Borgo Allegro',
      'Firenze',
    ],
    [
      'The hotel. You stay at Linden House, 21 Sussex Mews, London W2 2UD, from 19 to 21 October 2027, reservation AD 3391.',
      'Linden House',
      'London',
    ],
  ] as const)
    assert.deepEqual(
      await readLetterOf(['Travellers: Ms Corinne Jaquier', 'Your order is confirmed.', sentence]),
      [`Lodging | ${house}, ${town} | 2027-10-19 – 2027-10-21 | AD 3391 | Corinne Jaquier`],
      sentence,
    );
});

test('where one eats is no hotel, and has its own table', async () => {
  const read = await readLetterOf([
    'Travellers: Ms Corinne Jaquier',
    'Your order is confirmed.',
    'Dinner with the lenders. Friday 5 March 2027, 20:00, Trattoria Il Cardo, Piazza del Carmine 14, 50124 Firenze. Table for 5, reference IC-405.',
  ]);
  assert.deepEqual(read, [
    'FoodEstablishment | Trattoria Il Cardo, Firenze | 2027-03-05T20:00 | for 5 | IC-405 | Corinne Jaquier',
  ]);
});

test('a state before its code is no town, whether anybody knows the town or not', async () => {
  for (const [line, town] of [
    ['1290 Mountain Road, Stowe, VT 05672', 'Stowe'],
    ['1290 Mountain Road, Moab, UT 84532', 'Moab'],
    ['21 rue du Bateau-Passeur, Tadoussac (Québec) G0T 2A0', 'Tadoussac'],
  ] as const)
    assert.deepEqual(
      await readLetterOf([
        'Traveler: Mr. Raymond Hallworth. Your stay is confirmed.',
        [
          ['Hotel', 'Maple Gate Inn'],
          ['Address', line],
          ['Check-in', 'October 9, 2027'],
          ['Check-out', 'October 11, 2027'],
          ['Confirmation number', 'MG-2291'],
        ],
      ]),
      [`Lodging | Maple Gate Inn, ${town} | 2027-10-09 – 2027-10-11 | MG-2291 | Raymond Hallworth`],
      line,
    );
});

test('rooms in rows below a house that says the days above them', async () => {
  for (const heads of [
    ['Guest', 'Room', 'Confirmation no.', 'Total'],
    ['Voyageur', 'Chambre', 'N° de confirmation', 'Prix'],
  ])
    assert.deepEqual(
      await readLetterOf([
        'Travellers: Dr Henrike Baumgartner, Mr Florian Seidl. The order is confirmed.',
        { heading: 'Hotel' },
        'The Printer’s Loft Chicago, 640 South Dearborn Walk, Chicago, IL 60605, USA',
        'Check-in 8 June 2027, 16:00 – check-out 11 June 2027, 11:00',
        [
          heads,
          ['Dr Baumgartner', 'King', 'PLC-88120', 'USD 1,076.40'],
          ['Mr Seidl', 'Queen', 'PLC-88121', 'USD 986.10'],
        ],
      ]),
      ['88120 | Henrike Baumgartner', '88121 | Florian Seidl'].map(
        (end) => `Lodging | The Printer’s Loft Chicago, Chicago | 2027-06-08T16:00 – 2027-06-11T11:00 | PLC-${end}`,
      ),
      heads[0],
    );
});

test('drivers of one voucher, each told in a row of a programme', async () => {
  for (const [from, to, word] of [
    ['From', 'to', 'Private transfer'],
    ['De', 'à', 'Transfert privé'],
  ] as const)
    assert.deepEqual(
      await readLetterOf([
        'Traveller: Mr Samir Haddad. The order is confirmed.',
        'Transfers by Muttrah Limousine, voucher MLT-3307 (AED 286.00 for both)',
        [
          ['Time', 'What', 'Details'],
          ['Sunday, 16 January 2028', '<', '<'],
          ['11:30', word, `${from} Muscat International Airport ${to} Corniche House`],
          ['12:30', 'Lunch', 'at your own expense'],
          ['Wednesday, 19 January 2028', '<', '<'],
          ['18:45', word, `${from} Corniche House ${to} Muscat International Airport`],
        ],
      ]),
      [
        'Taxi | Muscat International Airport > Corniche House | 2028-01-16T11:30 | MLT-3307 | Samir Haddad',
        'Taxi | Corniche House > Muscat International Airport | 2028-01-19T18:45 | MLT-3307 | Samir Haddad',
      ],
      word,
    );
});

test('a journey is of all whom a memo is for, and of the agent whom an office sends', async () => {
  const rows = [
    ['Flight', 'LH 1073'],
    ['Date', '11 January 2027'],
    ['From', 'Lyon (LYS)'],
    ['To', 'Francfort (FRA)'],
    ['Departure', '10:20'],
    ['Arrival', '11:45'],
    ['Booking reference', '7T4KDW'],
  ];
  const flight = 'Flight | LH 1073 | Lyon > Francfort | 2027-01-11T10:20 – 2027-01-11T11:45 | 7T4KDW';
  assert.deepEqual(
    await readLetterOf([
      'INTERNAL MEMO',
      [
        ['To', 'Beatrice Holloway, Samuel Adeyemi'],
        ['From', 'Joanna Tring, Collections Office'],
        ['Date', '5 January 2027'],
      ],
      'Everything is confirmed.',
      rows,
      'Dinner is at your own expense, in the name of Beatrice Holloway.',
    ]),
    [`${flight} | Beatrice Holloway + Samuel Adeyemi`],
  );
  assert.deepEqual(
    await readLetterOf([
      { heading: 'Feuille de route – mission M26-2214' },
      [
        ['Agent', 'FAUCHERY Bastien – laboratoire de volcanologie'],
        ['Objet', 'Réunion du consortium'],
      ],
      'Réservation confirmée.',
      rows,
    ]),
    [`${flight} | Bastien FAUCHERY`],
  );
  assert.deepEqual(
    await readLetterOf([
      [
        ['Agent', 'Sophie Martin'],
        ['Agency', 'Cap Horizon'],
      ],
      'Your booking is confirmed.',
      rows,
    ]),
    [flight],
  );
});
