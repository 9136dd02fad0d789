import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesIn } from '../../../../testing/in-text.ts';

test('whoever writes or sends a paper does not travel, and whoever has another part in it does', () => {
  for (const role of [
    'Rédactrice',
    'Rédigé',
    'Auteur',
    'Author',
    'Writer',
    'Written',
    'Expéditrice',
    'Émetteur',
    'Sender',
    'Absenderin',
    'Verfasserin',
  ])
    assert.deepEqual(namesIn(`${role} : Mme Odile Ferrand`), [], role);
  assert.deepEqual(namesIn('Oratrice : Mme Odile Ferrand'), ['Odile Ferrand']);
});

test('whose house it is receives who travels, and whoever booked is said so in many languages', () => {
  for (const line of ['Reservado por Inês Quaresma', 'Gebucht von Inês Quaresma', 'Bokad av Inês Quaresma'])
    assert.deepEqual(namesIn(line), ['Inês Quaresma'], line);
});

test('at which fare somebody goes stands behind the name', () => {
  assert.deepEqual(
    namesIn(
      'Sunniva Brekke, Voksen. Billettnummer: 328 2401 774 118\nGeir Brekke, Voksen. Billettnummer: 328 2401 774 119',
    ),
    ['Sunniva Brekke', 'Geir Brekke'],
  );
  assert.deepEqual(namesIn('Marijke Vos (volwassene)\nTeun Vos (kind)'), ['Marijke Vos', 'Teun Vos']);
  assert.deepEqual(namesIn('Oslo Lufthavn, voksen'), []);
});

test('lawyers and notaries have a title of their own', () => {
  assert.deepEqual(namesIn('Avocats : Me Odile FERRAND, Me Karim Zerrouki'), ['Odile FERRAND', 'Karim Zerrouki']);
});
