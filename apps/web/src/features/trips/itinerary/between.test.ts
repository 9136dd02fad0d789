import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Segment } from '@escale/contract';
import { type Between, betweenEntries } from './between.ts';
import { entriesOf } from './entries.ts';
import { casa, flight, hotel, lapa, lisbon, orly, paris, segment } from './testing.ts';

function between(...segments: Segment[]): Between[] {
  return [...betweenEntries(entriesOf(segments, 'Europe/Lisbon')).values()].flat();
}

const out = flight('2026-11-20T10:45:00+01:00[Europe/Paris]', '2026-11-20T12:20:00+00:00[Europe/Lisbon]');

test('after a driver to the airport stands the time there before take-off', () => {
  const driver = segment('transfer', {
    start: '2026-11-20T08:50:00+01:00[Europe/Paris]',
    end: '2026-11-20T09:35:00+01:00[Europe/Paris]',
    departure: { name: 'Home' },
    arrival: paris,
  });
  assert.deepEqual(between(driver, out)[0], {
    kind: 'wait',
    minutes: 70,
    at: 'airport',
    connection: false,
    place: 'Paris',
  });
});

test('a flight on from another airport asks to change airports', () => {
  const back = flight(
    '2026-11-20T08:00:00+00:00[Europe/Lisbon]',
    '2026-11-20T11:30:00+01:00[Europe/Paris]',
    lisbon,
    orly,
  );
  const on = flight('2026-11-20T15:00:00+01:00[Europe/Paris]', '2026-11-20T16:00:00+01:00[Europe/Paris]', paris, casa);
  assert.deepEqual(
    between(back, on).find(({ kind }) => kind === 'change'),
    { kind: 'change', from: 'Paris ORY', to: 'Paris CDG', minutes: 210 },
  );
});

test('landing further west the clocks go back', () => {
  assert.deepEqual(between(out), [
    { kind: 'clocks', minutes: -60, place: 'Lisbon', moment: '2026-11-20T12:20:00+00:00[Europe/Lisbon]' },
  ]);
});

test('summer time that ends overnight is said even to those who stay', () => {
  const dinner = segment('event', { start: '2026-10-24T20:00:00+02:00[Europe/Paris]', name: 'Dinner', location: casa });
  const lunch = segment('event', { start: '2026-10-25T12:00:00+01:00[Europe/Paris]', name: 'Lunch', location: lapa });
  assert.equal((between(dinner, lunch)[0] as { minutes: number }).minutes, -60);
});

test('a meeting around the corner of the hotel is a walk of 8 minutes', () => {
  const stay = hotel('2026-11-20T15:00:00+00:00[Europe/Lisbon]', '2026-11-21T11:00:00+00:00[Europe/Lisbon]');
  const meeting = segment('event', {
    start: '2026-11-20T17:30:00+00:00[Europe/Lisbon]',
    name: 'Kick-off',
    location: lapa,
  });
  assert.deepEqual(between(stay, meeting)[0], { kind: 'walk', minutes: 8 });
});

test('nights in the same hotel are told together', () => {
  const stay = hotel('2026-11-20T15:00:00+00:00[Europe/Lisbon]', '2026-11-23T11:00:00+00:00[Europe/Lisbon]');
  assert.deepEqual(between(stay), [{ kind: 'nights', count: 3, hotel: 'Casa do Rio' }]);
});

test('a cancelled flight leaves no gap, no clock change and no connection', () => {
  assert.deepEqual(between({ ...out, status: 'cancelled' }), []);
});
