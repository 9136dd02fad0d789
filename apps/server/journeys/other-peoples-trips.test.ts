import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type Call, calls, type Trip } from '@escale/contract';
import { addTraveler, flight, makeTrip, personalEvent, readTrip } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

let server: TestServer;
let lea: SignedIn;
let eve: SignedIn;
let theirs: Trip;
let own: Trip;

before(async () => {
  server = await startServer();
  lea = await signIn(server, 'lea@example.com', { name: 'Léa Martin' });
  eve = await signIn(server, 'eve@elsewhere.example', { name: 'Eve Stranger' });
  const make = async (person: SignedIn) => {
    const trip = await makeTrip(person, { segments: [flight(5), personalEvent(6)] });
    await addTraveler(person, trip.id, 'fellow@example.com');
    const file = new File(['%PDF-1.4'], 'visa.pdf');
    await person.send(calls.addTripAttachment, { params: { id: trip.id }, body: {}, file });
    return readTrip(person, trip.id);
  };
  [theirs, own] = [await make(lea), await make(eve)];
});

const first = (trip: Trip) => ({
  segmentId: trip.segments[0]?.id ?? '',
  travelerId: trip.travelers.find((traveler) => !traveler.primary)?.id ?? '',
  attachmentId: trip.otherAttachments[0]?.id ?? '',
});

/** Each with the ids of a trip and of something in it. */
function tries(tripId: string, inIt: ReturnType<typeof first>): [Call, Record<string, unknown>][] {
  const { segmentId, travelerId } = inIt;
  const trip = { id: tripId };
  return [
    [calls.replaceSegment, { params: { ...trip, segmentId }, body: flight(9) }],
    [calls.updateSegment, { params: { ...trip, segmentId }, body: { notes: 'eve was here' } }],
    [calls.duplicateSegment, { params: { ...trip, segmentId } }],
    [calls.addSegmentAttachment, { params: { ...trip, segmentId }, body: { url: 'https://evil.example' } }],
    [calls.deleteSegment, { params: { ...trip, segmentId } }],
    [calls.removeTraveler, { params: { ...trip, travelerId } }],
  ];
}

/** Sends each of them as Eve; all must find nothing, and leave everything as it was. */
async function findsNothing(asked: [Call, Record<string, unknown>][]) {
  const before = [await readTrip(lea, theirs.id), await readTrip(eve, own.id)];
  for (const [call, sent] of asked) {
    const answer = await eve.send(call, sent as never);
    assert.equal(answer.status, 404, `${call.method} ${call.path}`);
  }
  assert.deepEqual([await readTrip(lea, theirs.id), await readTrip(eve, own.id)], before);
}

test('nothing of a stranger’s trip can be read or changed', async () => {
  const { attachmentId } = first(theirs);
  const trip = { id: theirs.id };
  await findsNothing([
    [calls.getTrip, { params: trip }],
    [calls.updateTrip, { params: trip, body: { name: 'x' } }],
    [calls.deleteTrip, { params: trip }],
    [calls.rateTrip, { params: trip, body: { rating: 1 } }],
    [calls.addTraveler, { params: trip, body: { email: 'eve@elsewhere.example' } }],
    [calls.addSegment, { params: trip, body: flight(9) }],
    [calls.addTripAttachment, { params: trip, body: { url: 'https://evil.example' } }],
    [calls.renameAttachment, { params: { id: attachmentId }, body: { name: 'x' } }],
    [calls.getAttachmentContent, { params: { id: attachmentId } }],
    [calls.deleteAttachment, { params: { id: attachmentId } }],
    ...tries(theirs.id, first(theirs)),
  ]);
});

test('a trip of one’s own is no way to what is in another’s', async () => {
  await findsNothing([...tries(own.id, first(theirs)), ...tries(theirs.id, first(own))]);
});

test('ids in bodies are asked for like ids in paths, and the whole is refused', async () => {
  const another = await makeTrip(eve, { segments: [flight(7)] });
  await findsNothing([
    [calls.mergeTrips, { body: { targetTripId: own.id, sourceTripIds: [another.id, theirs.id] } }],
    [calls.mergeTrips, { body: { targetTripId: theirs.id, sourceTripIds: [another.id] } }],
    [calls.cloneTrip, { body: { tripId: theirs.id, toUser: 'eve@elsewhere.example' } }],
  ]);
  assert.equal((await readTrip(eve, another.id)).segments.length, 1);
});

test('who was on a trip and is not any more is a stranger at once', async () => {
  const max = await signIn(server, 'max@example.com');
  const there = await addTraveler(lea, theirs.id, max.email);
  assert.equal((await readTrip(max, theirs.id)).segments.length, 1);
  await lea.send(calls.removeTraveler, { params: { id: theirs.id, travelerId: there.id } });
  assert.equal((await max.send(calls.getTrip, { params: { id: theirs.id } })).status, 404);
  assert.deepEqual((await max.send(calls.listTrips)).body.items, []);
});

test('what a request says of its sender is not believed', async () => {
  const made = await eve.send(calls.createTrip, {
    body: {
      name: 'Mine',
      ownerId: lea.accountId,
      owner_id: lea.accountId,
      travelers: [{ email: lea.email, primary: true }],
      createdAt: '2001-01-01T00:00:00Z',
      version: 99,
    },
  } as never);
  assert.equal(made.status, 201);
  assert.equal(made.body.version, 1);
  assert.notEqual(made.body.createdAt.slice(0, 4), '2001');
  assert.deepEqual(
    made.body.travelers.map((traveler: { you: boolean; primary: boolean }) => [traveler.you, traveler.primary]),
    [[true, true]],
  );
  const polluted = await fetch(`${server.url}/api/my/trips`, {
    method: 'POST',
    headers: { authorization: `Bearer ${eve.token}`, 'content-type': 'application/json' },
    body: '{"name":"x","__proto__":{"admin":true}}',
  });
  assert.equal(polluted.status, 400);
});
