import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf, toldWithNumbers } from '../../../../testing/told.ts';
import { readWord } from '../../../../testing/word.ts';

// A stop at which one changes is often printed once: with the hour of the landing, and below it what goes on.

const told = async (...lines: string[]) =>
  toldWithNumbers(
    await readPage(
      `<p>Booking QKZTRM is confirmed.</p><p>Wednesday 20 January 2027</p>${lines.map((line) => `<p>${line}</p>`).join('')}`,
    ),
  );

const flights = [
  'AF1018 CDG FRA 2027-01-20T09:00 2027-01-20T10:20 QKZTRM',
  'LH860 FRA OSL 2027-01-20T12:00 2027-01-20T14:00 QKZTRM',
];

test('what leaves without a place of its own leaves from where the one before it came', async () => {
  assert.deepEqual(
    await told('AF 1018', 'Paris (CDG) 09:00', 'Frankfurt (FRA) 10:20', 'LH 860 at 12:00', 'Oslo (OSL) 14:00'),
    flights,
  );
  assert.deepEqual(
    await told(
      tableOf('Paris (CDG) | 09:00 | AF 1018\nFrankfurt (FRA) | 10:20 | \n | 12:00 | LH 860\nOslo (OSL) | 14:00 | '),
    ),
    flights,
  );
  const lines = 'AF 1018 departs Paris (CDG) at 09:00\nand arrives at Frankfurt (FRA) 10:20';
  assert.deepEqual(
    await readWord(
      'TRAVEL ORDER\nBooking reference: QKZTRM',
      `Wednesday 20 January 2027\n${lines}\nLH 860 leaves at 12:00\nand arrives at Oslo (OSL) 14:00`,
    ),
    flights,
  );
});

test('what leaves before the other came, on another day, far below or for the same place does not', async () => {
  const first = ['AF 1018', 'Paris (CDG) 09:00', 'Frankfurt (FRA) 10:20'];
  assert.deepEqual(await told(...first, 'LH 860 at 10:00', 'Oslo (OSL) 14:00'), flights.slice(0, 1));
  assert.deepEqual(await told(...first, 'LH 860 at 12:00', 'Frankfurt (FRA) 14:00'), flights.slice(0, 1));
  assert.deepEqual(await told(...first, 'LH 860', 'Oslo (OSL)', '12:00 – 14:00'), flights.slice(0, 1));
  const between = ['a', 'b', 'c', 'd', 'e'].map((word) => `So much for ${word}`);
  assert.deepEqual(await told(...first, ...between, 'LH 860 at 12:00', 'Oslo (OSL) 14:00'), flights.slice(0, 1));
  assert.deepEqual(
    await told(...first, 'Friday 22 January 2027', 'LH 860 at 12:00', 'Oslo (OSL) 14:00'),
    flights.slice(0, 1),
  );
});

test('no flight leaves from where a train came', async () => {
  const [train, ...others] = await told(
    'TGV INOUI 6602',
    'Lyon Part-Dieu 08:00',
    'Paris Gare de Lyon 10:00',
    'AF 1274 at 13:00',
    'Oslo (OSL) 15:30',
  );
  assert.equal(train, 'TGV INOUI6602 Lyon Part-Dieu Paris Gare de Lyon 2027-01-20T08:00 2027-01-20T10:00 QKZTRM');
  assert.deepEqual(others, []);
});
