import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Orders whose tables have a column for each journey or each version, and what stands over a table of rides.

test('of what was first ordered and what is now confirmed, the second is read', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Agence Horizon\nBon de commande n° 4471 – commande modifiée',
      'Voyageuse : Mme Claire Vautrin',
      [
        ['Prestation', 'Commandé initialement', 'Désormais confirmé', 'Référence'],
        [
          'Vol aller',
          'Lun. 8 mars 2027\nAF 7662\nNice (NCE) 07h10 – Paris CDG (CDG) 08h45',
          'Mar. 9 mars 2027\nAF 7664\nNice (NCE) 10h10 – Paris CDG (CDG) 11h45',
          'QX7LM2',
        ],
      ],
    ]),
    ['Flight | AF 7664 | Nice > Paris CDG | 2027-03-09T10:10 – 2027-03-09T11:45 | QX7LM2 | Claire Vautrin'],
  );
  assert.deepEqual(
    await readLetterOf([
      'Reisebüro Nord\nREVISED ORDER 771',
      'Traveller: Mr Jonas Feld',
      [
        ['Item', 'Originally booked', 'As revised', 'Supplier ref.'],
        [
          'Train',
          '4 May 2027 ICE 577 Hamburg Hbf 08:24 – Frankfurt (Main) Hbf 12:00',
          '5 May 2027 ICE 579 Hamburg Hbf 10:24 – Frankfurt (Main) Hbf 14:00',
          'K7QW2M',
        ],
      ],
    ]),
    [
      'Train | ICE 579 | Hamburg Hbf > Frankfurt (Main) Hbf | 2027-05-05T10:24 – 2027-05-05T14:00 | K7QW2M | Jonas Feld',
    ],
  );
});

test('journeys side by side have each the number in its column, and a ferry has its ship for a service', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Bon de commande 88',
      'Voyageur : M. Paul Derrien',
      [
        ['', 'Trajet A', 'Trajet B'],
        ['Compagnie', 'Air France', 'Brittany Ferries'],
        ['Service', 'AF 7730', 'Pont-Aven'],
        ['Date', '07/09/2027', '10/09/2027'],
        ['De', 'Paris CDG (CDG)', 'Cork'],
        ['Départ', '09:20', '16:00'],
        ['À', 'Cork (ORK)', 'Roscoff'],
        ['Arrivée', '10:05', '07:00 +1'],
        ['Référence', 'QP7L2M', '11830472'],
      ],
    ]),
    [
      'Flight | AF 7730 | Paris CDG > Cork | 2027-09-07T09:20 – 2027-09-07T10:05 | QP7L2M | Paul Derrien',
      'Boat | Pont-Aven | Cork > Roscoff | 2027-09-10T16:00 – 2027-09-11T07:00 | 11830472 | Paul Derrien',
    ],
  );
});

test('the line over a table of rides has the number of all of them', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Bon de commande 1207',
      'Voyageurs : Mme Anne Kerbrat',
      'C. TRANSFERTS – LIMOUSINES DU RHÔNE – Bon LDR/2271/04 – 180,00 EUR aller et retour',
      [
        ['Date', 'Heure', 'Prise en charge', 'Dépose', 'Véhicule'],
        ['07/09/2027', '13h30', 'Aéroport de Lyon-Saint-Exupéry', 'Hôtel des Célestins', 'Classe E'],
        ['09/09/2027', '16h15', 'Hôtel des Célestins', 'Aéroport de Lyon-Saint-Exupéry', 'Classe E'],
      ],
    ]),
    [
      'Taxi | Aéroport de Lyon-Saint-Exupéry > Hôtel des Célestins | 2027-09-07T13:30 | LDR/2271/04 | Anne Kerbrat',
      'Taxi | Hôtel des Célestins > Aéroport de Lyon-Saint-Exupéry | 2027-09-09T16:15 | LDR/2271/04 | Anne Kerbrat',
    ],
  );
});

test('a ship stands before its way, below the title of a ferry', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Bon de commande 3311',
      'Voyageuse : Mme Fiona Mulcahy',
      { heading: 'Traversée – Corsica Linea' },
      'Réservation n° 30884127',
      'Danielle Casanova, Marseille – Bastia',
      'vendredi 2 juillet 2027, appareillage 19.30',
      'samedi 3 juillet 2027, arrivée 8.00',
    ]),
    ['Boat | Danielle Casanova | Marseille > Bastia | 2027-07-02T19:30 – 2027-07-03T08:00 | 30884127 | Fiona Mulcahy'],
  );
});

