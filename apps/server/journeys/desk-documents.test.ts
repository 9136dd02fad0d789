import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls, type NewSegment, type TodayBoard } from '@escale/contract';
import { addTraveler, inDays, makeCustomer, makeSegment, makeTrip } from '../testing/makers.ts';
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

const hotelIn = (country: string, days: number): NewSegment => ({
  type: 'hotel',
  name: 'Casa Verde',
  place: { name: 'Casa Verde', country },
  start: inDays(days),
  end: inDays(days + 3),
});

/** Léa's French passport ends in forty days; in thirty she stays in Singapore, which asks for six months. */
async function travelling({ country = 'SG' } = {}) {
  const lea = await signIn(server, `lea-${++number}@example.com`, { name: 'Léa Martin' });
  const { id: customerId } = await makeCustomer(ana, lea);
  const body = { documentType: 'passport', country: 'FR', expiry: inDays(40), number: '12ABZQXWV' } as const;
  const made = await lea.send(calls.createDocument, { body });
  const trip = await makeTrip(lea, { name: 'Abroad', segments: [hotelIn(country, 30)] });
  const allow = (allowed: boolean) =>
    lea.send(calls.allowDocumentNeeds, { params: { id: customerId }, body: { allowed } });
  return { lea, customerId, trip, allow, documentId: made.body.id as string };
}

async function linesFor(agent: SignedIn, customerId: string) {
  const { documents } = (await agent.send(calls.getTodayBoard)).body as TodayBoard;
  return documents.items.filter(({ customer }) => customer.id === customerId);
}

test('that a document ends too soon is on the board only once its owner has allowed that, and no longer when they take it back', async () => {
  const { lea, customerId, trip, allow } = await travelling();
  assert.deepEqual(await linesFor(ana, customerId), []);
  assert.equal(
    (await lea.send(calls.listAdvisors)).body.items[0].documentNeedsAllowed,
    false,
    'off until said otherwise',
  );
  assert.equal((await allow(true)).status, 204);
  assert.deepEqual(
    (await linesFor(ana, customerId)).map(({ tripId }) => tripId),
    [trip.id],
  );
  assert.deepEqual(await linesFor(eve, customerId), []);
  await allow(false);
  assert.deepEqual(await linesFor(ana, customerId), []);
});

test('of the document itself nothing is told: neither which, nor its number, its date or its country', async () => {
  const { customerId, trip, allow, documentId } = await travelling();
  await allow(true);
  const [line] = await linesFor(ana, customerId);
  assert.deepEqual(line, {
    customer: { id: customerId, name: 'Léa Martin' },
    tripId: trip.id,
    tripName: 'Abroad',
  });
  const board = JSON.stringify((await ana.send(calls.getTodayBoard)).body);
  // In letters that no id is written with.
  assert.doesNotMatch(board, new RegExp(`${inDays(40)}|XWV|passport|${documentId}`));
});

test('what only a personal event needs stays with its owner, and so does what they have put away', async () => {
  const { lea, customerId, trip, allow } = await travelling({ country: 'FR' });
  await allow(true);
  const dinner = { name: 'Dinner', personal: true, start: `${inDays(31)}T20:00:00` } as const;
  await makeSegment(lea, trip.id, { type: 'event', ...dinner, location: { name: 'Maxwell', country: 'SG' } });
  const own = await lea.send(calls.listDocumentWarnings, { params: { id: trip.id } });
  assert.equal(own.body.items.length, 1, 'she is told herself');
  assert.deepEqual(await linesFor(ana, customerId), []);

  const other = await travelling();
  await other.allow(true);
  const [warning] = (await other.lea.send(calls.listDocumentWarnings, { params: { id: other.trip.id } })).body.items;
  await other.lea.send(calls.dismissDocumentWarning, {
    params: { id: other.trip.id },
    body: { documentId: warning.documentId, reason: warning.reason },
  });
  assert.deepEqual(await linesFor(ana, other.customerId), []);
});

test('of two customers on a trip the one is told of who allowed it, and who leaves and comes back is asked anew', async () => {
  const lea = await travelling();
  const max = await travelling();
  await addTraveler(lea.lea, lea.trip.id, max.lea.email);
  await server.settled();
  await max.allow(true);
  assert.ok((await linesFor(ana, max.customerId)).some(({ tripId }) => tripId === lea.trip.id));
  assert.deepEqual(await linesFor(ana, lea.customerId), []);

  await max.lea.send(calls.leaveAdvisor, { params: { id: max.customerId } });
  const again = await makeCustomer(ana, max.lea);
  await server.settled();
  assert.deepEqual(await linesFor(ana, again.id), []);
  const { items } = (await ana.send(calls.listAudit, { query: { customerId: max.customerId } })).body;
  assert.ok(items.some(({ deed }: { deed: string }) => deed === 'document-needs-allowed'));
});
