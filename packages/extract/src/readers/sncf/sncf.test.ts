import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytes } from '../../../testing/mail.ts';
import { extract } from '../../index.ts';

function barcode(second = ''.padEnd(15)): Uint8Array {
  return bytes(
    `i0CVVQ2KXS123456789121105/05/1985FRPLYFRLPD0660908/041234567890123456789${'MARTIN'.padStart(19)}${'LEA'.padStart(19)}2CF000${second}`,
  );
}

test('a French train ticket is read from its barcode', async () => {
  const { reservations } = await extract(barcode(), { contextDate: '2027-03-15' });
  const [only, ...others] = reservations;
  assert.equal(others.length, 0);
  assert.ok(only?.booking.type === 'TrainReservation');
  const { reference, number, departure, travelers, from, to } = only.booking;
  assert.deepEqual(
    [reference, number, departure?.local, travelers?.[0]?.name, from?.identifier, to?.identifier],
    ['VQ2KXS', '06609', '2027-04-08', 'LEA MARTIN', 'sncf:FRPLY', 'sncf:FRLPD'],
  );
});

test('a second train on the ticket is a second journey', async () => {
  const { reservations } = await extract(barcode('FRLPDFRMPL04321'), { contextDate: '2027-03-15' });
  assert.deepEqual(reservations.map(({ booking }) => booking.type === 'TrainReservation' && booking.number).sort(), [
    '04321',
    '06609',
  ]);
});
