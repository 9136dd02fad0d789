import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls } from '@escale/contract';
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
import { addTraveler, makeCustomer, makeTrip, readTrip } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn, signInAgent } from '../testing/sign-in.ts';

let server: TestServer;
let lea: SignedIn;
let max: SignedIn;
let eve: SignedIn;
let sinceMs = 0;
/** Moved by hand: what waits for time waits for nobody. */
const clock = { now: () => new Date(Date.now() + sinceMs) };

before(async () => {
  server = await startServer({ clock });
  await pass(0);
});

/** Time goes by. Whoever books has proven lately that they are there. */
async function pass(ms: number): Promise<void> {
  sinceMs += ms;
  [lea, max, eve] = (await Promise.all(
    ['lea@example.com', 'max@example.com', 'eve@elsewhere.example'].map((email) => signIn(server, email)),
  )) as [SignedIn, SignedIn, SignedIn];
}

const messagesOf = async (person: SignedIn) => (await person.send(calls.listMessages)).body.items;
const bookedAtSandbox = (hotelCode: string) =>
  server.app.house.db.query
    .selectFrom('sandbox_hotel_bookings')
    .selectAll()
    .where('hotel_code', '=', hotelCode)
    .execute();

test('a booking becomes a hotel of the chosen trip, with its number, its price and the terms that were accepted', async () => {
  const trip = await makeTrip(lea, { name: 'Lyon' });
  const offer = await makeOffer(lea);
  const asked = await book(lea, offer, { tripId: trip.id, informationToHotel: 'Late arrival' });
  assert.deepEqual([asked.status, asked.body.state], [201, 'booking']);
  await server.settled();
  const booking = await readBooking(lea, asked.body.id);
  assert.deepEqual([booking.state, booking.tripId, booking.payment.last4], ['confirmed', trip.id, '1111']);
  assert.match(booking.confirmationNumber ?? '', /^SBX/);
  assert.equal(booking.acceptedTerms.text, offer.rate.terms);
  assert.equal(booking.acceptedTerms.version, offer.rate.termsVersion);
  assert.equal(booking.provenance.mode, 'sandbox');
  const { segments } = await readTrip(lea, trip.id);
  const [segment] = segments;
  assert.ok(segment?.type === 'hotel' && segments.length === 1);
  assert.deepEqual(
    [segment.id, segment.source, segment.status, segment.confirmationNumber, segment.price, segment.name],
    [booking.segmentId, 'hotel-booking', 'confirmed', booking.confirmationNumber, offer.rate.total, offer.hotel.name],
  );
  assert.match(segment.start, /T15:00:00\+0[12]:00\[Europe\/Paris\]$/);
  const [said] = await messagesOf(lea);
  assert.deepEqual([said.kind, said.hotelBookingId, said.segmentId], ['hotel-booked', booking.id, booking.segmentId]);
});

test('without a trip it finds one, or makes one named after the town', async () => {
  const booking = await makeBooking(server, max, { hotelCode: sandboxHotel(1), days: nights(60) });
  const trip = await readTrip(max, booking.tripId ?? '');
  assert.equal(trip.name, 'Lyon');
});

test('the terms must be accepted, in the version that was shown', async () => {
  const offer = await makeOffer(lea);
  const refused = await book(lea, offer, { termsAccepted: false });
  assert.deepEqual([refused.status, refused.body.code], [422, 'booking.terms-not-accepted']);
  const other = await book(lea, offer, { termsVersion: 'older' });
  assert.deepEqual([other.status, other.body.code], [409, 'booking.changed']);
});

test('a key is required, and the person’s presence proven', async () => {
  const offer = await makeOffer(lea);
  const without = await lea.send(calls.bookHotel, { body: order(offer) as never });
  assert.deepEqual([without.status, without.body.code], [400, 'idempotency.key-missing']);
  sinceMs += 11 * 60_000;
  const late = await book(lea, offer);
  assert.deepEqual([late.status, late.body.code], [403, 'session.step-up-needed']);
  await pass(0);
});

test('a price that rose is shown and accepted anew, or nothing is booked', async () => {
  const { rate } = await seeRate(lea, { hotelCode: sandboxHotel(3) });
  const offer = await makeOffer(lea, { hotelCode: sandboxHotel(3) });
  assert.deepEqual(offer.changes?.priceBefore, rate.total);
  assert.ok(Number(offer.rate.total.amount) > Number(rate.total.amount));
  const booking = await makeBooking(server, lea, { hotelCode: sandboxHotel(3), days: nights(70) });
  assert.equal(booking.state, 'confirmed');
});

