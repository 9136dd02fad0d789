import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls, type Draft, type DraftSegment, type Message } from '@escale/contract';
import { flight, makeCustomer, makeSegment, makeTrip, readTrip } from '../testing/makers.ts';
import { as, startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn, signInAgent, signInColleague } from '../testing/sign-in.ts';

let server: TestServer;
let ana: SignedIn;
let eve: SignedIn;
let number = 0;

before(async () => {
  server = await startServer();
  ana = await signInAgent(server, 'ana@agency.example');
  await ana.send(calls.updateAccountDetails, { body: { firstName: 'Ana', lastName: 'Costa' } });
  eve = await signInAgent(server, 'eve@elsewhere.example', 'Somebody Else Travel');
});

/** A customer of Ana's with a trip of one flight. */
async function leaWithTrip() {
  const lea = await signIn(server, `traveller-${++number}@example.com`, { name: 'Léa Martin' });
  const { id: customerId } = await makeCustomer(ana, lea);
  const trip = await makeTrip(lea, { name: 'Lisbon', segments: [flight(3)] });
  await server.settled();
  return { lea, customerId, trip, segmentId: trip.segments[0]?.id ?? '' };
}

async function begin(tripId: string, agent = ana): Promise<Draft> {
  const begun = await agent.send(calls.beginDraft, { body: { tripId } });
  assert.equal(begun.status, 201, JSON.stringify(begun.body));
  return begun.body;
}

const hotel = { type: 'hotel', name: 'Casa do Rio', place: { name: 'Casa do Rio', city: 'Lisbon' } } as const;
const stay = (from: string, to: string) => ({ ...hotel, start: from, end: to });
const flightWith = (more: object) => flight(3, { airlineCode: 'NA', flightNumber: '1824', ...more });
const lineOf = (draft: Draft, id: string) => draft.segments.find((line) => line.id === id) as DraftSegment;
const onDraft = (draft: Draft) => ({ params: { id: draft.id } });
const onSegment = (draft: Draft, segmentId: string) => ({ params: { id: draft.id, segmentId } });

async function messagesOf(person: SignedIn, language = 'en'): Promise<Message[]> {
  await server.settled();
  const { body } = await as(server, person.token, language).send(calls.listMessages);
  return body.items;
}

test('what is drafted is published whole: the trip, a message in both languages, and who has seen it', async () => {
  const { lea, trip, segmentId } = await leaWithTrip();
  let draft = await begin(trip.id);
  const day = trip.start ?? '';
  draft = (await ana.send(calls.addDraftSegment, { ...onDraft(draft), body: stay(day, '2199-01-01') })).body;
  const change = { segment: flightWith({ seatNumber: '7A' }), version: 1 };
  draft = (await ana.send(calls.changeDraftSegment, { ...onSegment(draft, segmentId), body: change })).body;
  draft = (await ana.send(calls.updateDraft, { ...onDraft(draft), body: { purpose: 'Fair' } })).body;
  assert.deepEqual([draft.pending, draft.clashes, lineOf(draft, segmentId).state], [3, 0, 'changed']);

  const preview = await ana.send(calls.previewDraft, onDraft(draft));
  assert.equal(preview.body.message.en.title, 'Ana Costa updated “Lisbon”');
  assert.deepEqual(preview.body.fields, [{ field: 'purpose', before: null, after: 'Fair' }]);
  assert.ok(preview.body.changed[0].fields.some(({ field }: { field: string }) => field === 'seatNumber'));

  const published = await ana.send(calls.publishDraft, onDraft(draft));
  assert.equal(published.status, 201, JSON.stringify(published.body));
  const after = await readTrip(lea, trip.id);
  assert.deepEqual([after.purpose, after.segments.length], ['Fair', 2]);
  assert.equal(after.segments.find(({ type }) => type === 'hotel')?.source, 'agent');
  assert.equal(
    after.segments.every(({ editable }) => editable),
    true,
  );
  const english = (await messagesOf(lea)).filter(({ kind }) => kind === 'trip-published');
  assert.equal(english.length, 1);
  assert.match(english[0]?.body ?? '', /^New: Casa do Rio\. Changed: NA 1824/);
  const french = (await messagesOf(lea, 'fr')).find(({ kind }) => kind === 'trip-published');
  assert.match(french?.title ?? '', /^Ana Costa a mis à jour/);
  assert.ok(!(await messagesOf(lea)).some(({ kind }) => kind === 'trip-changed'), 'it is not said twice');

  const unseen = await ana.send(calls.listAgencyTrips, { query: { unseen: '1' } });
  assert.ok(unseen.body.items.some(({ id }: { id: string }) => id === trip.id));
  // A page that still shows the trip as it was has not seen what is new.
  await lea.send(calls.seeTrip, { params: { id: trip.id }, body: { version: trip.version } });
  const before = await ana.send(calls.listPublications, { params: { id: trip.id } });
  assert.deepEqual(before.body.items[0].readers, [{ name: 'Léa Martin', seenAt: null }]);
  const seen = await lea.send(calls.seeTrip, { params: { id: trip.id }, body: { version: after.version } });
  assert.equal(seen.status, 204);
  const now = await ana.send(calls.listPublications, { params: { id: trip.id } });
  assert.ok(now.body.items[0].readers[0].seenAt);
  const later = await ana.send(calls.listAgencyTrips, { query: { unseen: '1' } });
  assert.ok(!later.body.items.some(({ id }: { id: string }) => id === trip.id));
});

