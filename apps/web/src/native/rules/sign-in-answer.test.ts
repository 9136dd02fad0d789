import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerIn, isSignInAnswer } from './sign-in-answer.ts';

const server = 'https://trips.example.com';
const started = { state: 'mine', verifier: 'v' };

test('the code of our own question is taken', () => {
  const address = `escale://sign-in?code=abc&state=mine&iss=${encodeURIComponent(`${server}/auth`)}`;
  assert.deepEqual(answerIn(address, started, server), { is: 'code', code: 'abc' });
});

for (const [what, address] of [
  ['another state', 'escale://sign-in?code=abc&state=theirs'],
  ['no state', 'escale://sign-in?code=abc'],
  ['another issuer', 'escale://sign-in?code=abc&state=mine&iss=https%3A%2F%2Fevil.example%2Fauth'],
  ['another address', 'escale://sign-in.evil?code=abc&state=mine'],
] as const) {
  test(`an answer with ${what} is not ours`, () => {
    assert.deepEqual(answerIn(address, started, server), { is: 'foreign' });
  });
}

test('an answer that nobody asked for is not ours, however well it is made', () => {
  assert.deepEqual(answerIn('escale://sign-in?code=abc&state=mine', null, server), { is: 'foreign' });
});

test('who turns away at the sign-in is told so, and not left waiting', () => {
  assert.deepEqual(answerIn('escale://sign-in?error=access_denied&state=mine', started, server), { is: 'refused' });
});

test('a shared text is no sign-in', () => {
  assert.equal(isSignInAnswer('escale://shared?text=hello'), false);
});
