import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// What agencies say beside a booking: a seat behind the journey, until when a desk answers, what was before, whose driver comes.

test('the seat is told behind the journey, the table in a paragraph of its own', async () => {
  const read = await readLetterOf(
    [
      'Dear Professor Everdene',
      'Going out. Eurostar 9140 on Tuesday 19 January 2027, leaving London St Pancras at 10.58 and arriving at Brussels-Midi at 14.05 local time. You are in coach 6, seat 61.',
      'Dinner with counsel. On the evening of the 19th, at 7.30 pm, there is a table for six at La Truffe Grise, Place Poelaert 4, 1000 Brussels, reserved under your name.',
      'Coming back. Eurostar 9153 on Thursday 21 January 2027, Brussels-Midi 17.52 to London St Pancras 18.57, coach 11, seat 24. If the hearing overruns, the ticket may be exchanged up to an hour before departure; the next train is at 19.52.',
      'Both journeys are on one Eurostar booking, reference QLJFWD, for which the firm paid £412.00.',
    ],
    '2027-01-05',
  );
  assert.deepEqual(read, [
    'Train | Eurostar 9140 | London St Pancras > Brussels-Midi | 2027-01-19T10:58 – 2027-01-19T14:05 | 6/61 | QLJFWD',
    'FoodEstablishment | La Truffe Grise, Brussels | 2027-01-19T19:30 | for 6',
    'Train | Eurostar 9153 | Brussels-Midi > London St Pancras | 2027-01-21T17:52 – 2027-01-21T18:57 | 11/24 | QLJFWD',
  ]);
});

test('round the clock is no hour, and a district behind its town no flight', async () => {
  const read = await readLetterOf(
    [
      [['Granite Travel\nUnion Row House, Aberdeen AB11\n24 h line 01632 960 119', 'TRIP CONFIRMATION']],
      'Traveller: Ms Catriona MacAskill',
      [
        ['Flight', 'Loganair LM 0487, Tuesday 13 April 2027'],
        ['Departs', '07:20 Aberdeen (ABZ)'],
        ['Arrives', '09:40 Bergen Flesland (BGO)'],
        ['Airline reference', '6KQ2VD'],
      ],
    ],
    '2027-03-22',
  );
  assert.deepEqual(read, [
    'Flight | LM 487 | Aberdeen > Bergen Flesland | 2027-04-13T07:20 – 2027-04-13T09:40 | 6KQ2VD | Catriona MacAskill',
  ]);
});

test('weekdays are those of the journey, and what was before is not', async () => {
  const read = await readLetterOf(
    [
      'Memo to Mr Pieter Vosloo',
      'Johannesburg, 22 to 24 June 2026',
      'You fly on Monday 22 June 2026 with FlySafair FA 212, which now leaves Cape Town at 07:15 (it was 06:20) and lands at Johannesburg at 09:15 (was 08:20), booking TZK8QN.',
      'Avis will have a Volkswagen Polo or similar for you at OR Tambo International Airport from 09:45 on the Monday, and they want it back at OR Tambo International Airport by 16:30 on the Wednesday. Their reservation number is 61440287ZA3.',
    ],
    '2026-06-08',
  );
  assert.deepEqual(
    read.map((line) => line.replace(/ \| Pieter Vosloo$/, '')),
    [
      'Flight | FA 212 | Cape Town > Johannesburg | 2026-06-22T07:15 – 2026-06-22T09:15 | TZK8QN',
      'RentalCar | OR Tambo International Airport > OR Tambo International Airport | 2026-06-22T09:45 – 2026-06-24T16:30 | 61440287ZA3',
    ],
  );
});

test('a driver of one’s own is no booking, and who fetches at the airport says nothing of the room', async () => {
  const read = await readLetterOf(
    [
      'Visit to Geneva: Ms Ottoline Faber',
      'Traveller: Ms Ottoline Faber',
      [
        ['Wednesday 26 May 2027', '<'],
        ['07.30', 'Car from home to St Pancras (your own driver, Kev)'],
        [
          '15.00',
          'Check in at Hôtel Terrasse du Rhône, 24 quai du Seujet, 1201 Geneva. Confirmation HTR-40962, one night. Check out on Thursday 27 May 2027 by 11.00.',
        ],
      ],
      'A driver will collect you from Geneva Airport at 6.20 p.m. and drive you to the Hôtel Terrasse du Rhône.',
    ],
    '2027-04-01',
  );
  assert.deepEqual(
    read.map((line) => line.split(' | ')[0]),
    ['Lodging'],
  );
  assert.doesNotMatch(read.join('\n'), /18:20/);
});
