import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls } from '@escale/contract';
import { letter } from '../testing/confirmations.ts';
import { type HotelHouse, messagesOf, openHotelHouse } from '../testing/hotel-house.ts';
import { cancel, makeOffer, newKey, nights, order, readBooking, sandboxHotel } from '../testing/hotels.ts';
import { forward, mail } from '../testing/mail.ts';
import { makeCustomer, makeTrip, readTrip } from '../testing/makers.ts';
import { as } from '../testing/server.ts';
import { type SignedIn, signIn, signInAgent, signInColleague } from '../testing/sign-in.ts';

let house: HotelHouse;
let ana: SignedIn;
let tom: SignedIn;
let nils: SignedIn;
let customerId: string;
before(async () => {
  house = await openHotelHouse();
  ana = await signInAgent(house.server, 'ana@agency.example');
  tom = await signInColleague(house.server, ana, 'tom@agency.example');
  nils = await signIn(house.server, 'nils@kontor.example', { name: 'Nils Berg' });
  customerId = (await makeCustomer(ana, nils, { firstName: 'Nils', lastName: 'Berg' })).id;
});

/** Ana has asked for it, and the hotel has been asked. */
async function bookForNils(number: number, day: number): Promise<string> {
  const { id: tripId } = await makeTrip(nils);
  const offer = await makeOffer(ana, { hotelCode: sandboxHotel(number), days: nights(day) });
  const guests = [{ firstName: 'Nils', lastName: 'Berg' }];
  const body = { ...order(offer, { guests, payment: { kind: 'agency-account' } }), customerId, tripId } as never;
  const asked = await ana.send(calls.bookHotelForCustomer, { body, idempotencyKey: newKey() });
  assert.equal(asked.status, 201, JSON.stringify(asked.body));
  await house.server.settled();
  return asked.body.id;
}

/** No hotel knows of it: after its time it is over. */
async function givenUp(): Promise<void> {
  await house.pass(130_000);
  await house.server.app.hotels.followUp();
  await house.server.settled();
}

const about = async (person: SignedIn, bookingId: string) =>
  (await messagesOf(person)).filter((message: { hotelBookingId: string }) => message.hotelBookingId === bookingId);
const kindsAbout = async (person: SignedIn, bookingId: string) =>
  (await about(person, bookingId)).map(({ kind }: { kind: string }) => kind);

test('a hotel’s own cancellation, by mail to the traveller, reaches the advisor too', async () => {
  const booking = await bookForNils(1, 308);
  const { hotel, confirmationNumber, stay, tripId } = await readBooking(nils, booking);
  const cancelled = {
    '@context': 'http://schema.org',
    '@type': 'LodgingReservation',
    reservationNumber: confirmationNumber,
    reservationStatus: 'http://schema.org/ReservationCancelled',
    underName: { '@type': 'Person', name: 'Nils Berg' },
    reservationFor: { '@type': 'LodgingBusiness', name: hotel.name },
    checkinTime: stay.checkin,
    checkoutTime: stay.checkout,
  };
  const html = letter(cancelled, '<p>Cancelled.</p>');
  // Written after the booking was: an older paper changes nothing.
  const date = new Date(Date.now() + 600_000).toUTCString();
  await forward(house.server, nils, mail({ from: nils.email, subject: 'Your stay is cancelled', html, date }));
  await house.server.settled();
  assert.deepEqual(await kindsAbout(ana, booking), ['customer-hotel-cancelled']);
  const status = async () => (await readTrip(nils, tripId ?? '')).segments.map((segment) => segment.status);
  assert.deepEqual(await status(), ['cancelled']);
  const [{ id }] = (await nils.send(calls.listImports)).body.items;
  assert.equal((await nils.send(calls.undoImport, { params: { id } })).status, 200);
  assert.deepEqual(await status(), ['confirmed'], 'taken back, it stands as it was booked');
});

test('a room that was never booked is told to the advisor who asked for it, in their language', async () => {
  const booking = await bookForNils(6, 300);
  assert.equal((await readBooking(nils, booking)).state, 'unknown');
  assert.deepEqual(await kindsAbout(ana, booking), [], 'nothing has ended');
  await givenUp();
  const [said, ...more] = await about(ana, booking);
  assert.deepEqual(more, []);
  assert.match(said.title, /^Not booked for Nils Berg: Sandbox/);
  const [french] = await about({ ...ana, send: as(house.server, ana.token, 'fr').send }, booking);
  assert.match(french.title, /^Non réservé pour Nils Berg\u00a0: /);
  assert.deepEqual(await kindsAbout(nils, booking), ['hotel-not-booked', 'hotel-unanswered']);
  assert.deepEqual(await kindsAbout(tom, booking), [], 'a colleague has nothing to do with it');
});

test('a booking that goes well writes nothing to the advisor, and a refused cancellation does', async () => {
  const booking = await bookForNils(13, 304);
  assert.equal((await readBooking(nils, booking)).state, 'confirmed');
  assert.deepEqual(await kindsAbout(ana, booking), []);
  await cancel(ana, booking);
  await house.server.settled();
  assert.deepEqual(await kindsAbout(ana, booking), ['customer-hotel-not-cancelled']);
});

test('of a customer who was handed on, the new advisor hears; of one who has left, nobody', async () => {
  const handedOn = await bookForNils(6, 312);
  await ana.send(calls.transferCustomer, { params: { id: customerId }, body: { agentEmail: tom.email } });
  await givenUp();
  assert.deepEqual(await kindsAbout(ana, handedOn), []);
  assert.deepEqual(await kindsAbout(tom, handedOn), ['customer-hotel-not-booked']);
  assert.equal((await tom.send(calls.getHotelBooking, { params: { id: handedOn } })).status, 200, 'and opens it');

  await tom.send(calls.transferCustomer, { params: { id: customerId }, body: { agentEmail: ana.email } });
  const left = await bookForNils(6, 316);
  await ana.send(calls.deleteCustomer, { params: { id: customerId } });
  await givenUp();
  assert.deepEqual(await kindsAbout(nils, left), ['hotel-not-booked', 'hotel-unanswered']);
  assert.deepEqual([...(await kindsAbout(ana, left)), ...(await kindsAbout(tom, left))], []);
});
