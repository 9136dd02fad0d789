import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readDocument } from './read-document.ts';

const scan = readFileSync(new URL('../../../../../packages/extract/samples/pdf-scan-three-pages.pdf', import.meta.url));
const asked = { bytes: scan, facts: { contextDate: '2027-03-10' } };

test('what was read of a scan that takes too long is kept, and looked at by a person', async () => {
  let pages = 0;
  const { bookings, reason } = await readDocument(asked, undefined, () => ++pages < 3);
  assert.deepEqual([bookings.length, reason], [1, 'more-inside']);
  const whole = await readDocument(asked);
  assert.deepEqual([whole.bookings.length, whole.reason], [3, null]);
});

test('a scan of which no page could be looked at says so', async () => {
  const { bookings, reason } = await readDocument(asked, undefined, () => false);
  assert.deepEqual([bookings.length, reason], [0, 'too-large']);
});
