import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Booking } from './booking.ts';
import { doubtOf } from './check.ts';

const flight = (arrival: string): Booking => ({
  type: 'FlightReservation',
  number: '868',
  from: { name: 'Toronto Pearson', iata: 'YYZ' },
  to: { name: 'London Heathrow', iata: 'LHR' },
  departure: { local: '2027-10-06T19:30:00', zone: 'America/Toronto' },
  arrival: { local: arrival, zone: 'Europe/London' },
});

test('a flight that would be under way for two nights is doubted, one with a stop on its way is not', () => {
  assert.equal(doubtOf(flight('2027-10-08T20:35:00'))?.code, 'too-long');
  assert.equal(doubtOf(flight('2027-10-08T05:35:00')), null);
});
