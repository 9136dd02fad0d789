import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Booking, Candidate } from '../../booking.ts';
import { printText } from '../../decode/plain-text.ts';
import { looksLikeBooking, readPrinted, readText } from './reader.ts';

// Layouts that no sample has, so that the reader is held to kinds of papers and not to papers.

const read = (subject: string, text: string): Candidate[] => readText(print(subject, text));
const print = (subject: string, text: string) =>
  printText(text, { node: '0', contextDate: '2027-01-05', origin: { subject } });

/** One line for each booking: what it is, from where to where, when. */
function told(candidates: Candidate[]): string[] {
  return candidates.map(({ booking }) => {
    const b: Booking = booking;
    const name =
      'number' in b ? `${b.carrier?.iata ?? b.line ?? ''}${b.number ?? ''}` : b.type.replace('Reservation', '');
    const from = 'from' in b ? (b.from?.iata ?? b.from?.name) : 'place' in b ? b.place?.name : '';
    const to = 'to' in b ? (b.to?.iata ?? b.to?.name) : '';
    const start = 'departure' in b ? b.departure?.local : 'checkIn' in b ? b.checkIn?.local : '';
    const end = 'arrival' in b ? b.arrival?.local : 'checkOut' in b ? b.checkOut?.local : '';
    return [name, from, to, start, end]
      .filter(Boolean)
      .join(' ')
      .replace(/:00(?= |$)/g, '');
  });
}

test('flights are read where the route, the day, the number and the times have a line each', () => {
  const mail = `Your booking is confirmed. Booking reference: H7K2PL

Outbound flight
Paris Orly (ORY) to Toulouse Blagnac (TLS)
Monday 11 January 2027
Flight VY8241
Departs 07:10
Arrives 08:30

Return flight
Toulouse Blagnac (TLS) to Paris Orly (ORY)
Wednesday 13 January 2027
Flight VY8248
Departs 19:40
Arrives 21:00

Passengers
Ms Léa Martin
Mr Max Weber

Total paid: €214.60`;
  const candidates = read('Your booking is confirmed', mail);
  assert.deepEqual(told(candidates), [
    'VY8241 ORY TLS 2027-01-11T07:10 2027-01-11T08:30',
    'VY8248 TLS ORY 2027-01-13T19:40 2027-01-13T21:00',
  ]);
  const [first] = candidates;
  assert.equal(first?.booking.reference, 'H7K2PL');
  assert.deepEqual(first?.booking.travelers, [{ name: 'Léa Martin' }, { name: 'Max Weber' }]);
  assert.deepEqual(first?.booking.price, { amount: '214.60', currency: 'EUR' });
});

test('every field says where in the document it stood', () => {
  const text = 'Booking reference: H7K2PL\nFlight KL1244 Paris (CDG) - Amsterdam (AMS)\n12 Jan 2027, 09:40 - 11:05';
  const [candidate] = read('', text);
  for (const field of ['number', 'reference', 'from', 'to', 'departure', 'arrival']) {
    const evidence = candidate?.evidence[field];
    assert.equal(evidence?.node, '0', field);
    assert.equal(typeof evidence?.at, 'number', field);
  }
  assert.equal(text.slice(Number(candidate?.evidence.number?.at)).startsWith('KL1244'), true);
});

test('French lines with Départ and Arrivée are read, terminals apart', () => {
  const mail = `Numéro de dossier : RT5KQ9

Vol AF1234 du 12/01/2027
Départ : 07:15 Paris-Charles de Gaulle (CDG), Terminal 2F
Arrivée : 08:35 Toulouse-Blagnac (TLS)

Passager(s) : Mme Léa MARTIN`;
  const [candidate] = read('Confirmation de votre voyage', mail);
  assert.deepEqual(told(candidate ? [candidate] : []), ['AF1234 CDG TLS 2027-01-12T07:15 2027-01-12T08:35']);
  assert.equal(candidate?.booking.type === 'FlightReservation' && candidate.booking.departureTerminal, '2F');
});

test('columns of plain text are read by their heads, with times of four digits', () => {
  const mail = `ELECTRONIC TICKET RECEIPT
Booking reference: W3XY7K
Name: WEBER/MAX MR

From                 To                  Flight   Class  Date    Departure  Arrival
PARIS CDG            LONDON HEATHROW     BA307    M      12MAR   0930       0955
LONDON HEATHROW      PARIS CDG           BA326    M      14MAR   1915       2130`;
  assert.deepEqual(told(read('E-ticket', mail)), [
    'BA307 CDG LHR 2027-03-12T09:30 2027-03-12T09:55',
    'BA326 LHR CDG 2027-03-14T19:15 2027-03-14T21:30',
  ]);
});

