import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Booking, FlightBooking } from './booking.ts';
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

test('one number and one minute are one table, whatever the print calls its house and who comes', () => {
  const table = (house: string, name: string, reference: string, clock: string): Booking => ({
    type: 'FoodEstablishmentReservation',
    reference,
    place: { name: house },
    travelers: [{ name }],
    departure: { local: `2027-02-15T${clock}:00` },
  });
  const own = table('Trattoria da Nonna Pina', 'Chiara Donati', '512740933', '20:30');
  assert.equal(isSameBooking(own, table('Trattoria', 'Nonna Pina', '512740933', '20:30')), true);
  assert.equal(isSameBooking(own, table('Trattoria', 'Nonna Pina', '512740934', '20:30')), false);
  assert.equal(isSameBooking(own, table('Osteria', 'Nonna Pina', '512740933', '12:30')), false);
});
