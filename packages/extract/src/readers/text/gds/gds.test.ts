import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, toldInFull } from '../../../../testing/told.ts';
import type { FlightBooking } from '../../../booking.ts';

const flights = (text: string) =>
  read('', text).map(({ booking }) => {
    const { carrier, number, from, to, departure, arrival, reference, status } = booking as FlightBooking;
    const clock = (local: string | undefined) => local?.slice(5, 16);
    return [
      carrier?.iata,
      number,
      from?.iata,
      to?.iata,
      clock(departure?.local),
      clock(arrival?.local),
      reference,
      status,
    ]
      .filter(Boolean)
      .join(' ');
  });

test('each system of reservation has its own columns, clock and mark of the next day', () => {
  assert.deepEqual(flights('  2  LH 401 J 19MAR 5 JFKFRA HK1       1600 0545+1 *1A/E*'), [
    'LH 401 JFK FRA 03-19T16:00 03-20T05:45',
  ]);
  assert.deepEqual(flights(' 1. OS   51 J  09MAY VIENRT HK1  1740  #1235   O        E SU'), [
    'OS 51 VIE NRT 05-09T17:40 05-10T12:35',
  ]);
  assert.deepEqual(flights(' 1 AA 100J 12JUL 1 JFKLHR HK1   615P  625A  13JUL 2 /DCAA*HGTRQW /E'), [
    'AA 100 JFK LHR 07-12T18:15 07-13T06:25 HGTRQW',
  ]);
  assert.deepEqual(flights(' 1 DL 123Y 12MAR FR JFKLAX HK1 900A 1210P'), ['DL 123 JFK LAX 03-12T09:00 03-12T12:10']);
});

test('before the hours stand the terminal and when its counter closes, and neither is an hour of the flight', () => {
  assert.deepEqual(
    [
      '  3  BA 075 C 30DEC 3 LHRLOS HK2  1030 5   1120 1905  30DEC  E  BA/Q8JH2K',
      '  3  BA 075 C 30DEC 3 LHRLOS HK2  1030     1120 1905  30DEC  E  BA/Q8JH2K',
      '  3  BA 075 C 30DEC 3 LHRLOS HK2  5        1120 1905  30DEC  E  BA/Q8JH2K',
    ].map((line) => flights(line)[0]),
    Array.from({ length: 3 }, () => 'BA 75 LHR LOS 12-30T11:20 12-30T19:05 Q8JH2K'),
  );
});

test('a number of one digit stands four columns behind its airline', () => {
  assert.deepEqual(flights(' 1. EK    2 C  21MAR LHRDXB HK1  2040  #0740 O*       SU  1'), [
    'EK 2 LHR DXB 03-21T20:40 03-22T07:40',
  ]);
});

test('a flight given back at another hour is told once, at the hour that is held', () => {
  const line = (status: string, hours: string) => ` 2 JL 005Y 25FEB Q HNDJFK ${status}2  ${hours}  /DCJL*K8L2M4 /E`;
  const moved = [line('UN', '1105A  955A'), line('TK', '1120A 1010A')];
  for (const screen of [moved, moved.toReversed()])
    assert.deepEqual(flights(screen.join('\n')), ['JL 5 HND JFK 02-25T11:20 02-25T10:10 K8L2M4']);
});

test('Worldspan heads its screen with its own mark and the locator', () => {
  const screen = '1P- 8KHQ7D\nP- 1.1LINDQVIST/ERIK MR\n1 DL 142Y 08APR TH SEAAMS HK1  150P  855A/O $ E1   #1';
  assert.deepEqual(flights(screen), ['DL 142 SEA AMS 04-08T13:50 04-09T08:55 8KHQ7D']);
});

test('the locator stands in the head line, and a seat that the airline took away is cancelled', () => {
  assert.deepEqual(
    flights(
      'RP/PARFT2100/PARFT2100   AA/SU  11JAN27/1014Z   5XKQ7M\n  1.SORENSEN/DANIEL MR\n  2  LH1045 J 14MAR 7 CDGFRA UN1  0725 0845',
    ),
    ['LH 1045 CDG FRA 03-14T07:25 03-14T08:45 5XKQ7M cancelled'],
  );
});