test('the screen of a reservation system is read, with its record locator', () => {
  const candidates = read(
    'trip',
    '  1 AF1680 Y 15MAR 1 CDGLHR HK1  0730 0755\n  2 BA 326 M 17MAR 3 LHRCDG HK1  1915  2130\nRLOC AF/Q8W2E3',
  );
  assert.deepEqual(told(candidates), [
    'AF1680 CDG LHR 2027-03-15T07:30 2027-03-15T07:55',
    'BA326 LHR CDG 2027-03-17T19:15 2027-03-17T21:30',
  ]);
  assert.equal(candidates[0]?.booking.reference, 'Q8W2E3');
});

test('a flight over the date line may land before it left, and a night flight lands the next day', () => {
  const mail = (route: string) => `Booking reference: H7K2PL\nFlight ${route}`;
  assert.deepEqual(told(read('', mail('NH106 12 Jan 2027 Tokyo (HND) 22:55 - Los Angeles (LAX) 15:50'))), [
    'NH106 HND LAX 2027-01-12T22:55 2027-01-12T15:50',
  ]);
  assert.deepEqual(told(read('', mail('AF180 12 Jan 2027 Paris (CDG) 23:20 - Dakar (DSS) 04:10'))), [
    'AF180 CDG DSS 2027-01-13T04:10'.replace('DSS ', 'DSS 2027-01-12T23:20 '),
  ]);
});

test('a train has its coach and seat, and keeps the name of its station as printed', () => {
  const mail = `Votre commande est confirmée.
Référence : QXT7PM

ALLER : Paris Montparnasse - Bordeaux Saint-Jean
Le lundi 18 janvier 2027
Départ : 08h14 Paris Montparnasse 1 et 2
Arrivée : 10h18 Bordeaux Saint-Jean
TGV INOUI N° 8507 - 1re classe - Voiture 3 - Place 56`;
  const candidates = read('Votre voyage Paris - Bordeaux', mail);
  assert.deepEqual(told(candidates), [
    'TGV INOUI8507 Paris Montparnasse 1 et 2 Bordeaux Saint-Jean 2027-01-18T08:14 2027-01-18T10:18',
  ]);
  assert.deepEqual(candidates[0]?.booking.seats, [{ coach: '3', number: '56' }]);
});

test('Arrivée and Départ are check-in and check-out where rooms are spoken of', () => {
  const mail = `Nous avons le plaisir de confirmer votre réservation n° 88-2210.

Nom : Mme Léa Martin
Date d'arrivée : 09/02/2027
Date de départ : 11/02/2027
Chambre : Double supérieure
Tarif : 118,00 € par nuit
Total : 236,00 €

Hôtel des Quatre Vents
3 rue de la République
33000 Bordeaux

Arrivée à partir de 15h, départ avant 11h.`;
  const [candidate] = read('Confirmation de réservation', mail);
  assert.deepEqual(told(candidate ? [candidate] : []), [
    'Lodging Hôtel des Quatre Vents 2027-02-09T15:00 2027-02-11T11:00',
  ]);
  assert.deepEqual(candidate?.booking.price, { amount: '236.00', currency: 'EUR' });
  assert.equal(candidate?.booking.type === 'LodgingReservation' && candidate.booking.place?.city, 'Bordeaux');
});

test('a hired car is fetched and brought back; a driver only fetches', () => {
  const car = `Thank you for booking with Avis.
Confirmation number: 20417788US2

Pick-up
Thu, Feb 11, 2027 at 10:30 AM
Lyon Saint-Exupery Airport
Return
Fri, Feb 12, 2027 at 6:00 PM
Lyon Saint-Exupery Airport`;
  assert.deepEqual(told(read('Your rental confirmation', car)), [
    'RentalCar Lyon Saint-Exupery Airport Lyon Saint-Exupery Airport 2027-02-11T10:30 2027-02-12T18:00',
  ]);
  const driver = `Votre chauffeur VTC est réservé. Référence : VTC-20931
Prise en charge : 12/02/2027 à 06h45
Adresse de départ : 8 rue des Lilas, 69003 Lyon
Destination : Aéroport de Lyon-Saint-Exupéry`;
  assert.deepEqual(told(read('Votre course est confirmée', driver)), [
    'Taxi 8 rue des Lilas, 69003 Lyon Aéroport de Lyon-Saint-Exupéry 2027-02-12T06:45',
  ]);
});

