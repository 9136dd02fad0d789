import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, told, toldOfLines } from '../../../../testing/told.ts';

test('a dot is a clock’s where the paper has two of them beside a place, and an amount’s elsewhere', () => {
  assert.deepEqual(
    told(
      read(
        'Your booking',
        `Your booking is confirmed. Booking reference: QK7TZP
12 May 2027, ICE 579
11.05 Hamburg Hbf
12.50 Berlin Hbf
Seat 4.50`,
      ),
    ),
    ['ICE579 Hamburg Hbf Berlin Hbf 2027-05-12T11:05 2027-05-12T12:50'],
  );
  assert.deepEqual(
    told(
      read(
        'Your booking',
        `Your booking is confirmed. Booking reference: QK7TZP
12 May 2027, ICE 579
Hamburg Hbf
11:05
Berlin Hbf
12:50
Paid 14.20 and 16.30`,
      ),
    ),
    ['ICE579 Hamburg Hbf Berlin Hbf 2027-05-12T11:05 2027-05-12T12:50'],
  );
});

test('a paper that prints its clocks with a dot does so with all of them', () => {
  for (const lines of [
    'Frankfurt (FRA) – Singapore Changi (SIN)\nSun, 10 Oct 2027\n19.20 – 13.40 (+1)\nSQ 825',
    'Sun, 10 Oct 2027\nFrankfurt (FRA) 19.20 → Singapore Changi (SIN) 13.40 (+1) (SQ825)',
    'On Sunday 10 October 2027, SQ 825 leaves Frankfurt (FRA) at 19.20 and arrives in Singapore Changi (SIN) at 13.40 the next day.',
    'Sun, 10 Oct 2027, SQ 825\n19.20 Frankfurt (FRA)\n13.40 (+1) Singapore Changi (SIN)',
    'Sun, 10 Oct 2027\n19.20 Frankfurt (FRA) T1 - 13.40 (+1) Singapore Changi (SIN) T3\nSQ825',
  ])
    assert.deepEqual(toldOfLines(lines), ['SQ825 FRA SIN 2027-10-10T19:20 2027-10-11T13:40'], lines);
});

test('amounts are no clocks, and beside clocks of another form neither are figures with a dot', () => {
  const flight = 'SQ 825 on 10 October 2027\nFrankfurt (FRA) 19:20\nSingapore Changi (SIN) 13:40 (+1)';
  for (const lines of [`${flight}\n\nFare 10.50\nTax 12.40`, `${flight}\n\n10.50\n12.40`])
    assert.deepEqual(toldOfLines(lines), ['SQ825 FRA SIN 2027-10-10T19:20 2027-10-11T13:40'], lines);
});

test('two clocks with a dot behind both ends of a way are clocks, whatever stands between them', async () => {
  const way =
    'Wed, 02 Jun 2027 – National Express 748 – London Victoria Coach Station 17.46 / Bristol Bus Station 20.21';
  assert.deepEqual(told(await readPage(`<p>Your booking is confirmed.</p><p>${way}</p><p>Reference: PCUWAM</p>`)), [
    '748 London Victoria Coach Station Bristol Bus Station 2027-06-02T17:46 2027-06-02T20:21',
  ]);
});

test('two hours with a dot, said to be of the departure and of the arrival, are clocks though one could be a day', () => {
  const told = ['LO382 FRA WAW 2027-10-10T13:40 2027-10-10T15:05'];
  for (const line of [
    'LO 382 Frankfurt (FRA) to Warsaw (WAW), dep. 13.40, arr. 15.05',
    'LO 382, Abflug Frankfurt (FRA) um 13.40, Ankunft Warschau (WAW) 15.05',
    'LO 382 de Francfort (FRA) à Varsovie (WAW), dép. 13.40, arr. 15.05. Place 4A',
  ])
    assert.deepEqual(toldOfLines(`Sunday 10 October 2027\n${line}`), told, line);
});

test('two days of one month behind the words of both ends stay days', () => {
  assert.deepEqual(
    toldOfLines(
      'LO 382 Frankfurt (FRA) – Warsaw (WAW)\nAbflug 12.10.2027 22:40\nAnkunft 13.10.2027 00:25\nAbfahrt 12.10, Ankunft 13.10',
    ),
    ['LO382 FRA WAW 2027-10-12T22:40 2027-10-13T00:25'],
  );
});
