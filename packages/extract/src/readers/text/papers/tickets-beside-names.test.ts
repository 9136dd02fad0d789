import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, toldInFull } from '../../../../testing/told.ts';

// What tickets of carriers print beside their stops: a stand, a platform, a seat of many figures, whose seat it is.

const told = (text: string) => toldInFull(read('Booking', text));

test('heads of columns have a field beside them whose value stands further off', () => {
  for (const train of ['Treno:    Frecciarossa 9641', 'Treno / Train:   Frecciarossa 9641', 'Treno: Frecciarossa 9641'])
    assert.deepEqual(
      told(`BIGLIETTO CON PRENOTAZIONE
PNR: 5TK8QD

Nome Passeggero / Passenger Name
Livia Sartori

Stazione di Partenza                    Stazione di Arrivo                      ${train}
From                                    To
Napoli Centrale                         Bologna Centrale                        Servizio: 2^ Standard
Ore 09:09 - 14/03/2027                  Ore 12:38 - 14/03/2027                  Carrozza: 7   Posti: 12A`),
      [
        'Train | Frecciarossa 9641 | Napoli Centrale > Bologna Centrale | 2027-03-14T09:09 – 2027-03-14T12:38 | 7/12A | 5TK8QD | Livia Sartori',
      ],
      train,
    );
});

test('a head of a column has the day of what stands below it in brackets', () => {
  const ways = (there: string, back: string) => `AMTRAK eTicket
PRESENT THIS DOCUMENT FOR BOARDING

RESERVATION NUMBER   7C42E8

${there}
7:15 AM                      11:25 AM
BOS                          NYP
TRAIN   NORTHEAST REGIONAL 171        RESERVED COACH SEAT   Car 4  Seat 12F

${back}
5:00 PM                      8:52 PM
NYP                          BOS
TRAIN   ACELA 2258                    BUSINESS CLASS SEAT   Car 6  Seat 3A

PASSENGERS (1)
HOLLIS, DANA               ADULT`;
  const both = ['Oct 9, 2027', 'Oct 12, 2027'] as const;
  for (const [leaves, comes] of [
    [false, true],
    [true, false],
    [true, true],
  ]) {
    const head = (day: string) =>
      `${(leaves ? `DEPARTS (${day})` : 'DEPARTS').padEnd(29)}ARRIVES${comes ? ` (${day})` : ''}`;
    assert.deepEqual(told(ways(head(both[0]), head(both[1]))), [
      'Train | NORTHEAST REGIONAL 171 | BOS > NYP | 2027-10-09T07:15 – 2027-10-09T11:25 | 4/12F | 7C42E8 | DANA HOLLIS',
      'Train | ACELA 2258 | NYP > BOS | 2027-10-12T17:00 – 2027-10-12T20:52 | 6/3A | 7C42E8 | DANA HOLLIS',
    ]);
  }
});

test('"07.30h" is a clock', () => {
  for (const [leaves, comes] of [
    ['07.30h', '10.15h'],
    ['07.30 h', '10.15 h'],
  ])
    assert.deepEqual(
      told(`Billete + reserva
Localizador: QK9M2T
Titular:  INÉS ECHEVARRÍA SOLANO

Salida                                       Llegada
21/05/2027     ${leaves}                       21/05/2027     ${comes}
MADRID-PTA. ATOCHA-ALMUDENA GRANDES          BARCELONA-SANTS

Tren         AVE  03071          Coche   8           Plaza   05D`),
      [
        'Train | AVE 03071 | MADRID-PTA. ATOCHA-ALMUDENA GRANDES > BARCELONA-SANTS | 2027-05-21T07:30 – 2027-05-21T10:15 | 8/05D | QK9M2T | INÉS ECHEVARRÍA SOLANO',
      ],
    );
});

test('a stop is a town and the word of a language for its station, and behind a comma its platform', () => {
  for (const [kind, platform] of [
    ['asema', ', raide 7'],
    ['rautatieasema', ', laituri 7'],
    ['asema', ''],
  ])
    assert.deepEqual(
      told(`Kiitos tilauksestasi!
Tilausnumero: 8X5K-2207

MENOMATKA
pe 19.2.2027
Helsinki – Oulu

12.24  Helsinki ${kind}${platform}
Pendolino S 51, vaunu 5, paikka 38
18.22  Oulu ${kind}

Matkustajat
Aino Kallio, aikuinen`),
      [
        `Train | Pendolino S 51 | Helsinki ${kind} > Oulu ${kind} | 2027-02-19T12:24 – 2027-02-19T18:22 | 5/38 | 8X5K-2207 | Aino Kallio`,
      ],
    );
});

test('the stand of a coach is no part of the stop’s name', () => {
  for (const [stop, stand] of [
    ['Leeds Bus & Coach Station (Dyer Street)', 'stand 4'],
    ['Leeds Coach Station', 'bay A'],
    ['Cardiff University', 'stance 3'],
  ])
    assert.deepEqual(
      told(`Your coach e-ticket

Ticket number:      XLG5L7N2
Lead passenger:     Mr Owen Parry

OUTWARD JOURNEY
Saturday 27 March 2027

Service 040   National Express coach
Depart  10:30   ${stop}, ${stand}
Arrive  13:15   London Victoria Coach Station`),
      [
        `Bus | 040 | ${stop} > London Victoria Coach Station | 2027-03-27T10:30 – 2027-03-27T13:15 | XLG5L7N2 | Owen Parry`,
      ],
    );
});

