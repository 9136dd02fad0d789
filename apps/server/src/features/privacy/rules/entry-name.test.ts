import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryNames } from './entry-name.ts';

test('a name that climbs stays in its folder', () => {
  const name = entryNames();
  assert.equal(name('trips/../../etc/passwd'), 'trips/file/file/etc/passwd');
  assert.equal(name('trips/C:\\evil\u202efdp.exe'), 'trips/C evil fdp.exe');
});

test('two files of one name are both there, also where case does not count', () => {
  const name = entryNames();
  assert.deepEqual(
    [name('a/Visa.pdf'), name('a/visa.pdf'), name('a/visa.pdf')],
    ['a/Visa.pdf', 'a/visa (2).pdf', 'a/visa (3).pdf'],
  );
});

test('an empty name still is one', () => {
  assert.equal(entryNames()('documents/ . /'), 'documents/file/file');
});
