import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type AgencyTripSummary, atPlace, calls } from '@escale/contract';
import {
  addTraveler,
  flight,
  inDays,
  makeCustomer,
  makeSegment,
  makeTrip,
  personalEvent,
  readTrip,
} from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn, signInAgent, signInColleague } from '../testing/sign-in.ts';

let server: TestServer;
let ana: SignedIn;
let bruno: SignedIn;
let eve: SignedIn;
let number = 0;
let now: Date | null = null;

before(async () => {
  server = await startServer({ clock: { now: () => now ?? new Date() } });
  ana = await signInAgent(server, 'ana@agency.example');
  bruno = await signInColleague(server, ana, 'bruno@agency.example');
  eve = await signInAgent(server, 'eve@elsewhere.example', 'Somebody Else Travel');
});

const traveller = (name = 'Léa Martin') => signIn(server, `traveller-${++number}@example.com`, { name });

/** Somebody who has agreed that Ana looks after them. */
async function customerOfAna(name?: string): Promise<{ lea: SignedIn; customerId: string }> {
  const lea = await traveller(name);
  const { id } = await makeCustomer(ana, lea);
  await server.settled();
  return { lea, customerId: id };
}

async function agree(lea: SignedIn): Promise<void> {
  const { body } = await lea.send(calls.listAdvisors);
  for (const { id } of body.items) await lea.send(calls.agreeToAdvisor, { params: { id } });
  await server.settled();
}

const listed = async (agent: SignedIn, query: Record<string, string> = {}): Promise<AgencyTripSummary[]> =>
  (await agent.send(calls.listAgencyTrips, { query })).body.items;

test('an advisor lists and opens the trips of those who agreed, and another agency neither', async () => {
  const lea = await traveller();
  const trip = await makeTrip(lea, { name: 'Lisbon', segments: [flight(3)] });
  const { id: customerId } = await makeCustomer(ana, lea, { agreed: false });
  await server.settled();
  assert.equal((await ana.send(calls.getAgencyTrip, { params: { id: trip.id } })).status, 404);
  assert.deepEqual(await listed(ana, { customerId }), []);

  await agree(lea);
  const shown = await ana.send(calls.getAgencyTrip, { params: { id: trip.id } });
  assert.equal(shown.status, 200);
  assert.deepEqual(
    [shown.body.name, shown.body.segments.length, shown.body.editable, shown.body.customers[0].id],
    ['Lisbon', 1, true, customerId],
  );
  const [line] = await listed(ana, { customerId });
  assert.deepEqual([line?.id, line?.timing, line?.customer.id], [trip.id, 'upcoming', customerId]);

  for (const agent of [eve, bruno]) {
    assert.equal((await agent.send(calls.getAgencyTrip, { params: { id: trip.id } })).status, 404);
    assert.equal((await agent.send(calls.listAgencyTrips, { query: { customerId } })).status, 404);
    assert.ok(!(await listed(agent)).some(({ id }) => id === trip.id));
  }
  assert.equal((await lea.send(calls.getAgencyTrip, { params: { id: trip.id } })).status, 403);
});

test('nobody’s personal event reaches the desk: not in the trip, not in its days, not in the list', async () => {
  const { lea, customerId } = await customerOfAna();
  const trip = await makeTrip(lea, { name: 'Porto', segments: [flight(10)] });
  await makeSegment(lea, trip.id, personalEvent(14, 'Dentist'));
  assert.equal((await readTrip(lea, trip.id)).nights, 4);
  const shown = await ana.send(calls.getAgencyTrip, { params: { id: trip.id } });
  const [line] = await listed(ana, { customerId });
  assert.deepEqual([shown.body.segments.length, shown.body.nights], [1, 0]);
  assert.deepEqual([line?.segmentTypes, line?.nights], [['flight'], 0]);
  assert.doesNotMatch(JSON.stringify([shown.body, line]), /Dentist|"event"/);
});

test('of a traveller who is nobody’s customer the desk shows a name and no address', async () => {
  const { lea } = await customerOfAna();
  const trip = await makeTrip(lea, { segments: [flight(3)] });
  await addTraveler(lea, trip.id, 'max@private.example');
  const { body } = await ana.send(calls.getAgencyTrip, { params: { id: trip.id } });
  assert.equal(body.travelers.length, 2);
  assert.doesNotMatch(JSON.stringify(body), /max@private/);
});

test('a fellow traveller’s advisor sees the trip and prepares nothing for it', async () => {
  const owner = await traveller('Olga Owner');
  const { lea } = await customerOfAna();
  const trip = await makeTrip(owner, { segments: [flight(3)] });
  await addTraveler(owner, trip.id, lea.email);
  const shown = await ana.send(calls.getAgencyTrip, { params: { id: trip.id } });
  assert.deepEqual([shown.status, shown.body.editable], [200, false]);
  const begun = await ana.send(calls.beginDraft, { body: { tripId: trip.id } });
  assert.deepEqual([begun.status, begun.body.code], [403, 'trip.not-editable']);
});

