import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { packedFor } from './pack.ts';

const long = Buffer.from(JSON.stringify({ segments: Array(100).fill({ type: 'flight', from: 'CDG' }) }));

test('a long reply is packed for whoever says that they read gzip', () => {
  for (const says of ['gzip', 'gzip, deflate, br', 'br, gzip;q=0.5', 'GZIP']) {
    const small = packedFor(says, long);
    assert.ok(small && small.length < long.length / 4, says);
    assert.deepEqual(gunzipSync(small), long);
  }
});

test('it leaves as it is for everybody else, and so does a short one', () => {
  for (const says of [undefined, '', 'br', 'gzip;q=0', 'gzip; q=0.0', 'x-gzip-not']) {
    assert.equal(packedFor(says, long), null, String(says));
  }
  assert.equal(packedFor('gzip', long.subarray(0, 500)), null);
});

test('what is given again is packed once', () => {
  assert.equal(packedFor('gzip', long), packedFor('gzip', long));
});
