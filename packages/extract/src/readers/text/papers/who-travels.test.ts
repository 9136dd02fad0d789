import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { print, readPage, tableOf } from '../../../../testing/told.ts';
import type { Part } from '../../../../testing/word.ts';
import { extract } from '../../../extract.ts';
import { passagesOf } from '../passages/passages.ts';
import { readTravelers } from '../people/travelers.ts';

// Who travels, in the words that papers have for it; and who does not.

const names = (text: string) =>
  readTravelers(passagesOf(print('', text)))
    .map(({ value }) => value.name)
    .join(' + ');

for (const [title, papers] of Object.entries({
  'who comes along without a name does not hide who is named': [
    ['Guest: Ines Falk-Arendt and 1 more adult', 'Ines Falk-Arendt'],
    ['Guest name: Ines Falk-Arendt + 2 guests', 'Ines Falk-Arendt'],
    ['Guest: Ines Falk-Arendt and a colleague', 'Ines Falk-Arendt'],
    ['Client : Mme Odile Ferrand et 2 autres personnes', 'Odile Ferrand'],
    ['Voyageuse : Mme Odile Ferrand et son fils', 'Odile Ferrand'],
  ],
  'whoever collects points travels, and a programme alone is nobody': [
    ['Walter Eddington\nGuest Rewards # ending 6120', 'Walter Eddington'],
    ['Walter Eddington\nFlying Blue **** 4471', 'Walter Eddington'],
    ['Walter Eddington\nSales agent 4471', ''],
    ['Your Flying Blue account\nFlying Blue **** 4471', ''],
  ],
  'a label without a colon, and a title that says whose it is': [
    ['Client Mathilde Aubriot, 2 adultes', 'Mathilde Aubriot'],
    ['Lead guest Tom Hale (1 adult)', 'Tom Hale'],
    ['Client Services Team, 2 agents', ''],
    ['Feuille de route de Mme Solène Peyrache', 'Solène Peyrache'],
    ['Trip plan for Dr Jane Roe', 'Jane Roe'],
    ['Itinerary of Mont Saint Michel', ''],
  ],
  'where a mail breaks its lines is no end of what it says': [
    [
      'I have put it in the book for you as you asked: the studio with the sea view, in\nthe name of Fiona Gallacher. Our number for it is 27-0604.',
      'Fiona Gallacher',
    ],
    [
      'La table de la véranda est donc bien retenue pour votre groupe au nom\nde Camille Thévenard. Merci de prévenir.',
      'Camille Thévenard',
    ],
    ['The studio with the sea view is yours, and we wait for you in\nFiona Gallacher Street, as before.', ''],
  ],
  'a letter greets who travels by the whole name, in either form of the word': [
    ['Chère Madame Odile Ferrand,', 'Odile Ferrand'],
    ['Cher Luc Ferrand, votre billet est prêt.', 'Luc Ferrand'],
    ['Cher client fidèle,', ''],
    ['Cher Client, merci de votre achat.', ''],
  ],
  'how many travel stands in front of their names': [
    ['Issued 4 May 2027 · 2 travellers: Ines Falk, Bo Arendt', 'Ines Falk + Bo Arendt'],
    ['Émis le 4 mai 2027 · 2 voyageurs : Odile Ferrand, Luc Ferrand', 'Odile Ferrand + Luc Ferrand'],
    ['3 June 2027 · 1 passenger: Ines Falk', 'Ines Falk'],
    ['2 passengers\nInes Falk, 41\nBo Arendt, 38', 'Ines Falk + Bo Arendt'],
    ['2 passengers\nInes Falk, 41\nStandard fare', ''],
  ],
  'a greeting by the whole name tells which word is the family’s': [
    [
      'Bonjour Luc Ferrand\n\nVoyageurs\nFerrand Luc, 02.05.1984\nFerrand Odile, 19.11.1986',
      'Luc Ferrand + Odile Ferrand',
    ],
    ['Bonjour Luc Ferrand\n\nVoyageurs\nOdile Ferrand\nLuc Ferrand', 'Odile Ferrand + Luc Ferrand'],
  ],
  'whoever sleeps there goes before who booked, whatever the house calls them': [
    ['Bonjour Odile Ferrand,\n\nRéservation effectuée par Odile Ferrand\nHôte principal : Mme Ines Falk', 'Ines Falk'],
  ],
  'a letter in whose hands it is': [
    [
      "A l'attention de : Monsieur Luc Ferrand\nSociété Arvelle\n\nMonsieur,\nNous confirmons votre réservation.",
      'Luc Ferrand',
    ],
    ["À l'attention du service des achats\nSociété Arvelle\n\nMonsieur,\nNous confirmons votre réservation.", ''],
  ],
  'a list begins beside its head in capitals, and ends where no name is': [
    [
      'CAR        Volvo V60\nPASSENGERS Ines Falk\n           Bo Arendt\n           Child (4 years): Tilda Falk\n\nFARE       Total Due',
      'Ines Falk + Bo Arendt + Tilda Falk',
    ],
    ['VOYAGEURS Odile Ferrand\n          Luc Ferrand\nAGENCE    Marie Cabot', 'Odile Ferrand + Luc Ferrand'],
  ],
  'of several with the family name that is greeted nobody is chosen': [
    ['Dear Mr Falk,\n\nYour crossing is booked.\n\nInes Falk\nBo Falk', ''],
    ['Dear Ms Falk,\n\nYour crossing is booked.\n\nInes Falk', 'Ines Falk'],
  ],
  'papers have many words for who is sent': [
    ['Staff member: FALK-ARENDT, Ines (Ms)', 'Ines FALK-ARENDT'],
    ['Missionnée : Mme FERRAND Odile, cheffe de projet', 'Odile FERRAND'],
    ['Crew travelling:\nInes Falk (sound)\nBo Arendt (2nd unit)', 'Ines Falk + Bo Arendt'],
    ['Personnes en déplacement :\nOdile Ferrand (image)\nLuc Ferrand', 'Odile Ferrand + Luc Ferrand'],
    ['Membre du personnel : FERRAND, Odile', 'Odile FERRAND'],
    ['SEAFARER: FALK / INES MS, SECOND OFFICER', 'INES FALK'],
    ['Joiner: Bo Arendt, chief engineer', 'Bo Arendt'],
    ['Membre d’équipage : FERRAND Luc', 'Luc FERRAND'],
    ['Rotator: FALK / INES MS', 'INES FALK'],
    ['Prepared by: FALK / INES MS', ''],
  ],
  'points of a list below their head are all of them': [
    ['On-signers:\n\n- Ines Falk, 3/O\n\n- Bo Arendt, 2/E\n\n- Tickets are attached', 'Ines Falk + Bo Arendt'],
    ['Joining crew: Ines Falk (3/O), Bo Arendt (2/E)', 'Ines Falk + Bo Arendt'],
    ['Touring party (2): Ines Falk and Bo Arendt', 'Ines Falk + Bo Arendt'],
    ['Participants :\n\n• Odile Ferrand\n\n• Luc Bertin\n\nDestinataire : Marie Cabot', 'Odile Ferrand + Luc Bertin'],
    ['Guest: Ines Falk\n\n- Bo Arendt, desk', 'Ines Falk'],
  ],
  'an order says in a sentence who is sent': [
    ['Article 1. Mme Odile FERRAND, ingénieure, résidence Rennes, est autorisée à se rendre à Metz.', 'Odile FERRAND'],
    ['Mme Odile Ferrand et M. Luc Bertin sont autorisés à se rendre à Metz.', 'Odile Ferrand + Luc Bertin'],
    ['Dr Ines Falk, senior lecturer, is authorised to travel to Metz.', 'Ines Falk'],
    ['M. Luc Bertin se rendra à Metz.', 'Luc Bertin'],
    ['Mme Odile Ferrand est à votre disposition.', ''],
  ],
  'a title says whose journey it is, in capitals too': [
    ['TRIP SHEET: Ines L. Falk', 'Ines L. Falk'],
    ['TRAVEL PLAN – Bo Arendt', 'Bo Arendt'],
    ['DÉPLACEMENT : Odile Ferrand', 'Odile Ferrand'],
    ['TRAVEL DESK: Bo Arendt', ''],
    ['TRIP PLANNER: Bo Arendt', ''],
  ],
  'a crew of a route book, with a remark behind the word': [
    ['FEUILLE DE ROUTE\n\nÉquipe (tous ensemble) : Odile Ferrand, Luc Bertin', 'Odile Ferrand + Luc Bertin'],
    ['CALL SHEET\n\nCrew (all on one booking): Ines Falk, Bo Arendt', 'Ines Falk + Bo Arendt'],
  ],
  'who signs an order in their office does not travel': [
    ['ORDRE DE MISSION\n\nAgent : Luc Bertin, chargé d’études\n\nLa directrice,\n\nMme Odile Ferrand', 'Luc Bertin'],
    ['Hotel booked, room 2.\n\nThe director of studies,\n\nMs Ines Falk', ''],
    ['Hôtel réservé, chambre 2.\n\nLe secrétaire général,\n\nM. Luc Bertin', ''],
    ['Hôtel réservé, chambre 2.\n\nM. Luc Bertin', 'Luc Bertin'],
  ],
  'a mail says in brackets who "you" is': [
    ['Morning,\n\nIt is all in your name (Ines Falk-Arendt) and paid.', 'Ines Falk-Arendt'],
    ['Coucou,\n\nTout est à ton nom (Odile Ferrand-Roux) et réglé.', 'Odile Ferrand-Roux'],
    ['Morning,\n\nIt is all in your name (Corporate Card).', ''],
  ],
  'a memo has its day behind "Le"': [
    [
      'NOTE\n\nDe : Secrétariat technique\nÀ : Odile Ferrand, Luc Bertin\nLe : 4 mai 2027',
      'Odile Ferrand + Luc Bertin',
    ],
    ['NOTE\n\nDe : Secrétariat technique\nÀ : Odile Ferrand, Luc Bertin\nLe : fauteuil', ''],
  ],
  'a French title stands behind a family name in capitals': [
    ['Passager : FERRAND Luc M.', 'Luc FERRAND'],
    ['Passagère : FERRAND Odile Mme', 'Odile FERRAND'],
  ],
}))
  test(title, () => {
    for (const [text, expected] of papers) assert.equal(names(text ?? ''), expected, text);
  });

