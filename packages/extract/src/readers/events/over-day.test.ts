import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMail, readPage } from '../../../testing/told.ts';
import { extract } from '../../index.ts';

const ticket = (lines: string, rest = '2 x Stalls, row G, seats 14 and 15 £94.00') =>
  `<p>Hello Daniel,</p><p>Your order is confirmed. Order number: 30188254<br>Booked by Daniel Achebe on 27 September 2026</p><p>${lines}</p><p>${rest}</p>` +
  '<p>Make an afternoon of it: two courses in the Crucible Kitchen from 12 noon. The foyer opens at 1.15pm.</p>';

test('what is on stands over when, and that over where', async () => {
  const [event, more] = await readPage(
    ticket(
      'The Winter Gardeners<br>Saturday 4 December 2027, 2.30pm (matinee)<br>Old Foundry Theatre, Anvil Street, Bristol BS2 0AA',
    ),
  );
  assert.equal(more, undefined);
  assert.ok(event?.booking.type === 'EventReservation');
  const { name, place, departure, reference, travelers } = event.booking;
  assert.deepEqual(
    [name, departure?.local, place?.name, place?.street, place?.city, reference, travelers?.[0]?.name],
    [
      'The Winter Gardeners',
      '2027-12-04T14:30:00',
      'Old Foundry Theatre',
      'Anvil Street',
      'Bristol',
      '30188254',
      'Daniel Achebe',
    ],
  );
});

test('two evenings, or a paper that no house of shows sends, are no event', async () => {
  const evening = (day: string) =>
    `Quartet No. ${day}<br>Saturday ${day} December 2027, 7.30pm<br>Old Foundry Hall, Bristol`;
  for (const page of [
    ticket(`${evening('4')}<br>${evening('11')}`),
    ticket('Team meeting<br>Saturday 4 December 2027, 2.30pm<br>Room 4, Anvil Street, Bristol', 'Two seats'),
  ])
    assert.ok((await readPage(page)).every(({ booking }) => booking.type !== 'EventReservation'));
});

test('a carrier that writes of its performance sells no show', async () => {
  const page = ticket(
    'Your trip to Edinburgh<br>Saturday 4 December 2027, 08:15<br>London Heathrow, Terminal 5',
    'Our on-time performance is the best of all; representations may be made in writing.',
  );
  assert.ok((await readPage(page)).every(({ booking }) => booking.type !== 'EventReservation'));
});

const event = async (from: string, subject: string, html: string) => (await readMail(from, subject, html)).join('\n');

test('what the subject says and is a line of its own is what is on', async () => {
  assert.equal(
    await event(
      'Northgate Box Office',
      'Your order LYC-482: The Corvid King',
      '<p>Northgate Theatres</p><p>Thank you for your order.</p><table><tr><td colspan="2">The Corvid King<br>A new play by Ned Tallentire</td></tr>' +
        '<tr><td>When</td><td>Wednesday 16 June 2027, 2.30pm (doors 1.45pm)</td></tr><tr><td>Where</td><td>Lyceum Theatre<br>55 Norfolk Street, Sheffield S1 1DA</td></tr>' +
        '<tr><td>Seats</td><td>Stalls, row F, seats 12 and 13</td></tr><tr><td>Order</td><td>LYC-482</td></tr></table><p>You may also like<br>Comedy Cellar: Friday 25 June, 8pm</p>',
    ),
    'Event | The Corvid King, Lyceum Theatre, Sheffield | 2027-06-16T14:30 | LYC-482',
  );
  assert.equal(
    await event(
      'Eventory',
      "You're going to Rail Forum 2027",
      "<h2>You're going!</h2><h1>Rail Forum 2027</h1><p>Tuesday, March 16, 2027 · 9:00 AM – 5:30 PM</p><p>Congress Center Basel<br>Messeplatz 21, 4058 Basel, Switzerland</p><p>Order #7718829301 – 1 x Delegate pass</p>",
    ),
    'Event | Rail Forum 2027, Congress Center Basel, Basel | 2027-03-16T09:00 | 7718829301',
  );
});

