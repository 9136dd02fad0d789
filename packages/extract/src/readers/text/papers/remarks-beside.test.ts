import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readMail, readPage, tableOf, told } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

// What stands beside a booking on its paper and is none of it: what a seat is like, programmes, fine print, the head of a printed mail.

const stop = (clock: string, place: string, train = '') =>
  `<tr><td>${clock}</td><td>${place}</td>${train && `<td rowspan=2>${train}</td>`}</tr>`;

const british = (fine: string) =>
  '<p>Your booking is confirmed</p><p>Booking reference<br>LNR5RJK7Q2</p><p>Outbound Tuesday 14 September 2027</p><table>' +
  stop('07:03', 'London Kings Cross', 'LNER<br>First Class<br>Coach L, Seat 07A<br>Airline, Power, Window') +
  stop('09:19', 'Leeds') +
  stop('09:29', 'Leeds', 'Northern<br>Seat reservations not available on this service') +
  stop('10:06', 'Harrogate') +
  `</table><p>${fine}</p>`;

const legs = [
  'Train | LNER | London Kings Cross > Leeds | 2027-09-14T07:03 – 2027-09-14T09:19 | L/07A | LNR5RJK7Q2',
  'Train | Northern | Leeds > Harrogate | 2027-09-14T09:29 – 2027-09-14T10:06 | LNR5RJK7Q2',
];

test('what a seat is like is no place, and the buses of the fine print are no coach', async () => {
  for (const fine of [
    'Please have your tickets ready on your phone.',
    'Engineering work between Doncaster and Leeds means buses replace trains on some services this weekend.',
  ])
    assert.deepEqual(await readMail('Rail', 'Your booking confirmation', british(fine)), legs, fine);
});

test('who says how many seats there are counts what follows', async () => {
  const ticket = (seats: string) =>
    `<p>Auftragsnummer: 7GKW2P</p>${tableOf(`Halt | Datum | Zeit | Gleis | Produkte | Reservierung
      Stuttgart Hbf | 09.06.2027 | ab 06:51 | 9 | ICE 598 | ${seats}
      Frankfurt(Main)Hbf | 09.06.2027 | an 08:08 | 7 | |`)}`;
  for (const [seats, read] of [
    ['1 Sitzplatz, Wg. 23, Pl. 46, 1 // Fenster, Großraum, Tisch', '23/46'],
    ['1 Sitzplatz, Wg. 23, Pl. 46 // 1 Fenster', '23/46'],
    ['2 Sitzplätze, Wg. 23, Pl. 46 47, 1 // Fenster, 1 Gang', '23/46 23/47'],
    ['Wg. 23, Pl. 46, 47', '23/46 23/47'],
  ] as const) {
    const [line = ''] = await readMail('DB', 'Ihre Buchung', ticket(seats));
    assert.equal(line.split(' | ')[4]?.replaceAll('23/46 47', '23/46 23/47'), read, seats);
  }
});

test('heads merged over two columns are of both, and the next of the next', async () => {
  const across = (cells: string[]) => `<tr><td colspan=2>${cells[0]}</td><td>${cells[1]}</td><td>${cells[2]}</td></tr>`;
  const page =
    '<p>CODICE BIGLIETTO<br>TX4KQP</p><table><tr><td colspan=4>ANDATA Giovedì 11/11/2027</td></tr>' +
    '<tr><td>Treno<br>Italo 8906</td><td>Partenza<br>Napoli Centrale<br>07:05</td><td>Arrivo<br>Roma Termini<br>08:18</td><td>Ambiente<br>Prima</td></tr>' +
    [
      ['Passeggero', 'Carrozza', 'Posto'],
      ['Marco Esposito', '2', '7'],
      ['Chiara Bellandi', '2', '8'],
    ]
      .map(across)
      .join('') +
    '</table>';
  assert.deepEqual(await readMail('Italo', 'Il tuo viaggio', page), [
    'Train | Italo 8906 | Napoli Centrale > Roma Termini | 2027-11-11T07:05 – 2027-11-11T08:18 | 2/7 2/8 | TX4KQP | Marco Esposito + Chiara Bellandi',
  ]);
});

