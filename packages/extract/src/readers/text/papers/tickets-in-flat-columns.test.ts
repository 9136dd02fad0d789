import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

// Tickets of railways, coaches and ships as their plain text lays them out: columns below heads, and a row for each who travels.

const told = async (text: string) =>
  toldInFull(
    (await extract(new TextEncoder().encode(text), { fileName: 'ticket.txt', contextDate: '2027-02-01' })).reservations,
  );

test('two lines a leg, the seats of both with where they are, and the day of the sale is none of travel', async () => {
  assert.deepEqual(
    await told(`Koleje Wielkopolskie                                   BILET INTERNETOWY
                                                       Nr biletu: KW88104213
PRZEJAZD TAM        Ważny: 14.08.2027                  Klasa: 2    Normalny: 2
Podróżny: Zofia Marciniak                              Dokument: paszport
------------------------------------------------------------------------------
Stacja od             Data    Godz.   Poc.        Wag.  Miejsca
  Stacja do           Data    Godz.
------------------------------------------------------------------------------
Poznań Główny         14.08   07:12   TLK 38170   7     33 k, 35 o
  Wrocław Główny      14.08   09:04
Wrocław Główny        14.08   09:31   IC 46103    12    61 o, 63 k
  Opole Główne        14.08   10:19
------------------------------------------------------------------------------
Sprzedano: 30.07.2027 22:05            SUMA PLN:          118,00 zł
- Zwrot biletu: do odjazdu pociągu, z potrąceniem odstępnego (15%).
`),
    [
      'Train | TLK 38170 | Poznań Główny > Wrocław Główny | 2027-08-14T07:12 – 2027-08-14T09:04 | 7/33 7/35 | KW88104213 | Zofia Marciniak',
      'Train | IC 46103 | Wrocław Główny > Opole Główne | 2027-08-14T09:31 – 2027-08-14T10:19 | 12/61 12/63 | KW88104213 | Zofia Marciniak',
    ],
  );
});

test('the passengers and their seats stand over the ends of their train', async () => {
  assert.deepEqual(
    await told(`ouigo España
Localizador: 8FQ2LM
Viajeros: 2

IDA  viernes 8 de octubre de 2027
TREN     TIPO      COCHE   PLAZA   PASAJERO
6471     OUIGO     4       12A     Nerea Zubizarreta Olmos
6471     OUIGO     4       12B     Iker Zubizarreta Olmos
SALIDA                     HORA     LLEGADA               HORA
Madrid-Chamartín           09:15    Valencia Joaquín Sorolla   11:08

VUELTA  domingo 10 de octubre de 2027
TREN     TIPO      COCHE   PLAZA   PASAJERO
6486     OUIGO     7       3C      Nerea Zubizarreta Olmos
6486     OUIGO     7       3D      Iker Zubizarreta Olmos
SALIDA                     HORA     LLEGADA               HORA
Valencia Joaquín Sorolla   19:40    Madrid-Chamartín      21:33

Importe total: 76,00 EUR
`),
    [
      'Train | OUIGO 6471 | Madrid-Chamartín > Valencia Joaquín Sorolla | 2027-10-08T09:15 – 2027-10-08T11:08 | 4/12A 4/12B | 8FQ2LM | Nerea Zubizarreta Olmos + Iker Zubizarreta Olmos',
      'Train | OUIGO 6486 | Valencia Joaquín Sorolla > Madrid-Chamartín | 2027-10-10T19:40 – 2027-10-10T21:33 | 7/3C 7/3D | 8FQ2LM | Nerea Zubizarreta Olmos + Iker Zubizarreta Olmos',
    ],
  );
});

test('each seat of a coach stands in the row of whose it is', async () => {
  assert.deepEqual(
    await told(`Kombardo Expressen
Din rejse - billet

Bookingnummer  KE-7716204

Afgang              Ankomst              Linje
Aarhus Busterminal  Valby Station        888
28.05.2027 07:15    28.05.2027 10:50

Passager                 Fødselsdag      Sæde
Freja Møller Skov        12.03.1991      14
Villads Skov             30.01.1989      15

Total 398,00 DKK
`),
    [
      'Bus | Aarhus Busterminal > Valby Station | 2027-05-28T07:15 – 2027-05-28T10:50 | 14 15 | KE-7716204 | Freja Møller Skov + Villads Skov',
    ],
  );
});

