import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mail } from '../../../../testing/mail.ts';
import { toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../extract.ts';

// Mails that small houses, drivers and boats write by hand, received on 2 March 2027.

const bookingsOf = async (body: string) => (await extract(mail({ body }), { contextDate: '2027-03-02' })).reservations;
const read = async (body: string) => toldInFull(await bookingsOf(body));

test('the way back of a boat whose ports no list has ends where the way there began', async () => {
  assert.deepEqual(
    await read(
      'Votre traversée est réservée :\nMatane - Baie-Comeau, mardi 13 avril 2027, départ 8 h, arrivée 10 h 20, navire F.-A.-Gauthier\nRetour Baie-Comeau - Matane, jeudi 15 avril 2027, départ 17 h, arrivée 19 h 20\nNuméro de réservation : 771204',
    ),
    [
      'Boat | F.-A.-Gauthier | Matane > Baie-Comeau | 2027-04-13T08:00 – 2027-04-13T10:20 | 771204',
      'Boat | Baie-Comeau > Matane | 2027-04-15T17:00 – 2027-04-15T19:20 | 771204',
    ],
  );
  const sailings = (day: string) => [
    'Boat | Rossaveal > Inis Mór | 2027-04-14T10:30 – 2027-04-14T11:10 | IF-20931',
    `Boat | Inis Mór > Rossaveal | ${day}T17:00 – ${day}T17:40 | IF-20931`,
  ];
  assert.deepEqual(
    await read(
      'All booked for the island on Wednesday 14 April. The ferry leaves Rossaveal at 10.30am and gets to Inis Mór at 11.10am; coming home it’s the 5.00pm from Inis Mór, back in Rossaveal at 5.40pm the same day.\nBooking reference IF-20931.',
    ),
    sailings('2027-04-14'),
  );
  assert.deepEqual(
    await read(
      'The ferry leaves Rossaveal at 10.30am on Wednesday 14 April and gets to Inis Mór at 11.10am. You come back on Thursday 15 April on the 5.00pm from Inis Mór, and are back in Rossaveal at 5.40pm.\nBooking reference IF-20931.',
    ),
    sailings('2027-04-15'),
  );
});

test('a coach without a number is told in a sentence or in a line', async () => {
  const galway = 'Bus | Galway Coach Station > Dublin Airport | 2027-04-16T06:15 – 2027-04-16T08:45 | 14 | CL-77180';
  assert.deepEqual(
    await read(
      'Your bus leaves Galway Coach Station at 06:15 on Friday 16 April 2027 and gets to Dublin Airport at 08:45. Seat 14.\nBooking ref CL-77180.',
    ),
    [galway],
  );
  assert.deepEqual(
    await read(
      'Hi Orla\n\nCoach booked: Galway Coach Station 06:15 to Dublin Airport 08:45, Friday 16 April 2027, seat 14.\nBooking ref CL-77180.',
    ),
    [`${galway}`],
  );
  assert.deepEqual(
    await read(
      'Votre autocar part de Lyon Perrache vendredi 16 avril 2027 à 6h15 et arrive à Genève Aéroport à 8h45, place 14.\nRéservation CL-77180.',
    ),
    ['Bus | Lyon Perrache > Genève Aéroport | 2027-04-16T06:15 – 2027-04-16T08:45 | 14 | CL-77180'],
  );
});

test('un chauffeur dit où il vient vous chercher, et pour où', async () => {
  for (const said of [
    'je viens vous chercher jeudi 15 avril à 5h30 au 24 avenue Louise à Bruxelles pour l’aéroport de Zaventem.',
    'on passe vous prendre le jeudi 15 avril à 5h30 au 24 avenue Louise à Bruxelles, direction l’aéroport de Zaventem.',
  ])
    assert.deepEqual(await read(`C’est noté : ${said}\nVotre réservation : TB-2207\n\nTaxis du Cinquantenaire`), [
      'Taxi | 24 avenue Louise à Bruxelles > aéroport de Zaventem | 2027-04-15T05:30 | TB-2207',
    ]);
});

const house = '\n\nHôtel de la Treille\nRue de la Treille 6\n1950 Sion';
const priced: [string, string | undefined][] = [
  ['soit 3 nuits à 120 CHF, petit déjeuner compris', undefined],
  ['3 nuits à 120 CHF', undefined],
  ['total : 3 nuits à CHF 120', undefined],
  ['2 chambres à 98 €, petit déjeuner inclus', undefined],
  ['three nights at £95', undefined],
  ['3 nuits à 120 CHF, soit 360 CHF', '360 CHF'],
  ['3 nuits à 120 CHF = CHF 360', '360 CHF'],
  ['3 nuits à 120 CHF, en tout 360 CHF', '360 CHF'],
  ['3 nights at £95, so £285 altogether', '285 GBP'],
  ['le prix est de 360 CHF pour 3 nuits', '360 CHF'],
];
for (const [said, expected] of priced)
  test(`what each night costs is no total: ${said}`, async () => {
    const [stay] = await bookingsOf(
      `Nous confirmons votre réservation n° 27-118, une chambre du lundi 5 au jeudi 8 avril 2027, ${said}.${house}`,
    );
    const price = stay?.booking.price;
    assert.equal(price && `${price.amount} ${price.currency}`, expected);
  });

test('who signs for the house is no guest', async () => {
  const [stay] = await read(
    'We are pleased to confirm the booking in favour of Mr. Anand Krishnan from 12th April 2027 to 14th April 2027 (02 nights) in our Executive Room.\nConfirmation No. RGK/2027/1183\n\nThanks & regards,\nFor Royal Garden Kochi\nSuresh Menon\nFront Office Manager\nRoyal Garden Kochi, MG Road, Kochi 682016, Kerala, India',
  );
  assert.equal(stay, 'Lodging | Royal Garden Kochi, Kochi | 2027-04-12 – 2027-04-14 | RGK/2027/1183 | Anand Krishnan');
});

test('a state before the code is not the town', async () => {
  const [stay] = await read(
    'You’re all set! Queen room for 3 nights, check in Monday April 12, 2027 after 3 pm, check out Thursday April 15 by 11 am.\nConfirmation # ML20714\n\nMaple Lodge\n220 Main Street\nBanff, AB T1L 1B4',
  );
  assert.equal(stay, 'Lodging | Maple Lodge, Banff | 2027-04-12T15:00 – 2027-04-15T11:00 | ML20714');
});

test('a house in a street without a number, in a town of several words', async () => {
  const [stay] = await read(
    'That’s you booked in for three nights from Friday 16th April, leaving Monday 19th. The room is £80 a night.\nYour ref is BR114.\n\nBest wishes\nMoira & Alec Sinclair\nBraeview B&B\nStation Road\nKyle of Lochalsh IV40 8AE',
  );
  assert.equal(stay, 'Lodging | Braeview B&B, Kyle of Lochalsh | 2027-04-16 – 2027-04-19 | BR114');
});

test('dollars are whose letters stand behind them', async () => {
  const [flight] = await bookingsOf(
    'Votre vol AC 123, mardi 13 avril 2027, Montréal (YUL) 8 h 15 – Toronto (YYZ) 9 h 40\nDossier 7KQ2ZD. Total payé : 168,44 $ CA, taxes incluses',
  );
  assert.deepEqual(flight?.booking.price, { amount: '168.44', currency: 'CAD' });
});
