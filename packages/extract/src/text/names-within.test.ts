import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesWithin } from './names-within.ts';

const names = (text: string) => namesWithin(text).map(({ name }) => name);

test('a name is known among other words by what one is called before the family’s name', () => {
  for (const [text, expected] of [
    ['Passagère Mme Geneviève Larrivée Aéroplan ••• ••4 118', ['Geneviève Larrivée']],
    ['IMOGEN WALSH Access closes 2 minutes before departure', ['IMOGEN WALSH']],
    ['Coline Arbogast (adulte) Acheté le 02/09', ['Coline Arbogast']],
    ['Ana García Márquez, 2 nights', ['Ana García Márquez']],
    ['Lucie VAUQUELIN Adulte', ['Lucie VAUQUELIN']],
    ['four nights, double room, Anne Moreau.', ['Anne Moreau']],
    ['A room for Anne Moreau. Paul Odonnat comes later.', ['Anne Moreau', 'Paul Odonnat']],
    ['Technician Callum Featherstone', ['Callum Featherstone']],
    ['Site visit to the Isle of Arran – Ewan Galbraith and Catriona Lyle', ['Ewan Galbraith', 'Catriona Lyle']],
    ['Pour les papiers : Odile et Jean-Marc Castaing, dossier 61', ['Odile Castaing', 'Jean-Marc Castaing']],
    ['Hugh & Anne Castlemaine', ['Hugh Castlemaine', 'Anne Castlemaine']],
    ['Pour Pieter van der Berg et Anne-Laure Petit', ['Pieter van der Berg', 'Anne-Laure Petit']],
  ] as const)
    assert.deepEqual(names(text), expected, text);
});

test('what is called after somebody, and what is shortened, is nobody', () => {
  for (const text of [
    'Hôtel Anna Maria, Rome',
    '12 rue Jean Jaurès, Lyon',
    '4 rue Pierre et Marie Curie, Lyon',
    'Hôtel Anne et Paul Martin',
    'Brittany Ferries',
    'Kiel Ferry Terminal',
    'VQK48T Thu. Feb 10',
    'Léman Évasions SA',
    'Glen Cloy Taxis',
    'Metz Ville',
    'Harlan Voss LLP – internal use only',
    'Martin Keller GmbH, Lindau',
  ])
    assert.deepEqual(names(text), [], text);
});
