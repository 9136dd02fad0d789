import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Flights and trains in one table, and below it whose number is which.

const numbersOf = (lines: readonly string[]) => lines.map((line) => line.split(' | ').at(-2)).join(' ');

const rows = [
  ['Date', 'Service', 'From', 'To', 'Dep', 'Arr'],
  ['8 March 2027', 'BA 304', 'London Heathrow', 'Paris CDG', '07:20', '09:40'],
  ['8 March 2027', 'TGV INOUI 8443', 'Paris Montparnasse', 'Bordeaux Saint-Jean', '12:02', '14:15'],
  ['11 March 2027', 'BA 367', 'Bordeaux', 'London Heathrow', '10:55', '11:40'],
];
for (const foot of [
  'References: British Airways KQ7TRM (both flights); SNCF ZPLWQH.',
  'Booking references: flights KQ7TRM, train ZPLWQH',
  'Airline locator KQ7TRM. Rail booking ZPLWQH.',
  'Tickets: flights under KQ7TRM; the train under ZPLWQH.',
])
  test(`numbers of flights and trains below their table: ${foot}`, async () => {
    const read = await readLetterOf(['ITINERARY for Mr Paul Denham', rows, foot]);
    assert.equal(numbersOf(read), 'KQ7TRM ZPLWQH KQ7TRM');
  });

const trajets = [
  ['Date', 'Transport', 'Départ', 'Arrivée'],
  ['08/03/2027', 'TGV INOUI 6607', 'Paris Gare de Lyon 08h00', 'Lyon Part-Dieu 10h04'],
  ['08/03/2027', 'Vol AF 7601', 'Lyon (LYS) 12h10', 'Toulouse (TLS) 13h20'],
  ['10/03/2027', 'Vol AF 6115', 'Toulouse (TLS) 18h00', 'Paris Orly (ORY) 19h15'],
];
for (const foot of [
  'Dossier train : RQT5KM – dossier avion : 6WDQ3M.',
  'Vols : dossier Air France 6WDQ3M ; train : dossier SNCF RQT5KM.',
  'Réservations : train RQT5KM / avion 6WDQ3M',
])
  test(`numéros des vols et des trains sous leur tableau : ${foot}`, async () => {
    const read = await readLetterOf(['ORDRE DE MISSION', 'Missionnaire : Mme Claire Vautrin', trajets, foot]);
    assert.equal(numbersOf(read), 'RQT5KM 6WDQ3M 6WDQ3M');
  });

test('an airline’s number below is no train’s', async () => {
  const read = await readLetterOf(['ITINERARY for Mr Paul Denham', rows, 'References: British Airways KQ7TRM']);
  assert.doesNotMatch(read.find((line) => line.startsWith('Train')) ?? '', /KQ7TRM/);
});

const trains = [
  ['Date', 'Train', 'From', 'To', 'Dep', 'Arr'],
  ['9 March 2027', 'EC 313', 'Zürich HB', 'Milano Centrale', '09:33', '12:50'],
  ['9 March 2027', 'Frecciarossa 9537', 'Milano Centrale', 'Firenze S. M. Novella', '14:10', '16:04'],
  ['12 March 2027', 'EC 320', 'Milano Centrale', 'Zürich HB', '13:10', '16:27'],
];
for (const foot of [
  'EC trains: SBB order 844120963, 1st class. Frecciarossa: Trenitalia PNR K7LQ2D, Business.',
  'Frecciarossa under K7LQ2D; EC trains under 844120963.',
  'EC: commande CFF 844120963. Frecciarossa: dossier Trenitalia K7LQ2D.',
])
  test(`numbers of two railways below their table: ${foot}`, async () => {
    const read = await readLetterOf(['ITINERARY for Mr Paul Denham', trains, foot]);
    assert.equal(numbersOf(read), '844120963 K7LQ2D 844120963');
  });

for (const foot of ['BA flights: reference KQ7TRM. AF flight: reference 6WDQ3M.', 'References: BA KQ7TRM ; AF 6WDQ3M'])
  test(`numbers of two airlines by their codes, below their table: ${foot}`, async () => {
    const read = await readLetterOf([
      'ITINERARY for Mr Paul Denham',
      [
        ['Date', 'Flight', 'From', 'To', 'Dep', 'Arr'],
        ['8 March 2027', 'BA 304', 'London Heathrow', 'Paris CDG', '07:20', '09:40'],
        ['8 March 2027', 'AF 718', 'Paris CDG', 'Dakar (DSS)', '16:20', '21:05'],
      ],
      foot,
    ]);
    assert.equal(numbersOf(read), 'KQ7TRM 6WDQ3M');
  });
