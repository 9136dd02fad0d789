import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Letters of hosts in America: flights by the company's name, a driver at the baggage claim, nights told one by one.

test('in a sentence a company and a number are a flight, whichever of its ends is said first', async () => {
  const flight = (code: string) =>
    `Flight | ${code} | Nashville > Austin | 2027-02-16T09:40 – 2027-02-16T11:55 | 4LQ8ZR | Lena Whitfield`;
  for (const [code, line] of [
    [
      'WN 1182',
      'You leave Nashville on Tuesday, February 16, 2027, at 9:40 a.m. on Southwest 1182 and arrive in Austin at 11:55 a.m. (confirmation 4LQ8ZR).',
    ],
    [
      'WN 1182',
      'You fly to Austin on Tuesday, February 16, 2027, on Southwest 1182, leaving Nashville (BNA) at 9:40 a.m. and arriving at 11:55 a.m. (confirmation 4LQ8ZR).',
    ],
    [
      'DL 1182',
      'You leave Nashville on Tuesday, February 16, 2027, at 9:40 a.m. on Delta flight 1182 and arrive in Austin at 11:55 a.m. (confirmation 4LQ8ZR).',
    ],
    [
      'AF 7412',
      'Le mardi 16 février 2027, le vol Air France 7412 quitte Nashville à 9h40 et arrive à Austin à 11h55 (réservation 4LQ8ZR).',
    ],
  ] as const)
    assert.deepEqual(await readLetterOf(['Dear Lena Whitfield,', line]), [flight(code)], line);
});

test('a driver at the hotel or the airport is where one sleeps, and where the journey before ended', async () => {
  const told = await readLetterOf([
    'Visit of Ms Lena Whitfield',
    'On Tuesday 16 February 2027 LH 1074 leaves Frankfurt (FRA) at 09:35 and lands at Lyon Saint-Exupéry (LYS) at 10:50, reservation 5KTQ8Z.',
    'A driver of Alto VTC (n° AV-2290) picks you up from the airport at 11:15 on 16 February 2027 and takes you to the hotel.',
    'You stay at the Hotel Simplon Vert, 11 rue Duhamel, 69002 Lyon, from 16 to 17 February 2027, confirmation SV-3318.',
  ]);
  assert.deepEqual(
    told.filter((one) => one.startsWith('Taxi')),
    ['Taxi | Lyon Saint-Exupéry > Hotel Simplon Vert | 2027-02-16T11:15 | AV-2290 | Lena Whitfield'],
  );
});

test('nights that are listed by their days end on the day after the last', async () => {
  for (const nights of ['16 et 17 février 2027', '16 et 17 février 2027 (départ le 18)'])
    assert.deepEqual(
      await readLetterOf([
        'Feuille de voyage',
        'Artiste : Mme Noémie Carrel',
        [
          ['Hôtel', 'Hôtel des Artisans, 14 rue Mercière, 69002 Lyon'],
          ['Nuits', nights],
          ['Réf. hôtel', 'HA-2217'],
        ],
      ]),
      ['Lodging | Hôtel des Artisans, Lyon | 2027-02-16 – 2027-02-18 | HA-2217 | Noémie Carrel'],
      nights,
    );
});
