import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../testing/letter.ts';
import { isKindOfCar } from './car-kinds.ts';

test('what car one is to have is no place', () => {
  for (const kind of [
    'Intermediate SUV',
    'Full-size sedan',
    'Economy 2/4 door',
    'Standard Convertible',
    'Petite citadine',
    'Monospace 7 places',
    'Kia Rio or similar',
    'Fiat Panda ou similaire',
  ])
    assert.ok(isKindOfCar(kind), kind);
  for (const place of ['Sedan', 'Grande Place', 'Car Park', 'Sedan Gare', 'Medium Wharf', 'Cardiff Central'])
    assert.ok(!isKindOfCar(place), place);
});

test('a car in front of its two moments does not stand for the first of their places; a firm below who travels does not travel', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Confirmed. Confirmation numbers are below.',
      [[{ lines: ['Passenger: Ms Odile Farnham', 'Redwater Energy Co.'] }, 'Trip ID HTG 2201']],
      [
        [
          'TUE 9 MAR 2027',
          {
            lines: [
              'Alamo — Full-size sedan, Prestige lane',
              'Pick up\tTue Mar 9, 8:30 AM\tTulsa Intl Airport',
              'Drop off\tThu Mar 11, 5:00 PM\tTulsa Intl Airport',
              'Confirmation 19047755US2',
            ],
          },
        ],
        [
          'THU 11 MAR 2027',
          { lines: ['AA 2218 Tulsa (TUL) to Dallas (DFW)', 'Departs 7:05 PM  Arrives 8:20 PM', 'Confirmation KN7W2B'] },
        ],
      ],
    ]),
    [
      'RentalCar | Tulsa Intl Airport > Tulsa Intl Airport | 2027-03-09T08:30 – 2027-03-11T17:00 | 19047755US2 | Odile Farnham',
      'Flight | AA 2218 | Tulsa > Dallas | 2027-03-11T19:05 – 2027-03-11T20:20 | KN7W2B | Odile Farnham',
    ],
  );
});
