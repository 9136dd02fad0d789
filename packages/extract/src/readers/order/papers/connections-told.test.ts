import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// A sentence that tells a journey and the one that goes on from there.

const legs = (told: string, reference = 'TQ8MWL') =>
  readLetterOf(
    [
      'Voyages du Lac',
      'Voyageur : M. Antoine Berset',
      `${told} Dossier ${reference}, votre réservation est confirmée.`,
    ],
    '2027-09-09',
  );

test('a connection leaves from where the first flight lands, and on the day on which it does', async () => {
  const both = [
    'Flight | LX 2806 | Genève > Zurich | 2027-10-04T09:55 – 2027-10-04T10:45 | TQ8MWL | Antoine Berset',
    'Flight | LX 138 | Zurich > Hong Kong | 2027-10-04T13:15 – 2027-10-05T07:10 | TQ8MWL | Antoine Berset',
  ];
  for (const told of [
    'Vous partirez le lundi 4 octobre 2027 de Genève avec le vol LX 2806 de Swiss à 9 h 55, arrivée à Zurich à 10 h 45, puis avec le vol LX 138 à 13 h 15, arrivée à Hong Kong le mardi 5 octobre à 7 h 10.',
    'Vous partirez le lundi 4 octobre 2027 de Genève à 9 h 55 avec le vol LX 2806, arrivée à Zurich à 10 h 45 ; correspondance avec le vol LX 138 à 13 h 15, arrivée à Hong Kong le mardi 5 octobre à 7 h 10.',
  ])
    assert.deepEqual(await legs(told), both, told);
  assert.deepEqual(
    await legs(
      'You leave Geneva on Monday 4 October 2027 at 09:55 on LX 2806, landing in Zurich at 10:45, and continue on LX 138 at 13:15 to Hong Kong, where you arrive on Tuesday 5 October at 07:10.',
    ),
    both.map((line) => line.replace('Genève', 'Geneva')),
  );
});

test('trains go on as flights do', async () => {
  assert.deepEqual(
    await legs(
      'Le TGV INOUI 9203 du lundi 4 octobre 2027 part de Genève à 6 h 29 et arrive à Lyon Part-Dieu à 8 h 25, puis le TGV INOUI 6607 vous mène à Marseille Saint-Charles de 9 h 04 à 10 h 46.',
    ),
    [
      'Train | TGV INOUI 9203 | Genève > Lyon Part-Dieu | 2027-10-04T06:29 – 2027-10-04T08:25 | TQ8MWL | Antoine Berset',
      'Train | TGV INOUI 6607 | Lyon Part-Dieu > Marseille Saint-Charles | 2027-10-04T09:04 – 2027-10-04T10:46 | TQ8MWL | Antoine Berset',
    ],
  );
});