test('two crossings side by side are two, though some lines have labels that nobody knows', async () => {
  const page =
    tableOf(`Numéro de réservation | Date d'émission : 02/04/2027
      71482065 | Émis par : internet
      | Code client : 5580214`) +
    tableOf(`ALLER | | RETOUR |
      Trajet | TOULON → AJACCIO | Trajet | AJACCIO → NICE
      Départ | mercredi 12/05/2027 à 20h00 | Départ | samedi 15/05/2027 à 08h30
      Arrivée | jeudi 13/05/2027 à 06h30 | Arrivée | samedi 15/05/2027 à 15h15
      Navire | MEGA EXPRESS FIVE | Navire | PASCAL LOTA
      Installation | 1 cabine intérieure | Installation | Passage pont
      Présentation | au plus tard à 18h30 | Présentation | au plus tard à 07h00
      Ponts | 6 et 7 | Ponts | 6`);
  assert.deepEqual(await readMail('Ferries', 'Votre billet', page), [
    'Boat | MEGA EXPRESS FIVE | TOULON > AJACCIO | 2027-05-12T20:00 – 2027-05-13T06:30 | 71482065',
    'Boat | PASCAL LOTA | AJACCIO > NICE | 2027-05-15T08:30 – 2027-05-15T15:15 | 71482065',
  ]);
});

test('the number of a programme below a name is not of it, and its members are nobody', async () => {
  const flights = (who: string) =>
    '<p>Your trip confirmation #: HV7T4D</p><p>FIRST BAG FREE for Silver Medallion members, up to 50 lb.</p>' +
    tableOf(`DL 1187 | 20 April 2027 | Atlanta (ATL) 7:00am | Denver (DEN) 8:29am`) +
    tableOf(`NAME | FLIGHT | SEAT\n${who} | DL 1187 | 14C`);
  for (const who of ['MARCUS D HOLLOWAY // SkyMiles #******318', 'MARCUS D // HOLLOWAY', 'MARCUS D HOLLOWAY'])
    assert.deepEqual(await readMail('Delta', 'Your Flight Receipt', flights(who)), [
      'Flight | DL 1187 | Atlanta > Denver | 2027-04-20T07:00 – 2027-04-20T08:29 | 14C | HV7T4D | MARCUS D HOLLOWAY',
    ]);
});

test('who sleeps in each of the rooms is named behind what the room is', async () => {
  const page = `<p>Ihre Reservierung im Hotel Ostplatz, Leipzig</p>${tableOf(`Reservierungsnummer | 60418835
    Anreise | Montag, 13.03.2028 (Check-in ab 15:00 Uhr)
    Abreise | Mittwoch, 15.03.2028 (Check-out bis 12:00 Uhr)
    Zimmer 1 | Einzelzimmer, Frau Annika Lohse // 2 x 84,00 EUR
    Zimmer 2 | Einzelzimmer, Herr Piotr Wolski // 2 x 84,00 EUR`)}`;
  const [line] = await readMail('Hotel Ostplatz', 'Ihre Buchung', page);
  assert.equal(line?.split(' | ').at(-1), 'Annika Lohse + Piotr Wolski');
});

const printed = (head: string) =>
  `<p>${head}</p><p>We sent this to r.macallister@brightwater.example.</p><h2>Thanks for booking with us, Rory</h2><h2>MacAllister</h2><p>Your Confirmation Number is: L0284475916</p>` +
  tableOf('Pickup Location | Return Location\nEdinburgh Airport | Glasgow Airport') +
  '<p>Pickup Time<br>Mon, Nov 09, 2026 at 09:30</p><p>Return Time<br>Thu, Nov 12, 2026 at 17:00</p><p>Your Vehicle<br>Vauxhall Astra or similar</p>';

