import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Import, Segment, Trip } from '@escale/contract';
import { forward, mail } from '../testing/mail.ts';
import { calls, startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

/** Several papers about one journey, by mail: what they say together, in whatever order they come. */
let server: TestServer;
before(async () => {
  server = await startServer();
});

let people = 0;
const traveller = () => signIn(server, `lea${++people}@kontor.example`, { name: 'Léa Martin' });

type Leg = { number: string; from: [string, string]; to: [string, string]; departs: string; arrives: string };
const out: Leg = {
  number: '1824',
  from: ['Paris Charles de Gaulle', 'CDG'],
  to: ['Lisbon', 'LIS'],
  departs: '2026-12-03T08:15:00',
  arrives: '2026-12-03T09:50:00',
};
const home: Leg = {
  number: '1825',
  from: ['Lisbon', 'LIS'],
  to: ['Paris Charles de Gaulle', 'CDG'],
  departs: '2026-12-05T18:00:00',
  arrives: '2026-12-05T21:30:00',
};
type Said = { status?: string; seat?: string; names?: string[]; code?: string | null };

function flights(
  legs: Leg[],
  { status = 'Confirmed', seat, names = ['Léa Martin'], code = 'KX7PQ2' }: Said = {},
): string {
  const things = legs.map((leg) => ({
    '@context': 'http://schema.org',
    '@type': 'FlightReservation',
    ...(code && { reservationNumber: code }),
    reservationStatus: `http://schema.org/Reservation${status}`,
    underName: names.map((name) => ({ '@type': 'Person', name })),
    airplaneSeat: seat,
    reservationFor: {
      '@type': 'Flight',
      flightNumber: leg.number,
      airline: { '@type': 'Airline', name: 'Air Corail', iataCode: 'QC' },
      departureAirport: { '@type': 'Airport', name: leg.from[0], iataCode: leg.from[1] },
      departureTime: leg.departs,
      arrivalAirport: { '@type': 'Airport', name: leg.to[0], iataCode: leg.to[1] },
      arrivalTime: leg.arrives,
    },
  }));
  return `<html><body><p>About your flight.</p><script type="application/ld+json">${JSON.stringify(things)}</script></body></html>`;
}

const stay = (from: string, to: string) => rooms([{ from, to }]);

type Room = { from: string; to: string; guest?: string; room?: string; status?: string; code?: string };
/** One reservation for each room, all under one number. */
const rooms = (of: Room[]) =>
  `<html><body><p>Your stay.</p><script type="application/ld+json">${JSON.stringify(
    of.map(({ from, to, guest = 'Léa Martin', room, status = 'Confirmed', code = 'HTL4711' }) => ({
      '@context': 'http://schema.org',
      '@type': 'LodgingReservation',
      reservationNumber: code,
      reservationStatus: `http://schema.org/Reservation${status}`,
      underName: { '@type': 'Person', name: guest },
      lodgingUnitDescription: room,
      reservationFor: {
        '@type': 'LodgingBusiness',
        name: 'Casa do Rio',
        address: { '@type': 'PostalAddress', addressLocality: 'Lisbon', addressCountry: 'PT' },
      },
      checkinTime: `${from}T15:00:00`,
      checkoutTime: `${to}T11:00:00`,
    })),
  )}</script></body></html>`;

type Paper = { subject: string; date: string; html: string };
const on = (day: number, subject: string, html: string): Paper => ({
  subject,
  html,
  date: `${['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][day % 7]}, ${day} Nov 2026 10:00:00 +0100`,
});

async function send(to: SignedIn, papers: Paper[]): Promise<void> {
  for (const paper of papers) {
    await forward(server, to, mail({ from: to.email, ...paper }));
    await server.settled();
  }
}

async function importOf(of: SignedIn, subject: string): Promise<Import> {
  const { body } = await of.send(calls.listImports);
  const found = (body.items as Import[]).find(({ title }) => title === subject);
  assert.ok(found, `no import ${subject}`);
  return found;
}

async function tripsOf(of: SignedIn): Promise<Trip[]> {
  const { body } = await of.send(calls.listTrips, { query: { limit: 50 } });
  return Promise.all(
    (body.items as Trip[]).map(async ({ id }) => (await of.send(calls.getTrip, { params: { id } })).body as Trip),
  );
}

