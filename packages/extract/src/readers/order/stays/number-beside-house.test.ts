import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

// A programme tells its houses, and a summary at the foot what each of them is booked under.

const programme = [
  'Programme du 4 janvier 2027 – M. Théodore BASTIÉ',
  'Mercredi 14 avril 2027',
  'Nuit à Madrid : Hostal Conde de Miranda, Calle de la Puebla 9, 28004 Madrid, tél. +34 91 555 0144. Entrée dans la chambre à partir de 14h00',
  'Jeudi 15 avril 2027',
  'Deux nuits à Séville : Casa de los Naranjeros, Calle Mateos Gago 44, 41004 Sevilla. Entrée à partir de 15h00',
  'Samedi 17 avril 2027',
].join('\n');

test('the number of a house is the one beside its name in the summary', async () => {
  assert.deepEqual(
    await readWord(programme, [
      ['Prestataire', 'Confirmation', 'Prix'],
      ['Hostal Conde de Miranda', 'HCM 3075', '94,00 €'],
      ['Renfe', '7YQ2MB', '61,40 €'],
      ['Casa de los Naranjeros', '58-2214', '236,00 €'],
    ]),
    [
      'Lodging Hostal Conde de Miranda 2027-04-14T14:00 2027-04-15 HCM 3075',
      'Lodging Casa de los Naranjeros 2027-04-15T15:00 2027-04-17 58-2214',
    ],
  );
});

test('two numbers beside one name are not told apart, and another house has its own', async () => {
  const read = await readWord(programme, [
    ['Prestataire', 'Confirmation', 'Prix'],
    ['Hostal Conde de Miranda', 'HCM 3075', '94,00 €'],
    ['Hostal Conde de Miranda', 'HCM 3076', '94,00 €'],
    ['Casa de los Naranjeros', '58-2214', '236,00 €'],
  ]);
  assert.deepEqual(
    read.filter((one) => one.includes('Naranjeros')),
    ['Lodging Casa de los Naranjeros 2027-04-15T15:00 2027-04-17 58-2214'],
  );
  assert.equal(
    read.some((one) => /HCM 307[56]/.test(one)),
    false,
  );
});

test('a row that ends at the house is none of its own, and its room is left by the hour above, not when its bags are', async () => {
  const told = [
    'Programme du 4 janvier 2027 – M. Théodore BASTIÉ',
    'Mercredi 14 avril 2027',
    'dès 14 h 00\tVotre chambre est prête au Lodge des Tamarins, 33 rue du Barachois, 97400 Saint-Denis.',
    'Vendredi 16 avril 2027',
    'avant 11 h 00\tChambre à libérer. La bagagerie de l’hôtel garde vos valises jusqu’à 18 h.',
  ].join('\n');
  const lists = [
    ['Prestataire', 'Confirmation', 'Vers'],
    ['Taxi du Port', 'CL-77402', 'Lodge des Tamarins'],
  ];
  const own = ['Lodge des Tamarins', 'LT/10/0912', ''];
  const stay = 'Lodging Lodge des Tamarins 2027-04-14T14:00 2027-04-16T11:00';
  const read = async (rows: string[][]) => (await readWord(told, rows)).filter((one) => one.startsWith('Lodging'));
  assert.deepEqual(await read([...lists, own]), [`${stay} LT/10/0912`]);
  assert.ok((await read(lists)).every((one) => !one.includes('CL-77402')));
});

test('a house that is counted is one of several', async () => {
  const table = (word: string) => [
    [`${word} 1`, 'Casa de los Naranjeros'],
    ['Adresse', 'Calle Mateos Gago 44, 41004 Sevilla, Espagne'],
    ['Entrée', '14APR27'],
    ['Sortie', '16APR27'],
    ['N° de résa', 'NAR-5521'],
    [`${word} 2`, 'Pensão do Adro'],
    ['Adresse', 'Rua do Adro 12, 8000-211 Faro, Portugal'],
    ['Entrée', '16APR27'],
    ['Sortie', '17APR27'],
    ['N° de résa', '44-1907'],
  ];
  for (const word of ['HÔTEL', 'Hébergement'])
    assert.deepEqual(await readWord('ORDRE 51-7710 ÉMIS LE 04/01/2027\nVoyageuse : Mme Claire Bastié', table(word)), [
      'Lodging Casa de los Naranjeros 2027-04-14 2027-04-16 NAR-5521',
      'Lodging Pensão do Adro 2027-04-16 2027-04-17 44-1907',
    ]);
});