test('who waits for a seat has none yet', () => {
  const line = (status: string) => ` 1 AA 86Q 15MAR M ORDLHR ${status}1   455P  640A  16MAR T`;
  assert.deepEqual(
    ['HK', 'TK', 'HL', 'HN', 'SA', 'HX'].map((status) => flights(line(status))[0]?.split(' ')[6] ?? 'held'),
    ['held', 'held', 'pending', 'pending', 'pending', 'cancelled'],
  );
});

test('a hotel and a car of a screen are held, waited for or given back by the codes of its flights', () => {
  const statusOf = (line: string) => {
    const screen = ` 1 AA 86Q 15MAR M ORDLHR HK1   455P  640A  16MAR T\n${line}`;
    return read('', screen)
      .filter(({ booking }) => booking.type !== 'FlightReservation')
      .map(({ booking }) => `${booking.type} ${booking.status ?? 'held'}`);
  };
  const hotel = (code: string) =>
    ` 2 HHL 1A ${code}1 LON IN16MAR OUT18MAR 1A1KRAC GBP289.00 SHERIDAN SQUARE HOTEL/CF-88213774`;
  const car = (code: string) => ` 2 CCR ZE ${code}1 LHR 16MAR 18MAR ICAR/ARR-1830/RT-1700/CF-H4498812`;
  assert.deepEqual(
    ['HK', 'HL', 'HX'].flatMap((code) => statusOf(hotel(code))),
    ['held', 'pending', 'cancelled'].map((status) => `LodgingReservation ${status}`),
  );
  assert.deepEqual(
    ['HK', 'HN', 'XX'].flatMap((code) => statusOf(car(code))),
    ['held', 'pending', 'cancelled'].map((status) => `RentalCarReservation ${status}`),
  );
});

test('a house is named behind the price, on the next line or behind a stroke, and its town may have a code of its own', () => {
  const stayIn = (segment: string) => {
    const screen = ` 1 IB3166 Y 16FEB 2 MADLHR HK1  0845 1015\n${segment}`;
    return read('', screen).flatMap(({ booking }) =>
      booking.type === 'LodgingReservation' ? [booking.place?.name, booking.place?.city, booking.reference] : [],
    );
  };
  assert.deepEqual(
    stayIn(
      '  3 HHL BW HK1 LON IN16FEB OUT18FEB\n    1S1KRAC GBP145.00 DLY ROWAN COURT KENSINGTON\n    /BS-78200000/CF-5521900',
    ),
    ['ROWAN COURT KENSINGTON', 'London', '5521900'],
  );
  assert.deepEqual(stayIn('  4 HTL 1A HK1 TLS 16FEB-18FEB/HOTEL DES CAPUCINS,12 RUE DES LOIS/CF-7745120'), [
    'HOTEL DES CAPUCINS',
    'Toulouse',
    '7745120',
  ]);
  // the number of Galileo's house stands behind a star
  assert.deepEqual(stayIn('2. HHL HI  HK1 LHR 16FEB OUT18FEB  2NT ROWAN COURT HEATHROW M4 *C64418920'), [
    'ROWAN COURT HEATHROW M4',
    'London',
    'C64418920',
  ]);
});

test('the mark of the next day may stand before the hour of the landing', () => {
  assert.deepEqual(flights(' 2. LH  760 K  12MAR FRADEL HK1   130P #  105A O*       FR  1'), [
    'LH 760 FRA DEL 03-12T13:30 03-13T01:05',
  ]);
});

