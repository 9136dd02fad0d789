import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../testing/letter.ts';
import { read, readMail, toldInFull } from '../../../testing/told.ts';
import type { RestaurantBooking } from '../../booking.ts';

const meals = (subject: string, senderName: string, text: string) =>
  read(subject, text, senderName).map(({ booking }) => {
    const { place, departure, partySize } = booking as RestaurantBooking;
    return `${place?.name}, ${departure?.local.slice(0, 16)}, ${partySize}`;
  });

test('a table is its house, its hour and how many sit at it', () => {
  assert.deepEqual(
    meals(
      'Booking confirmed',
      'TheFork',
      'Your table is booked!\n\nYour booking at Taberna del Olvido is confirmed.\n\nTuesday, 26 January 2027\n9:00 PM\n3 people',
    ),
    ['Taberna del Olvido, 2027-01-26T21:00, 3'],
  );
  assert.deepEqual(
    meals(
      'Votre table est réservée',
      'Le Bouchon',
      'Votre réservation est confirmée.\n\nDate : jeudi 7 janvier 2027\nHeure : 20h15\nNombre de couverts : 4',
    ),
    ['Le Bouchon, 2027-01-07T20:15, 4'],
  );
});

test('a service of tables signs for no house, and lunch at a meeting books none', () => {
  assert.deepEqual(
    meals('Booking confirmed', 'OpenTable', 'Your table is booked!\n\nTuesday, 26 January 2027\n9:00 PM\n3 people'),
    [],
  );
  assert.deepEqual(
    meals(
      'Comité',
      'Rémi Charlet',
      'Je vous confirme la réunion du 17 janvier 2027 à 10h00. Un déjeuner est prévu à 12h30.',
    ),
    [],
  );
});

const changes = [
  'Comme convenu, nous passons votre table de 6 à 4 couverts.',
  'As you asked, we have changed your table from six to four guests.',
  'Your table has been reduced from 6 people to 4 people.',
];

for (const change of changes)
  test(`as many sit at a table as after the change: "${change}"`, () => {
    assert.deepEqual(
      meals('Your table', 'Le Bouchon', `${change}\n\nVotre réservation n° 55820\njeudi 7 janvier 2027, 20h15`),
      ['Le Bouchon, 2027-01-07T20:15, 4'],
    );
  });

test('a table is one by the name of its house, in Italian too', () => {
  assert.deepEqual(
    meals(
      'Conferma',
      'Osteria Nonna',
      'confermiamo il Suo tavolo per 4 persone.\n\nOsteria Nonna\nVia dei Servi 12, 50122 Firenze\ngiovedì 7 gennaio 2027, ore 20:30\nPrenotazione n. ON-5521',
    ),
    ['Osteria Nonna, 2027-01-07T20:30, 4'],
  );
  assert.deepEqual(
    meals(
      'Your booking has changed',
      'Harbour Kitchen',
      'Your booking HK-7712 has been updated.\n\nWas: Friday 8 January 2027, 7:00 pm, 2 guests\nNow: Saturday 9 January 2027, 7:45 pm, 5 guests\n\nHarbour Kitchen, 3 Quay Road, Whitby YO21 3PU',
    ),
    ['Harbour Kitchen, 2027-01-09T19:45, 5'],
  );
});

test('labels say a table’s day and hour, whatever other moments the paper has', () => {
  assert.deepEqual(
    meals(
      'Votre table est réservée',
      'Réservations',
      'Document édité le 04/01/2027 à 16:42\n\nRestaurant : La Nacelle\nDate : 14/06/2027\nHeure : 19h15\nNombre de personnes : 2\n\nUne question ? Du lundi au vendredi de 8h à 18h30.',
    ),
    ['La Nacelle, 2027-06-14T19:15, 2'],
  );
});

