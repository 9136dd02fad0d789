import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { flightMarkup, forward, mail } from '../testing/mail.ts';
import { calls, startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { until } from '../testing/until.ts';

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

test('a confirmation without markup is read from its words', async () => {
  const lea = await traveller();
  const text = [
    'Bonjour Léa Martin,',
    '',
    'Votre réservation est confirmée.',
    'Référence du dossier : VQ2KXS',
    '',
    'Vol QC 1824',
    'Départ : jeudi 3 décembre 2026 à 08h15, Paris Charles de Gaulle (CDG)',
    'Arrivée : jeudi 3 décembre 2026 à 09h45, Milan Linate (LIN)',
    '',
  ].join('\r\n');
  await forward(server, lea, mail({ from: lea.email, subject: 'TR: Votre billet', text }));
  const arrived = await onlyImport(lea);
  assert.deepEqual([arrived.state, arrived.bookings.length], ['placed', 1]);
  const { body: trip } = await lea.send(calls.getTrip, { params: { id: arrived.trips[0].id } });
  assert.equal(trip.segments[0].start, '2026-12-03T08:15:00+01:00[Europe/Paris]');
  assert.equal(trip.segments[0].confirmationNumber, 'VQ2KXS');
  const evidence = arrived.bookings[0].evidence.find((e: { field: string }) => e.field === 'confirmationNumber');
  assert.match(evidence.text, /VQ2KXS/);
});

test('a mail forwarded twice on its way is still read', async () => {
  const lea = await traveller();
  const quoted = (html: string) =>
    `<div class="gmail_quote"><div dir="ltr" class="gmail_attr">---------- Forwarded message ---------<br>From: <b>Air Corail</b> &lt;<a href="mailto:no-reply@aircorail.example">no-reply@aircorail.example</a>&gt;<br>Date: Fri, Nov 20, 2026 at 9:12 AM<br>Subject: Your flight<br>To: &lt;max@kontor.example&gt;<br></div><br>${html}</div>`;
  await forward(server, lea, own(lea, quoted(quoted(flightMarkup())), 'Fwd: Fwd: Your flight'));
  const arrived = await onlyImport(lea);
  assert.deepEqual([arrived.state, arrived.bookings.length], ['placed', 1]);
});

test('the same mail sent again is one import, one segment, one message; forwarded again it changes nothing', async () => {
  const lea = await traveller();
  const raw = own(lea, flightMarkup());
  await forward(server, lea, raw);
  const first = await onlyImport(lea);
  // As a relay delivers it a second time: with one more line on top.
  assert.match(await forward(server, lea, `Received: from relay.example\r\n${raw}`), /^250/);
  await onlyImport(lea);

  await forward(server, lea, own(lea, flightMarkup()));
  await server.settled();
  const { body } = await lea.send(calls.listImports);
  assert.deepEqual(
    body.items.map((each: { state: string; bookings: { action: string }[] }) => [each.state, each.bookings[0]?.action]),
    [
      ['placed', 'unchanged'],
      ['placed', 'created'],
    ],
  );
  const { body: trips } = await lea.send(calls.listTrips);
  assert.equal(trips.items.length, 1);
  const { body: trip } = await lea.send(calls.getTrip, { params: { id: first.trips[0].id } });
  assert.equal(trip.segments.length, 1);
  assert.equal(trip.segments[0].attachments.length, 1);
  const { body: news } = await lea.send(calls.listMessages);
  assert.equal(news.items.filter((m: { kind: string }) => m.kind === 'bookings-imported').length, 1);
});

test('a changed booking updates its segment, and keeps what was set by hand with the difference shown', async () => {
  const lea = await traveller();
  await forward(server, lea, own(lea, flightMarkup({ seat: '14C' })));
  const first = await onlyImport(lea);
  const { tripId, segmentId } = first.bookings[0];
  const edited = await lea.send(calls.updateSegment, {
    params: { id: tripId, segmentId },
    body: { seatNumber: '2A' },
  });
  assert.equal(edited.status, 200);

  const later = flightMarkup({
    seat: '20F',
    departs: '2026-12-03T10:40:00+01:00',
    arrives: '2026-12-03T12:10:00+01:00',
  });
  await forward(server, lea, own(lea, later, 'Fwd: Your flight has changed'));
  await server.settled();
  const [second] = (await lea.send(calls.listImports)).body.items;
  assert.equal(second.bookings[0].action, 'updated');
  assert.deepEqual(second.bookings[0].differences, [{ field: 'seatNumber', kept: '2A', offered: '20F' }]);

  const { body: trip } = await lea.send(calls.getTrip, { params: { id: tripId } });
  assert.equal(trip.segments.length, 1);
  assert.equal(trip.segments[0].start, '2026-12-03T10:40:00+01:00[Europe/Paris]');
  assert.equal(trip.segments[0].seatNumber, '2A');
  assert.equal(trip.segments[0].attachments.length, 2);
  const { body: news } = await lea.send(calls.listMessages);
  assert.ok(
    news.items.some(
      (m: { kind: string; segmentId: string }) => m.kind === 'booking-updated' && m.segmentId === segmentId,
    ),
  );
});

test('a trip made for a journey with a change of planes is named after where it leads', async () => {
  const lea = await traveller();
  const leg = (from: string, to: string, number: string, departs: string, arrives: string) =>
    flightMarkup({ departs, arrives })
      .replace('"iataCode":"CDG"', `"iataCode":"${from}"`)
      .replace('"iataCode":"LIN"', `"iataCode":"${to}"`)
      .replace('1824', number)
      .replaceAll(/"name":"(Paris|Milano)[^"]*",/g, '');
  const legs = [
    leg('LYS', 'CDG', '7643', '2026-12-03T07:00:00+01:00', '2026-12-03T08:10:00+01:00'),
    leg('CDG', 'JFK', '22', '2026-12-03T10:00:00+01:00', '2026-12-03T12:15:00-05:00'),
    leg('JFK', 'LYS', '7', '2026-12-07T19:00:00-05:00', '2026-12-08T08:30:00+01:00'),
  ];
  await forward(server, lea, own(lea, legs.join('')));
  const arrived = await onlyImport(lea);
  assert.equal(arrived.bookings.length, 3);
  assert.deepEqual(
    arrived.trips.map(({ name }: { name: string }) => name),
    ['New York'],
  );
  const { body: news } = await lea.send(calls.listMessages);
  assert.match(news.items[0].body, /^Added to “New York”/);
});

test('a cancellation marks the segment and deletes nothing', async () => {
  const lea = await traveller();
  await forward(server, lea, own(lea, flightMarkup()));
  const { tripId, segmentId } = (await onlyImport(lea)).bookings[0];
  await forward(server, lea, own(lea, flightMarkup({ status: 'Cancelled' }), 'Fwd: Your flight is cancelled'));
  await server.settled();
  const [second] = (await lea.send(calls.listImports)).body.items;
  assert.deepEqual([second.state, second.bookings[0].action], ['placed', 'cancelled']);
  const { body: trip } = await lea.send(calls.getTrip, { params: { id: tripId } });
  assert.deepEqual(
    trip.segments.map((segment: { id: string; status: string }) => [segment.id, segment.status]),
    [[segmentId, 'cancelled']],
  );
});

test('a cancellation of what is not there waits', async () => {
  const lea = await traveller();
  await forward(server, lea, own(lea, flightMarkup({ status: 'Cancelled' })));
  const arrived = await onlyImport(lea);
  assert.deepEqual([arrived.state, arrived.reason], ['needs-review', 'cancellation-unmatched']);
  assert.deepEqual((await lea.send(calls.listTrips)).body.items, []);
  const refused = await lea.send(calls.acceptImport, { params: { id: arrived.id }, body: {} });
  assert.equal(refused.body.code, 'import.incomplete');
});

test('no reply tells whether an address exists, and a replaced one stops at once', async () => {
  const lea = await traveller();
  const { body } = await lea.send(calls.getImportAddress);
  await lea.send(calls.replaceImportAddress);
  const raw = own(lea, flightMarkup());
  const refusals = await Promise.all(
    [body.address, 'plans+nobodynobodyno@import.localhost', 'lea@import.localhost'].map((address) =>
      forward(server, lea, raw, { address }).catch((error: { response?: string }) => error.response),
    ),
  );
  assert.equal(new Set(refusals).size, 1);
  assert.match(String(refusals[0]), /^550 /);
  await server.settled();
  assert.deepEqual((await lea.send(calls.listImports)).body.items, []);
});

test('a mail for two travellers is placed for each', async () => {
  const [lea, max] = [await traveller(), await traveller()];
  const addresses = await Promise.all(
    [lea, max].map(async (of) => (await of.send(calls.getAccount)).body.importAddress),
  );
  await forward(server, lea, own(lea, flightMarkup()), { address: addresses as unknown as string });
  assert.equal((await onlyImport(lea)).state, 'placed');
  // It is from Léa: for Max she is someone to be asked about.
  assert.equal((await onlyImport(max)).reason, 'sender-unknown');
});

// The measured promise (95 in 100 within 1.5 s) is the benchmark's, on a machine that does nothing else.
test('from 250 to a segment that can be seen it usually takes less than a second and a half', async ({ signal }) => {
  const lea = await traveller();
  const { body } = await lea.send(calls.getAccount);
  const tookMs: number[] = [];
  for (let i = 0; i < 20; i++) {
    const day = String(10 + i).padStart(2, '0');
    const html = flightMarkup({ departs: `2027-01-${day}T08:15:00+01:00`, arrives: `2027-01-${day}T09:45:00+01:00` });
    await forward(server, lea, own(lea, html.replace('KX7PQ2', `KX7P${day}`)), { address: body.importAddress });
    const started = performance.now();
    await until(signal, async () => {
      const [{ state }] = (await lea.send(calls.listImports, { query: { limit: 1 } })).body.items;
      return state === 'placed' || undefined;
    });
    tookMs.push(performance.now() - started);
  }
  tookMs.sort((a, b) => a - b);
  if (process.env.ESCALE_FIGURES) {
    console.log(`250 to segment: p50 ${Math.round(tookMs[9] ?? 0)} ms, p95 ${Math.round(tookMs[18] ?? 0)} ms`);
  }
  assert.ok((tookMs[9] ?? Number.POSITIVE_INFINITY) < 1_500, `p50 ${tookMs[9]} ms`);
});