const flight = [
  ['Flight', 'From', 'To', 'Date', 'Dep.', 'Arr.'],
  ['AF 718', 'Paris (CDG)', 'Dakar (DSS)', '6 May 2027', '16:20', '21:05'],
];

test('in a table too it is who is sent, and not who orders or is called on the spot', async () => {
  const who = async (...head: Part[]) =>
    (await readLetterOf([...head, 'Air France booking: K7WQ2M', flight], '2027-03-04'))[0]?.split(' | ').at(-1);
  const orders: [string, Part, string | undefined][] = [
    [
      'ORDER No. 27-118, confirmed',
      [
        ['Traveller', 'FALK Ines', 'Ordered by', 'Northmere Ltd – Ms Arendt'],
        ['Reason', 'Fair, 6-8 May', 'Cost centre', '7420-DKR'],
      ],
      'Ines FALK',
    ],
    [
      'BON DE COMMANDE N° 27-118, confirmé',
      [
        ['Bénéficiaire', 'Mme Odile Ferrand', 'Donneur d’ordre', 'Thermes SA – M. Bertin'],
        ['Motif', 'Salon, 6-8 mai', 'Imputation', '7420-DKR'],
      ],
      'Odile Ferrand',
    ],
    [
      'MOVEMENT ORDER No. 3, confirmed',
      [
        ['CREW', { lines: ['Ines Falk (director)', 'Bo Arendt (camera)'] }],
        ['LOCAL CONTACT', 'Awa Diop, +221 33 555 01 36'],
      ],
      'Ines Falk + Bo Arendt',
    ],
    [
      'FEUILLE DE ROUTE N° 3, confirmée',
      [
        ['ÉQUIPE', 'Odile Ferrand (réalisation)'],
        ['RÉGIE', 'Awa Diop, +221 33 555 01 36'],
      ],
      'Odile Ferrand',
    ],
    [
      'Your stay is confirmed',
      [
        ['TEAM', 'Odile Ferrand'],
        ['DESK', 'Awa Diop'],
      ],
      undefined,
    ],
  ];
  for (const [title, people, expected] of orders)
    assert.equal(await who(title, people), expected ?? (await who(title)), title);
});