test('a room of the house and the nights of a game make no hotel of a restaurant', () => {
  assert.deepEqual(
    meals(
      'Your reservation',
      'Kestrel & Rye',
      'Thanks for booking with us! We are holding a table for a party of six on Thursday, October 14, 2027 at 7:45 PM under the name Dana Whitfield.\n\nConfirmation #21107\n\nParking is scarce on game nights.\nOur private room seats 30.\n\nKestrel & Rye | 418 N Wells St, Chicago, IL 60654',
    ),
    ['Kestrel & Rye, 2027-10-14T19:45, 6'],
  );
});

test('without a sender a restaurant is called by the title over its table', async () => {
  assert.deepEqual(
    await readLetterOf([
      { heading: 'Kestrel & Rye' },
      'Your table is booked.',
      'Reference: XLSVLW',
      [
        ['Date', 'Sunday 19 September 2027'],
        ['Time', '12:00'],
        ['Party size', '5'],
      ],
    ]),
    ['FoodEstablishment | Kestrel & Rye | 2027-09-19T12:00 | for 5 | XLSVLW'],
  );
});

test('the day of a table has its hour in the row below, and another evening’s offer none of it', () => {
  assert.deepEqual(
    meals(
      'Votre table est confirmée',
      'La Bonne Tablée',
      'Le Bouchon des Cordeliers\n7 rue Tupin, 69002 Lyon\n\nvendredi 19 mars 2027\n20h15\n4 personnes\n\nNuméro de réservation : BT-9921437\n\nVous aimerez aussi\nChez Paulette, samedi 20 mars à partir de 19h30',
    ),
    ['Le Bouchon des Cordeliers, 2027-03-19T20:15, 4'],
  );
});

const inFull = (subject: string, senderName: string, text: string) =>
  toldInFull(read(subject, text, senderName)).join('\n');

test('the only number that stands alone in a form is how many come, whatever its head', async () => {
  const page = (table: string) =>
    `<p>Your table is booked</p><table>${table}</table><p>Booking code: T-9QF4</p><p>Saltgade 52<br>2200 Copenhagen N</p>`;
  for (const table of [
    '<tr><td>DATE<br>Friday<br>12 March</td><td>TIME<br>19:30<br>until 22:00</td><td>GUESTS<br>4</td></tr>',
    '<tr><th>Date</th><th>Time</th><th>People</th></tr><tr><td>Fri 12 March 2027</td><td>7.30pm</td><td>4</td></tr>',
    '<tr><td>When</td><td>Friday 12 March 2027, 19:30</td></tr><tr><td>How many</td><td>4 (1 child)</td></tr>',
  ])
    assert.deepEqual(
      await readMail('Skovl & Salt', 'Your table', page(table)),
      ['FoodEstablishment | Skovl & Salt, Copenhagen N | 2027-03-12T19:30 | for 4 | T-9QF4'],
      table,
    );
});

test('a bare "Code" or "N°" before the only code of the paper is its number, and a door has none', () => {
  const table = (number: string) =>
    `Votre table est réservée.\n\njeudi 18 mars 2027 à 20 h 15\n7 couverts\n\n${number}\n\n11 rue Sala, 69002 Lyon`;
  for (const [number, read] of [
    ['Code Z4-OLY-1188', 'Z4-OLY-1188'],
    ['N° : Z4-OLY-1188', 'Z4-OLY-1188'],
    ['Code NOEL25', undefined],
    ['Code Z4-OLY-1188\nCode KQ-77120', undefined],
  ] as const)
    assert.equal(
      inFull('Votre table', 'Maison Garance', table(number)),
      ['FoodEstablishment | Maison Garance, Lyon | 2027-03-18T20:15 | for 7', read].filter(Boolean).join(' | '),
      number,
    );
});

