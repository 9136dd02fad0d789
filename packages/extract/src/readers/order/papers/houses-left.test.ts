import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// A programme told day by day, in which one house is left in the paragraph that tells the next one.

test('who leaves a house by its name sleeps in the one that the next sentence tells', async () => {
  const english = [
    'Lakes & Sea — tour book',
    'For Ms Ada Lovell',
    { heading: 'Day 1 · Saturday 12 June 2027' },
    'Check-in for 2 nights at the Linden House, 4 Mill Lane, Kendal LA9 4AB; rooms from 15:00. Confirmation LH-2241, £405.00.',
    { heading: 'Day 2 · Sunday 13 June' },
    'A day of your own on the lake.',
    { heading: 'Day 3 · Monday 14 June' },
    'You leave the Linden House by 10:30 and follow the old coast road to the sea. Check-in for 3 nights at the Harbour Inn, 3 Quay Street, Whitehaven CA28 7AB; rooms from 16:00. Confirmation 90-4418, £462.00.',
    { heading: 'Day 6 · Thursday 17 June' },
    'Room to be vacated by 11:00.',
  ];
  assert.deepEqual(await readLetterOf(english), [
    'Lodging | Linden House, Kendal | 2027-06-12T15:00 – 2027-06-14T10:30 | LH-2241 | Ada Lovell',
    'Lodging | Harbour Inn, Whitehaven | 2027-06-14T16:00 – 2027-06-17T11:00 | 90-4418 | Ada Lovell',
  ]);
  const french = [
    'Carnet de route de M. Jean Albaret',
    { heading: 'J1 · lundi 7 juin 2027' },
    'Installation pour 2 nuits à la Villa Mirande, 9 chemin du Lavoir, 84400 Apt ; chambres accessibles dès 16:00. Confirmation VM-2241, 405,00 €.',
    { heading: 'J3 · mercredi 9 juin' },
    'Vous quittez la Villa Mirande avant 11:00 et traversez le plateau par les champs de lavande, où rien ne presse. Installation pour 1 nuit à l’Hôtel du Bief, 3 rue du Moulin, 04300 Forcalquier ; chambre dès 15:00. Confirmation 90-4418, 96,00 €.',
    { heading: 'J4 · jeudi 10 juin' },
    'Chambre à libérer pour 12:00.',
  ];
  assert.deepEqual(await readLetterOf(french), [
    'Lodging | Villa Mirande, Apt | 2027-06-07T16:00 – 2027-06-09T11:00 | VM-2241 | Jean Albaret',
    'Lodging | Hôtel du Bief, Forcalquier | 2027-06-09T15:00 – 2027-06-10T12:00 | 90-4418 | Jean Albaret',
  ]);
});

test('the hour at which a car goes back is not that of the flight in the next sentence', async () => {
  for (const [said, back] of [
    [
      'Restitution de la voiture à l’agence de Faro Airport à 16:30. ',
      'Retour par TAP, vol TP 772, Faro (FAO) 18:50 – Paris Orly (ORY) 22:35, réservation RW8KZN.',
    ],
    [
      'The keys go back to the desk at the airport at 16:30. ',
      'You fly home with TAP, flight TP 772, Faro (FAO) 18:50 – Paris Orly (ORY) 22:35, booking RW8KZN.',
    ],
  ])
    assert.deepEqual(
      await readLetterOf(['Ms Ada Lovell', { heading: 'J8 · Saturday 19 June 2027' }, `${said}${back}`]),
      ['Flight | TP 772 | Faro > Paris Orly | 2027-06-19T18:50 – 2027-06-19T22:35 | RW8KZN | Ada Lovell'],
      said,
    );
});
