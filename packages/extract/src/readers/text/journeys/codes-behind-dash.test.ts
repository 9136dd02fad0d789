import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldOfLines } from '../../../../testing/told.ts';

test('a dash between a place and its own code parts no two ends', () => {
  for (const lines of [
    'Flight: IB 1340\nDate: 15 September 2027\nDeparture: 10:56, Barcelona - BCN\nArrival: 12:46, Rome Fiumicino - FCO',
    'On 15 September 2027, IB 1340 leaves Barcelona - BCN at 10:56 and arrives in Rome Fiumicino - FCO at 12:46.',
    'Barcelona → Rome\n15 September 2027, IB1340\n10:56 Barcelona – BCN\n12:46 Rome Fiumicino – FCO',
    '15 September 2027 – IB 1340 – Barcelona - BCN 10:56 / Rome Fiumicino - FCO 12:46',
  ])
    assert.deepEqual(toldOfLines(lines), ['IB1340 BCN FCO 2027-09-15T10:56 2027-09-15T12:46'], lines);
});

test('a dash between two codes, or between a place and the code of another, does', () => {
  for (const from of ['BCN', 'Barcelona'])
    assert.deepEqual(toldOfLines(`Flight IB 1340, 15 September 2027\n${from} – FCO\n10:56 – 12:46`), [
      `IB1340 ${from} FCO 2027-09-15T10:56 2027-09-15T12:46`,
    ]);
});

test('a dash between a town and its own airport parts no two ends', () => {
  for (const from of ['São Paulo - Congonhas (CGH)', 'São Paulo – Congonhas'])
    assert.deepEqual(
      toldOfLines(
        `15 September 2027\nFlight G3 1338\nDeparture 21:05 ${from}\nArrival 23:25 Salvador (SSA)\nDirect, 2h20`,
      ),
      ['G31338 CGH SSA 2027-09-15T21:05 2027-09-15T23:25'],
      from,
    );
});
