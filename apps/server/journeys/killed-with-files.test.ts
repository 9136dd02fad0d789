import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { calls, type Message } from '@escale/contract';
import pg from 'pg';
import { type Deed, killAtEachCommit, on } from '../testing/kill-at-commits.ts';
import { flightMarkup, mail } from '../testing/mail.ts';
import { addTraveler, flight, makeTrip, readTrip } from '../testing/makers.ts';
import { type Ground, newGround, type OwnProcess } from '../testing/own-process.ts';
import type { SignedIn } from '../testing/sign-in.ts';
import { tablesWith } from '../testing/tables-with.ts';

/** The server is killed while files come, are copied and go: nothing is lost, and nothing stays that nobody has. */
let ground: Ground;
let database: pg.Client;

before(async () => {
  ground = await newGround();
  database = new pg.Client(ground.database.connection);
  await database.connect();
});
after(async () => {
  await database.end();
  await ground.clear();
});

const kill = <Stage>(name: string, deed: Deed<Stage>) =>
  test(name, { timeout: 300_000 }, ({ signal }) => killAtEachCommit(ground, deed, signal));

const paper = '%PDF-1.7\n1 0 obj\n%%EOF';

async function attach(person: SignedIn, tripId: string, idempotencyKey: string = randomUUID()): Promise<void> {
  const file = new File([paper], 'visa.pdf');
  const sent = { params: { id: tripId }, body: {}, file, idempotencyKey };
  const { status } = await person.send(calls.addTripAttachment, sent);
  assert.equal(status, 201);
}

/** The one file of a trip, as it was. */
async function assertHolds(person: SignedIn, tripId: string): Promise<void> {
  const { otherAttachments } = await readTrip(person, tripId);
  assert.equal(otherAttachments.length, 1);
  const { body } = await person.send(calls.getAttachmentContent, { params: { id: otherAttachments[0]?.id ?? '' } });
  assert.equal(Buffer.from(body).toString(), paper);
}

/** Whatever lies in storage is somebody's, once it has been swept. */
async function assertNoOrphan(house: OwnProcess): Promise<void> {
  await house.sweep();
  const uses = await pathsOf(`select distinct account_id || '/' || substr(address, 1, 2) || '/' || address as path
    from file_uses order by 1`);
  assert.deepEqual((await filesIn('files')).filter((path) => !path.startsWith('erased/')).sort(), uses);
  assert.deepEqual(await filesIn('arriving'), []);
}

async function pathsOf(text: string): Promise<string[]> {
  return (await database.query<{ path: string }>(text)).rows.map(({ path }) => path);
}

async function filesIn(name: string): Promise<string[]> {
  const folder = join(ground.folder, name);
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.flatMap((one) => (one.isFile() ? join(one.parentPath, one.name).slice(folder.length + 1) : []));
}

kill('a file that was acknowledged is there, once, and one that was not leaves nothing', {
  async prepare(lea) {
    return { tripId: (await makeTrip(lea)).id, key: randomUUID() };
  },
  ask: (lea, { tripId, key }) => attach(lea, tripId, key),
  async isWhole(lea, { tripId }, house) {
    await assertHolds(lea, tripId);
    await assertNoOrphan(house);
    return true;
  },
});

kill('a trip is copied to somebody whole, with its files, and once', {
  async prepare(lea, house) {
    const trip = await makeTrip(lea, { segments: [flight(3)] });
    await attach(lea, trip.id);
    return { tripId: trip.id, key: randomUUID(), max: await house.signIn(`max.${lea.email}`) };
  },
  async ask(lea, { tripId, key, max }) {
    const sent = { body: { tripId, toUser: max.email }, idempotencyKey: key };
    assert.equal((await lea.send(calls.cloneTrip, sent)).status, 201);
  },
  async isWhole(_lea, { max }, house) {
    const his = on(house, max);
    const { items } = (await his.send(calls.listTrips)).body;
    assert.equal(items.length, 1);
    assert.equal((await readTrip(his, items[0].id)).segments.length, 1);
    await assertHolds(his, items[0].id);
    await assertNoOrphan(house);
    return true;
  },
});

kill('what an import brought is taken back whole', {
  async prepare(lea) {
    const file = new File([mail({ from: lea.email, subject: 'Flight', html: flightMarkup() })], 'flight.eml');
    const { body } = await lea.send(calls.createImport, { body: {}, file });
    const placed = async () => (await lea.send(calls.getImport, { params: { id: body.id } })).body.state === 'placed';
    while (!(await placed())) await pause(20);
    return body.id as string;
  },
  async ask(lea, id) {
    const { status, body } = await lea.send(calls.undoImport, { params: { id } });
    assert.ok(status === 200 || body.code === 'import.not-placed', String(status));
  },
  async isWhole(lea, id, house) {
    assert.deepEqual((await lea.send(calls.listTrips)).body.items, []);
    const { state, reason } = (await lea.send(calls.getImport, { params: { id } })).body;
    assert.deepEqual([state, reason], ['needs-review', 'undone']);
    assert.match(Buffer.from((await lea.send(calls.getImportOriginal, { params: { id } })).body).toString(), /KX7PQ2/);
    await assertNoOrphan(house);
    return true;
  },
});

kill('who erased the account is gone from everywhere, and the fellow traveller is told once', {
  async prepare(lea, house) {
    const max = await house.signIn(`max.${lea.email}`);
    await attach(lea, (await makeTrip(lea, { name: 'Alone' })).id);
    const shared = await makeTrip(lea, { name: 'Together', segments: [flight(4)] });
    await addTraveler(lea, shared.id, max.email);
    await attach(lea, shared.id);
    await lea.send(calls.createImport, { body: { text: 'Something of hers.' } });
    return { max, tripId: shared.id };
  },
  async ask(lea) {
    const { status } = await lea.send(calls.eraseAccount, { body: { confirm: lea.email } });
    assert.ok(status === 204 || status === 401, String(status));
  },
  async isWhole(lea, { max, tripId }, house) {
    assert.equal((await lea.send(calls.getAccount)).status, 401);
    const his = on(house, max);
    assert.equal((await readTrip(his, tripId)).segments.length, 1);
    const messages: Message[] = (await his.send(calls.listMessages)).body.items;
    const told = messages.filter(({ kind }) => kind === 'trip-handed-over');
    assert.ok(told.length < 2, 'he was told twice');
    await assertNoOrphan(house);
    const [erased] = await pathsOf(`select count(*)::text as path from erasures`);
    const tombstones = (await filesIn('files')).filter((path) => path.startsWith('erased/'));
    if (told.length === 0 || tombstones.length < Number(erased)) return;
    // Who caused a message to somebody else: an id that leads nowhere.
    assert.deepEqual(
      await tablesWith(async (text, values) => (await database.query(text, values && [...values])).rows, lea.accountId),
      ['messages'],
    );
    assert.deepEqual(await filesIn(join('files', lea.accountId)), []);
    return true;
  },
});