test('a count below the day is no house, a name before a street is one, and a day has its hour under a label of its own', async () => {
  assert.equal(
    await event(
      'Musée des Ondes',
      'Votre visite',
      '<p>Votre réservation est enregistrée.</p><p>Visite guidée « Naissance de la radio »<br>Mercredi 17 mars 2027 à 14h30<br>2 adultes, 1 enfant</p><p>Réservation : MO-4471-88<br>Musée des Ondes, 3 place Marconi, 35000 Rennes</p>',
    ),
    'Event | Visite guidée « Naissance de la radio », Musée des Ondes, Rennes | 2027-03-17T14:30 | MO-4471-88',
  );
  assert.equal(
    await event(
      'Wigstow Hall',
      'Booking confirmation',
      '<p>Event: Kestrel Quartet plays Haydn<br>Date: Thursday 18 March 2027<br>Time: 7.30pm (doors open 7pm)<br>Venue: Wigstow Hall, 20 Mill Road, Cambridge CB1 2AD<br>Booking ref: WH-55201</p>',
    ),
    'Event | Kestrel Quartet plays Haydn, Wigstow Hall, Cambridge | 2027-03-18T19:30 | WH-55201',
  );
});

test('what a registration is for is confirmed in a sentence, under its own number', async () => {
  assert.equal(
    await event(
      'Hydrogen Days',
      'Registration confirmed',
      '<p>Dear Corentin Abadie,</p><p>your registration for Hydrogen Days 2027 has been confirmed.</p><p>When: 16 March 2027, 09:00<br>Where: Congress Centre Hamburg, Messeplatz 1, 20357 Hamburg<br>Registration number: HD27-04471</p>',
    ),
    'Event | Hydrogen Days 2027, Congress Centre Hamburg, Hamburg | 2027-03-16T09:00 | HD27-04471 | Corentin Abadie',
  );
  assert.equal(
    await event(
      'Atelier Basilic',
      'Réservation',
      "<p>Votre inscription à l'atelier « Pains du monde » est confirmée.</p><p>Samedi 13 mars 2027, de 9h30 à 12h30<br>Atelier Basilic, 5 rue Haute, 37000 Tours<br>1 participant. Inscription AB-4471.</p>",
    ),
    'Event | Pains du monde, Atelier Basilic, Tours | 2027-03-13T09:30 | AB-4471',
  );
});

test('a basket holds no show, and what one goes to is no house to sleep in', async () => {
  const show = (words: string) =>
    `<p>${words}</p><p>LES NUITS DU FLEUVE<br>samedi 13 mars 2027 à 20h00<br>Opéra du Fleuve<br>1 quai Rambaud, 69002 Lyon</p><p>2 places, parterre, rang K</p>`;
  const told = (words: string) => event('Opéra du Fleuve', 'Vos billets pour Les Nuits du Fleuve', show(words));
  assert.equal(
    await told('Merci pour votre commande n° OF-20714.'),
    'Event | LES NUITS DU FLEUVE, Opéra du Fleuve, Lyon | 2027-03-13T20:00 | OF-20714',
  );
  assert.equal(await told('Commande n° OF-20714. Vous n’avez pas terminé votre commande.'), '');
});

test('an exhibition is in the house before its street, and an event with its year is nobody', async () => {
  assert.equal(
    await event(
      'Museum of Rail',
      'Your tickets',
      '<p>Hi Hester Quill,</p><p>Thanks for your order.</p><table><tr><td>Exhibition</td><td>Steam and Silence</td></tr><tr><td>Entry time</td><td>Sat 13 March 2027, 11:30</td></tr><tr><td>Order number</td><td>MR-88120</td></tr></table><p>Museum of Rail, 40 Leeman Road, York YO26 4XJ</p>',
    ),
    'Event | Steam and Silence, Museum of Rail, York | 2027-03-13T11:30 | MR-88120 | Hester Quill',
  );
  assert.equal(
    await event(
      'Hydrogen Days',
      'Accommodation',
      '<p>Dear Corentin Abadie,</p><p>We confirm your accommodation booking for Hydrogen Days 2027.</p><table><tr><td>Hotel</td><td>Elbblick Hotel, Platz der Musik 3, 20457 Hamburg</td></tr><tr><td>Arrival</td><td>15 March 2027</td></tr><tr><td>Departure</td><td>18 March 2027</td></tr><tr><td>Booking number</td><td>HD-H-771</td></tr></table>',
    ),
    'Lodging | Elbblick Hotel, Hamburg | 2027-03-15 – 2027-03-18 | HD-H-771 | Corentin Abadie',
  );
});

