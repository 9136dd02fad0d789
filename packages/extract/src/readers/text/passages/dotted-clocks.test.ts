import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../../testing/told.ts';

test('a dot is a clock’s where the paper has two of them beside a place, and an amount’s elsewhere', () => {
  assert.deepEqual(
    told(
      read(
        'Your booking',
        `Your booking is confirmed. Booking reference: QK7TZP
12 May 2027, ICE 579
11.05 Hamburg Hbf
12.50 Berlin Hbf
Seat 4.50`,
      ),
    ),
    ['ICE579 Hamburg Hbf Berlin Hbf 2027-05-12T11:05 2027-05-12T12:50'],
  );
  assert.deepEqual(
    told(
      read(
        'Your booking',
        `Your booking is confirmed. Booking reference: QK7TZP
12 May 2027, ICE 579
Hamburg Hbf
11:05
Berlin Hbf
12:50
Paid 14.20 and 16.30`,
      ),
    ),
    ['ICE579 Hamburg Hbf Berlin Hbf 2027-05-12T11:05 2027-05-12T12:50'],
  );
});
