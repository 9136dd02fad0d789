import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import type { Passage } from '../passages/passages.ts';
import { trainBelowTitle } from './trains-below-titles.ts';

const told = (text: string) => {
  const vehicle = trainBelowTitle({ text, label: null } as Passage)?.vehicle;
  return vehicle?.kind === 'train' ? `${vehicle.product} ${vehicle.number}` : null;
};

test('below the title of a train, what no list has goes by its name and number, in front of its day', () => {
  for (const [text, train] of [
    ['ONCF Al Atlas Express 311, jeudi 08/04/2027', 'Al Atlas Express 311'],
    ['Haramain n° 2104 du jeudi 8 avril 2027', 'Haramain 2104'],
    ['TCDD 81012, 8.4.2027', 'TCDD 81012'],
    ['Yüksek Hızlı Tren 81012', null],
    ['Ankara 81012, 8.4.2027', null],
    ['Billet 4471, jeudi 08/04/2027', null],
    ['Quai 104, jeudi 08/04/2027', null],
    ['Printemps 2027', null],
    ['Al Atlas 311 et 312, jeudi 08/04/2027', null],
  ] as const)
    assert.equal(told(text), train, text);
});

test('the day may stand behind the train, in a band for each service or in one alone', async () => {
  const train = [
    'TRAIN',
    {
      lines: [
        'ONCF Al Atlas Express 311, jeudi 08/04/2027',
        'Rabat Agdal 08:10 – Tanger Ville 09:30',
        'Voiture 3, place 42',
      ],
    },
    { lines: ['Réf. 90655120'] },
  ];
  const ferry = [
    'FERRY',
    { lines: ['FRS, navire Tarifa Jet, jeudi 08/04/2027', 'Tanger Ville 12:00 – Tarifa 14:00'] },
    { lines: ['Réf. FRS7Q41120'] },
  ];
  const head = 'Bon de commande ABV/2027/118\nPassagère : Mme Anne Moreau';
  const read =
    'Train | Al Atlas Express 311 | Rabat Agdal > Tanger Ville | 2027-04-08T08:10 – 2027-04-08T09:30 | 3/42 | 90655120 | Anne Moreau';
  assert.equal((await readLetterOf([head, [train]]))[0], read);
  assert.equal((await readLetterOf([head, [train], [ferry]]))[0], read);
});
