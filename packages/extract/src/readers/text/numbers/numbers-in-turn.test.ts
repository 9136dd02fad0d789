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

test('a number in the same words below each crossing is its own, whatever number the order has over them', async () => {
  const way = (from: string, to: string, day: string, hours: [string, string], words: string, number: string) =>
    `<div><b>${from.toUpperCase()} &rarr; ${to.toUpperCase()}</b><br>${day}<br>Blue Star Ferries – vessel BLUE STAR DELOS<br>Departs ${hours[0]} (${from}, gate E6) – Arrives ${hours[1]} (${to})<br>${words} <b>${number}</b><br>2 × Airtype seats €51.50</div>`;
  for (const words of ['Ferry reservation:', 'Operator reference:', 'Booking ref.', 'Réservation n°']) {
    const page =
      '<p>Payment received, thank you. Your order <b>#IH-1904477</b>.</p>' +
      way('Piraeus', 'Naxos', 'Thu 19 Aug 2027', ['07:30', '12:40'], words, '22910448') +
      way('Naxos', 'Syros', 'Sun 22 Aug 2027', ['14:15', '15:40'], words, 'SJ7L20QX');
    assert.deepEqual(
      toldWithNumbers(await readPage(page)),
      [
        'Boat Piraeus Naxos 2027-08-19T07:30 2027-08-19T12:40 22910448',
        'Boat Naxos Syros 2027-08-22T14:15 2027-08-22T15:40 SJ7L20QX',
      ],
      words,
    );
  }
});
