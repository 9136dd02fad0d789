import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, toldInFull } from '../../../../testing/told.ts';

const told = (text: string) => toldInFull(read('Booking', text));

const tickets: { [language: string]: [text: string, read: string] } = {
  Polish: [
    `KOLEO

Cześć Jan!
Twój bilet: 4F7K2M9Q
Relacja: Poznań Główny - Wrocław Główny
Data: 14.06.2027
Odjazd: 07:14
Przyjazd: 09:05
Pociąg: IC 6504 KORMORAN
Wagon: 12
Miejsce: 45 (okno)
Podróżny: Jan Kowalski`,
    'Train | IC 6504 | Poznań Główny > Wrocław Główny | 2027-06-14T07:14 – 2027-06-14T09:05 | 12/45 | 4F7K2M9Q | Jan Kowalski',
  ],
  Portuguese: [
    `CP - Comboios de Portugal
Bilhete / Ticket

Nº Venda: 70413882
Data: 14-06-2027
Comboio: 125 - Alfa Pendular
Partida: Lisboa - Oriente   09:39
Chegada: Porto - Campanhã   12:23
Carruagem: 3   Lugar: 45   Classe: Turística
Nome: Maria Sousa`,
    'Train | 125 | Lisboa - Oriente > Porto - Campanhã | 2027-06-14T09:39 – 2027-06-14T12:23 | 3/45 | 70413882 | Maria Sousa',
  ],
  Danish: [
    `DSB Billet

Ordrenr.: 123-456-789
Navn: Mette Holm

man. 14. jun. 2027
Fra København H  kl. 10:26
Til Odense St.  kl. 11:43
ICL 41 Lyntog
Vogn 71, plads 33`,
    'Train | ICL 41 | København H > Odense St. | 2027-06-14T10:26 – 2027-06-14T11:43 | 71/33 | 123-456-789 | Mette Holm',
  ],
  Slovak: [
    `ZSSK - Železničná spoločnosť Slovensko, a.s.
eTiket č.: 1234567890

Cestujúci: Ján Horváth
Vlak: IC 521
Z: Bratislava hl.st.       14.06.2027  05:47
Do: Košice                 14.06.2027  10:50
Vozeň: 13   Miesto: 45   Trieda: 2`,
    'Train | IC 521 | Bratislava hl.st. > Košice | 2027-06-14T05:47 – 2027-06-14T10:50 | 13/45 | 1234567890 | Ján Horváth',
  ],
  Slovenian: [
    `Slovenske železnice
Vozovnica / Ticket

Številka naročila: 123456789
Od: Ljubljana     Do: Maribor
Datum: 14.06.2027
Odhod: 08:15   Prihod: 10:04
Vlak: ICS 13
Vagon: 1  Sedež: 24
Potnik: Janez Novak`,
    'Train | ICS 13 | Ljubljana > Maribor | 2027-06-14T08:15 – 2027-06-14T10:04 | 1/24 | 123456789 | Janez Novak',
  ],
  Croatian: [
    `HŽ PUTNIČKI PRIJEVOZ
Karta / Ticket: 123456789

Polazak: Zagreb Glavni kolodvor 14.06.2027. 07:35
Dolazak: Split 14.06.2027. 13:46
Vlak: ICN 521
Vagon: 2   Sjedalo: 45
Putnik: Ivan Horvat`,
    'Train | ICN 521 | Zagreb Glavni kolodvor > Split | 2027-06-14T07:35 – 2027-06-14T13:46 | 2/45 | 123456789 | Ivan Horvat',
  ],
  Finnish: [
    `Viking Line
Varausvahvistus 12345678

Menomatka
Turku - Tukholma
Lähtö: ma 14.6.2027 klo 20.55
Saapuminen: ti 15.6.2027 klo 6.30
Laiva: Viking Glory
Matkustajat: Liisa Korhonen`,
    'Boat | Viking Glory | Turku > Tukholma | 2027-06-14T20:55 – 2027-06-15T06:30 | 12345678 | Liisa Korhonen',
  ],
  'Swiss German': [
    `SBB
Billett
Von: Zürich HB
Nach: Bern
Gültig: 14.06.2027
Auftragsnummer: 418605127733
Abfahrt 08:02 Gleis 31
Ankunft 08:58
IC 8
Reisende: Jana Huber`,
    'Train | IC 8 | Zürich HB > Bern | 2027-06-14T08:02 – 2027-06-14T08:58 | 418605127733 | Jana Huber',
  ],
};

for (const [language, [text, expected]] of Object.entries(tickets))
  test(`a ticket is read by its own words: ${language}`, () => assert.deepEqual(told(text), [expected]));

test('beside an arrow a dash is part of a station', () => {
  assert.deepEqual(
    told(`Localizador: XKQ2LM
Madrid - Puerta de Atocha → Barcelona Sants
14/06/2027
Salida 08:01 Llegada 10:31
Tren 06471
Coche 12 Asiento 61`),
    [
      'Train | 06471 | Madrid - Puerta de Atocha > Barcelona Sants | 2027-06-14T08:01 – 2027-06-14T10:31 | 12/61 | XKQ2LM',
    ],
  );
});

test('an airport is known by its code where the town is in the language of the paper', () => {
  assert.deepEqual(
    told(`Bokningsreferens: XKQ2LM
Utresa mån 14 jun 2027
SK1411
Köpenhamn CPH 08:10 - Stockholm Arlanda ARN 09:20`).map((line) => line.split(' | ')[3]),
    ['2027-06-14T08:10 – 2027-06-14T09:20'],
  );
});
