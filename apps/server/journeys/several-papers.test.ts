import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Leg } from '../testing/confirmations.ts';
import { forward, mail } from '../testing/mail.ts';
import { flights, home, importOf, on, out, send, stay, told, tripsOf } from '../testing/papers.ts';
import { calls, startServer, type TestServer } from '../testing/server.ts';
import { signIn } from '../testing/sign-in.ts';

/** Several papers about one journey, by mail: what they say together, in whatever order they come. */
let server: TestServer;
before(async () => {
  server = await startServer();
});

let people = 0;
const traveller = () => signIn(server, `lea${++people}@kontor.example`, { name: 'Léa Martin' });

const orders = <T>(of: T[]): T[][] =>
  of.length < 2 ? [of] : of.flatMap((first, i) => orders(of.toSpliced(i, 1)).map((rest) => [first, ...rest]));

test('every order of a confirmation, a new time, a seat and a cancelled leg gives the same trip', async () => {
  const papers = [
    on(2, 'Confirmation', flights([out, home])),
    on(9, 'New times', flights([{ ...out, departs: '2026-12-03T10:40:00', arrives: '2026-12-03T12:15:00' }])),
    on(
      12,
      'Your seat',
      flights([{ ...out, departs: '2026-12-03T10:40:00', arrives: '2026-12-03T12:15:00' }], { seat: '14C' }),
    ),
    on(16, 'One leg cancelled', flights([home], { status: 'Cancelled' })),
  ];
  const trips = await Promise.all(
    orders(papers).map(async (order) => {
      const lea = await traveller();
      await send(server, lea, order);
      const named = order.map(({ subject }) => subject).join(', ');
      return { named, trips: (await tripsOf(lea)).map(told) };
    }),
  );
  const [first] = trips;
  assert.ok(first && first.trips.length === 1);
  const [there, back] = first.trips[0]?.segments ?? [];
  assert.equal(there?.start, '2026-12-03T10:40:00+01:00[Europe/Paris]');
  assert.equal(there?.type === 'flight' && there.seatNumber, '14C');
  assert.deepEqual([there?.status, back?.status], ['confirmed', 'cancelled']);
  for (const { named, trips: others } of trips) assert.deepEqual(others, first.trips, named);
});

test('a new time is told with what it was and what it is', async () => {
  const lea = await traveller();
  await send(server, lea, [
    on(2, 'Confirmation', flights([out], { seat: '12A' })),
    on(
      9,
      'New times',
      flights([{ ...out, departs: '2026-12-03T10:40:00', arrives: '2026-12-03T12:15:00' }], { seat: '14C' }),
    ),
  ]);
  const { bookings } = await importOf(lea, 'New times');
  assert.deepEqual(
    Object.fromEntries(bookings[0]?.changes.map(({ field, before, after }) => [field, [before, after]]) ?? []),
    {
      start: ['2026-12-03T08:15:00+01:00[Europe/Paris]', '2026-12-03T10:40:00+01:00[Europe/Paris]'],
      end: ['2026-12-03T09:50:00+00:00[Europe/Lisbon]', '2026-12-03T12:15:00+00:00[Europe/Lisbon]'],
      seatNumber: ['12A', '14C'],
      travelers: [[{ name: 'Léa Martin', seat: '12A' }], [{ name: 'Léa Martin', seat: '14C' }]],
    },
  );
  const { body } = await lea.send(calls.listMessages);
  const said = body.items.find((m: { kind: string }) => m.kind === 'booking-updated');
  assert.match(said.body, /Departure: 3 Dec, 08:15 → 10:40/);
  assert.match(said.body, /Seat: 12A → 14C/);
});

test('new hotel dates move the stay; the old confirmation that comes after them does not move it back', async () => {
  const lea = await traveller();
  await send(server, lea, [
    on(9, 'New dates', stay('2026-12-03', '2026-12-06')),
    on(2, 'Your stay', stay('2026-12-03', '2026-12-05')),
  ]);
  const [trip] = await tripsOf(lea);
  assert.deepEqual([trip?.segments.length, trip?.segments[0]?.end?.slice(0, 10)], [1, '2026-12-06']);
  assert.equal((await importOf(lea, 'Your stay')).state, 'placed');
});

