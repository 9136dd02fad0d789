import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../../testing/told.ts';

// Layouts that no sample has, so that the reader is held to kinds of papers and not to papers.

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

test('a flight may have a number of one digit, and one digit behind two capitals need be no flight', () => {
  const paper = `Your flights are confirmed. Booking reference: H7K2PL

Flight AF 4 – Thursday 25 November 2027
Barcelona (BCN) 18:50 → Paris Charles de Gaulle (CDG) 20:50

DELTA DL 3   CLASS K – Tuesday 30 November 2027
Paris Charles de Gaulle (CDG) 10:15 → New York (JFK) 12:30

ADMIT UP TO 6 PERSONS AT 9`;
  assert.deepEqual(told(read('Your booking is confirmed', paper)), [
    'AF4 BCN CDG 2027-11-25T18:50 2027-11-25T20:50',
    'DL3 CDG JFK 2027-11-30T10:15 2027-11-30T12:30',
  ]);
});

test('a code with a figure is a flight behind its house, behind the word flight or in front of the whole way', () => {
  const paper = `Vos vols sont confirmés. Référence de dossier : H7K2PL

Vol Volotea V7 78, mardi 5 octobre 2027
Brest (BES) 09:50 → Marseille (MRS) 11:35

6E 61, 11-Oct-2027, Bengaluru (BLR) 06:15 – Delhi (DEL) 09:00
6E 6, 13-Oct-2027, Chandigarh (IXC) 18:10 – Bengaluru (BLR) 21:05

easyJet – U2 9, jeudi 14 octobre 2027
Nantes (NTE) 07:10 → Genève (GVA) 08:40

2 x 23 kg de bagages, salon 2A 12, terminal T2 14`;
  assert.deepEqual(told(read('Votre réservation est confirmée', paper)), [
    'V778 BES MRS 2027-10-05T09:50 2027-10-05T11:35',
    '6E61 BLR DEL 2027-10-11T06:15 2027-10-11T09:00',
    '6E6 IXC BLR 2027-10-13T18:10 2027-10-13T21:05',
    'U29 NTE GVA 2027-10-14T07:10 2027-10-14T08:40',
  ]);
});

test('a line that tells a whole journey without its number takes none of the next', () => {
  const paper = `Your flights are confirmed. Booking reference: H7K2PL

Zed One, 11-Oct-2027, Bengaluru (BLR) 06:15 – Delhi (DEL) 09:00
AI 803, 13-Oct-2027, Chandigarh (IXC) 18:10 – Bengaluru (BLR) 21:05`;
  assert.deepEqual(told(read('Your booking is confirmed', paper)), ['AI803 IXC BLR 2027-10-13T18:10 2027-10-13T21:05']);
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

test('a day without a year is near the day on which the ticket was issued, however late it is forwarded', () => {
  const ticket = `e-ticket      Booking code: QK4410
Date of issue: 28 December 2019

Brno hl.n.              02.01. 06:20 EC 174
Praha hl.n.             02.01. 09:10`;
  assert.deepEqual(told(read('e-ticket', ticket)), ['EC174 Brno hl.n. Praha hl.n. 2020-01-02T06:20 2020-01-02T09:10']);
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

test('a seat with a line of its own is the flight’s above it', () => {
  const leg = (number: string, day: string, from: string, to: string, seats: string) =>
    `Flight: ${number}\nDate: ${day}\nFrom: ${from}\nDeparture: 08:35\nTo: ${to}\nArrival: 10:30\n${seats}`;
  const flights = read(
    'Your booking is confirmed: H7K2PL',
    `Booking reference: H7K2PL

${leg('LH 1052', 'Friday, 1 January 2027', 'Frankfurt (FRA)', 'Vienna (VIE), Terminal 3', 'Seat: 7C')}

${leg('LH 1059', 'Sunday, 3 January 2027', 'Vienna (VIE), Terminal 3', 'Frankfurt (FRA)', 'Seats: 8A, 8B')}`,
  );
  assert.deepEqual(
    flights.map(({ booking }) => booking.seats),
    [[{ number: '7C' }], [{ number: '8A' }, { number: '8B' }]],
  );
  // What the departure was read from: the day, and the time in another line.
  const evidence = flights[0]?.evidence;
  assert.deepEqual(
    [evidence?.departure?.text, evidence?.['departure.time']?.text],
    ['Friday, 1 January 2027', '08:35'],
  );
});

test('an airline is called by its short name where the paper names it whole', () => {
  const paper = (number: string, house: string) => `Confirmation number GQ7HNL

Thu, 21 Jan 2027
${number}
Boston, MA 7:05AM
Minneapolis, MN 9:32AM

This email is from ${house}. Flight receipt.`;
  const leg = 'BOS MSP 2027-01-21T07:05 2027-01-21T09:32';
  const short = (number: string, house: string) => told(read('Your flight', paper(number, house)));
  assert.deepEqual(short('DELTA 2217', 'Delta Air Lines, Inc.'), [`DL2217 ${leg}`]);
  assert.deepEqual(short('United 415*', 'United Airlines'), [`UA415 ${leg}`]);
  assert.deepEqual(short('Delta 2217', 'Riverside Travel'), []);
  assert.deepEqual(short('First 2217', 'Riverside Travel'), []);
});

test('a title tells the whole way, and each flight below it its own part', () => {
  const mail = `Your booking is confirmed. Booking reference: H7K2PL

Marseille to Abidjan
Flight SN 3594, Wednesday 12 May 2027
06:45 - 08:30
Marseille (MRS) - Brussels (BRU)
Flight SN 277, Wednesday 12 May 2027
10:50 - 15:40
Brussels (BRU) - Abidjan (ABJ)

Abidjan to Marseille
Flight SN 278, Wednesday 19 May 2027
21:00 - 05:50 +1
Abidjan (ABJ) - Brussels (BRU)`;
  assert.deepEqual(told(read('Your booking is confirmed', mail)), [
    'SN3594 MRS BRU 2027-05-12T06:45 2027-05-12T08:30',
    'SN277 BRU ABJ 2027-05-12T10:50 2027-05-12T15:40',
    'SN278 ABJ BRU 2027-05-19T21:00 2027-05-20T05:50',
  ]);
});

test('the letters of a clock are an airline’s where it is named and its flight stands alone', () => {
  assert.deepEqual(
    told(
      read(
        'Tu reservación',
        'Aeroméxico\nTu reservación está confirmada\n\nCódigo de reservación: QZVKTR\n\nDetalles del vuelo\n\nAM 0402\nCiudad de México (MEX) - Nueva York (JFK)\nSalida: 15 abr 2027, 08:05  Terminal 2\nLlegada: 15 abr 2027, 14:35  Terminal 4',
      ),
    ),
    ['AM402 MEX JFK 2027-04-15T08:05 2027-04-15T14:35'],
  );
});
