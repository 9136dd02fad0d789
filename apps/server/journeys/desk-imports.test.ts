import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls } from '@escale/contract';
import { flightReservation, type Leg, letter } from '../testing/confirmations.ts';
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
function confirmation(number: string, day = inDays(12), seat?: string): File {
  const leg: Leg = {
    number: '1824',
    airline: ['Nordlys Air', 'NA'],
    from: ['Paris Charles de Gaulle', 'CDG'],
    to: ['Lisbon', 'LIS'],
    departs: `${day}T08:15:00`,
    arrives: `${day}T09:50:00`,
  };
  const html = letter(flightReservation(leg, { code: number, seat }), `Booking ${number}`);
  return new File([html], 'order.html', { type: 'text/html' });
}

/** One that says it for people. */
const readable = (number: string) =>
  new File(
    [
      `<html><body><p>Your booking reference is ${number}.</p><table><tr><th>Flight</th><th>From</th><th>To</th><th>Date</th><th>Departure</th><th>Arrival</th></tr><tr><td>NA1824</td><td>Paris Charles de Gaulle (CDG)</td><td>Lisbon (LIS)</td><td>${inDays(12)}</td><td>08:15</td><td>09:50</td></tr></table></body></html>`,
    ],
    'itinerary.html',
    { type: 'text/html' },
  );

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

const original = (agent: SignedIn, id: string, as: 'html' | 'file') =>
  agent.send(calls.getAgencyImportOriginal, { params: { id }, query: { as } });

test('the advisor has the document itself, with the passages marked, and nobody else’s', async () => {
  const { customerId } = await customer();
  const made = await bring(ana, customerId, readable('PP12QQ'));
  const page = await original(ana, made.body.id, 'html');
  assert.match(Buffer.from(page.body).toString(), /id="r0-\d+"/);
  const file = await original(ana, made.body.id, 'file');
  assert.equal(Buffer.from(file.body).toString(), await readable('PP12QQ').text());
  assert.equal((await original(eve, made.body.id, 'html')).status, 404);
});

test('an advisor takes back what an import did, and accepts it after all; the traveller is told by whom', async () => {
  const { lea, customerId } = await customer();
  const trip = await makeTrip(lea, { name: 'Lisbon', segments: [flight(60)] });
  const made = await bring(ana, customerId, confirmation('UN12DO'), trip.id);
  const params = { id: made.body.id };
  assert.equal((await readTrip(lea, trip.id)).segments.length, 2);
  const undone = await ana.send(calls.undoAgencyImport, { params });
  assert.deepEqual([undone.status, undone.body.reason, undone.body.trips], [200, 'undone', []]);
  assert.equal((await readTrip(lea, trip.id)).segments.length, 1);
  await server.settled();
  const { body: news } = await lea.send(calls.listMessages);
  assert.ok(news.items.some(({ title }: { title: string }) => /^\S.* changed .Lisbon/.test(title)));
  assert.equal((await ana.send(calls.undoAgencyImport, { params })).body.code, 'import.not-placed');

  const again = await ana.send(calls.acceptAgencyImport, { params, body: { index: 0 } });
  assert.deepEqual([again.status, again.body.state], [200, 'placed']);
  assert.equal((await readTrip(lea, trip.id)).segments.length, 2);
  const { body: log } = await ana.send(calls.listAudit, { query: { customerId } });
  assert.deepEqual(
    log.items.slice(0, 2).map(({ deed }: { deed: string }) => deed),
    ['import-accepted', 'import-undone'],
  );
});

test('where the document and the traveller differ, the advisor sees both and one tap settles it', async () => {
  const { lea, customerId } = await customer();
  await bring(ana, customerId, confirmation('DI12FF', inDays(12), '12A'));
  const [{ id: tripId }] = (await lea.send(calls.listTrips)).body.items;
  const [segment] = (await readTrip(lea, tripId)).segments;
  const at = { id: tripId, segmentId: segment?.id ?? '' };
  await lea.send(calls.updateSegment, { params: at, body: { seatNumber: '2C' } });
  const made = await bring(ana, customerId, confirmation('DI12FF', inDays(12), '30F'));
  const params = { id: made.body.id };
  const { body: asks } = await show(ana, made.body.id);
  assert.deepEqual(asks.bookings[0].differences, [{ field: 'seatNumber', kept: '2C', offered: '30F' }]);
  const body = { index: 0, field: 'seatNumber', take: 'offered' } as const;
  assert.equal((await eve.send(calls.settleAgencyImport, { params, body })).status, 404);
  const settled = await ana.send(calls.settleAgencyImport, { params, body });
  assert.deepEqual([settled.status, settled.body.state], [200, 'placed']);
  const [now] = (await readTrip(lea, tripId)).segments;
  assert.equal(now?.type === 'flight' && now.seatNumber, '30F');
});

