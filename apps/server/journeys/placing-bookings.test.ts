import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls, type NewSegment, segmentDraft } from '@escale/contract';
import type { BookingToPlace } from '../src/features/trips/index.ts';
import { newId } from '../src/platform/ids.ts';
import { flight, inDays, makeTrip, readTrip } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

let server: TestServer;

before(async () => {
  server = await startServer();
});

let count = 0;
const somebody = () => signIn(server, `traveller-${++count}@example.com`);

function place(person: SignedIn, segment: NewSegment, more: Partial<BookingToPlace> = {}) {
  const { house, trips } = server.app;
  const booking = { draft: segmentDraft.parse(segment), source: 'email' as const, importId: newId(), ...more };
  return house.db.transact((tx) => trips.placeBooking(tx, person.accountId, booking));
}

const out = (more: Partial<Extract<NewSegment, { type: 'flight' }>> = {}) =>
  flight(30, { airlineCode: 'ZB', flightNumber: '1824', confirmationNumber: 'QX7K2P', ...more });
const back = (more: Partial<Extract<NewSegment, { type: 'flight' }>> = {}) =>
  flight(36, {
    departure: { name: 'Lisbon', iata: 'LIS' },
    arrival: { name: 'Paris Charles de Gaulle', iata: 'CDG' },
    airlineCode: 'ZB',
    flightNumber: '1825',
    confirmationNumber: 'QX7K2P',
    ...more,
  });
const hotel = (from: number, to: number): NewSegment => ({
  type: 'hotel',
  name: 'Casa do Rio',
  place: { name: 'Casa do Rio', city: 'Lisbon', country: 'PT' },
  start: inDays(from),
  end: inDays(to),
});

test('a first booking makes a trip that is named after where it goes', async () => {
  const lea = await somebody();
  const placed = await place(lea, out());
  assert.deepEqual([placed.action, placed.newTrip], ['created', true]);
  const trip = await readTrip(lea, placed.tripId);
  assert.equal(trip.name, 'Lisbon');
  assert.equal(trip.segments[0]?.source, 'email');
  assert.notEqual(trip.segments[0]?.importId, null);
});

test('a trip is named in the language of its owner', async () => {
  const lea = await somebody();
  assert.equal(
    (await lea.send(calls.updateAccountDetails, { body: { firstName: 'Léa', lastName: 'Martin', language: 'fr' } }))
      .status,
    200,
  );
  const placed = await place(lea, out());
  assert.equal((await readTrip(lea, placed.tripId)).name, 'Lisbonne');
  await server.app.house.db.transact((tx) => server.app.trips.nameNewTrip(tx, placed.tripId));
  assert.equal((await readTrip(lea, placed.tripId)).name, 'Lisbonne');
});

test('a trip by train is named after the town of its station, as its hotel is', async () => {
  const lea = await somebody();
  const train = (day: number, from: string, to: string): NewSegment => ({
    type: 'train',
    departure: { name: from },
    arrival: { name: to },
    start: `${inDays(day)}T09:06:00`,
    end: `${inDays(day)}T12:40:00`,
  });
  const placed = await place(lea, train(30, 'Torino Porta Susa', 'Milano Centrale'));
  assert.equal((await readTrip(lea, placed.tripId)).name, 'Milan');
  const inn: NewSegment = {
    type: 'hotel',
    name: 'Locanda Verga',
    place: { name: 'Locanda Verga', city: 'Milan', country: 'IT' },
    start: inDays(30),
    end: inDays(32),
  };
  assert.equal((await place(lea, inn)).tripId, placed.tripId);
  assert.equal((await place(lea, train(32, 'Milano Centrale', 'Torino Porta Susa'))).tripId, placed.tripId);
  assert.equal((await readTrip(lea, placed.tripId)).destination?.name, 'Milan');
});

test('a return ticket and the hotel between stay one trip', async () => {
  const lea = await somebody();
  const importId = newId();
  const first = await place(lea, out(), { importId });
  const second = await place(lea, back(), { importId });
  const third = await place(lea, hotel(30, 36));
  assert.deepEqual([second.tripId, third.tripId], [first.tripId, first.tripId]);
  const trip = await readTrip(lea, first.tripId);
  assert.deepEqual([trip.start, trip.end, trip.segments.length], [inDays(30), inDays(36), 3]);
});

test('the same booking again changes nothing and doubles nothing', async () => {
  const lea = await somebody();
  const first = await place(lea, out());
  const again = await place(lea, out({ confirmationNumber: 'qx7 k2p' }));
  assert.deepEqual([again.segmentId, again.newTrip], [first.segmentId, false]);
  const reminder = await place(lea, out());
  assert.equal((await readTrip(lea, first.tripId)).segments.length, 1);
  assert.equal(reminder.segmentId, first.segmentId);
});

test('a flight that was moved to another day updates its segment', async () => {
  const lea = await somebody();
  const first = await place(lea, out());
  const moved = await place(lea, out({ start: `${inDays(31)}T09:40:00`, end: `${inDays(31)}T11:15:00` }));
  assert.deepEqual([moved.action, moved.segmentId], ['updated', first.segmentId]);
  const trip = await readTrip(lea, first.tripId);
  assert.deepEqual([trip.segments.length, trip.start], [1, inDays(31)]);
});