/** What a traveller would compare: not who said it first, nor under which ids. */
function told({ name, start, end, segments }: Trip) {
  const plain = segments.map((segment) => {
    const { id, tripId, attachments, version, importId, source, createdAt, updatedAt, ...said } = segment as Segment;
    return said;
  });
  return { name, start, end, segments: plain };
}

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
      await send(lea, order);
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
  await send(lea, [
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
  await send(lea, [
    on(9, 'New dates', stay('2026-12-03', '2026-12-06')),
    on(2, 'Your stay', stay('2026-12-03', '2026-12-05')),
  ]);
  const [trip] = await tripsOf(lea);
  assert.deepEqual([trip?.segments.length, trip?.segments[0]?.end?.slice(0, 10)], [1, '2026-12-06']);
  assert.equal((await importOf(lea, 'Your stay')).state, 'placed');
});

test('one of two passengers is cancelled, and the other still flies', async () => {
  const lea = await traveller();
  await send(lea, [
    on(2, 'Confirmation', flights([out], { names: ['Léa Martin', 'Max Weber'] })),
    on(9, 'One passenger', flights([out], { status: 'Cancelled', names: ['WEBER/MAX MR'] })),
  ]);
  const [trip] = await tripsOf(lea);
  const [segment] = trip?.segments ?? [];
  assert.equal(segment?.status, 'confirmed');
  assert.deepEqual(
    segment?.travelers?.map(({ name }) => name),
    ['Léa Martin'],
  );
  assert.equal((await importOf(lea, 'One passenger')).bookings[0]?.action, 'updated');
});

test('a cancellation that names the flight and its day alone finds it; one of another day waits', async () => {
  const lea = await traveller();
  await send(lea, [
    on(2, 'Confirmation', flights([out])),
    on(
      9,
      'Another day',
      flights([{ ...out, departs: '2026-12-10T08:15:00', arrives: '2026-12-10T09:50:00' }], {
        status: 'Cancelled',
        code: null,
      }),
    ),
  ]);
  const waits = await importOf(lea, 'Another day');
  assert.deepEqual([waits.state, waits.reason], ['needs-review', 'cancellation-unmatched']);
  await send(lea, [on(10, 'This day', flights([out], { status: 'Cancelled', code: null }))]);
  assert.equal((await tripsOf(lea))[0]?.segments[0]?.status, 'cancelled');
});

