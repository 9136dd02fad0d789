import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read } from '../../../../testing/told.ts';

test('the house that a label names stands at the address below it, and not at that of who writes the voucher', () => {
  for (const label of ['Hotel', 'Établissement', 'Property'])
    assert.deepEqual(
      read(
        'Voucher',
        `Levante Viaggi
Tour operator – 14 Harbour Street, 20121 Milano

${label}: Casa do Adro
Rua do Arco 17, 8800-310 Tavira, Portugal
Tel. +351 281 555 044

Check-in: 3 June 2027, from 14:00
Check-out: 8 June 2027, by 11:00
Hotel confirmation no.: TV-50218`,
      ).map(({ booking }) => booking.type === 'LodgingReservation' && [booking.place?.name, booking.place?.city]),
      [['Casa do Adro', 'Tavira']],
      label,
    );
});
