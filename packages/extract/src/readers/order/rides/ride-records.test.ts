import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { readWord } from '../../../../testing/word.ts';

// Cars and drivers as offices set them out that no sample has: over two rows, in lines under a title, in sentences.

test('a hired car is told over two rows, in one cell, or from one place and hour to another', async () => {
  assert.deepEqual(
    await readWord('Bon de commande 2027/81', [
      ['Prestation', 'Détail', 'Date', 'Réf.'],
      ['Voiture', 'Hertz, cat. C (Fiat Tipo ou sim.)\nPrise : Gare de Bari', '12/05/2027 à 9h15', 'Rés. 55120934'],
      ['Restitution', 'Aéroport de Brindisi', '15/05/2027 à 18h00', ''],
    ]),
    ['RentalCar Gare de Bari Aéroport de Brindisi 2027-05-12T09:15 2027-05-15T18:00 55120934'],
  );
  assert.deepEqual(
    await readWord('Itinerary for Mr Owen Pryce', [
      [
        'Car hire\nSixt\nRef. 88120447',
        'Skoda Octavia or similar. From Porto Airport Mon 3 May 2027, 10:30 am to Lisbon Airport Thu 6 May 2027, 4:00 pm',
      ],
    ]),
    ['RentalCar Porto Airport Lisbon Airport 2027-05-03T10:30 2027-05-06T16:00 88120447'],
  );
});

test('below a title, each row with an hour and a place is a ride, under the number said once', async () => {
  assert.deepEqual(
    await readWord(
      'Confirmation pour Mme Ana Reis',
      { heading: 'Vos transferts' },
      [
        ['Date', 'Prise en charge', 'Dépose', 'Heure'],
        ['03/05/2027', 'Aéroport de Faro', 'Casa da Ria', '14h10'],
        ['07/05/2027', 'Casa da Ria', 'Aéroport de Faro', '9h45'],
      ],
      'Chauffeur Algarve Drive, réservation AD-3306 : 80,00 EUR les deux trajets.',
    ),
    [
      'Taxi Aéroport de Faro Casa da Ria 2027-05-03T14:10 AD-3306',
      'Taxi Casa da Ria Aéroport de Faro 2027-05-07T09:45 AD-3306',
    ],
  );
});

test('a sentence tells a driver, and two a car that goes back to the same place', async () => {
  assert.deepEqual(
    await readWord(
      'Votre voyage, dossier 27-118',
      'Un chauffeur des Taxis du Lac vous attendra le 4 mai 2027 à 15 h 40 à la gare de Vevey et vous conduira à Montreux (réservation TL-2207).',
      'Votre auto, une Renault Clio de Avis (confirmation 0714-5518-CH-2), sera prête à Genève-Cornavin le 6 mai 2027 à 8 h 30. Vous la rapporterez au même endroit le 9 mai 2027 à 17 h 00.',
    ),
    [
      'Taxi gare de Vevey Montreux 2027-05-04T15:40 TL-2207',
      'RentalCar Genève-Cornavin Genève-Cornavin 2027-05-06T08:30 2027-05-09T17:00 0714-5518-CH-2',
    ],
  );
});

test('what runs for everybody, is left to the traveller or has no number is no ride', async () => {
  assert.deepEqual(
    await readWord(
      'Travel order 2027/14 for Ms Ana Reis',
      'The hotel has a free shuttle from Terminal 2 every 20 minutes, also on 4 May 2027 at 18:30.',
      'Take a metered taxi at the rank at Faro Airport on 4 May 2027 at 18:30.',
      'Not booked: transfer on 4 May 2027 at 18:30 from Faro Airport to Casa da Ria, ref. TR-5501.',
      'A driver could be sent to Faro Airport on 4 May 2027 at 18:30 if you wish.',
    ),
    [],
  );
});

