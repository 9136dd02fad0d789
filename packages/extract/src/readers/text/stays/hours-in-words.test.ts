import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hoursInWords } from './hours-in-words.ts';

test('a room is left at noon where the words of a room say so, and nothing else that leaves then says it', () => {
  for (const shape of [
    'the room is yours until noon on the day you leave',
    'please vacate it by noon',
    'check-out by 12 noon',
    'leave the room before midday',
    "la chambre est a vous jusqu'a midi",
  ])
    assert.equal(hoursInWords(shape).out?.time, '12:00', shape);
  for (const shape of [
    'your train leaves before noon',
    'they keep the room for you until noon',
    'lunch is at noon, and the room is yours',
    'votre train part avant midi',
  ])
    assert.equal(hoursInWords(shape).out, undefined, shape);
});
