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
