import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls } from '@escale/contract';
import {
  addTraveler,
  flight,
  inDays,
  makeSegment,
  makeTrip,
  personalEvent,
  placeTime,
  readTrip,
} from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

let server: TestServer;
let lea: SignedIn;
let max: SignedIn;
let eve: SignedIn;

before(async () => {
  server = await startServer();
  lea = await signIn(server, 'lea@example.com', { name: 'Léa Martin' });
  max = await signIn(server, 'max@example.com', { name: 'Max Weber' });
  eve = await signIn(server, 'eve@elsewhere.example', { name: 'Eve Stranger' });
});

test('a flight typed with two airport codes gets their towns, coordinates and zones, and the trip its days', async () => {
  const day = inDays(10, 'Europe/Paris');
  const typed = flight(10, { start: `${day}T08:15:00`, end: `${day}T09:50:00` });
  const trip = await makeTrip(lea, { name: 'Lisbon', segments: [typed] });
  const [segment] = trip.segments;
  assert.equal(segment?.type, 'flight');
  assert.equal(segment?.start, placeTime(day, '08:15:00', 'Europe/Paris'));
  assert.equal(segment?.end, placeTime(day, '09:50:00', 'Europe/Lisbon'));
  assert.equal(segment?.duration, '02:35');
  assert.deepEqual([trip.start, trip.end, trip.nights, trip.timing, trip.startsInDays], [day, day, 0, 'upcoming', 10]);
  assert.equal(trip.destination?.iata, 'LIS');
  assert.equal(trip.destination?.country, 'PT');
  assert.deepEqual(trip.bookings, [segment?.id]);
  assert.equal(trip.editable, true);
  assert.deepEqual(
    trip.travelers.map((t) => [t.name, t.primary, t.joined, t.you]),
    [['Léa Martin', true, true, true]],
  );
});

test('the list has what is ongoing and upcoming by nearness, undated trips, then the past by recency', async () => {
  const person = await signIn(server, 'lists@example.com');
  const made = async (name: string, from: number | null, to = from) =>
    makeTrip(person, { name, ...(from !== null && to !== null && { start: inDays(from), end: inDays(to) }) });
  await made('far', 40, 45);
  await made('long ago', -60, -50);
  await made('someday', null);
  await made('now', -2, 2);
  await made('near', 5, 6);
  await made('lately', -20, -10);
  const names = ['now', 'near', 'far', 'someday', 'lately', 'long ago'];

  const all = await person.send(calls.listTrips);
  assert.deepEqual(
    all.body.items.map((trip: { name: string }) => trip.name),
    names,
  );
  assert.deepEqual(
    all.body.items.map((trip: { timing: string }) => trip.timing),
    ['ongoing', 'upcoming', 'upcoming', 'undated', 'past', 'past'],
  );
  assert.equal(all.body.nextCursor, null);
  assert.equal(all.body.items[0].backInDays, 2);

  const paged: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await person.send(calls.listTrips, { query: { limit: 1, ...(cursor && { cursor }) } });
    assert.equal(page.status, 200, JSON.stringify(page.body));
    paged.push(...page.body.items.map((trip: { name: string }) => trip.name));
    cursor = page.body.nextCursor ?? undefined;
  } while (cursor);
  assert.deepEqual(paged, names);

  const past = await person.send(calls.listTrips, { query: { when: 'past' } });
  assert.deepEqual(
    past.body.items.map((trip: { name: string }) => trip.name),
    ['lately', 'long ago'],
  );
  const found = await person.send(calls.listTrips, { query: { query: 'LONG' } });
  assert.deepEqual(
    found.body.items.map((trip: { name: string }) => trip.name),
    ['long ago'],
  );
  const id = '01900000-0000-7000-8000-000000000000';
  const forged = [
    'x',
    `0 2026-99-99T00:00:00Z ${id} 1`,
    `0 2026-01-01T00:00:00Z ${'-'.repeat(36)} 1`,
    `1 2026-01-01T00:00:00Z ${id} ${'9'.repeat(15)}`,
  ];
  for (const text of forged) {
    const cursor = Buffer.from(text).toString('base64url');
    assert.equal((await person.send(calls.listTrips, { query: { cursor } })).status, 422, text);
  }
});

