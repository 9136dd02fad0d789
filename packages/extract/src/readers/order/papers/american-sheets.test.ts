import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Trip sheets of American offices: a line for each hour under its day, the number in the line below.

test('a station is called after its street, and the same number stands in the line below', async () => {
  const sheet = [
    'TRIP SHEET: Ines L. Falk',
    'Washington, DC, October 6–8, 2027',
    'Wednesday, October 6',
    '8:16 AM: Amtrak Acela 2107, Philadelphia 30th Street Station to Washington Union Station, arrives 9:57 AM',
    'Reservation 5F21C8, Business Class, car 3, seat 7A. Round trip $241.00',
    'Thursday, October 7',
    '10:00 AM: Status hearing, courtroom 14',
    'Confirmation 88-7121 of the court reporter',
    '5:02 PM: Amtrak Northeast Regional 176, Washington Union Station to Philadelphia 30th Street Station, arrives 6:58 PM',
    'Same reservation, 5F21C8. Coach, no assigned seats',
  ];
  assert.deepEqual(await readLetterOf(sheet, '2027-09-29'), [
    'Train | Acela 2107 | Philadelphia 30th Street Station > Washington Union Station | 2027-10-06T08:16 – 2027-10-06T09:57 | 3/7A | 5F21C8 | Ines L. Falk',
    'Train | Northeast Regional 176 | Washington Union Station > Philadelphia 30th Street Station | 2027-10-07T17:02 – 2027-10-07T18:58 | 5F21C8 | Ines L. Falk',
  ]);
});

test('a dinner is of the day above it, and the hours of a day of work are no driver’s', async () => {
  const sheet = [
    'TRIP SHEET: Ines L. Falk',
    'Wednesday, October 6',
    '10:15 AM: Car from Washington Union Station to The Lafayette Row, with Capitol Livery',
    'Confirmation CL-30418, $68.00 including gratuity. Driver texts on arrival',
    'Thursday, October 7',
    '9:00 AM: Document review, local counsel’s office',
    '4:00 PM: Call with client (dial-in on your calendar)',
    '7:15 PM: Dinner at Mercer & Oak, 905 Ninth Row NW, Washington, DC 20001, (202) 555-0119. Table for 4',
    'Confirmation MO-71552, business attire',
    'Friday, October 8',
    '10:00 AM: Status hearing, courtroom 14',
  ];
  assert.deepEqual(await readLetterOf(sheet, '2027-09-29'), [
    'Taxi | Washington Union Station > The Lafayette Row | 2027-10-06T10:15 | CL-30418 | Ines L. Falk',
    'FoodEstablishment | Mercer & Oak, Washington | 2027-10-07T19:15 | for 4 | MO-71552 | Ines L. Falk',
  ]);
});

test('an airport of two towns is called after both', async () => {
  const block = (place: string) => [
    'Trip confirmation',
    'Traveler: Ines L. Falk',
    [
      ['CAR  |  Monday, April 12, 2027', '<', '<', '<'],
      ['Company', 'National', 'Confirmation', '1294471866'],
      ['Pick-up', place, 'Date', 'April 12, 2027, 8:00 PM'],
      ['Drop-off', place, 'Date', 'April 15, 2027, 3:30 PM'],
    ],
  ];
  for (const place of [
    'Greenville/Spartanburg Airport',
    'Minneapolis/St. Paul Airport',
    'Raleigh/Durham Airport',
    'Moncton Airport',
  ])
    assert.deepEqual(await readLetterOf(block(place), '2027-03-22'), [
      `RentalCar | ${place} > ${place} | 2027-04-12T20:00 – 2027-04-15T15:30 | 1294471866 | Ines L. Falk`,
    ]);
});

test('what is set in below a line is of it, and an airport’s code is no word', async () => {
  const sheet = [
    'ITINERARY FOR: FALK/INES MS',
    'AIRLINE CONFIRMATION: BXK4TP (ALASKA)        DATE: MAR 03 2027',
    '',
    'AIR   MON 12APR27   ALASKA AIRLINES   FLT AS 478   ECONOMY',
    '      LV PORTLAND (PDX)          0755A',
    '      AR SEATTLE TACOMA (SEA)    0852A    SEAT 22F',
    '',
    'HTL   CASCADE STEPS INN     CONF HSI660128',
    '      1109 POST ALLEY WALK, SEATTLE, WA 98101',
    '      IN 12APR27   OUT 15APR27   3 NIGHTS',
  ];
  assert.deepEqual(await readLetterOf(sheet, '2027-03-03'), [
    'Flight | AS 478 | PORTLAND > SEATTLE TACOMA | 2027-04-12T07:55 – 2027-04-12T08:52 | 22F | BXK4TP | INES FALK',
    'Lodging | CASCADE STEPS INN, SEATTLE | 2027-04-12 – 2027-04-15 | HSI660128 | INES FALK',
  ]);
});

test('a day in figures may end with a colon, and a party has its table', async () => {
  const memo = [
    'TO: Corinne Falk',
    'FROM: Travel desk',
    'DATE: 3/29/2027',
    'Corinne, your arrangements are final.',
    'Mon. 4/12',
    'Hotel through Wed. 4/14: The Turtle Bay Harbor, 243 East 48th Street, New York, NY 10017. Check-in after 3 p.m., checkout by 11 a.m. Confirmation 88370914.',
    'Tue. 4/13',
    'Dinner, 7:30 p.m., Grist & Oak Tavern, 61 Bond Street, New York; party of five, under Falk.',
  ];
  assert.deepEqual(await readLetterOf(memo, '2027-03-29'), [
    'Lodging | The Turtle Bay Harbor, New York | 2027-04-12T15:00 – 2027-04-14T11:00 | 88370914 | Corinne Falk',
    'FoodEstablishment | Grist & Oak Tavern, New York | 2027-04-13T19:30 | for 5 | Corinne Falk',
  ]);
});
