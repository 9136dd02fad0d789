import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

// A table of which a sentence says the house at its end, before the street, and the day by what was told before.

const flights = [
  'Wednesday 3 February 2027: easyJet U2 8471 from London Gatwick to Geneva, leaving 07:10 and landing 09:50. Reservation K4RW9TD.',
  'Thursday 4 February 2027: back on easyJet U2 8480, Geneva to London Gatwick, 18:55 to 19:35, same reservation as the flight out.',
];
const memo = [
  ['To', 'Harriet Lockyer'],
  ['From', 'Dominic Asher, secretary to the partners'],
  ['Date', '4 January 2027'],
];
const read = async (dinner: string) =>
  (
    await readWord(
      'Internal memorandum',
      memo,
      'Harriet, here is what is in place.',
      flights[0] ?? '',
      dinner,
      flights[1] ?? '',
    )
  ).sort();

test('that evening is that of the day told last, and never that on which the memo was written', async () => {
  for (const when of ['That evening at 19:45', 'Same day, 19:45'])
    assert.deepEqual(
      await read(`${when}: dinner for five at Le Cep Tordu, Grand-Rue 60, 1204 Genève, reference CT 118.`),
      [
        'FoodEstablishment Le Cep Tordu 2027-02-03T19:45 CT 118',
        'U28471 LGW GVA 2027-02-03T07:10 2027-02-03T09:50 K4RW9TD',
        'U28480 GVA LGW 2027-02-04T18:55 2027-02-04T19:35 K4RW9TD',
      ],
    );
});

test('le nom au bout de la phrase, devant sa rue, est celui de la maison', async () => {
  for (const [said, name] of [
    ['à L’Ortolan Gris', 'L’Ortolan Gris'],
    ['aux Trois Grues', 'Trois Grues'],
    ['chez Amélie et Fils', 'Amélie et Fils'],
  ])
    assert.deepEqual(
      (
        await read(
          `Le soir de votre arrivée, une table pour deux vous attend à 20 h 15 ${said}, 7 rue Fourcroy, 75017 Paris, sous la référence OG-2091.`,
        )
      ).filter((one) => one.startsWith('Food')),
      [`FoodEstablishment ${name} 2027-02-03T20:15 OG-2091`],
    );
});

test('the only evening of a journey is that of its dinner', async () => {
  assert.deepEqual(
    (
      await read(
        'A table for four is held in your name at half past seven in the evening at Zum Blauen Krug, Schulerstraße 88, 1010 Wien, booking BK-559.',
      )
    ).filter((one) => one.startsWith('Food')),
    ['FoodEstablishment Zum Blauen Krug 2027-02-03T19:30 BK-559'],
  );
});
