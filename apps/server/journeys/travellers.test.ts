import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls, type Trip } from '@escale/contract';
import { addTraveler, flight, makeSegment, makeTrip, personalEvent, readTrip } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

let server: TestServer;
let lea: SignedIn;
let max: SignedIn;

before(async () => {
  server = await startServer();
  lea = await signIn(server, 'lea@example.com', { name: 'Léa Martin' });
  max = await signIn(server, 'max@example.com', { name: 'Max Weber' });
});

const names = (trip: Trip) => trip.travelers.map((traveler) => traveler.name);
const shape = ({ id: _id, email: _email, addedAt: _at, ...rest }: Trip['travelers'][number]) => rest;

test('adding somebody sounds the same whether they have an account or not, and names nobody who has not joined', async () => {
  const trip = await makeTrip(lea);
  const known = await addTraveler(lea, trip.id, 'MAX@example.com');
  const unknown = await addTraveler(lea, trip.id, 'nobody-yet@example.com');
  assert.deepEqual({ ...shape(known), name: '' }, { ...shape(unknown), name: '' });
  assert.deepEqual([known.name, unknown.name], ['max@example.com', 'nobody-yet@example.com']);
  assert.deepEqual(names(await readTrip(lea, trip.id)), ['Léa Martin', 'max@example.com', 'nobody-yet@example.com']);

  assert.equal((await readTrip(max, trip.id)).travelers.find((t) => t.you)?.name, 'Max Weber');
  assert.deepEqual(names(await readTrip(lea, trip.id)), ['Léa Martin', 'Max Weber', 'nobody-yet@example.com']);

  const again = await lea.send(calls.addTraveler, { params: { id: trip.id }, body: { email: 'max@example.com' } });
  assert.deepEqual([again.status, again.body.code], [409, 'traveler.already-there']);
});

test('whoever was added by e-mail signs in with it and finds the trip, with the name that was typed until then', async () => {
  const trip = await makeTrip(lea, { name: 'Oslo' });
  await addTraveler(lea, trip.id, 'nils@example.com', 'Nils (Oslo office)');
  assert.deepEqual(names(await readTrip(lea, trip.id)), ['Léa Martin', 'Nils (Oslo office)']);
  const nils = await signIn(server, 'nils@example.com');
  const listed = await nils.send(calls.listTrips);
  assert.deepEqual(
    listed.body.items.map((item: { name: string }) => item.name),
    ['Oslo'],
  );
});

test('the primary traveller stays; a fellow may leave, and may not send others away', async () => {
  const trip = await makeTrip(lea);
  const maxThere = await addTraveler(lea, trip.id, 'max@example.com');
  const other = await addTraveler(lea, trip.id, 'other@example.com');
  const primary = trip.travelers[0];
  assert.ok(primary);
  const remove = (by: SignedIn, travelerId: string) =>
    by.send(calls.removeTraveler, { params: { id: trip.id, travelerId } });

  assert.equal((await remove(lea, primary.id)).body.code, 'traveler.primary-stays');
  assert.equal((await remove(max, other.id)).body.code, 'trip.not-editable');
  assert.equal((await remove(max, maxThere.id)).status, 204);
  assert.equal((await max.send(calls.getTrip, { params: { id: trip.id } })).status, 404);
  assert.equal((await remove(lea, other.id)).status, 204);
  assert.equal((await remove(lea, other.id)).body.code, 'traveler.not-found');
  assert.deepEqual(names(await readTrip(lea, trip.id)), ['Léa Martin']);
});

test('who is taken off a trip keeps the personal events that nobody else could see', async () => {
  const trip = await makeTrip(lea, { name: 'Porto' });
  const there = await addTraveler(lea, trip.id, 'max@example.com');
  await makeSegment(max, trip.id, personalEvent(9));
  await lea.send(calls.removeTraveler, { params: { id: trip.id, travelerId: there.id } });
  const left = await max.send(calls.listTrips, { query: { query: 'Porto' } });
  assert.equal(left.body.items.length, 1);
  assert.notEqual(left.body.items[0].id, trip.id);
  const own = await readTrip(max, left.body.items[0].id);
  assert.deepEqual([own.segments.length, names(own)], [1, ['Max Weber']]);
});