test('each row of an order is an event with its own house', async () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  assert.equal(
    await event(
      'Saison Musicale',
      'Vos billets - commande 40117-3',
      `<p>Bonjour Camille Teyssier,</p><p>Commande n° 40117-3 confirmée.</p><table><tr><th>Spectacle</th><th>Date et lieu</th><th>Places</th></tr>${row('<b>Carmina Burana</b><br>Oratorio, en latin surtitré', 'Samedi 20 mars 2027 à 20h30<br>Grand Théâtre<br>Place de la Comédie, 33000 Bordeaux', '1re galerie, rang C, 12 et 14')}${row('Les Noces de Figaro', 'Mardi 6 avril 2027 à 19h00<br>Auditorium du Vieux Port<br>9 cours Clemenceau, 33000 Bordeaux', 'Placement libre')}</table><p>À ne pas manquer : Carmen, du 4 au 13 juin 2027, réservations à partir du 2 février à 10 h.</p><p>Saison Musicale SCOP, 27 rue des Trois Moulins, 33000 Bordeaux</p>`,
    ),
    'Event | Carmina Burana, Grand Théâtre, Bordeaux | 2027-03-20T20:30 | 40117-3 | Camille Teyssier\nEvent | Les Noces de Figaro, Auditorium du Vieux Port, Bordeaux | 2027-04-06T19:00 | 40117-3 | Camille Teyssier',
  );
  assert.equal(
    await event(
      'City Festival Tickets',
      'Your tickets',
      `<p>Dear Owen Prothero,</p><p>Booking reference: CF-55310</p><table><tr><th>Event</th><th>Date</th><th>Time</th><th>Venue</th><th>Seats</th></tr>${row('Macbeth', 'Sat 6 March 2027', '7.30pm', 'Theatre Royal, Norwich', 'Stalls D4')}${row('A Night of Tango', 'Sun 7 March 2027', '3pm', 'St Andrews Hall, Norwich', 'Unreserved')}</table>`,
    ),
    'Event | Macbeth, Theatre Royal | 2027-03-06T19:30 | CF-55310 | Owen Prothero\nEvent | A Night of Tango, St Andrews Hall | 2027-03-07T15:00 | CF-55310 | Owen Prothero',
  );
});

test('a house over the day is known by its street elsewhere, and doors open before it begins', async () => {
  assert.equal(
    await event(
      'Harbour Playhouse Tickets',
      'Your order HP-10422',
      '<p>Thank you for your order HP-10422.</p><p>Customer: Niamh Corrigan</p><p>An Inspector Calls<br>Harbour Playhouse, Poole<br>Friday 12 March 2027<br>Doors 7.00pm / Curtain up 7.45pm</p><p>Dress circle, row C, seats 4, 5</p><p>Harbour Playhouse, 8 Quay Road, Poole BH15 1AB<br>The last train leaves at 22.35 on Fridays.</p>',
    ),
    'Event | An Inspector Calls, Harbour Playhouse, Poole | 2027-03-12T19:45 | HP-10422 | Niamh Corrigan',
  );
});

test('a form of dots and gaps names what is on, and a performance with a day is when', async () => {
  const told = (lines: string) => event('The Lantern Hall', 'Your order', `<pre>${lines}</pre>`);
  assert.equal(
    await told(
      'ORDER CONFIRMATION\n\nOrder number ....... 77410-2\nName ............... Graham Tull\nEvent .............. The Tempest\nVenue .............. The Lantern Hall, 60 Colston Row, Bristol BS1 5AR\nDate ............... Friday 12 March 2027\nStart .............. 7.30pm (doors 6.45pm)\nSeats .............. Stalls G14, G15',
    ),
    'Event | The Tempest, The Lantern Hall, Bristol | 2027-03-12T19:30 | 77410-2 | Graham Tull',
  );
  assert.equal(
    await told(
      'Order OF-2201 for Dora Penhallow\n\nTHE SEAGULL by Anton Chekhov\nOld Foundry Theatre, Bristol\nPerformance: Wednesday 17 March 2027 at 7.30pm\nRow F, seats 10 & 11',
    ),
    'Event | THE SEAGULL by Anton Chekhov, Old Foundry Theatre | 2027-03-17T19:30 | OF-2201 | Dora Penhallow',
  );
});

