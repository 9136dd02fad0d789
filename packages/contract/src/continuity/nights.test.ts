import assert from 'node:assert/strict';
import { test } from 'node:test';
import { continuityHints } from './hints.ts';
import { car, cdg, gareDeLyon, hotel, jfk, lis, meeting, ory, partDieu, ride } from './testing.ts';

const out = ride('flight', cdg, '2026-12-03T10:45', lis, '2026-12-03T12:20');
const back = ride('flight', lis, '2026-12-06T18:00', cdg, '2026-12-06T21:30');
const kinds = (...segments: Parameters<typeof continuityHints>[0]) =>
  continuityHints(segments, 1).map(({ kind }) => kind);

test('nights between an arrival and the flight home without a hotel are told together', () => {
  assert.deepEqual(
    continuityHints([out, back], 1).map(({ facts, ...hint }) => hint),
    [{ kind: 'no-bed', nights: 3, day: '2026-12-03', place: 'Lisbon', before: out.id, after: back.id }],
  );
});

test('a hotel for all of them is silence, also one without an end', () => {
  assert.deepEqual(kinds(out, hotel('2026-12-03T15:00', '2026-12-06T11:00'), back), []);
  assert.deepEqual(kinds(out, hotel('2026-12-03', undefined), back), []);
});

test('a check-out one day before the flight is told after the hotel', () => {
  const stay = hotel('2026-12-03T15:00', '2026-12-05T11:00');
  const [hint, ...more] = continuityHints([out, stay, back], 1);
  assert.deepEqual([hint?.kind, hint?.before, hint?.after, more.length], ['no-bed', stay.id, back.id, 0]);
  assert.ok(hint?.kind === 'no-bed' && hint.nights === 1 && hint.day === '2026-12-05');
});

test('a day trip needs no bed', () => {
  assert.deepEqual(
    kinds(
      ride('train', gareDeLyon, '2026-12-03T07:00', partDieu, '2026-12-03T08:56'),
      ride('train', partDieu, '2026-12-03T18:04', gareDeLyon, '2026-12-03T20:00'),
    ),
    [],
  );
});

test('nobody misses a bed on a night flight, nor at home between two journeys', () => {
  const overnight = ride('flight', jfk, '2026-12-08T19:30', cdg, '2026-12-09T08:45');
  const outbound = ride('flight', cdg, '2026-12-08T10:00', jfk, '2026-12-08T12:30');
  assert.deepEqual(kinds(outbound, overnight), []);
  const again = ride('flight', ory, '2026-12-12T10:00', lis, '2026-12-12T11:30');
  assert.deepEqual(
    kinds(out, hotel('2026-12-03', '2026-12-06'), back, again),
    [],
    'home is the town, whichever airport',
  );
});

test('a check-in after midnight counts for the night before', () => {
  const late = ride('flight', cdg, '2026-12-03T21:30', lis, '2026-12-03T23:10');
  assert.deepEqual(kinds(late, hotel('2026-12-04T00:20', '2026-12-06T11:00'), back), []);
});

test('who leaves before five in the morning did not mean to sleep', () => {
  const early = ride('flight', lis, '2026-12-04T04:40', cdg, '2026-12-04T08:10');
  assert.deepEqual(kinds(out, early), []);
});

test('where nobody knows how one went on, nothing is said', () => {
  const elsewhere = ride('flight', jfk, '2026-12-06T18:00', cdg, '2026-12-07T08:00');
  assert.deepEqual(kinds(out, elsewhere), []);
});

test('a month without any hotel is a flat and no oversight', () => {
  assert.deepEqual(kinds(out, ride('flight', lis, '2027-01-06T18:00', cdg, '2027-01-06T21:30')), []);
});

test('a seminar over several days brings its beds', () => {
  assert.deepEqual(kinds(out, meeting('Seminar', '2026-12-03T14:00', '2026-12-06T15:00'), back), []);
});

test('what was cancelled gives no bed', () => {
  assert.deepEqual(kinds(out, hotel('2026-12-03', '2026-12-06', undefined, { status: 'cancelled' }), back), ['no-bed']);
});

test('a hotel that goes on after the flight home is told, a room kept for an evening flight is not', () => {
  assert.deepEqual(kinds(out, hotel('2026-12-03', '2026-12-07'), back), [], 'leaves at 18:00');
  assert.deepEqual(kinds(out, hotel('2026-12-03', '2026-12-08'), back), ['stay-after-leaving']);
  const noon = ride('flight', lis, '2026-12-06T12:00', cdg, '2026-12-06T15:30');
  assert.deepEqual(kinds(out, hotel('2026-12-03', '2026-12-07'), noon), ['stay-after-leaving']);
});

test('a car that is due after its driver has flown home is told; one that waits at the airport is not', () => {
  const stay = hotel('2026-12-03', '2026-12-06');
  assert.deepEqual(kinds(out, stay, car(lis, '2026-12-03T13:00', '2026-12-06T19:00'), back), ['late-drop-off']);
  assert.deepEqual(kinds(out, stay, car(lis, '2026-12-03T13:00', '2026-12-06T16:00'), back), []);
  assert.deepEqual(
    kinds(out, stay, car(cdg, '2026-12-03T08:00', '2026-12-06T22:30'), back),
    [],
    'at home, for the way back',
  );
});
