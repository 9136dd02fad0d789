import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Day-by-day books: what begins under the title of one day ends under that of another.

test('a car is fetched and a room taken on one day, and given back and left on another', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        { heading: 'ROUTE BOOK' },
        'Mr Thomas Garland – prepared 14 May 2027',
        { heading: 'Day 1 – Monday 7 June' },
        '08:30\tCollect the car from Avis, Bordeaux Airport: Peugeot 2008 or similar, reservation 30871154FR6.',
        '11:00\tMeeting with your client in Cluses.',
        'Evening\tCheck in at the Hotel Les Balcons du Thiou, 8 quai des Cygnes, 74000 Annecy, France. Confirmation BT-6071. Rooms are ready from 15:00.',
        { heading: 'Day 2 – Tuesday 8 June' },
        'All day\tVisits in Rumilly. Second night in the same hotel.',
        { heading: 'Day 3 – Wednesday 9 June' },
        'Morning\tRoom to be vacated by 11:00.',
        '17:45\tReturn the Avis car, Lyon Airport, with a full tank.',
      ],
      '2027-05-14',
    ),
    [
      'RentalCar | Bordeaux Airport > Lyon Airport | 2027-06-07T08:30 – 2027-06-09T17:45 | 30871154FR6 | Thomas Garland',
      'Lodging | Hotel Les Balcons du Thiou, Annecy | 2027-06-07T15:00 – 2027-06-09T11:00 | BT-6071 | Thomas Garland',
    ],
  );
});

test('un véhicule est retiré un jour et remis un autre, la chambre libérée entre-temps', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        { heading: 'CARNET DE ROUTE' },
        'M. Thibault Garrigou – établi le 14 mai 2027',
        { heading: 'Lundi 7 juin 2027' },
        '8h30 : retrait de la voiture Europcar à l’aéroport de Nantes, contrat 1148830291.',
        'Soir : arrivée à l’Hôtel du Lac, 3 rue du Port, 56000 Vannes, confirmation HL-4471, chambre dès 14h00.',
        { heading: 'Mardi 8 juin 2027' },
        'Journée libre.',
        { heading: 'Mercredi 9 juin 2027' },
        'Matin : libérer la chambre avant 10h30.',
        '17h00 : remise de la voiture, Europcar, gare de Rennes.',
      ],
      '2027-05-14',
    ),
    [
      'RentalCar | aéroport de Nantes > gare de Rennes | 2027-06-07T08:30 – 2027-06-09T17:00 | 1148830291 | Thibault Garrigou',
      'Lodging | Hôtel du Lac, Vannes | 2027-06-07T14:00 – 2027-06-09T10:30 | HL-4471 | Thibault Garrigou',
    ],
  );
});

test('the hour in front of a line of a programme is no part of its house', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        { heading: 'ITINERARY' },
        'Mr Thomas Garland',
        'Monday 7 June 2027',
        '19.00 Check in at The Mill House, 8 Mill Lane, Hereford HR1 2PW. Ref. MH 2041. Room from 14.00.',
        'Wednesday 9 June 2027',
        '09.30 Check out.',
        '10.00 Home by taxi rank outside.',
      ],
      '2027-05-14',
    ),
    ['Lodging | The Mill House, Hereford | 2027-06-07T14:00 – 2027-06-09T09:30 | MH 2041 | Thomas Garland'],
  );
});

test('une maison pour une nuit, la suivante jusqu’au jour où la chambre est libérée', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        { heading: 'VOTRE CARNET DE VOYAGE' },
        'Madame Odile Ferrand',
        { heading: 'Lundi 7 juin 2027' },
        'Nuit à l’Hôtel Castel Brando, 20222 Erbalunga, réservation CB-118, chambre dès 15h.',
        { heading: 'Mardi 8 juin 2027' },
        'Départ de l’hôtel avant 11h00. Route vers Calvi.',
        'Nuit à la Villa Rosa Maris, 4 chemin de Notre-Dame, 20260 Calvi, réservation VR 2207. Arrivée à partir de 16h00.',
        { heading: 'Jeudi 10 juin 2027' },
        'Libération de la chambre avant 10h00.',
      ],
      '2027-05-14',
    ),
    [
      'Lodging | Hôtel Castel Brando, Erbalunga | 2027-06-07T15:00 – 2027-06-08T11:00 | CB-118 | Odile Ferrand',
      'Lodging | Villa Rosa Maris, Calvi | 2027-06-08T16:00 – 2027-06-10T10:00 | VR 2207 | Odile Ferrand',
    ],
  );
});

