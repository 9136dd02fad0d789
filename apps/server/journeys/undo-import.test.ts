import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { flights, home, importOf, on, out, send, told, tripsOf } from '../testing/papers.ts';
import { calls, startServer, type TestServer } from '../testing/server.ts';
import { signIn } from '../testing/sign-in.ts';

/** What a paper has done is taken back, and brought again. */
let server: TestServer;
before(async () => {
  server = await startServer();
});

let people = 0;
const traveller = () => signIn(server, `lea${++people}@kontor.example`, { name: 'Léa Martin' });

test('undo takes segments, trip and changes back as they were, and accepting brings them again', async () => {
  const lea = await traveller();
  await send(server, lea, [
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
  await send(server, lea, [
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
  await send(server, lea, [on(2, 'Confirmation', flights([out, home]))]);
  const [trip] = await tripsOf(lea);
  const params = { id: trip?.id ?? '', segmentId: trip?.segments[0]?.id ?? '' };
  await lea.send(calls.updateSegment, { params, body: { notes: 'Window, please' } });
  const { id } = await importOf(lea, 'Confirmation');
  const refused = await lea.send(calls.undoImport, { params: { id } });
  assert.deepEqual([refused.status, refused.body.code], [409, 'import.changed-since']);
  assert.equal((await tripsOf(lea))[0]?.segments.length, 2);
});
