import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../../testing/told.ts';

// What rides by a word alone, beside what has a number.

const mail = (lines: string) =>
  told(read('Your travel arrangements', `Your travel is booked under T8K2QV, confirmed.\n\n${lines}`));

const flights = (between: string) =>
  mail(`Wednesday 12 May 2027
Flight TP 1335 with TAP
Lisbon to London Heathrow, leaving 07:55, arriving 10:40

${between}

Friday 14 May 2027
Flight TP 1331 with TAP
London Heathrow to Lisbon, leaving 19:20, arriving 22:05`);

test('a train without a number between two flights', () => {
  for (const word of ['Train, LNER', 'LNER', 'LNER service', 'Rail'])
    assert.deepEqual(
      flights(`Thursday 13 May 2027\n${word}\nLondon Kings Cross to Leeds, leaving 09:03, arriving 11:18`),
      [
        'TP1335 LIS LHR 2027-05-12T07:55 2027-05-12T10:40',
        `${/LNER/.test(word) ? 'LNER ' : ''}London Kings Cross Leeds 2027-05-13T09:03 2027-05-13T11:18`,
        'TP1331 LHR LIS 2027-05-14T19:20 2027-05-14T22:05',
      ],
      word,
    );
});

test('a line about a driver or a dinner says nothing of what rides', () => {
  for (const line of ['Taxi to the train', 'Dinner on board of the ferry'])
    assert.deepEqual(
      flights(`Thursday 13 May 2027\n${line}\nLondon Kings Cross to Leeds, leaving 09:03, arriving 11:18`).length,
      2,
      line,
    );
});

test('a way among other words, and the way back by its hours alone', () => {
  assert.deepEqual(
    mail(`Train A/R Rennes – Lyon
aller 12/10/2027 TGV INOUI 5350 dép. 07h05 arr. 11h30
retour 14/10/2027 TGV INOUI 5371 dép. 16h04 arr. 20h25`),
    [
      'TGV INOUI5350 Rennes Lyon 2027-10-12T07:05 2027-10-12T11:30',
      'TGV INOUI5371 Lyon Rennes 2027-10-14T16:04 2027-10-14T20:25',
    ],
  );
});
