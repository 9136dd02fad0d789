import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, toldInFull } from '../../../../testing/told.ts';

// Tickets as the printers of railways set them, in columns that blanks make.

const told = (text: string) => toldInFull(read('Booking', text));

test('what a train is called and its number may stand far apart in one row', () => {
  const ticket = (train: string) => `
        Billete y Reserva                                              renfe
 Localizador: 4QX7LM                      Cod. combinado:  -
 Nombre: IÑAKI ETXEBERRIA SOLANO          DNI: 72***418*

 Salida                   Fecha           Llegada
 MADRID-PTA.ATOCHA        14/10/2027      BARCELONA-SANTS
 07:00                                    09:30

 ${train}              Coche: 08       Plaza: 11C         Clase: Estándar
`;
  for (const train of ['AVE   03063', 'AVE 03063', 'ALVIA     03063'])
    assert.deepEqual(told(ticket(train)), [
      `Train | ${train.replace(/ +/, ' ')} | MADRID-PTA.ATOCHA > BARCELONA-SANTS | 2027-10-14T07:00 – 2027-10-14T09:30 | 08/11C | 4QX7LM | IÑAKI ETXEBERRIA SOLANO`,
    ]);
});

test('a ticket in Hungarian goes by the number of the ticket', () => {
  assert.deepEqual(
    told(`MÁV-START                                           E-vonatjegy / online ticket
                                                             Jegysorszám: 00730049912846
Név / Name: Szabó Réka                                       Érvényesítő kód: T68-KRP2

ÉRVÉNYES / VALID      2027.08.11. szerda                 Kocsiosztály / Class: 2.

Viszonylat: Budapest-Keleti  -  Miskolc-Tiszai

Indulás / Departure     Állomás / Station            Érkezés / Arrival
2027.08.11. 10:30       Budapest-Keleti
                        Miskolc-Tiszai               2027.08.11. 12:31

Vonat / Train: IC 512 TOKAJ          Kocsi / Coach: 22     Ülőhely / Seat: 65 (ablak)
Kiállítás ideje: 2027.08.03. 09:52:14
`),
    [
      'Train | IC 512 | Budapest-Keleti > Miskolc-Tiszai | 2027-08-11T10:30 – 2027-08-11T12:31 | 22/65 | 00730049912846 | Szabó Réka',
    ],
  );
});

test('a Finnish train stands between its stops, whatever letter it has', () => {
  assert.deepEqual(
    told(`VR
Matkalippu / Biljett / Ticket                                        Tilausnumero: 1-8K4T2NQ

to 24.6.2027

  Helsinki                      10:19    raide 8
  IC 45
  Tampere                       12:06
        Vaunu 5   Paikka 62   alakerta, ikkuna

  Tampere                       12:24    raide 1
  Pendolino S 81
  Jyväskylä                     13:44
        Vaunu 2   Paikka 17   käytävä

Matkustaja: Pirkko Saarelainen, Aikuinen
`),
    [
      'Train | IC 45 | Helsinki > Tampere | 2027-06-24T10:19 – 2027-06-24T12:06 | 5/62 | 1-8K4T2NQ | Pirkko Saarelainen',
      'Train | Pendolino S 81 | Tampere > Jyväskylä | 2027-06-24T12:24 – 2027-06-24T13:44 | 2/17 | 1-8K4T2NQ | Pirkko Saarelainen',
    ],
  );
});

test('a code in two groups is one, before the number of the ticket, and a seat has remarks', () => {
  assert.deepEqual(
    told(`ÖBB                      TICKET                                     1 Erwachsene(r)

Ticketcode   9147 2260 3381 4475                      Gültig   03.02.2027
Buchungscode 6QHP 41XZ

  Matthias Eberharter

Ihre Verbindung - Zugbindung!
  Datum          Bahnhof/Haltestelle       Uhrzeit       Zug         Wagen   Platz
  Mi, 03.02.2027 Wien Hbf                  ab 12:30      RJX 166     25      84 Fenster, Tisch
                 Salzburg Hbf              an 14:52
`),
    ['Train | RJX 166 | Wien Hbf > Salzburg Hbf | 2027-02-03T12:30 – 2027-02-03T14:52 | 25/84 | 6QHP 41XZ'],
  );
});

test('the coach may stand below its train, with the word for it', () => {
  assert.deepEqual(
    told(`"PKP Intercity" S.A.
BILET INTERNETOWY / E-TICKET
Numer biletu: eIC44120983
Podróżny / Passenger:  Tomasz Wilczyński

Informacje o podróży / Travel information
Stacja            Data     Godzina   Pociąg / Wagon      Nr miejsca (ok.-okno śr.-środek k.-korytarz)
Kraków Główny     14.01    06:09     EIP 3102            72 ok.                                Razem km: 293
Warszawa Centr.   14.01    08:26     wagon 5             sala/open
`),
    [
      'Train | EIP 3102 | Kraków Główny > Warszawa Centr. | 2027-01-14T06:09 – 2027-01-14T08:26 | 5/72 | eIC44120983 | Tomasz Wilczyński',
    ],
  );
});

test('seats of several stand below each other, each confirmed for whom it is', () => {
  assert.deepEqual(
    told(`REF DOSSIER: XK4T2M
RENAUDIN/PIERRE MR
ABITBOL/SARAH MRS

VOL        AF 1884 - AIR FRANCE                              SAM 17 AVRIL 2027
DEPART:    PARIS, FR (CHARLES DE GAULLE), TERMINAL 2E            17 AVR 09:25
ARRIVEE:   LISBONNE, PT (AEROPORTO DE LISBOA), TERMINAL 1        17 AVR 11:00
           SIEGE:                    14C CONFIRME POUR RENAUDIN/PIERRE MR
                                     14D CONFIRME POUR ABITBOL/SARAH MRS
`).map((line) => line.split(' | ').slice(3)),
    [['2027-04-17T09:25 – 2027-04-17T11:00', '14C 14D', 'XK4T2M', 'PIERRE RENAUDIN + SARAH ABITBOL']],
  );
});

test('both hours stand in front of both ends, with dots, and what has a number below them is the train', () => {
  const paper = (hours: string) => `
Tack för din bokning!
Bokningsnummer: WRT8842K

RESA  tis 9 mars 2027
Avg    Ank
${hours}  Göteborg Central - Uddevalla C
              Västtågen 3525 (Västtrafik)
              2 klass, ej platsbokad

12.10  15.36  Göteborg Central - Stockholm Central
              SJ Snabbtåg 538
              Vagn 2, plats 7, ensamplats

Resenär
Elsa Nyström, vuxen
Betalt med kort                            945.00 SEK
`;
  for (const hours of ['09.55 10.55', '09.55  10.55', '09.55 - 10.55'])
    assert.deepEqual(
      told(paper(hours)),
      [
        'Train | Västtågen 3525 | Göteborg Central > Uddevalla C | 2027-03-09T09:55 – 2027-03-09T10:55 | WRT8842K | Elsa Nyström',
        'Train | SJ Snabbtåg 538 | Göteborg Central > Stockholm Central | 2027-03-09T12:10 – 2027-03-09T15:36 | 2/7 | WRT8842K | Elsa Nyström',
      ],
      hours,
    );
});
