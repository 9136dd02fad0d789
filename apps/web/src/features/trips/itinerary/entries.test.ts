import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysOf, entriesOf, progressOf } from './entries.ts';
import { casa, flight, hotel, lisbon, paris, segment } from './testing.ts';

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

test('one checks out before what takes one away, though the room is one’s own for longer', () => {
  const humberto = { ...lisbon, latitude: 38.774, longitude: -9.134 };
  const roissy = { ...paris, latitude: 49.01, longitude: 2.55 };
  const home = flight(
    '2026-11-23T09:30:00+00:00[Europe/Lisbon]',
    '2026-11-23T13:00:00+01:00[Europe/Paris]',
    humberto,
    roissy,
  );
  const driver = segment('transfer', {
    start: '2026-11-23T07:15:00+00:00[Europe/Lisbon]',
    departure: casa,
    arrival: humberto,
  });
  const told = (...segments: Parameters<typeof entriesOf>[0]) =>
    entriesOf([...segments, stay], 'Europe/Lisbon').map(({ segment: { type }, role, at, latest }) =>
      [type, role, at.slice(8, 16), latest?.slice(11, 16)].filter(Boolean).join(' '),
    );
  assert.deepEqual(told(home), ['hotel check-in 20', 'hotel check-out 23 11:00', 'flight whole 23T09:30']);
  assert.deepEqual(told(home, driver), [
    'hotel check-in 20',
    'hotel check-out 23 11:00',
    'transfer whole 23T07:15',
    'flight whole 23T09:30',
  ]);
  const progress = progressOf(entriesOf([stay, home], 'Europe/Lisbon'), Date.parse('2026-11-23T08:00:00Z'));
  assert.deepEqual([...progress.values()], ['done', 'later', 'next']);
  // A drive within the town, a flight that is cancelled or of another town, and one after the check-out.
  const inTown = { ...driver, arrival: { ...casa, latitude: 38.72 } } as typeof driver;
  const cancelled = { ...home, status: 'cancelled' } as typeof home;
  const elsewhere = flight(home.start, home.end ?? '', roissy, humberto);
  for (const other of [inTown, cancelled, elsewhere])
    assert.ok(told(other).includes('hotel check-out 23T11:00'), JSON.stringify(other));
  const evening = flight('2026-11-23T19:30:00+00:00[Europe/Lisbon]', '2026-11-23T23:00:00+01:00[Europe/Paris]');
  assert.deepEqual(told(evening), ['hotel check-in 20', 'hotel check-out 23T11:00', 'flight whole 23T19:30']);
});
