import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { listen } from '../testing/listen.ts';
import { flightMarkup, forward, mail } from '../testing/mail.ts';
import { as, calls, startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});

let people = 0;
const traveller = (name = 'Léa Martin') => signIn(server, `p${++people}@kontor.example`, { name });

async function newsOf(of: SignedIn, language = 'en') {
  await server.settled();
  return (await as(server, of.token, language).send(calls.listMessages)).body;
}

const forwardFlight = (of: SignedIn) =>
  forward(server, of, mail({ from: of.email, subject: 'Flight', html: flightMarkup() }));

async function tripOf(of: SignedIn, name = 'Milano') {
  return (await of.send(calls.createTrip, { body: { name } })).body;
}

test('what happened is said in the reader’s language', async () => {
  const lea = await traveller();
  await forward(server, lea, mail({ from: 'someone@elsewhere.example', subject: 'Offer', html: flightMarkup() }));
  const title = async (language: string) =>
    (await newsOf(lea, language)).items.find((m: { kind: string }) => m.kind === 'import-needs-review').title;
  assert.equal(await title('fr'), 'Était-ce vous\u00a0?');
  assert.equal(await title('en'), 'Was this you?');
  assert.equal(await title('de'), 'Was this you?');
});

test('whoever is added to a trip, sent one or removed from one is told who did it', async () => {
  const [ana, max] = [await traveller('Ana Costa'), await traveller('Max Weber')];
  const trip = await tripOf(ana);
  const { body: added } = await ana.send(calls.addTraveler, { params: { id: trip.id }, body: { email: max.email } });
  await server.settled();
  await ana.send(calls.removeTraveler, { params: { id: trip.id, travelerId: added.id } });
  await ana.send(calls.cloneTrip, { body: { tripId: trip.id, toUser: max.email } });
  const { items } = await newsOf(max);
  const said = (kind: string) => items.find((m: { kind: string }) => m.kind === kind);
  assert.match(said('traveler-added').body, /Ana Costa/);
  assert.equal(said('traveler-added').tripId, trip.id);
  assert.match(said('traveler-removed').title, /“Milano”/);
  assert.equal(said('traveler-removed').tripId, null);
  assert.match(said('trip-cloned').title, /^Ana Costa/);
  assert.notEqual(said('trip-cloned').tripId, trip.id);
  const own = (await newsOf(ana)).items.map((m: { kind: string }) => m.kind);
  assert.ok(!own.some((kind: string) => kind !== 'welcome'), own.join());
});

test('ten changes in a row to a shared trip are one message, until it is read', async () => {
  const [ana, max] = [await traveller('Ana Costa'), await traveller('Max Weber')];
  const trip = await tripOf(ana);
  await ana.send(calls.addTraveler, { params: { id: trip.id }, body: { email: max.email } });
  await server.settled();
  const change = async (i: number) =>
    ana.send(calls.updateTrip, { params: { id: trip.id }, body: { name: 'Milano', purpose: `Purpose ${i}` } });
  for (let i = 0; i < 10; i++) await change(i);
  const changes = async () =>
    (await newsOf(max)).items.filter((m: { kind: string }) => m.kind === 'trip-changed').length;
  assert.equal(await changes(), 1);
  await max.send(calls.readMessages, { body: { all: true } });
  await change(11);
  assert.equal(await changes(), 2);
});

test('messages are read, counted, paged and deleted by their owner alone', async () => {
  const [lea, eve] = [await traveller(), await traveller('Eve Stranger')];
  await forwardFlight(lea);
  await forward(server, lea, mail({ from: lea.email, subject: 'Hello', text: 'Nothing here' }));
  const { items, unread } = await newsOf(lea);
  assert.ok(items.length >= 2 && unread === items.length);
  const [first, second] = items;

  const page = await lea.send(calls.listMessages, { query: { limit: 1 } });
  assert.equal(page.body.items.length, 1);
  const next = await lea.send(calls.listMessages, { query: { limit: 1, cursor: page.body.nextCursor } });
  assert.equal(next.body.items[0].id, second.id);

  const foreign = await eve.send(calls.readMessages, { body: { ids: [first.id] } });
  assert.deepEqual([foreign.status, foreign.body.code], [404, 'message.not-found']);
  assert.equal((await eve.send(calls.deleteMessage, { params: { id: first.id } })).status, 404);
  assert.equal((await newsOf(lea)).unread, unread);

  const read = await lea.send(calls.readMessages, { body: { ids: [first.id] } });
  assert.equal(read.body.unread, unread - 1);
  assert.equal((await lea.send(calls.deleteMessage, { params: { id: first.id } })).status, 204);
  assert.equal((await lea.send(calls.deleteMessage, { params: { id: first.id } })).status, 404);
  assert.equal((await newsOf(lea)).items.length, items.length - 1);
});

test('an open page hears of its own account as it happens, and of nobody else’s', async () => {
  const [lea, eve] = [await traveller(), await traveller('Eve Stranger')];
  const [hers, foreign] = [await listen(server, lea), await listen(server, eve)];
  await forwardFlight(lea);
  const placed = await hers.until((event) => event.what === 'import' && event.state === 'placed');
  assert.ok(placed.some((event) => event.what === 'import' && event.state === 'received'));
  await hers.until((event) => event.what === 'message');
  await hers.until((event) => event.what === 'trip' || event.what === 'trips');
  await forwardFlight(eve);
  const heard = await foreign.until((event) => event.what === 'import' && event.state === 'placed');
  const { body } = await eve.send(calls.listImports);
  assert.ok(heard.every((event) => event.what !== 'import' || event.importId === body.items[0].id));
  hers.close();
  foreign.close();
});

test('a page that is open on one server hears what another one did', async () => {
  const lea = await traveller();
  const other = await startServer({
    env: { DATABASE_URL: server.config.databaseUrl ?? '', ESCALE_DATA: server.config.dataFolder },
  });
  const page = await listen(other, lea);
  await lea.send(calls.createTrip, { body: { name: 'Milano' } });
  await page.until((event) => event.what === 'trip' || event.what === 'trips');
  page.close();
  await other.close();
});

test('a page is not told anything without a sign-in', async () => {
  assert.equal((await fetch(`${server.url}${calls.live.path}`)).status, 401);
});
