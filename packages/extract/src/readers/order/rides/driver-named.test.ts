import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

const memo = (who: string) =>
  readLetterOf([
    'MEMO',
    'To:\tCyril Adams, Naomi Grange',
    'The bookings below are for you both.',
    '1. On Tuesday 2 February you take LNER 1E05 from London Kings Cross at 08:47, arriving at York at 10:40, booking R3FWNK. You are in coach C, seats 41 (Cyril) and 42 (Naomi).',
    `2. The same day at 11:00 a Vauxhall Astra or similar waits for you at Sixt, York Station, agreement 9741022685. It goes back on 4 February at 16:00 to Sixt, Leeds Station. ${who}`,
    '3. You stay from 2 to 4 February at The Old Maltings, 15 High Street, Selby YO8 4AA: two singles, one confirmation, ZAK-5518.',
  ]);
const read = (who: string) => [
  'Train | LNER 1E05 | London Kings Cross > York | 2027-02-02T08:47 – 2027-02-02T10:40 | C/41 C/42 | R3FWNK | Cyril Adams + Naomi Grange',
  `RentalCar | York Station > Leeds Station | 2027-02-02T11:00 – 2027-02-04T16:00 | 9741022685 | ${who}`,
  'Lodging | The Old Maltings, Selby | 2027-02-02 – 2027-02-04 | ZAK-5518 | Cyril Adams + Naomi Grange',
];

test('a car is of whoever of the two is said to drive it, and all the rest of both', async () => {
  for (const line of ['Declared driver: Cyril.', 'Cyril does the driving.', 'The hire is in Cyril’s name.'])
    assert.deepEqual(await memo(line), read('Cyril Adams'), line);
  assert.deepEqual(await memo('Only Naomi may drive it.'), read('Naomi Grange'));
  for (const line of ['Either of you may drive.', 'Cyril need not drive, nor Naomi.', ''])
    assert.deepEqual(await memo(line), read('Cyril Adams + Naomi Grange'), line);
});

test('who drives is one of those for whom a booklet is', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Carnet remis à : M. et Mme POTTIER Gilles et Annick (2 adultes)',
      [
        ['LOCATION DE VOITURE', '<', '<', '<'],
        ['Loueur', 'Alizés Auto', 'N° loueur', 'ALZ 660182'],
        [
          'Prise en charge',
          '15/02/2027 à 16h30\nAéroport Pôle Caraïbes',
          'Restitution',
          '24/02/2027 à 15h00\nAéroport Pôle Caraïbes',
        ],
        ['Véhicule', 'Renault Captur ou similaire', 'Conducteur', 'M. POTTIER Gilles'],
      ],
      [
        ['HÉBERGEMENT', '<', '<', '<'],
        ['Hôtel', 'Résidence Les Raisiniers', 'N° hôtel', 'RRB-2027-119'],
        ['Adresse', '31 chemin de la Pointe, 97190 Le Gosier', 'Téléphone', '05 90 99 63 08'],
        ['Arrivée', '15/02/2027', 'Départ', '20/02/2027'],
      ],
    ]),
    [
      'RentalCar | Aéroport Pôle Caraïbes > Aéroport Pôle Caraïbes | 2027-02-15T16:30 – 2027-02-24T15:00 | ALZ 660182 | Gilles POTTIER',
      'Lodging | Résidence Les Raisiniers, Le Gosier | 2027-02-15 – 2027-02-20 | RRB-2027-119 | Gilles POTTIER + Annick POTTIER',
    ],
  );
});