test('families in a row are those of the paper, and not somebody of that name', async () => {
  const page = `<p>Delegates: Ms Priya RAMACHANDRAN, Mr Colin STRETTON, Ms Beatrice NWOSU</p>
<h2>Air – Emirates, booking reference HV5R8C</h2>${tableOf(`Flight | From | To | Date | Who
EK 504 | Dubai DXB 15:30 | Mumbai BOM 20:05 | 10 Nov 2027 | Ramachandran, Stretton
EK 3 | Dubai DXB 15:45 | London Heathrow LHR 19:35 | 10 Nov 2027 | Nwosu`)}`;
  const who = (await readPage(page)).map(({ booking }) => booking.travelers?.map(({ name }) => name));
  assert.deepEqual(who, [['Priya RAMACHANDRAN', 'Colin STRETTON'], ['Beatrice NWOSU']]);
});

test('for how many a room is stands behind who takes it', () => {
  for (const line of [
    'Guest name: Tomasz Wilkinson for max. 2 people',
    'Guest name: Tomasz Wilkinson for 2 guests',
    'Nom du client : Tomasz Wilkinson pour 2 personnes',
    'Guest name: Tomasz Wilkinson, for up to two adults',
  ])
    assert.equal(names(`Booking number: 4471902236\n\n${line}`), 'Tomasz Wilkinson', line);
});

