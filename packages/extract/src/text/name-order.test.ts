import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readName } from './names.ts';

test('before a title that stands last the family’s name is first, where only the last word is what people are called', () => {
  for (const [printed, name] of [
    ['DEVANE CLARE MS', 'CLARE DEVANE'],
    ['DE SOUZA ANA MRS', 'ANA DE SOUZA'],
    ['O GRADY TOMAS MR', 'TOMAS O GRADY'],
    ['CLARE DEVANE MS', 'CLARE DEVANE'],
    ['HELEN CLARE MS', 'HELEN CLARE'],
    ['DEVANE FALKNER MS', 'DEVANE FALKNER'],
    ['CHUA WEI HELEN MS', 'CHUA WEI HELEN'],
    ['Devane Clare Ms', 'Devane Clare'],
    ['MS DEVANE CLARE', 'DEVANE CLARE'],
  ] as const)
    assert.equal(readName(printed), name, printed);
});

test('capitals in front of a name that has others are the family’s', () => {
  assert.equal(readName('DE SOUZA Ana'), 'Ana DE SOUZA');
  assert.equal(readName('Ana DE SOUZA'), 'Ana DE SOUZA');
});

test('how many somebody is and how old stand before the name', () => {
  for (const printed of ['1 volwassene (26-59): Jeroen van der Heijden', '1 Adult: Jeroen van der Heijden'])
    assert.equal(readName(printed), 'Jeroen van der Heijden', printed);
});

test('how people are addressed in Greek and Cyrillic is no part of their name', () => {
  for (const [printed, name] of [
    ['ΚΑ ΜΑΡΙΑ ΛΕΚΚΑ', 'ΜΑΡΙΑ ΛΕΚΚΑ'],
    ['Κος Νίκος Παπαδάκης', 'Νίκος Παπαδάκης'],
    ['κ. Νίκος Παπαδάκης', 'Νίκος Παπαδάκης'],
    ['Κατερίνα Ζήση', 'Κατερίνα Ζήση'],
    ['г-жа Елена Петрова', 'Елена Петрова'],
  ] as const)
    assert.equal(readName(printed), name, printed);
});

test('what is reserved or paid for, in one long word, is nobody', () => {
  for (const printed of ['Keine Sitzplatzreservierung', 'Extra Håndbagage', 'Inklusive Reiseversicherung'])
    assert.equal(readName(printed), null, printed);
  assert.equal(readName('Karl Nummer'), 'Karl Nummer');
});
