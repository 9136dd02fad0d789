import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { cut, rangeOf } from './byte-range.ts';

test('a range is cut to what there is, and one behind the end cannot be had', () => {
  assert.deepEqual(rangeOf('bytes=0-3', 10), { first: 0, last: 3 });
  assert.deepEqual(rangeOf('bytes=4-', 10), { first: 4, last: 9 });
  assert.deepEqual(rangeOf('bytes=-4', 10), { first: 6, last: 9 });
  assert.deepEqual(rangeOf('bytes=8-99', 10), { first: 8, last: 9 });
  assert.equal(rangeOf('bytes=10-', 10), 'unsatisfiable');
  assert.equal(rangeOf('bytes=-0', 10), 'unsatisfiable');
});

test('what is not one range of bytes gets the whole', () => {
  for (const header of [undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b']) {
    assert.equal(rangeOf(header, 10), null, header);
  }
});

test('a range may lie across chunks', async () => {
  const chunks = ['abc', 'def', 'ghi'].map((text) => Buffer.from(text));
  const piece = await cut(Readable.from(chunks), { first: 2, last: 6 }).toArray();
  assert.equal(Buffer.concat(piece).toString(), 'cdefg');
});