test('two flights on one paper under one number are two, also when the paper arrives again', async () => {
  const lea = await somebody();
  const commuter = (day: number) => flight(day, { confirmationNumber: 'AB12CD', airlineCode: 'ZB', flightNumber: '9' });
  for (const importId of [newId(), newId()]) {
    const one = await place(lea, commuter(30), { importId });
    const two = await place(lea, commuter(32), { importId });
    assert.notEqual(one.segmentId, two.segmentId);
    assert.equal((await readTrip(lea, one.tripId)).segments.length, 2);
  }
});

test('two confirmation numbers on one flight are two bookings', async () => {
  const lea = await somebody();
  const first = await place(lea, out());
  const other = await place(lea, out({ confirmationNumber: 'ZZZ999' }));
  assert.equal(other.action, 'created');
  assert.notEqual(other.segmentId, first.segmentId);
});

test('what the traveller set by hand is kept, and the difference is told', async () => {
  const lea = await somebody();
  const first = await place(lea, out({ seatNumber: '12A', departureGate: 'K1' }));
  const params = { id: first.tripId, segmentId: first.segmentId };
  await lea.send(calls.updateSegment, { params, body: { seatNumber: '2C' } });
  const again = await place(lea, out({ seatNumber: '30F', departureGate: 'K9' }));
  assert.equal(again.action, 'updated');
  assert.deepEqual(again.differences, [{ field: 'seatNumber', kept: '2C', offered: '30F' }]);
  const [segment] = (await readTrip(lea, first.tripId)).segments;
  assert.deepEqual(segment?.type === 'flight' && [segment.seatNumber, segment.departureGate], ['2C', 'K9']);
});

test('a booking that was typed by hand is found again by its mail, and keeps what was typed', async () => {
  const lea = await somebody();
  const trip = await makeTrip(lea, { name: 'My words', segments: [out({ notes: 'window!' })] });
  const placed = await place(lea, out({ seatNumber: '30F' }));
  assert.deepEqual([placed.action, placed.tripId], ['updated', trip.id]);
  const [segment] = (await readTrip(lea, trip.id)).segments;
  assert.deepEqual(segment?.type === 'flight' && [segment.seatNumber, segment.notes], ['30F', 'window!']);
});

test('a cancellation marks the segment and deletes nothing; one of something unknown says so', async () => {
  const lea = await somebody();
  const { house, trips } = server.app;
  const first = await place(lea, out());
  const cancel = (confirmationNumber: string) =>
    house.db.transact((tx) =>
      trips.cancelBookings(tx, lea.accountId, { type: 'flight', confirmationNumber, importId: newId() }),
    );
  assert.deepEqual(await cancel('NOTHERE'), []);
  const cancelled = await cancel('QX7K2P');
  assert.deepEqual(
    cancelled.map((placed) => [placed.action, placed.segmentId]),
    [['cancelled', first.segmentId]],
  );
  assert.equal((await readTrip(lea, first.tripId)).segments[0]?.status, 'cancelled');
  assert.deepEqual(
    (await cancel('QX7K2P')).map((placed) => placed.action),
    ['unchanged'],
  );
  const again = await place(lea, out({ status: 'cancelled' }));
  assert.deepEqual([again.action, again.segmentId], ['unchanged', first.segmentId]);
});

test('a calendar event is known by its UID, whatever it is called', async () => {
  const lea = await somebody();
  const event = (name: string, start: string): NewSegment => ({ type: 'event', name, start, duration: '01:00' });
  const more = { source: 'calendar' as const, identity: ['ics:abc@example.com'] };
  const first = await place(lea, event('Review', `${inDays(3)}T10:00:00`), more);
  const moved = await place(lea, event('Review (moved)', `${inDays(5)}T14:00:00`), more);
  assert.deepEqual([moved.action, moved.segmentId], ['updated', first.segmentId]);
});

test('a booking never lands in a stranger’s trip, nor in one that was not chosen rightly', async () => {
  const [lea, eve] = [await somebody(), await somebody()];
  const first = await place(lea, out());
  const theirs = await place(eve, out());
  assert.deepEqual([theirs.action, theirs.newTrip], ['created', true]);
  assert.notEqual(theirs.tripId, first.tripId);
  await assert.rejects(place(eve, back({ confirmationNumber: 'OTHER1' }), { tripId: first.tripId }), {
    code: 'trip.not-found',
  });
});

test('mail of a fellow traveller changes nothing that they could not change themselves, and doubles nothing', async () => {
  const [lea, max] = [await somebody(), await somebody()];
  const first = await place(lea, out({ seatNumber: '1A' }));
  await lea.send(calls.addTraveler, { params: { id: first.tripId }, body: { email: max.email } });
  const placed = await place(max, out({ seatNumber: '30F' }));
  assert.deepEqual([placed.action, placed.segmentId], ['unchanged', first.segmentId]);
  const segment = (await readTrip(lea, first.tripId)).segments.find((s) => s.id === first.segmentId);
  assert.equal(segment?.type === 'flight' && segment.seatNumber, '1A');
});

test('the same paper placed twice at once makes one segment', async () => {
  const lea = await somebody();
  const placed = await Promise.all([place(lea, out()), place(lea, out()), place(lea, out())]);
  assert.equal(new Set(placed.map((p) => p.segmentId)).size, 1);
});
