import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls, type HotelOffer } from '@escale/contract';
import { type HotelHouse, messagesOf, openHotelHouse } from '../testing/hotel-house.ts';
import { book, cancel, makeBooking, makeOffer, newKey, nights, order, readBooking } from '../testing/hotels.ts';
import { addTraveler, makeCustomer, makeTrip, readTrip } from '../testing/makers.ts';
import { type SignedIn, signIn, signInAgent } from '../testing/sign-in.ts';

let house: HotelHouse;
let ana: SignedIn;
let carla: SignedIn;
let nils: SignedIn;
let nilsAsCustomer: string;
before(async () => {
  house = await openHotelHouse();
  ana = await signInAgent(house.server, 'ana@agency.example');
  carla = await signInAgent(house.server, 'carla@other.example', 'Other Travel');
  nils = await signIn(house.server, 'nils@example.com');
  nilsAsCustomer = (await makeCustomer(ana, nils, { firstName: 'Nils', lastName: 'Berg' })).id;
});

type For = { customerId: string; tripId: string };

function bookFor(agent: SignedIn, offer: HotelOffer, into: For, key = newKey()) {
  const body = { ...order(offer), payment: { kind: 'agency-account' }, ...into } as never;
  return agent.send(calls.bookHotelForCustomer, { body, idempotencyKey: key });
}

const bookingsIn = async (agent: SignedIn, tripId: string): Promise<string[]> => {
  const { body } = await agent.send(calls.listCustomerHotelBookings, { query: { tripId } });
  return body.items.map(({ id }: { id: string }) => id);
};

test('an advisor books for a customer on the agency’s account: it is the customer’s, who hears by whom; the log knows', async () => {
  const trip = await makeTrip(nils, { name: 'Booked for me' });
  const offer = await makeOffer(ana, { days: nights(210) });
  assert.ok(offer.payments.includes('agency-account'));
  const asked = await bookFor(ana, offer, { customerId: nilsAsCustomer, tripId: trip.id });
  assert.equal(asked.status, 201, JSON.stringify(asked.body));
  assert.deepEqual(asked.body.forCustomer, { id: nilsAsCustomer, name: 'Nils Berg' });
  await house.server.settled();
  const his = await readBooking(nils, asked.body.id);
  assert.deepEqual(
    [his.state, his.tripId, his.bookedBy, his.forCustomer],
    ['confirmed', trip.id, 'ana@agency.example', null],
  );
  const [message] = await messagesOf(nils);
  assert.equal(message.kind, 'hotel-booked');
  assert.match(message.body, /^ana@agency\.example booked it for you\./);
  assert.deepEqual(await bookingsIn(ana, trip.id), [his.id]);
  assert.equal((await carla.send(calls.getHotelBooking, { params: { id: his.id } })).status, 404);

  assert.equal((await cancel(ana, his.id)).status, 200);
  await house.server.settled();
  assert.equal((await readBooking(nils, his.id)).state, 'cancelled');
  const { body: log } = await ana.send(calls.listAudit, { query: { customerId: nilsAsCustomer } });
  const deeds = log.items.filter(({ deed }: { deed: string }) => deed.startsWith('hotel-'));
  assert.deepEqual(
    deeds.map(({ deed, tripId }: { deed: string; tripId: string }) => [deed, tripId]),
    [
      ['hotel-cancelled', trip.id],
      ['hotel-booked', trip.id],
    ],
  );
});

test('ten requests of an advisor with one key are one booking and one line in the log', async () => {
  const trip = await makeTrip(nils);
  const offer = await makeOffer(ana, { days: nights(213) });
  const key = newKey();
  const into = { customerId: nilsAsCustomer, tripId: trip.id };
  const answers = await Promise.all(Array.from({ length: 10 }, () => bookFor(ana, offer, into, key)));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
  assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1);
  const { body: log } = await ana.send(calls.listAudit, { query: { customerId: nilsAsCustomer } });
  assert.equal(log.items.filter((line: { tripId: string }) => line.tripId === trip.id).length, 1);
  await house.server.settled();
});

test('a booking is a fact: it is in the trip at once, while a draft of the same trip stays hidden', async () => {
  const trip = await makeTrip(nils);
  const draft = await ana.send(calls.beginDraft, { body: { tripId: trip.id, trip: { purpose: 'Not yet said' } } });
  assert.equal(draft.status, 201);
  await bookFor(ana, await makeOffer(ana, { days: nights(216) }), { customerId: nilsAsCustomer, tripId: trip.id });
  await house.server.settled();
  const seen = await readTrip(nils, trip.id);
  assert.deepEqual([seen.segments.map(({ type }) => type), seen.purpose ?? null], [['hotel'], null]);
});

test('nobody books for another’s customer, into a trip without them, or as a traveller for somebody else', async () => {
  const trip = await makeTrip(nils);
  const foreign = await makeTrip(house.eve);
  const offer = await makeOffer(carla, { days: nights(219) });
  const own = await makeOffer(ana, { days: nights(219) });
  const said = async (answer: ReturnType<typeof bookFor>) => {
    const { status, body } = await answer;
    return [status, body.code];
  };
  const into = { customerId: nilsAsCustomer, tripId: trip.id };
  assert.deepEqual(await said(bookFor(carla, offer, into)), [404, 'customer.not-found']);
  assert.deepEqual(await said(bookFor(ana, own, { ...into, tripId: foreign.id })), [404, 'trip.not-found']);
  assert.deepEqual(await said(bookFor(ana, offer, into)), [409, 'hotel.rate-gone'], 'another’s offer');
  const asTraveller = await book(ana, own, { tripId: trip.id });
  assert.deepEqual([asTraveller.status, asTraveller.body.code], [404, 'trip.not-found']);
  assert.deepEqual(await bookingsIn(ana, trip.id), []);
});

test('of a customer who has not agreed the agency books into its own trips, and sees no other', async () => {
  const zoe = await signIn(house.server, 'zoe@example.com');
  const customerId = (await makeCustomer(ana, zoe, { agreed: false })).id;
  const hers = await makeTrip(zoe);
  const offer = await makeOffer(ana, { days: nights(222) });
  assert.equal((await bookFor(ana, offer, { customerId, tripId: hers.id })).body.code, 'trip.not-found');
  const begun = await ana.send(calls.beginDraft, { body: { customerId, trip: { name: 'Kyoto' } } });
  const published = await ana.send(calls.publishDraft, { params: { id: begun.body.id } });
  const { tripId } = published.body;
  const asked = await bookFor(ana, offer, { customerId, tripId });
  assert.equal(asked.status, 201, JSON.stringify(asked.body));
  await house.server.settled();
  assert.equal((await readBooking(zoe, asked.body.id)).tripId, tripId);
});

test('who looks after a fellow traveller hears nothing of the others’ bookings in the same trip', async () => {
  const trip = await makeTrip(house.lea, { name: 'Together' });
  await addTraveler(house.lea, trip.id, 'nils@example.com');
  const hers = await makeBooking(house.server, house.lea, {
    days: nights(225),
    order: { tripId: trip.id, payment: { kind: 'virtual-card' } },
  });
  for (const call of [calls.getHotelBooking, calls.getCancellationPolicy, calls.openVirtualCard]) {
    assert.equal((await ana.send(call, { params: { id: hers.id } })).status, 404, call.path);
  }
  assert.deepEqual(await bookingsIn(ana, trip.id), []);
});