test('a customer who is handed on or deleted takes their trips out of reach at once', async () => {
  const { lea, customerId } = await customerOfAna();
  const trip = await makeTrip(lea, { name: 'Kyoto', segments: [flight(3)] });
  const draft = await ana.send(calls.beginDraft, { body: { tripId: trip.id, trip: { purpose: 'Fair' } } });
  const open = { params: { id: trip.id } };
  assert.equal((await ana.send(calls.getAgencyTrip, open)).status, 200);

  await ana.send(calls.transferCustomer, { params: { id: customerId }, body: { agentEmail: bruno.email } });
  assert.equal((await ana.send(calls.getAgencyTrip, open)).status, 404);
  assert.equal((await ana.send(calls.getDraft, { params: { id: draft.body.id } })).status, 404);
  assert.equal((await ana.send(calls.publishDraft, { params: { id: draft.body.id } })).status, 404);
  assert.ok(!(await listed(ana)).some(({ id }) => id === trip.id));
  assert.equal((await bruno.send(calls.getAgencyTrip, open)).status, 200);
  await server.settled();
  assert.ok((await listed(bruno)).some(({ id }) => id === trip.id));

  await bruno.send(calls.deleteCustomer, { params: { id: customerId } });
  assert.equal((await bruno.send(calls.getAgencyTrip, open)).status, 404);
  assert.ok(!(await listed(bruno)).some(({ id }) => id === trip.id));
  assert.equal((await bruno.send(calls.getDraft, { params: { id: draft.body.id } })).status, 404);
});

test('the list finds by words, days and timing, and pages through all phases without losing or doubling one', async () => {
  const nadia = await signInAgent(server, 'nadia@page.example', 'Page Travel');
  const lea = await traveller();
  const { id: customerId } = await makeCustomer(nadia, lea);
  await server.settled();
  const days = [0, 0, 2, 5, 9, 20, -9, -30];
  for (const [at, day] of days.entries()) {
    const on = inDays(day, 'Europe/Paris');
    const arrival = at % 2 ? { name: 'Genève', iata: 'GVA' } : { name: 'Lisbon', iata: 'LIS' };
    const segments = [flight(day, { start: `${on}T08:15:00`, end: `${on}T09:50:00`, arrival })];
    await makeTrip(lea, { name: `Trip ${at}`, segments });
  }
  await makeTrip(lea, { name: 'Someday' });

  const all = await listed(nadia, { limit: '200' });
  assert.deepEqual(
    all.map(({ timing }) => timing),
    ['ongoing', 'ongoing', 'upcoming', 'upcoming', 'upcoming', 'upcoming', 'past', 'past', 'undated'],
  );
  for (const limit of ['1', '2', '4', '6']) {
    const paged: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = cursor ? { limit, cursor } : { limit };
      const page: { items: AgencyTripSummary[]; nextCursor: string | null } = (
        await nadia.send(calls.listAgencyTrips, { query })
      ).body;
      paged.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    assert.deepEqual(
      paged,
      all.map(({ id }) => id),
      `by ${limit}`,
    );
  }
  assert.equal((await listed(nadia, { travels: 'today' })).length, 2);
  assert.equal((await listed(nadia, { travels: 'week' })).length, 4);
  assert.equal((await listed(nadia, { timing: 'past' })).length, 2);
  assert.equal((await listed(nadia, { query: 'trip 3', customerId })).length, 1);
  assert.ok((await listed(nadia, { query: 'genev' })).length >= 3);
  assert.deepEqual(await listed(nadia, { query: '!?' }), []);
  assert.equal((await nadia.send(calls.listAgencyTrips, { query: { cursor: 'eHg' } })).status, 422);
});

test('who travels today and this week is reckoned by the days of the trip’s own places, on both sides of the date line', async () => {
  const kiri = await signInAgent(server, 'kiri@line.example', 'Date Line Travel');
  const lea = await traveller();
  const { id: customerId } = await makeCustomer(kiri, lea);
  await server.settled();
  const day = (name: string, zone: string, on: string): Promise<unknown> =>
    makeTrip(lea, {
      name,
      segments: [
        {
          type: 'hotel',
          name,
          place: { name, timeZone: zone },
          start: atPlace(`${on}T15:00:00`, zone),
          end: atPlace(`${on}T23:00:00`, zone),
        },
      ],
    });
  // Kiritimati is 14 hours ahead of UTC, Pago Pago 11 behind: 25 hours lie between them.
  await day('Kiritimati on the 10th', 'Pacific/Kiritimati', '2027-03-10');
  await day('Kiritimati on the 11th', 'Pacific/Kiritimati', '2027-03-11');
  await day('Pago Pago on the 9th', 'Pacific/Pago_Pago', '2027-03-09');
  await day('Pago Pago on the 10th', 'Pacific/Pago_Pago', '2027-03-10');
  await day('Kiritimati in a week', 'Pacific/Kiritimati', '2027-03-18');
  await day('Kiritimati after a week', 'Pacific/Kiritimati', '2027-03-19');
  await day('Pago Pago in a week', 'Pacific/Pago_Pago', '2027-03-16');
  await day('Pago Pago after a week', 'Pacific/Pago_Pago', '2027-03-17');
  const names = async (travels: 'today' | 'week') =>
    (await listed(kiri, { travels, customerId })).map(({ name }) => name).sort();
  try {
    // At 10:30 UTC it is the 11th on Kiritimati, and still the 9th in Pago Pago.
    now = new Date('2027-03-10T10:30:00Z');
    assert.deepEqual(await names('today'), ['Kiritimati on the 11th', 'Pago Pago on the 9th']);
    assert.deepEqual(await names('week'), [
      'Kiritimati in a week',
      'Kiritimati on the 11th',
      'Pago Pago in a week',
      'Pago Pago on the 10th',
      'Pago Pago on the 9th',
    ]);
    // An hour later Pago Pago has come to the 10th.
    now = new Date('2027-03-10T11:30:00Z');
    assert.deepEqual(await names('today'), ['Kiritimati on the 11th', 'Pago Pago on the 10th']);
  } finally {
    now = null;
  }
});

