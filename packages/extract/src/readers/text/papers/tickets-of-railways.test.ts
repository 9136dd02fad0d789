import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf, toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

// The plain texts of tickets as railways and shipping lines of other countries print them.

const told = async (text: string) => {
  const source = new TextEncoder().encode(text);
  return toldInFull((await extract(source, { fileName: 'ticket.txt', contextDate: '2027-01-05' })).reservations);
};

test('whoever stands in front of a coach and a seat has them, in whatever language', async () => {
  const swedish = `BOKNINGSBEKRÄFTELSE

Bokningsnummer: MXP2204T

fre 5 feb 2027
Göteborg C - Stockholm C
Avgår   15.38        Ankommer 18.42
SJ Snabbtåg          Tåg 440
  Åsa Lindqvist Berg           Vagn 4    Plats 23   Fönster
  Nils Berg (barn 7-15)        Vagn 4    Plats 24   Gång
`;
  const [train, more] = await told(swedish);
  assert.equal(more, undefined);
  assert.match(train ?? '', /4\/23 4\/24.*Åsa Lindqvist Berg \+ Nils Berg/);
});

test('a row for each end of a crossing tells it, of whatever small port', async () => {
  const rows = tableOf(`
    Depart | Seahaven Quay | Friday 20 August 2027 | 17:00
    Arrive | Amsterdam (IJmuiden) | Saturday 21 August 2027 | 09:45`);
  const page = `<p>Booking reference: 48201933. Your ferry crossing is confirmed.</p>${rows}`;
  assert.deepEqual(toldInFull(await readPage(page)), [
    'Boat | Seahaven Quay > Amsterdam (IJmuiden) | 2027-08-20T17:00 – 2027-08-21T09:45 | 48201933',
  ]);
});

test('an end by its label has one stop, whose hall stands behind its town', async () => {
  const [bus, more] = await told(`Votre réservation est confirmée

Numéro de réservation : C4KX27PV

Trajet                 Rennes > Paris
Départ                 vendredi 12 mars 2027 à 17:15
                       Rennes - Gare routière, 16 place de la Gare, quai 7
Arrivée                vendredi 12 mars 2027 à 22:20
                       Paris - Gare routière Bercy Seine, 208 quai de Bercy
Numéro de bus          7214
`);
  assert.equal(more, undefined);
  assert.equal(
    bus,
    'Bus | 7214 | Rennes - Gare routière > Paris - Gare routière Bercy Seine | 2027-03-12T17:15 – 2027-03-12T22:20 | C4KX27PV',
  );
});

test('a Polish ticket has its days before its hours, its seats by the train, and asks for the family’s name first', async () => {
  const ticket = (seats: string) => `                                   BILET INTERNETOWY
  PKP Intercity S.A.                                                    eIC 184203377
  NORMALNY                                                              Bilet nr: WA18420337

  Przewoźnik: PKP IC            Nazwisko i imię podróżnego: Kamińska Zofia
  PODRÓŻ TAM                    Ważny: 12.03.2027 - 13.03.2027
  --------------------------------------------------------------------------------------
   * STACJA          * STACJA          KL.   DATA/GODZ.       DATA/GODZ.       POCIĄG     WAGON
     OD/FROM/VON       DO/TO/NACH            WYJAZDU          PRZYJAZDU
  --------------------------------------------------------------------------------------
   Kraków Gł.        Tczew             2     12.03   06:53    12.03   11:20    EIP 5300   3
   Tczew             Chojnice          2     12.03   11:40    12.03   13:05    TLK 85100  14
  --------------------------------------------------------------------------------------
${seats}
   SUMA PLN:  199,00
`;
  for (const seats of [
    '   Nr miejsca do siedzenia:  EIP 5300 wagon 3:  81 (okno)\n                             TLK 85100 wagon 14: 83 (korytarz)',
    '   Miejsca: EIP 5300 wagon 3: 81\n            TLK 85100 wagon 14: 83',
  ])
    assert.deepEqual(
      await told(ticket(seats)),
      [
        'Train | EIP 5300 | Kraków Gł. > Tczew | 2027-03-12T06:53 – 2027-03-12T11:20 | 3/81 | WA18420337 | Zofia Kamińska',
        'Train | TLK 85100 | Tczew > Chojnice | 2027-03-12T11:40 – 2027-03-12T13:05 | 14/83 | WA18420337 | Zofia Kamińska',
      ],
      seats,
    );
});

