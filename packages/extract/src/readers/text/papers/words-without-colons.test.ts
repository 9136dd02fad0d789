import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, tableOf, toldInFull } from '../../../../testing/told.ts';

// Small papers of carriers and hirers, who set apart what says what by a space alone, by a row or by a cell.

test('a number and a name behind their word need no colon, and a clock with a dot stands before a town and where in it', () => {
  const finnish = `Kiitos varauksestasi!

Varausnumero QK-7714093
Varaaja Tuulikki Hakkarainen

Menomatka
perjantai 12.11.2027
7.15 Turku, linja-autoasema
9.25 Helsinki, Kamppi, laituri 4
Linja N3, paikka ei varattu

Paluumatka
sunnuntai 14.11.2027
18.30 Helsinki, Kamppi
20.40 Turku, linja-autoasema
Linja N4, paikka ei varattu`;
  assert.deepEqual(toldInFull(read('Varaus', finnish)), [
    'Bus | N3 | Turku, linja-autoasema > Helsinki, Kamppi | 2027-11-12T07:15 – 2027-11-12T09:25 | QK-7714093 | Tuulikki Hakkarainen',
    'Bus | N4 | Helsinki, Kamppi > Turku, linja-autoasema | 2027-11-14T18:30 – 2027-11-14T20:40 | QK-7714093 | Tuulikki Hakkarainen',
  ]);
});

test('capitals behind a word for who travels are no name in languages that have them in other words', () => {
  const told = toldInFull(
    read(
      'Buchung',
      'Buchungsnummer: HX-20441\nZug ICE 71\n12.11.2027\nBerlin Hbf 09:00 – Hamburg Hbf 10:50\nKunde Premium Service',
    ),
  );
  assert.equal(told.length, 1);
  assert.doesNotMatch(told.join(), /Premium/);
});

test('who builds an aeroplane has no number of a booking', async () => {
  for (const type of ['Airbus A321XL', 'Boeing 737MAX8']) {
    const rows = `Date | Flight | Departing | Arriving | Class
Fri 05 November 2027 | QF 505 | Sydney // 7:10am | Melbourne // 8:45am | Economy // Boeing 737-800
Tue 16 November 2027 | QF 438 | Melbourne // 5:25pm | Sydney // 6:50pm | Economy // ${type}`;
    const told = toldInFull(
      await readPage(`<p>Booking reference: QX8K4T. Your booking is confirmed.</p>${tableOf(rows)}`),
    );
    assert.equal(told.length, 2, type);
    for (const line of told) assert.match(line, /\| QX8K4T/);
  }
});

test('the number by which a hirer knows the car goes before the broker’s, whose word for it names the hirer', async () => {
  for (const [lead, rows] of [
    [
      'Ihr Mietwagen-Voucher. Vielen Dank für Ihre Buchung.',
      `Autofuchs Buchung | 7712045-2 | Vermieter | Kalauto
Buchungsnummer des Vermieters | KX90418827 | Fahrer | Jonas Keller
Anmietung | Sa 08.05.2027 15:30 Uhr, Faro Flughafen
Rückgabe | Mo 17.05.2027 11:00 Uhr, Faro Flughafen`,
    ],
    [
      'Voucher autonoleggio. La prenotazione è confermata.',
      `Prenotazione Autovolpe | 7712045-2 | Noleggiatore | Kalauto
Numero di conferma noleggiatore | KX90418827 | Conducente | Marta Bianchi
Ritiro | 08/05/2027 15:30, Faro Aeroporto
Riconsegna | 17/05/2027 11:00, Faro Aeroporto`,
    ],
  ] as const) {
    const [only, more] = await readPage(`<p>${lead}</p>${tableOf(rows)}`);
    assert.equal(more, undefined);
    assert.equal(only?.booking.reference, 'KX90418827', lead);
  }
});

test('a train has a letter before its figures behind its own word, and where somebody sits is nobody', async () => {
  const [only, more] = await readPage(
    `<p>Booking reference: H7K2PL. Your booking is confirmed.</p><h3>Friday 9 April 2027</h3>${tableOf(`Depart | 07:35 | Cork Kent
Arrive | 10:05 | Dublin Heuston
Train | B204
Passenger | Aoife Brennan (Adult) | Coach C, Seat 14`)}`,
  );
  assert.equal(more, undefined);
  assert.deepEqual(only && toldInFull([only]), [
    'Train | B204 | Cork Kent > Dublin Heuston | 2027-04-09T07:35 – 2027-04-09T10:05 | C/14 | H7K2PL | Aoife Brennan',
  ]);
});

test('what sails stands behind both ends, and a small sign before its name', () => {
  for (const [text, line] of [
    [
      'Trip 1: Kristiansand – Hirtshals with MS Solfjord\nDeparture Saturday 7 August 2027 08:00\nArrival Saturday 7 August 2027 11:15',
      'Boat | MS Solfjord | Kristiansand > Hirtshals | 2027-08-07T08:00 – 2027-08-07T11:15 | 63118820',
    ],
    [
      'Rostock – Trelleborg mit der MS Ostwind\nAbfahrt Samstag 07.08.2027 08:00\nAnkunft Samstag 07.08.2027 14:15',
      'Boat | MS Ostwind | Rostock > Trelleborg | 2027-08-07T08:00 – 2027-08-07T14:15 | 63118820',
    ],
    [
      'Heenreis Holwerd → Ameland\nvrijdag 28 mei 2027\nVertrek 09.30 uur · Aankomst 10.20 uur\nSchip: ms Zeearend (veerdienst)',
      'Boat | ms Zeearend | Holwerd > Ameland | 2027-05-28T09:30 – 2027-05-28T10:20 | 63118820',
    ],
  ] as const)
    assert.deepEqual(toldInFull(read('Ferry booking', `Booking confirmation 63118820\n\n${text}`)), [line], text);
});

test('in whose name a booking is, is said in other languages too', () => {
  for (const said of [
    'Boekingen staan op naam van Jildou Postma-Hiemstra.',
    'La prenotazione è a nome di Marta Bianchi.',
    'Die Buchung läuft auf den Namen Katharina Hoffmann.',
    'Bokningen är gjord i namnet Sigrid Lund.',
  ]) {
    const told = toldInFull(
      read(
        'Booking',
        `Booking confirmation 63118820\n\nToon de QR-code bij de slagboom.\n\nTrain IC 504\n28 May 2027\nDep 09:30 Zwolle\nArr 10:20 Groningen\n\n${said}`,
      ),
    );
    const name = /\p{Lu}\p{Ll}+ \p{Lu}[\p{L}-]+(?=\.$)/u.exec(said)?.[0] ?? '?';
    assert.equal(told[0]?.endsWith(`| ${name}`), true, `${said} ${told}`);
  }
});
