import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesIn } from '../../../../testing/in-text.ts';
import { print } from '../../../../testing/told.ts';
import { passagesOf } from '../passages/passages.ts';
import { greetedOfFamily } from './greeted-family.ts';

const named = (...lines: string[]) =>
  greetedOfFamily(passagesOf(print('', lines.join('\n\n')))).map(({ value }) => value.name);

test('the family stands over the address, and what each is called by in the greeting', () => {
  for (const address of ['Mr and Mrs Tindall', 'Mr and Mrs A. Tindall', 'Mr and Mrs A. & M. Tindall'])
    assert.deepEqual(named(address, 'Dear Marjorie and Alec,'), ['Marjorie Tindall', 'Alec Tindall'], address);
  assert.deepEqual(named('Madame Bellefond, présidente', 'Chère Solange,'), ['Solange Bellefond']);
  assert.deepEqual(named('Lady Tindall', 'Dear Marjorie,'), ['Marjorie Tindall']);
});

test('as many are greeted as are addressed, by names that people have or by their first letters', () => {
  assert.deepEqual(named('Mr and Mrs A. Tindall', 'Dear Marjorie and Azeblo,'), ['Marjorie Tindall', 'Azeblo Tindall']);
  for (const lines of [
    ['Mr and Mrs A. Tindall', 'Dear Alec,'],
    ['Mrs Tindall', 'Dear Marjorie and Alec,'],
    ['Mr and Mrs A. Tindall', 'Dear Marjorie and Bert,'],
    ['Mrs Tindall', 'Dear Zeblo,'],
    ['Mrs Tindall', 'Dear Customer,'],
  ])
    assert.deepEqual(named(...lines), [], lines.join());
});

test('whoever is told by a first letter alone is called as the letter greets them', () => {
  const letter = (guest: string, name: string) =>
    `Guest: ${guest}\n\nMrs A. Pryce\n\nDear ${name},\n\nYour booking is confirmed.`;
  assert.deepEqual(namesIn(letter('A. Pryce', 'Annabel')), ['Annabel Pryce']);
  assert.deepEqual(namesIn(letter('A. Pryce', 'Beatrix')), ['A. Pryce']);
  assert.deepEqual(namesIn(letter('Anne Pryce', 'Annabel')), ['Anne Pryce']);
});