test('a port has two halls with a slash between them', () => {
  assert.deepEqual(
    told(`Bokningsbekräftelse
Bokningsnummer: 48201835
UTRESA
Göteborg - Kiel
Avgång:    fredag 30 juli 2027   18:45    Göteborg, Masthugget/Majnabbeterminalen
Ankomst:   lördag 31 juli 2027   09:15    Kiel, Schwedenkai
Fartyg:    Stena Germanica
Passagerare:
   1  Henrik Lindell     vuxen   man`),
    [
      'Boat | Stena Germanica | Göteborg, Masthugget/Majnabbeterminalen > Kiel, Schwedenkai | 2027-07-30T18:45 – 2027-07-31T09:15 | 48201835 | Henrik Lindell',
    ],
  );
});

test('a seat has four figures behind its coach', () => {
  for (const [said, seat] of [
    ['Voiture 13 – Place 1308', '13/1308'],
    ['Place 1308, voiture 13', '13/1308'],
    ['Voiture : 13\nPlace : 1308', '13/1308'],
    ['Voiture 13, places 1308 et 1309', '13/1308 1309'],
  ])
    assert.deepEqual(
      told(`Ta réservation MBZ5KQ est confirmée.

ALLER - vendredi 5 mars 2027
07h20 PARIS GARE DE LYON
10h41 MARSEILLE ST CHARLES
OUIGO Train n° 7803
${said}

Passager : Théo Marchetti`),
      [
        `Train | Ouigo 7803 | PARIS GARE DE LYON > MARSEILLE ST CHARLES | 2027-03-05T07:20 – 2027-03-05T10:41 | ${seat} | MBZ5KQ | Théo Marchetti`,
      ],
    );
});

test('seats stand with whose they are, beside the flight or below the only way', () => {
  for (const seats of [
    '14A (Ignacio Beltrán Ríos)   14B (Laura Peñalver Gómez)',
    '14A (Ignacio Beltrán Ríos), 14B (Laura Peñalver Gómez)',
    'Ignacio Beltrán Ríos 14A   Laura Peñalver Gómez 14B',
  ])
    assert.deepEqual(
      told(`Confirmación de reserva

Código de reserva: D8PZ4K

Pasajeros
1. Ignacio Beltrán Ríos (Adulto)
2. Laura Peñalver Gómez (Adulto)

Vuelo de ida
Sábado, 25/09/2027
VY3900   Barcelona (BCN) T1               ->   Palma de Mallorca (PMI)
         Salida 09:20h                         Llegada 10:15h
         Asientos:  ${seats}`),
      [
        'Flight | VY 3900 | Barcelona > Palma de Mallorca | 2027-09-25T09:20 – 2027-09-25T10:15 | 14A 14B | D8PZ4K | Ignacio Beltrán Ríos + Laura Peñalver Gómez',
      ],
    );
  assert.deepEqual(
    told(`Ihre Buchung ist bestätigt.
Buchungsnummer 318 746 2209

So., 18. Juli 2027

22:45   Berlin Südkreuz      Linie N1240
05:50   Kopenhagen, Valby Station
+1

Direkt · 7:05 Std.

Fahrgäste und Sitzplätze
Hannah Brückner     Sitzplatz 11C        1 Handgepäck (7 kg)`),
    [
      'Bus | N1240 | Berlin Südkreuz > Kopenhagen, Valby Station | 2027-07-18T22:45 – 2027-07-19T05:50 | 11C | 318 746 2209 | Hannah Brückner',
    ],
  );
});

test('a ticket is called in two languages, and what was paid by has a number that comes after the ticket’s', () => {
  assert.deepEqual(
    told(`MÁV-START Zrt.                    e-Vonatjegy / Internet ticket

Név / Name:             NÉMETH ORSOLYA
Jegyazonosító / Ticket ID:      HU-4472-902-6638

  Honnan / From         Indulás / Dep.        Hova / To        Érkezés / Arr.      Vonat / Train       Kocsi     Hely
  Budapest-Nyugati      2027.10.25. 14:23     Debrecen         2027.10.25. 16:53   IC 610 HAJDÚ        22        84`),
    [
      'Train | IC 610 | Budapest-Nyugati > Debrecen | 2027-10-25T14:23 – 2027-10-25T16:53 | 22/84 | HU-4472-902-6638 | NÉMETH ORSOLYA',
    ],
  );
  assert.deepEqual(
    told(`BILET INTERNETOWY
PKP Intercity S.A.                        Nr biletu: eIC 38 771205

 Bilet ważny z dokumentem tożsamości: Paweł Wiśniowski

 Od / Do                 Data        Godz.      Klasa     Km      Pociąg            Wagon    Miejsce
 Kraków Główny           13.06       06:49      2         295     EIP 5302          4        63 o (okno)
 Warszawa Centralna      13.06       09:07                        PENDOLINO

 Nr transakcji: 9052184418
 Bilet ważny 2027-06-13`),
    [
      'Train | EIP 5302 | Kraków Główny > Warszawa Centralna | 2027-06-13T06:49 – 2027-06-13T09:07 | 4/63 | eIC 38 771205 | Paweł Wiśniowski',
    ],
  );
});