test('a car below the hotel in one cell, beside the flights in another, is read by its own lines', async () => {
  const told = await readWord('Commande client VV-1588, confirmée', 'Voyageuse : Mme Ana REIS', [
    [
      'VOLS\nDossier 6PZLRA\nUU 104 – vendredi 23 juillet 2027\nSaint-Denis Roland Garros (RUN) 09h40\nMaurice (MRU) 10h25\n1 bagage par personne',
      'Hôtel des Vacoas\nChambre vue mer, 4 nuits\nDu 23/07/2027 au 27/07/2027\nPetit-déjeuner inclus\nLoueur Hertz, n° H77120463\nKia Picanto ou similaire\nPrise : Aéroport de Maurice, 23/07/2027 11h15\nRetour : Aéroport de Maurice, 27/07/2027 17h00',
    ],
  ]);
  assert.ok(
    told.includes('RentalCar Aéroport de Maurice Aéroport de Maurice 2027-07-23T11:15 2027-07-27T17:00 H77120463'),
    told.join('\n'),
  );
});

test('a driver is no less booked for a free cancellation, his telephone or a seat on request', async () => {
  for (const remark of [
    'Free cancellation up to 24 hours before.',
    'Driver’s mobile is sent the day before.',
    'Child seat on request.',
    'Price includes all taxes.',
    'Prix toutes les taxes comprises.',
    'Annulation sans frais jusqu’à la veille.',
  ])
    assert.deepEqual(
      await readWord('Order 27-31 for Ms Ana Reis', [
        ['Service', 'Details', 'Ref.'],
        ['Transfer', `Algarve Drive, 3 May 2027, 14:10, Faro Airport to Casa da Ria. ${remark}`, 'AD-3306'],
      ]),
      ['Taxi Faro Airport Casa da Ria 2027-05-03T14:10 AD-3306'],
      remark,
    );
});

test('what is not held, or no longer, is no car and no driver', async () => {
  const order = (state: string) =>
    readWord('Commande 27-31 pour Mme Ana Reis', [
      ['Prestation', 'Détail', 'Réf.'],
      [
        'Voiture',
        `Hertz, Fiat Tipo ou similaire${state}\nPrise : Gare de Bari le 12/05/2027 à 9h15\nRetour : Aéroport de Brindisi le 15/05/2027 à 18h00`,
        'Rés. 55120934',
      ],
    ]);
  assert.equal((await order('')).length, 1);
  for (const state of [
    ': annulée',
    ' (annulée)',
    ', non réservée',
    ', en option',
    ' : pas encore réservée',
    ' – cancelled',
  ])
    assert.deepEqual(await order(state), [], state);
});

test('a branch keeps its hours, and is open at others', async () => {
  assert.deepEqual(
    await readWord('Commande 27-31 pour Mme Ana Reis', [
      ['Prestation', 'Détail', 'Réf.'],
      [
        'Voiture',
        'Hertz, Fiat Tipo ou similaire\nPrise : agence de Bari le 12/05/2027 à 9h15 (ouverte de 8h00 à 19h00)\nRetour : agence de Brindisi le 15/05/2027 à 18h00',
        'Rés. 55120934',
      ],
    ]),
    ['RentalCar agence de Bari agence de Brindisi 2027-05-12T09:15 2027-05-15T18:00 55120934'],
  );
});

test('the day on which a letter was written is not that of the ride', async () => {
  const told = await readWord(
    '3 May 2027',
    'Dear Ms Ana Reis, your order 27-31 is confirmed.',
    'A driver of Algarve Drive collects you at 14:10 from Faro Airport and takes you to Casa da Ria, booking AD-3306.',
  );
  assert.ok(!told.some((ride) => ride.startsWith('Taxi')), told.join('\n'));
});

test('the line below the return says where, and the flight that is met is no flight of the car', async () => {
  assert.deepEqual(
    await readWord(
      'LAGOA CAR RENTAL\nRental voucher for Ms Ana Reis',
      'Reservation no.: LG-2210-5519\nCollection: Sat 10-Jul-2027, 14h30\nFaro Airport\nReturn: Fri 16-Jul-2027, 09h00\nLisbon Airport\nVehicle: Fiat Tipo or similar\nSecond driver: Rui Reis (free of charge)\nArriving on: FR 105, lands 13h55',
      'One-way fee Faro - Lisbon: 65.00 EUR',
    ),
    ['RentalCar Faro Airport Lisbon Airport 2027-07-10T14:30 2027-07-16T09:00 LG-2210-5519'],
  );
});

