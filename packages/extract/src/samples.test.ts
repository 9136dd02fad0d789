import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { misreadings } from '../testing/judge.ts';
import { extract, toSchemaOrg } from './index.ts';
import type { JsonObject } from './json.ts';

const folder = join(import.meta.dirname, '../samples');
const days = JSON.parse(readFileSync(join(folder, 'received.json'), 'utf8')) as { [file: string]: string };

for (const [file, contextDate] of Object.entries(days))
  test(`${file} is read without a mistake`, async () => {
    const expected = JSON.parse(readFileSync(join(folder, `${file}.expected.json`), 'utf8')) as JsonObject[];
    const reading = await extract(readFileSync(join(folder, file)), { fileName: file, contextDate });
    const read = reading.reservations.map(({ booking }) => toSchemaOrg(booking));
    assert.deepEqual(misreadings(expected, read), []);
  });

test('every sample has its day and what it says', () => {
  const names = readdirSync(folder).filter((name) => name !== 'received.json' && name !== 'README.md');
  for (const file of Object.keys(days)) {
    assert.ok(names.includes(file), file);
    assert.ok(names.includes(`${file}.expected.json`), file);
  }
  assert.equal(names.length, Object.keys(days).length * 2);
});
