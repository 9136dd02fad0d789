import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { misreadings } from '../testing/judge.ts';
import { readSample, samples, samplesFolder } from '../testing/samples.ts';
import { toSchemaOrg } from './index.ts';
import type { JsonObject } from './json.ts';

for (const file of Object.keys(samples))
  test(`${file} is read without a mistake`, async () => {
    const expected = JSON.parse(readFileSync(join(samplesFolder, `${file}.expected.json`), 'utf8')) as JsonObject[];
    const { reservations } = await readSample(file);
    const read = reservations.map(({ booking }) => toSchemaOrg(booking));
    assert.deepEqual(misreadings(expected, read), []);
  });

test('every sample has its day and what it says', () => {
  const names = readdirSync(samplesFolder).filter((name) => name !== 'received.json' && name !== 'README.md');
  for (const file of Object.keys(samples)) {
    assert.ok(names.includes(file), file);
    assert.ok(names.includes(`${file}.expected.json`), file);
  }
  assert.equal(names.length, Object.keys(samples).length * 2);
});