test('a name as a title below the title of who travels', async () => {
  const page = `<p>Your confirmation code is HVQNTL. Your flight is booked.</p><h3>Traveler details</h3><h4>Thomas Abernathy-Cole</h4>
<table><tr><td>Flight</td><td>B6 623</td></tr><tr><td>Departs</td><td>JFK 8:05am, October 25, 2027</td></tr><tr><td>Arrives</td><td>LAX 11:18am, October 25, 2027</td></tr></table>`;
  const [flight] = await readPage(page);
  assert.deepEqual(
    flight?.booking.travelers?.map(({ name }) => name),
    ['Thomas Abernathy-Cole'],
  );
});

test('who sits where is said behind the seat too, and a window is nobody', () => {
  assert.equal(
    names('Voiture 3\nPlace 12A : Hélène Castaing\nPlace 12B : Yanis Boudjema'),
    'Hélène Castaing + Yanis Boudjema',
  );
  assert.equal(
    names('Coach C, Seat 21 - Owen Prosser\nCoach C, Seat 22 - Freya Lindgaard'),
    'Owen Prosser + Freya Lindgaard',
  );
  assert.equal(names('Seat 12A: Window Side\nPlace 61 : Salle Haute\nSeat 4 – Quiet Coach'), '');
});

test('who stands as a title over a ticket or a programme travels, and a house over one does not', async () => {
  const flight = `<p>Record locator: KQZBTN</p><p>Your trip is confirmed.</p>
<p>AA 1205, Sunday, March 14, 2027<br>12:40 PM Austin (AUS)<br>5:25 PM Philadelphia (PHL)</p>`;
  for (const [below, expected] of [
    [tableOf('AAdvantage® # | 4HX**20\nTicket total | $1,186.43'), [{ name: 'Orsolo Whitford' }]],
    [tableOf('Fare | $612.00\nTicket # | 0012377719405'), [{ name: 'Orsolo Whitford' }]],
    [tableOf('Fare | $612.00\nTotal | $1,186.43'), undefined],
  ] as const) {
    const [found] = await readPage(`${flight}<h3>Orsolo Whitford</h3>${below}`);
    assert.deepEqual(found?.booking.travelers, expected, below);
  }
});

