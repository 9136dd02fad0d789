import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AgencyTrip, Draft } from '@escale/contract';
import { shownTrip } from './shown-trip.ts';

const flight = {
  type: 'flight',
  start: '2027-01-20T10:45:00+01:00[Europe/Paris]',
  end: '2027-01-20T12:20:00+00:00[Europe/Lisbon]',
};
const hotel = { type: 'hotel', name: 'Casa do Rio', start: '2027-01-20', end: '2027-01-23' };
const kept = { ...hotel, id: 'h', version: 3, attachments: [{ id: 'file' }], source: 'email' };
const trip = { id: 't', name: 'Lisbon', segments: [{ ...flight, id: 'f', version: 1, attachments: [] }, kept] };
const draftOf = (segments: object[], rest = {}) =>
  ({ id: 'd', name: 'Lisbon', purpose: null, start: null, end: null, segments, ...rest }) as unknown as Draft;
const line = (id: string, state: string, segment: object) => ({ id, state, segment, before: null, clash: null });

test('a segment that the draft leaves alone is the trip’s own, with its files', () => {
  const shown = shownTrip(trip as unknown as AgencyTrip, draftOf([line('h', 'kept', hotel)]));
  assert.equal(shown?.trip.segments[0], trip.segments[1]);
  assert.equal(shown?.states.size, 0);
});

test('a changed segment keeps its files and says its new length by instants', () => {
  const later = { ...flight, end: '2027-01-20T13:00:00+00:00[Europe/Lisbon]' };
  const shown = shownTrip(trip as unknown as AgencyTrip, draftOf([line('f', 'changed', later)]));
  assert.deepEqual(shown?.trip.segments[0]?.attachments, []);
  assert.equal(shown?.trip.segments[0]?.duration, '03:15');
  assert.equal(shown?.states.get('f'), 'changed');
});

test('what would go is still in the list, and known to go', () => {
  const shown = shownTrip(trip as unknown as AgencyTrip, draftOf([line('h', 'removed', hotel)]));
  assert.equal(shown?.trip.segments.length, 1);
  assert.deepEqual([...(shown?.gone ?? [])], ['h']);
});

test('a draft without a trip is shown as the trip that it will be', () => {
  const shown = shownTrip(null, draftOf([line('new', 'added', hotel)], { name: 'Vienna', start: '2027-02-01' }));
  assert.equal(shown?.trip.name, 'Vienna');
  assert.equal(shown?.trip.segments[0]?.source, 'agent');
});

test('without a draft the trip is shown as it is', () => {
  assert.equal(shownTrip(trip as unknown as AgencyTrip, null)?.trip, trip);
  assert.equal(shownTrip(null, null), null);
});