test('a corrected field is kept when a reminder repeats the mistake, and asked about when a paper says something new', async () => {
  const lea = await traveller();
  await send(server, lea, [on(2, 'Confirmation', flights([out], { seat: '12A' }))]);
  const [trip] = await tripsOf(lea);
  const [segment] = trip?.segments ?? [];
  const params = { id: trip?.id ?? '', segmentId: segment?.id ?? '' };
  await lea.send(calls.updateSegment, { params, body: { seatNumber: '2C' } });
  await send(server, lea, [on(4, 'Reminder', flights([out], { seat: '12A' }))]);
  const reminder = await importOf(lea, 'Reminder');
  assert.deepEqual([reminder.state, reminder.bookings[0]?.differences], ['placed', []]);

  await send(server, lea, [on(6, 'New seat', flights([out], { seat: '30F' }))]);
  const asks = await importOf(lea, 'New seat');
  assert.deepEqual([asks.state, asks.reason], ['needs-review', 'conflict']);
  assert.deepEqual(asks.bookings[0]?.differences, [{ field: 'seatNumber', kept: '2C', offered: '30F' }]);
  const seat = async () => {
    const [now] = (await tripsOf(lea))[0]?.segments ?? [];
    return now?.type === 'flight' && now.seatNumber;
  };
  assert.equal(await seat(), '2C');
  const settled = await lea.send(calls.settleImport, {
    params: { id: asks.id },
    body: { index: 0, field: 'seatNumber', take: 'offered' },
  });
  assert.deepEqual([settled.status, settled.body.state], [200, 'placed']);
  assert.equal(await seat(), '30F');
  const twice = await lea.send(calls.settleImport, {
    params: { id: asks.id },
    body: { index: 0, field: 'seatNumber', take: 'offered' },
  });
  assert.equal(twice.body.code, 'import.not-waiting');
});

test('a journey told as a whole is dropped where its legs are told, whichever paper came first', async () => {
  const far: Leg = { ...out, to: ['São Paulo', 'GRU'], arrives: '2026-12-03T20:10:00' };
  const second: Leg = { ...far, number: '77', from: ['Lisbon', 'LIS'], departs: '2026-12-03T11:50:00' };
  const whole = { ...far, number: '' };
  for (const order of [
    [on(2, 'Itinerary', flights([whole])), on(9, 'Tickets', flights([out, second]))],
    [on(9, 'Tickets', flights([out, second])), on(2, 'Itinerary', flights([whole]))],
  ]) {
    const lea = await traveller();
    await send(server, lea, order);
    const trips = await tripsOf(lea);
    const ways = trips.flatMap(({ segments }) =>
      segments.map((s) => s.type === 'flight' && `${s.departure.iata}>${s.arrival.iata}`),
    );
    assert.deepEqual([trips.length, ways], [1, ['CDG>LIS', 'LIS>GRU']]);
  }
});

test('papers without a date count in the order in which they came, whichever is accepted first', async () => {
  const lea = await traveller();
  const undated = (subject: string, seat: string) =>
    forward(
      server,
      lea,
      mail({ from: 'desk@aircorail.example', subject, html: flights([out], { seat }) }).replace(/^Date: .*\r\n/m, ''),
      {
        from: 'desk@aircorail.example',
      },
    );
  await undated('First', '12A');
  await server.settled();
  await undated('Second', '30F');
  await server.settled();
  for (const subject of ['Second', 'First']) {
    const { id } = await importOf(lea, subject);
    const accepted = await lea.send(calls.acceptImport, { params: { id }, body: {} });
    assert.equal(accepted.status, 200, JSON.stringify(accepted.body));
  }
  const [segment] = (await tripsOf(lea))[0]?.segments ?? [];
  assert.equal(segment?.type === 'flight' && segment.seatNumber, '30F');
});

test('what a later paper adds to a booking is told as new, and the import can still be opened', async () => {
  const lea = await traveller();
  await send(server, lea, [on(2, 'Confirmation', flights([out])), on(4, 'Your seat', flights([out], { seat: '14C' }))]);
  const { bookings } = await importOf(lea, 'Your seat');
  assert.deepEqual(
    bookings[0]?.changes.find(({ field }) => field === 'seatNumber'),
    { field: 'seatNumber', before: null, after: '14C' },
  );
});
