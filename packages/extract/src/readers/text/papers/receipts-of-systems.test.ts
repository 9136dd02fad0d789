import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytes } from '../../../../testing/mail.ts';
import { readPage, tableOf, told, toldWithNumbers } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

// Receipts as the common reservation systems print them, as text; received on 15 March 2027.

async function readWhole(text: string) {
  const { reservations } = await extract(bytes(text), { contextDate: '2027-03-15' });
  return { flights: told(reservations), numbers: [...new Set(reservations.map(({ booking }) => booking.reference))] };
}

test('a French receipt has the number that the airline knows, and the day of each landing', async () => {
  const receipt = `RECU DE BILLET ELECTRONIQUE

BELLEVUE VOYAGES AFFAIRES                   DATE: 12 MARS 2027
44000 NANTES                                NOM: KERMADEC/CLAIRE MME
COMPAGNIE EMETTRICE                   : AIR FRANCE
NUMERO DE BILLET                      : BLTE 057 2417730664
REF. DOSSIER : AMADEUS: 5PKZ3W, COMPAGNIE AERIENNE: AF/8JVLQ4

DE /A           VOL     CL  DATE     DEP      BASE TARIF   NVB     NVA     BAG ST

PARIS CDG       AF 7524 Y   12AVR    0730     YFR                          1PC OK
TERMINAL:2F
                            HEURE ARRIVEE: 0905   DATE ARRIVEE: 12AVR
TOULOUSE BLAGNAC

TOULOUSE BLAGN  AF 7533 Y   14AVR    2240     YFR                          1PC OK
                            HEURE ARRIVEE: 0015   DATE ARRIVEE: 15AVR
PARIS CDG
TERMINAL:2F
`;
  const { flights, numbers } = await readWhole(receipt);
  assert.deepEqual(numbers, ['8JVLQ4']);
  assert.deepEqual(flights, [
    'AF7524 CDG TLS 2027-04-12T07:30 2027-04-12T09:05',
    'AF7533 TLS CDG 2027-04-14T22:40 2027-04-15T00:15',
  ]);
});

test('terminals stand behind the towns of a receipt, and the landing below each', async () => {
  const receipt = `ELECTRONIC TICKET - PASSENGER ITINERARY/RECEIPT
PASSENGER  : ADEYEMI/FOLASADE MRS          ISSUED BY : BRIDGE TRAVEL LTD
GDS LOCATOR: 3Q7RLM                        AIRLINE REF: QR / NWC5TJ

FROM/TO                    FLIGHT  CL DATE   DEP   FARE BASIS  NVB    NVA    BAG ST
MANCHESTER T2              QR 0028 N  06MAY  0905  NLGBP1RO    06MAY  06MAY  30K OK
DOHA HAMAD INTL            OPERATED BY QATAR AIRWAYS
                           ARRIVAL DATE: 06MAY     ARRIVAL TIME: 1805

      SURFACE SECTOR - DOHA TO MELBOURNE (NOT INCLUDED IN THIS TICKET)

MELBOURNE TULLAMARINE T2   QR 0905 O  28MAY  2220  OLGBP1RO    28MAY  28MAY  30K OK
DOHA HAMAD INTL            OPERATED BY QATAR AIRWAYS
                           ARRIVAL DATE: 29MAY     ARRIVAL TIME: 0510

DOHA HAMAD INTL            QR 0021 O  29MAY  0740  OLGBP1RO    29MAY  29MAY  30K OK
MANCHESTER T2              OPERATED BY QATAR AIRWAYS
                           ARRIVAL DATE: 29MAY     ARRIVAL TIME: 1300
`;
  const { flights, numbers } = await readWhole(receipt);
  assert.deepEqual(numbers, ['NWC5TJ']);
  assert.deepEqual(flights, [
    'QR28 MAN DOH 2027-05-06T09:05 2027-05-06T18:05',
    'QR905 MEL DOH 2027-05-28T22:20 2027-05-29T05:10',
    'QR21 DOH MAN 2027-05-29T07:40 2027-05-29T13:00',
  ]);
});

test('an airline called "Air" over its flight number is no title: each flight has the day over it', async () => {
  const leg = (day: string, number: string, from: [string, string], to: [string, string], hours: [string, string]) =>
    `DEPARTURE: ${day}

AIR CANADA          ${from[0].padEnd(25)}${to[0]}
${number.padEnd(20)}${from[1].padEnd(25)}${to[1]}
Duration:           Departing At:            Arriving At:
1hr(s) 45min(s)     ${hours[0].padEnd(25)}${hours[1]}
`;
  const lga: [string, string] = ['LGA', 'NEW YORK LAGUARDIA, NY'];
  const yyz: [string, string] = ['YYZ', 'TORONTO PEARSON, ON'];
  const sheet = `04 MAY 2027 > 06 MAY 2027  TRIP TO TORONTO, CANADA

PREPARED FOR
WHITFIELD/DANA MS

RESERVATION CODE  QXWRTY
AIRLINE RESERVATION CODE  8JVLQ4 (AC)

${leg('TUESDAY 04 MAY', 'AC 0713', lga, yyz, ['10:00am', '11:45am'])}
${leg('THURSDAY 06 MAY', 'AC 0724', yyz, lga, ['5:30pm', '7:05pm'])}`;
  const { flights, numbers } = await readWhole(sheet);
  assert.deepEqual(numbers, ['8JVLQ4']);
  assert.deepEqual(flights, [
    'AC713 LGA YYZ 2027-05-04T10:00 2027-05-04T11:45',
    'AC724 YYZ LGA 2027-05-06T17:30 2027-05-06T19:05',
  ]);
});