test('a new trip comes with its publication and is the customer’s own', async () => {
  const { lea, customerId } = await leaWithTrip();
  let draft = (await ana.send(calls.beginDraft, { body: { customerId, trip: { name: 'Kyoto' } } })).body;
  draft = (await ana.send(calls.addDraftSegment, { ...onDraft(draft), body: flight(20) })).body;
  const { body } = await ana.send(calls.publishDraft, onDraft(draft));
  const made = await readTrip(lea, body.tripId);
  assert.deepEqual([made.name, made.editable, made.travelers.length], ['Kyoto', true, 1]);
  assert.equal(body.publication.newTrip, true);
  const [message] = await messagesOf(lea);
  assert.equal(message?.title, 'Ana Costa planned “Kyoto” for you');
});

test('nothing of a draft is in any answer to its traveller before it is published', async () => {
  const { lea, customerId, trip, segmentId } = await leaWithTrip();
  const secret = 'Zanzibar surprise';
  const draft = await begin(trip.id);
  const body = { ...flight(4), notes: secret } as const;
  await ana.send(calls.addDraftSegment, { ...onDraft(draft), body });
  await ana.send(calls.changeDraftSegment, {
    ...onSegment(draft, segmentId),
    body: { segment: { ...flight(3), notes: secret } },
  });
  await ana.send(calls.updateDraft, { ...onDraft(draft), body: { name: secret } });
  const fresh = await ana.send(calls.beginDraft, { body: { customerId, trip: { name: secret } } });
  assert.equal(fresh.status, 201);
  await server.settled();

  const ids: Record<string, string> = { id: trip.id, segmentId };
  let asked = 0;
  for (const call of Object.values(calls)) {
    if (call.method !== 'GET' || !call.path.startsWith('/api/my/') || call.reply.kind === 'stream') continue;
    for (const id of [trip.id, draft.id, fresh.body.id]) {
      const { body: answer } = await lea.send(call, { params: { ...ids, id } } as never);
      const text = answer instanceof Uint8Array ? Buffer.from(answer).toString('latin1') : JSON.stringify(answer ?? '');
      assert.ok(!text.includes('Zanzibar'), `${call.method} ${call.path}`);
      asked++;
    }
  }
  assert.ok(asked > 60);
  for (const call of [calls.getDraft, calls.previewDraft, calls.publishDraft]) {
    assert.equal((await lea.send(call, { params: { id: draft.id } })).status, 403);
    assert.equal((await eve.send(call, { params: { id: draft.id } })).status, 404);
  }
});

