import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayEditSegment, maySeeSegment, mayWithTrip, type TripDeed } from './policy.ts';

const [lea, max] = ['lea', 'max'];

test('a fellow traveller sees the trip, adds to it and copies it, and runs nothing', () => {
  const allowed: TripDeed[] = ['see-trip', 'clone-trip', 'rate-trip', 'add-segment', 'add-attachment'];
  for (const deed of allowed) assert.equal(mayWithTrip('fellow', deed), true, deed);
  const refused: TripDeed[] = [
    'edit-trip',
    'delete-trip',
    'merge-trip',
    'manage-travelers',
    'share-trip',
    'edit-any-segment',
  ];
  for (const deed of refused) assert.equal(mayWithTrip('fellow', deed), false, deed);
});

test('a stranger may not even see, and an agent has doors of their own', () => {
  assert.equal(mayWithTrip('stranger', 'see-trip'), false);
  assert.equal(mayWithTrip('agent', 'see-trip'), false);
});

test('a personal event is hidden from whoever runs the trip', () => {
  const dentist = { personalTo: max, addedBy: max };
  assert.equal(maySeeSegment(lea, dentist), false);
  assert.equal(mayEditSegment('owner', lea, dentist), false);
  assert.equal(mayEditSegment('fellow', max, dentist), true);
});

test('a fellow traveller edits their own segment and not another’s', () => {
  assert.equal(mayEditSegment('fellow', max, { personalTo: null, addedBy: max }), true);
  assert.equal(mayEditSegment('fellow', max, { personalTo: null, addedBy: lea }), false);
});
