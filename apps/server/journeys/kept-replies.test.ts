import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { calls } from '@escale/contract';
import { sql } from 'kysely';
import { publish } from '../src/platform/live.ts';
import { addTraveler, flight, makeTrip, personalEvent, readTrip } from '../testing/makers.ts';
import { as, startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

// That every way to change a trip tells everyone who can see it is proven in all tests at once: by the triggers of
// `stamp-guard.ts` at every commit, and by `checkReplies` at every read that could be answered from memory.

const clock = { at: Date.parse('2026-11-21T12:00:00Z') };
let server: TestServer;
let lea: SignedIn;
let max: SignedIn;
before(async () => {
  server = await startServer({ checkReplies: false, clock: { now: () => new Date(clock.at) } });
  lea = await signIn(server, 'lea@example.com');
  max = await signIn(server, 'max@example.com');
});

/** As nothing in the house can: nobody is told, and the guard of the test database looks away. */
function renameSecretly(tripId: string, name: string, at = server) {
  return at.app.house.db.transact(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await tx.updateTable('trips').set({ name }).where('id', '=', tripId).execute();
  });
}
const nameOf = async (person: SignedIn, id: string) => (await readTrip(person, id)).name;
const listed = async (person: SignedIn) =>
  (await person.send(calls.listTrips)).body.items.map((trip: { name: string }) => trip.name);

describe('a trip that was read a moment ago', () => {
  test('is answered from memory, and afresh as soon as its person is told of a change', async () => {
    const { id } = await makeTrip(lea, { name: 'Lisbon' });
    await renameSecretly(id, 'Porto');
    assert.equal(await nameOf(lea, id), 'Lisbon');
    await publish(server.app.house.db.query, lea.accountId, { what: 'trips' });
    assert.equal(await nameOf(lea, id), 'Porto');
  });

  test('is afresh at the next minute', async () => {
    const { id } = await makeTrip(lea, { name: 'Lisbon' });
    await renameSecretly(id, 'Porto');
    clock.at += 60_000;
    assert.equal(await nameOf(lea, id), 'Porto');
  });

  test('is not given to its person in another language', async () => {
    const { id } = await makeTrip(lea, { name: 'Lisbon', segments: [flight(20)] });
    const townsIn = async (language: string) => {
      const { body } = await as(server, lea.token, language).send(calls.getTrip, { params: { id } });
      return [body.segments[0].arrival.city, body.segments[0].arrival.town];
    };
    assert.deepEqual(await townsIn('en'), ['Lisbon', undefined]);
    assert.deepEqual(await townsIn('fr-FR'), ['Lisbon', 'Lisbonne']);
  });

  test('has the ETag that it had, and is not sent again to who has it', async () => {
    const { id } = await makeTrip(lea, { name: 'Lisbon' });
    const url = `${server.url}/api/my/trips/${id}`;
    const headers = { authorization: `Bearer ${lea.token}` };
    await server.app.house.db.transact((tx) => publish(tx, lea.accountId, { what: 'trips' }));
    const read = await fetch(url, { headers });
    const kept = await fetch(url, { headers });
    assert.deepEqual([...kept.headers].filter(isOwn), [...read.headers].filter(isOwn));
    assert.equal(await kept.text(), await read.text());
    const same = await fetch(url, { headers: { ...headers, 'if-none-match': read.headers.get('etag') ?? '' } });
    assert.equal(same.status, 304);
  });

  test('comes in a quarter of its bytes to who reads gzip, under a tag that still says which version it is', async () => {
    const { id } = await makeTrip(lea, { name: 'Lisbon', segments: [1, 2, 3, 4].map((days) => flight(days)) });
    const url = `${server.url}/api/my/trips/${id}`;
    const asked = (headers: object) => fetch(url, { headers: { authorization: `Bearer ${lea.token}`, ...headers } });
    const plain = await asked({ 'accept-encoding': 'identity' });
    const small = await asked({ 'accept-encoding': 'gzip' });
    assert.equal(plain.headers.get('content-encoding'), null);
    assert.equal(small.headers.get('content-encoding'), 'gzip');
    assert.ok(Number(small.headers.get('content-length')) * 3 < Number(plain.headers.get('content-length')));
    const etag = small.headers.get('etag') ?? '';
    assert.equal(etag, `W/${plain.headers.get('etag')}`);
    assert.equal(await small.text(), await plain.text());
    assert.equal((await asked({ 'accept-encoding': 'gzip', 'if-none-match': etag })).status, 304);
    const renamed = await lea.send(calls.updateTrip, { params: { id }, body: { name: 'Porto' }, ifMatch: etag });
    assert.equal(renamed.status, 200);
  });

  test('is nobody else’s, under the same address', async () => {
    const { id } = await makeTrip(lea, { name: 'Lisbon', segments: [personalEvent(3)] });
    assert.equal((await max.send(calls.getTrip, { params: { id } })).status, 404);
    await addTraveler(lea, id, max.email);
    assert.equal((await readTrip(lea, id)).segments.length, 1);
    assert.equal((await readTrip(max, id)).segments.length, 0);
    assert.equal((await readTrip(lea, id)).segments.length, 1);
  });

  test('is gone for who was taken off it', async () => {
    const { id } = await makeTrip(lea, { name: 'Madeira' });
    const { id: travelerId } = await addTraveler(lea, id, max.email);
    assert.equal(await nameOf(max, id), 'Madeira');
    assert.ok((await listed(max)).includes('Madeira'));
    await lea.send(calls.removeTraveler, { params: { id, travelerId } });
    assert.equal((await max.send(calls.getTrip, { params: { id } })).status, 404);
    assert.ok(!(await listed(max)).includes('Madeira'));
  });

  test('is refused to a session that has ended', async () => {
    const tom = await signIn(server, 'tom@example.com');
    const { id } = await makeTrip(tom, { name: 'Lisbon' });
    await readTrip(tom, id);
    await server.app.house.db.rows('delete from sign_in_records where account_id = $1', [tom.accountId]);
    assert.equal((await tom.send(calls.getTrip, { params: { id } })).status, 401);
  });
});

