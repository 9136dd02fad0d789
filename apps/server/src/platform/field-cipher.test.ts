import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { openText, sealText } from './field-cipher.ts';

const key = randomBytes(32);
const place = 'documents.details 0190';

test('a sealed text opens again, and is sealed differently each time', () => {
  const [one, two] = [sealText(key, place, 'Zoë 旅'), sealText(key, place, 'Zoë 旅')];
  assert.equal(openText(key, place, one), 'Zoë 旅');
  assert.equal(openText(key, place, two), 'Zoë 旅');
  assert.notDeepEqual(one, two);
  assert.equal(openText(key, place, sealText(key, place, '')), '');
});

test('it opens in its own place and with its own key alone', () => {
  const sealed = sealText(key, place, '12AB34567');
  assert.throws(() => openText(key, 'documents.details 0191', sealed));
  assert.throws(() => openText(randomBytes(32), place, sealed));
});

test('one changed bit anywhere is noticed', () => {
  const sealed = sealText(key, place, '12AB34567');
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    assert.throws(() => openText(key, place, changed), `byte ${at}`);
  }
});
