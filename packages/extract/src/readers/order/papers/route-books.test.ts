import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Route books of bands, crews and teams: a row for each day, and in its cells the journey, the house, the hours of the work.

test('seats with a name behind each are no rooms, and the stops of a hired car no train', async () => {
  const book = [
    'FEUILLE DE ROUTE – TOURNÉE D’AUTOMNE',
    'Équipe (tous ensemble) : Odile Ferrand, Luc Bertin',
    [
      ['Date', 'Route', 'Hôtel', 'Travail'],
      [
        'Jeudi 4 novembre 2027',
        {
          lines: [
            'TGV INOUI 8513',
            'Paris Montparnasse 10h48',
            'Bordeaux Saint-Jean 12h56',
            'Voiture 14, places 61 (Odile), 62 (Luc)',
            'Dossier SNCF N6TXVB',
          ],
        },
        {
          lines: [
            'Hôtel du Quai Rouge',
            '3 rue Leyteire, 33000 Bordeaux',
            '2 singles, résa 88-4107',
            'Arrivée : 4 novembre 2027 dès 15h00',
            'Départ : 5 novembre 2027 avant 11h00',
          ],
        },
        { lines: ['16h30 balances', '20h30 concert'] },
      ],
      [
        'Vendredi 5 novembre 2027',
        {
          lines: [
            'Fourgon ADA, Renault Trafic ou similaire',
            'Contrat 705518',
            'Départ : Bordeaux Gare, 5 novembre 2027 à 9h30',
            'Retour : La Rochelle Gare, 6 novembre 2027 à 17h30',
            'Conducteur : Luc',
          ],
        },
        '–',
        { lines: ['17h00 balances', '21h00 concert'] },
      ],
    ],
  ];
  assert.deepEqual(await readLetterOf(book, '2027-09-20'), [
    'Train | TGV INOUI 8513 | Paris Montparnasse > Bordeaux Saint-Jean | 2027-11-04T10:48 – 2027-11-04T12:56 | 14/61 14/62 | N6TXVB | Odile Ferrand + Luc Bertin',
    'Lodging | Hôtel du Quai Rouge, Bordeaux | 2027-11-04T15:00 – 2027-11-05T11:00 | 88-4107 | Odile Ferrand + Luc Bertin',
    'RentalCar | Bordeaux Gare > La Rochelle Gare | 2027-11-05T09:30 – 2027-11-06T17:30 | 705518 | Odile Ferrand + Luc Bertin',
  ]);
});

test('a table is told over lines: with whom, the house and the hour, for how many', async () => {
  const note = (meal: string, when: string, party: string) => [
    'NOTE DE SERVICE, réservations confirmées pour Mme Odile Ferrand',
    meal,
    `The Copper Anchor, 6 Oxford Mews, Southampton SO14 3DL, ${when}`,
    party,
  ];
  const expected = [
    'FoodEstablishment | The Copper Anchor, Southampton | 2027-09-22T19:30 | for 6 | CA-1194 | Odile Ferrand',
  ];
  const day = 'mercredi 22 septembre 2027 à 19h30';
  assert.deepEqual(
    await readLetterOf(note('Dîner avec nos distributeurs', day, 'Table pour 6 personnes, réservation CA-1194')),
    expected,
  );
  assert.deepEqual(
    await readLetterOf(
      note('Dinner with our dealers', 'Wednesday 22 September 2027 at 19:30', 'Table for 6, booking CA-1194'),
    ),
    expected,
  );
});