test('what one server changes, no other one answers from memory', async () => {
  const other = await startServer({
    checkReplies: false,
    env: {
      DATABASE_URL: server.config.databaseUrl ?? '',
      ESCALE_MASTER_KEY: server.app.house.master.toString('base64'),
    },
  });
  const there: SignedIn = { ...lea, send: as(other, lea.token).send };
  const { id } = await makeTrip(lea, { name: 'Lisbon' });
  for (const name of ['Porto', 'Faro', 'Braga']) {
    await nameOf(there, id);
    await lea.send(calls.updateTrip, { params: { id }, body: { name } });
    assert.equal(await nameOf(there, id), name);
    await there.send(calls.addSegment, { params: { id }, body: flight(3) });
  }
  assert.equal((await readTrip(lea, id)).segments.length, 3);
});

test('in tests a change that nobody was told of fails the read that would have hidden it', async () => {
  const watched = await startServer({ env: { ESCALE_LOG: 'silent' } });
  const eve = await signIn(watched, 'eve@elsewhere.example');
  const { id } = await makeTrip(eve, { name: 'Lisbon' });
  await renameSecretly(id, 'Porto', watched);
  assert.equal((await eve.send(calls.getTrip, { params: { id } })).status, 500);
});

test('in tests a change that nobody was told of does not reach its commit', async () => {
  const { id } = await makeTrip(lea, { name: 'Lisbon' });
  await assert.rejects(
    server.app.house.db.transact((tx) => tx.updateTable('trips').set({ name: 'Porto' }).where('id', '=', id).execute()),
    /was not told/,
  );
  assert.equal(await nameOf(lea, id), 'Lisbon');
});

function isOwn([name]: [string, string]) {
  return name !== 'date';
}
