import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FlightBooking } from './booking.ts';
import { isSameBooking } from './same.ts';

const flight = (from: string, to: string, left: string, landed: string): FlightBooking => ({
  type: 'FlightReservation',
  number: '1',
  carrier: { iata: 'QF' },
  from: { iata: from },
  to: { iata: to },
  departure: { local: `2027-04-07T${left}:00` },
  arrival: { local: `2027-04-07T${landed}:00` },
});

test('one goes on under the number with which one came: two flights, where the second leaves after the first has landed', () => {
  const first = flight('SYD', 'SIN', '15:55', '21:35');
  assert.equal(isSameBooking(first, flight('SIN', 'LHR', '23:10', '23:50')), false);
  assert.equal(isSameBooking(flight('SIN', 'LHR', '23:10', '23:50'), first), false);
});

test('another sighting of a flight whose end was read otherwise is the same flight', () => {
  assert.equal(isSameBooking(flight('SYD', 'SIN', '15:55', '21:35'), flight('SIN', 'LHR', '15:55', '21:35')), true);
});
