import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

// Houses of an order in Word, with their hours and their address in lines of their own.

const order = async (...parts: Parameters<typeof readWord>) =>
  (await readWord('TRAVEL ORDER 2027-118\nTraveller: Anne Moreau', { heading: 'Hotel' }, ...parts)).join(' + ');

test('hours in a row below both days are of the end that the head of their column says', async () => {
  const read = await order(
    { heading: 'Hotel Nordlys' },
    [
      ['Arrival', 'Departure', 'Nights'],
      ['19.06.2027', '23.06.2027', '4'],
      ['14:00', '11:00', ''],
    ],
    'Address\nStorgata 12, 0184 Oslo',
    'Confirmation number: 40281177',
  );
  assert.equal(read, 'Lodging Hotel Nordlys 2027-06-19T14:00 2027-06-23T11:00 40281177');
});

test('one night from the day of arriving to that of leaving is not two nights by their days', async () => {
  const read = await order(
    'A room is booked for you at Hotel Nordlys (Storgata 12, 0184 Oslo) for 1 night, arriving 2027-06-18 and leaving 2027-06-19.',
    'Confirmation number: 40281177',
  );
  assert.equal(read, 'Lodging Hotel Nordlys 2027-06-18 2027-06-19 40281177');
});
