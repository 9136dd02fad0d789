import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls } from '@escale/contract';
import { bookedAtSandbox, type HotelHouse, messagesOf, openHotelHouse } from '../testing/hotel-house.ts';
import {
  book,
  cancel,
  makeBooking,
  makeOffer,
  newKey,
  nights,
  order,
  readBooking,
  sandboxHotel,
  seeRate,
} from '../testing/hotels.ts';
import { makeTrip, readTrip } from '../testing/makers.ts';

let house: HotelHouse;
before(async () => {
  house = await openHotelHouse();
});

test('a booking becomes a hotel of the chosen trip, with its number, its price and the terms that were accepted', async () => {
  const trip = await makeTrip(house.lea, { name: 'Lyon' });
  const offer = await makeOffer(house.lea);
  const asked = await book(house.lea, offer, { tripId: trip.id, informationToHotel: 'Late arrival' });
  assert.deepEqual([asked.status, asked.body.state], [201, 'booking']);
  await house.server.settled();
  const booking = await readBooking(house.lea, asked.body.id);
  assert.deepEqual([booking.state, booking.tripId, booking.payment.last4], ['confirmed', trip.id, '1111']);
  assert.match(booking.confirmationNumber ?? '', /^SBX/);
  assert.equal(booking.acceptedTerms.text, offer.rate.terms);
  assert.equal(booking.acceptedTerms.version, offer.rate.termsVersion);
  assert.equal(booking.provenance.mode, 'sandbox');
  const { segments } = await readTrip(house.lea, trip.id);
  const [segment] = segments;
  assert.ok(segment?.type === 'hotel' && segments.length === 1);
  assert.deepEqual(
    [segment.id, segment.source, segment.status, segment.confirmationNumber, segment.price, segment.name],
    [booking.segmentId, 'hotel-booking', 'confirmed', booking.confirmationNumber, offer.rate.total, offer.hotel.name],
  );
  assert.match(segment.start, /T15:00:00\+0[12]:00\[Europe\/Paris\]$/);
  const [said] = await messagesOf(house.lea);
  assert.deepEqual([said.kind, said.hotelBookingId, said.segmentId], ['hotel-booked', booking.id, booking.segmentId]);
});

test('without a trip it finds one, or makes one named after the town', async () => {
  const booking = await makeBooking(house.server, house.max, { hotelCode: sandboxHotel(1), days: nights(60) });
  const trip = await readTrip(house.max, booking.tripId ?? '');
  assert.equal(trip.name, 'Lyon');
});

test('the terms must be accepted, in the version that was shown', async () => {
  const offer = await makeOffer(house.lea);
  const refused = await book(house.lea, offer, { termsAccepted: false });
  assert.deepEqual([refused.status, refused.body.code], [422, 'booking.terms-not-accepted']);
  const other = await book(house.lea, offer, { termsVersion: 'older' });
  assert.deepEqual([other.status, other.body.code], [409, 'booking.changed']);
});

test('a key is required, and the person’s presence proven', async () => {
  const offer = await makeOffer(house.lea);
  const without = await house.lea.send(calls.bookHotel, { body: order(offer) as never });
  assert.deepEqual([without.status, without.body.code], [400, 'idempotency.key-missing']);
  house.wait(11 * 60_000);
  const late = await book(house.lea, offer);
  assert.deepEqual([late.status, late.body.code], [403, 'session.step-up-needed']);
  await house.pass(0);
});

test('a price that rose is shown and accepted anew, or nothing is booked', async () => {
  const { rate } = await seeRate(house.lea, { hotelCode: sandboxHotel(3) });
  const offer = await makeOffer(house.lea, { hotelCode: sandboxHotel(3) });
  assert.deepEqual(offer.changes?.priceBefore, rate.total);
  assert.ok(Number(offer.rate.total.amount) > Number(rate.total.amount));
  const booking = await makeBooking(house.server, house.lea, { hotelCode: sandboxHotel(3), days: nights(70) });
  assert.equal(booking.state, 'confirmed');
});

test('stricter terms are noticed too', async () => {
  const offer = await makeOffer(house.lea, { hotelCode: sandboxHotel(4) });
  assert.deepEqual(offer.changes, { priceBefore: null, terms: true });
});

test('a price that moves between the offer and the click books nothing; the new offer does', async () => {
  const stay = { hotelCode: sandboxHotel(11), days: nights(80) };
  // This hotel's price moves with each tenth minute of the clock: one has just begun.
  await house.pass(600_000 - (house.nowMs() % 600_000));
  const offer = await makeOffer(house.lea, stay);
  await house.pass(10 * 60_000);
  const refused = await book(house.lea, offer);
  assert.deepEqual([refused.status, refused.body.code], [409, 'booking.changed']);
  const again = await house.lea.send(calls.recheckHotelRate, {
    body: {
      chainCode: 'SBX',
      hotelCode: stay.hotelCode,
      rateId: offer.rate.id,
      ...stay.days,
      shown: { total: offer.rate.total, termsVersion: offer.rate.termsVersion },
    },
  });
  assert.deepEqual(again.body.changes.priceBefore, offer.rate.total);
  await house.server.settled();
  assert.equal((await bookedAtSandbox(house, stay.hotelCode)).length, 0, 'refused, the hotel was never asked');
  const booked = await book(house.lea, again.body);
  assert.equal(booked.status, 201);
  await house.server.settled();
  assert.equal((await bookedAtSandbox(house, stay.hotelCode)).length, 1);
});

