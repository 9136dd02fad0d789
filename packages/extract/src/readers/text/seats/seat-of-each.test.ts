import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print } from '../../../../testing/told.ts';
import type { Candidate } from '../../../booking.ts';
import { withSeatOfEach } from './seat-of-each.ts';

function seatsOf(people: readonly string[], text: string): (string | undefined)[] {
  const candidate: Candidate = {
    booking: {
      type: 'TrainReservation',
      status: 'confirmed',
      seats: [{ coach: 'C', number: '14 15' }],
      travelers: people.map((name) => ({ name })),
    },
    evidence: {},
    rank: 'text',
    confidence: 1,
    doubts: [],
  };
  withSeatOfEach([candidate], print('', text));
  return 'seats' in candidate.booking ? (candidate.booking.seats ?? []).map(({ number }) => number) : [];
}

test('seats that were read as one are one each, where somebody sits there', () => {
  assert.deepEqual(seatsOf(['Ines Falk'], 'Coach C, seats 14 and 15'), ['14', '15']);
  assert.deepEqual(seatsOf([], 'Coach C, seats 14 and 15'), ['14 15']);
});

test('what is printed as one stays one, unless each is somebody’s', () => {
  assert.deepEqual(seatsOf(['Ines Falk'], 'Wg. 256, Pl. 14 15'), ['14 15']);
  assert.deepEqual(seatsOf(['Ines Falk', 'Bo Arendt'], 'Wg. 256, Pl. 14 15'), ['14', '15']);
});
