import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../../testing/told.ts';

test('a table that lost its columns is read by its heads, whose first has a house and its address below it', () => {
  const heads = 'Hotel\nCheck-in\nCheck-out\nNights\nConfirmation number';
  const text = `${heads}\n\nSeaside Terraces\nRua do Sol 14\n1100-312 Lisbon\n7 May 2027\n9 May 2027\n2\n7184496`;
  const stays = read('Your confirmation', `Your stay is confirmed.\n\n${text}`);
  assert.deepEqual(told(stays), ['Lodging Seaside Terraces 2027-05-07 2027-05-09']);
  assert.equal(stays[0]?.booking.reference, '7184496');
  // a value is missing, and nobody knows which
  assert.deepEqual(read('Your confirmation', `${heads}\n\nSeaside Terraces\n7 May 2027\n2\n7184496`), []);
});
