import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTangled } from './json-shape.ts';

test('nesting and crowds are seen, whatever stands inside the texts is not', () => {
  assert.equal(isTangled('['.repeat(51)), true);
  assert.equal(isTangled(`${'['.repeat(50)}${']'.repeat(50)}`), false);
  assert.equal(isTangled(`[${'[],'.repeat(20_001)}[]]`), true);
  assert.equal(isTangled(JSON.stringify(Array.from({ length: 20_000 }, () => 1))), false);
  const text = `${'[{,"\\'.repeat(30_000)}\\`;
  assert.equal(isTangled(JSON.stringify({ text })), false);
  assert.equal(isTangled(`${JSON.stringify({ text }).slice(0, -1)},"more":${'{"a":'.repeat(51)}`), true);
});

test('four megabytes of either are looked through before anybody notices', () => {
  for (const text of [
    JSON.stringify({ text: '["\\'.repeat(1_100_000) }),
    '['.repeat(4_400_000),
    ' '.repeat(4_400_000),
  ]) {
    const begin = process.cpuUsage();
    isTangled(text);
    const { user } = process.cpuUsage(begin);
    assert.ok(user < 100_000, `${user} µs`);
  }
});
