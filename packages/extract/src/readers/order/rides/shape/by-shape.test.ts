import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print, readPage, told, toldWithNumbers } from '../../../../../testing/told.ts';
import { readInPieces } from '../../../../read-print.ts';

const mail = (subject: string, ...lines: string[]) =>
  readInPieces('text', print(subject, lines.join('\n'), 'West Country Wheels')).candidates;

test('a car is read by its two moments and its places, in whatever words they stand', () => {
  const found = mail(
    'Booking WH-40718 confirmed',
    'Hello Petra Lindgren,',
    '',
    'Booking WH-40718 is confirmed. Your Skoda Fabia is yours at Exeter Airport',
    'from 8.45am on Thursday 14 October 2027. Please let it come home to Exeter',
    'Airport by 6pm on Monday 18 October 2027, with a full tank.',
    '',
    'You can cancel until 12 October 2027 at 18:00.',
    '',
    'West Country Wheels',
    '4 Clyst Road, Exeter EX5 2AB, 01392 555 0172',
  );
  assert.deepEqual(toldWithNumbers(found), [
    'RentalCar Exeter Airport Exeter Airport 2027-10-14T08:45 2027-10-18T18:00 WH-40718',
  ]);
  assert.equal(found[0]?.confidence, 0.5);
});

test('cells that nobody knows the titles of tell a car by what stands in them', async () => {
  const cell = (title: string, place: string, day: string, hour: string) =>
    `<td><small>${title}</small><br><b>${place}</b><br>${day}<br>${hour}</td>`;
  const found = await readPage(
    `<p>Réservation n° TK-55231 confirmée. Kia Picanto ou similaire.</p><table><tr>${cell('À vous le volant', 'Aéroport de Nantes-Atlantique', 'mardi 8 juin 2027', '9 h 15')}${cell('Fin de route', 'Gare de Rennes', 'vendredi 11 juin 2027', '18 h 40')}</tr></table>`,
  );
  assert.deepEqual(toldWithNumbers(found), [
    'RentalCar Aéroport de Nantes-Atlantique Gare de Rennes 2027-06-08T09:15 2027-06-11T18:40 TK-55231',
  ]);
});

test('where a third moment, or a place that may be another, is told, no car is read', () => {
  const head = 'Booking WH-40718 is confirmed. Your Skoda Fabia waits.';
  const tails = [
    'Exeter Airport, 14 October 2027, 8:45\nExeter Airport, 18 October 2027, 18:00\nExeter Airport, 21 October 2027, 9:00',
    'Yours at Exeter Airport on 14 October 2027 at 8:45. Home by 18 October 2027, 18:00, to our yard in the village.',
    '14 October 2027, 8:45\n18 October 2027, 18:00',
  ];
  for (const tail of tails) assert.deepEqual(told(mail('Your car', head, '', tail)), [], tail);
});

test('a day, an hour and two places are a ride, below titles of any wording', async () => {
  const part = (title: string, value: string) => `<h4>${title}</h4><p>${value}</p>`;
  const found = await readPage(
    `<p>Your shuttle is confirmed, booking MV-30116.</p>${part('Look for us by', 'Bergen Airport Flesland')}${part('Wheels turn', '2:20 PM on Tue, Sep 7, 2027')}${part('And then', 'Fjellheim Lodge, 12 Strandgaten, Bergen')}<p>We follow your flight SK 871, landing 13:45.</p>`,
  );
  assert.deepEqual(toldWithNumbers(found), [
    'Taxi Bergen Airport Flesland Fjellheim Lodge, 12 Strandgaten, Bergen 2027-09-07T14:20 MV-30116',
  ]);
});

test('each way is a ride where day, hour and both places stand alike in both', () => {
  const found = mail(
    'Confirmation de vos courses',
    'Vos deux courses sont confirmées, dossier VL-2071.',
    '',
    'Première course – mardi 4 mai 2027',
    'On démarre : 7 h 10',
    '27 rue des Glacis, 54000 Nancy',
    'Gare de Metz-Ville',
    '',
    'Deuxième course – jeudi 6 mai 2027',
    'On démarre : 20 h 35',
    'Gare de Metz-Ville',
    '27 rue des Glacis, 54000 Nancy',
    '',
    'Annulation sans frais avant le 2 mai 2027.',
  );
  assert.deepEqual(told(found), [
    'Taxi 27 rue des Glacis, 54000 Nancy Gare de Metz-Ville 2027-05-04T07:10',
    'Taxi Gare de Metz-Ville 27 rue des Glacis, 54000 Nancy 2027-05-06T20:35',
  ]);
});

test('who says that he fetches and brings somebody drives, in a sentence for each way', () => {
  const found = mail(
    'Booking 4471: both runs',
    'Booking 4471 is confirmed for the two of you.',
    '',
    "Fri 4th June 2027, 5.15am, I'll be outside Rose Cottage, Mill Road, Ludlow, and bring you over to Birmingham Airport.",
    '',
    "Fri 18th June 2027, 8.40pm, I'll fetch you from Birmingham Airport and drop you home to Rose Cottage, Mill Road, Ludlow.",
  );
  assert.deepEqual(told(found), [
    'Taxi Rose Cottage, Mill Road, Ludlow Birmingham Airport 2027-06-04T05:15',
    'Taxi Birmingham Airport Rose Cottage, Mill Road, Ludlow 2027-06-18T20:40',
  ]);
});

test('mails that book nothing tell no ride by their shape', () => {
  const adverts = [
    'Airport taxi offer! From Nice Airport to Monaco on 12 June 2027 at 10:00 for only 80 euro. Book now.',
    'Quote for your taxi: 12 June 2027, 10:00, Nice Airport to Hotel Miramar, 4 rue du Port, Menton: 95 euro. Reply to accept.',
  ];
  for (const text of adverts) assert.deepEqual(told(mail('Taxi', text)), [], text);
});