test('a corrected field is kept when a reminder repeats the mistake, and asked about when a paper says something new', async () => {
  const lea = await traveller();
  await send(lea, [on(2, 'Confirmation', flights([out], { seat: '12A' }))]);
  const [trip] = await tripsOf(lea);
  const [segment] = trip?.segments ?? [];
  const params = { id: trip?.id ?? '', segmentId: segment?.id ?? '' };
  await lea.send(calls.updateSegment, { params, body: { seatNumber: '2C' } });
  await send(lea, [on(4, 'Reminder', flights([out], { seat: '12A' }))]);
  const reminder = await importOf(lea, 'Reminder');
  assert.deepEqual([reminder.state, reminder.bookings[0]?.differences], ['placed', []]);

  await send(lea, [on(6, 'New seat', flights([out], { seat: '30F' }))]);
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

test('undo takes segments, trip and changes back as they were, and accepting brings them again', async () => {
  const lea = await traveller();
  await send(lea, [
    on(2, 'Confirmation', flights([out], { seat: '12A' })),
    on(9, 'New seat', flights([out], { seat: '14C' })),
  ]);
  const before = (await tripsOf(lea)).map(told);
  const undone = await lea.send(calls.undoImport, { params: { id: (await importOf(lea, 'New seat')).id } });
  assert.deepEqual([undone.status, undone.body.state, undone.body.reason], [200, 'needs-review', 'undone']);
  const [segment] = (await tripsOf(lea))[0]?.segments ?? [];
  assert.equal(segment?.type === 'flight' && segment.seatNumber, '12A');
  assert.deepEqual(
    segment?.attachments.map(({ name }) => name),
    ['Confirmation.eml'],
  );

  const again = await lea.send(calls.acceptImport, { params: { id: undone.body.id }, body: {} });
  assert.equal(again.body.state, 'placed');
  assert.deepEqual((await tripsOf(lea)).map(told), before);

  await lea.send(calls.undoImport, { params: { id: undone.body.id } });
  const whole = await lea.send(calls.undoImport, { params: { id: (await importOf(lea, 'Confirmation')).id } });
  assert.equal(whole.status, 200);
  assert.deepEqual(await tripsOf(lea), []);
  const twice = await lea.send(calls.undoImport, { params: { id: whole.body.id } });
  assert.equal(twice.body.code, 'import.not-placed');
});

test('undo of a cancellation brings the booking back', async () => {
  const lea = await traveller();
  await send(lea, [
    on(2, 'Confirmation', flights([out, home])),
    on(9, 'Cancelled', flights([home], { status: 'Cancelled' })),
  ]);
  const { id } = await importOf(lea, 'Cancelled');
  assert.equal((await lea.send(calls.undoImport, { params: { id } })).status, 200);
  const [trip] = await tripsOf(lea);
  assert.deepEqual(
    trip?.segments.map(({ status }) => status),
    ['confirmed', 'confirmed'],
  );
});

test('undo refuses where somebody changed a segment since, and changes nothing', async () => {
  const lea = await traveller();
  await send(lea, [on(2, 'Confirmation', flights([out, home]))]);
  const [trip] = await tripsOf(lea);
  const params = { id: trip?.id ?? '', segmentId: trip?.segments[0]?.id ?? '' };
  await lea.send(calls.updateSegment, { params, body: { notes: 'Window, please' } });
  const { id } = await importOf(lea, 'Confirmation');
  const refused = await lea.send(calls.undoImport, { params: { id } });
  assert.deepEqual([refused.status, refused.body.code], [409, 'import.changed-since']);
  assert.equal((await tripsOf(lea))[0]?.segments.length, 2);
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
    await send(lea, order);
    const trips = await tripsOf(lea);
    const ways = trips.flatMap(({ segments }) =>
      segments.map((s) => s.type === 'flight' && `${s.departure.iata}>${s.arrival.iata}`),
    );
    assert.deepEqual([trips.length, ways], [1, ['CDG>LIS', 'LIS>GRU']]);
  }
});

test('of three rooms under one number, each for its own guest, one is cancelled and the others stand', async () => {
  const [from, to] = ['2026-12-03', '2026-12-05'];
  const guests = ['Léa Martin', 'Max Weber', 'Ines Rocha'];
  const all = guests.map((guest) => ({ from, to, guest }));
  const shapes = {
    markup: rooms([{ from, to, guest: 'Max Weber', status: 'Cancelled' }]),
    'surname first': rooms([{ from, to, guest: 'WEBER/MAX MR', status: 'Cancelled' }]),
  };
  for (const [shape, cancellation] of Object.entries(shapes)) {
    const lea = await traveller();
    await send(lea, [on(2, 'Your rooms', rooms(all)), on(9, 'One room cancelled', cancellation)]);
    const segments = (await tripsOf(lea)).flatMap((trip) => trip.segments);
    const standing = segments.filter(({ status }) => status !== 'cancelled');
    const people = standing.flatMap(({ travelers = [] }) => travelers.map(({ name }) => name)).sort();
    assert.deepEqual(people, ['Ines Rocha', 'Léa Martin'], `${shape}: ${JSON.stringify(segments)}`);
  }
});

test('of rooms that are all one guest’s, those that a cancellation leaves are not marked: it waits, and says why', async () => {
  const [from, to] = ['2026-12-03', '2026-12-05'];
  const [room, gone] = [rooms([{ from, to }]), rooms([{ from, to, status: 'Cancelled' }])];
  for (const said of ['1 of your 3 rooms has been cancelled.', 'L’une de vos chambres a été annulée.']) {
    const lea = await traveller();
    await send(lea, [on(2, 'Your rooms', room), on(9, 'A room less', gone.replace('Your stay.', said))]);
    const segments = (await tripsOf(lea)).flatMap((trip) => trip.segments);
    assert.deepEqual(
      segments.map(({ status }) => status),
      ['confirmed'],
      said,
    );
    const { state, reason } = await importOf(lea, 'A room less');
    assert.deepEqual([state, reason], ['needs-review', 'uncertain'], said);
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