test('a cancelled booking says so, and terms of cancellation do not cancel', () => {
  const flight = 'Booking reference: PLM4TX\nKL1244 Paris (CDG) - Amsterdam (AMS)\n12 Jan 2027, 09:40 - 11:05';
  assert.equal(read('Your booking has been cancelled', flight)[0]?.booking.status, 'cancelled');
  assert.equal(
    read('Your booking', `${flight}\nFlights can be cancelled free of charge until 5 January.`)[0]?.booking.status,
    undefined,
  );
});

test('an offer, a price alert and an invoice book nothing', () => {
  const offer = `Dear Max, as requested here is our best offer:
AF1680 15 March 2027 CDG 07:30 - LHR 07:55
Price 214 EUR per person, valid until 20 January. Book now!`;
  const invoice =
    'Facture F-2027-0012 du 05/02/2027\nClient : Cabinet Martin\nPrestation : location de salle, 12/02/2027\nTotal TTC : 480,00 €';
  for (const text of [offer, invoice]) {
    assert.deepEqual(read('', text), []);
    assert.equal(looksLikeBooking(print('', text)), false);
  }
});

test('a booking that cannot be read is known for one', () => {
  assert.equal(
    looksLikeBooking(print('Your booking is confirmed', 'Booking reference: H7K2PL\nSee the app for your journey.')),
    true,
  );
});

test('the way there that is read beside a way back that is not leaves a doubt', () => {
  const mail = `Booking reference: H7K2PL
Flight KL1244 Paris (CDG) - Amsterdam (AMS)
12 Jan 2027, 09:40 - 11:05

Flight KL1245 from Somewhere unheard of
14 Jan 2027, 18:20`;
  const { candidates, doubts } = readPrinted(print('Your booking', mail));
  assert.equal(candidates.length, 1);
  assert.deepEqual(
    doubts.map((doubt) => doubt.code),
    ['booking-not-understood'],
  );
});

test('a label and its value may stand in two columns, two lines or one sentence', () => {
  const columns = `Your reservation is confirmed. Confirmation code: HMX4K2RB9Z

The Lantern House
Rua do Sol 12, 1170-361 Lisboa, Portugal

Check-in          Checkout
Sun, Jan 10       Thu, Jan 14
3:00 PM           11:00 AM`;
  assert.deepEqual(told(read('', columns)), ['Lodging The Lantern House 2027-01-10T15:00 2027-01-14T11:00']);
  const sentence = `Nous avons le plaisir de confirmer votre séjour à l'Hôtel du Quai, 12 quai des Belges, 13001 Marseille.

Arrivée le mardi 12 janvier 2027 à partir de 15h
Départ le mercredi 13 janvier 2027 avant 11h
Numéro de confirmation : HDQ-48213`;
  assert.deepEqual(told(read('', sentence)), ['Lodging Hôtel du Quai 2027-01-12T15:00 2027-01-13T11:00']);
});

test('a memo From someone To someone is no journey', () => {
  const memo = `From: Travel office, Ana Costa
To: Max Weber, Léa Martin
Date: 5 January 2027
Booking reference: H7K2PL
Train 9019, 08:15`;
  assert.deepEqual(read('Your booking', memo), []);
});

test('a train with a one-letter name is read beside its clock, and its day is the one that stands there', () => {
  const ticket = `Lístek / Ticket
Datum vystavení/datum platby: 4.3.2027 08:11     Booking code: QK4410

Brno hl.n.              12.03. 06:20 R 874      364    21
Pardubice hl.n.         12.03. 08:02
Pardubice hl.n.         12.03. 08:14 Ex 1023
Praha hl.n.             12.03. 09:10`;
  assert.deepEqual(told(read('e-ticket', ticket)), [
    'R874 Brno hl.n. Pardubice hl.n. 2027-03-12T06:20 2027-03-12T08:02',
    'Ex1023 Pardubice hl.n. Praha hl.n. 2027-03-12T08:14 2027-03-12T09:10',
  ]);
});

test('a letter and a number that stand behind no clock are no train', () => {
  const mail = `Your booking is confirmed. Booking reference: H7K2PL
Brno hl.n.         12.03. 06:20
Room R 874
Praha hl.n.        12.03. 09:10`;
  assert.deepEqual(told(read('Confirmed', mail)), []);
});

test('a day without a year is near the day on which the ticket was issued, however late it is forwarded', () => {
  const ticket = `e-ticket      Booking code: QK4410
Date of issue: 28 December 2019

Brno hl.n.              02.01. 06:20 EC 174
Praha hl.n.             02.01. 09:10`;
  assert.deepEqual(told(read('e-ticket', ticket)), ['EC174 Brno hl.n. Praha hl.n. 2020-01-02T06:20 2020-01-02T09:10']);
});