test('what holds no booking is dismissed at the desk, and by nobody else; what was placed is taken back first', async () => {
  const { lea, customerId } = await customer();
  const made = await bring(ana, customerId, nothing());
  const params = { id: made.body.id };
  assert.equal((await show(ana, made.body.id)).body.state, 'needs-review');
  assert.equal((await eve.send(calls.dismissAgencyImport, { params })).status, 404);
  assert.equal((await ana.send(calls.dismissAgencyImport, { params })).status, 204);
  assert.equal((await show(ana, made.body.id)).status, 404);
  assert.equal((await lea.send(calls.getImport, { params })).status, 404);
  const { body: log } = await ana.send(calls.listAudit, { query: { customerId } });
  assert.equal(log.items[0].deed, 'import-dismissed');

  const placed = await bring(ana, customerId, confirmation('DI12SM'));
  assert.equal(
    (await ana.send(calls.dismissAgencyImport, { params: { id: placed.body.id } })).body.code,
    'import.not-waiting',
  );
});

test('what waits is read again for the desk, and for nobody else; what was placed is not', async () => {
  const { customerId } = await customer();
  const made = await bring(ana, customerId, nothing());
  const params = { id: made.body.id };
  assert.equal((await show(ana, made.body.id)).body.state, 'needs-review');
  assert.equal((await eve.send(calls.readAgencyImportAgain, { params })).status, 404);
  const again = await ana.send(calls.readAgencyImportAgain, { params });
  assert.deepEqual([again.status, again.body.state, again.body.reason], [202, 'received', null]);
  await server.settled();
  assert.equal((await show(ana, made.body.id)).body.state, 'needs-review');
  const { body: log } = await ana.send(calls.listAudit, { query: { customerId } });
  assert.equal(log.items[0].deed, 'import-read-again');

  const placed = await bring(ana, customerId, confirmation('RE12AD'));
  const { body } = await ana.send(calls.readAgencyImportAgain, { params: { id: placed.body.id } });
  assert.equal(body.code, 'import.not-waiting');
});

test('until the customer has agreed, nothing of it is accepted, settled or taken back for them', async () => {
  const { customerId } = await customer({ agreed: false });
  const made = await bring(ana, customerId, confirmation('NO12YE'));
  const params = { id: made.body.id };
  const answers = await Promise.all([
    ana.send(calls.acceptAgencyImport, { params, body: {} }),
    ana.send(calls.undoAgencyImport, { params }),
    ana.send(calls.dismissAgencyImport, { params }),
    ana.send(calls.readAgencyImportAgain, { params }),
    ana.send(calls.settleAgencyImport, { params, body: { index: 0, field: 'seatNumber', take: 'kept' } }),
  ]);
  assert.deepEqual(
    answers.map(({ body }) => body.code),
    Array(5).fill('import.not-waiting'),
  );
});

/** A dinner, told for machines. */
const dinner = (notes: string) => {
  const booking = {
    '@context': 'http://schema.org',
    '@type': 'EventReservation',
    reservationNumber: 'DIN4711',
    underName: { '@type': 'Person', name: 'Léa Martin' },
    reservationFor: {
      '@type': 'Event',
      name: 'Annual dinner',
      startDate: `${inDays(13)}T19:00:00+00:00`,
      location: { '@type': 'Place', name: notes, address: { '@type': 'PostalAddress', addressLocality: 'Lisbon' } },
    },
  };
  return new File([letter(booking, 'Your seat at the annual dinner.')], 'dinner.html', { type: 'text/html' });
};

test('of an event that its owner has made personal, the advisor who brought it hears nothing and settles nothing', async () => {
  const { lea, customerId } = await customer();
  const first = await bring(ana, customerId, dinner('Hall 1'));
  const [{ id: tripId }] = (await lea.send(calls.listTrips)).body.items;
  const [segment] = (await readTrip(lea, tripId)).segments;
  const at = { id: tripId, segmentId: segment?.id ?? '' };
  const made = await lea.send(calls.updateSegment, {
    params: at,
    body: { personal: true, location: { name: 'Clinic of Dr Secret' } },
  });
  assert.equal(made.status, 200, JSON.stringify(made.body));
  const second = await bring(ana, customerId, dinner('Hall 2'));
  for (const { body } of [first, second]) {
    const shown = (await show(ana, body.id)).body;
    assert.doesNotMatch(JSON.stringify(shown), /Secret/);
    assert.deepEqual(
      shown.bookings.map(({ tripId, segmentId }: Record<string, unknown>) => [tripId, segmentId]),
      [[null, null]],
    );
    const params = { id: body.id };
    const refused = await Promise.all([
      ana.send(calls.undoAgencyImport, { params }),
      ana.send(calls.settleAgencyImport, { params, body: { index: 0, field: 'location', take: 'offered' } }),
    ]);
    assert.deepEqual(
      refused.map(({ status }) => status),
      [409, 409],
    );
  }
  const [now] = (await readTrip(lea, tripId)).segments;
  assert.equal(now?.type === 'event' && now.location?.name, 'Clinic of Dr Secret');
});
