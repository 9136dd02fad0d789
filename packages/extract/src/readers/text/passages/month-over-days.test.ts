import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldOfLines } from '../../../../testing/told.ts';

const flights = (month: string, out: string, back: string) =>
  toldOfLines(
    `Passenger: Nora Lindqvist\n\n${month}\n${out}   BA 456   LHR 08:20 > MAD 11:45   seat 9A\n${back}   BA 461   MAD 19:45 > LHR 21:10   seat 11D`,
  );

test('a month alone in its line is of the days below it', () => {
  const both = ['BA456 LHR MAD 2027-06-15T08:20 2027-06-15T11:45', 'BA461 MAD LHR 2027-06-18T19:45 2027-06-18T21:10'];
  for (const [month, out, back] of [
    ['June 2027', 'Tue 15', 'Fri 18'],
    ['JUNE 2027', 'Tuesday 15th', 'Friday 18th'],
    ['Juin 2027', 'mar. 15', 'ven. 18'],
    ['Giugno 2027', 'mar 15', 'ven 18'],
  ] as const)
    assert.deepEqual(flights(month, out, back), both, month);
});

test('days that are no such weekday of the month above them are not of it', () => {
  assert.ok(flights('June 2027', 'Wed 15', 'Sat 18').every((one) => !one.includes('2027-06-18')));
});
