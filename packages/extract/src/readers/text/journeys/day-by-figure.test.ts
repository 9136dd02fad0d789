import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../../testing/told.ts';

test('a day that is told by its figure alone is the next such day, and no more of the way before', () => {
  const candidates = read(
    'Your flights',
    [
      "Booked, locator R7TQ2M. On Monday 12 April you're on AY 1301 out of",
      'Helsinki at 08:40, in Amsterdam at 10:15. Then on Thursday',
      "the 15th it's AY 1306, from Amsterdam 17:05, Helsinki 20:30.",
    ].join('\n'),
  );
  assert.deepEqual(told(candidates), [
    'AY1301 HEL AMS 2027-04-12T08:40 2027-04-12T10:15',
    'AY1306 AMS HEL 2027-04-15T17:05 2027-04-15T20:30',
  ]);
  assert.deepEqual(
    candidates.map(({ doubts }) => doubts?.map(({ code }) => code)),
    [[], ['unsure-date']],
  );
});