test('stricter terms are noticed too', async () => {
  const offer = await makeOffer(lea, { hotelCode: sandboxHotel(4) });
  assert.deepEqual(offer.changes, { priceBefore: null, terms: true });
});

test('a price that moves between the offer and the click books nothing; the new offer does', async () => {
  const stay = { hotelCode: sandboxHotel(11), days: nights(80) };
  const offer = await makeOffer(lea, stay);
  await pass(10 * 60_000);
  const refused = await book(lea, offer);
  assert.deepEqual([refused.status, refused.body.code], [409, 'booking.changed']);
  const again = await lea.send(calls.recheckHotelRate, {
    body: {
      chainCode: 'SBX',
      hotelCode: stay.hotelCode,
      rateId: offer.rate.id,
      ...stay.days,
      shown: { total: offer.rate.total, termsVersion: offer.rate.termsVersion },
    },
  });
  assert.deepEqual(again.body.changes.priceBefore, offer.rate.total);
  const booked = await book(lea, again.body);
  assert.equal(booked.status, 201);
  assert.equal((await bookedAtSandbox(stay.hotelCode)).length, 0, 'not before the job has asked');
  await server.settled();
  assert.equal((await bookedAtSandbox(stay.hotelCode)).length, 1);
});

test('a room that goes before it is rechecked is said to be gone', async () => {
  const { asked } = await seeRate(lea, { hotelCode: sandboxHotel(7) });
  const gone = await lea.send(calls.recheckHotelRate, { body: asked });
  assert.deepEqual([gone.status, gone.body.code], [409, 'hotel.rate-gone']);
});

test('a hotel that refuses leaves no segment and says so', async () => {
  const trip = await makeTrip(lea);
  const booking = await makeBooking(server, lea, { hotelCode: sandboxHotel(12), order: { tripId: trip.id } });
  assert.deepEqual([booking.state, booking.failure, booking.segmentId], ['failed', 'sold-out', null]);
  assert.equal((await readTrip(lea, trip.id)).segments.length, 0);
  assert.equal((await messagesOf(lea))[0].kind, 'hotel-not-booked');
});

test('a card that is declined books nothing', async () => {
  const offer = await makeOffer(lea, { days: nights(90) });
  const payment = { ...(order(offer).payment as object), token: 'sandbox-declined', last4: '0002' };
  const { body } = await book(lea, offer, { payment });
  await server.settled();
  const booking = await readBooking(lea, body.id);
  assert.deepEqual([booking.state, booking.failure], ['failed', 'payment-refused']);
});

test('no answer is no booking and no failure: it is unknown until the provider says that it has booked', async () => {
  const booking = await makeBooking(server, lea, { hotelCode: sandboxHotel(5), days: nights(100) });
  assert.deepEqual([booking.state, booking.segmentId], ['unknown', null]);
  assert.equal((await messagesOf(lea))[0].kind, 'hotel-unanswered');
  const early = await cancel(lea, booking.id);
  assert.deepEqual([early.status, early.body.code], [409, 'booking.in-progress']);
  await pass(10_000);
  await server.app.hotels.followUp();
  const found = await readBooking(lea, booking.id);
  assert.equal(found.state, 'confirmed');
  assert.ok(found.segmentId);
  assert.equal((await bookedAtSandbox(sandboxHotel(5))).length, 1);
});

test('what nobody knows of after its time was never booked', async () => {
  const booking = await makeBooking(server, lea, { hotelCode: sandboxHotel(6), days: nights(101) });
  assert.equal(booking.state, 'unknown');
  await pass(10_000);
  await server.app.hotels.followUp();
  assert.equal((await readBooking(lea, booking.id)).state, 'unknown', 'it may still be on its way');
  await pass(120_000);
  await server.app.hotels.followUp();
  const over = await readBooking(lea, booking.id);
  assert.deepEqual([over.state, over.failure], ['failed', 'not-made']);
  assert.equal((await bookedAtSandbox(sandboxHotel(6))).length, 0);
});

test('ten requests with one key are one booking, and all get its answer', async () => {
  const offer = await makeOffer(lea, { days: nights(110) });
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 10 }, () => book(lea, offer, {}, key)));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
  assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1);
  await server.settled();
  const later = await book(lea, offer, {}, key);
  assert.equal(later.body.id, answers[0]?.body.id);
  const made = (await bookedAtSandbox(sandboxHotel(1))).filter((row) => row.checkin === offer.stay.checkin);
  assert.equal(made.length, 1);
  const another = await book(lea, offer);
  assert.deepEqual([another.status, another.body.code], [409, 'booking.offer-used'], 'another key, the same offer');
  const changed = await book(lea, offer, { email: 'other@example.com' }, key);
  assert.deepEqual([changed.status, changed.body.code], [422, 'idempotency.key-reused']);
});

