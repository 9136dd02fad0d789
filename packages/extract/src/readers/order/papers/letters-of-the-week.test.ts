import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

const dear = ['Quill & Compass', 'Dear Miss Hollingworth,', 'I am delighted to say that your week is arranged.'];
const flight =
  'You are on ITA Airways AZ 213 on Saturday 9 October 2027, leaving London City at 14.25 and landing at Milan Linate at 17.25. The airline’s reference is M3LHQ9.';
const letter = async (...said: string[]) =>
  (await readLetterOf([...dear, flight, ...said, 'With every good wish,', 'Henrietta Vane'], '2027-09-21')).slice(1);

test('"that evening" is the day said last, and who has a car is a house that no list has', async () => {
  for (const said of [
    'Locauto has a small automatic for you (Fiat 500 or similar) at Milan Linate, from 18.15 that evening until Saturday 16 October at 9.30 in the morning. Quote voucher LOC-7740316.',
    'Locauto is keeping a Fiat 500 for you at Milan Linate from 18.15 on Saturday 9 October until Saturday 16 October at 9.30, voucher LOC-7740316.',
  ])
    assert.deepEqual(
      await letter(said),
      ['RentalCar | Milan Linate > Milan Linate | 2027-10-09T18:15 – 2027-10-16T09:30 | LOC-7740316 | Hollingworth'],
      said,
    );
});

test('a table is where its terrace is, its town stands behind the house, and a remark behind a semicolon takes nothing back', async () => {
  for (const [said, guests] of [
    [
      'For your birthday I have taken a table for one on the terrace of the Osteria del Faro in Stresa, Tuesday 12 October at half past seven; they know you do not eat shellfish.',
      1,
    ],
    [
      'I have booked you a table for two at the Osteria del Faro in Stresa on Tuesday 12 October at half past seven in the evening.',
      2,
    ],
  ] as const)
    assert.deepEqual(
      await letter(said),
      [`FoodEstablishment | Osteria del Faro, Stresa | 2027-10-12T19:30 | for ${guests} | Hollingworth`],
      said,
    );
});

test('how one comes to a house is no part of its name, nor is the article before what is called after its kind', async () => {
  const nights = 'keeps a room for you from the 9th until the 16th of October, seven nights, under number VC 1127.';
  for (const [said, name] of [
    [`The Villa Camelia, Via Sempione Nord 41, 28838 Stresa, ${nights}`, 'Villa Camelia'],
    [
      'Walk or take tram 11 to the Gasthof Adler, Hauptstrasse 9, 78462 Konstanz: from 9 to 16 October 2027, seven nights, booking number VC 1127.',
      'Gasthof Adler',
    ],
  ] as const)
    assert.match(
      (await letter(said)).join('\n'),
      new RegExp(`^Lodging \\| ${name}, \\p{L}+ \\| 2027-10-09.*2027-10-16`, 'u'),
      said,
    );
});
