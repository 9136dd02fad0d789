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
