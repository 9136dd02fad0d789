import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldInFull } from '../../../testing/told.ts';
import { extract } from '../../index.ts';

const told = async (text: string) =>
  toldInFull(
    (await extract(new TextEncoder().encode(text), { fileName: 'ticket.txt', contextDate: '2027-10-01' })).reservations,
  );

test('a ticket in columns has the parts of its day below the number of the train', async () => {
  const ticket = `
     AMTRAK                                                                          eTicket

     RESERVATION NUMBER  7C20A9                                    CHICAGO, IL - MILWAUKEE, WI
                                                                   NOVEMBER 22, 2027

     TRAIN       HIAWATHA SERVICE                                          DEPARTS        ARRIVES (Mon Nov 22)
     333         CHICAGO - UNION STATION, IL                               10:20 AM       11:49 AM
     Nov 22      MILWAUKEE - DOWNTOWN, WI
     2027        1 Reserved Coach Seat                                     Car 4 - Seat 12A

     BUS         THRUWAY SERVICE                                           DEPARTS        ARRIVES (Tue Nov 23)
     8203        MILWAUKEE - DOWNTOWN, WI                                  11:20 PM       1:05 AM
     Nov 22      GREEN BAY, WI
     2027        1 Reserved Seat

     PASSENGERS (1)                      TICKET NUMBER
     DELACROIX, RENEE                    2750619384055             Adult
`;
  assert.deepEqual(await told(ticket), [
    'Train | HIAWATHA SERVICE 333 | CHICAGO - UNION STATION, IL > MILWAUKEE - DOWNTOWN, WI | 2027-11-22T10:20 – 2027-11-22T11:49 | 4/12A | 7C20A9 | RENEE DELACROIX',
    'Bus | THRUWAY SERVICE 8203 | MILWAUKEE - DOWNTOWN, WI > GREEN BAY, WI | 2027-11-22T23:20 – 2027-11-23T01:05 | 7C20A9 | RENEE DELACROIX',
  ]);
});

test('a receipt in lines has both stations in one, and each hour with its day', async () => {
  const receipt = ` AMTRAK                                              SALES RECEIPT / eTICKET

 RESERVATION NUMBER - 3C71AF

 PASSENGERS (1)
   HOLLOWAY, BERNARD T       ADULT

 TRAIN   ITINERARY                                                  ACCOMMODATIONS
 7       EMPIRE BUILDER                                             1 Roomette
         CHICAGO UNION STATION, IL - SEATTLE, WA (KING STREET)      Car 0730  Room 004
         Depart 3:05 PM  Friday, December 31, 2027
         Arrive 11:29 AM Sunday, January 2, 2028
`;
  assert.deepEqual(await told(receipt), [
    'Train | EMPIRE BUILDER 7 | CHICAGO UNION STATION, IL > SEATTLE, WA (KING STREET) | 2027-12-31T15:05 – 2028-01-02T11:29 | 0730/004 | 3C71AF | BERNARD T HOLLOWAY',
  ]);
});

test('the way may stand beside the word for the train, what it is called below its number', async () => {
  const ticket = `
AMTRAK                                                                         eTicket
RESERVATION NUMBER B7F2D4

TRAIN            NEW YORK (MOYNIHAN TRAIN HALL AT PENN STA.)  -  RICHMOND, VA (MAIN STREET STATION)
125              DEPARTS                    ARRIVES (Fri Dec 31)
NORTHEAST        11:05 AM                   6:24 PM
REGIONAL
Dec 31, 2027     1 Reserved Coach Seat      Car 6  Seat 11A

TRAIN            RICHMOND, VA (MAIN STREET STATION)  -  NEW YORK (MOYNIHAN TRAIN HALL AT PENN STA.)
84               DEPARTS                    ARRIVES (Tue Jan 4)
NORTHEAST        8:22 AM                    3:33 PM
REGIONAL
Jan 4, 2028      1 Reserved Coach Seat      Car 2  Seat 7F

PASSENGERS (1)
ABERNATHY, LOUIS                  ADULT
`;
  const [hall, main] = ['NEW YORK (MOYNIHAN TRAIN HALL AT PENN STA.)', 'RICHMOND, VA (MAIN STREET STATION)'];
  assert.deepEqual(await told(ticket), [
    `Train | NORTHEAST REGIONAL 125 | ${hall} > ${main} | 2027-12-31T11:05 – 2027-12-31T18:24 | 6/11A | B7F2D4 | LOUIS ABERNATHY`,
    `Train | NORTHEAST REGIONAL 84 | ${main} > ${hall} | 2028-01-04T08:22 – 2028-01-04T15:33 | 2/7F | B7F2D4 | LOUIS ABERNATHY`,
  ]);
});

