import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCoachSeats } from './seat-words.ts';

const told = (shape: string) =>
  findCoachSeats(shape).flatMap(({ seats }) => seats.map(({ coach, number }) => `${coach}/${number}`));

test('each seat may say whose it is or where it is', () => {
  for (const said of [
    'coach e1, berth/seat 22 (pax 1) and 23 (pax 2)',
    'coach e1, berths 22 lower, 23 upper',
    'coach e1, berth 22 lb and 23 mb',
    'coach e1, seats 22-23',
    'coach e1, seats 22/23',
    'coach e1, room 22 and 23',
    'seats 22 and 23 in coach e1',
  ])
    assert.deepEqual(told(said), ['E1/22', 'E1/23'], said);
});

test('an hour or a day behind a seat is no seat', () => {
  for (const said of ['voiture 7, place 61 14:05', 'voiture 7, place 61 - 14.05', 'voiture 7, place 61 12/10/2027'])
    assert.deepEqual(told(said), ['7/61'], said);
});
