import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { flightMarkup, forward, mail } from '../testing/mail.ts';
import { calls, startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});

let people = 0;
const traveller = () => signIn(server, `lea${++people}@kontor.example`, { name: 'Léa Martin' });

const own = (of: SignedIn, html: string, subject = 'Fwd: Your flight to Milan') =>
  mail({ from: `Léa Martin <${of.email}>`, subject, html });

async function onlyImport(of: SignedIn) {
  await server.settled();
  const { body } = await of.send(calls.listImports);
  assert.equal(body.items.length, 1);
  return body.items[0];
}

test('a forwarded confirmation becomes a segment in a new trip, a message, and the original one tap away', async () => {
  const lea = await traveller();
  assert.match(await forward(server, lea, own(lea, flightMarkup({ seat: '14C' }))), /^250/);
  const arrived = await onlyImport(lea);
  assert.equal(arrived.state, 'placed');
  assert.equal(arrived.title, 'Fwd: Your flight to Milan');
  assert.equal(arrived.from, lea.email);
  assert.equal(arrived.bookings[0].action, 'created');
  assert.equal(arrived.bookings[0].title, 'QC 1824 · CDG → LIN');

  const trip = (await lea.send(calls.getTrip, { params: { id: arrived.trips[0].id } })).body;
  const [segment] = trip.segments;
  assert.equal(segment.type, 'flight');
  assert.equal(segment.start, '2026-12-03T08:15:00+01:00[Europe/Paris]');
  assert.equal(segment.end, '2026-12-03T09:45:00+01:00[Europe/Rome]');
  assert.equal(segment.confirmationNumber, 'KX7PQ2');
  assert.equal(segment.source, 'email');
  assert.equal(segment.importId, arrived.id);
  assert.equal(segment.attachments[0].importId, arrived.id);

  const { body: news } = await lea.send(calls.listMessages);
  const said = news.items.find((m: { kind: string }) => m.kind === 'bookings-imported');
  assert.equal(said.title, 'QC 1824 · CDG → LIN');
  assert.equal(said.tripId, trip.id);
});