test('the last room is sold once, and whoever comes second is told', async () => {
  const days = nights(120);
  const offers = [];
  for (;;) {
    const offer = await makeOffer(max, { days }).catch(() => null);
    if (!offer || offers.length === 12) break;
    offers.push(offer);
    if (offer.rate.roomsLeft === 1) break;
    const made = await book(max, offer);
    assert.equal(made.status, 201);
    await server.settled();
  }
  const last = offers.at(-1);
  assert.equal(last?.rate.roomsLeft, 1);
  const rival = await makeOffer(lea, { days });
  assert.ok(last);
  const [one, other] = await Promise.all([book(max, last), book(lea, rival)]);
  await server.settled();
  const states = [];
  for (const [person, { status, body }] of [
    [max, one],
    [lea, other],
  ] as const) {
    states.push(status === 201 ? (await readBooking(person, body.id)).state : body.code);
  }
  assert.equal(states.filter((state) => state === 'confirmed').length, 1, states.join());
});

test('a card’s number is refused wherever it stands, and is nowhere afterwards', async () => {
  const offer = await makeOffer(lea, { days: nights(130) });
  for (const more of [
    { informationToHotel: 'My card is 4539 1488 0343 6467' },
    { informationToHotel: 'Test card 4111111111111111' },
    { guests: [{ firstName: 'Léa', lastName: '5425233430109903' }] },
  ]) {
    const refused = await book(lea, offer, more);
    assert.deepEqual([refused.status, refused.body.code], [422, 'booking.card-number']);
  }
  const extra = { ...(order(offer).payment as object), cardNumber: '4539148803436467', cvv: '737' };
  const strict = await book(lea, offer, { payment: extra });
  assert.equal(strict.status, 422);
  assert.doesNotMatch(JSON.stringify(strict.body), /4539|737/);
});

test('an offer is whoever’s it was made for, and a way of paying what it allows', async () => {
  const offer = await makeOffer(lea, { days: nights(131) });
  assert.equal((await book(eve, offer)).body.code, 'hotel.rate-gone');
  assert.ok(!offer.payments.includes('agency-account'), 'that is for advisors');
  const refused = await book(lea, offer, { payment: { kind: 'agency-account' } });
  assert.deepEqual([refused.status, refused.body.code], [422, 'booking.payment-refused']);
});

test('another’s trip is none, and the booking is made in none', async () => {
  const trip = await makeTrip(max);
  const offer = await makeOffer(eve, { days: nights(132) });
  const refused = await book(eve, offer, { tripId: trip.id });
  assert.deepEqual([refused.status, refused.body.code], [404, 'trip.not-found']);
  assert.equal((await book(eve, offer)).status, 201, 'nothing of the refused one is left');
  await server.settled();
});

test('its traveller and who runs the trip see a booking; a fellow and a stranger hear of none', async () => {
  const trip = await makeTrip(lea, { name: 'Together' });
  await addTraveler(lea, trip.id, 'max@example.com');
  const own = await makeBooking(server, lea, { days: nights(140), order: { tripId: trip.id } });
  const maxs = await makeBooking(server, max, { days: nights(143), order: { tripId: trip.id } });
  assert.equal((await lea.send(calls.getHotelBooking, { params: { id: maxs.id } })).status, 200);
  for (const person of [max, eve]) {
    assert.equal((await person.send(calls.getHotelBooking, { params: { id: own.id } })).status, 404);
    assert.equal((await person.send(calls.getCancellationPolicy, { params: { id: own.id } })).status, 404);
    assert.equal((await cancelAs(person, own.id)).status, 404);
  }
  const inTrip = await lea.send(calls.listHotelBookings, { query: { tripId: trip.id } });
  assert.deepEqual(inTrip.body.items.map(({ id }: { id: string }) => id).sort(), [own.id, maxs.id].sort());
  const his = await max.send(calls.listHotelBookings, { query: { tripId: trip.id } });
  assert.deepEqual(
    his.body.items.map(({ id }: { id: string }) => id),
    [maxs.id],
  );
  assert.equal((await eve.send(calls.listHotelBookings, { query: { tripId: trip.id } })).status, 404);
  assert.equal(
    (await lea.send(calls.listHotelBookings, { query: { segmentId: own.segmentId ?? '' } })).body.items[0].id,
    own.id,
  );
});

