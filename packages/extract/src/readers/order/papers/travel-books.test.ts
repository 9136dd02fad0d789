import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Books of a journey day by day, the day in a band of two cells over its lines.

const band = (day: string, date: string) => [[day, date]];

test('the day stands in the second cell of a band, and what is below is of that day', async () => {
  assert.deepEqual(
    await readLetterOf([
      { heading: 'Votre carnet de voyage' },
      'préparé pour M. FALK Bo et Mme FALK Ines – dossier AV-5102',
      band('JOUR 1', 'dimanche 9 mai 2027'),
      '11h35\tDécollage de Lyon Saint-Exupéry (LYS) avec TAP Air Portugal, vol TP 477. Présentez-vous à 9h30 au terminal 1. Code de réservation TAP : 7HKQ2L.',
      '13h10\tAtterrissage à Lisbonne Humberto Delgado (LIS).',
      '15h00\tMise à disposition de votre chambre à la Casa da Figueira, Rua das Janelas Verdes 62, 1200-691 Lisboa. 3 nuits avec petit-déjeuner, réservation CJA-30218.',
      band('JOUR 2', 'lundi 10 mai 2027'),
      '20h15\tDîner réservé à la Taberna do Mar, Rua dos Remédios 41, 1100-441 Lisboa, table pour 2 personnes, réservation n° 1180.',
      band('JOUR 3', 'mardi 11 mai 2027'),
      'journée\tSintra en liberté.',
      band('JOUR 4', 'mercredi 12 mai 2027'),
      '11h30\tAu plus tard, restitution de la chambre.',
      '17h25\tDécollage de Lisbonne Humberto Delgado (LIS), vol TP 476, même code de réservation qu’à l’aller.',
      '20h55\tAtterrissage à Lyon Saint-Exupéry (LYS).',
    ]),
    [
      'Flight | TP 477 | Lyon Saint-Exupéry > Lisbonne Humberto Delgado | 2027-05-09T11:35 – 2027-05-09T13:10 | 7HKQ2L | Bo FALK + Ines FALK',
      'Lodging | Casa da Figueira, Lisboa | 2027-05-09T15:00 – 2027-05-12T11:30 | CJA-30218 | Bo FALK + Ines FALK',
      'FoodEstablishment | Taberna do Mar, Lisboa | 2027-05-10T20:15 | for 2 | 1180 | Bo FALK + Ines FALK',
      'Flight | TP 476 | Lisbonne Humberto Delgado > Lyon Saint-Exupéry | 2027-05-12T17:25 – 2027-05-12T20:55 | 7HKQ2L | Bo FALK + Ines FALK',
    ],
  );
});

test('an English one, where the house is left under a later band', async () => {
  const read = await readLetterOf([
    { heading: 'Your travel book' },
    'for Ms Ines Falk',
    band('DAY 1', 'Monday 7 June 2027'),
    '15:00\tYour room is ready at Kessock House, 9 Ness Bank Terrace, Inverness IV2 4SA. Two nights, booking KH-4471.',
    band('DAY 2', 'Tuesday 8 June 2027'),
    '09:30\tLoch Ness at your leisure.',
    band('DAY 3', 'Wednesday 9 June 2027'),
    '10:30\tCheck out of Kessock House.',
  ]);
  assert.match(read[0] ?? '', /^Lodging \| Kessock House, Inverness \| 2027-06-07\S* – 2027-06-09\S* \| KH-4471/);
});
