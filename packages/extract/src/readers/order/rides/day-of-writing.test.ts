import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, told } from '../../../../testing/told.ts';

test('when a driver wrote before, or was called, is no day of the ride', async () => {
  for (const said of [
    'This message replaces our confirmation of 2 February.',
    'As agreed in your call of 2 February, the hour is another.',
    'It stands in for our earlier e-mail sent on 2 February.',
  ])
    for (const hour of [
      'Collection time is now 05:20 (was 06:05)',
      'New pick-up time: 05:20 (previously 06:05)',
      'New collection time: 05:20',
    ])
      assert.deepEqual(
        told(
          await readPage(
            `<p>LEVEN CHAUFFEURS</p><p>Dear Mr Doyle,</p><p>Booking LC-40117 has been amended. ${said}</p><p>${hour}</p><p>Day: Thursday 11 March 2027<br>From: 9 Quarry Row, Perth PH1 5TJ<br>To: Edinburgh Airport (EDI)<br>Passenger: Hugh Doyle<br>Fixed fare: £61.00</p>`,
          ),
        ),
        ['Taxi 9 Quarry Row, Perth PH1 5TJ Edinburgh Airport (EDI) 2027-03-11T05:20'],
        `${said} ${hour}`,
      );
});
