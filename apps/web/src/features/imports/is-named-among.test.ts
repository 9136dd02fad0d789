import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNamedAmong } from './is-named-among.ts';

test('a person is known by what papers make of their name', () => {
  for (const printed of [
    'MARTIN/LEA MRS',
    'LEA MARTIN',
    'MARTIN/LEAMRS',
    'Mme Martin',
    'L. Martin',
    'Léa Sophie Martin',
  ])
    assert.ok(isNamedAmong('Léa Martin', [printed]), printed);
  assert.ok(isNamedAmong('Anne-Marie Lefèvre', ['LEFEVRE/ANNEMARIE']));
  assert.ok(isNamedAmong('Jörg Müller', ['MUELLER/JOERG MR']));
  assert.ok(isNamedAmong('Léa Martin', ['Max Brandt', 'Léa Martin']), 'one of several');
});

test('another one is not that person, also where a word of the name is the same', () => {
  assert.ok(!isNamedAmong('Anne-Marie Lefèvre', ['Imogen FARROW']));
  assert.ok(!isNamedAmong('Léa Martin', ['Hugo Martin']));
  assert.ok(!isNamedAmong('Léa Martin', ['MARGARET ANNE FENWICK', 'Max Brandt']));
});
