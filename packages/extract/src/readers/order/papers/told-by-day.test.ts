import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Programmes, letters and lists that tell day by day: what goes back on another day, what a sentence tells whole, who plays where.

test('a car is given back under the title of another day, and a crossing ends in its own sentence', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Programme for Rosalind Haverley',
      { heading: 'Day 1 – Wednesday 10 February 2027 – across the strait' },
      'Bluebridge foot passengers, booking 7730418: MV Connemara leaves Wellington at 1:30 pm and reaches Picton at 5:00 pm.',
      'Collect your car from Ace Rental Cars at Picton Ferry Terminal, 5:30 pm, voucher AC-662190. Mazda 2 or similar.',
      'The office closes at 8:00 pm.',
      { heading: 'Day 2 – Thursday 11 February 2027 – Marlborough' },
      'Free day.',
      { heading: 'Day 3 – Friday 12 February 2027 – Nelson' },
      'Leave the cottage by 10:30 am. Return the car to Ace Rental Cars at Nelson Airport by 3:00 pm.',
    ]),
    [
      'Boat | Connemara | Wellington > Picton | 2027-02-10T13:30 – 2027-02-10T17:00 | 7730418 | Rosalind Haverley',
      'RentalCar | Picton Ferry Terminal > Nelson Airport | 2027-02-10T17:30 – 2027-02-12T15:00 | AC-662190 | Rosalind Haverley',
    ],
  );
});

test('"that afternoon" is the day that the paragraph before began with, also where it began with "the same morning"', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Dear Dr Imogen Fairclough,',
        'On Monday 8 May you take the 10:00 LNER service from London Kings Cross, coach E, seat 42, which arrives at Edinburgh Waverley at 14:22. The collection reference is 7HTQ4RWB.',
        'The same day next week, that is on the 15th, ScotRail takes you from Glasgow Queen Street at 12:23 to Oban, where you are due at 15:35 (reference SR5C8KQ).',
        'CalMac’s MV Loch Frisa sails from Oban at 16:40 that afternoon and reaches Craignure at 17:30, under booking CM 3391027.',
      ],
      '2028-03-09',
    ),
    [
      'Train | LNER | London Kings Cross > Edinburgh Waverley | 2028-05-08T10:00 – 2028-05-08T14:22 | E/42 | 7HTQ4RWB | Imogen Fairclough',
      'Train | Glasgow Queen Street > Oban | 2028-05-15T12:23 – 2028-05-15T15:35 | SR5C8KQ | Imogen Fairclough',
      'Boat | Loch Frisa | Oban > Craignure | 2028-05-15T16:40 – 2028-05-15T17:30 | CM 3391027 | Imogen Fairclough',
    ],
  );
});

test('a house of shows, what it plays and how many seats are an evening', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Confirmed programme. All reservations are in the name of Ada Falk.',
      'Wed 21 April 2027',
      '• 19:30 Teatro Regio: Il trovatore. 2 tickets, stalls, order TRT-882047.',
      'Thu 22 April 2027',
      '• 20:00 Opéra Bastille – Carmen, 2 places, commande OB-44710.',
      '• 21:00 Teatro Verdi: closed for works.',
    ]),
    [
      'Event | Il trovatore, Teatro Regio | 2027-04-21T19:30 | TRT-882047 | Ada Falk',
      'Event | Carmen, Opéra Bastille | 2027-04-22T20:00 | OB-44710 | Ada Falk',
    ],
  );
});

test('"Leave" before a station is what one does there', async () => {
  assert.deepEqual(
    await readLetterOf([
      'TRAVELER:\tTheodora Pruitt',
      'RAIL\tAmtrak Northeast Regional 171\tConfirmation 4B7F21',
      'Mon 3/8/2027\tLeave Providence\t8:05 AM',
      '\tReach Washington Union Station\t2:52 PM',
    ]),
    [
      'Train | Northeast Regional 171 | Providence > Washington Union Station | 2027-03-08T08:05 – 2027-03-08T14:52 | 4B7F21 | Theodora Pruitt',
    ],
  );
});

test('lines of a reservation system tell the airline’s number, and a table below them the hotel’s and not theirs', async () => {
  assert.deepEqual(
    await readLetterOf([
      'ITINERARY/INVOICE 0093318',
      ' 1.1OKORO/DAVID R MR',
      ' 1 AA2329Y 14SEP T DFWORD HK1   710A  936A  /DCAA*QKWZLM /E',
      ' 2 AA1345M 17SEP F ORDDFW HK1   620P  912P  /DCAA*QKWZLM /E',
      [
        ['HOTEL', 'THE WACKER LOFT', 'WL-6619Q'],
        ['ADDRESS', '118 WEST LAKE STREET, CHICAGO IL 60601', '312-555-0127'],
        ['IN / OUT', '14SEP / 17SEP', '3 NIGHTS'],
        ['RATE', 'USD 189.00 PER NIGHT', 'GTD TO AGENCY CARD'],
      ],
    ]),
    [
      'Flight | AA 2329 | DFW > ORD | 2027-09-14T07:10 – 2027-09-14T09:36 | QKWZLM | DAVID R OKORO ?',
      'Lodging | THE WACKER LOFT, CHICAGO | 2027-09-14 – 2027-09-17 | WL-6619Q | DAVID R OKORO ?',
      'Flight | AA 1345 | ORD > DFW | 2027-09-17T18:20 – 2027-09-17T21:12 | QKWZLM | DAVID R OKORO ?',
    ],
  );
});
