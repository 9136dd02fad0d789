import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print } from '../../../../testing/told.ts';
import { passagesOf } from '../passages/passages.ts';
import { seatedInLines } from './seated-names.ts';

const seated = (line: string) => seatedInLines(passagesOf(print('', line))).map(({ value }) => value.name);

test('behind a seat or a berth, however it lies, stands who has it', () => {
  for (const line of [
    'Place 51 : Noémie Faure',
    'Fauteuil 51 : Noémie Faure',
    'Voiture 14 – couchette 51 (basse) : Noémie Faure',
    'Lit 51, haute : Noémie Faure',
    'Coach 14, berth 51 lower: Noémie Faure',
    'Bunk 51 (top) – Noémie Faure',
    'Wagen 14, Liegeplatz 51 (unten): Noémie Faure',
    'Cuccetta 51: Noémie Faure',
    'Litera 51: Noémie Faure',
  ])
    assert.deepEqual(seated(line), ['Noémie Faure'], line);
  assert.deepEqual(seated('Seat 12A – Window Side'), []);
});