const readText = async (text: string) =>
  (await extract(new TextEncoder().encode(text), { fileName: 'ticket.txt', contextDate: '2027-01-05' })).reservations;

const languages: [string, string][] = [
  [
    'TICKETDIREKT\n\nELEMENT OF SURPRISE\n"Um vier" - Tour 2027\n\nSamstag, 04.12.2027    Beginn: 20:00 Uhr    Einlass: 18:30 Uhr',
    'Block           Reihe        Platz\nBalkon links    3            22\n\nInhaber: Henrike Vossbeck\nAuftragsnummer: 1148820573',
  ],
  [
    'JOUW TICKET\n\nELEMENT OF SURPRISE\nTrap op tour\n\nzaterdag 4 december 2027    Aanvang: 20:00    Deuren open: 18:30',
    'Vak A   Rij H   Stoel 22\nNaam: Henrike Vossbeck\nBestelnummer: 1148820573',
  ],
  [
    'IL TUO BIGLIETTO\n\nELEMENT OF SURPRISE\n\nsabato 4 dicembre 2027    Inizio: ore 20:00    Apertura porte: 18:30',
    'Settore A   Fila H   Posto 22\nIntestatario: Henrike Vossbeck\nNumero ordine: 1148820573',
  ],
  [
    'TWÓJ BILET\n\nELEMENT OF SURPRISE\n\nsobota, 4 grudnia 2027    Start: 20:00    Otwarcie bram: 18:30',
    'Sektor A   Rząd 4   Miejsce 22\nImię i nazwisko: Henrike Vossbeck\nNumer zamówienia: 1148820573',
  ],
  [
    'BILLET\n\nELEMENT OF SURPRISE\nTournée 2027\n\nSamedi 4 décembre 2027 à 20h00\nOuverture des portes 18h30',
    'Catégorie 1   Rang H   Place 22\nTitulaire : Henrike Vossbeck\nN° de commande : 1148820573',
  ],
];

for (const [over, under] of languages)
  test(`what is on is the first line of the title over when, in whatever language: ${over.slice(0, 12)}`, async () => {
    const [event, more] = await readText(`${over}\n\nUsher Hall\nLothian Road\n04159 Leipzig\n\n${under}\n`);
    assert.ok(event?.booking.type === 'EventReservation' && !more);
    const { name, departure, place, reference, travelers } = event.booking;
    assert.deepEqual(
      [name, departure?.local, place?.name, place?.city, reference, travelers?.[0]?.name],
      ['ELEMENT OF SURPRISE', '2027-12-04T20:00:00', 'Usher Hall', 'Leipzig', '1148820573', 'Henrike Vossbeck'],
    );
  });

test('several days are one event from the first on, and its address may stand over them', async () => {
  const [event, more] = await readText(`Bestellnummer: QX7PL
Ihre Tickets finden Sie im Anhang.

Tage der freien Karten 2027
Kulturbahnhof Kassel
Rainer-Dierichs-Platz 1
34117 Kassel
18. September 2027 09:30 - 20. September 2027 16:00 Uhr
Einlass: 08:45
`);
  assert.ok(event?.booking.type === 'EventReservation' && !more);
  const { name, departure, place } = event.booking;
  assert.deepEqual(
    [name, departure?.local, place?.name, place?.street],
    ['Tage der freien Karten 2027', '2027-09-18T09:30:00', 'Kulturbahnhof Kassel', 'Rainer-Dierichs-Platz 1'],
  );
});

test('who shows it is not what is on, and what is on may have two parts', async () => {
  for (const [film, house, rest] of [
    ['Dune : Deuxième partie', 'Pathé Wepler, Salle 4\n140 boulevard de Clichy, 75018 Paris', 'Places G7, G8'],
    ['DUNE: PART TWO', 'Pathé Wepler 13\n1998 Broadway, New York, NY 10023', 'Seats: G7, G8'],
  ]) {
    const [event, more] = await readText(
      `Pathé\n${film}\n14 June 2027 19:30\n${house}\n${rest}\nOrder number: 123456789\nName: Ann Lee\n`,
    );
    assert.ok(event?.booking.type === 'EventReservation' && !more, film);
    assert.deepEqual([event.booking.name, event.booking.departure?.local], [film, '2027-06-14T19:30:00']);
    assert.match(event.booking.place?.name ?? '', /^Pathé Wepler/);
  }
});

