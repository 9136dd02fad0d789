import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strToU8, zipSync } from 'fflate';
import { growTree } from './grow.ts';

const grow = async (bytes: Uint8Array) => growTree({ bytes, contextDate: '2027-03-01' });

test('an archive that would inflate beyond reason is not inflated', async () => {
  const { root, tree } = await grow(zipSync({ 'a.txt': new Uint8Array(60_000_000) }, { level: 1 }));
  assert.equal(root.children.length, 0);
  assert.deepEqual(tree.doubts, [{ code: 'too-large', node: '0' }]);
});

test('an archive of too many files is not opened', async () => {
  const files = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`${index}.txt`, strToU8('x')]));
  assert.deepEqual((await grow(zipSync(files))).tree.doubts, [{ code: 'too-large', node: '0' }]);
});

test('a truncated archive is damaged', async () => {
  const whole = zipSync({ 'a.txt': strToU8('hello') });
  assert.deepEqual((await grow(whole.subarray(0, whole.length - 10))).tree.doubts, [{ code: 'damaged', node: '0' }]);
});

test('documents in an archive are documents', async () => {
  const { root } = await grow(zipSync({ 'trip/flight.txt': strToU8('hello'), 'stay.html': strToU8('<p>hello</p>') }));
  assert.deepEqual(
    root.children.map((child) => [child.kind, child.fileName]),
    [
      ['text', 'flight.txt'],
      ['html', 'stay.html'],
    ],
  );
});
