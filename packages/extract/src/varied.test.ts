import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../testing/mutate.ts';
import type { Known } from '../testing/varied/cases.ts';
import { open } from '../testing/varied/opened.ts';
import { substitute } from '../testing/varied/substitute.ts';
import { type Vary, varied } from '../testing/varied/variation.ts';
import { varyDays } from '../testing/varied/vary-days.ts';
import { varyHouses } from '../testing/varied/vary-houses.ts';
import { varyNames } from '../testing/varied/vary-names.ts';
import { varyReferences } from '../testing/varied/vary-references.ts';
import { varyServices } from '../testing/varied/vary-services.ts';
import { varyTimes } from '../testing/varied/vary-times.ts';

const flight = {
  '@type': 'FlightReservation',
  reservationNumber: 'K4MTRZ',
  underName: { '@type': 'Person', name: 'Léa Martin' },
  reservationFor: {
    flightNumber: '1680',
    airline: { iataCode: 'AF' },
    departureTime: { '@type': 'QDateTime', '@value': '2027-03-15T07:05:00', timezone: 'Europe/Paris' },
    arrivalTime: { '@type': 'QDateTime', '@value': '2027-03-15T08:30:00', timezone: 'Europe/Paris' },
  },
};

function mailSaying(body: string): Known {
  const head = 'Subject: =?utf-8?B?Vm95YWdlIGRlIEzDqWEgTWFydGlu?=\r\nContent-Type: text/plain; charset="utf-8"\r\n';
  const bytes = Buffer.from(`${head}Content-Transfer-Encoding: base64\r\n\r\n${Buffer.from(body).toString('base64')}`);
  return { id: 'mail', fileName: 'a.eml', bytes, expected: [flight], contextDate: '2027-03-01', isKdes: false };
}

function variedMail(body: string, vary: Vary, seed = 1) {
  const known = mailSaying(body);
  const opened = open(known.bytes, known.fileName);
  assert.ok(opened);
  const one = varied(known, opened, vary, seeded(seed));
  if (typeof one === 'string') return one;
  return {
    text: open(one.known.bytes, 'a.eml')?.shown.replace(/^.*\n/, '') ?? '',
    mail: Buffer.from(one.known.bytes).toString(),
    expected: one.known.expected,
  };
}

test('a name is changed in all its forms, and in the expected file as in the mail', () => {
  const one = variedMail('Bonjour Léa,\nVoyageur : MARTIN Léa\nlea.martin@kontor.example\nRue Saint-Martin', varyNames);
  assert.ok(typeof one !== 'string');
  const name = JSON.stringify(one.expected[0]?.underName);
  assert.doesNotMatch(one.text + name, /Léa|lea\./);
  assert.match(one.text, /Rue Saint-Martin/, 'a street that only ends in the name is another word');
  assert.doesNotMatch(one.mail, /Vm95YWdlIGRlIEzDqWEgTWFydGlu/, 'the subject names them too');
});

test('a value that the document does not print makes no variation', () => {
  assert.equal(variedMail('Votre vol est confirmé.', varyReferences), 'a value is not printed as expected');
});

test('a hotel that is also named in part is left', () => {
  const stay = { '@type': 'LodgingReservation', reservationFor: { name: 'Hotel Nyhavn Gate' } };
  const vary: Vary = (known, ...rest) => varyHouses({ ...known, expected: [stay] }, ...rest);
  const one = variedMail('HOTEL NYHAVN GATE, Havnegade 12', vary);
  assert.ok(typeof one !== 'string');
  assert.match(one.text, /^[^a-z]+, Havnegade 12$/);
  assert.equal(variedMail('Hotel Nyhavn Gate. The Nyhavn thanks you.', vary), 'the hotel is also named in part');
});

