import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daySpan, daysBetween, duration, fullDate, otherDay, shortDay, wallTime, zoneName } from './dates.ts';

test('a time is shown by the clock of its place, whatever clock this device has', () => {
  assert.equal(wallTime('2026-11-20T10:45:00+01:00[Europe/Paris]'), '10:45');
  assert.equal(wallTime('2026-11-20'), '');
});

test('a zone has the name that travellers know, in both languages, summer and winter', () => {
  assert.equal(zoneName('2026-11-20T10:45:00+01:00[Europe/Paris]', 'fr'), 'CET');
  assert.equal(zoneName('2026-07-20T10:45:00+02:00[Europe/Paris]', 'en'), 'CEST');
  assert.equal(zoneName('2026-11-20T12:20:00+00:00[Europe/Lisbon]', 'en'), 'WET');
  assert.equal(zoneName('2026-11-20T12:20:00-05:00[America/New_York]', 'fr'), 'EST');
});

test('a zone without a name is a distance from UTC, and an unknown one is left out', () => {
  assert.match(zoneName('2026-11-20T12:20:00+09:00[Asia/Tokyo]', 'en'), /^(JST|UTC\+9)$/);
  assert.equal(zoneName('2026-11-20T12:20:00', 'en'), '');
});

test('the days of a trip say the month once, and the year only when it is another', () => {
  assert.equal(daySpan('2026-11-20', '2026-11-23', 'en', 2026), 'Fri 20 – Mon 23 Nov');
  assert.equal(daySpan('2026-11-30', '2026-12-02', 'en', 2026), 'Mon 30 Nov – Wed 2 Dec');
  assert.equal(daySpan('2027-01-14', '2027-01-14', 'en', 2026), 'Thu 14 Jan 2027');
  assert.equal(daySpan('2026-11-20', '2026-11-23', 'fr', 2026), 'ven. 20 – lun. 23 nov.');
});

test('lengths are written as on a timetable', () => {
  assert.equal(duration(155), '2\u00a0h\u00a035');
  assert.equal(duration(120), '2\u00a0h');
  assert.equal(duration(38), '38\u00a0min');
});

test('days between two dates are calendar days, also across a change of clocks', () => {
  assert.equal(daysBetween('2026-10-24', '2026-10-26'), 2);
});

test('the first of a month is an ordinal in French, and no other day that ends in 1', () => {
  assert.equal(shortDay('2026-12-01', 'fr'), 'mar. 1er déc.');
  assert.equal(fullDate('2027-01-01', 'fr'), '1er janvier 2027');
  assert.equal(daySpan('2026-12-01', '2026-12-04', 'fr', 2026), 'mar. 1er – ven. 4 déc.');
  assert.equal(shortDay('2026-12-11', 'fr'), 'ven. 11 déc.');
  assert.equal(shortDay('2026-12-01', 'en'), 'Tue 1 Dec');
});

test('an end says its day only where that is another one, also when it is the one before', () => {
  const tokyo = '2026-11-20T13:30:00+09:00[Asia/Tokyo]';
  assert.equal(otherDay(tokyo, '2026-11-20T06:00:00-10:00[Pacific/Honolulu]', 'en'), '');
  assert.equal(otherDay(tokyo, '2026-11-21T05:30:00+01:00[Europe/Paris]', 'en'), 'Sat 21 Nov');
  assert.equal(otherDay(tokyo, '2026-11-19T23:00:00-10:00[Pacific/Honolulu]', 'fr'), 'jeu. 19 nov.');
  assert.equal(otherDay(tokyo, undefined, 'en'), '');
});