test('a fellow traveller adds segments and edits their own, and not those of others', async () => {
  const trip = await makeTrip(lea, { segments: [flight(5)] });
  await addTraveler(lea, trip.id, 'max@example.com');
  const own = await makeSegment(max, trip.id, flight(7, { airlineCode: 'ZB', flightNumber: '77' }));
  const seen = await readTrip(max, trip.id);
  assert.deepEqual(
    seen.segments.map((segment) => segment.editable),
    [false, true],
  );
  assert.equal(seen.editable, false);
  const edit = (by: SignedIn, segmentId: string) =>
    by.send(calls.updateSegment, { params: { id: trip.id, segmentId }, body: { notes: 'x' } });
  assert.equal((await edit(max, own.id)).status, 200);
  assert.equal((await edit(lea, own.id)).status, 200);
  const refused = await edit(max, trip.segments[0]?.id ?? '');
  assert.deepEqual([refused.status, refused.body.code], [403, 'trip.not-editable']);
});

test('a copy belongs to who made it and is for who it was made for; files of segments stay behind', async () => {
  const trip = await makeTrip(lea, { name: 'Lisbon', segments: [flight(6, { confirmationNumber: 'QX7K2P' })] });
  const segmentId = trip.segments[0]?.id ?? '';
  await lea.send(calls.addSegmentAttachment, {
    params: { id: trip.id, segmentId },
    body: { url: 'https://example.com/a' },
  });
  await lea.send(calls.addTripAttachment, {
    params: { id: trip.id },
    body: { url: 'https://example.com/b', name: 'Visa' },
  });
  const file = new File(['%PDF-1.4 a visa'], 'visa.pdf');
  await lea.send(calls.addTripAttachment, { params: { id: trip.id }, body: {}, file });
  await lea.send(calls.rateTrip, { params: { id: trip.id }, body: { rating: 5 } });

  const cloned = await lea.send(calls.cloneTrip, { body: { tripId: trip.id, toUser: 'max@example.com' } });
  assert.equal(cloned.status, 201);
  const unknown = await lea.send(calls.cloneTrip, { body: { tripId: trip.id, toUser: 'nobody@example.com' } });
  assert.deepEqual([unknown.status, Object.keys(unknown.body)], [201, ['tripId']]);

  const copy = await readTrip(lea, cloned.body.tripId);
  assert.deepEqual(
    copy.travelers.map((t) => [t.name, t.primary, t.you]),
    [['max@example.com', true, false]],
  );
  assert.deepEqual([copy.editable, copy.rating, copy.attachments.length], [true, null, 0]);
  assert.deepEqual(
    copy.otherAttachments.map((a) => a.name),
    ['Visa', 'visa.pdf'],
  );
  const seen = await readTrip(max, cloned.body.tripId);
  assert.deepEqual([seen.name, seen.segments.length, seen.editable], ['Lisbon', 1, true]);
  const visa = seen.otherAttachments.find((a) => a.kind === 'file');
  const content = await max.send(calls.getAttachmentContent, { params: { id: visa?.id ?? '' } });
  assert.equal(Buffer.from(content.body).toString(), '%PDF-1.4 a visa');

  const deleted = await lea.send(calls.deleteTrip, { params: { id: trip.id } });
  assert.equal(deleted.status, 204);
  assert.equal((await readTrip(max, cloned.body.tripId)).segments.length, 1);
});

