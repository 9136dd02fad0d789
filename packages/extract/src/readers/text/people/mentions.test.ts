import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mentionsOf } from './mentions.ts';

const people = [{ name: 'Gareth Pryce' }, { name: 'Helen Aldous' }, { name: 'Helen Pryce' }];

const told = (text: string) =>
  mentionsOf(text, people).map((one) => {
    const names = one.people.map(({ name }) => name).join(' + ');
    return `${text.slice(one.at, one.at + one.length)}: ${names}`;
  });

test('a text speaks of somebody by the whole name, or by what nobody else of them is called', () => {
  for (const [text, expected] of [
    ['Gareth flies', ['Gareth: Gareth Pryce']],
    ['GARETH flies', ['GARETH: Gareth Pryce']],
    ['Pryce Gareth flies', ['Pryce Gareth: Gareth Pryce']],
    ['Mrs Aldous has', ['Mrs Aldous: Helen Aldous']],
    ['Helen Pryce’s ticket', ['Helen Pryce’s: Helen Pryce']],
    ['Helen flies', []],
    ['Mr Pryce flies', []],
  ] as const)
    assert.deepEqual(told(text), expected, text);
});

test('several who stand side by side are spoken of together', () => {
  assert.deepEqual(told('Aldous and Gareth fly'), ['Aldous and Gareth: Helen Aldous + Gareth Pryce']);
  assert.deepEqual(told('Gareth, Helen Aldous fly'), ['Gareth, Helen Aldous: Gareth Pryce + Helen Aldous']);
  assert.deepEqual(told('Gareth flies, Aldous too'), ['Gareth: Gareth Pryce', 'Aldous: Helen Aldous']);
});

test('a street and a house that are called as somebody is are nobody', () => {
  for (const text of ['12 rue Gareth', 'Hotel Aldous', 'Aldous House', 'Gareth-Louis'])
    assert.deepEqual(told(text), [], text);
});
