import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// The days of a journey as a letter counts on: "the 22nd", "that same Monday", "from Monday the 20th".

const letter = (...told: string[]) =>
  readLetterOf([
    'Wetherell & Daughters',
    'Mrs Harriet Dunmore',
    'Dear Mrs Dunmore,',
    'You fly out on Sunday 14 February 2027 with British Airways, flight BA 1412 from London Heathrow at 13:05, landing at Inverness at 14:50. The airline’s reference is NQ5T2J.',
    ...told,
    'You fly home on Friday 19 February 2027 with British Airways, flight BA 1413 from Inverness at 18:05, landing at London Heathrow at 19:50. The airline’s reference is NQ5T2J.',
  ]).then((lines) => lines.filter((line) => !line.startsWith('Flight')));

const house = 'Corran Lodge, Kyle Road, Glenelg IV40 8JR (01632 960 584)';
const car =
  'A small automatic, a Vauxhall Corsa or similar, is waiting for you with Enterprise at Inverness Station from 09:30 that same Monday; their reference is 2088153107. Please bring it back to Inverness Airport by 16:15 on Friday 19 February.';

test('the days of a stay are those of the journey, also behind a later one that was told', async () => {
  for (const said of [
    `Two nights, from Monday the 15th to Wednesday the 17th, are at ${house}, confirmation 209-17.`,
    `You then move to ${house}, for the nights of the 15th and 16th, leaving on the 17th. Their number is 209-17.`,
    `You then move on to ${house}, for the nights of the 15th and 16th. Their number is 209-17.`,
    `The hotel is ${house}. It is held from the 15th to the 17th under 209-17.`,
  ])
    assert.deepEqual(
      (await letter(car, said)).filter((line) => line.startsWith('Lodging')),
      ['Lodging | Corran Lodge, Glenelg | 2027-02-15 – 2027-02-17 | 209-17 | Harriet Dunmore'],
      said,
    );
});

test('nights that are told one by one are all of one stay', async () => {
  for (const said of [
    `You stay at ${house} on the nights of the 15th, 16th and 17th, booked under 209-17.`,
    `For the nights of the 15th, 16th, and 17th you are at ${house}. Their number is 209-17.`,
  ])
    assert.deepEqual(
      await letter(said),
      ['Lodging | Corran Lodge, Glenelg | 2027-02-15 – 2027-02-18 | 209-17 | Harriet Dunmore'],
      said,
    );
});

test('a car that waits on "that same Monday" is hired from then, and is no train from the station', async () => {
  const deadline = 'Should you wish to change anything, do so before Monday 8 February 2027.';
  assert.deepEqual(await letter(deadline, car), [
    'RentalCar | Inverness Station > Inverness Airport | 2027-02-15T09:30 – 2027-02-19T16:15 | 2088153107 | Harriet Dunmore',
  ]);
});

test('a cab that the front desk is to call is none that is booked, and a dinner none either', async () => {
  const dinner =
    'Thursday’s dinner is at Can Roure, Carrer de Verdi 40, 08012 Barcelona, at 21:00, six of you, reservation CR-1022.';
  const read = await letter(
    'Condal Transfers will pick you up at 15:15 at Inverness Airport on Sunday 14 February 2027, job number CT-20711. For the Friday, ask the front desk to call a cab.',
    dinner,
  );
  assert.deepEqual(
    read.map((line) => line.split(' | ')[0]),
    ['Taxi', 'FoodEstablishment'],
  );
});

test('nights listed by their numbers end on the day after the last', async () => {
  for (const told of [
    'For the nights of 8, 9 and 10 June 2027 we have reserved a double room for you at The Gryphon, 8 Stonegate, York YO1 8AS (confirmation GR-4471).',
    'For the nights of 8, 9 and 10 June 2027, The Gryphon, 8 Stonegate, York YO1 8AS, confirmation GR-4471.',
  ])
    assert.deepEqual(
      await readLetterOf(['Ms Joan Hartley', 'Dear Ms Hartley,', told]),
      ['Lodging | The Gryphon, York | 2027-06-08 – 2027-06-11 | GR-4471 | Joan Hartley'],
      told,
    );
});
