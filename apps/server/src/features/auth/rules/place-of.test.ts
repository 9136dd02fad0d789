import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeOf } from './place-of.ts';

test('an IPv4 address is a place, also when it is written as IPv6', () => {
  assert.equal(placeOf('203.0.113.9'), '203.0.113.9');
  assert.equal(placeOf('::ffff:203.0.113.9'), '203.0.113.9');
});

test('all addresses of one IPv6 customer are one place, and the neighbour’s is another', () => {
  const place = placeOf('2001:db8:1:2:a:b:c:d');
  assert.equal(placeOf('2001:DB8:1:2::1'), place);
  assert.equal(placeOf('2001:db8:1:2:ffff::'), place);
  assert.notEqual(placeOf('2001:db8:1:3::1'), place);
  assert.equal(placeOf('::1'), '0:0:0:0');
  assert.equal(placeOf('fe80::1%eth0'), 'fe80:0:0:0');
});