test('a receipt for a numbered house of a chain, to a guest of one name', () => {
  const receipt = `Payment receipt
Guest Name: Anitha          Booking ID: KQTX4471
Hotel: STAYWELL 2207 Rooms Alandur
14,Temple Tank Street,, Alandur, Chennai
Check In: 28/01/2027
Check Out: 30/01/2027`;
  const [stay] = read('Your receipt', receipt);
  assert.ok(stay?.booking.type === 'LodgingReservation');
  assert.deepEqual(stay.booking.travelers, [{ name: 'Anitha' }]);
  const { name, street, city } = stay.booking.place ?? {};
  assert.deepEqual([name, street, city], ['STAYWELL 2207 Rooms Alandur', '14 Temple Tank Street', 'Chennai']);
});

test('a word behind a label for people that is no name stays out', () => {
  const mail = `Booking confirmation. Booking reference: KQTX4471
Guest: Adults
Hotel: Lindenhof, Marktstr. 4, 10115 Berlin
Check In: 28/01/2027
Check Out: 30/01/2027`;
  assert.equal(read('Booking', mail)[0]?.booking.travelers, undefined);
});

test('what a whole order costs is the price of none of its flights', () => {
  const mail = `Booking confirmation
Traveller: Max Weber

FLIGHT - Monday 4 October 2027
Lufthansa LH 2083
Depart: Hamburg (HAM) 06:00
Arrive: Munich (MUC) 07:15
Airline confirmation: LH 8KM2P4

HOTEL - Monday 4 October 2027
Hotel Isartor Hof
Address: Baaderstrasse 4, 80469 Munich
Check in: Mon 4 Oct 2027
Check out: Tue 5 Oct 2027
Confirmation: 77-1203-IH

FLIGHT - Tuesday 5 October 2027
Lufthansa LH 2082
Depart: Munich (MUC) 20:30
Arrive: Hamburg (HAM) 21:45
Airline confirmation: LH 8KM2P4

Grand total: EUR 812.40`;
  const candidates = read('Travel itinerary', mail);
  assert.equal(candidates.length, 3);
  assert.deepEqual(
    candidates.map(({ booking }) => booking.price),
    [undefined, undefined, undefined],
  );
  assert.equal(candidates.find(({ booking }) => booking.type === 'FlightReservation')?.booking.reference, '8KM2P4');
});

test('who pays is no traveller where somebody travels', () => {
  const mail = `Your booking is confirmed. Booking reference: H7K2PL
Client: Blue Heron
Traveller: Max Weber
Flight KL1244 Paris (CDG) - Amsterdam (AMS)
12 Jan 2027, 09:40 - 11:05`;
  assert.deepEqual(read('', mail)[0]?.booking.travelers, [{ name: 'Max Weber' }]);
});

test('nights that are listed end on the morning after the last of them', () => {
  const mail = `Bonjour,

Nous avons bien noté votre réservation d'une chambre pour les nuits du 28 et du 29 septembre, au nom de Mme Léa Martin.
Votre numéro de réservation : 27094

Le Relais des Tilleuls
8 place du Champ de Foire
18000 Bourges`;
  assert.deepEqual(told(read('Réservation', mail)), ['Lodging Le Relais des Tilleuls 2026-09-28 2026-09-30']);
});

test('a seat below the list of trains is of the train whose number stands beside it', () => {
  const mail = `Ihre Buchung ist bestätigt. Auftragsnummer: 7QK2LD
Datum: 18.05.2027

Halt                 Zeit        Gleis   Zug
Hamburg Hbf          ab 06:35    14      ICE 583
Göttingen            an 08:34    10
Göttingen            ab 08:49     4      ICE 1531
Erfurt Hbf           an 10:02     9

Wagen 24, Platz 61 (ICE 583)`;
  const candidates = read('Ihre Reise', mail);
  assert.deepEqual(
    candidates.map(({ booking }) => (booking.type === 'TrainReservation' ? booking.seats : null)),
    [[{ coach: '24', number: '61' }], undefined],
  );
});

test('a service between coach stations is a coach, though trains are called services too', () => {
  const mail = `Your booking is confirmed. Booking reference: H7K2PL

6 July 2027
Train 041
Depart: 10:30 London Victoria Coach Station
Arrive: 13:05 Bristol Coach Station`;
  assert.deepEqual(
    read('Your e-ticket', mail).map(({ booking }) => booking.type),
    ['BusReservation'],
  );
});
