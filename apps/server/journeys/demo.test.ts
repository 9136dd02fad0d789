import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calls } from '@escale/contract';
import { seedDemo } from '../seed/demo.ts';
import { as, startServer } from '../testing/server.ts';

test('the demo shows a trip under way with a flight ahead of it, and is made once', async () => {
  const server = await startServer();
  await seedDemo(server.app);
  await seedDemo(server.app);
  const { accessToken } = await server.app.auth.signIn('lea.martin@atlas.example');
  const lea = as(server, accessToken);
  const { body } = await lea.send(calls.listTrips);
  const timings: string[] = body.items.map((trip: { timing: string }) => trip.timing);
  assert.deepEqual([timings[0], timings.filter((timing) => timing === 'ongoing').length], ['ongoing', 1]);
  assert.ok(timings.includes('upcoming') && timings.includes('past') && timings.includes('undated'));

  const documents = (await lea.send(calls.listDocuments)).body.items;
  assert.deepEqual(documents.map((document: { state: string }) => document.state).sort(), [
    ...['to-upload', 'valid', 'valid', 'valid', 'valid'],
  ]);
  const tokyo = body.items.find((each: { name: string }) => each.name === 'Tokyo');
  const warned = await lea.send(calls.listDocumentWarnings, { params: { id: tokyo.id } });
  assert.deepEqual(
    warned.body.items.map((warning: { reason: string }) => warning.reason),
    ['ends-before-return'],
  );

  const trip = await lea.send(calls.getTrip, { params: { id: body.items[0].id } });
  const flights = trip.body.segments.filter((segment: { type: string }) => segment.type === 'flight');
  const ahead = Date.parse(flights.at(-1).start.split('[')[0]) - Date.now();
  assert.ok(ahead > 0 && ahead < 24 * 3_600_000, 'it leaves within a day');
  for (const { id, kind } of [...trip.body.attachments, ...trip.body.otherAttachments]) {
    if (kind === 'file') assert.equal((await lea.send(calls.getAttachmentContent, { params: { id } })).status, 200);
  }

  await server.settled();
  const bookings = (await lea.send(calls.listHotelBookings)).body.items;
  assert.deepEqual(
    bookings.map(({ state, cancellable }: { state: string; cancellable: boolean }) => [state, cancellable]),
    [
      ['confirmed', false],
      ['confirmed', true],
    ],
  );
});

test('the demo’s advisor sees a page that she made of a trip, and whose passport ends too soon', async () => {
  const server = await startServer();
  await seedDemo(server.app);
  await server.settled();
  const { accessToken } = await server.app.auth.signIn('ana.costa@atlas-travel.example');
  const ana = as(server, accessToken);
  const trips = (await ana.send(calls.listAgencyTrips, { query: { limit: 100 } })).body.items;
  const audit = trips.find(({ name }: { name: string }) => name === 'New York audit');
  const links = (await ana.send(calls.listAgencyTripLinks, { params: { id: audit.id } })).body.items;
  assert.deepEqual(
    links.map(({ agency }: { agency: string }) => agency),
    ['Atlas Corporate Travel'],
  );
  const { documents } = (await ana.send(calls.getTodayBoard)).body;
  assert.match(JSON.stringify(documents), /Léa Martin.*Tokyo|Tokyo.*Léa Martin/);
});
