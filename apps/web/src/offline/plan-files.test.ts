import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Trip } from '@escale/contract';
import { planFiles } from './plan-files.ts';

const file = (id: string, sizeBytes: number, kind = 'file') => ({ id, kind, sizeBytes });
const trip = (startsInDays: number | null, files: object[], other: object[] = []) =>
  ({
    timing: startsInDays === null ? 'past' : startsInDays < 0 ? 'ongoing' : 'upcoming',
    startsInDays: startsInDays !== null && startsInDays < 0 ? null : startsInDays,
    segments: [{ attachments: files }],
    otherAttachments: other,
  }) as unknown as Trip;
const ids = (trips: Trip[], cap?: number) => planFiles(trips, cap).map(({ id }) => id);

test('the files of the trip under way come before those of the next one', () => {
  assert.deepEqual(ids([trip(3, [file('next', 1)]), trip(-1, [file('now', 1)], [file('other', 1)])]), [
    'now',
    'other',
    'next',
  ]);
});

test('a trip in 31 days, a past one and a link need no room', () => {
  assert.deepEqual(
    ids([trip(31, [file('far', 1)]), trip(null, [file('past', 1)]), trip(1, [file('link', 0, 'link')])]),
    [],
  );
});

test('what does not fit is left out, the least needed first', () => {
  assert.deepEqual(ids([trip(1, [file('a', 60), file('b', 50)]), trip(2, [file('c', 40), file('d', 1)])], 100), [
    'a',
    'c',
  ]);
});
