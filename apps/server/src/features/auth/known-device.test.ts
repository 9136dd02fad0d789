import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { knownDeviceOf, rememberDevice } from './known-device.ts';

const master = randomBytes(32);
const now = new Date('2026-12-03T08:15:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

/** What a browser sends after these people have signed in with it, one after the other. */
function cookieAfter(...people: string[]): string {
  let cookies = '';
  for (const email of people) {
    const [cookie = ''] = rememberDevice(master, cookies, email, { now, secure: true }).split(';');
    cookies = cookie;
  }
  return cookies;
}

test('a browser is known to four people, and forgets who used it longest ago', () => {
  const cookies = cookieAfter('lea@a.example', 'max@a.example', 'ana@a.example', 'lea@a.example', 'ida@a.example');
  const isKnown = (email: string, sent = cookies) => knownDeviceOf(master, sent, email, now) !== null;
  assert.deepEqual(
    ['lea@a.example', 'max@a.example', 'eve@a.example'].map((email) => isKnown(email)),
    [true, true, false],
  );
  const crowded = cookieAfter('lea@a.example', 'max@a.example', 'ana@a.example', 'ida@a.example', 'zoe@a.example');
  assert.deepEqual(
    ['lea@a.example', 'max@a.example', 'zoe@a.example'].map((email) => isKnown(email, crowded)),
    [false, true, true],
  );
});

test('for half a year, and not for longer', () => {
  const cookies = cookieAfter('lea@a.example');
  assert.ok(knownDeviceOf(master, cookies, 'lea@a.example', later(179)));
  assert.equal(knownDeviceOf(master, cookies, 'lea@a.example', later(181)), null);
});
