import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print } from '../../../testing/told.ts';
import { passagesOf } from '../text/passages/passages.ts';
import { codesIn } from './codes.ts';
import { itemOf } from './items.ts';

const codes = (text: string) => codesIn(itemOf(passagesOf(print('', text)))).map(({ value }) => value);

test('a small house counts with its letters and two figures, at the end of what is said', () => {
  for (const said of [
    'une table au Vieux Pressoir ; la réservation porte le numéro VP 31.',
    'une table au Vieux Pressoir (réservation VP 31), à 20 h',
    'une table au Vieux Pressoir, sous le numéro VP 31',
    'a table at The Old Press, booking VP 31.',
    'a table at The Old Press, ref. VP 31, at eight',
  ])
    assert.deepEqual(codes(said), ['VP 31'], said);
});

test('a flight, a room, an amount and what goes on are none', () => {
  for (const said of [
    'une table à bord du vol numéro VP 31.',
    'la chambre numéro VP 31.',
    'une table, réservation CHF 31.',
    'une table, réservation VP 31 personnes',
  ])
    assert.deepEqual(codes(said), [], said);
});
