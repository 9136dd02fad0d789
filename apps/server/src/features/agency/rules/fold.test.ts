import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold, searchPatterns, searchText, sortName } from './fold.ts';

test('neither case nor accents nor ligatures count', () => {
  assert.equal(fold('  Łukasz  MÜLLER '), 'lukasz muller');
  assert.equal(fold('Cœur Straße Æther Søren'), 'coeur strasse aether soren');
  assert.equal(fold('Lé\u0061'), 'lea');
});

const anneMarie = { firstName: 'Anne-Marie', lastName: 'Lefèvre', email: 'am.lefevre+work@helvane.example' };
const finds = (query: string) =>
  searchPatterns(query).every((pattern) =>
    new RegExp(pattern.slice(1, -1).replaceAll('\\', '').replaceAll(/[.+]/g, '\\$&')).test(searchText(anneMarie)),
  );

test('a person is found by any part of name and address, in any order', () => {
  for (const query of [
    'lefev',
    'LEFÈVRE anne',
    'anne-m',
    'marie',
    'am',
    'helv',
    'am.lefevre+work@helvane.example',
    'w',
  ]) {
    assert.ok(finds(query), query);
  }
});

test('one or two letters are looked for only where a word begins', () => {
  assert.ok(!finds('ef'));
  assert.ok(finds('le'));
});

test('signs that mean something to LIKE are letters to a person', () => {
  assert.deepEqual(searchPatterns('50%_a\\'), ['%50\\%\\_a\\\\%']);
});

test('the order is by family name, and by address where there is no name', () => {
  assert.equal(sortName(anneMarie), 'lefevre anne-marie');
  assert.equal(sortName({ firstName: '', lastName: '', email: 'Zoe@Example.com' }), 'zoe@example.com');
});
