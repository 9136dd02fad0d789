import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mail } from '../../../../testing/mail.ts';
import { read, toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../extract.ts';

// What agencies of America print in letters of one width: "TUE 09MAR27   CAR" over columns, clocks as "1130A".

test('each day and kind in capitals is a title, and its columns are read whichever label stands beside them', () => {
  const found = read(
    'Itinerary',
    `HARBOR TRAVEL MANAGEMENT                              AGENCY RECORD LOCATOR: QPWZKD

FOR: FALK/INES MS

MON 04OCT27   AIR
 DELTA FLIGHT DL 1209                   LV PORTLAND (PDX)     640A              SEAT 14A CONFIRMED
 CLASS: ECONOMY (V)                     AR BOSTON (BOS)       308P              NONSTOP 5:28
 DELTA CONFIRMATION: G7TM2K
MON 04OCT27   CAR
 HERTZ                                  PICK UP:  BOSTON LOGAN AIRPORT 04OCT 415P CONFIRMATION: K4471902US
 COMPACT                                DROP OFF: BOSTON LOGAN AIRPORT 07OCT 1100A
 FORD FOCUS OR SIMILAR
MON 04OCT27   HOTEL
 WHARF LANE INN                         IN:  04OCT27                            CONFIRMATION: 20417736
 12 WHARF LANE                          OUT: 07OCT27  (3 NIGHTS)                RATE: 214.00 USD PER NIGHT
 BOSTON MA 02110                        PHONE: 617-555-0126                     GUARANTEED TO AX CARD
THU 07OCT27   AIR
 DELTA FLIGHT DL 1210                   LV BOSTON (BOS)       1245P             SEAT 21D CONFIRMED
 CLASS: ECONOMY (V)                     AR PORTLAND (PDX)     410P              NONSTOP 6:25
 DELTA CONFIRMATION: G7TM2K`,
  );
  assert.deepEqual(
    toldInFull(found).map((line) => line.replace(/ \| INES FALK/i, '')),
    [
      'Flight | DL 1209 | PORTLAND > BOSTON | 2027-10-04T06:40 – 2027-10-04T15:08 | 14A | G7TM2K',
      'RentalCar | BOSTON LOGAN AIRPORT > BOSTON LOGAN AIRPORT | 2027-10-04T16:15 – 2027-10-07T11:00 | K4471902US ?',
      'Lodging | WHARF LANE INN, BOSTON | 2027-10-04 – 2027-10-07 | 20417736',
      'Flight | DL 1210 | BOSTON > PORTLAND | 2027-10-07T12:45 – 2027-10-07T16:10 | 21D | G7TM2K',
    ],
  );
});

test('a label joined to its value is one, and a flight beside it is who flies and its number', async () => {
  const body = `HARBOR TRAVEL            RECORD LOCATOR: QPWZKD

FALK/INES MS

04 OCT 27 - MONDAY
  AIR   DELTA AIR LINES        FLT:1209    ECONOMY
        LV PORTLAND ME           640A        EQP: BOEING 737
        AR BOSTON                745A        NON-STOP
  CAR   HERTZ                    1 COMPACT CAR
        PICKUP-BOSTON LOGAN  04OCT 815A
        RETURN-BOSTON LOGAN  07OCT 1100A
        CONFIRMATION-K4471902US`;
  const { reservations, doubts } = await extract(mail({ subject: 'Itinerary', body }), { contextDate: '2027-09-13' });
  assert.deepEqual(
    toldInFull(reservations).map((line) => line.split(' | ').slice(0, 3).join(' | ')),
    [
      'Flight | DL 1209 | PORTLAND ME > BOSTON',
      'RentalCar | BOSTON LOGAN > BOSTON LOGAN | 2027-10-04T08:15 – 2027-10-07T11:00',
    ],
  );
  assert.deepEqual(
    doubts.map(({ code }) => code),
    [],
  );
});

test('"Out: 11 March" where nobody stays is the way there', () => {
  const found = read(
    'Your booking',
    'Booking reference: 7YQN2K\n\nOut: 11 March 2027, flight KL 1256, Nice 10:05, Amsterdam 12:10\nBack: 14 March 2027, flight KL 1259, Amsterdam 17:05, Nice 19:00',
  );
  assert.deepEqual(
    found.map(({ booking }) => booking.type),
    ['FlightReservation', 'FlightReservation'],
  );
});