test('a house in a column of its own does not tear what is on, and the hour of the order begins nothing', async () => {
  const told = async (text: string) => {
    const { reservations } = await extract(new TextEncoder().encode(text), {
      fileName: 'ticket.txt',
      contextDate: '2027-03-01',
    });
    return reservations.map(({ booking }) =>
      booking.type === 'EventReservation'
        ? [booking.name, booking.departure?.local, booking.place?.name, booking.place?.street, booking.place?.city]
        : booking.type,
    );
  };
  assert.deepEqual(
    await told(` Ihr Ticket - Einlass 19:15 Uhr

 Konzertdirektion Brehm präsentiert
 NACHT DER FILMMUSIK                                     Meistersingerhalle
 Symphoniker Franken                                     Schultheißallee 3
                                                         90478 Nürnberg
 Freitag, 19.11.2027   Beginn 20:00 Uhr

 Reihe 7   Platz 22
 Auftragsnummer 55120934      Kundin: Annegret Dombrowski
 Bestellt am 02.02.2027, 18:11 Uhr
`),
    [['NACHT DER FILMMUSIK', '2027-11-19T20:00:00', 'Meistersingerhalle', 'Schultheißallee 3', 'Nürnberg']],
  );
  assert.deepEqual(
    await told(` BIGLIETTO D'INGRESSO - apertura porte 20:15

 Fondazione Musica presenta
 La Traviata                                 Teatro Comunale
 Giuseppe Verdi                              Largo Bologna 1
                                             40126 Bologna
 sabato 13/11/2027     inizio ore 21:00

 Fila 4   Posto 11
  Numero ordine: 7718204      Intestatario: Ottavia Ricciardelli
 Acquistato il 10/02/2027 09:40
`),
    [['La Traviata', '2027-11-13T21:00:00', 'Teatro Comunale', 'Largo Bologna 1', 'Bologna']],
  );
});

test('whoever is thanked by the first name is whose account it is, and the house stands over a street without a number', async () => {
  const [event] = await readPage(
    [
      '<p>Thanks for your order, Imogen!</p>',
      '<p>Order number<br>5512073318</p>',
      '<p>The Salt Choir - Farewell Tour<br>Riverside Bowl<br>Alexandra Gardens, Boathouse Drive, Melbourne VIC</p>',
      '<p>Saturday 13 March 2027<br>Gates open 5:30pm<br>Show starts 7:30pm</p>',
      '<p>Section B &nbsp; Row M &nbsp; Seats 21 - 22</p>',
      '<p>Account holder: Imogen Tasker</p>',
    ].join(''),
  );
  const { booking } = event ?? {};
  assert.ok(booking?.type === 'EventReservation');
  assert.deepEqual(
    [booking.name, booking.place?.name, booking.departure?.local, booking.travelers?.[0]?.name],
    ['The Salt Choir - Farewell Tour', 'Riverside Bowl', '2027-03-13T19:30:00', 'Imogen Tasker'],
  );
});

test('what is on, who plays and the house may each be a title over the street and the day', async () => {
  for (const [titles, street, told] of [
    [
      ['Die Nacht der Chöre', 'Kammerchor Uckermark', 'Schlosshof Bernau'],
      'Torgasse 3, 16321 Bernau',
      'Die Nacht der Chöre | Schlosshof Bernau | Torgasse 3 | Bernau',
    ],
    [
      ['Late Summer Proms', 'Weir Valley Sinfonia', 'Priory Meadow'],
      '12 Meadow Lane, Hexham NE46 1AA',
      'Late Summer Proms | Priory Meadow | 12 Meadow Lane | Hexham',
    ],
  ] as const) {
    const page = `<p>ticketshop</p><p>Agentur Nordlicht GmbH präsentiert</p>${titles.map((title) => `<h2>${title}</h2>`).join('')}<p>${street}</p><p>26.06.2027<br>Beginn: 20:00 Uhr<br>Einlass: 18:00 Uhr</p><p>Name: Jana Wolters<br>Auftragsnummer: 2108447163</p>`;
    const [only, more] = await readPage(page);
    assert.ok(only?.booking.type === 'EventReservation' && more === undefined);
    const { name, place } = only.booking;
    assert.equal([name, place?.name, place?.street, place?.city].join(' | '), told);
    assert.equal(only.booking.departure?.local, '2027-06-26T20:00:00');
  }
});
