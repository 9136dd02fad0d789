import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls } from '@escale/contract';
import { type HotelHouse, openHotelHouse } from '../testing/hotel-house.ts';
import { book, makeOffer, nights, order, readBooking } from '../testing/hotels.ts';

let house: HotelHouse;
before(async () => {
  house = await openHotelHouse();
});

test('a card that is declined books nothing', async () => {
  const offer = await makeOffer(house.lea, { days: nights(90) });
  const payment = { ...(order(offer).payment as object), token: 'sandbox-declined', last4: '0002' };
  const { body } = await book(house.lea, offer, { payment });
  await house.server.settled();
  const booking = await readBooking(house.lea, body.id);
  assert.deepEqual([booking.state, booking.failure], ['failed', 'payment-refused']);
});

test('a card’s number is refused wherever it stands, and is nowhere afterwards', async () => {
  const offer = await makeOffer(house.lea, { days: nights(130) });
  for (const more of [
    { informationToHotel: 'My card is 4539 1488 0343 6467' },
    { informationToHotel: 'Test card 4111111111111111' },
    { guests: [{ firstName: 'Léa', lastName: '5425233430109903' }] },
  ]) {
    const refused = await book(house.lea, offer, more);
    assert.deepEqual([refused.status, refused.body.code], [422, 'booking.card-number']);
  }
  const extra = { ...(order(offer).payment as object), cardNumber: '4539148803436467', cvv: '737' };
  const strict = await book(house.lea, offer, { payment: extra });
  assert.equal(strict.status, 422);
  assert.doesNotMatch(JSON.stringify(strict.body), /4539|737/);
});

test('an offer is whoever’s it was made for, and a way of paying what it allows', async () => {
  const offer = await makeOffer(house.lea, { days: nights(131) });
  assert.equal((await book(house.eve, offer)).body.code, 'hotel.rate-gone');
  assert.ok(!offer.payments.includes('agency-account'), 'that is for advisors');
  const refused = await book(house.lea, offer, { payment: { kind: 'agency-account' } });
  assert.deepEqual([refused.status, refused.body.code], [422, 'booking.payment-refused']);
});

test('a virtual card has a state, a limit and its days; its number is behind the provider’s own page', async () => {
  const offer = await makeOffer(house.max, { days: nights(170) });
  const { body } = await book(house.max, offer, { payment: { kind: 'virtual-card' } });
  await house.server.settled();
  const { virtualCard } = await readBooking(house.max, body.id);
  assert.deepEqual(
    [virtualCard?.state, virtualCard?.last4, virtualCard?.limit],
    ['sent-to-hotel', '0000', offer.rate.total],
  );
  const frame = await house.max.send(calls.openVirtualCard, { params: { id: body.id } });
  assert.equal(frame.status, 200);
  const page = await fetch(`${house.server.url}${frame.body.url}`);
  assert.equal(page.status, 200);
  assert.match(page.headers.get('content-security-policy') ?? '', /frame-ancestors 'self'/);
  await house.pass(61_000);
  assert.equal((await fetch(`${house.server.url}${frame.body.url}`)).status, 410, 'a minute later it is closed');
  assert.equal((await house.eve.send(calls.openVirtualCard, { params: { id: body.id } })).status, 404);
  const shown = await house.server.app.house.db.query
    .selectFrom('hotel_booking_log')
    .select('deed')
    .where('booking_id', '=', body.id)
    .execute();
  assert.ok(shown.some(({ deed }) => deed === 'card-shown'));
});
