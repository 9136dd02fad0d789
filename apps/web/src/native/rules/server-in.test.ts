import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serverIn } from './server-in.ts';

for (const [typed, server] of [
  [' trips.example.com ', 'https://trips.example.com'],
  ['https://trips.example.com/trips/1', 'https://trips.example.com'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://trips.example.com', null],
  ['file:///etc', null],
  ['', null],
  ['two words', null],
] as const) {
  test(`"${typed}" is ${server ?? 'no server'}`, () => {
    assert.equal(serverIn(typed), server);
  });
}
