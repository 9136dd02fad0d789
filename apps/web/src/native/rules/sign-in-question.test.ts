import assert from 'node:assert/strict';
import { test } from 'node:test';
import { challengeOf, questionFor, startedNow } from './sign-in-question.ts';

test('the challenge is the one of the example in RFC 7636', async () => {
  assert.equal(
    await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'),
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

test('the verifier never leaves the device, and no two sign-ins share one', async () => {
  const [one, other] = [startedNow(), startedNow()];
  assert.match(one.verifier, /^[\w-]{43}$/);
  assert.notEqual(one.verifier, other.verifier);
  const question = new URL(await questionFor('https://trips.example.com', one));
  assert.ok(!question.href.includes(one.verifier));
  assert.equal(question.searchParams.get('redirect_uri'), 'escale://sign-in');
  assert.equal(question.searchParams.get('state'), one.state);
});