test('merging moves every segment and file, takes the travellers along, and leaves no trip behind', async () => {
  const target = await makeTrip(lea, { name: 'Week', segments: [flight(10)] });
  const a = await makeTrip(lea, { name: 'A', segments: [flight(12), flight(13)] });
  const b = await makeTrip(lea, { name: 'B', segments: [flight(14)] });
  await addTraveler(lea, a.id, 'max@example.com');
  await lea.send(calls.addSegmentAttachment, {
    params: { id: a.id, segmentId: a.segments[0]?.id ?? '' },
    body: { url: 'https://example.com/a' },
  });
  await lea.send(calls.addTripAttachment, { params: { id: b.id }, body: { url: 'https://example.com/b' } });
  const merged = await lea.send(calls.mergeTrips, { body: { targetTripId: target.id, sourceTripIds: [a.id, b.id] } });
  assert.equal(merged.status, 200);
  assert.deepEqual(
    [
      merged.body.name,
      merged.body.segments.length,
      merged.body.attachments.length,
      merged.body.otherAttachments.length,
    ],
    ['Week', 4, 1, 1],
  );
  assert.deepEqual(
    merged.body.travelers.map((t: { email: string }) => t.email),
    ['lea@example.com', 'max@example.com'],
  );
  for (const id of [a.id, b.id]) assert.equal((await lea.send(calls.getTrip, { params: { id } })).status, 404);
});

test('merging refuses itself, and the whole of it where one trip is not the caller’s to merge', async () => {
  const own = await makeTrip(lea, { segments: [flight(10)] });
  const other = await makeTrip(lea, { segments: [flight(11)] });
  const theirs = await makeTrip(max, { segments: [flight(12)] });
  const fellow = await makeTrip(max, { segments: [flight(13)] });
  await addTraveler(max, fellow.id, 'lea@example.com');
  const merge = (sourceTripIds: string[]) =>
    lea.send(calls.mergeTrips, { body: { targetTripId: own.id, sourceTripIds } });
  assert.equal((await merge([own.id])).body.code, 'trip.merge-with-itself');
  assert.equal((await merge([other.id, theirs.id])).body.code, 'trip.not-found');
  assert.equal((await merge([other.id, fellow.id])).body.code, 'trip.not-editable');
  for (const [person, trip] of [
    [lea, own],
    [lea, other],
    [max, theirs],
    [max, fellow],
  ] as const) {
    assert.equal((await readTrip(person, trip.id)).segments.length, 1);
  }
});

test('while trips are merged into each other and added to, no segment is lost and none is doubled', async () => {
  const person = await signIn(server, 'busy@example.com');
  const trips = await Promise.all([1, 2, 3].map((n) => makeTrip(person, { name: `T${n}`, segments: [flight(n)] })));
  const [one, two, three] = trips.map((trip) => trip.id);
  assert.ok(one && two && three);
  const merges = [
    { targetTripId: one, sourceTripIds: [two] },
    { targetTripId: two, sourceTripIds: [one] },
    { targetTripId: three, sourceTripIds: [one, two] },
  ].map((body) => person.send(calls.mergeTrips, { body }));
  const adds = Array.from({ length: 12 }, (_, n) =>
    person.send(calls.addSegment, { params: { id: trips[n % 3]?.id ?? '' }, body: flight(20 + n) }),
  );
  const [merged, added] = await Promise.all([Promise.all(merges), Promise.all(adds)]);
  for (const answer of merged) assert.ok([200, 404].includes(answer.status), String(answer.status));
  for (const answer of added) assert.ok([201, 404].includes(answer.status), String(answer.status));
  const list = await person.send(calls.listTrips);
  const left = await Promise.all(list.body.items.map((item: { id: string }) => readTrip(person, item.id)));
  const segments = left.reduce((sum, trip) => sum + trip.segments.length, 0);
  assert.equal(segments, 3 + added.filter((answer) => answer.status === 201).length);
});

test('an owner who is taken off the travellers goes on organising, and who leaves hands the trip over', async () => {
  const trip = await makeTrip(lea, { name: 'For Max' });
  const cloned = await lea.send(calls.cloneTrip, { body: { tripId: trip.id, toUser: 'max@example.com' } });
  const id: string = cloned.body.tripId;
  const herself = await addTraveler(max, id, 'lea@example.com');
  const remove = (by: SignedIn) => by.send(calls.removeTraveler, { params: { id, travelerId: herself.id } });
  assert.equal((await remove(max)).status, 204);
  assert.equal((await readTrip(lea, id)).editable, true);

  await addTraveler(max, id, 'lea@example.com');
  assert.equal((await remove(lea)).status, 204);
  assert.equal((await lea.send(calls.getTrip, { params: { id } })).status, 404);
  assert.equal((await max.send(calls.deleteTrip, { params: { id } })).status, 204);
});