test('a meal for so many is a table, and one that was cancelled was a table', () => {
  assert.equal(
    inFull(
      'See you on Sunday',
      'The Old Forge',
      "Hi Beatrix,\n\njust to confirm lunch for 7 at ours on Sunday 14 March at 1pm. I've put you by the window.\n\nGwen\nThe Old Forge\nMill Lane, Hathersage S32 1BB",
    ),
    'FoodEstablishment | The Old Forge, Hathersage | 2027-03-14T13:00 | for 7',
  );
  assert.equal(
    inFull(
      'Rappel : votre dîner',
      'Auberge des Tilleuls',
      'Bonjour,\n\nPetit rappel de votre réservation pour le mercredi 6 janvier, à 19 h 30, pour deux personnes.\n\nRéservation n° 8841B\n\nAuberge des Tilleuls\n8 chemin du Lavoir\n74000 Annecy',
    ),
    'FoodEstablishment | Auberge des Tilleuls, Annecy | 2027-01-06T19:30 | for 2 | 8841B',
  );
  assert.equal(
    inFull(
      'Reservation cancelled',
      'The Heron',
      'Dear Beatrix Okonjo,\n\nyour table on Friday 12 March 2027 at 7.30pm for 6 people has been cancelled.\n\nBooking reference: HRN-20931\nThe Heron, 2 Wharf Lane, Leeds LS1 4AB',
    ),
    'FoodEstablishment | The Heron, Leeds | 2027-03-12T19:30 | for 6 | HRN-20931 | Beatrix Okonjo',
  );
});

test('a programme of many hours is no table', () => {
  assert.deepEqual(
    meals(
      'Programme',
      'Colloque',
      'Mardi 16 mars 2027\n\n09:00 Accueil\n12:30 Déjeuner\n20:00 Dîner au restaurant La Source, 4 personnes\n\nRéservation : COL-2027-118',
    ),
    [],
  );
});

test('a service writes for a house, children sit at the table too, and until when to cancel is another sentence', () => {
  assert.equal(
    inFull(
      'Thanks for booking!',
      'Forge & Vine via Bookify',
      'Thanks for booking!\n\nSunday 14 March 2027\n13:00\nParty size: 2 adults, 1 child\nReservation ID: FV-88120\n\n📍 9 Mill Road, Leeds LS1 2AB',
    ),
    'FoodEstablishment | Forge & Vine, Leeds | 2027-03-14T13:00 | for 3 | FV-88120',
  );
  assert.equal(
    inFull(
      'Reminder',
      'Lume',
      "Just a reminder of your table on Tuesday 12 January 2027, at 19:30 for 4 people. Can't make it? Cancel before noon.\n\nLume Restaurant, 14 Basin Street, Bristol BS1 4XX",
    ),
    'FoodEstablishment | Lume Restaurant, Bristol | 2027-01-12T19:30 | for 4',
  );
});

test('a table is told in a colleague’s or a house’s own words', () => {
  assert.equal(
    inFull(
      'Friday',
      'Anna Berg',
      'Hi Corentin,\n\ntable booked for Friday 12 March at 8pm at Lume, 14 Basin Street, Bristol BS1 4XX, under Kontor, six of us.\n\nAnna',
    ),
    'FoodEstablishment | Lume, Bristol | 2027-03-12T20:00 | for 6',
  );
  assert.equal(
    inFull(
      'Pour vendredi',
      "Le Comptoir d'Anatole",
      "Bonsoir,\n\nC'est bon pour vendredi 12 mars, 20h, vous serez 6 en salle. On garde la table un quart d'heure !\n\nL'équipe du Comptoir d'Anatole\n3 place du Marché, 35000 Rennes",
    ),
    "FoodEstablishment | Le Comptoir d'Anatole, Rennes | 2027-03-12T20:00 | for 6",
  );
});