test('the itinerary for the traveller, in columns of blanks', () => {
  const itinerary = `
BOOKING REF : QX7LPT

MARCHETTI/PAOLO MR

 SERVICE               FROM                  TO                    DEPART  ARRIVE
 --------------------  --------------------  --------------------  ------  ------
 ITA AIRWAYS - AZ 208  ROME IT               LONDON GB             0910    1105
 MON 08MAR             FIUMICINO             HEATHROW
 NON STOP              TERMINAL 1            TERMINAL 4            DURATION 2:55
                       RESERVATION CONFIRMED - Y ECONOMY

 ITA AIRWAYS - AZ 611  NEW YORK NY           ROME IT               2205    1230
 WED 10MAR             JOHN F KENNEDY        FIUMICINO                     11MAR
 NON STOP              TERMINAL 1            TERMINAL 3            DURATION 8:25
                       WAITLIST - Y ECONOMY
`;
  const booked = read('RESERVATION QX7LPT', itinerary);
  assert.deepEqual(toldInFull(booked), [
    'Flight | AZ 208 | ROME FIUMICINO > LONDON HEATHROW | 2027-03-08T09:10 – 2027-03-08T11:05 | QX7LPT | PAOLO MARCHETTI',
    'Flight | AZ 611 | NEW YORK JOHN F KENNEDY > ROME FIUMICINO | 2027-03-10T22:05 – 2027-03-11T12:30 | QX7LPT | PAOLO MARCHETTI',
  ]);
  assert.deepEqual(
    booked.map(({ booking }) => booking.status),
    [undefined, 'pending'],
  );
});

test('of a ticket in columns each coupon is a flight, wherever it prints its landing', () => {
  const head = 'ELECTRONIC TICKET RECEIPT\nBOOKING REF: UQ7T4K\nPASSENGER: HALDANE/RORY MR\n\n';
  const below = `${head}FROM / TO            FLIGHT  CL DATE   DEP   ARR   FARE BASIS  BAG ST
                                                   NVB     NVA
LONDON HEATHROW LHR  SK0806  M  24NOV  1020  1335  MSAGO       1PC OK
OSLO OSL                                           24NOV   24NOV
   DEPARTURE TERMINAL 2
OSLO OSL             SK4418  M  24NOV  1430  1625  MSAGO       1PC OK
TROMSO TOS                                         24NOV   24NOV`;
  assert.deepEqual(flights(below), [
    'SK 806 LHR OSL 11-24T10:20 11-24T13:35 UQ7T4K',
    'SK 4418 OSL TOS 11-24T14:30 11-24T16:25 UQ7T4K',
  ]);
  const beside = `${head}DE / A               VOL     CL DATE   DEP    BASE TARIFAIRE  BAG ST
PARIS CDG            AF 006  Y  12MAR  1030   YFLX            1PC OK
TERMINAL: 2E
NEW YORK JFK         ARRIVAL TIME: 1245   ARRIVAL DATE: 12MAR
NEW YORK JFK         AF 023  Y  19MAR  2330   YFLX            1PC OK
PARIS CDG            ARRIVAL TIME: 1215   ARRIVAL DATE: 20MAR`;
  assert.deepEqual(flights(beside), [
    'AF 6 CDG JFK 03-12T10:30 03-12T12:45 UQ7T4K',
    'AF 23 JFK CDG 03-19T23:30 03-20T12:15 UQ7T4K',
  ]);
  const inFrench = `${head}DE /A               VOL      CL  DATE    DEP    BASE TARIFAIRE   BAG  ST
PAPEETE FAAA        TN 101   M   14JUN   0820   MSR2PF           23K  OK
AUCKLAND INTL                    HEURE D'ARRIVEE: 1205  DATE D'ARRIVEE: 15JUN
TERMINAL: I
AUCKLAND INTL       TN 102   L   26JUN   1540   LSR2PF           23K  OK
TERMINAL: I
PAPEETE FAAA                     HEURE D'ARRIVEE: 2250  DATE D'ARRIVEE: 25JUN`;
  assert.deepEqual(flights(inFrench), [
    'TN 101 PPT AKL 06-14T08:20 06-15T12:05 UQ7T4K',
    'TN 102 AKL PPT 06-26T15:40 06-25T22:50 UQ7T4K',
  ]);
  const wrapped = `${head}DE /A               VOL      CL  DATE    DEP    BASE TARIFAIRE   BAG  ST
PARIS CHARLES       AF 718   M   03MAR   1620   MSR2PF           23K  OK
DE GAULLE
TERMINAL: 2E
DAKAR BLAISE                     HEURE D'ARRIVEE: 2105  DATE D'ARRIVEE: 03MAR
DIAGNE
DAKAR BLAISE        AF 719   L   10MAR   2320   LSR2PF           23K  OK
DIAGNE
OSLO OSL
OSLO OSL            SK 837   L   12MAR   0905   LSR2PF           23K  OK
PARIS CDG`;
  assert.deepEqual(flights(wrapped), [
    'AF 718 CDG DSS 03-03T16:20 03-03T21:05 UQ7T4K',
    'AF 719 DSS OSL 03-10T23:20 UQ7T4K',
    'SK 837 OSL CDG 03-12T09:05 UQ7T4K',
  ]);
  const both = `${head}FROM        TO          FLIGHT   CL  DATE    DEP    ARR    STATUS
PARIS CDG   OSLO OSL    AF1274   Y   03JUN   0935   1155   OK
OSLO OSL    PARIS CDG   AF1375   Y   07JUN   1815   2040   OK`;
  assert.deepEqual(flights(both), [
    'AF 1274 CDG OSL 06-03T09:35 06-03T11:55 UQ7T4K',
    'AF 1375 OSL CDG 06-07T18:15 06-07T20:40 UQ7T4K',
  ]);
});

