import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, tableOf, told } from '../../../../testing/told.ts';

test('a moment that says nothing of a way is no departure, where another line says that it is', async () => {
  const sails = `<h3>Helsinki – Tallinn</h3>${tableOf('Ship | Megastar\nDeparture | Sat 12.06.2027 07:30\nArrival | Sat 12.06.2027 09:30')}
<h3>Tallinn – Helsinki</h3>${tableOf('Ship | MyStar\nDeparture | Sun 13.06.2027 19:30\nArrival | Sun 13.06.2027 21:30')}`;
  for (const row of ['Made on', 'Slot given'])
    assert.deepEqual(
      told(
        await readPage(
          `<p>Booking confirmation</p>${tableOf(`Booking number | 41820775\n${row} | 25.05.2027 13:31`)}${sails}`,
        ),
      ),
      [
        'Boat Helsinki Tallinn 2027-06-12T07:30 2027-06-12T09:30',
        'Boat Tallinn Helsinki 2027-06-13T19:30 2027-06-13T21:30',
      ],
    );
  assert.deepEqual(
    told(
      read(
        'Booking confirmed H7K2PL',
        `Booking reference: H7K2PL\n\nEntered by web 25.05.2027 13:31\n
Train 123 Hamburg Hbf - Berlin Hbf\nDeparture: 12.06.2027 07:30\nArrival: 12.06.2027 09:30`,
      ),
    ),
    ['123 Hamburg Hbf Berlin Hbf 2027-06-12T07:30 2027-06-12T09:30'],
  );
});