test('who stands with a title in a row with an age or a room travels', async () => {
  const crossing = `<p>Thank you for booking. Your booking number is 40718835.</p><p>Ship: King Seaways<br>Departure: Fri 29/10/2027 at 17:00 from Newcastle<br>Arrival: Sat 30/10/2027 at 09:45 in Amsterdam</p>`;
  for (const [rows, expected] of [
    [
      'Mr Callum Reid | adult\nMrs Iona Reid | adult\nMiss Ailsa Reid | child (11)',
      ['Callum Reid', 'Iona Reid', 'Ailsa Reid'],
    ],
    ['Cabin 1 | outside | Ms Freya Lindgaard\nCabin 2 | inside | Mr Owen Prosser', ['Freya Lindgaard', 'Owen Prosser']],
    ['Cabin 1 | outside | Sea Class Commodore\nCabin 2 | inside | Upper Deck', []],
  ] as const) {
    const [found] = await readPage(`${crossing}<h3>With you</h3>${tableOf(rows)}`);
    assert.deepEqual(
      (found?.booking.travelers ?? []).map(({ name }) => name),
      expected,
    );
  }
});

test('who stands below or beside what one is for the travellers does not travel', () => {
  for (const role of ['Your travel adviser', 'Your local guide', 'Votre conseillère voyages', 'Emergency contact'])
    assert.equal(names(`Booking reference: H7K2PL\n\n${role}\nMs Freya Lindgaard`), '', role);
  assert.equal(names('Booking reference: H7K2PL\n\nBooking details\nMs Freya Lindgaard'), 'Freya Lindgaard');
});

test('who stands without a title beside an age and a seat travels, and so does who has a room', async () => {
  const train = (rows: string) =>
    `<p>C’est réservé. Dossier 5F8KLM</p><p>Mercredi 17 février 2027</p><p>Paris Montparnasse 10h54 ▶ Rennes 12h26</p><p>Train OUIGO n° 7633</p>${tableOf(rows)}`;
  const rows =
    'Nolwenn KERDONCUF | Adulte | Voiture 14 | Place 211 (salle haute)\nYoun KERDONCUF | Enfant, 8 ans | Voiture 14 | Place 212 (salle haute)';
  const [ride] = await readPage(train(rows));
  assert.deepEqual(
    (ride?.booking.travelers ?? []).map(({ name }) => name),
    ['Nolwenn KERDONCUF', 'Youn KERDONCUF'],
  );
  const rooms = `Réservation n° GB-2707-0318

Chambre 1 : Double Confort vue remparts — M. Gaëtan Le Dantec
Chambre 2 : Double Confort côté cour — Mme Inès Abadie`;
  assert.equal(names(rooms), 'Gaëtan Le Dantec + Inès Abadie');
  assert.equal(names('Booking reference: H7K2PL\n\nWe can give you a permit for Bathwick Rise.'), '');
});

test('where nobody is named as a traveller, a first name that people have tells who is', async () => {
  const flight = `<p>Record locator: KQZBTN</p><p>Your trip is confirmed.</p>
<p>AA 1205, Sunday, March 14, 2027<br>12:40 PM Austin (AUS)<br>5:25 PM Philadelphia (PHL)</p>`;
  const who = async (page: string) => (await readPage(page))[0]?.booking.travelers?.map(({ name }) => name);
  assert.deepEqual(await who(`${flight}<p>Passagère Nolwenn Kerdoncuf 4 118</p>`), ['Nolwenn Kerdoncuf']);
  assert.deepEqual(await who(`<h2>Week of Caleb Whitford – 38</h2>${flight}`), ['Caleb Whitford']);
  for (const other of [
    '<p>Prepared by Caleb Whitford</p>',
    '<p>Kind regards,<br>Caleb Whitford</p>',
    '<p>Caleb Whitford, +1 512 555 0136</p>',
    '<p>12 avenue Nolwenn Kerdoncuf</p>',
    '<p>Caleb Whitford</p><p>Mind the gap.</p><p>Bring papers.</p><p>Come early.</p><p>Nolwenn Kerdoncuf</p>',
  ])
    assert.equal(await who(`${flight}${other}`), undefined, other);
});

