import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayAskForRating, type RatingFacts } from './may-ask.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();
const facts = (more: Partial<RatingFacts>): RatingFacts => ({
  accountSince: daysAgo(60),
  rated: false,
  putOff: null,
  importsPlaced: 0,
  hasFinishedTrip: true,
  travelDay: false,
  ...more,
});

test('stars are asked for after a trip or the fifth import, and not for nothing', () => {
  assert.equal(mayAskForRating(facts({}), now), true);
  assert.equal(mayAskForRating(facts({ hasFinishedTrip: false, importsPlaced: 5 }), now), true);
  assert.equal(mayAskForRating(facts({ hasFinishedTrip: false, importsPlaced: 4 }), now), false);
});

test('nobody is asked in their first days, on a travel day, or after they have rated', () => {
  assert.equal(mayAskForRating(facts({ accountSince: daysAgo(4) }), now), false);
  assert.equal(mayAskForRating(facts({ travelDay: true }), now), false);
  assert.equal(mayAskForRating(facts({ rated: true }), now), false);
});

test('who puts it off is asked once more a month later, and then never again', () => {
  assert.equal(mayAskForRating(facts({ putOff: { times: 1, lastAt: daysAgo(10) } }), now), false);
  assert.equal(mayAskForRating(facts({ putOff: { times: 1, lastAt: daysAgo(31) } }), now), true);
  assert.equal(mayAskForRating(facts({ putOff: { times: 2, lastAt: daysAgo(400) } }), now), false);
});
