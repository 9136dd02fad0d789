import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls } from '@escale/contract';
import { bookedAtSandbox, type HotelHouse, openHotelHouse } from '../testing/hotel-house.ts';
import { book, makeBooking, makeOffer, newKey, nights, readBooking, sandboxHotel } from '../testing/hotels.ts';
import { addTraveler, makeTrip } from '../testing/makers.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

let house: HotelHouse;
before(async () => {
  house = await openHotelHouse();
});

test('another’s trip is none, and the booking is made in none', async () => {
  const trip = await makeTrip(house.max);
  const offer = await makeOffer(house.eve, { days: nights(132) });
  const refused = await book(house.eve, offer, { tripId: trip.id });
  assert.deepEqual([refused.status, refused.body.code], [404, 'trip.not-found']);
  assert.equal((await book(house.eve, offer)).status, 201, 'nothing of the refused one is left');
  await house.server.settled();
});

test('its traveller and who runs the trip see a booking; a fellow and a stranger hear of none', async () => {
  const trip = await makeTrip(house.lea, { name: 'Together' });
  await addTraveler(house.lea, trip.id, 'max@example.com');
  const own = await makeBooking(house.server, house.lea, { days: nights(140), order: { tripId: trip.id } });
  const maxs = await makeBooking(house.server, house.max, { days: nights(143), order: { tripId: trip.id } });
  assert.equal((await house.lea.send(calls.getHotelBooking, { params: { id: maxs.id } })).status, 200);
  for (const person of [house.max, house.eve]) {
    assert.equal((await person.send(calls.getHotelBooking, { params: { id: own.id } })).status, 404);
    assert.equal((await person.send(calls.getCancellationPolicy, { params: { id: own.id } })).status, 404);
    assert.equal((await cancelAs(person, own.id)).status, 404);
  }
  const inTrip = await house.lea.send(calls.listHotelBookings, { query: { tripId: trip.id } });
  assert.deepEqual(inTrip.body.items.map(({ id }: { id: string }) => id).sort(), [own.id, maxs.id].sort());
  const his = await house.max.send(calls.listHotelBookings, { query: { tripId: trip.id } });
  assert.deepEqual(
    his.body.items.map(({ id }: { id: string }) => id),
    [maxs.id],
  );
  assert.equal((await house.eve.send(calls.listHotelBookings, { query: { tripId: trip.id } })).status, 404);
  assert.equal(
    (await house.lea.send(calls.listHotelBookings, { query: { segmentId: own.segmentId ?? '' } })).body.items[0].id,
    own.id,
  );
});

const cancelAs = (person: SignedIn, bookingId: string) =>
  person.send(calls.cancelHotelBooking, {
    body: { bookingId, acceptedFee: { amount: '0.00', currency: 'EUR' }, policyVersion: 'x' },
    idempotencyKey: newKey(),
  });

test('who erases their account takes their name out of a booking, which stays booked and on the books', async () => {
  const zoe = await signIn(house.server, 'zoe@example.com');
  const order = { guests: [{ firstName: 'Zoé', lastName: 'Erased' }], informationToHotel: 'Marker note' };
  const booking = await makeBooking(house.server, zoe, { days: nights(180), order });
  const copy = JSON.stringify(await house.server.app.hotels.showAll(house.server.app.house.db.query, zoe.accountId));
  assert.ok(copy.includes('Marker note') && copy.includes(booking.acceptedTerms.hash));
  await zoe.send(calls.eraseAccount, { body: { confirm: 'zoe@example.com' } });
  await house.server.settled();
  const row = await house.server.app.house.db.query
    .selectFrom('hotel_bookings')
    .selectAll()
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow();
  assert.deepEqual([row.account_id, row.booked_by, row.person, row.payment.last4], [null, null, null, null]);
  assert.deepEqual([row.state, row.terms_hash], ['confirmed', booking.acceptedTerms.hash]);
  const [kept] = (await bookedAtSandbox(house, sandboxHotel(1))).filter(
    ({ client_reference: id }) => id === booking.id,
  );
  assert.equal(kept?.state, 'confirmed', 'erasing cancels nothing');
});

test('a name is kept for a year and some weeks after the stay, an offer for a day', async () => {
  const { db } = house.server.app.house;
  const offers = async () => (await db.query.selectFrom('hotel_offers').select('id').execute()).length;
  assert.ok((await offers()) > 0);
  const booking = await makeBooking(house.server, house.lea, { days: nights(190) });
  await house.pass(25 * 3_600_000);
  await house.server.app.hotels.sweep();
  assert.equal(await offers(), 0);
  assert.equal((await readBooking(house.lea, booking.id)).guests.length, 1);
  await house.pass((190 + 2 + 401) * 86_400_000);
  await house.server.app.hotels.sweep();
  const old = await readBooking(house.lea, booking.id);
  assert.deepEqual([old.guests, old.email, old.confirmationNumber], [[], '', booking.confirmationNumber]);
});
