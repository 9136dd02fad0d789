import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readNames } from './names.ts';

test("a family's name that is said once is of each", () => {
  const both = ['Solveig PAGNIER', 'Étienne PAGNIER'];
  for (const said of [
    'Mme et M. PAGNIER Solveig et Étienne – 40 rue des Vinaigriers, 75010 Paris',
    'M. et Mme Solveig et Étienne PAGNIER',
    'PAGNIER Solveig & Étienne',
    'PAGNIER, Solveig et Étienne',
    'Famille PAGNIER : Solveig, Étienne',
    'Mme et M. PAGNIER (Solveig et Étienne)',
  ])
    assert.deepEqual(readNames(said), both, said);
  assert.deepEqual(readNames('Mr & Mrs Roy and Winifred Castellano'), ['Roy Castellano', 'Winifred Castellano']);
});

test('of a couple one of whom is named only he is somebody', () => {
  assert.deepEqual(readNames('Mr & Mrs Roy Castellano'), ['Roy Castellano']);
  for (const nobody of ['Mr and Mrs de Souza', 'M. et Mme Pagnier', 'DUPONT Marie et Associés', 'Mr Rook / Mr Falk'])
    assert.deepEqual(readNames(nobody), [], nobody);
});

test('whole names beside each other are of as many people', () => {
  for (const said of ['BEAUMONT Tobias BEAUMONT Saskia', 'BEAUMONT Tobias – BEAUMONT Saskia'])
    assert.deepEqual(readNames(said), ['Tobias BEAUMONT', 'Saskia BEAUMONT']);
  assert.deepEqual(readNames('ROOK/DANIEL MR FALK/INES MS'), ['DANIEL ROOK', 'INES FALK']);
  assert.deepEqual(readNames('Maria Helena SOUZA COSTA'), ['Maria Helena SOUZA COSTA']);
});
