import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../../testing/told.ts';

test('a way over both its hours is a crossing, whichever colon the clock has', () => {
  for (const [out, back] of [
    [
      'Depart Fri 8 Oct 2027 17:00\nArrive Sat 9 Oct 2027 09:45',
      'Depart Tue 12 Oct 2027 17:30\nArrive Wed 13 Oct 2027 09:15',
    ],
    [
      'Departs: Fri 8 Oct 2027, 17:00\nArrives: Sat 9 Oct 2027, 09:45',
      'Departs: Tue 12 Oct 2027, 17:30\nArrives: Wed 13 Oct 2027, 09:15',
    ],
  ] as const)
    assert.deepEqual(
      told(
        read(
          'Your ferry booking',
          `Northsea Ferries\n\nBooking reference: NF-482017\n\nOutward journey\nNewcastle to Amsterdam\n${out}\n\nReturn journey\nAmsterdam to Newcastle\n${back}`,
        ),
      ),
      [
        'Boat Newcastle Amsterdam 2027-10-08T17:00 2027-10-09T09:45',
        'Boat Amsterdam Newcastle 2027-10-12T17:30 2027-10-13T09:15',
      ],
    );
});

test('a way over hours of something else is none', () => {
  assert.deepEqual(
    told(
      read(
        'Your ferry booking',
        'Northsea Ferries\n\nBooking reference: NF-482017\n\nNewcastle to Amsterdam\nCheck-in on 8 October 2027 opens 15:00, closes 16:15',
      ),
    ),
    [],
  );
});
