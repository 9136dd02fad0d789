import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageOfPush, readOpened } from './opened-address.ts';

const server = 'https://trips.example.com';

test('a link to a trip opens the trip', () => {
  assert.deepEqual(readOpened(`${server}/trips/1?tab=files`, server), { is: 'page', path: '/trips/1?tab=files' });
});

for (const address of [
  'https://evil.example/trips/1',
  `${server}.evil.example/trips/1`,
  `${server}/api/my/trips`,
  `${server}/s/secret`,
  'javascript:alert(1)',
  'escale://trips/1',
  'no address',
]) {
  test(`${address} opens nothing inside the app`, () => {
    assert.deepEqual(readOpened(address, server), { is: 'nothing' });
  });
}

test('a file from another app is a file, and a text a text', () => {
  assert.deepEqual(readOpened('content://mail/7', server), { is: 'file', address: 'content://mail/7' });
  assert.deepEqual(readOpened('escale://shared?text=Vol%20AF%201', server), { is: 'text', text: 'Vol AF 1' });
});

test('a push leads to the messages, a trial push back to where it was asked for', () => {
  assert.equal(pageOfPush({ id: '1', topic: 'changes' }), '/messages');
  assert.equal(pageOfPush({ topic: 'test' }), '/profile/notifications');
  assert.equal(pageOfPush(undefined), '/messages');
});