const cancelAs = (person: SignedIn, bookingId: string) =>
  person.send(calls.cancelHotelBooking, {
    body: { bookingId, acceptedFee: { amount: '0.00', currency: 'EUR' }, policyVersion: 'x' },
    idempotencyKey: newKey(),
  });

test('cancelling shows the fee, takes it back to the trip, and happens once', async () => {
  const booking = await makeBooking(server, lea, { days: nights(150) });
  const policy = await lea.send(calls.getCancellationPolicy, { params: { id: booking.id } });
  assert.deepEqual([policy.body.cancellable, policy.body.fee.amount], [true, '0.00']);
  assert.match(policy.body.deadline, /T18:00:00.*\[Europe\/Paris\]$/);
  assert.match(policy.body.hotelTime, /\[Europe\/Paris\]$/);
  const [one, other] = await Promise.all([cancel(lea, booking.id), cancel(lea, booking.id)]);
  assert.deepEqual([one.status, other.status], [200, 200]);
  await server.settled();
  const over = await readBooking(lea, booking.id);
  assert.deepEqual([over.state, over.cancellation?.fee.amount, over.cancellable], ['cancelled', '0.00', false]);
  const { segments } = await readTrip(lea, booking.tripId ?? '');
  assert.equal(segments.find(({ id }) => id === booking.segmentId)?.status, 'cancelled');
  const said = (await messagesOf(lea)).filter((m: { hotelBookingId: string }) => m.hotelBookingId === booking.id);
  assert.deepEqual(
    said.map((m: { kind: string }) => m.kind),
    ['hotel-cancelled', 'hotel-booked'],
  );
});

test('another fee or policy than the one that holds now is not accepted', async () => {
  const booking = await makeBooking(server, lea, { days: nights(153) });
  const policy = await lea.send(calls.getCancellationPolicy, { params: { id: booking.id } });
  const { version } = policy.body.policy;
  for (const [acceptedFee, policyVersion] of [
    [{ amount: '1.00', currency: 'EUR' }, version],
    [policy.body.fee, 'older'],
  ]) {
    const body = { bookingId: booking.id, acceptedFee, policyVersion };
    const refused = await lea.send(calls.cancelHotelBooking, { body, idempotencyKey: newKey() });
    assert.deepEqual([refused.status, refused.body.code], [409, 'booking.changed']);
  }
});

test('what cannot be refunded cannot be cancelled, and can be taken out of the trip, which cancels nothing', async () => {
  const booking = await makeBooking(server, lea, { hotelCode: sandboxHotel(2), days: nights(156) });
  assert.equal(booking.cancellable, false);
  const refused = await cancel(lea, booking.id);
  assert.deepEqual([refused.status, refused.body.title], [409, 'This booking cannot be cancelled.']);
  const params = { id: booking.tripId ?? '', segmentId: booking.segmentId ?? '' };
  assert.equal((await lea.send(calls.deleteSegment, { params })).status, 204);
  const after = await readBooking(lea, booking.id);
  assert.deepEqual([after.state, after.tripId, after.segmentId], ['confirmed', null, null]);
});

test('a cancellation that the hotel refuses leaves the booking as it was', async () => {
  const booking = await makeBooking(server, lea, { hotelCode: sandboxHotel(13), days: nights(160) });
  await cancel(lea, booking.id);
  await server.settled();
  const after = await readBooking(lea, booking.id);
  assert.deepEqual([after.state, after.cancellation?.refused], ['confirmed', true]);
  assert.equal((await messagesOf(lea))[0].title, 'We couldn’t cancel your booking');
});

test('a cancellation without an answer is asked after until it is known', async () => {
  const booking = await makeBooking(server, lea, { hotelCode: sandboxHotel(5), days: nights(163) });
  await pass(10_000);
  await server.app.hotels.followUp();
  await cancel(lea, booking.id);
  await server.settled();
  assert.equal((await readBooking(lea, booking.id)).state, 'cancelling');
  await pass(300_000);
  await server.app.hotels.followUp();
  assert.equal((await readBooking(lea, booking.id)).state, 'cancelled');
});

