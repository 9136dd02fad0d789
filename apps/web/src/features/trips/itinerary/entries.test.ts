import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysOf, entriesOf, progressOf } from './entries.ts';
import { casa, flight, hotel, segment } from './testing.ts';

const out = flight('2026-11-20T10:45:00+01:00[Europe/Paris]', '2026-11-20T12:20:00+00:00[Europe/Lisbon]');
const stay = hotel('2026-11-20', '2026-11-23T11:00:00+00:00[Europe/Lisbon]');

test('a hotel shows where one checks in and where one checks out', () => {
  const roles = entriesOf([stay, out], 'Europe/Paris').map(({ role }) => role);
  assert.deepEqual(roles, ['whole', 'check-in', 'check-out']);
});

test('a check-in of which only the day is known comes after the arrival of that day', () => {
  const [first, second] = entriesOf([stay, out], 'Europe/Lisbon');
  assert.equal(first?.segment, out);
  assert.equal(second?.segment, stay);
});

test('lines are in the order of instants, not of wall clocks', () => {
  const call = segment('event', { start: '2026-11-20T12:00:00+00:00[Europe/Lisbon]', name: 'Call' });
  const lunch = segment('event', { start: '2026-11-20T12:30:00+01:00[Europe/Paris]', name: 'Lunch' });
  assert.deepEqual(
    entriesOf([call, lunch], 'Europe/Paris').map(({ segment: { id } }) => id),
    [lunch.id, call.id],
  );
});

test('east over the date line the day before comes again', () => {
  const back = flight('2026-11-22T01:00:00+13:00[Pacific/Auckland]', '2026-11-21T10:00:00-10:00[Pacific/Honolulu]');
  const dinner = segment('event', { start: '2026-11-21T19:00:00-10:00[Pacific/Honolulu]', name: 'Dinner' });
  const days = daysOf(entriesOf([dinner, back], 'Pacific/Honolulu')).map(({ day }) => day);
  assert.deepEqual(days, ['2026-11-22', '2026-11-21']);
});

test('a time without a zone is read at its place, and else at home', () => {
  const local = segment('event', {
    start: '2026-11-20T09:00:00',
    name: 'Visit',
    location: { ...casa, timeZone: 'Asia/Tokyo' },
  });
  const home = segment('event', { start: '2026-11-20T09:00:00', name: 'Call' });
  const [first, second] = entriesOf([home, local], 'Europe/Lisbon');
  assert.equal(first?.segment, local);
  assert.equal((second?.instantMs ?? 0) - (first?.instantMs ?? 0), 9 * 3_600_000);
});

test('one line is next, the running one is now, and a cancelled one is neither', () => {
  const cancelled = flight('2026-11-20T11:00:00+01:00[Europe/Paris]', '2026-11-20T13:00:00+01:00[Europe/Paris]');
  cancelled.status = 'cancelled';
  const entries = entriesOf([out, cancelled, stay], 'Europe/Lisbon');
  const progress = progressOf(entries, Date.parse('2026-11-20T10:50:00+01:00'));
  assert.deepEqual([...progress.values()], ['now', 'later', 'next', 'later']);
});
