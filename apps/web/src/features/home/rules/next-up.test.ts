import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comingUp, nextUp } from './next-up.ts';

const flight = {
  type: 'flight',
  status: 'confirmed',
  start: '2026-11-20T10:45:00+01:00[Europe/Paris]',
  end: '2026-11-20T12:20:00+00:00[Europe/Lisbon]',
};
const hotel = {
  type: 'hotel',
  status: 'confirmed',
  start: '2026-11-20T15:00:00+00:00[Europe/Lisbon]',
  end: '2026-11-23',
};
const at = (instant: string) => Date.parse(instant);

test('a flight stays next while it is in the air', () => {
  assert.equal(nextUp([flight, hotel], at('2026-11-20T11:00:00Z')), flight);
});

test('a flight that landed gives way, by the clock of where it landed', () => {
  assert.equal(nextUp([flight, hotel], at('2026-11-20T12:20:00Z')), hotel);
});

test('who lands after the hour of check-in is still led to the bed of that night, and in the morning no more', () => {
  assert.equal(nextUp([flight, hotel], at('2026-11-20T19:30:00Z')), hotel);
  assert.equal(nextUp([flight, hotel], at('2026-11-21T01:00:00Z')), hotel);
  assert.equal(nextUp([flight, hotel], at('2026-11-21T08:00:00Z')), null);
});

test('once its check-in is open a hotel waits behind the dinner of that evening, and before the next day', () => {
  const dinner = { type: 'event', status: 'confirmed', start: '2026-11-20T20:00:00+00:00[Europe/Lisbon]' };
  const meeting = { type: 'event', status: 'confirmed', start: '2026-11-21T09:00:00+00:00[Europe/Lisbon]' };
  const all = [hotel, dinner, meeting];
  assert.deepEqual(comingUp(all, at('2026-11-20T14:00:00Z')), [hotel, dinner, meeting]);
  assert.deepEqual(comingUp(all, at('2026-11-20T18:00:00Z')), [dinner, hotel, meeting]);
  assert.deepEqual(comingUp(all, at('2026-11-20T20:30:00Z')), [hotel, meeting]);
});

test('a hotel that is known by its day alone comes after the flight that leads there', () => {
  const byDay = { ...hotel, start: '2026-11-20' };
  assert.deepEqual(comingUp([byDay, flight], at('2026-11-20T06:00:00Z')), [flight, byDay]);
});

test('what was cancelled is never next', () => {
  assert.equal(nextUp([{ ...flight, status: 'cancelled' }, hotel], at('2026-11-20T06:00:00Z')), hotel);
});

test('what is known by its day alone is still to come until that day is over', () => {
  const train = { type: 'train', status: 'confirmed', start: '2026-11-22' };
  assert.deepEqual(comingUp([train], new Date('2026-11-22T20:00:00').getTime()), [train]);
  assert.deepEqual(comingUp([train], new Date('2026-11-23T01:00:00').getTime()), []);
});