test('an edit made on an old version is refused with nothing changed', async () => {
  const trip = await makeTrip(lea, { name: 'Porto' });
  const params = { id: trip.id };
  const first = await lea.send(calls.updateTrip, {
    params,
    body: { name: 'Porto, spring' },
    ifMatch: `"${trip.version}"`,
  });
  assert.equal(first.status, 200);
  const second = await lea.send(calls.updateTrip, {
    params,
    body: { name: 'Porto, autumn' },
    ifMatch: `"${trip.version}"`,
  });
  assert.equal(second.status, 412);
  assert.equal(second.body.code, 'record.changed');
  assert.equal((await readTrip(lea, trip.id)).name, 'Porto, spring');
  const deleted = await lea.send(calls.deleteTrip, { params, ifMatch: `"${trip.version}"` });
  assert.equal(deleted.status, 412);
});

test('of two people who change different fields of a segment nobody loses anything', async () => {
  const trip = await makeTrip(lea, { segments: [flight(12)] });
  const params = { id: trip.id, segmentId: trip.segments[0]?.id ?? '' };
  const edits = [{ seatNumber: '12A' }, { departureGate: 'K41' }, { notes: 'window' }, { cabin: 'Economy' }];
  const answers = await Promise.all(edits.map((body) => lea.send(calls.updateSegment, { params, body })));
  assert.deepEqual(
    answers.map((answer) => answer.status),
    [200, 200, 200, 200],
  );
  const [segment] = (await readTrip(lea, trip.id)).segments as unknown as Record<string, unknown>[];
  assert.deepEqual(
    [segment?.seatNumber, segment?.departureGate, segment?.notes, segment?.cabin],
    ['12A', 'K41', 'window', 'Economy'],
  );
});

test('a personal event exists for its owner alone: not in the trip, its days, its list, a copy or a merge', async () => {
  const trip = await makeTrip(lea, { name: 'Lisbon', segments: [flight(20)] });
  await addTraveler(lea, trip.id, 'max@example.com');
  await makeSegment(max, trip.id, personalEvent(22));

  const seenByLea = await readTrip(lea, trip.id);
  assert.deepEqual([seenByLea.segments.length, seenByLea.end], [1, inDays(20)]);
  const seenByMax = await readTrip(max, trip.id);
  assert.deepEqual([seenByMax.segments.length, seenByMax.end, seenByMax.bookings.length], [2, inDays(22), 1]);
  const event = seenByMax.segments.find((segment) => segment.type === 'event');
  assert.ok(event);
  const params = { id: trip.id, segmentId: event.id };
  const tried = [
    await lea.send(calls.updateSegment, { params, body: { name: 'x' } }),
    await lea.send(calls.duplicateSegment, { params }),
    await lea.send(calls.addSegmentAttachment, { params, body: { url: 'https://example.com/' } }),
    await lea.send(calls.deleteSegment, { params }),
  ];
  assert.deepEqual(
    tried.map((answer) => answer.body.code),
    Array(4).fill('segment.not-found'),
  );
  const listed = await lea.send(calls.listTrips, { query: { limit: 200 } });
  const summary = listed.body.items.find((item: { id: string }) => item.id === trip.id);
  assert.deepEqual([summary.end, summary.segmentTypes], [inDays(20), ['flight']]);

  const copied = await max.send(calls.cloneTrip, { body: { tripId: trip.id, toUser: 'max@example.com' } });
  assert.equal((await readTrip(max, copied.body.tripId)).segments.length, 1);

  const target = await makeTrip(lea, { name: 'All' });
  const merged = await lea.send(calls.mergeTrips, { body: { targetTripId: target.id, sourceTripIds: [trip.id] } });
  assert.deepEqual([merged.status, merged.body.segments.length, merged.body.end], [200, 1, inDays(20)]);
  assert.equal((await readTrip(max, target.id)).segments.length, 2);

  const deleted = await lea.send(calls.deleteTrip, { params: { id: target.id } });
  assert.equal(deleted.status, 204);
  const left = await max.send(calls.listTrips, { query: { query: 'All' } });
  assert.deepEqual(
    left.body.items.map((item: { segmentTypes: string[] }) => item.segmentTypes),
    [['event']],
  );
});