test('in two rows "du" and "au" are of one car', async () => {
  const order = (when: string) =>
    readWord('Bon de commande 27-31 pour Mme Ana Reis', [
      ['Réf.', 'Prestation', 'Dates et horaires'],
      [
        'AR-2210-55',
        'Location de voiture Hertz, Fiat Tipo ou similaire\nPrise en charge et restitution : Gare de Bari',
        when,
      ],
    ]);
  const told = ['RentalCar Gare de Bari Gare de Bari 2027-05-12T09:15 2027-05-15T18:00 AR-2210-55'];
  assert.deepEqual(await order('du 12/05/2027 à 09h15\nau 15/05/2027 à 18h00'), told);
  assert.deepEqual(await order('du mer. 12/05/2027 à 09h15\njusqu’au sam. 15/05/2027 à 18h00'), told);
});

test('the day of a title that is said again where the car is fetched is not that of its return', async () => {
  for (const end of ['Return', 'Drop-off'])
    assert.deepEqual(
      await readLetterOf(
        [
          'TRAVELER ITINERARY',
          'Passenger: HOLLOWAY/JANET R',
          [
            ['CAR – Tuesday, October 6, 2026', '<', '<', '<'],
            ['Company', 'National', '<', '<'],
            ['Pick-up', 'Denver Intl Airport', 'Oct 6, 2026', '10:30 AM'],
            [end, 'Denver Intl Airport', 'Oct 9, 2026', '3:30 PM'],
            ['Vehicle', 'Toyota Corolla or similar', 'Confirmation', '1184470213COUNT'],
          ],
        ],
        '2026-09-14',
      ),
      [
        'RentalCar | Denver Intl Airport > Denver Intl Airport | 2026-10-06T10:30 – 2026-10-09T15:30 | 1184470213COUNT | JANET R HOLLOWAY',
      ],
    );
});

test('where a driver sets one down is what its label says, though it is a hotel or a residence', async () => {
  for (const house of ['Résidence Mbamu', 'Hôtel Mbamu', 'Villa Toscane'])
    assert.deepEqual(
      await readLetterOf(
        [
          'Voyageuse : Mme Aurore Kabongo',
          [
            ['Accueil', 'Congo Navettes, bon CN-7718'],
            ['Prise en charge', '18/01/2027, 19h45, Aéroport de N’Djili'],
            ['Dépose', house],
          ],
        ],
        '2027-01-06',
      ),
      [`Taxi | Aéroport de N’Djili > ${house} | 2027-01-18T19:45 | CN-7718 | Aurore Kabongo`],
    );
});

test('between a word and its place may stand whose the car is, and a word for about when is no clock of it', async () => {
  const lead = 'Bonjour Madame Reis, voici vos prestations, toutes confirmées.';
  const cases = [
    [
      'You collect the car yourselves on Tuesday 16 March 2027 at 11:00 from Avis Cape Town Waterfront, and hand it back on Friday 19 March 2027 at 17:00 at Avis Cape Town Airport, rental number 40117765ZA4. You then have three nights, 16 to 19 March, at the Keerweder Guest Farm.',
      'RentalCar Avis Cape Town Waterfront Avis Cape Town Airport 2027-03-16T11:00 2027-03-19T17:00 40117765ZA4',
    ],
    [
      "Du mardi 16 mars 2027 10 h 30 au vendredi 19 mars 2027 17 h 00, vous disposerez d'une Renault Clio (Europcar, réservation 4011776), à prendre et à rendre à l'agence Europcar de Nice Aéroport.",
      'RentalCar Nice Aéroport Nice Aéroport 2027-03-16T10:30 2027-03-19T17:00 4011776',
    ],
    [
      'Le mardi 16 mars 2027, à partir de midi, une Peugeot 2008 (ou similaire) vous attend au comptoir Sixt : enlèvement à Lisbonne Aéroport à 12 h 15, restitution au même endroit, Lisbonne Aéroport, le jeudi 18 mars 2027 avant 20 h 00. Réservation 9811450027.',
      'RentalCar Lisbonne Aéroport Lisbonne Aéroport 2027-03-16T12:15 2027-03-18T20:00 9811450027',
    ],
  ] as const;
  for (const [text, car] of cases)
    assert.deepEqual(
      (await readWord(lead, text)).filter((one) => one.startsWith('RentalCar')),
      [car],
    );
});
