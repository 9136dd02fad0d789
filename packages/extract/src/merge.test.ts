import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Booking, Candidate, Rank } from './booking.ts';
import { mergeCandidates } from './merge.ts';

type Flight = Extract<Booking, { type: 'FlightReservation' }>;
type Train = Extract<Booking, { type: 'TrainReservation' }>;

function candidate(booking: Booking, rank: Rank = 'markup'): Candidate {
  return { booking, rank, evidence: {}, confidence: 0.9, doubts: [] };
}

function flight(more: Partial<Flight> = {}): Flight {
  return {
    type: 'FlightReservation',
    number: '7705',
    carrier: { iata: 'AF' },
    from: { iata: 'NCE' },
    to: { iata: 'CDG' },
    departure: { local: '2027-01-18T12:50:00' },
    reference: 'TW4HJ6',
    ...more,
  };
}

function train(from: string, to: string, leaves: string, comes: string, more: Partial<Train> = {}): Train {
  const at = (clock: string) => ({ local: `2027-04-08T${clock}:00` });
  return {
    type: 'TrainReservation',
    from: { name: from },
    to: { name: to },
    departure: at(leaves),
    arrival: at(comes),
    ...more,
  };
}

const merge = (...bookings: Booking[]) => mergeCandidates(bookings.map((booking) => candidate(booking)));

test('a flight is its number and day: what one paper lacks the other tells', () => {
  const [merged, ...others] = merge(
    flight({ departure: { local: '2027-01-18' }, seats: [{ number: '12A' }] }),
    flight({ arrival: { local: '2027-01-18T14:30:00' } }),
  );
  assert.equal(others.length, 0);
  const { booking } = merged ?? {};
  assert.ok(booking?.type === 'FlightReservation');
  assert.equal(booking.departure?.local, '2027-01-18T12:50:00');
  assert.equal(booking.arrival?.local, '2027-01-18T14:30:00');
  assert.equal(booking.seats?.[0]?.number, '12A');
});

test('the same flight on another day is another flight', () => {
  assert.equal(merge(flight(), flight({ departure: { local: '2027-01-19T12:50:00' } })).length, 2);
});

test('two people on one flight keep their own bookings', () => {
  assert.equal(
    merge(flight({ travelers: [{ name: 'Léa Martin' }] }), flight({ travelers: [{ name: 'Max Weber' }] })).length,
    2,
  );
});

test('LEA MARTIN of the barcode is Léa Martin of the mail', () => {
  const [merged, ...others] = mergeCandidates([
    candidate(flight({ travelers: [{ name: 'MARTIN LEA' }] }), 'barcode'),
    candidate(flight({ travelers: [{ name: 'Léa Martin' }] }), 'text'),
  ]);
  assert.equal(others.length, 0);
  assert.equal(merged?.booking.travelers?.length, 1);
});

test('different references are different bookings', () => {
  assert.equal(merge(flight(), flight({ reference: 'OTHER1' })).length, 2);
});

test('where sources disagree the better one is believed and the disagreement kept', () => {
  const [merged] = mergeCandidates([
    candidate(flight({ departure: { local: '2027-01-18T13:20:00' } }), 'text'),
    candidate(flight(), 'markup'),
  ]);
  assert.equal(merged?.booking.type === 'FlightReservation' && merged.booking.departure?.local, '2027-01-18T12:50:00');
  assert.deepEqual(merged?.doubts, [{ code: 'sources-disagree', field: 'departure' }]);
});

test('the whole journey is no booking of its own beside its legs', () => {
  const merged = merge(
    train('Berlin Hbf', 'Bonn Hbf', '07:46', '13:45'),
    train('Berlin Hbf', 'Köln Hbf', '07:46', '12:09', { number: '123' }),
    train('Köln Hbf', 'Bonn Hbf', '12:17', '13:45', { number: '42' }),
  );
  assert.deepEqual(
    merged.map(({ booking }) => booking.type === 'TrainReservation' && booking.number),
    ['123', '42'],
  );
});

test('a ticket that fills a train’s number up with noughts does not contradict the paper that has none', () => {
  const [merged, ...others] = merge(
    train('Paris Gare de Lyon', 'Lyon Part-Dieu', '08:58', '10:56', { number: '6609' }),
    train('Paris Gare de Lyon', 'Lyon Part-Dieu', '08:58', '10:56', { number: '06609' }),
  );
  assert.equal(others.length, 0);
  assert.deepEqual(merged?.doubts, []);
});

