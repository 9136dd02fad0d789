import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Booking } from './booking.ts';
import { checked, doubtOf } from './check.ts';

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

test('a train without zones that arrives before it leaves is doubted, but not for the hours that zones may differ by', () => {
  const train = (arrival: string): Booking => ({
    type: 'TrainReservation',
    from: { name: 'A' },
    to: { name: 'B' },
    departure: { local: '2027-09-14T21:15:00' },
    arrival: { local: arrival },
  });
  assert.equal(doubtOf(train('2027-09-13T08:42:00'))?.code, 'ends-before-start');
  assert.equal(doubtOf(train('2027-09-14T20:50:00')), null);
  assert.equal(doubtOf(train('2027-09-15T08:42:00')), null);
});

test('an arrival days too late is on the first day on which it can be, where print said so, and is looked at', () => {
  const read = (arrival: string, rank: 'text' | 'barcode') =>
    checked({ booking: flight(arrival), rank, evidence: {}, confidence: 1, doubts: [] });
  const late = read('2027-10-08T20:35:00', 'text');
  assert.ok('arrival' in late.booking);
  assert.deepEqual(
    [late.booking.arrival?.local, late.doubts],
    ['2027-10-07T20:35:00', [{ code: 'unsure-date', field: 'arrival' }]],
  );
  assert.equal(read('2027-10-08T20:35:00', 'barcode').doubts[0]?.code, 'too-long');
});