test('words for sea, land and air stand beside the rows of what they are', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'ORDRE DE DÉPLACEMENT CHANTIER',
        'Personnel : 1) MOREL Gaëtan, chef d’équipe',
        [
          ['MER', 'Compagnie / navire', 'Corsica Linea – Danielle Casanova'],
          ['^', 'Réservation', 'CL-7730914 – 784,60 € (véhicule, cabine)'],
          ['^', 'Départ', 'Marseille, samedi 28/08/2027 à 12h00'],
          ['^', 'Arrivée', 'Tunis La Goulette, dimanche 29/08/2027 à 08h00'],
          ['LOGEMENT', 'Nom', 'Résidence El Khalij'],
          ['^', 'Adresse', '22 avenue des Orangers, 2070 La Marsa, Tunisie'],
          ['^', 'Séjour', 'du 29/08/2027 dès 12h00 au 11/09/2027 avant 10h00'],
          ['^', 'Réservation', 'EK-2908, 2 studios sous le même numéro'],
          ['TERRE', 'Véhicule', 'fourgon de la société, laissé sur le chantier'],
          ['^', 'Carburant', 'carte de la société'],
          ['AIR', 'Compagnie / vol', 'Tunisair TU 754'],
          ['^', 'Réservation', 'NW6TKE – 356,00 €'],
          ['^', 'Départ', 'Tunis Carthage (TUN), samedi 11/09/2027 à 11h35'],
          ['^', 'Arrivée', 'Marseille Provence (MRS), samedi 11/09/2027 à 14h10'],
        ],
      ],
      '2027-08-05',
    ),
    [
      'Boat | Danielle Casanova | Marseille > Tunis La Goulette | 2027-08-28T12:00 – 2027-08-29T08:00 | CL-7730914 | Gaëtan MOREL',
      'Lodging | Résidence El Khalij, La Marsa | 2027-08-29T12:00 – 2027-09-11T10:00 | EK-2908 | Gaëtan MOREL',
      'Flight | TU 754 | Tunis Carthage > Marseille Provence | 2027-09-11T11:35 – 2027-09-11T14:10 | NW6TKE | Gaëtan MOREL',
    ],
  );
});

test('a number beside the supplier is of the train between two stations in brackets', async () => {
  const read = await readLetterOf([
    'Facture et bon de commande\nPassager : M. Firmin Desrosiers',
    [
      ['Fournisseur', 'Prestation', 'Prix'],
      [
        'VIA Rail Canada\nrés. 84Q-2019',
        'Train VIA 27, le 2027-03-22\nQuébec (Gare du Palais) 13 h 05 → Montréal (Gare Centrale) 16 h 24\nVoiture 3, siège 7A',
        '124,00 $',
      ],
      ['Air Canada\nrés. L4VXB2', 'AC 8912, le 2027-03-23\nMontréal (YUL) 8 h 10 → Halifax (YHZ) 10 h 40', '286,51 $'],
    ],
  ]);
  assert.deepEqual(read, [
    'Train | VIA 27 | Québec (Gare du Palais) > Montréal (Gare Centrale) | 2027-03-22T13:05 – 2027-03-22T16:24 | 3/7A | 84Q-2019 | Firmin Desrosiers',
    'Flight | AC 8912 | Montréal > Halifax | 2027-03-23T08:10 – 2027-03-23T10:40 | L4VXB2 | Firmin Desrosiers',
  ]);
});

test('a column is a train where its number is one of a train, whoever runs it', async () => {
  const table = (number: string) => [
    ['', 'Leg 1', 'Leg 2'],
    ['Mode', 'flight', 'train'],
    ['Carrier', 'Finnair', 'SJ'],
    ['Number', 'AY 813', number],
    ['Date', '2027-10-12 (Tue)', '2027-10-12 (Tue)'],
    ['From', 'Helsinki (HEL)', 'Stockholm Central'],
    ['Departure', '08:10', '12:24'],
    ['To', 'Stockholm Arlanda (ARN)', 'Göteborg Central'],
    ['Arrival', '08:10', '15:28'],
    ['Carrier ref.', '5VN8QG', 'WRD4410J'],
  ];
  for (const [number, train] of [
    ['SJ Snabbtåg 433', 'SJ Snabbtåg 433'],
    ['X2000 433', 'X2000 433'],
    ['InterCity 433', 'InterCity 433'],
  ] as const)
    assert.deepEqual(await readLetterOf(['Order confirmation 41885', 'Traveller: Mr Eero Salmela', table(number)]), [
      'Flight | AY 813 | Helsinki > Stockholm Arlanda | 2027-10-12T08:10 – 2027-10-12T08:10 | 5VN8QG | Eero Salmela',
      `Train | ${train} | Stockholm Central > Göteborg Central | 2027-10-12T12:24 – 2027-10-12T15:28 | WRD4410J | Eero Salmela`,
    ]);
});
