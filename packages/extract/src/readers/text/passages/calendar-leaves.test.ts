import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMail } from '../../../../testing/told.ts';

const table = (leaf: string, lines: string) =>
  readMail(
    'À la Lanterne des Tanneurs',
    'Votre table',
    `<p>Votre table est réservée.</p><table><tr><td>${leaf}</td><td>${lines}</td></tr></table><p>À la Lanterne des Tanneurs, 23 rue du Bain-aux-Plantes, 67000 Strasbourg</p>`,
  );
const booked = 'Réservation n° T-20713<br>19h15 – 5 personnes<br>Au nom de : Maud Berthold';

test('a leaf of a calendar beside what is booked says the day, in whatever order and language', async () => {
  for (const leaf of [
    'DÉC.<br>11<br>samedi',
    'SAM.<br>11<br>DÉC.',
    '11<br>décembre<br>2027',
    'Sat<br>11<br>Dec<br>2027',
    '<div>SAMEDI</div><div>11</div><div>DÉCEMBRE</div>',
  ]) {
    const [only, more] = await table(leaf, booked);
    assert.ok(only?.includes('2027-12-11T19:15') && !more, `${leaf}: ${only}`);
  }
});

test('numbers and names in lines of their own that make no day stay apart', async () => {
  const told = await table('DÉC.<br>45<br>samedi', booked);
  assert.ok(
    told.every((one) => !one.includes('2027-12')),
    told.join('\n'),
  );
});

test('a leaf drawn as a table of its own below what it is the day of, with the hours of that day below it', async () => {
  const leaf = (month: string, day: number, weekday: string) =>
    `<table border=1><tr><td>${month}</td></tr><tr><td>${day}</td></tr><tr><td>${weekday}</td></tr></table>`;
  for (const [inWord, outWord, month, weekdays, from, until] of [
    ['Arrivée', 'Départ', 'MAI', ['lundi', 'mercredi'], 'à partir de 16 h 00', 'jusqu’à 10 h 30'],
    ['Check-in', 'Check-out', 'MAY', ['Monday', 'Wednesday'], 'from 16:00 to 21:00', '07:00 to 10:30'],
  ] as const) {
    const [only, more] = await readMail(
      'Nuitées',
      'Confirmation 771.203.118',
      `<p>Confirmation number: 771.203.118</p><p>Pousada da Ladeira<br>Rua do Sol 14<br>7000-601 Évora<br>Portugal</p><table><tr><td><div>${inWord}</div>${leaf(month, 10, weekdays[0])}<div>${from}</div></td><td><div>${outWord}</div>${leaf(month, 12, weekdays[1])}<div>${until}</div></td></tr></table><p>2 nights / 2 nuits</p>`,
    );
    assert.ok(only?.includes('2027-05-10T16:00 – 2027-05-12T10:30') && !more, only);
  }
});

test('a leaf says of which end it is by what stands below it in its box', async () => {
  const leaf = (lines: string[], below: string) =>
    `<td>${[...lines, below].map((line) => `<div>${line}</div>`).join('')}</td>`;
  for (const [first, last] of [
    [
      leaf(['MON', '10', 'MAY 2027'], 'Check-in from 3:00 pm'),
      leaf(['THU', '13', 'MAY 2027'], 'Check-out by 10:00 am'),
    ],
    [leaf(['lundi', '10', 'mai'], 'arrivée dès 15 h'), leaf(['jeudi', '13', 'mai'], 'départ avant 10 h')],
  ]) {
    const [only, more] = await readMail(
      'Moorings',
      'Booking confirmed: Moorings Rooms',
      `<p>Confirmation number: MR-55217</p><table><tr>${first}<td>&rarr;</td>${last}</tr></table><p><b>Hotel Moorings</b><br>22 Customs Lane<br>Falmouth TR11 3LT</p><table><tr><td>Guest</td><td>Ms Tamsin Haldane</td></tr></table><p>Clocks go back one hour at 3:00 am on Tuesday 11 May 2027. Free cancellation until 6:00 pm on Saturday 8 May 2027. Parking £8.00 per night, not included.</p>`,
    );
    assert.ok(only?.includes('2027-05-10T15:00 – 2027-05-13T10:00') && !more, only);
  }
});
