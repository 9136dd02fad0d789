import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, toldWithNumbers } from '../../../../testing/told.ts';

test('a number over each train is its own, whatever stands between', async () => {
  const way = (title: string, number: string, train: string, day: string, from: string, to: string) =>
    `<p>${title} PNR: ${number}</p><p>Frecciarossa ${train}<br>${day}<br>Departure 09:00 ${from}<br>Arrival 12:10 ${to}<br>Service level: Business</p>`;
  const page =
    '<p>Thank you for choosing us. Below are the details of your purchase.</p>' +
    way('OUTWARD', 'KQ7TLM', '9621', 'Mon 03/05/2027', 'Milano Centrale', 'Roma Termini') +
    way('RETURN', 'KQ8BZD', '9662', 'Wed 05/05/2027', 'Roma Termini', 'Milano Centrale');
  assert.deepEqual(toldWithNumbers(await readPage(page)), [
    'Frecciarossa9621 Milano Centrale Roma Termini 2027-05-03T09:00 2027-05-03T12:10 KQ7TLM',
    'Frecciarossa9662 Roma Termini Milano Centrale 2027-05-05T09:00 2027-05-05T12:10 KQ8BZD',
  ]);
});
