import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMail } from '../../../../testing/told.ts';

test('where a ship calls on its way, between where it leaves and comes, is neither end of it', async () => {
  for (const [leaves, calls, comes] of [
    [
      'Departs          Sun 7 Feb 2027  17:30',
      'Calls at Kirkwall Sun 7 Feb 2027  23:00 - 23:45',
      'Arrives          Mon 8 Feb 2027  07:00',
    ],
    [
      'Départ           dim. 7 fév. 2027  17:30',
      'Escale : Kirkwall   dim. 7 fév. 2027  23:00 - 23:45',
      'Arrivée          lun. 8 fév. 2027  07:00',
    ],
  ])
    assert.deepEqual(
      await readMail(
        'Northern Isles Ferries',
        'Ferry booking confirmation NI5520917',
        `<pre>Booking reference   NI5520917\nLead passenger   Struan Mowat\n\nLerwick to Aberdeen      Ship: Hrossey\n           ${leaves}\n           ${calls}\n           ${comes}\n           Cabin 6021</pre>`,
      ),
      ['Boat | Hrossey | Lerwick > Aberdeen | 2027-02-07T17:30 – 2027-02-08T07:00 | NI5520917 | Struan Mowat'],
      calls,
    );
});