test('a column has the seats of each way', async () => {
  assert.deepEqual(
    await told(`Ryanair Utazási terv

FOGLALÁSI KÓD: QX7RTM

ODAÚT
Járatszám: FR 8414
Indulás                               Érkezés
Budapest (BUD)                        Dublin (DUB)
2027. 04. 02. 10:20                   2027. 04. 02. 12:25

VISSZAÚT
Járatszám: FR 8415
Indulás                               Érkezés
Dublin (DUB)                          Budapest (BUD)
2027. 04. 06. 13:05                   2027. 04. 06. 17:00

UTASOK
Utas neve                    Odaút ülőhely    Visszaút ülőhely
Kinga Halmos                 22C              4A
Ábel Halmos                  22D              4B
Végösszeg: 102 400 HUF
`),
    [
      'Flight | FR 8414 | Budapest > Dublin | 2027-04-02T10:20 – 2027-04-02T12:25 | 22C 22D | QX7RTM | Kinga Halmos + Ábel Halmos',
      'Flight | FR 8415 | Dublin > Budapest | 2027-04-06T13:05 – 2027-04-06T17:00 | 4A 4B | QX7RTM | Kinga Halmos + Ábel Halmos',
    ],
  );
});

test('when and where people were born is in columns beside their names', async () => {
  assert.deepEqual(
    await told(`Fjord Line - Bestillingsbekreftelse

Bestillingsnr: 7710382                          Bestilt: 02.02.2027

UTREISE    Kristiansand - Hirtshals                Skip: Fjord FSTR
  Avgang   fredag 09.07.2027 kl. 07:30         Ankomst   fredag 09.07.2027 kl. 09:50

PASSASJERER                   Fødselsdato     Statsborgerskap    Type
 1. Ingvild Bakke Nerheim     04.04.1985      Norge              Voksen
 2. Aksel Nerheim             11.12.2014      Norge              Barn

Totalpris NOK 3 120,00
`),
    [
      'Boat | Fjord FSTR | Kristiansand > Hirtshals | 2027-07-09T07:30 – 2027-07-09T09:50 | 7710382 | Ingvild Bakke Nerheim + Aksel Nerheim',
    ],
  );
});

test('a ticket in Greek is read by its own words', async () => {
  assert.deepEqual(
    await told(`HELLENIC TRAIN                                     ΗΛΕΚΤΡΟΝΙΚΟ ΕΙΣΙΤΗΡΙΟ
Κωδικός κράτησης: 5QWX27
Ονοματεπώνυμο: Δημήτρης Αλεξίου
Αμαξοστοιχία: IC 52
Από: Αθήνα              Προς: Θεσσαλονίκη
Αναχώρηση: 03/10/2027 07:22     Άφιξη: 03/10/2027 12:14
Βαγόνι: 3       Θέση: 45
Σύνολο: 39,00 EUR
Ημερομηνία έκδοσης: 20/09/2027
`),
    ['Train | IC 52 | Αθήνα > Θεσσαλονίκη | 2027-10-03T07:22 – 2027-10-03T12:14 | 3/45 | 5QWX27 | Δημήτρης Αλεξίου'],
  );
});

test('a number and the kind of its train, each in a column of its own, are one train', async () => {
  const ticket = (head: string, row: string) =>
    told(`CP - BILHETE
Código de reserva:   7KQ2LM8D
Nome do passageiro:  BEATRIZ SEQUEIRA
${head}
${row}
ORIGEM                   PARTIDA       DESTINO                   CHEGADA
Lisboa Oriente           13h39         Guarda                    17h58
Total: 21,50 EUR
`);
  const read = [
    'Train | Intercidades 723 | Lisboa Oriente > Guarda | 2027-09-03T13:39 – 2027-09-03T17:58 | 21/66 | 7KQ2LM8D | BEATRIZ SEQUEIRA',
  ];
  for (const [head, row] of [
    [
      'COMBOIO         SERVIÇO         DATA          CARR.   LUGAR',
      '723             Intercidades    2027-09-03    21      66',
    ],
    [
      'TIPO DE COMBOIO   COMBOIO       DATA          CARR.   LUGAR',
      'Intercidades      723           2027-09-03    21      66',
    ],
  ] as const)
    assert.deepEqual(await ticket(head, row), read);
});
