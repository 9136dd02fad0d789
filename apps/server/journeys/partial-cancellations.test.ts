import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { flights, importOf, on, out, rooms, send, tripsOf } from '../testing/papers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { signIn } from '../testing/sign-in.ts';

/** A paper that takes back a part of what another one booked: a passenger, a flight, a room. */
let server: TestServer;
before(async () => {
  server = await startServer();
});

let people = 0;
const traveller = () => signIn(server, `lea${++people}@kontor.example`, { name: 'Léa Martin' });

test('one of two passengers is cancelled, and the other still flies', async () => {
  const lea = await traveller();
  await send(server, lea, [
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
  await send(server, lea, [
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
  await send(server, lea, [on(10, 'This day', flights([out], { status: 'Cancelled', code: null }))]);
  assert.equal((await tripsOf(lea))[0]?.segments[0]?.status, 'cancelled');
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
    await send(server, lea, [on(2, 'Your rooms', rooms(all)), on(9, 'One room cancelled', cancellation)]);
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
    await send(server, lea, [on(2, 'Your rooms', room), on(9, 'A room less', gone.replace('Your stay.', said))]);
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