test('when a printed mail was sent is no hour of a hire, and a title of two lines greets one person', async () => {
  for (const head of [
    'From: Hertz &lt;reservations@hertz.example&gt;<br>Sent: 19 October 2026 11:05<br>To: r.macallister@brightwater.example<br>Subject: My Reservation',
    'Von: Hertz &lt;reservations@hertz.example&gt;<br>Gesendet: Montag, 19. Oktober 2026 11:05<br>An: r.macallister@brightwater.example<br>Betreff: My Reservation',
  ])
    assert.deepEqual(await readMail('Hertz', 'Fwd', printed(head)), [
      'RentalCar | Edinburgh Airport > Glasgow Airport | 2026-11-09T09:30 – 2026-11-12T17:00 | L0284475916 | Rory MacAllister',
    ]);
});

test('who operates a flight is said below its number, and the cell beside tells where it lands', async () => {
  const page = `<p>Your trip is confirmed. Record locator: KQZBTN</p><p>Saturday, March 20, 2027</p>
${tableOf('LHR // London Heathrow // 11:05 AM | AA 6939 // Operated by British Airways. Check in at their counter. | AUS // Austin // 4:35 PM')}`;
  assert.deepEqual(told(await readPage(page)), ['AA6939 LHR AUS 2027-03-20T11:05 2027-03-20T16:35']);
});

test('until when a house may be cancelled is no hour of the flight below it', () => {
  const mail = (line: string) =>
    told(
      read(
        'Plan de voyage',
        `REFERENCE COMPAGNIE  AF/5TR8WQ\n\n HOTEL  HOTEL IVOIRINE LAGUNE\n   ${line}\n\nVEN 24SEP\n VOL  AF 0703   AIR FRANCE\n   DEP  ABIDJAN (ABJ)     2245\n   ARR  PARIS CHARLES DE GAULLE (CDG)    0715   ARR SAM 25SEP`,
      ),
    );
  for (const line of ["ANNULATION SANS FRAIS JUSQU'AU 18SEP 1800", 'CANCELLATION FREE OF CHARGE UNTIL 18SEP 18:00'])
    assert.deepEqual(mail(line), ['AF703 ABJ CDG 2027-09-24T22:45 2027-09-25T07:15'], line);
});

test('where a train also calls is no journey of its number', async () => {
  const tickets = `Booking reference: H7K2PL

OUTBOUND
  Train 22         Friday 12 February 2027
  Montréal         departure    8:50
  Québec           arrival     12:09

RETURN
  Train 39         Sunday 14 February 2027
  Québec           departure   17:40
  Montréal         arrival     21:02
`;
  const fine =
    'Please be at the station 30 minutes before departure. Train 22 also serves\nBelœil (9:01) and Drummondville (10:07): ask us to board there.';
  const expected = [
    '22 Montréal Québec 2027-02-12T08:50 2027-02-12T12:09',
    '39 Québec Montréal 2027-02-14T17:40 2027-02-14T21:02',
  ];
  const mail = await extract(
    new TextEncoder().encode(
      `From: a@b.example\nSubject: Itinerary and receipt\nContent-Type: text/plain; charset="utf-8"\n\n${tickets}\n${fine}\n`,
    ),
    { contextDate: '2027-01-05' },
  );
  assert.deepEqual(told(mail.reservations), expected);
});

test('more than two spaces in a line of a page keep apart what it says, as in print', async () => {
  const trip = tableOf(`Train | From | Departure | To | Arrival
AVE 02080 | Madrid Puerta de Atocha | 08:00 | Sevilla Santa Justa | 10:38`);
  const line = ['Ticket 7314900185523', 'Fare: Elige', 'Passenger: Imogen Walsh', 'Access closes 2 minutes before'];
  for (const gap of [' &nbsp; ', '&nbsp;&nbsp;&nbsp;']) {
    const [train] = await readMail(
      'Trains',
      'Purchase confirmation',
      `<p>Booking code: K7MZQP</p><p>Outward journey: Thursday, 30 September 2027</p>${trip}<p>${line.join(gap)}</p>`,
    );
    assert.match(train ?? '', /K7MZQP \| Imogen Walsh$/);
  }
});
