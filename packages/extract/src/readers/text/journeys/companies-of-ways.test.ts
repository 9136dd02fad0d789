import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../../testing/told.ts';

test('a coach is told by whose it is, and so is a ship that has no number', () => {
  assert.deepEqual(
    told(
      read(
        'Your booking',
        `Your booking is confirmed. Booking reference: QK7TZP
12 May 2027, National Express 502
11:05 London Victoria Coach Station
13:40 Bristol Bus Station
National Express 0371 781 8181`,
      ),
    ),
    ['502 London Victoria Coach Station Bristol Bus Station 2027-05-12T11:05 2027-05-12T13:40'],
  );
  assert.deepEqual(
    told(
      read(
        'Votre réservation',
        `Votre réservation est confirmée. Référence de réservation : QK7TZP
12 mai 2027
Marseille 19h00 → Bastia 07h30`,
        'La Méridionale',
      ),
    ).map((line) => line.trim()),
    ['Boat Marseille Bastia 2027-05-12T19:00 2027-05-13T07:30'],
  );
});