test('what the traveller changed meanwhile is refused with both versions, and settled one by one', async () => {
  const { lea, trip, segmentId } = await leaWithTrip();
  const other = await makeSegment(lea, trip.id, flight(5));
  let draft = await begin(trip.id);
  const mine = { segment: flightWith({ seatNumber: '7A' }), version: 1 };
  draft = (await ana.send(calls.changeDraftSegment, { ...onSegment(draft, segmentId), body: mine })).body;
  draft = (await ana.send(calls.removeDraftSegment, onSegment(draft, other.id))).body;
  draft = (await ana.send(calls.updateDraft, { ...onDraft(draft), body: { name: 'Lisboa' } })).body;
  const patch = { params: { id: trip.id, segmentId }, body: { seatNumber: '1C' } };
  await lea.send(calls.updateSegment, patch);
  await lea.send(calls.updateSegment, { params: { id: trip.id, segmentId: other.id }, body: { notes: 'Needed' } });
  await lea.send(calls.updateTrip, { params: { id: trip.id }, body: { name: 'Lisbon with Max' } });

  const untouched = await readTrip(lea, trip.id);
  const refused = await ana.send(calls.publishDraft, onDraft(draft));
  assert.deepEqual([refused.status, refused.body.code], [412, 'draft.outdated']);
  assert.deepEqual(await readTrip(lea, trip.id), untouched, 'all of it or nothing');
  const { body } = await ana.send(calls.previewDraft, onDraft(draft));
  assert.equal(body.clashes.length, 3);
  const onFlight = body.clashes.find(({ id }: { id: string }) => id === segmentId);
  assert.deepEqual([onFlight.theirs.seatNumber, onFlight.yours.seatNumber], ['1C', '7A']);
  const onName = body.clashes.find(({ field }: { field: string }) => field === 'name');
  assert.deepEqual([onName.was, onName.theirs, onName.yours], ['Lisbon', 'Lisbon with Max', 'Lisboa']);

  // Upon what was seen of old it is not saved; upon the present it is.
  const old = await ana.send(calls.changeDraftSegment, { ...onSegment(draft, segmentId), body: mine });
  assert.equal(old.status, 412);
  const again = { ...mine, version: onFlight.version };
  await ana.send(calls.changeDraftSegment, { ...onSegment(draft, segmentId), body: again });
  await ana.send(calls.restoreDraftSegment, onSegment(draft, other.id));
  await ana.send(calls.updateDraft, { ...onDraft(draft), body: { name: 'Lisbon with Max' } });
  assert.equal((await ana.send(calls.publishDraft, onDraft(draft))).status, 201);
  const after = await readTrip(lea, trip.id);
  assert.deepEqual([after.name, after.segments.length], ['Lisbon with Max', 2]);
  const kept = after.segments.find(({ id }) => id === segmentId);
  assert.equal(kept?.type === 'flight' && kept.seatNumber, '7A');
});

test('a segment that the traveller deleted clashes with its change and agrees with its removal', async () => {
  const { lea, trip, segmentId } = await leaWithTrip();
  const other = await makeSegment(lea, trip.id, flight(5));
  const draft = await begin(trip.id);
  await ana.send(calls.changeDraftSegment, {
    ...onSegment(draft, segmentId),
    body: { segment: flightWith({ seatNumber: '7A' }) },
  });
  await ana.send(calls.removeDraftSegment, onSegment(draft, other.id));
  await lea.send(calls.deleteSegment, { params: { id: trip.id, segmentId: other.id } });
  let shown: Draft = (await ana.send(calls.getDraft, onDraft(draft))).body;
  assert.deepEqual([shown.pending, shown.clashes], [1, 0]);
  await lea.send(calls.deleteSegment, { params: { id: trip.id, segmentId } });
  shown = (await ana.send(calls.getDraft, onDraft(draft))).body;
  assert.deepEqual([shown.clashes, lineOf(shown, segmentId).clash], [1, { now: null, version: null }]);
  assert.equal((await ana.send(calls.publishDraft, onDraft(draft))).status, 412);
  // The advisor wants it all the same: it becomes an addition.
  const body = { segment: flightWith({ seatNumber: '7A' }) };
  shown = (await ana.send(calls.changeDraftSegment, { ...onSegment(draft, segmentId), body })).body;
  assert.deepEqual([shown.clashes, shown.segments.map(({ state }) => state)], [0, ['added']]);
  assert.equal((await ana.send(calls.publishDraft, onDraft(draft))).status, 201);
});

test('two advisors share one draft, and of two who publish at once one does', async () => {
  const bruno = await signInColleague(server, ana, 'bruno@agency.example');
  const { lea, trip } = await leaWithTrip();
  await server.app.house.db.query.updateTable('agencies').set({ customers_shared: true }).execute();
  try {
    const [one, two] = await Promise.all([begin(trip.id), begin(trip.id, bruno)]);
    assert.equal(one.id, two.id);
    await bruno.send(calls.updateDraft, { ...onDraft(one), body: { purpose: 'Fair' } });
    const stale = { ...onDraft(one), body: { purpose: 'Show' }, ifMatch: `"${one.version}"` };
    assert.equal((await ana.send(calls.updateDraft, stale)).status, 412);
    const published = await Promise.all([ana, bruno].map((agent) => agent.send(calls.publishDraft, onDraft(one))));
    assert.deepEqual(published.map(({ status }) => status).sort(), [201, 404]);
    assert.equal((await messagesOf(lea)).filter(({ kind }) => kind === 'trip-published').length, 1);
  } finally {
    await server.app.house.db.query.updateTable('agencies').set({ customers_shared: false }).execute();
  }
});

