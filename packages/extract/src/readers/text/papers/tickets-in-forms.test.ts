import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

// Tickets that say each thing behind its word, side by side in lines that blanks part.

const told = async (text: string) => {
  const source = new TextEncoder().encode(text);
  return toldInFull((await extract(source, { fileName: 'ticket.txt', contextDate: '2027-01-05' })).reservations);
};

test('both ends of a whole form are stops, on whatever map', async () => {
  for (const [from, to] of [
    ['MAKKAH', 'MADINAH'],
    ['NABEUR', 'TOZEUL'],
  ])
    assert.deepEqual(
      await told(`HIGH SPEED RAILWAY                          Electronic Ticket
PNR: 5TQZ8K
Passenger Name: OMAR AL-HARBI
From: ${from}                        To: ${to}
Departure: 14-03-2027 15:00         Arrival: 14-03-2027 17:20
Train No: 01432                     Coach: 4       Seat: 12D
Class: Economy                      Fare: SAR 172.50
`),
      [`Train | 01432 | ${from} > ${to} | 2027-03-14T15:00 – 2027-03-14T17:20 | 4/12D | 5TQZ8K | OMAR AL-HARBI`],
    );
});

test('who gets on at another station than the one where the ticket begins leaves there', async () => {
  for (const word of ['Boarding', 'Boarding Point', 'Boarding Stn'])
    assert.deepEqual(
      await told(`Your ticket has been booked successfully.

PNR No. : 8812204417            Train No. / Name : 12627 / KARNATAKA EXP
From : KSR BENGALURU (SBC)      To : NEW DELHI (NDLS)
${`${word} : YESVANTPUR JN (YPR)`.padEnd(40)}Date of Journey : 12-Mar-2027
Departure : 19:40               Arrival : 10:30 (14-Mar-2027)
Class : AC 2 TIER (2A)          Quota : GENERAL

Passenger Details
Sl. No.  Name            Age  Sex  Status
1        KIRAN HEGDE     41   M    CNF/A1/23/SIDE LOWER
Total Fare : Rs. 3,120.50
`),
      [
        'Train | 12627 | YESVANTPUR JN > NEW DELHI | 2027-03-12T19:40 – 2027-03-14T10:30 | A1/23 | 8812204417 | KIRAN HEGDE',
      ],
      word,
    );
});

test('an Indonesian ticket, whose train has its number in brackets', async () => {
  assert.deepEqual(
    await told(`PT KERETA API INDONESIA (PERSERO)                        E-TIKET / E-BOARDING PASS

Kode Booking      : 7QK2LMX
Nama Penumpang    : DEWI ANGGRAINI
No. Identitas     : 3273********0002

Kereta            : ARGO PARAHYANGAN (45)
Kelas             : EKSEKUTIF (A)
Berangkat         : GAMBIR (GMR)           12 Mar 2027   10:25
Tiba              : BANDUNG (BDG)          12 Mar 2027   13:20
Gerbong / Kursi   : EKS-2 / 7C

Total Bayar       : Rp 150.000
`),
    [
      'Train | ARGO PARAHYANGAN 45 | GAMBIR > BANDUNG | 2027-03-12T10:25 – 2027-03-12T13:20 | EKS-2/7C | 7QK2LMX | DEWI ANGGRAINI',
    ],
  );
});

test('the number of a station stands before its name, and the kind of a coach or a seat behind theirs', async () => {
  assert.deepEqual(
    await told(`ПОСАДОЧНИЙ ДОКУМЕНТ
Прізвище, Ім'я    КОВАЛЕНКО ОЛЕНА
Поїзд             092 К
Відправлення      2200001 КИЇВ-ПАСАЖИРСЬКИЙ     12.03.2027 22:36
Прибуття          2218000 ЛЬВІВ                  13.03.2027 05:52
Вагон             05 К      Місце   017 Повний
Замовлення №      0F9A-71C2
`),
    [
      'Train | 092 | КИЇВ-ПАСАЖИРСЬКИЙ > ЛЬВІВ | 2027-03-12T22:36 – 2027-03-13T05:52 | 05/017 | 0F9A-71C2 | КОВАЛЕНКО ОЛЕНА',
    ],
  );
});

test('whoever stands behind coach and seat has them, and a train may have a letter before its number', async () => {
  const paper = (train: string, seat: string, name: string) => `Conferma di acquisto

Codice Biglietto: KQ8LTZ

ANDATA
venerdì 12 marzo 2027
Treno ${train}  Smart
Milano Centrale 09:40 > Napoli Centrale 14:33
${seat}  ${name}

Totale: € 98,80
`;
  for (const train of ['9921', 'A921'])
    for (const seat of ['Carrozza 6 - Posto 12', 'Carrozza 6, Posto 12'])
      assert.deepEqual(
        await told(paper(train, seat, 'Giulia Ferri')),
        [
          `Train | ${train} | Milano Centrale > Napoli Centrale | 2027-03-12T09:40 – 2027-03-12T14:33 | 6/12 | KQ8LTZ | Giulia Ferri`,
        ],
        seat,
      );
});

test('a paper is not as old as who travels, and a train’s coach and seat below their heads are somebody’s', async () => {
  assert.deepEqual(
    (
      await told(`SBB CFF FFS                                   Billett
Ticket-ID: 8112 4471 990
Marti Lukas, 14.08.1988

Von            Nach             Datum     Ab       An       Zug        Wagen   Platz
Zürich HB      Milano Centrale  12.03.    07:33    10:50    EC 311     6       45

CHF 49.00
`)
    ).map((line) => line.split(' | ').slice(0, 6).join(' | ')),
    ['Train | EC 311 | Zürich HB > Milano Centrale | 2027-03-12T07:33 – 2027-03-12T10:50 | 6/45 | 8112 4471 990'],
  );
});

test('from midnight until the morning after next a ticket is valid, and nothing leaves', async () => {
  assert.deepEqual(
    await told(`JÍZDENKA A MÍSTENKA
Kód transakce: KQ71TB
                        Z/DE/VON                              DO/A/NACH
 24/04       00:00      Plzeň hl.n.                           Ostrava hl.n.                       25/04         06:00          2

Jízdní řád
Plzeň hl.n.                     24.04. 08:10 SC 507        3       61
Ostrava hl.n.                   24.04. 13:08

Šťastnou cestu vlakem přejí České dráhy.
`).then((trains) => trains.map((line) => line.split(' | ').slice(1, 4).join(' | '))),
    ['SC 507 | Plzeň hl.n. > Ostrava hl.n. | 2027-04-24T08:10 – 2027-04-24T13:08'],
  );
});

test('a station called after a street is not in the town that the street is called after', async () => {
  assert.deepEqual(
    await told(`QUEENSLAND RAIL TRAVEL
eTicket

Booking Ref: QTX49K
Passenger's name: HARRIS/BRONWYN MS
Train: V972 Spirit of Queensland
Depart: ROMA STREET      Mon 15 Mar 2027 14:25
Arrive: CAIRNS           Tue 16 Mar 2027 15:10
Car: F    Seat: 12-A     Class: RailBed
`),
    [
      'Train | Spirit of Queensland V972 | ROMA STREET > CAIRNS | 2027-03-15T14:25 – 2027-03-16T15:10 | F/12-A | QTX49K | BRONWYN HARRIS',
    ],
  );
});
