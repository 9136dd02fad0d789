import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type NewSegment, type SegmentDraftOf, segmentDraft } from '@escale/contract';
import { identityOf } from './identity.ts';
import { mergePatch } from './merge-patch.ts';
import { changedFields, newerPaper } from './newer-paper.ts';
import { planClone } from './plan-clone.ts';
import { planMerge } from './plan-merge.ts';

type Flight = SegmentDraftOf<'flight'>;
const flightDraft = (segment: NewSegment) => segmentDraft.parse(segment) as Flight;
const flight = flightDraft({
  type: 'flight',
  departure: { name: 'Paris Charles de Gaulle', iata: 'CDG', latitude: 49.01, longitude: 2.55 },
  arrival: { name: 'Lisbon', iata: 'LIS' },
  start: '2026-12-03T08:15:00+01:00[Europe/Paris]',
  airlineCode: 'ZB',
  flightNumber: '1824',
  seatNumber: '12A',
  confirmationNumber: 'QX7K2P',
});

test('a newer paper replaces what an older one said and keeps what it is silent about', () => {
  const paper = flightDraft({ ...flight, start: '2026-12-03T09:40:00+01:00[Europe/Paris]', seatNumber: undefined });
  const plan = newerPaper(flight, paper, []);
  assert.deepEqual(plan.changed, ['start']);
  assert.equal(plan.merged.seatNumber, '12A');
  assert.deepEqual(plan.differences, []);
});

test('a seat that the traveller chose by hand stays, and the difference is told', () => {
  const plan = newerPaper(flight, flightDraft({ ...flight, seatNumber: '30F' }), ['seatNumber']);
  assert.equal(plan.merged.seatNumber, '12A');
  assert.deepEqual(plan.changed, []);
  assert.deepEqual(plan.differences, [{ field: 'seatNumber', kept: '12A', offered: '30F' }]);
});

test('a paper that only names the day leaves the known time, and its silence leaves the number of rooms', () => {
  const hotel = segmentDraft.parse({
    type: 'hotel',
    name: 'Casa do Rio',
    place: { name: 'Casa do Rio' },
    start: '2026-12-03T15:00:00+00:00[Europe/Lisbon]',
    numberOfRooms: 2,
  });
  const reminder = segmentDraft.parse({ ...hotel, start: '2026-12-03', numberOfRooms: undefined });
  assert.deepEqual(newerPaper(hotel, reminder, []).changed, []);
});

test('an old confirmation that is forwarded again does not bring back what was cancelled', () => {
  const plan = newerPaper({ ...flight, status: 'cancelled' }, flight, []);
  assert.deepEqual(plan.changed, []);
  assert.deepEqual(plan.differences, [{ field: 'status', kept: 'cancelled', offered: 'confirmed' }]);
});

test('a flight that moves behind its old landing loses that landing rather than the move', () => {
  const known = flightDraft({ ...flight, end: '2026-12-03T09:50:00+00:00[Europe/Lisbon]' });
  const plan = newerPaper(known, flightDraft({ ...flight, start: '2026-12-03T19:40:00+01:00[Europe/Paris]' }), []);
  assert.deepEqual(plan.changed, ['start', 'end']);
  assert.equal('end' in plan.merged, false);
});

test('a place that is only named again keeps its coordinates', () => {
  const plan = newerPaper(flight, flightDraft({ ...flight, departure: { name: 'PARIS CDG', iata: 'CDG' } }), []);
  assert.deepEqual(plan.changed, []);
});

test('an edit marks the fields that it changed and no others', () => {
  assert.deepEqual(changedFields(flight, { ...flight, seatNumber: '1A', notes: 'window' }), ['seatNumber', 'notes']);
});

test('null takes a field away, and what is not named stays', () => {
  assert.deepEqual(mergePatch({ a: 1, b: 2 }, { a: null, c: 3 }), { b: 2, c: 3 });
});

test('the same flight is known by number and day, and when it moves by its confirmation number', () => {
  const moved = flightDraft({ ...flight, start: '2026-12-04T08:15:00+01:00[Europe/Paris]' });
  const [one, other] = [identityOf(flight), identityOf(moved)];
  assert.equal(
    one.sure.some((key) => other.sure.includes(key)),
    false,
  );
  assert.equal(
    one.likely.some((key) => other.likely.includes(key)),
    true,
  );
});

test('a copy takes what is in Other, and neither personal events nor the files of segments', () => {
  const plan = planClone({
    segments: [
      { id: 'flight', personal: false },
      { id: 'dentist', personal: true },
    ],
    attachments: [
      { id: 'ticket', segmentId: 'flight' },
      { id: 'visa', segmentId: null },
    ],
  });
  assert.deepEqual(plan, { segmentIds: ['flight'], attachmentIds: ['visa'] });
});

test('who travels on a merged trip joins the one that it goes into, once', () => {
  const person = (accountId: string, travels = true) => ({
    accountId,
    travels,
    email: `${accountId}@example.com`,
    typedName: null,
    ownName: null,
    joinedAt: null,
  });
  const plan = planMerge({ id: 'target', parts: [person('lea')] }, [
    { id: 'a', parts: [person('lea'), person('max')] },
    { id: 'b', parts: [person('max'), person('ana', false)] },
  ]);
  assert.deepEqual(
    plan.joining.map((part) => part.accountId),
    ['max'],
  );
});
