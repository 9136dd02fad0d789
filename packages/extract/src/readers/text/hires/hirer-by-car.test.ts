import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print, toldInFull } from '../../../../testing/told.ts';
import { bookingsOfWord } from '../../../../testing/word.ts';
import { passagesOf } from '../passages/passages.ts';
import { hirerByCar } from './hirer-by-car.ts';

const lead = 'Dear both, the arrangements below are booked. Travellers: Dr Marian Tolliver, Prof. Hugh Esterhazy';

test('a house that no list has is whose car it is, where a sentence tells its make', async () => {
  for (const [said, number, place] of [
    [
      'Drever’s Self Drive will have a Skoda Octavia estate (reference DSD 1187) for you at Kirkwall Airport on Monday 21 June 2027 at 10:45, to be given back there, Kirkwall Airport, on Friday 25 June 2027 at 15:30. £231.00 with both of you as drivers.',
      'DSD 1187',
      'Kirkwall Airport',
    ],
    [
      'Your hire car is a Skoda Octavia estate from Drever’s Self Drive, reference DSD 1187: collect it at Kirkwall Airport on Monday 21 June 2027 at 10:45 and bring it back there on Friday 25 June 2027 by 15:30.',
      'DSD 1187',
      'Kirkwall Airport',
    ],
    [
      'La voiture : Loc’Armor vous remettra une Renault Clio (réf. LA-20418) à la gare de Brest le lundi 21 juin 2027 à 10h45, à rendre au même endroit le vendredi 25 juin 2027 à 15h30.',
      'LA-20418',
      'gare de Brest',
    ],
  ] as const)
    assert.deepEqual(
      toldInFull(await bookingsOfWord(lead, said)),
      [
        `RentalCar | ${place} > ${place} | 2027-06-21T10:45 – 2027-06-25T15:30 | ${number} | Marian Tolliver + Hugh Esterhazy`,
      ],
      said,
    );
});

test('a place, a driver and what a house serves are nobody who lets cars', () => {
  const hirer = (text: string) => hirerByCar(passagesOf(print('Your trip', text)))?.value;
  assert.equal(hirer('You take a Kia Picanto from Inverness Airport.'), undefined);
  assert.equal(hirer('Yusuf will meet you in a black Mercedes.'), undefined);
  assert.equal(hirer('The hotel has a car park.'), undefined);
  assert.equal(hirer('Isla Cars has a Toyota Yaris for you.'), 'Isla Cars');
});
