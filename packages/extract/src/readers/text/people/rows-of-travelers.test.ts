import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldInFull } from '../../../../testing/told.ts';
import { bookingsOfWord } from '../../../../testing/word.ts';

const head = ['Date', 'Train', 'Départ', 'Arrivée', 'Voyageur', 'Voiture', 'Place'];
const there = ['mar. 14/09/2027', 'TGV INOUI 8610', 'Rennes 06h35', 'Paris Montparnasse 08h04'];
const back = ['jeu. 16/09/2027', 'TGV INOUI 8649', 'Paris Montparnasse 20h05', 'Rennes 21h37'];

const readRows = async (who: string, ...rows: string[][]) =>
  toldInFull(await bookingsOfWord(who, 'BILLETS DE TRAIN – dossier SNCF WT6RJB', [head, ...rows]));

test('a row for each traveller of a train is one booking of all of them', async () => {
  const both = 'Voyageurs : Mme Béatrice LEGUENNEC et M. Hugo MONTREVEL';
  const told = [
    'Train | TGV INOUI 8610 | Rennes > Paris Montparnasse | 2027-09-14T06:35 – 2027-09-14T08:04 | 7/51 7/52 | WT6RJB | Béatrice LEGUENNEC + Hugo MONTREVEL',
    'Train | TGV INOUI 8649 | Paris Montparnasse > Rennes | 2027-09-16T20:05 – 2027-09-16T21:37 | 5/23 6/9 | WT6RJB | Béatrice LEGUENNEC + Hugo MONTREVEL',
  ];
  for (const [one, other] of [
    ['B. Leguennec', 'H. Montrevel'],
    ['Mme Leguennec', 'M. Montrevel'],
    ['LEGUENNEC', 'MONTREVEL'],
  ] as const)
    assert.deepEqual(
      await readRows(
        both,
        [...there, one, '7', '51'],
        [...there, other, '7', '52'],
        [...back, one, '5', '23'],
        [...back, other, '6', '9'],
      ),
      told,
    );
});

test('who goes back alone does so, and an initial of two people is of neither', async () => {
  assert.deepEqual(
    await readRows(
      'Voyageurs : Mme Béatrice LEGUENNEC et M. Hugo MONTREVEL',
      [...there, 'B. Leguennec', '7', '51'],
      [...there, 'H. Montrevel', '7', '52'],
      [...back, 'H. Montrevel', '6', '9'],
    ),
    [
      'Train | TGV INOUI 8610 | Rennes > Paris Montparnasse | 2027-09-14T06:35 – 2027-09-14T08:04 | 7/51 7/52 | WT6RJB | Béatrice LEGUENNEC + Hugo MONTREVEL',
      'Train | TGV INOUI 8649 | Paris Montparnasse > Rennes | 2027-09-16T20:05 – 2027-09-16T21:37 | 6/9 | WT6RJB | Hugo MONTREVEL',
    ],
  );
  const [only] = await readRows('Voyageurs : Mme Anne LEROUX et M. Alain LEROUX', [...there, 'A. Leroux', '7', '51']);
  assert.match(only ?? '', /\| A\. Leroux$/);
});

test('two families in the row of a train are the two people of the paper who have them', async () => {
  const both = await readRows('Voyageurs : DESCAMPS Jérôme ; NDOYE Fatou', [...there, 'DESCAMPS NDOYE', '5', '21']);
  assert.equal(both.length, 1);
  assert.match(both[0] ?? '', / \| WT6RJB \| Jérôme DESCAMPS \+ Fatou NDOYE$/);
});