test('a room that goes before it is rechecked is said to be gone', async () => {
  const { asked } = await seeRate(house.lea, { hotelCode: sandboxHotel(7) });
  const gone = await house.lea.send(calls.recheckHotelRate, { body: asked });
  assert.deepEqual([gone.status, gone.body.code], [409, 'hotel.rate-gone']);
});

test('a hotel that refuses leaves no segment and says so', async () => {
  const trip = await makeTrip(house.lea);
  const booking = await makeBooking(house.server, house.lea, {
    hotelCode: sandboxHotel(12),
    order: { tripId: trip.id },
  });
  assert.deepEqual([booking.state, booking.failure, booking.segmentId], ['failed', 'sold-out', null]);
  assert.equal((await readTrip(house.lea, trip.id)).segments.length, 0);
  assert.equal((await messagesOf(house.lea))[0].kind, 'hotel-not-booked');
});

test('no answer is no booking and no failure: it is unknown until the provider says that it has booked', async () => {
  const booking = await makeBooking(house.server, house.lea, { hotelCode: sandboxHotel(5), days: nights(100) });
  assert.deepEqual([booking.state, booking.segmentId], ['unknown', null]);
  assert.equal((await messagesOf(house.lea))[0].kind, 'hotel-unanswered');
  const early = await cancel(house.lea, booking.id);
  assert.deepEqual([early.status, early.body.code], [409, 'booking.in-progress']);
  await house.pass(10_000);
  await house.server.app.hotels.followUp();
  const found = await readBooking(house.lea, booking.id);
  assert.equal(found.state, 'confirmed');
  assert.ok(found.segmentId);
  assert.equal((await bookedAtSandbox(house, sandboxHotel(5))).length, 1);
});

test('what nobody knows of after its time was never booked', async () => {
  const booking = await makeBooking(house.server, house.lea, { hotelCode: sandboxHotel(6), days: nights(101) });
  assert.equal(booking.state, 'unknown');
  await house.pass(10_000);
  await house.server.app.hotels.followUp();
  assert.equal((await readBooking(house.lea, booking.id)).state, 'unknown', 'it may still be on its way');
  await house.pass(120_000);
  await house.server.app.hotels.followUp();
  const over = await readBooking(house.lea, booking.id);
  assert.deepEqual([over.state, over.failure], ['failed', 'not-made']);
  assert.equal((await bookedAtSandbox(house, sandboxHotel(6))).length, 0);
});

test('ten requests with one key are one booking, and all get its answer', async () => {
  const offer = await makeOffer(house.lea, { days: nights(110) });
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 10 }, () => book(house.lea, offer, {}, key)));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
  assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1);
  await house.server.settled();
  const later = await book(house.lea, offer, {}, key);
  assert.equal(later.body.id, answers[0]?.body.id);
  const made = (await bookedAtSandbox(house, sandboxHotel(1))).filter((row) => row.checkin === offer.stay.checkin);
  assert.equal(made.length, 1);
  const another = await book(house.lea, offer);
  assert.deepEqual([another.status, another.body.code], [409, 'booking.offer-used'], 'another key, the same offer');
  const changed = await book(house.lea, offer, { email: 'other@example.com' }, key);
  assert.deepEqual([changed.status, changed.body.code], [422, 'idempotency.key-reused']);
});

test('the last room is sold once, and whoever comes second is told', async () => {
  const days = nights(120);
  const offers = [];
  for (;;) {
    const offer = await makeOffer(house.max, { days }).catch(() => null);
    if (!offer || offers.length === 12) break;
    offers.push(offer);
    if (offer.rate.roomsLeft === 1) break;
    const made = await book(house.max, offer);
    assert.equal(made.status, 201);
    await house.server.settled();
  }
  const last = offers.at(-1);
  assert.equal(last?.rate.roomsLeft, 1);
  const rival = await makeOffer(house.lea, { days });
  assert.ok(last);
  const [one, other] = await Promise.all([book(house.max, last), book(house.lea, rival)]);
  await house.server.settled();
  const states = [];
  for (const [person, { status, body }] of [
    [house.max, one],
    [house.lea, other],
  ] as const) {
    states.push(status === 201 ? (await readBooking(person, body.id)).state : body.code);
  }
  assert.equal(states.filter((state) => state === 'confirmed').length, 1, states.join());
});
