import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type AuditEntry, calls, type Draft, type QueryOf } from '@escale/contract';
import { flight, makeCustomer, makeTrip } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn, signInAgent, signInColleague } from '../testing/sign-in.ts';

let server: TestServer;
let ana: SignedIn;
let bruno: SignedIn;
let lea: SignedIn;
let customerId: string;
let now = new Date();

before(async () => {
  server = await startServer({ clock: { now: () => now } });
  ana = await signInAgent(server, 'ana@agency.example');
  bruno = await signInColleague(server, ana, 'bruno@agency.example');
  lea = await signIn(server, 'lea@example.com', { name: 'Léa Martin' });
  customerId = (await makeCustomer(ana, lea)).id;
});

async function logOf(agent: SignedIn, query: Partial<QueryOf<typeof calls.listAudit>> = {}): Promise<AuditEntry[]> {
  const { status, body } = await agent.send(calls.listAudit, { query: query as Record<string, string> });
  assert.equal(status, 200, JSON.stringify(body));
  return body.items;
}

const deeds = (entries: readonly AuditEntry[]) => entries.map(({ deed }) => deed);

test('each line that is drafted, changed, removed and put back is written down, with the trip and the customer', async () => {
  const trip = await makeTrip(lea, { segments: [flight(3)] });
  const [segment] = trip.segments;
  const begun = await ana.send(calls.beginDraft, { body: { tripId: trip.id } });
  const draft: Draft = begun.body;
  const line = { params: { id: draft.id, segmentId: segment?.id ?? '' } };
  await ana.send(calls.addDraftSegment, { params: { id: draft.id }, body: flight(5) });
  await ana.send(calls.changeDraftSegment, { ...line, body: { segment: flight(3, { notes: 'Aisle' }) } });
  await ana.send(calls.removeDraftSegment, line);
  await ana.send(calls.restoreDraftSegment, line);
  await ana.send(calls.updateDraft, { params: { id: draft.id }, body: { purpose: 'Fair' } });
  await ana.send(calls.beginDraft, { body: { tripId: trip.id, trip: { purpose: 'Another fair' } } });

  const entries = await logOf(ana, { tripId: trip.id });
  assert.deepEqual(deeds(entries), [...Array(6).fill('draft-changed'), 'trip-drafted']);
  for (const { by, customer } of entries) assert.deepEqual([by?.id, customer?.id], [ana.accountId, customerId]);
});

test('a renamed template and a completed import are written down', async () => {
  const trip = await makeTrip(lea, { segments: [flight(3)] });
  const kept = await ana.send(calls.keepTemplate, { body: { name: 'Lisbon', tripId: trip.id } });
  await ana.send(calls.renameTemplate, { params: { id: kept.body.id }, body: { name: 'Lisboa' } });
  assert.equal((await logOf(ana, { about: 'templates' }))[0]?.deed, 'template-renamed');

  const file = new File(['Nothing was booked.'], 'note.txt', { type: 'text/plain' });
  const brought = await ana.send(calls.importTripForCustomer, { body: { name: file.name, userId: customerId }, file });
  await server.settled();
  const done = await ana.send(calls.completeAgencyImport, {
    params: { id: brought.body.id },
    body: { segment: flight(8) },
  });
  const [newest] = await logOf(ana);
  assert.deepEqual(
    [newest?.deed, newest?.customer?.id, newest?.tripId],
    ['import-completed', customerId, done.body.trips[0].id],
  );
});

test('the log is read by who, what, for whom and when, and an advisor who is no admin reads their own whatever they ask', async () => {
  const max = await makeCustomer(bruno, await signIn(server, 'max@example.com'), { firstName: 'Max' });
  const morning = new Date(now.getTime() + 86_400_000);
  now = morning;
  await ana.send(calls.updateCustomer, {
    params: { id: customerId },
    body: { email: lea.email, firstName: 'Léa', lastName: 'Martin-Roy' },
  });

  assert.deepEqual(deeds(await logOf(ana, { from: morning.toISOString() })), ['customer-changed']);
  const until = await logOf(ana, { before: morning.toISOString() });
  assert.ok(until.length > 1 && !deeds(until).includes('customer-changed'));
  assert.deepEqual(new Set((await logOf(ana, { agentId: bruno.accountId })).map(({ by }) => by?.id)).size, 1);
  assert.deepEqual(deeds(await logOf(ana, { customerId: max.id, about: 'trips' })), []);
  assert.ok((await logOf(ana, { customerId: max.id, about: 'customers' })).length > 0);
  assert.deepEqual(await logOf(bruno, { agentId: ana.accountId }), []);
});