test('a coupon lands where the next one starts, in a town of several airports in none of them', () => {
  const receipt = `ELECTRONIC TICKET RECEIPT
NAME: HALDANE/RORY MR
ISSUING AIRLINE : QATAR AIRWAYS
BOOKING REF : AMADEUS: 5PKZ3W, AIRLINE: QR/8JVLQ4

FROM /TO        FLIGHT  CL  DATE     DEP      FARE BASIS   NVB     NVA     BAG ST

EDINBURGH       QR 028  N   14OCT27  1505     NJGBP1RI     14OCT27 14OCT27 30K OK
                                     ARRIVAL TIME: 0005   ARRIVAL DATE: 15OCT27
DOHA HAMAD      QR 836  N   15OCT27  0225     NJGBP1RI     15OCT27 15OCT27 30K OK
                                     ARRIVAL TIME: 1250   ARRIVAL DATE: 15OCT27
BANGKOK

CARRIAGE IS SUBJECT TO CONDITIONS WHICH ARE HEREBY INCORPORATED BY REFERENCE.`;
  assert.deepEqual(toldInFull(read('', receipt)), [
    'Flight | QR 28 | EDINBURGH > DOHA HAMAD | 2027-10-14T15:05 – 2027-10-15T00:05 | 8JVLQ4 | RORY HALDANE',
    'Flight | QR 836 | DOHA HAMAD > BANGKOK | 2027-10-15T02:25 – 2027-10-15T12:50 | 8JVLQ4 | RORY HALDANE',
  ]);
});

test('Galileo has three letters for a chain, the name of a hirer behind its code, and whose each is at its end', () => {
  const screen = `8QK2LR/40 DUBOU  C3Q9914 AG 99912345 21FEB
 1.1DUGGAN/FERGAL MR  2.1KEARNS/NIAMH MS
 1. EI  628 K  09MAR DUBARN HK2   710A  1055A  O*       E TU  1
 2. HTL SAS HK1  ARN 09MAR-OUT12MAR  RADISSON BLU ROYAL PARK  1A2K SEK1495.00 /CF-40VKT29  *DUGGAN/FERGAL
 3. CAR ZI AVIS HK1  ARN 09MAR-12MAR  ICAR  /PUP-ARNT01/ARR-1130/DT-1500/CF-06214478SE2  *KEARNS/NIAMH`;
  const [, ...ground] = read('', screen).map(({ booking }) => booking);
  assert.deepEqual(
    ground.map(({ type, reference, travelers }) => [type, reference, travelers?.map(({ name }) => name)]),
    [
      ['LodgingReservation', '40VKT29', ['FERGAL DUGGAN']],
      ['RentalCarReservation', '06214478SE2', ['NIAMH KEARNS']],
    ],
  );
});