test('how many come at an hour at which one eats is a table, where nothing says what else they come for', () => {
  const loft = 'The Loft, 8 Wapping Wall, London E1W 3SG';
  const at = (what: string) => meals('Booking confirmed', 'Bookwell', `${what}\n\n${loft}`);
  for (const said of [
    'Your booking LF-2210 is confirmed for Friday 12 March 2027, 19:30, 5 people.',
    'You’re all set, Daniel.\n\nFri 12 Mar 2027, 19:30 · 5 guests\nConfirmation #4471882',
    'Your booking LF-2210 has been changed.\n\nOld: Friday 5 March 2027, 19:00, 4 people\nNew: Friday 12 March 2027, 19:30, 5 people',
  ])
    assert.deepEqual(at(said), ['The Loft, 2027-03-12T19:30, 5'], said);
  assert.deepEqual(
    meals(
      'Annulation de votre réservation',
      'La Dorada',
      'Votre réservation n° 88120 pour 4 personnes le jeudi 11 mars 2027 à 20h30 chez La Dorada est annulée.\n\nLa Dorada, 5 rue des Acacias, 75017 Paris',
    ),
    ['La Dorada, 2027-03-11T20:30, 4'],
  );
  for (const said of [
    'Your booking LF-2210 is confirmed for Friday 12 March 2027, 16:00, 5 people.',
    'Your guided tour LF-2210 is confirmed for Friday 12 March 2027, 12:00, 5 people.',
    'Your transfer LF-2210 is confirmed for Friday 12 March 2027, 19:30, 5 people.',
    'Your massage LF-2210 is confirmed for Friday 12 March 2027, 19:30, 2 people.',
  ])
    assert.deepEqual(at(said), [], said);
});

test('a portal with its street at the foot of the mail is no house, and a house may be called a table', () => {
  for (const [sender, house, street, foot] of [
    ['Tavola Facile', 'Harbourmaster Loft', '7 Tontine Quay, Folkestone CT20 1RL', '40 Grosvenor Lane, London W1K 9ZZ'],
    ['Table & Vous', 'La Table des Remparts', '3 rue du Bastion, 22100 Dinan', '11 rue du Port-Neuf, 75012 Paris'],
  ])
    assert.deepEqual(
      meals(
        'Your table is confirmed',
        sender ?? '',
        `Your table is confirmed\n\n${house}\n\n${street}\n\nFriday 14 May 2027, 19:30\n3 guests\n\nBooking HL-7781\n\n${sender}, ${foot}`,
      ),
      [`${house}, 2027-05-14T19:30, 3`],
    );
});

test('in which room of a restaurant one sits is no lodging', () => {
  for (const room of [
    'Five guests, in the back room',
    'For five guests, upstairs dining room',
    '5 guests in our garden room',
  ])
    assert.deepEqual(
      meals(
        'See you soon',
        'Nettle & Rye',
        `We are delighted to confirm your table at Nettle & Rye.\n\nThursday 18 February at 7.15 pm\n${room}\nReservation NR8842\n\nWe need the table back by 9.30 pm.`,
      ),
      ['Nettle & Rye, 2027-02-18T19:15, 5'],
      room,
    );
});

test('how many sit at a table is counted behind its word in more languages', () => {
  for (const words of [
    'Antal gæster: 5',
    'Antall gjester: 5',
    'Anzahl Personen: 5',
    'Liczba osób: 5 (w tym 1 dziecko)',
  ])
    assert.deepEqual(
      meals(
        'Restaurant',
        'Restaurant Havblik',
        `Restaurant Havblik\n\nDate: 12 June 2027\nTime: 19:15\n${words}\n\nBooking reference: 552017`,
      ),
      ['Restaurant Havblik, 2027-06-12T19:15, 5'],
      words,
    );
});

test('until when a table is kept, in brackets behind its hour, is not its hour, nor the end of it', () => {
  assert.deepEqual(
    meals(
      'Your table',
      'Fennel',
      'Your table is confirmed.\n\nFriday 5 March 2027\n20:15 (yours until 22:00)\n4 people',
    ),
    ['Fennel, 2027-03-05T20:15, 4'],
  );
});

test('how many come is counted in the words of more languages', () => {
  for (const people of ['4 pessoas', '4 osoby', '4 personer'])
    assert.deepEqual(
      meals(
        'Your table',
        'TheFork',
        `Your table is booked!\n\nTaberna Azul\n\nsaturday 12 June 2027\n20:30\n${people}`,
      ).map((told) => told.split(', ').at(-1)),
      ['4'],
      people,
    );
});