test('several trains stand below one head', async () => {
  const receipt = ` AMTRAK                                              SALES RECEIPT / eTICKET
 RESERVATION NUMBER - 3C71AF
 TRAIN   ITINERARY                                                  ACCOMMODATIONS
 7       EMPIRE BUILDER                                             1 Roomette
         CHICAGO UNION STATION, IL - SEATTLE, WA (KING STREET)      Car 0730  Room 004
         Depart 3:05 PM  Friday, March 5, 2027                      Meals included - complimentary
         Arrive 11:29 AM Sunday, March 7, 2027

 517     CASCADES                                                   1 Coach Seat
         SEATTLE, WA (KING STREET) - PORTLAND, OR (UNION STATION)   Car 3  Seat 5
         Depart 2:20 PM  Sunday, March 7, 2027
         Arrive 5:50 PM  Sunday, March 7, 2027

 PASSENGERS (1)
   HOLLOWAY, BERNARD T       ADULT
`;
  assert.deepEqual(await told(receipt), [
    'Train | EMPIRE BUILDER 7 | CHICAGO UNION STATION, IL > SEATTLE, WA (KING STREET) | 2027-03-05T15:05 – 2027-03-07T11:29 | 0730/004 | 3C71AF | BERNARD T HOLLOWAY',
    'Train | CASCADES 517 | SEATTLE, WA (KING STREET) > PORTLAND, OR (UNION STATION) | 2027-03-07T14:20 – 2027-03-07T17:50 | 3/5 | 3C71AF | BERNARD T HOLLOWAY',
  ]);
});

test('the day may stand beside the number, the parts of its name below it, and the day of arrival before its hour', async () => {
  const ticket = `
AMTRAK                                     PRESENT THIS DOCUMENT FOR BOARDING
RESERVATION NUMBER  9D31B7                            eTicket, issued 11/02/2027

TRAIN      SEATTLE - KING STREET, WA  -  PORTLAND, OR
505        Fri, Dec 31, 2027
Cascades   DEPARTS 11:50 AM     ARRIVES Fri, Dec 31, 2027 3:20 PM
           1 Business Class, Car 7 - Seat 4C

TRAIN      PORTLAND, OR  -  LOS ANGELES - UNION STATION, CA
11         Fri, Dec 31, 2027
Coast      DEPARTS 3:40 PM      ARRIVES Sat, Jan 1, 2028 9:11 PM
Starlight  1 Reserved Coach Seat

PASSENGERS (1)
OKAFOR, SIMONE    Adult
`;
  assert.deepEqual(await told(ticket), [
    'Train | Cascades 505 | SEATTLE - KING STREET, WA > PORTLAND, OR | 2027-12-31T11:50 – 2027-12-31T15:20 | 7/4C | 9D31B7 | SIMONE OKAFOR',
    'Train | Coast Starlight 11 | PORTLAND, OR > LOS ANGELES - UNION STATION, CA | 2027-12-31T15:40 – 2028-01-01T21:11 | 9D31B7 | SIMONE OKAFOR',
  ]);
});
