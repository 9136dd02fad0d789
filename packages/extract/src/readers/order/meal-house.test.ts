import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../testing/letter.ts';

const inForm = async (name: string, address: string) =>
  (
    await readLetterOf([
      'Ordre de mission 27-118',
      [
        ['Voyageuse', 'Mme Anne Moreau', 'Service', 'Études'],
        ['4. Dîner de travail', '<', '<', '<'],
        ['Restaurant', name, 'Adresse', address],
        ['Date et heure', '17/02/2027, 19 h 30', 'Couverts', '5'],
        ['Réservé au nom de', 'Anne Moreau', 'No de réservation', 'TB-1802'],
      ],
    ])
  )[0]?.split(' | ')[1];

test('words behind a preposition are of the name in a cell, or over an address in another town', async () => {
  assert.equal(await inForm('Le Moulin à Poivre', '12 quai Vauban, 21200 Beaune'), 'Le Moulin à Poivre, Beaune');
  assert.equal(await inForm('La Boîte à Musique', '12 quai Vauban'), 'La Boîte à Musique');
  // a town of Bolivia
  assert.equal(await inForm('Le Pot à Sucre', '12 quai Vauban, 21200 Beaune'), 'Le Pot à Sucre, Beaune');
  assert.equal(await inForm('Chez Rosalie à Beaune', '12 quai Vauban, 21200 Beaune'), 'Chez Rosalie, Beaune');
  assert.equal(await inForm('Chez Rosalie à Lille', '12 quai Vauban'), 'Chez Rosalie, Lille');
});

test('in quotes all is of the name, and in a sentence the town behind it is none', async () => {
  const told = async (where: string) =>
    (
      await readLetterOf([
        'Paris, le 4 janvier 2027',
        'Chère Mme Anne Moreau,',
        `Le jeudi 18 février 2027 à 12 h 30, une table de quatre couverts vous attend à votre nom ${where} ; réservation RH-7731.`,
      ])
    )[0]?.split(' | ')[1];
  assert.equal(await told('au restaurant « Le Moulin à Poivre »'), 'Le Moulin à Poivre');
  for (const street of ['8 rue de la Monnaie', '8 rue de la Monnaie, Salon du premier étage'])
    assert.equal(await told(`au restaurant Chez Rosalie à Lille, ${street}`), 'Chez Rosalie, Lille');
});