test('a publication that is sent again under its key is made once', async () => {
  const { trip } = await leaWithTrip();
  const draft = await begin(trip.id);
  await ana.send(calls.updateDraft, { ...onDraft(draft), body: { purpose: 'Fair' } });
  const sent = { ...onDraft(draft), idempotencyKey: 'publish-once' };
  const [first, second] = [await ana.send(calls.publishDraft, sent), await ana.send(calls.publishDraft, sent)];
  assert.deepEqual([first.status, second.status, first.body.publication.id], [201, 201, second.body.publication.id]);
  const all = await ana.send(calls.listPublications, { params: { id: trip.id } });
  assert.equal(all.body.items.length, 1);
});

test('a crash in the middle of publishing leaves trip, draft and messages as they were', async () => {
  const { lea, trip } = await leaWithTrip();
  const draft = await begin(trip.id);
  await ana.send(calls.updateDraft, { ...onDraft(draft), body: { purpose: 'Fair' } });
  const { db } = server.app.house;
  const before = await readTrip(lea, trip.id);
  // The last thing that publishing writes cannot be written.
  await db.rows('alter table publication_readers add constraint broken check (seen_at is not null) not valid');
  assert.equal((await ana.send(calls.publishDraft, onDraft(draft))).status, 500);
  await db.rows('alter table publication_readers drop constraint broken');
  assert.deepEqual(await readTrip(lea, trip.id), before);
  assert.equal((await ana.send(calls.getDraft, onDraft(draft))).body.pending, 1);
  assert.ok(!(await messagesOf(lea)).some(({ kind }) => kind === 'trip-published'));
  assert.equal((await ana.send(calls.publishDraft, onDraft(draft))).status, 201);
});

test('a personal event cannot be drafted, an empty draft not published, a discarded one is gone', async () => {
  const { trip, segmentId } = await leaWithTrip();
  const draft = await begin(trip.id);
  const event = { type: 'event', name: 'Dentist', personal: true, start: '2027-01-01T10:00:00' } as const;
  assert.equal((await ana.send(calls.addDraftSegment, { ...onDraft(draft), body: event })).status, 422);
  assert.equal((await ana.send(calls.publishDraft, onDraft(draft))).body.code, 'draft.empty');
  const wrongType = { segment: stay('2027-01-01', '2027-01-02') };
  const fixed = await ana.send(calls.changeDraftSegment, { ...onSegment(draft, segmentId), body: wrongType });
  assert.equal(fixed.body.code, 'segment.type-fixed');
  await ana.send(calls.updateDraft, { ...onDraft(draft), body: { purpose: 'Fair' } });
  const back = await ana.send(calls.updateDraft, { ...onDraft(draft), body: { purpose: null } });
  assert.equal(back.body.pending, 0, 'a value as the trip has it is no change');
  assert.equal((await ana.send(calls.discardDraft, onDraft(draft))).status, 204);
  assert.equal((await ana.send(calls.getDraft, onDraft(draft))).status, 404);
});

test('a segment added for the traveller at once is a publication of one line', async () => {
  const { lea, trip } = await leaWithTrip();
  const added = await ana.send(calls.addSegmentForCustomer, { params: { id: trip.id }, body: flight(6) });
  assert.deepEqual([added.status, added.body.segments.length], [201, 2]);
  assert.ok((await messagesOf(lea)).some(({ kind }) => kind === 'trip-published'));
});

test('each deed of an advisor stands in the agency’s log', async () => {
  const { trip, customerId } = await leaWithTrip();
  const draft = await begin(trip.id);
  await ana.send(calls.updateDraft, { ...onDraft(draft), body: { purpose: 'Fair' } });
  await ana.send(calls.publishDraft, onDraft(draft));
  await ana.send(calls.cloneTripForCustomer, { body: { tripId: trip.id, toUser: customerId } });
  const { body } = await ana.send(calls.listAudit, { query: { customerId } });
  const deeds = body.items.map(({ deed }: { deed: string }) => deed);
  assert.deepEqual(deeds.slice(0, 4), ['trip-cloned', 'trip-published', 'draft-changed', 'trip-drafted']);
});
