import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, tableOf, told } from '../../../../testing/told.ts';

// Papers in which something stands between the words of a journey that is not of it, so that gathering word after word stops there.

const confirmed = '<p>Your booking is confirmed. Booking reference: H7K2PL</p>';

test('the desk of a crossing stands between where it goes and when', async () => {
  const crossing = (way: string, desk: string, from: string, to: string, ship: string) =>
    tableOf(
      `Outward journey: ${way}||\nCheck-in | ${desk}\nDeparture | ${from}\nArrival | ${to}\nShip | ${ship}\nAccommodation | 1 x 4-berth cabin`,
    );
  const page =
    crossing(
      'Newcastle (North Shields) – Amsterdam (IJmuiden)',
      'Friday 16 July 2027, 13:45 – 16:00',
      'Friday 16 July 2027, 17:00',
      'Saturday 17 July 2027, 09:45',
      'Princess Seaways',
    ) +
    crossing(
      'Amsterdam (IJmuiden) – Newcastle (North Shields)',
      'Saturday 24 July 2027, 14:30 – 16:45',
      'Saturday 24 July 2027, 17:30',
      'Sunday 25 July 2027, 09:15',
      'King Seaways',
    );
  assert.deepEqual(told(await readPage(`${confirmed}<p>Thank you for booking your ferry with us.</p>${page}`)), [
    'Boat Newcastle (North Shields) Amsterdam (IJmuiden) 2027-07-16T17:00 2027-07-17T09:45',
    'Boat Amsterdam (IJmuiden) Newcastle (North Shields) 2027-07-24T17:30 2027-07-25T09:15',
  ]);
});

test('the whole way with its length over the stops of each train', () => {
  const paper = `Booking code: 8834 1207 5561

JOURNEY    Wien Hbf - Kiel Hbf, 1 change, 14:21 h

Thu, 04.11.2027   dep 20:13   Wien Hbf           platform 9 A-C
                  NJ 490      nightjet, direction Hamburg-Altona
Fri, 05.11.2027   arr 08:14   Hamburg Hbf        platform 14

Fri, 05.11.2027   dep 09:21   Hamburg Hbf        platform 5
                  RE 21012    Regional-Express
Fri, 05.11.2027   arr 10:34   Kiel Hbf           platform 3
`;
  assert.deepEqual(told(read('Your booking', paper)), [
    'NJ490 Wien Hbf Hamburg Hbf 2027-11-04T20:13 2027-11-05T08:14',
    'RE21012 Hamburg Hbf Kiel Hbf 2027-11-05T09:21 2027-11-05T10:34',
  ]);
});