test('who stands in rows below a title across a table of more travels, and nobody below them', async () => {
  const page = (people: string) => `<p>Booking number: 38841207</p><table>
<tr><td colspan="2"><b>HELSINKI – TALLINN</b></td></tr><tr><td>Departure</td><td>Fri 13.8.2027 13:30</td></tr>
<tr><td>Arrival</td><td>Fri 13.8.2027 15:30</td></tr><tr><td>Ship</td><td>MyStar</td></tr>
<tr><td colspan="2">Passengers</td></tr>${people}<tr><td>Vehicle</td><td>Car max 1.9 m high</td></tr></table>`;
  const of = async (people: string) =>
    (await readPage(page(people))).map(({ booking }) => booking.travelers?.map(({ name }) => name).join(' + '));
  const both = ['Priit Kallasmaa + Eleanor Whitcombe'];
  assert.deepEqual(
    await of(
      '<tr><td>1</td><td>Priit Kallasmaa (1979, EST)</td></tr><tr><td>2</td><td>Eleanor Whitcombe (1983, GBR)</td></tr>',
    ),
    both,
  );
  assert.deepEqual(
    await of('<tr><td>Priit Kallasmaa</td><td>Adult</td></tr><tr><td>Eleanor Whitcombe</td><td>Adult</td></tr>'),
    both,
  );
  assert.deepEqual(await of('<tr><td>Adults</td><td>2</td></tr>'), [undefined]);
  assert.equal(names('Passengers\n1 Priit Kallasmaa (1979, EST)\n2 Eleanor Whitcombe (1983, GBR)'), both[0]);
});

test('whom only the plain text of a mail names travels', async () => {
  const mail = [
    'From: Keyline <bookings@keyline.example>',
    'Subject: Your booking KQZBTN',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=xx',
    '',
    '--xx',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Booking reference: KQZBTN\r\nPassenger: Bronwyn Castellane\r\nSee the page for your flight.',
    '--xx',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Bronwyn, your flight is confirmed! Booking reference: KQZBTN</p><p>AA 1205, Sunday, March 14, 2027<br>12:40 PM Austin (AUS)<br>5:25 PM Philadelphia (PHL)</p>',
    '--xx--',
  ].join('\r\n');
  const { reservations } = await extract(new TextEncoder().encode(mail), { contextDate: '2027-01-05' });
  assert.deepEqual(
    reservations.map(({ booking }) => booking.travelers),
    [[{ name: 'Bronwyn Castellane' }]],
  );
});

test('whoever stands in the row of a room stays there, though the column is the client’s', async () => {
  for (const head of ['Client', 'Customer']) {
    const table = `<tr><th>${head}</th><th>Chambre</th><th>Arrivée</th><th>Départ</th></tr><tr><td>Mme Solveig<br>Harmand</td><td>Single</td><td>mar. 07/12/27</td><td>ven. 10/12/27</td></tr>`;
    const [stay] = await readPage(
      `<p>Nous vous confirmons la réservation N° 27/10-0663.</p><p>À l’attention de M. Anselme Dutheil</p><table>${table}</table><p>Hôtel de la Petite Ourse, 9 quai des Moulins, 67000 Strasbourg</p>`,
    );
    assert.deepEqual(
      stay?.booking.travelers?.map(({ name }) => name),
      ['Solveig Harmand'],
      head,
    );
  }
});
