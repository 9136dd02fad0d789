import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { calls } from '@escale/contract';
import { addTraveler, flight, makeCustomer, makeTrip, readTrip } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn, signInAgent } from '../testing/sign-in.ts';

let server: TestServer;
let ana: SignedIn;
let eve: SignedIn;
let picture: File;

before(async () => {
  server = await startServer();
  ana = await signInAgent(server, 'ana@agency.example');
  eve = await signInAgent(server, 'eve@elsewhere.example', 'Somebody Else Travel');
  picture = new File([await readFile(join(import.meta.dirname, '../testing/boarding-pass.png'))], 'Entrance.png');
});

const bring = (agent: SignedIn, tripId: string, file = picture) =>
  agent.send(calls.uploadImage, { body: { name: file.name, tripId }, file });

test('a picture for a trip is the traveller’s: among its files, told as a publication, and there when the advisor is not', async () => {
  const lea = await signIn(server, 'lea@example.com', { name: 'Léa Martin' });
  const { id: customerId } = await makeCustomer(ana, lea);
  const trip = await makeTrip(lea, { segments: [flight(3)] });
  const made = await bring(ana, trip.id);
  assert.equal(made.status, 201, JSON.stringify(made.body));
  const atDesk = await fetch(server.url + made.body.url, { headers: { authorization: `Bearer ${ana.token}` } });
  assert.deepEqual([atDesk.status, atDesk.headers.get('content-type')], [200, 'image/png']);

  await server.settled();
  const { items } = (await lea.send(calls.listMessages)).body;
  const about = items.filter(({ tripId }: { tripId: string }) => tripId === trip.id);
  assert.equal(about.length, 1, 'told once');
  assert.match(JSON.stringify(about), /Entrance\.png/);
  const { body: shown } = await ana.send(calls.getAgencyTrip, { params: { id: trip.id } });
  assert.deepEqual([shown.publication.added, shown.publication.readers[0].seenAt], [['Entrance.png'], null]);
  const { items: log } = (await ana.send(calls.listAudit, { query: { tripId: trip.id } })).body;
  assert.ok(log.some(({ deed }: { deed: string }) => deed === 'file-added'));

  await ana.send(calls.deleteCustomer, { params: { id: customerId } });
  assert.equal(
    (await fetch(server.url + made.body.url, { headers: { authorization: `Bearer ${ana.token}` } })).status,
    404,
  );
  const [attachment] = (await readTrip(lea, trip.id)).otherAttachments;
  assert.deepEqual([attachment?.name, attachment?.preview], ['Entrance.png', 'png']);
  const renamed = { params: { id: attachment?.id ?? '' }, body: { name: 'Door.png' } };
  assert.equal((await lea.send(calls.renameAttachment, renamed)).status, 200, 'it is hers');
});

test('into a trip where the customer only comes along, a stranger’s trip, or as something else than a picture, none goes', async () => {
  const max = await signIn(server, 'max@example.com', { name: 'Max Weber' });
  const olga = await signIn(server, 'olga@example.com', { name: 'Olga Owner' });
  await makeCustomer(ana, max);
  const olgas = await makeTrip(olga, { segments: [flight(3)] });
  assert.equal((await bring(ana, olgas.id)).body.code, 'trip.not-found');
  await addTraveler(olga, olgas.id, max.email);
  assert.equal((await bring(ana, olgas.id)).body.code, 'trip.not-editable');
  const own = await makeTrip(max, { segments: [flight(3)] });
  assert.equal((await bring(eve, own.id)).body.code, 'trip.not-found');
  const page = new File(['<script>alert(1)</script>'], 'picture.png', { type: 'image/png' });
  assert.equal((await bring(ana, own.id, page)).status, 415);
  assert.deepEqual((await readTrip(max, own.id)).otherAttachments, []);
});
