import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calls, type HotelBooking } from '@escale/contract';
import { book, cancel, lyon, makeBooking, makeOffer, newKey, nights, readBooking, seeRate } from './hotels.ts';
import { makeTrip, readTrip } from './makers.ts';
import type { TestServer } from './server.ts';
import type { SignedIn } from './sign-in.ts';

/** A provider with a server that uses it. Its hotels show by their numbers what a provider can do (`adapters/hotels/sandbox/hotels.ts`). */
export type HotelSetting = {
  readonly server: TestServer;
  /** Somebody who has proven a moment ago that they are there. */
  readonly lea: SignedIn;
  readonly provider: string;
  hotel(number: number): { chainCode: string; hotelCode: string };
  /** How many bookings the provider itself has under this reference. */
  booked(reference: string): Promise<number>;
  /** Time goes by. */
  pass(ms: number): Promise<void>;
  /** Before a cancellation of this booking. */
  refuseToCancel(reference: string): void;
};

/** What every provider of hotels keeps to, whoever it is. */
export function hotelContract(name: string, open: () => HotelSetting): void {
  let from = 20;
  /** Days of its own for every test: what one books is not free for the next. */
  const stay = (number: number) => {
    from += 3;
    return { ...open().hotel(number), days: nights(from) };
  };
  const booked = async (number: number, order = {}): Promise<HotelBooking> =>
    makeBooking(open().server, open().lea, { ...stay(number), order });

  test(`${name}: hotels near a point are found with what they cost, how far they are, and who says so`, async () => {
    const { lea, provider } = open();
    const query = { latitude: String(lyon.latitude), longitude: String(lyon.longitude), radius: '10', ...nights(15) };
    const { status, body } = await lea.send(calls.searchHotels, { query: query as never });
    assert.equal(status, 200);
    assert.ok(body.total > 0);
    assert.equal(body.provenance.provider, provider);
    for (const hotel of body.hotels) {
      assert.match(hotel.lowestTotal.amount, /^\d+\.\d\d$/);
      assert.ok(hotel.distanceFromDestinationKm <= 10);
      assert.equal(hotel.place.timeZone, 'Europe/Paris');
    }
  });

  test(`${name}: a rate is the whole stay with taxes, and its deadlines are moments at the hotel`, async () => {
    const { rate } = await seeRate(open().lea, stay(1));
    const cents = ({ amount }: { amount: string }) => Math.round(Number(amount) * 100);
    assert.equal(cents(rate.payNow) + cents(rate.payAtHotel), cents(rate.total));
    assert.equal(rate.cancellationPolicy.refundable, 'full');
    assert.match(rate.cancellationPolicy.steps[0]?.from ?? '', /T18:00:00\+0[12]:00\[Europe\/Paris\]$/);
    assert.ok(rate.terms.length > 5);
  });

  test(`${name}: two rooms cost more than one, and three guests sleep in them`, async () => {
    const { lea } = open();
    const asked = stay(1);
    const one = await seeRate(lea, asked);
    const query = { ...open().hotel(1), ...asked.days, room: '2', guest: '3', ages: '99,99,7' };
    const two = await lea.send(calls.getHotel, { query: query as never });
    assert.equal(two.status, 200);
    assert.ok(Number(two.body.rates[0].total.amount) > Number(one.rate.total.amount));
  });

  test(`${name}: what is rechecked unchanged is booked, and stands in the trip with its number`, async () => {
    const { lea } = open();
    const offer = await makeOffer(lea, stay(1));
    assert.equal(offer.changes, null);
    const trip = await makeTrip(lea);
    const { body } = await book(lea, offer, { tripId: trip.id });
    await open().server.settled();
    const booking = await readBooking(lea, body.id);
    assert.equal(booking.state, 'confirmed');
    assert.equal(await open().booked(booking.id), 1);
    const [segment] = (await readTrip(lea, trip.id)).segments;
    assert.deepEqual(
      [segment?.source, segment?.confirmationNumber, segment?.price],
      ['hotel-booking', booking.confirmationNumber, offer.rate.total],
    );
  });

  test(`${name}: a price that rose is told with the one before`, async () => {
    const asked = stay(3);
    const { rate } = await seeRate(open().lea, asked);
    const offer = await makeOffer(open().lea, asked);
    assert.deepEqual(offer.changes?.priceBefore, rate.total);
    assert.equal((await book(open().lea, offer)).status, 201, 'accepted anew, it is booked');
    await open().server.settled();
  });

  test(`${name}: terms that became stricter are told`, async () => {
    const offer = await makeOffer(open().lea, stay(4));
    assert.deepEqual(offer.changes, { priceBefore: null, terms: true });
  });

  test(`${name}: a rate that is gone is said to be gone`, async () => {
    const { asked } = await seeRate(open().lea, stay(7));
    const gone = await open().lea.send(calls.recheckHotelRate, { body: asked });
    assert.deepEqual([gone.status, gone.body.code], [409, 'hotel.rate-gone']);
  });

  test(`${name}: a provider that refuses to book leaves nothing behind`, async () => {
    const booking = await booked(12);
    assert.deepEqual([booking.state, booking.failure, booking.segmentId], ['failed', 'sold-out', null]);
    assert.equal(await open().booked(booking.id), 0);
  });

  test(`${name}: without an answer nobody knows, until the provider is found to have booked; once`, async () => {
    const booking = await booked(5);
    assert.equal(booking.state, 'unknown');
    await open().pass(30_000);
    await open().server.app.hotels.followUp();
    const found = await readBooking(open().lea, booking.id);
    assert.equal(found.state, 'confirmed');
    assert.ok(found.segmentId);
    assert.equal(await open().booked(booking.id), 1);
  });

  test(`${name}: without an answer nobody knows, until the provider should have known and does not`, async () => {
    const booking = await booked(6);
    await open().pass(30_000);
    await open().server.app.hotels.followUp();
    assert.equal((await readBooking(open().lea, booking.id)).state, 'unknown');
    await open().pass(30 * 60_000);
    await open().server.app.hotels.followUp();
    const over = await readBooking(open().lea, booking.id);
    assert.deepEqual([over.state, over.failure], ['failed', 'not-made']);
    assert.equal(await open().booked(booking.id), 0);
  });

  test(`${name}: a room may be paid at the hotel, and then nothing is paid before`, async () => {
    const offer = await makeOffer(open().lea, stay(8));
    assert.deepEqual([offer.rate.payNow.amount, offer.payments], ['0.00', ['pay-at-hotel']]);
    const { body } = await book(open().lea, offer);
    await open().server.settled();
    assert.equal((await readBooking(open().lea, body.id)).state, 'confirmed');
  });

  test(`${name}: what cannot be refunded is booked and cannot be cancelled`, async () => {
    const booking = await booked(2);
    assert.deepEqual([booking.state, booking.cancellable], ['confirmed', false]);
    assert.equal((await cancel(open().lea, booking.id)).body.code, 'booking.not-cancellable');
  });

  test(`${name}: in time a room is cancelled for nothing, with the provider and in the trip`, async () => {
    const booking = await booked(1);
    await cancel(open().lea, booking.id);
    await open().server.settled();
    const over = await readBooking(open().lea, booking.id);
    assert.deepEqual([over.state, over.cancellation?.fee.amount], ['cancelled', '0.00']);
    const { segments } = await readTrip(open().lea, booking.tripId ?? '');
    assert.equal(segments.find(({ id }) => id === booking.segmentId)?.status, 'cancelled');
  });

  test(`${name}: a provider that refuses to cancel leaves the booking as it was`, async () => {
    const booking = await booked(13);
    open().refuseToCancel(booking.id);
    await cancel(open().lea, booking.id);
    await open().server.settled();
    const after = await readBooking(open().lea, booking.id);
    assert.deepEqual([after.state, after.cancellation?.refused], ['confirmed', true]);
  });

  test(`${name}: ten requests at once with one key are one booking`, async () => {
    const offer = await makeOffer(open().lea, stay(1));
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => book(open().lea, offer, {}, key)));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
    await open().server.settled();
    const ids = new Set<string>(answers.map(({ body }) => body.id));
    assert.equal(ids.size, 1);
    for (const id of ids) assert.equal(await open().booked(id), 1);
  });
}