test('a duplicate is the same segment without its attachments', async () => {
  const trip = await makeTrip(lea, { segments: [flight(14, { confirmationNumber: 'QX7K2P' })] });
  const params = { id: trip.id, segmentId: trip.segments[0]?.id ?? '' };
  await lea.send(calls.addSegmentAttachment, { params, body: { url: 'https://example.com/ticket' } });
  const copy = await lea.send(calls.duplicateSegment, { params });
  assert.equal(copy.status, 201);
  assert.deepEqual([copy.body.attachments, copy.body.confirmationNumber, copy.body.version], [[], 'QX7K2P', 1]);
  assert.equal((await readTrip(lea, trip.id)).segments.length, 2);
});

test('stars are the caller’s own', async () => {
  const trip = await makeTrip(lea);
  await addTraveler(lea, trip.id, 'max@example.com');
  const rated = await lea.send(calls.rateTrip, { params: { id: trip.id }, body: { rating: 4 } });
  assert.deepEqual(rated.body, { rating: 4 });
  assert.equal((await readTrip(lea, trip.id)).rating, 4);
  assert.equal((await readTrip(max, trip.id)).rating, null);
  const beyond = await lea.send(calls.rateTrip, { params: { id: trip.id }, body: { rating: 6 } });
  assert.equal(beyond.status, 422);
});

test('a stranger’s trip and no trip sound the same', async () => {
  const trip = await makeTrip(lea, { segments: [flight(10)] });
  const none = await eve.send(calls.getTrip, { params: { id: '01900000-0000-7000-8000-000000000000' } });
  const theirs = await eve.send(calls.getTrip, { params: { id: trip.id } });
  assert.deepEqual([theirs.status, theirs.body], [none.status, none.body]);
  assert.equal(none.status, 404);
});

test('open pages hear of every change to a trip, and of personal events only their owner’s', async () => {
  const trip = await makeTrip(lea, { segments: [flight(10)] });
  await addTraveler(lea, trip.id, 'max@example.com');
  const [byLea, byMax] = [await hearing(lea, trip.id), await hearing(max, trip.id)];
  await makeSegment(max, trip.id, personalEvent(11));
  await makeSegment(lea, trip.id, flight(12));
  assert.deepEqual([await byLea.times(), await byMax.times()], [1, 2]);
});

/** How often somebody's open page hears of a trip from now on. What comes before and after is told apart by other trips. */
async function hearing(person: SignedIn, tripId: string) {
  const events = server.app.house.live.subscribe(person.accountId);
  const timesUntil = async (otherTripId: string) => {
    for (let times = 0; ; ) {
      const { value } = await events.next();
      if (value?.what !== 'trip') continue;
      if (value.tripId === otherTripId) return times;
      if (value.tripId === tripId) times++;
    }
  };
  await timesUntil((await makeTrip(person)).id);
  return { times: async () => timesUntil((await makeTrip(person)).id) };
}

test('who changes their name is called by it on every trip that they have joined', async () => {
  const nils = await signIn(server, 'nils@example.com', { name: 'Nils Berg' });
  const trip = await makeTrip(nils);
  await nils.send(calls.updateAccountDetails, { body: { firstName: 'Nils', lastName: 'Lund' } });
  await server.settled();
  assert.equal((await readTrip(nils, trip.id)).travelers[0]?.name, 'Nils Lund');
});

test('a trip cannot be made to end before it starts, whichever day is sent', async () => {
  const trip = await makeTrip(lea, { start: inDays(10), end: inDays(12) });
  const refused = await lea.send(calls.updateTrip, { params: { id: trip.id }, body: { name: 'x', end: inDays(9) } });
  assert.deepEqual([refused.status, refused.body.errors[0].path], [422, 'end']);
  const kept = await lea.send(calls.updateTrip, { params: { id: trip.id }, body: { name: 'x' } });
  assert.deepEqual([kept.body.setStart, kept.body.setEnd], [inDays(10), inDays(12)]);
  const emptied = await lea.send(calls.updateTrip, {
    params: { id: trip.id },
    body: { name: 'x', start: null, end: null },
  });
  assert.deepEqual([emptied.body.start, emptied.body.timing], [null, 'undated']);
});