test('the airline’s number stands behind its code and a star, too', async () => {
  const itinerary = `ELECTRONIC TICKET ITINERARY / RECEIPT
AGENCY: HOLLOWAY TRAVEL LTD            GALILEO REF: 6TQW2L
PASSENGER: OKAFOR/NNEKA MS
AIRLINE REF: BA*7KXQ2M

TUE 11MAY  BRITISH AIRWAYS   BA 1484  Y ECONOMY     CONFIRMED
           DEP: LONDON HEATHROW (LHR)    0925  TERMINAL 5
           ARR: GLASGOW (GLA)            1050
`;
  assert.deepEqual((await readWhole(itinerary)).numbers, ['7KXQ2M']);
});

for (const head of ['Fare basis', 'Base tarif.', 'Code tarifaire'])
  test(`what stands below "${head}" is no booking's number, though it looks like one`, async () => {
    const page = `<p>Your electronic ticket is confirmed.</p>${tableOf(`Name | Ms Samia Trabelsi
      Agency reference | AMADEUS: KQ4N7B
      Airline reference | TU/L5QX8N`)}<p></p>${tableOf(`De / Vers | Flight | Cl | Date | Departure | Arrival | ${head} | NVB | Bag | St
      PARIS ORLY // Terminal: 4 // TUNIS CARTHAGE | TU 719 | Q | 04JUN27 | 12:05 | 13:30 | Q2XFR1 | 04JUN | 1PC | OK`)}`;
    assert.deepEqual(toldWithNumbers(await readPage(page)), ['TU719 ORY TUN 2027-06-04T12:05 2027-06-04T13:30 L5QX8N']);
  });

test('between which days a fare is valid is no day of a flight, and "NVA" no airport', async () => {
  const leg = (flight: string, valid: string, from: string, to: string) =>
    `${flight} // Class V // ${valid} | ${from} | ${to} | Confirmed`;
  const page = `<p>ELECTRONIC TICKET, PASSENGER ITINERARY RECEIPT</p>${tableOf(`Passenger | MARTIN/LEA MS
    Booking reference | KTRWNB`)}<p></p>${tableOf(`Flight | Departure | Arrival | Status
    ${leg('ET 735', 'NVB 06DEC NVA 06DEC', 'Paris Charles de Gaulle (CDG) // MON 06DEC27 // 21:55', 'Addis Ababa Bole (ADD) // TUE 07DEC27 // 06:55')}
    ${leg('ET 809', 'Not valid before 06DEC', 'Addis Ababa Bole (ADD) // TUE 07DEC27 // 08:30', 'Johannesburg (JNB) // TUE 07DEC27 // 12:50')}
    ${leg('ET 808', 'NVB: 10 DEC NVA: 06 MAR 28', 'Johannesburg (JNB) // TUE 14DEC27 // 13:55', 'Addis Ababa Bole (ADD) // TUE 14DEC27 // 20:15')}`)}`;
  assert.deepEqual(toldWithNumbers(await readPage(page)), [
    'ET735 CDG ADD 2027-12-06T21:55 2027-12-07T06:55 KTRWNB',
    'ET809 ADD JNB 2027-12-07T08:30 2027-12-07T12:50 KTRWNB',
    'ET808 JNB ADD 2027-12-14T13:55 2027-12-14T20:15 KTRWNB',
  ]);
});

test('the day, its weekday and four figures stand below each town, and behind them how long a fare holds', async () => {
  const page = `<p>ELECTRONIC TICKET RECEIPT</p>${tableOf(`Passenger | DIALLO/MARIAMA MS
    Booking reference | J7QK2P`)}<p></p>${tableOf(`Flight | From | To | Fare basis | NVB | NVA
    ET 909 // OK | DAKAR (DSS) // 12MAY27 WED 2155 | ADDIS ABABA (ADD) // 13MAY27 THU 0905 | QLOWSN | | 11AUG27
    ET 908 // OK | ADDIS ABABA (ADD) // 28MAY27 FRI 2245 | DAKAR (DSS) // 29MAY27 SAT 0500 | QLOWSN | 15MAY27 | 11AUG27`)}`;
  assert.deepEqual(toldWithNumbers(await readPage(page)), [
    'ET909 DSS ADD 2027-05-12T21:55 2027-05-13T09:05 J7QK2P',
    'ET908 ADD DSS 2027-05-28T22:45 2027-05-29T05:00 J7QK2P',
  ]);
});
