import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls } from '@escale/contract';
import { type HotelHouse, messagesOf, openHotelHouse } from '../testing/hotel-house.ts';
import { cancel, makeBooking, newKey, nights, readBooking, sandboxHotel } from '../testing/hotels.ts';
import { readTrip } from '../testing/makers.ts';

let house: HotelHouse;
before(async () => {
  house = await openHotelHouse();
});

test('cancelling shows the fee, takes it back to the trip, and happens once', async () => {
  const booking = await makeBooking(house.server, house.lea, { days: nights(150) });
  const policy = await house.lea.send(calls.getCancellationPolicy, { params: { id: booking.id } });
  assert.deepEqual([policy.body.cancellable, policy.body.fee.amount], [true, '0.00']);
  assert.match(policy.body.deadline, /T18:00:00.*\[Europe\/Paris\]$/);
  assert.match(policy.body.hotelTime, /\[Europe\/Paris\]$/);
  const [one, other] = await Promise.all([cancel(house.lea, booking.id), cancel(house.lea, booking.id)]);
  assert.deepEqual([one.status, other.status], [200, 200]);
  await house.server.settled();
  const over = await readBooking(house.lea, booking.id);
  assert.deepEqual([over.state, over.cancellation?.fee.amount, over.cancellable], ['cancelled', '0.00', false]);
  const { segments } = await readTrip(house.lea, booking.tripId ?? '');
  assert.equal(segments.find(({ id }) => id === booking.segmentId)?.status, 'cancelled');
  const said = (await messagesOf(house.lea)).filter((m: { hotelBookingId: string }) => m.hotelBookingId === booking.id);
  assert.deepEqual(
    said.map((m: { kind: string }) => m.kind),
    ['hotel-cancelled', 'hotel-booked'],
  );
});

test('another fee or policy than the one that holds now is not accepted', async () => {
  const booking = await makeBooking(house.server, house.lea, { days: nights(153) });
  const policy = await house.lea.send(calls.getCancellationPolicy, { params: { id: booking.id } });
  const { version } = policy.body.policy;
  for (const [acceptedFee, policyVersion] of [
    [{ amount: '1.00', currency: 'EUR' }, version],
    [policy.body.fee, 'older'],
  ]) {
    const body = { bookingId: booking.id, acceptedFee, policyVersion };
    const refused = await house.lea.send(calls.cancelHotelBooking, { body, idempotencyKey: newKey() });
    assert.deepEqual([refused.status, refused.body.code], [409, 'booking.changed']);
  }
});

test('what cannot be refunded cannot be cancelled, and can be taken out of the trip, which cancels nothing', async () => {
  const booking = await makeBooking(house.server, house.lea, { hotelCode: sandboxHotel(2), days: nights(156) });
  assert.equal(booking.cancellable, false);
  const refused = await cancel(house.lea, booking.id);
  assert.deepEqual([refused.status, refused.body.title], [409, 'This booking cannot be cancelled.']);
  const params = { id: booking.tripId ?? '', segmentId: booking.segmentId ?? '' };
  assert.equal((await house.lea.send(calls.deleteSegment, { params })).status, 204);
  const after = await readBooking(house.lea, booking.id);
  assert.deepEqual([after.state, after.tripId, after.segmentId], ['confirmed', null, null]);
});

test('a cancellation that the hotel refuses leaves the booking as it was', async () => {
  const booking = await makeBooking(house.server, house.lea, { hotelCode: sandboxHotel(13), days: nights(160) });
  await cancel(house.lea, booking.id);
  await house.server.settled();
  const after = await readBooking(house.lea, booking.id);
  assert.deepEqual([after.state, after.cancellation?.refused], ['confirmed', true]);
  assert.equal((await messagesOf(house.lea))[0].title, 'We couldn’t cancel your booking');
});

test('a cancellation without an answer is asked after until it is known', async () => {
  const booking = await makeBooking(house.server, house.lea, { hotelCode: sandboxHotel(5), days: nights(163) });
  await house.pass(10_000);
  await house.server.app.hotels.followUp();
  await cancel(house.lea, booking.id);
  await house.server.settled();
  assert.equal((await readBooking(house.lea, booking.id)).state, 'cancelling');
  await house.pass(300_000);
  await house.server.app.hotels.followUp();
  assert.equal((await readBooking(house.lea, booking.id)).state, 'cancelled');
});
