import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../../testing/told.ts';

test('two places of the map, each beside its clock, are a crossing in a paper that sails, whatever ship is between them', () => {
  const confirmed = 'Your booking is confirmed. Booking reference: QK7TZP';
  const stops = 'Roscoff\n12:00\nPlymouth\n16:30';
  const crossing = ['Boat Roscoff Plymouth 2027-03-08T12:00 2027-03-08T16:30'];
  for (const text of [
    `Pont-Aven · Mon, 08 Mar 2027\n${stops}`,
    `8 March 2027\n\n12:00\nRoscoff\nPont-Aven · 4h30\n16:30\nPlymouth`,
  ])
    assert.deepEqual(told(read('Your booking', `${confirmed}\n\n${text}`, 'Brittany Ferries')), crossing);
  assert.deepEqual(read('Your booking', `${confirmed}\n\n8 March 2027\n${stops}`, 'Acme'), []);
});
