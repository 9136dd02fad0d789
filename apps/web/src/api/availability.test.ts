import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noteAnswer, unavailableUntil } from './availability.ts';

test('503 says until when, and the next real answer that it is over', () => {
  noteAnswer(new Response(null, { status: 503, headers: { 'retry-after': '120' } }));
  const wait = (unavailableUntil() ?? 0) - Date.now();
  assert.ok(wait > 110_000 && wait <= 120_000, `${wait} ms`);
  noteAnswer(new Response(null, { status: 500 }));
  assert.notEqual(unavailableUntil(), null);
  noteAnswer(new Response(null, { status: 401 }));
  assert.equal(unavailableUntil(), null);
});
