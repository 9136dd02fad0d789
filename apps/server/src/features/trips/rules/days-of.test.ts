import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atPlace, type NewSegment, type SegmentDraft, segmentDraft } from '@escale/contract';
import { durationOf, lastDay, nightsBetween } from '@escale/contract/segment-times';
import { Temporal } from 'temporal-polyfill';
import { daysOf } from './days-of.ts';
import { timingOf } from './trip-timing.ts';

const zones = Intl.supportedValuesOf('timeZone');
const nothingSet = { start: null, end: null, zone: null };
const draft = (segment: NewSegment): SegmentDraft => segmentDraft.parse(segment);
const at = (name: string, timeZone: string) => ({ name, timeZone });
const flight = (from: string, start: string, to: string, end: string) =>
  draft({
    type: 'flight',
    departure: at(from, from),
    arrival: at(to, to),
    start: atPlace(start, from),
    end: atPlace(end, to),
  });
const hotel = (zone: string, start: string, end: string) =>
  draft({ type: 'hotel', name: 'Hôtel des Tilleuls', place: at('Hôtel des Tilleuls', zone), start, end });
const ms = (zoned: string) => Temporal.ZonedDateTime.from(zoned).epochMilliseconds;

test('a trip spans its segments, and what the traveller set only where that is wider', () => {
  const segments = [
    flight('Europe/Paris', '2026-12-03T08:15:00', 'Europe/Lisbon', '2026-12-03T09:50:00'),
    hotel('Europe/Lisbon', '2026-12-03', '2026-12-06'),
  ];
  const span = (set: { start: string | null; end: string | null }) => {
    const { start, end } = daysOf(segments, { ...set, zone: null });
    return [start, end];
  };
  assert.deepEqual(span({ start: null, end: null }), ['2026-12-03', '2026-12-06']);
  assert.deepEqual(span({ start: '2026-12-01', end: '2026-12-05' }), ['2026-12-01', '2026-12-06']);
  assert.deepEqual(span({ start: '2026-12-04', end: '2026-12-08' }), ['2026-12-03', '2026-12-08']);
});

test('a cancelled flight does not lengthen a trip, and a trip that was cancelled altogether keeps its days', () => {
  const stay = hotel('Europe/Lisbon', '2026-12-03', '2026-12-06');
  const cancelled = { ...hotel('Europe/Lisbon', '2026-12-10', '2026-12-12'), status: 'cancelled' as const };
  assert.equal(daysOf([stay, cancelled], nothingSet).end, '2026-12-06');
  assert.equal(daysOf([cancelled], nothingSet).end, '2026-12-12');
});

test('over the date line the trip begins when the traveller leaves, although they arrive the day before', () => {
  const out = flight('Pacific/Kiritimati', '2026-12-03T09:00:00', 'Pacific/Honolulu', '2026-12-02T12:00:00');
  const days = daysOf([out], nothingSet);
  assert.equal(days.start, '2026-12-03');
  assert.equal(days.end, '2026-12-03', 'never before the start');
  assert.equal(nightsBetween(days.start, days.end), 0);
  assert.equal(durationOf(out), '03:00');
});

test('nights are calendar days, however long the days: clock changes and leap days included', () => {
  assert.equal(nightsBetween('2027-03-27', '2027-03-29'), 2);
  assert.equal(nightsBetween('2028-02-28', '2028-03-01'), 2);
  assert.equal(nightsBetween('2027-02-28', '2027-03-01'), 1);
  assert.equal(nightsBetween(null, '2027-03-01'), null);
});

test('a dinner of three hours at 22:30 ends on the next day', () => {
  const dinner = draft({ type: 'event', name: 'Dinner', start: '2026-12-31T22:30:00', duration: '03:00' });
  assert.equal(lastDay(dinner), '2027-01-01');
});

test('in every zone a trip is upcoming until its first midnight and past from the midnight after its last day', () => {
  for (const zone of zones) {
    for (const [start, end] of [
      ['2026-12-03', '2026-12-06'],
      ['2027-03-27', '2027-03-28'],
      ['2026-10-25', '2026-10-25'],
      ['2028-02-29', '2028-02-29'],
    ] as const) {
      const days = daysOf([hotel(zone, start, end)], nothingSet);
      const begin = Temporal.PlainDate.from(start).toZonedDateTime(zone).epochMilliseconds;
      const over = Temporal.PlainDate.from(end).add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
      assert.equal(days.startsAtMs, begin, `${zone} ${start}`);
      assert.equal(days.endsAtMs, over, `${zone} ${end}`);
      assert.equal(timingOf(days, begin - 1).timing, 'upcoming');
      assert.equal(timingOf(days, begin - 1).startsInDays, 1, zone);
      assert.equal(timingOf(days, begin).timing, 'ongoing');
      assert.equal(timingOf(days, over - 1).timing, 'ongoing');
      assert.equal(timingOf(days, over - 1).backInDays, 0, zone);
      assert.equal(timingOf(days, over).timing, 'past');
    }
  }
});

test('"back in" counts from the day that it is where the traveller is', () => {
  const days = daysOf(
    [
      flight('Europe/Paris', '2026-12-03T10:00:00', 'Pacific/Auckland', '2026-12-04T23:00:00'),
      flight('Pacific/Auckland', '2026-12-08T10:00:00', 'Europe/Paris', '2026-12-08T22:00:00'),
    ],
    nothingSet,
  );
  // 20:00 of the 5th in Paris is already the 6th in Auckland.
  assert.equal(timingOf(days, ms('2026-12-05T20:00:00+01:00[Europe/Paris]')).backInDays, 2);
  assert.equal(timingOf(days, ms('2026-12-03T11:00:00+01:00[Europe/Paris]')).backInDays, 5);
});

test('a trip without days has no timing', () => {
  assert.deepEqual(timingOf(daysOf([], nothingSet), 0), { timing: 'undated', startsInDays: null, backInDays: null });
});

test('a trip with set days alone lives in the zone of its destination', () => {
  const days = daysOf([], { start: '2026-12-03', end: null, zone: 'Asia/Tokyo' });
  assert.equal(days.end, '2026-12-03');
  assert.equal(days.startsAtMs, ms('2026-12-03T00:00:00+09:00[Asia/Tokyo]'));
});

test('in every zone a flight lasts as long as it takes and not as the clocks say', () => {
  for (const zone of zones) {
    for (const start of ['2027-03-28T00:30:00', '2026-10-25T00:30:00', '2026-11-01T00:30:00', '2026-12-03T08:15:00']) {
      const leaves = Temporal.PlainDateTime.from(start).toZonedDateTime(zone);
      const lands = leaves.add({ minutes: 135 });
      const written = (t: Temporal.ZonedDateTime) => t.toString({ smallestUnit: 'second' });
      const segment = draft({
        type: 'flight',
        departure: { name: 'A' },
        arrival: { name: 'B' },
        start: written(leaves),
        end: written(lands),
      });
      assert.equal(durationOf(segment), '02:15', `${zone} ${start}`);
    }
  }
});

test('where a zone is not known a flight has no duration', () => {
  const segment = draft({
    type: 'flight',
    departure: { name: 'A' },
    arrival: { name: 'B' },
    start: '2026-12-03T08:15:00',
    end: '2026-12-03T09:50:00',
  });
  assert.equal(durationOf(segment), null);
});