test('a copy for a customer is the customer’s own: without fellow travellers, personal events and segments’ files', async () => {
  const { lea } = await customerOfAna();
  const { lea: max, customerId } = await customerOfAna('Max Weber');
  const trip = await makeTrip(lea, { name: 'Oslo', segments: [flight(3, { notes: 'Aisle' })] });
  await makeSegment(lea, trip.id, personalEvent(3));
  const link = { url: 'https://example.com/agenda', name: 'Agenda' };
  await lea.send(calls.addTripAttachment, { params: { id: trip.id }, body: link });
  const [segment] = trip.segments;
  const onSegment = { id: trip.id, segmentId: segment?.id ?? '' };
  await lea.send(calls.addSegmentAttachment, { params: onSegment, body: link });

  const copied = await ana.send(calls.cloneTripForCustomer, { body: { tripId: trip.id, toUser: customerId } });
  assert.equal(copied.status, 201);
  const copy = await readTrip(max, copied.body.tripId);
  assert.deepEqual(
    [copy.name, copy.segments.length, copy.attachments.length, copy.otherAttachments.length, copy.editable],
    ['Oslo', 1, 0, 1, true],
  );
  assert.deepEqual(
    copy.travelers.map(({ primary, you }) => [primary, you]),
    [[true, true]],
  );
  assert.equal((await ana.send(calls.getTrip, { params: { id: copy.id } })).status, 404, 'the agent has no part in it');
  await server.settled();
  const { body: messages } = await max.send(calls.listMessages);
  assert.ok(messages.items.some(({ kind }: { kind: string }) => kind === 'trip-cloned'));

  const elsewhere = { tripId: trip.id, toUser: customerId };
  assert.equal((await eve.send(calls.cloneTripForCustomer, { body: elsewhere })).status, 404);
  const foreign = await makeTrip(await traveller(), { segments: [flight(3)] });
  const stolen = await ana.send(calls.cloneTripForCustomer, { body: { tripId: foreign.id, toUser: customerId } });
  assert.deepEqual([stolen.status, stolen.body.code], [404, 'trip.not-found']);
});

test('what an agency made for somebody it sees before they agree, and nothing else of theirs', async () => {
  const lea = await traveller();
  const { id: customerId } = await makeCustomer(ana, lea, { agreed: false });
  const own = await makeTrip(lea, { name: 'Private', segments: [flight(3)] });
  const draft = await ana.send(calls.beginDraft, { body: { customerId, trip: { name: 'Fair' } } });
  const made = await ana.send(calls.publishDraft, { params: { id: draft.body.id } });
  assert.equal(made.status, 201);
  await server.settled();
  assert.deepEqual(
    (await listed(ana, { customerId })).map(({ name }) => name),
    ['Fair'],
  );
  assert.equal((await ana.send(calls.getAgencyTrip, { params: { id: made.body.tripId } })).status, 200);
  assert.equal((await ana.send(calls.getAgencyTrip, { params: { id: own.id } })).status, 404);
});

test('the files of a customer’s trip open at their desk, those of a personal event and of strangers do not', async () => {
  const { lea } = await customerOfAna();
  const trip = await makeTrip(lea, { segments: [flight(3)] });
  const event = await makeSegment(lea, trip.id, personalEvent(3));
  const file = () => new File(['%PDF-1.4 plan'], 'plan.pdf');
  const shared = await lea.send(calls.addTripAttachment, { params: { id: trip.id }, body: {}, file: file() });
  const onEvent = { params: { id: trip.id, segmentId: event.id }, body: {}, file: file() };
  const hidden = await lea.send(calls.addSegmentAttachment, onEvent);
  const read = (agent: SignedIn, id: string) => agent.send(calls.getAgencyAttachment, { params: { id } });
  assert.equal(Buffer.from((await read(ana, shared.body.id)).body).toString(), '%PDF-1.4 plan');
  assert.equal((await read(ana, hidden.body.id)).status, 404);
  assert.equal((await read(eve, shared.body.id)).status, 404);
});
