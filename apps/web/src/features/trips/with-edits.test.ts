import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Trip } from '@escale/contract';
import type { QueuedEdit } from '../../outbox/queued-edit.ts';
import { waitingOf, withEdits } from './with-edits.ts';

const trip = {
  id: 't1',
  name: 'Lisbon',
  purpose: 'Review',
  setStart: null,
  setEnd: null,
  start: '2026-12-01',
  end: '2026-12-03',
  rating: null,
  segments: [
    {
      id: 's1',
      tripId: 't1',
      type: 'event',
      name: 'Kick-off',
      start: '2026-12-01',
      notes: 'Bring the plan',
      version: 3,
    },
    { id: 's2', tripId: 't1', type: 'event', name: 'Dinner', start: '2026-12-02', version: 1 },
  ],
} as unknown as Trip;

const edit = (
  call: QueuedEdit['call'],
  sent: QueuedEdit['sent'],
  state: QueuedEdit['state'] = 'waiting',
): QueuedEdit => ({
  id: 'e1',
  call,
  sent: { ...sent, params: { id: 't1', ...sent.params } },
  about: '',
  madeAt: 0,
  state,
});

test('a change is shown, a field that was taken away is gone, and the version stays the one that the server knows', () => {
  const [segment] = withEdits(trip, [
    edit('updateSegment', { params: { segmentId: 's1' }, body: { name: 'Start', notes: null } }),
  ]).segments;
  assert.equal((segment as { name: string }).name, 'Start');
  assert.equal(segment?.notes, undefined);
  assert.equal(segment?.version, 3);
});

test('a new segment stands where its day puts it, and cannot be edited before it is sent', () => {
  const { segments } = withEdits(trip, [
    edit('addSegment', { body: { type: 'event', name: 'Breakfast', start: '2026-12-02' } }),
    edit('addSegment', { body: { type: 'event', name: 'Landing', start: '2026-11-30' } }),
  ]);
  assert.deepEqual(
    segments.map((segment) => (segment as { name: string }).name),
    ['Landing', 'Kick-off', 'Dinner', 'Breakfast'],
  );
  assert.equal(segments[0]?.editable, false);
  assert.equal(waitingOf(segments[0]?.id ?? '', []), 'waiting');
});

test('what the server refused is not shown as if it had happened, and is marked', () => {
  const edits = [edit('deleteSegment', { params: { segmentId: 's1' } }, 'conflict')];
  assert.equal(withEdits(trip, edits).segments.length, 2);
  assert.equal(waitingOf('s1', edits), 'stuck');
});

test('an edit of another trip changes nothing', () => {
  assert.equal(withEdits(trip, [edit('rateTrip', { params: { id: 't2' }, body: { rating: 5 } })]), trip);
});