test('a cancellation that only names the reference cancels what is booked under it', () => {
  const [merged, ...others] = merge({ type: 'FlightReservation', reference: 'TW4HJ6', status: 'cancelled' }, flight());
  assert.equal(others.length, 0);
  assert.equal(merged?.booking.status, 'cancelled');
});

test('three rooms under their own numbers are three bookings', () => {
  const room = (reference: string): Booking => ({
    type: 'LodgingReservation',
    reference,
    place: { name: 'Lindenhof' },
    checkIn: { local: '2027-09-07' },
  });
  assert.equal(merge(room('1'), room('2'), room('3')).length, 3);
});

test('bookings come in order of time', () => {
  const late = flight({ number: '1', departure: { local: '2027-03-01T08:00:00' } });
  assert.deepEqual(
    merge(late, flight()).map(({ booking }) => booking.type === 'FlightReservation' && booking.number),
    ['7705', '1'],
  );
});

test('between two days of departure the one that agrees with the printed nights is right, and the doubt stays', () => {
  const stay = (checkOut: string, nights?: number): Booking => ({
    type: 'LodgingReservation',
    reference: 'BCN-1',
    place: { name: 'Lindenhof' },
    checkIn: { local: '2027-06-08' },
    checkOut: { local: checkOut },
    nights,
  });
  const [merged, ...others] = mergeCandidates([
    candidate(stay('2027-06-10'), 'markup'),
    candidate(stay('2027-06-11', 3), 'text'),
  ]);
  assert.equal(others.length, 0);
  assert.ok(merged?.booking.type === 'LodgingReservation');
  assert.equal(merged.booking.checkOut?.local, '2027-06-11');
  assert.deepEqual(merged.doubts, [{ code: 'sources-disagree', field: 'checkOut' }]);
});

test('markup and print that give one event two days speak of one event', () => {
  const event = (day: string): Booking => ({
    type: 'EventReservation',
    reference: 'MBE1',
    name: 'Mail Day',
    departure: { local: day },
  });
  const merged = mergeCandidates([candidate(event('2027-10-15'), 'markup'), candidate(event('2027-10-30'), 'text')]);
  assert.equal(merged.length, 1);
  assert.deepEqual(merged[0]?.doubts, [{ code: 'sources-disagree', field: 'departure' }]);
});

test('what the print of a page takes for the name of its event is none beside its markup', () => {
  const event = (name: string, hour: string, price?: string): Booking => ({
    type: 'EventReservation',
    reference: '771020354',
    name,
    departure: { local: `2027-10-15T${hour}:00` },
    ...(price ? { price: { amount: price, currency: 'GBP' } } : {}),
  });
  const told = candidate(event('An Evening of Lute Songs', '19:30'), 'markup');
  const merged = mergeCandidates([told, candidate(event('ticketshop', '19:30', '24.00'), 'text')]);
  assert.deepEqual(
    merged.map(({ booking, doubts }) => [booking, doubts]),
    [[event('An Evening of Lute Songs', '19:30', '24.00'), []]],
  );
  assert.equal(mergeCandidates([told, candidate(event('Lutes for Beginners', '14:00'), 'text')]).length, 2);
});

test('the midnights of a house by the clock of Greenwich are its days, which the print tells with their hours', () => {
  const stay = (checkIn: string, checkOut: string, offset?: string): Booking => ({
    type: 'LodgingReservation',
    reference: 'HK-118204',
    place: { name: 'Pension Sanddorn' },
    checkIn: { local: checkIn, ...(offset ? { offset } : {}) },
    checkOut: { local: checkOut, ...(offset ? { offset } : {}) },
  });
  const days = (...bookings: [Booking, Booking]) => {
    const [first, second] = bookings;
    const [merged, ...others] = mergeCandidates([candidate(first), candidate(second, 'table')]);
    assert.equal(others.length, 0);
    const { booking } = merged ?? {};
    assert.ok(booking?.type === 'LodgingReservation');
    return [booking.checkIn?.local, booking.checkOut?.local];
  };
  assert.deepEqual(
    days(stay('2027-06-10T22:00:00', '2027-06-12T22:00:00', 'Z'), stay('2027-06-11T15:30:00', '2027-06-13T10:00:00')),
    ['2027-06-11T15:30:00', '2027-06-13T10:00:00'],
  );
  // two hours that differ are those of the house
  assert.deepEqual(
    days(stay('2027-06-10T22:00:00', '2027-06-12T10:00:00', 'Z'), stay('2027-06-11T15:30:00', '2027-06-13T10:00:00')),
    ['2027-06-10T22:00:00', '2027-06-12T10:00:00'],
  );
});
