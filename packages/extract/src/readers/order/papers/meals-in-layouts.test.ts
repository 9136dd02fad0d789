import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Part, readWord } from '../../../../testing/word.ts';

// The same table in the layouts of orders, beside a flight.

const flight = [['AF 1148', 'mardi 13 avril 2027', 'Paris CDG 07h30 – Munich MUC 09h15', 'dossier X4QK9P']];
const lines = [
  'Wirtshaus am Anger',
  'Viktualienmarkt 9, 80331 München',
  'jeudi 15/04/2027, 19h30',
  '4 couverts',
  'Rés. 7781',
];
const tables = async (...parts: Part[]) =>
  (await readWord('COMMANDE VX-90011\nParticipant : Dr Jean-Marc OLLIVIER', flight, ...parts)).slice(1);
const read = ['FoodEstablishment Wirtshaus am Anger 2027-04-15T19:30 7781'];

test('below a title, in lines or paragraphs of their own', async () => {
  assert.deepEqual(await tables('DÎNER', ...lines), read);
  assert.deepEqual(await tables({ heading: 'Dîner' }, ...lines), read);
  assert.deepEqual(await tables({ heading: 'Dîner' }, lines.join('\n')), read);
});

test('behind labels, in lines', async () => {
  const labels = ['Restaurant : ', 'Adresse : ', 'Date : ', '', ''];
  assert.deepEqual(await tables({ heading: 'Dîner' }, ...lines.map((line, i) => `${labels[i]}${line}`)), read);
});

test('in a row whose heads alone say that one eats there', async () => {
  assert.deepEqual(
    await tables([
      ['Restaurant', 'Adresse', 'Date et heure', 'Couverts', 'Réservation'],
      ['Wirtshaus am Anger', 'Viktualienmarkt 9, 80331 München', 'jeudi 15/04/2027, 19h30', '4', '7781'],
    ]),
    read,
  );
});

test('in a card beside that of a house', async () => {
  const house = ['Hotel Isarhof', 'Baaderstrasse 40, 80469 München', '14/04 → 16/04/2027, 2 nuits', 'Conf. IH 20.114'];
  assert.deepEqual(
    await tables([
      ['HÔTEL', 'DÎNER'],
      [{ lines: house }, { lines }],
    ]),
    ['Lodging Hotel Isarhof 2027-04-14 2027-04-16 IH 20.114', ...read],
  );
});

test('a paper with several hours is no one table', async () => {
  assert.deepEqual(
    await tables(
      'Dîner du comité',
      'Accueil à 18h00',
      'Wirtshaus am Anger',
      'Viktualienmarkt 9, 80331 München',
      'jeudi 15/04/2027, 19h30',
      '4 couverts envisagés',
    ),
    [],
  );
});

test('whoever counts covers has a table for them, in a line of a programme with its hour', async () => {
  const line = async (...lines: string[]) =>
    (await tables({ heading: 'Jeudi 15 avril 2027' }, ...lines)).filter((one) => one.startsWith('Food'));
  assert.deepEqual(
    await line('19h30 : Wirtshaus am Anger, Viktualienmarkt 9, 80331 München, 4 couverts, réservation sous OLL-7.'),
    ['FoodEstablishment Wirtshaus am Anger 2027-04-15T19:30 OLL-7'],
  );
  assert.deepEqual(
    await line('• 19:15 – Zum Alten Kran, Hafenstrasse 4, 20457 Hamburg, two covers, booking under ADA-17'),
    ['FoodEstablishment Zum Alten Kran 2027-04-15T19:15 ADA-17'],
  );
});
