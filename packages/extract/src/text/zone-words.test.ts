import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldOfLines } from '../../testing/told.ts';
import { zoneBehind } from './zone-words.ts';

test('what says by which clock an hour is told is no place', () => {
  for (const [from, to] of [
    ['7:05 AM CT', '8:50 AM MT'],
    ['7:05 a.m. Central', '8:50 a.m. Mountain'],
    ['7:05 AM (MST)', '8:50 AM (MDT)'],
    ['7:05 AM Dallas time', '8:50 AM Boise time'],
    ['07:05 UTC-6', '08:50 UTC-7'],
    ['07:05 (GMT+1)', '08:50 (GMT+1)'],
    ['07:05 hours', '08:50 hours'],
    ['7h05 (heure du Centre)', '8h50 (heure des Rocheuses)'],
    ['7 h 05, heure de Dallas', '8 h 50, heure de Boise'],
  ])
    assert.deepEqual(
      toldOfLines(`Thursday 11 March 2027\nFlight WN 2218 Dallas to Boise\nDeparts: ${from}\nArrives: ${to}`),
      ['WN2218 DFW BOI 2027-03-11T07:05 2027-03-11T08:50'],
      from,
    );
});

test('an airport behind an hour is one, though its letters are also those of a zone', () => {
  assert.equal(zoneBehind('06:40 IST', 5), 0);
  assert.equal(zoneBehind('15:20 HKT', 5), 0);
  assert.equal(zoneBehind('09:05 MST', 5), 0);
  assert.equal(zoneBehind('08:12 Central Station', 5), 0);
});