test('a virtual card has a state, a limit and its days; its number is behind the provider’s own page', async () => {
  const offer = await makeOffer(max, { days: nights(170) });
  const { body } = await book(max, offer, { payment: { kind: 'virtual-card' } });
  await server.settled();
  const { virtualCard } = await readBooking(max, body.id);
  assert.deepEqual(
    [virtualCard?.state, virtualCard?.last4, virtualCard?.limit],
    ['sent-to-hotel', '0000', offer.rate.total],
  );
  const frame = await max.send(calls.openVirtualCard, { params: { id: body.id } });
  assert.equal(frame.status, 200);
  const page = await fetch(`${server.url}${frame.body.url}`);
  assert.equal(page.status, 200);
  assert.match(page.headers.get('content-security-policy') ?? '', /frame-ancestors 'self'/);
  await pass(61_000);
  assert.equal((await fetch(`${server.url}${frame.body.url}`)).status, 410, 'a minute later it is closed');
  assert.equal((await eve.send(calls.openVirtualCard, { params: { id: body.id } })).status, 404);
  const shown = await server.app.house.db.query
    .selectFrom('hotel_booking_log')
    .select('deed')
    .where('booking_id', '=', body.id)
    .execute();
  assert.ok(shown.some(({ deed }) => deed === 'card-shown'));
});

test('who erases their account takes their name out of a booking, which stays booked and on the books', async () => {
  const zoe = await signIn(server, 'zoe@example.com');
  const order = { guests: [{ firstName: 'Zoé', lastName: 'Erased' }], informationToHotel: 'Marker note' };
  const booking = await makeBooking(server, zoe, { days: nights(180), order });
  const copy = JSON.stringify(await server.app.hotels.showAll(server.app.house.db.query, zoe.accountId));
  assert.ok(copy.includes('Marker note') && copy.includes(booking.acceptedTerms.hash));
  await zoe.send(calls.eraseAccount, { body: { confirm: 'zoe@example.com' } });
  await server.settled();
  const row = await server.app.house.db.query
    .selectFrom('hotel_bookings')
    .selectAll()
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow();
  assert.deepEqual([row.account_id, row.booked_by, row.person, row.payment.last4], [null, null, null, null]);
  assert.deepEqual([row.state, row.terms_hash], ['confirmed', booking.acceptedTerms.hash]);
  const [kept] = (await bookedAtSandbox(sandboxHotel(1))).filter(({ client_reference: id }) => id === booking.id);
  assert.equal(kept?.state, 'confirmed', 'erasing cancels nothing');
});

test('an advisor books into their customer’s trip, on the agency’s account; another agency hears of neither', async () => {
  const ana = await signInAgent(server, 'ana@agency.example');
  const carla = await signInAgent(server, 'carla@other.example', 'Other Travel');
  const nils = await signIn(server, 'nils@example.com');
  await makeCustomer(ana, nils);
  const trip = await makeTrip(nils, { name: 'Booked for me' });
  const offer = await makeOffer(ana, { days: nights(210) });
  assert.ok(offer.payments.includes('agency-account'));
  const order = { tripId: trip.id, payment: { kind: 'agency-account' } };
  const asked = await book(ana, offer, order);
  assert.equal(asked.status, 201);
  await server.settled();
  const his = await readBooking(nils, asked.body.id);
  assert.deepEqual([his.state, his.tripId, his.bookedBy], ['confirmed', trip.id, 'ana@agency.example']);
  assert.equal((await messagesOf(nils))[0].kind, 'hotel-booked');
  assert.equal((await readBooking(ana, his.id)).state, 'confirmed');
  assert.equal((await carla.send(calls.getHotelBooking, { params: { id: his.id } })).status, 404);
  const foreign = await book(carla, await makeOffer(carla, { days: nights(213) }), order);
  assert.deepEqual([foreign.status, foreign.body.code], [404, 'trip.not-found']);
  assert.equal((await cancel(ana, his.id)).status, 200);
  await server.settled();
  assert.equal((await readBooking(nils, his.id)).state, 'cancelled');
});

test('a name is kept for a year and some weeks after the stay, an offer for a day', async () => {
  const { db } = server.app.house;
  const offers = async () => (await db.query.selectFrom('hotel_offers').select('id').execute()).length;
  assert.ok((await offers()) > 0);
  const booking = await makeBooking(server, lea, { days: nights(190) });
  await pass(25 * 3_600_000);
  await server.app.hotels.sweep();
  assert.equal(await offers(), 0);
  assert.equal((await readBooking(lea, booking.id)).guests.length, 1);
  await pass((190 + 2 + 401) * 86_400_000);
  await server.app.hotels.sweep();
  const old = await readBooking(lea, booking.id);
  assert.deepEqual([old.guests, old.email, old.confirmationNumber], [[], '', booking.confirmationNumber]);
});