test('beside a train the day of arrival is no hotel’s', async () => {
  assert.deepEqual(
    await told(`PKP Intercity S.A.                 BILET INTERNETOWY                Bilet nr: GD99310277
Podróżny: Jakub Lewandowski
* STACJA OD         * STACJA DO          DATA WYJAZDU   GODZ.   DATA PRZYJAZDU   GODZ.   POCIĄG     WAGON   MIEJSCE
Gdańsk Gł.          Poznań Gł.           12.03.2027     07:15   12.03.2027       10:38   IC 5420    11      62
SUMA PLN: 69,00
`),
    [
      'Train | IC 5420 | Gdańsk Gł. > Poznań Gł. | 2027-03-12T07:15 – 2027-03-12T10:38 | 11/62 | GD99310277 | Jakub Lewandowski',
    ],
  );
});

test('where each end has its own column, a dash within it is a part of its name', async () => {
  for (const [from, to] of [
    ['MADRID PTA.ATOCHA - ALMUDENA', 'BARCELONA-SANTS'],
    ['BARCELONA-SANTS', 'MADRID PTA.ATOCHA - ALMUDENA'],
    ['VALENCIA - JOAQUIN SOROLLA', 'MADRID PTA.ATOCHA - ALMUDENA'],
  ] as const) {
    const [train, more] = await told(`  renfe                                                       BILLETE ELECTRÓNICO
  Nombre: PABLO NAVARRO GIL
  Código localizador                 Combinado Cercanías
  3MQ8ZT                             WMN7Z

  AVE 05120                          Fecha de viaje: 17/03/2027     CLASE ESTÁNDAR
  SALIDA                             LLEGADA                        COCHE     PLAZA
  ${from.padEnd(35)}${to.padEnd(31)}4         12C
  12:30                              15:15
  Total       29,90 €
`);
    assert.equal(more, undefined);
    assert.equal(
      train,
      `Train | AVE 05120 | ${from} > ${to} | 2027-03-17T12:30 – 2027-03-17T15:15 | 4/12C | 3MQ8ZT | PABLO NAVARRO GIL`,
    );
  }
});

test('a state is a part of the town behind the number of a train too', async () => {
  assert.deepEqual(
    await told(`SALES RECEIPT                                          Amtrak
RESERVATION NUMBER - 7C20D1

PORTLAND, OR TO SEATTLE, WA (One-Way)

TRAIN 508: PORTLAND, OR - SEATTLE, WA
Depart 6:20 PM, Friday, March 12, 2027
Arrive 9:50 PM, Friday, March 12, 2027
Car 8 - Seat 14A

PASSENGERS (1)
DANA WHITFIELD - ADULT
`),
    [
      'Train | 508 | PORTLAND, OR > SEATTLE, WA | 2027-03-12T18:20 – 2027-03-12T21:50 | 8/14A | 7C20D1 | DANA WHITFIELD',
    ],
  );
});

test('forms of Asia shorten their words, and a train may have one figure or its kind behind the number', async () => {
  assert.deepEqual(
    await told(`STATE RAILWAY OF THAILAND                                  e-Ticket
Booking Ref: D0T5512887
NAME          : SOMCHAI PRASERT
TRAIN NO.     : 9    SPECIAL EXPRESS
FROM          : KRUNG THEP APHIWAT          TO      : CHIANG MAI
DEP. DATE     : 12 MAR 2027   18:40         ARR.    : 13 MAR 2027   07:15
COACH NO.     : 5             BERTH NO.     : 12 LOWER
`),
    [
      'Train | 9 | KRUNG THEP APHIWAT > CHIANG MAI | 2027-03-12T18:40 – 2027-03-13T07:15 | 5/12 | D0T5512887 | SOMCHAI PRASERT',
    ],
  );
  const [turkish] = await told(`TCDD Taşımacılık                                E-BİLET
PNR: E7XK21                                     Bilet No: 3310029981

Ad Soyad         : AYŞE DEMİR
Tren             : 81012 YHT
Biniş İstasyonu  : ANKARA GAR                   Kalkış : 14.03.2027 08:00
İniş İstasyonu   : İSTANBUL(SÖĞÜTLÜÇEŞME)       Varış  : 14.03.2027 12:28
Vagon            : 3                            Koltuk : 7C
`);
  assert.equal(
    turkish,
    'Train | 81012 | ANKARA GAR > İSTANBUL(SÖĞÜTLÜÇEŞME) | 2027-03-14T08:00 – 2027-03-14T12:28 | 3/7C | E7XK21 | AYŞE DEMİR',
  );
});

test('a train to an airport has no number, and is one by what it is called', async () => {
  assert.deepEqual(
    await told(`Flytoget - kvittering og billett

Ordrenr: FT8820417
Fra            Til                       Dato          Avgang   Ankomst
Oslo S         Oslo lufthavn             12.03.2027    06:10    06:30

Reisende: Kari Moen
Beløp: 252,00 NOK
`),
    ['Train | Oslo S > Oslo lufthavn | 2027-03-12T06:10 – 2027-03-12T06:30 | FT8820417 | Kari Moen'],
  );
});