test('a booking number keeps its form', () => {
  const one = variedMail('Dossier K4MTRZ', varyReferences);
  assert.ok(typeof one !== 'string');
  const fresh = String(one.expected[0]?.reservationNumber);
  assert.match(fresh, /^[A-Z]\d[A-Z]{4}$/);
  assert.equal(one.text, `Dossier ${fresh}`);
});

test("a flight's number changes behind its airline and not in a price", () => {
  const one = variedMail('Vol AF1680, Tel. 01 16 80 16 80', varyServices);
  assert.ok(typeof one !== 'string');
  assert.match(one.text, /^Vol AF\d{1,4}, Tel\. 01 16 80 16 80$/);
  assert.equal(variedMail('Vol AF1680 à 1680 €', varyServices), 'the number is also another value');
  const short = variedMail('Vol AF1680, départ à 16 h 80, de 1680 heures', varyServices);
  assert.ok(typeof short !== 'string');
  assert.match(short.text, /départ à 16 h 80, de 1680 heures$/);
});

test('days move by whole weeks, in the form in which each is printed, and a day without a year keeps its year', () => {
  for (let seed = 1; seed < 20; seed++) {
    const one = variedMail('Lundi 15 mars 2027 (15/03), aller du 15MAR, billet 150327', varyDays, seed);
    assert.ok(typeof one !== 'string');
    const says = /2\d{3}-\d\d-\d\d/.exec(JSON.stringify(one.expected[0]?.reservationFor))?.[0] ?? '';
    assert.equal(new Date(says).getUTCDay(), 1);
    const month = new Intl.DateTimeFormat('fr', { month: 'long', timeZone: 'UTC' }).format(new Date(says));
    const [year, number, day] = says.split('-');
    assert.match(
      one.text,
      new RegExp(
        `^Lundi 0?${Number(day)} ${month} ${year} \\(${day}/${number}\\), aller du ${day}[A-Z]{3}, billet 150327$`,
      ),
    );
  }
  const range = variedMail('du 15 au 17 mars 2027', varyDays, 3);
  assert.ok(typeof range !== 'string');
  assert.match(range.text, /^du \d+ au \d+ \p{L}+ 20\d\d$/u);
});

test('times move together, in the form in which each is printed', () => {
  for (let seed = 1; seed < 20; seed++) {
    const one = variedMail('Départ 07h05, arrivée 08:30, durée 1h25, dans un sac de 8.30 kg', varyTimes, seed);
    assert.ok(typeof one !== 'string');
    assert.match(one.text, /^Départ \d\dh\d\d, arrivée \d\d:\d\d, durée 1h25/);
    const [from = 0, to = 0] = [...one.text.matchAll(/(\d\d)[h:](\d\d)/g)].map(
      ([, h, m]) => Number(h) * 60 + Number(m),
    );
    assert.equal(to - from, 85);
    const says = JSON.stringify(one.expected[0]?.reservationFor);
    assert.match(says, new RegExp(`T${one.text.slice(7, 12).replace('h', ':')}:00`));
  }
});

test('a word is found through entities and inline tags, and written as the place asks', () => {
  const changes = [{ find: /Ana Reis/g, write: () => 'Zoë "O" & Co' }];
  assert.equal(
    substitute('<p>An<b>a&nbsp;R</b>eis</p>'.replace('&nbsp;', ' '), 'html', changes),
    '<p>Zoë &quot;O&quot; &amp; Co<b></b></p>',
  );
  assert.equal(substitute('{"name":"Ana Reis"}', 'json', changes), '{"name":"Zoë \\"O\\" & Co"}');
  // the fold stays, with nothing behind it
  assert.equal(substitute('SUMMARY:Ana\r\n  Reis', 'ics', changes), 'SUMMARY:Zoë "O" & Co\r\n ');
});

test('columns of spaces stay where they are', () => {
  const changes = [{ find: /LH 191/g, write: () => 'LH 1' }];
  assert.equal(substitute('LH 191   BER   19:15', 'plain', changes), 'LH 1     BER   19:15');
});
