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

test('a family’s name in small letters is one before a comma, a colon, or those who are called a family', () => {
  const both = ['Solveig Pagnier', 'Étienne Pagnier'];
  for (const said of [
    'Pagnier, Solveig & Étienne',
    'Pagnier : Solveig, Étienne',
    'Mme et M. Pagnier Solveig et Étienne',
  ])
    assert.deepEqual(readNames(said), both, said);
  assert.deepEqual(readNames('de la Tour, Solveig et Étienne'), ['Solveig de la Tour', 'Étienne de la Tour']);
});

test('of two who are called a couple one may have a name that nobody else has', () => {
  assert.deepEqual(readNames('Mme et M. PAGNIER Solveig et Zeblo'), ['Solveig PAGNIER', 'Zeblo PAGNIER']);
  assert.deepEqual(readNames('PAGNIER Solveig et Zeblo'), []);
});

test('names in capitals do not tell which of them are a family’s', () => {
  assert.deepEqual(readNames('MARTIN PAUL, CLAIRE DAVID'), ['MARTIN PAUL', 'CLAIRE DAVID']);
});

test('the family’s name behind several first names is of each, where all or none have a title', () => {
  assert.deepEqual(readNames('Hugh, Helen et Théo Castlemaine'), [
    'Hugh Castlemaine',
    'Helen Castlemaine',
    'Théo Castlemaine',
  ]);
  for (const nobody of ['Mr Hugh and Helen Castlemaine', 'Zeblo and Helen Castlemaine'])
    assert.deepEqual(readNames(nobody), [], nobody);
});

test('of a couple one of whom is named only he is somebody', () => {
  assert.deepEqual(readNames('Mr & Mrs Roy Castellano'), ['Roy Castellano']);
  assert.deepEqual(readNames('Mr & Mrs CASTELLANO Roy'), ['Roy CASTELLANO']);
  for (const nobody of [
    'Mr and Mrs de Souza',
    'M. et Mme Pagnier',
    'M. et Mme Lacroix Dufour',
    'DUPONT Marie et Associés',
    'Mr Rook / Mr Falk',
  ])
    assert.deepEqual(readNames(nobody), [], nobody);
});

test('whole names beside each other are of as many people', () => {
  for (const said of [
    'BEAUMONT Tobias BEAUMONT Saskia',
    'BEAUMONT Tobias – BEAUMONT Saskia',
    'Tobias BEAUMONT Saskia BEAUMONT',
  ])
    assert.deepEqual(readNames(said), ['Tobias BEAUMONT', 'Saskia BEAUMONT']);
  assert.deepEqual(readNames('ROOK/DANIEL MR FALK/INES MS'), ['DANIEL ROOK', 'INES FALK']);
  assert.deepEqual(readNames('Maria Helena SOUZA COSTA'), ['Maria Helena SOUZA COSTA']);
});
