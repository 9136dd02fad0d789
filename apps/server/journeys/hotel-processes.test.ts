import assert from 'node:assert/strict';
import { afterEach, before, beforeEach, test } from 'node:test';
import type { HotelBooking } from '@escale/contract';
import { book, makeOffer, newKey, nights, readBooking, sandboxHotel } from '../testing/hotels.ts';
import { liteHotel, startLiteApi } from '../testing/liteapi-server.ts';
import { type Ground, newGround, startOwnProcess } from '../testing/own-process.ts';
import { as } from '../testing/server.ts';
import type { SignedIn } from '../testing/sign-in.ts';
import { until } from '../testing/until.ts';

/** Servers in processes of their own, on one database. */
let ground: Ground;
let liteApi: Awaited<ReturnType<typeof startLiteApi>>;
before(async () => {
  liteApi = await startLiteApi();
});
// Of each test its own: what one that failed leaves running would do the work of the next.
beforeEach(async () => {
  ground = await newGround();
});
afterEach(() => ground.clear());

test('ten requests at once with one key, on two servers, are one booking; every time', {
  timeout: 120_000,
}, async ({ signal }) => {
  const [one, other] = await Promise.all([startOwnProcess(ground), startOwnProcess(ground)]);
  const lea = await one.signIn('lea@example.com');
  const elsewhere: SignedIn = { ...lea, send: as(other, lea.token).send };
  // A thousand rounds: `npm run bench:bookings`.
  const rounds = 12;
  const ids = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    const offer = await makeOffer(lea, { hotelCode: sandboxHotel(1 + (round % 4)), days: nights(10 + 3 * round, 1) });
    const key = newKey();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => book(n % 2 ? lea : elsewhere, offer, {}, key)),
    );
    assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([201]));
    const made = new Set<string>(replies.map(({ body }) => body.id));
    assert.equal(made.size, 1);
    for (const id of made) ids.add(id);
  }
  assert.equal(ids.size, rounds);
  for (const id of ids) assert.equal((await untilSettled(lea, id, signal)).state, 'confirmed');
  for (const house of [one, other]) await house.stop();
});

test('a server that is killed while the hotel is being asked has booked once, and learns of it', {
  timeout: 120_000,
}, async ({ signal }) => {
  let house = await startOwnProcess(ground, liteApi.env);
  let lea = await house.signIn('lea@example.com');
  // The provider books, and its answer meets nobody.
  const asked = liteApi.holdBack();
  const offer = await makeOffer(lea, { chainCode: '--', hotelCode: liteHotel(1), days: nights(40) });
  const { body } = await book(lea, offer);
  await asked.arrived;
  await house.kill();
  asked.release();
  assert.equal(liteApi.booked(body.id), 1);

  house = await startOwnProcess(ground, liteApi.env);
  lea = await house.signIn('lea@example.com');
  const booking = await untilSettled(lea, body.id, signal);
  assert.equal(booking.state, 'confirmed');
  assert.ok(booking.segmentId);
  assert.equal(liteApi.booked(body.id), 1);
  const times = liteApi.asked.filter(({ url, body: said }) => url.pathname === '/rates/book' && said.includes(body.id));
  assert.equal(times.length, 1, 'it was asked to book once');
  await house.stop();
});

const untilSettled = (person: SignedIn, id: string, signal: AbortSignal): Promise<HotelBooking> =>
  until(signal, async () => {
    const booking = await readBooking(person, id);
    return booking.state === 'booking' || booking.state === 'unknown' ? undefined : booking;
  });
