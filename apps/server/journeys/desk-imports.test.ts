import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls } from '@escale/contract';
import { flight, inDays, makeCustomer, makeTrip, readTrip } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn, signInAgent } from '../testing/sign-in.ts';

let server: TestServer;
let ana: SignedIn;
let eve: SignedIn;
let number = 0;

before(async () => {
  server = await startServer();
  ana = await signInAgent(server, 'ana@agency.example');
  eve = await signInAgent(server, 'eve@elsewhere.example', 'Somebody Else Travel');
});

async function customer({ agreed = true } = {}) {
  const lea = await signIn(server, `traveller-${++number}@example.com`, { name: 'Léa Martin' });
  const { id } = await makeCustomer(ana, lea, { agreed });
  return { lea, customerId: id };
}

/** A confirmation that says everything for machines, as many do. */
function confirmation(number: string, day = inDays(12)): File {
  const booking = {
    '@context': 'http://schema.org',
    '@type': 'FlightReservation',
    reservationNumber: number,
    reservationStatus: 'http://schema.org/ReservationConfirmed',
    underName: { '@type': 'Person', name: 'Léa Martin' },
    reservationFor: {
      '@type': 'Flight',
      flightNumber: '1824',
      airline: { '@type': 'Airline', name: 'Nordlys Air', iataCode: 'NA' },
      departureAirport: { '@type': 'Airport', name: 'Paris Charles de Gaulle', iataCode: 'CDG' },
      departureTime: `${day}T08:15:00+01:00`,
      arrivalAirport: { '@type': 'Airport', name: 'Lisbon', iataCode: 'LIS' },
      arrivalTime: `${day}T09:50:00+00:00`,
    },
  };
  const html = `<html><head><script type="application/ld+json">${JSON.stringify(booking)}</script></head><body>Booking ${number}</body></html>`;
  return new File([html], 'order.html', { type: 'text/html' });
}

const nothing = () => new File(['Nothing was booked.'], 'note.txt', { type: 'text/plain' });

async function bring(agent: SignedIn, userId: string, file: File, tripId?: string) {
  const body = { name: file.name, userId, ...(tripId && { tripId }) };
  const made = await agent.send(calls.importTripForCustomer, { body, file });
  await server.settled();
  return made;
}

const show = (agent: SignedIn, id: string) => agent.send(calls.getAgencyImport, { params: { id } });

test('a document for a customer becomes a trip of theirs, and the advisor sees what became of it', async () => {
  const { lea, customerId } = await customer();
  const made = await bring(ana, customerId, confirmation('N4TR8W'));
  assert.equal(made.status, 202, JSON.stringify(made.body));
  const { body } = await show(ana, made.body.id);
  assert.deepEqual([body.state, body.customer.id, body.trips.length], ['placed', customerId, 1]);
  const trip = await readTrip(lea, body.trips[0].id);
  assert.deepEqual([trip.segments[0]?.source, trip.segments[0]?.confirmationNumber], ['agent', 'N4TR8W']);
  assert.equal((await lea.send(calls.getImport, { params: { id: made.body.id } })).status, 200, 'it is hers');
  assert.equal((await show(eve, made.body.id)).status, 404);
});

test('it goes into the trip that the advisor chose, and a trip that is not the customer’s is 404', async () => {
  const { lea, customerId } = await customer();
  const { lea: max } = await customer();
  const trip = await makeTrip(lea, { name: 'Lisbon', segments: [flight(60)] });
  const foreign = await makeTrip(max, { segments: [flight(3)] });
  const made = await bring(ana, customerId, confirmation('AB12CD'), trip.id);
  assert.equal((await show(ana, made.body.id)).body.trips[0].id, trip.id);
  for (const tripId of [foreign.id, (await makeTrip(eve)).id]) {
    const refused = await bring(ana, customerId, confirmation('EF34GH'), tripId);
    assert.deepEqual([refused.status, refused.body.code], [404, 'trip.not-found']);
  }
  assert.equal((await bring(eve, customerId, nothing())).status, 404);
});

test('what waits is completed by the advisor, or by the customer', async () => {
  const { lea, customerId } = await customer();
  const made = await bring(ana, customerId, nothing());
  const waiting = await ana.send(calls.listAgencyImports, { query: { waiting: '1', customerId } });
  assert.deepEqual(
    waiting.body.items.map(({ id, reason }: { id: string; reason: string }) => [id, reason]),
    [[made.body.id, 'no-booking-found']],
  );
  const params = { id: made.body.id };
  assert.equal((await eve.send(calls.completeAgencyImport, { params, body: { segment: flight(8) } })).status, 404);
  const done = await ana.send(calls.completeAgencyImport, { params, body: { segment: flight(8) } });
  assert.deepEqual([done.status, done.body.state], [200, 'placed']);
  assert.equal((await readTrip(lea, done.body.trips[0].id)).segments.length, 1);
});

test('the customer’s own imports are never the agency’s, not even of the same document', async () => {
  const { lea, customerId } = await customer();
  const own = await lea.send(calls.createImport, { body: { name: 'order.html' }, file: confirmation('ZZ99YY') });
  await server.settled();
  assert.equal((await show(ana, own.body.id)).status, 404);
  const made = await bring(ana, customerId, confirmation('ZZ99YY'));
  assert.notEqual(made.body.id, own.body.id);
  const { body } = await ana.send(calls.listAgencyImports, { query: { customerId } });
  assert.deepEqual(
    body.items.map(({ id }: { id: string }) => id),
    [made.body.id],
  );
});

test('for somebody who has not agreed nothing is placed: it waits for their own yes', async () => {
  const { lea, customerId } = await customer({ agreed: false });
  const made = await bring(ana, customerId, confirmation('QQ11WW'));
  const { body } = await show(ana, made.body.id);
  assert.deepEqual([body.state, body.bookings[0].reason], ['needs-review', 'sender-unknown']);
  assert.equal((await lea.send(calls.listTrips)).body.items.length, 0);
  await lea.send(calls.acceptImport, { params: { id: made.body.id }, body: {} });
  assert.equal((await lea.send(calls.listTrips)).body.items.length, 1);
});

test('a customer who has left takes what was brought for them along', async () => {
  const { lea, customerId } = await customer();
  const made = await bring(ana, customerId, confirmation('RR22TT'));
  await lea.send(calls.leaveAdvisor, { params: { id: customerId } });
  assert.equal((await show(ana, made.body.id)).status, 404);
  const { body } = await ana.send(calls.listAgencyImports, {});
  assert.ok(!body.items.some(({ id }: { id: string }) => id === made.body.id));
});