test('what goes stands between the hour and where it leaves; the way back has the number of the way there', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        { heading: 'ROUTE BOOK' },
        'For Mrs Ellen Marsh',
        { heading: 'Day 1, Saturday 5 June 2027' },
        '18:00 Ferry Ullapool to Stornoway, MV Loch Seaforth, arriving 20:45. CalMac booking 2600419911.',
        { heading: 'Day 3, Monday 7 June 2027' },
        '14:00 Ferry Stornoway to Ullapool, MV Loch Seaforth, arriving 16:45.',
      ],
      '2027-05-14',
    ),
    [
      'Boat | Loch Seaforth | Ullapool > Stornoway | 2027-06-05T18:00 – 2027-06-05T20:45 | 2600419911 | Ellen Marsh',
      'Boat | Loch Seaforth | Stornoway > Ullapool | 2027-06-07T14:00 – 2027-06-07T16:45 | 2600419911 | Ellen Marsh',
    ],
  );
});

test('a night under the title of its day, and as many as the days below say the same', async () => {
  const programme = (second: string) => [
    { heading: 'Programme de M. Yann Quéméner' },
    { heading: 'Lundi 15 mars 2027' },
    'Vol AF 1620 Paris CDG 12:35 – Le Caire 18:05, réf. K7QT2M, siège 12C',
    'Nuit : Hôtel Zamalek Garden, 21 rue Hassan Sabry, Le Caire, réf. ZG-1120',
    { heading: 'Mardi 16 mars 2027' },
    'Visite du chantier toute la journée',
    second,
    { heading: 'Mercredi 17 mars 2027' },
    'Vol AF 1621 Le Caire 19:25 – Paris CDG 23:35, réf. K7QT2M, siège 14A',
  ];
  const nights = async (second: string) =>
    (await readLetterOf(programme(second))).filter((line) => line.startsWith('Lodging'));
  const [zamalek, giza] = [
    'Lodging | Hôtel Zamalek Garden, Le Caire | 2027-03-15 –',
    'Lodging | Hotel Mena View, Gizeh | 2027-03-16 – 2027-03-17 | MV-77 | Yann Quéméner',
  ];
  const both = [`${zamalek} 2027-03-17 | ZG-1120 | Yann Quéméner`];
  assert.deepEqual(await nights('Nuit : même hôtel'), both);
  assert.deepEqual(await nights('Nuit : Hôtel Zamalek Garden, 21 rue Hassan Sabry, Le Caire, réf. ZG-1120'), both);
  assert.deepEqual(await nights('Nuit : Hotel Mena View, 6 Pyramids Road, Gizeh, réf. MV-770'), [
    `${zamalek} 2027-03-16 | ZG-1120 | Yann Quéméner`,
    giza.replace('MV-77', 'MV-770'),
  ]);
});

test('a coach has its ends behind "De" and "À", and what a crossing costs there and back is no way back', async () => {
  assert.deepEqual(
    await readLetterOf([
      { heading: 'HARMONIE DE QUIMPER – Concert à Cork' },
      'Tout est réservé au nom de Yvon LE GOFF.',
      { heading: 'vendredi 11 juin 2027' },
      '11 h 30 : départ de l’autocar, transporteur Cars Kerzerho (réservation CK-118). De : Quimper Place de la Tourbie. À : Roscoff Gare maritime, arrivée 13 h 15.',
      '16 h 00 : départ du ferry Brittany Ferries, navire Pont-Aven, de Roscoff. Réservation BFM 411 902, 940,00 € aller et retour pour le groupe.',
      { heading: 'samedi 12 juin 2027' },
      '9 h 30 (heure irlandaise) : arrivée à Cork. Petit-déjeuner libre à bord.',
    ]),
    [
      'Bus | Quimper Place de la Tourbie > Roscoff Gare maritime | 2027-06-11T11:30 – 2027-06-11T13:15 | CK-118 | Yvon LE GOFF',
      'Boat | Pont-Aven | Roscoff > Cork | 2027-06-11T16:00 – 2027-06-12T09:30 | BFM 411 902 | Yvon LE GOFF',
    ],
  );
  // though the rest of the paper speaks of a ship
  assert.deepEqual(
    await readLetterOf([
      { heading: 'LARNE BRASS – Trip to Ayr' },
      'Everything is booked in the name of Nuala QUIGG.',
      { heading: 'Friday 11 June 2027' },
      '09:30 – departure of the coach, Causeway Coaches (booking CC-118). From: Larne Town Hall. To: Belfast Port, arrival 10:20.',
      '11:30 – departure of the ferry, Stena Line, ship Stena Superfast VII, from Belfast. Booking SL 411 902.',
      '13:45 – arrival in Cairnryan. Lunch on board.',
    ]),
    [
      'Bus | Larne Town Hall > Belfast Port | 2027-06-11T09:30 – 2027-06-11T10:20 | CC-118 | Nuala QUIGG',
      'Boat | Stena Superfast VII | Belfast > Cairnryan | 2027-06-11T11:30 – 2027-06-11T13:45 | SL 411 902 | Nuala QUIGG',
    ],
  );
});
