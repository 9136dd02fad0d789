import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Booking, PlaceTime } from './booking.ts';
import { doubtOf } from './check.ts';
import { complete } from './complete.ts';

function completed<B extends Booking>(booking: B) {
  const done = complete({ booking, rank: 'markup', evidence: {}, confidence: 1, doubts: [] });
  return { booking: done.booking as B, doubts: done.doubts };
}

function flight(
  departure: PlaceTime,
  arrival?: PlaceTime,
  to = 'JFK',
): Extract<Booking, { type: 'FlightReservation' }> {
  return { type: 'FlightReservation', number: '6', from: { iata: 'CDG' }, to: { iata: to }, departure, arrival };
}

test('an airport gives its flights their clock', () => {
  const { booking } = completed(flight({ local: '2027-02-14T10:30:00' }, { local: '2027-02-14T12:40:00' }));
  assert.equal(booking.departure?.zone, 'Europe/Paris');
  assert.equal(booking.arrival?.zone, 'America/New_York');
});

test('a flight that would land before it leaves lands on the next day', () => {
  const { booking } = completed(flight({ local: '2027-02-14T22:00:00' }, { local: '2027-02-14T06:10:00' }, 'DSS'));
  assert.equal(booking.arrival?.local, '2027-02-15T06:10:00');
});

test('over the date line a flight may land before it leaves', () => {
  const booking = completed({
    ...flight({ local: '2027-02-14T17:00:00' }, { local: '2027-02-14T09:30:00' }, 'LAX'),
    from: { iata: 'HND' },
  }).booking;
  assert.equal(booking.arrival?.local, '2027-02-14T09:30:00');
  assert.equal(doubtOf(booking), null);
});

test('an offset that forgot summer time does not move the clock', () => {
  const { booking, doubts } = completed(flight({ local: '2027-07-14T10:30:00', offset: '+01:00' }));
  assert.deepEqual(booking.departure, { local: '2027-07-14T10:30:00', zone: 'Europe/Paris' });
  assert.deepEqual(doubts, []);
});

test('a time in UTC where the place has another clock is doubted, not guessed', () => {
  const { booking, doubts } = completed(flight({ local: '2027-07-14T10:30:00', offset: 'Z' }));
  assert.equal(booking.departure?.zone, undefined);
  assert.deepEqual(doubts, [{ code: 'unsure-date', field: 'departure' }]);
});

test('a midnight at the house in UTC is the day on which somebody comes or goes', () => {
  const place = { name: 'Hotel Miramar', city: 'Lisboa', country: 'PT' };
  const at = (local: string) => ({ local, offset: 'Z' });
  const { booking, doubts } = completed({
    type: 'LodgingReservation',
    place,
    checkIn: at('2027-07-13T23:00:00'),
    checkOut: at('2027-07-16T11:00:00'),
  });
  assert.deepEqual(booking.checkIn, { local: '2027-07-14' });
  // an hour that is no midnight is doubted as before
  assert.deepEqual(booking.checkOut, at('2027-07-16T11:00:00'));
  assert.deepEqual(doubts, [{ code: 'unsure-date', field: 'checkOut' }]);
});

const reasons: [string, Booking, string | undefined][] = [
  [
    'a flight without a day',
    { type: 'FlightReservation', number: '6', from: { iata: 'CDG' }, to: { iata: 'JFK' } },
    'no-date',
  ],
  [
    'a flight to nowhere',
    { type: 'FlightReservation', number: '6', from: { iata: 'CDG' }, departure: { local: '2027-02-14' } },
    'no-place',
  ],
  ['a flight without a number', { ...flight({ local: '2027-02-14' }), number: undefined }, 'no-number'],
  ['a flight from Paris to Paris', flight({ local: '2027-02-14' }, undefined, 'CDG'), 'same-place'],
  [
    'a stay that ends before it begins',
    {
      type: 'LodgingReservation',
      place: { name: 'Lindenhof' },
      checkIn: { local: '2027-02-14' },
      checkOut: { local: '2027-02-12' },
    },
    'ends-before-start',
  ],
  [
    'a stay of three years',
    {
      type: 'LodgingReservation',
      place: { name: 'Lindenhof' },
      checkIn: { local: '2027-02-14' },
      checkOut: { local: '2030-02-14' },
    },
    'too-long',
  ],
  ['a flight that says it all', flight({ local: '2027-02-14T10:30:00' }, { local: '2027-02-14T12:40:00' }), undefined],
];

for (const [what, booking, code] of reasons)
  test(`${what} is ${code ? `doubted: ${code}` : 'not doubted'}`, () => assert.equal(doubtOf(booking)?.code, code));
