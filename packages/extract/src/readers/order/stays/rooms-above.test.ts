import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

const heads = ['Établissement', 'Voyageur', 'Confirmation', 'Montant'];
const people = 'Voyageurs : Inès Bellamy, Thibault Carrière';
const house = 'Hôtel Parvis Sablon\n14 rue des Minimes, 1000 Bruxelles, Belgique';

test('days below a table of rooms are of each of them', async () => {
  const days =
    'Pour les deux : arrivée le mardi 23 mars 2027 à partir de 15:00, départ le jeudi 25 mars 2027 avant 11:00.';
  const rooms = [
    'Lodging | Hôtel Parvis Sablon, Bruxelles | 2027-03-23T15:00 – 2027-03-25T11:00 | PS-90311 | Inès Bellamy',
    'Lodging | Hôtel Parvis Sablon, Bruxelles | 2027-03-23T15:00 – 2027-03-25T11:00 | PS-90312 | Thibault Carrière',
  ];
  for (const second of [house, '^'])
    assert.deepEqual(
      await readLetterOf([
        'Demande de déplacement\nRéservée',
        people,
        { heading: 'Hébergement' },
        [heads, [house, 'Inès Bellamy', 'PS-90311', '428,00 €'], [second, 'Thibault Carrière', 'PS-90312', '428,00 €']],
        days,
      ]),
      rooms,
    );
});

test('days below a table of two houses are the last one’s, as far as anybody can know', async () => {
  const read = await readLetterOf([
    'Demande de déplacement\nRéservée',
    people,
    { heading: 'Hébergement' },
    [
      heads,
      ['Hôtel des Brasseurs\n3 quai aux Herbes, 9000 Gand, Belgique', 'Inès Bellamy', 'HB-4471', '210,00 €'],
      [house, 'Thibault Carrière', 'PS-90312', '428,00 €'],
    ],
    'Arrivée le mardi 23 mars 2027 à partir de 15:00, départ le jeudi 25 mars 2027 avant 11:00.',
  ]);
  assert.deepEqual(
    read.filter((line) => line.includes('Brasseurs')),
    [],
  );
});

test('a cell of two long lines beside a number of its own is one booking', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Ordre de mission OM-2027-03318',
      'Agent : Mme Élodie Tarragon',
      [
        ['Prestataire', 'Prestation', 'Référence', 'Montant TTC'],
        [
          'Hôtel des Lingères, 21 rue des Patriarches, 75005 Paris, téléphone 01 99 00 27 14\nArrivée 14/10/2027 (dès 15:00), départ 16/10/2027 (avant 11:00), 2 nuits, petit déjeuner',
          '<',
          '4410-TAR',
          '278,00 €',
        ],
        ['Total engagé (EJ 4500066120)', '<', '', '278,00 €'],
      ],
    ]),
    ['Lodging | Hôtel des Lingères, Paris | 2027-10-14T15:00 – 2027-10-16T11:00 | 4410-TAR | Élodie Tarragon'],
  );
});

test('a table that somebody has taken is kept, and a room is handed over from its hour on', async () => {
  const letter = (table: string, room: string) => [
    'Ajaccio, le 6 septembre 2027',
    'Monsieur Étienne Rocamora',
    'Cher Monsieur,',
    'Vous voyagerez avec Air Corsica, dossier 5GHX2C. Le vol XK 771 quitte Paris Orly le jeudi 21 octobre 2027 à 13 h 25 et se pose à Ajaccio à 15 h 05.',
    `Votre chambre est retenue pour trois nuits, du 21 au 24 octobre, à l’Hôtel Castellu Vecchiu, 7 montée des Remparts, 20000 Ajaccio. ${room}`,
    `Le vendredi soir est libre. ${table} au restaurant La Table du Ricantu, 3 quai des Palangriers, 20000 Ajaccio, ce vendredi 22 octobre à 20 h 15.`,
  ];
  for (const table of [
    'J’ai pris une table pour deux personnes à votre nom',
    'Nous vous avons retenu une table pour deux',
  ])
    for (const room of [
      'Elle vous sera remise à partir de 15 h et devra être libérée à 11 h le dernier jour ; la réception gardera votre bagage.',
      'Elle sera prête dès 15 h, et doit être rendue à 11 h ; la réception garde vos bagages.',
    ])
      assert.deepEqual((await readLetterOf(letter(table, room), '2027-09-06')).slice(1), [
        'Lodging | Hôtel Castellu Vecchiu, Ajaccio | 2027-10-21T15:00 – 2027-10-24T11:00 | Étienne Rocamora',
        'FoodEstablishment | La Table du Ricantu, Ajaccio | 2027-10-22T20:15 | for 2 | Étienne Rocamora',
      ]);
});
