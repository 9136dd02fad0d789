import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { png } from '../testing/hostile-bytes.ts';
import { forward, mail } from '../testing/mail.ts';
import { makeCustomer, makeTrip } from '../testing/makers.ts';
import { as, calls, startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn, signInAgent } from '../testing/sign-in.ts';

let server: TestServer;
before(async () => {
  server = await startServer({ env: { ESCALE_STORAGE_MB: '1' } });
});

let people = 0;
const traveller = () => signIn(server, `storage${++people}@example.com`);

let contents = 0;
/** Never the same bytes twice. */
const file = (bytes: number, name = 'notes.txt') => new File([`${++contents} `.padEnd(bytes, 'x')], name);

function attach(person: SignedIn, tripId: string, what: File, idempotencyKey?: string) {
  return person.send(calls.addTripAttachment, { params: { id: tripId }, body: {}, file: what, idempotencyKey });
}

const usedBy = async (person: SignedIn) => (await person.send(calls.getStorage)).body.usedBytes;

/** Somebody with a trip and so many bytes in it. */
async function holding(bytes: number) {
  const person = await traveller();
  const trip = await makeTrip(person);
  const added = await attach(person, trip.id, file(bytes));
  assert.equal(added.status, 201);
  // An upload counts from its arrival for a minute; this one has its record since.
  return { person, trip, attachmentId: added.body.id };
}

/** As if all that arrived had done so two minutes ago. */
const later = () => server.app.house.db.rows(`update files set kept_at = kept_at - interval '2 minutes'`);

test('what is used is said, each file once, and what is deleted is free at once', async () => {
  const { person, trip, attachmentId } = await holding(600_000);
  assert.deepEqual((await person.send(calls.getStorage)).body, { usedBytes: 600_000, limitBytes: 1_000_000 });
  const other = await makeTrip(person);
  const same = new File([`${contents} `.padEnd(600_000, 'x')], 'again.txt');
  assert.equal((await attach(person, other.id, same)).status, 201);
  assert.equal(await usedBy(person), 600_000);
  await person.send(calls.deleteAttachment, { params: { id: attachmentId } });
  assert.equal(await usedBy(person), 600_000);
  const [left] = (await person.send(calls.getTrip, { params: { id: other.id } })).body.otherAttachments;
  await later();
  await person.send(calls.deleteAttachment, { params: { id: left.id } });
  assert.equal(await usedBy(person), 0);
  assert.equal((await attach(person, trip.id, file(900_000))).status, 201);
});

test('what has no room is refused in the caller’s language, before and after it is sent, and changes nothing', async () => {
  const { person, trip } = await holding(700_000);
  const ask = (bytes: number) => person.send(calls.getStorage, { query: { bytes } });
  assert.equal((await ask(300_000)).status, 200);
  assert.deepEqual([(await ask(300_001)).status, (await ask(300_001)).body.code], [409, 'storage.full']);
  const refused = await as(server, person.token, 'fr').send(calls.addTripAttachment, {
    params: { id: trip.id },
    body: {},
    file: file(300_001),
  });
  assert.deepEqual([refused.status, refused.body.code], [409, 'storage.full']);
  assert.match(refused.body.title, /^Votre espace de stockage/);
  assert.equal((await person.send(calls.getTrip, { params: { id: trip.id } })).body.otherAttachments.length, 1);
  await later();
  assert.equal(await usedBy(person), 700_000);
  assert.equal((await attach(person, trip.id, file(300_000))).status, 201);
});

test('a file that is there already may be sent again where nothing else has room', async () => {
  const { person, trip } = await holding(700_000);
  const same = new File([`${contents} `.padEnd(700_000, 'x')], 'again.txt');
  const ask = async (bytes: number) => (await person.send(calls.getStorage, { query: { bytes } })).status;
  assert.deepEqual([await ask(700_001), await ask(700_000)], [409, 200]);
  assert.equal((await attach(person, trip.id, same)).status, 201);
  // As long and another: it is taken for the same until it has arrived.
  assert.equal((await attach(person, trip.id, file(700_000))).body.code, 'storage.full');
});

test('ten uploads at once do not pass the limit together', async () => {
  const { person, trip } = await holding(500_000);
  const replies = await Promise.all(Array.from({ length: 10 }, () => attach(person, trip.id, file(120_000))));
  await later();
  assert.ok((await usedBy(person)) <= 1_000_000, `${await usedBy(person)} bytes`);
  assert.ok(replies.every(({ status }) => status === 201 || status === 409));
});

test('the repetition of an upload whose answer was lost is answered as the first, also where nothing more has room', async () => {
  const { person, trip } = await holding(500_000);
  const what = file(500_000);
  const first = await attach(person, trip.id, what, 'one-upload');
  const again = await attach(person, trip.id, what, 'one-upload');
  assert.deepEqual([first.status, again.status], [201, 201]);
  assert.equal(again.body.id, first.body.id);
});

test('scans, pasted texts and imports count too', async () => {
  const { person } = await holding(999_990);
  const passport = await person.send(calls.createDocument, {
    body: { documentType: 'passport', country: 'FR', number: '12AB34567' } as never,
  });
  assert.equal(passport.status, 201, JSON.stringify(passport.body));
  const scan = await person.send(calls.addDocumentFile, {
    params: { id: passport.body.id },
    body: { name: 'scan.pdf' },
    file: file(1000, 'scan.pdf'),
  });
  const pasted = await person.send(calls.createImport, { body: { text: 'Flight QC 1824 '.repeat(10) } });
  const dropped = await person.send(calls.createImport, { body: {}, file: file(1000) });
  assert.deepEqual(
    [scan, pasted, dropped].map(({ body }) => body.code),
    Array(3).fill('storage.full'),
  );
});

test('a copy of everything is made of a full storage, and takes none of it', async () => {
  const { person } = await holding(1_000_000);
  assert.equal((await person.send(calls.startExport)).status, 202);
  await server.settled();
  assert.equal((await person.send(calls.getExport)).body.state, 'ready');
  assert.equal(await usedBy(person), 1_000_000);
});

test('a trip that is given to somebody takes nothing of their storage', async () => {
  const { person: giver, trip } = await holding(600_000);
  const { person: taker } = await holding(600_000);
  const given = await giver.send(calls.cloneTrip, { body: { tripId: trip.id, toUser: taker.email } });
  assert.equal(given.status, 201, JSON.stringify(given.body));
  await later();
  assert.equal(await usedBy(taker), 600_000);
});

test('what an advisor brings counts for the customer, and is refused in words for the advisor', async () => {
  const ana = await signInAgent(server, 'ana@meridian.example');
  const { person: lea } = await holding(990_000);
  const customer = await makeCustomer(ana, lea);
  const bring = (bytes: number) =>
    ana.send(calls.importTripForCustomer, { body: { name: 'order.txt', userId: customer.id }, file: file(bytes) });
  const refused = await bring(20_000);
  assert.deepEqual([refused.status, refused.body.code], [409, 'storage.customer-full']);
  await later();
  assert.equal((await bring(5_000)).status, 202);
  assert.equal(await usedBy(lea), 995_000);
});

test('an advisor whose own storage is full brings what the customer has room for', async () => {
  const ben = await signInAgent(server, 'ben@meridian.example');
  const trip = await makeTrip(ben);
  assert.equal((await attach(ben, trip.id, file(1_000_000))).status, 201);
  const customer = await makeCustomer(ben, await traveller());
  const body = { name: 'order.txt', userId: customer.id };
  assert.equal((await ben.send(calls.importTripForCustomer, { body, file: file(5_000) })).status, 202);
  await later();
  assert.equal(await usedBy(ben), 1_000_000);
});

test('a picture that an advisor adds to a trip is its traveller’s, and counts so too', async () => {
  const ana = await signInAgent(server, 'ana@meridian.example');
  const { person: lea, trip } = await holding(999_990);
  await makeCustomer(ana, lea);
  const bytes = await readFile(join(import.meta.dirname, '../testing/boarding-pass.png'));
  const refused = await ana.send(calls.uploadImage, {
    body: { name: 'plan.png', tripId: trip.id },
    file: new File([bytes], 'plan.png'),
  });
  assert.deepEqual([refused.status, refused.body.code], [409, 'storage.customer-full']);
  assert.equal((await lea.send(calls.getTrip, { params: { id: trip.id } })).body.otherAttachments.length, 1);
});

test('an agency’s own pictures count for the agency', async () => {
  const ana = await signInAgent(server, 'ana@full.example', 'Full House Travel');
  const noise = () => png(800, 800, deflateSync(randomBytes(801 * 800).map((byte, at) => (at % 801 ? byte : 0))));
  const bring = async () => {
    const file = new File([await noise()], 'banner.png');
    return (await ana.send(calls.uploadImage, { body: { name: 'banner.png' }, file })).body;
  };
  assert.ok((await bring()).id);
  await later();
  assert.equal((await bring()).code, 'storage.agency-full');
});

test('a mail without room is sent back, and its head waits with the reason', async () => {
  const { person } = await holding(999_000);
  const big = mail({
    from: person.email,
    subject: 'Fwd: Album',
    text: 'x'.repeat(5_000),
    messageId: '<album@example.com>',
  });
  const said = await forward(server, person, big).catch((error: { responseCode: number }) => error.responseCode);
  assert.equal(said, 552);
  await server.settled();
  const { items } = (await person.send(calls.listImports)).body;
  assert.deepEqual(
    items.map((i: { state: string; reason: string; title: string }) => [i.state, i.reason, i.title]),
    [['needs-review', 'storage-full', 'Fwd: Album']],
  );
  assert.doesNotMatch(
    Buffer.from(
      (await person.send(calls.getImportOriginal, { params: { id: items[0].id }, query: { as: 'file' } })).body,
    ).toString(),
    /xxxx/,
  );
  // Sent again by a server that does not believe us: nothing doubles.
  await forward(server, person, big).catch(() => undefined);
  assert.equal((await person.send(calls.listImports)).body.items.length, 1);
});

test('a mail for two people of whom one has no room is kept for the other', async () => {
  const { person: full } = await holding(1_000_000);
  const roomy = await traveller();
  const to = [full, roomy].map(async (of) => (await of.send(calls.getAccount)).body.importAddress);
  const raw = mail({ from: roomy.email, subject: 'Fwd: For both', text: 'nothing' });
  const said = await forward(server, roomy, raw, { address: (await Promise.all(to)) as never });
  assert.match(said, /^250/);
  await server.settled();
  const seen = async (of: SignedIn) =>
    (await of.send(calls.listImports)).body.items.map((i: { reason: string }) => i.reason);
  assert.deepEqual(await seen(full), ['storage-full']);
  assert.deepEqual(await seen(roomy), ['no-booking-found']);
});

test('an archive whose documents have no room says so, and what had room is there', async () => {
  const person = await traveller();
  const page = (n: number) => strToU8(`${n} `.padEnd(20, 'x').repeat(20_000));
  const archive = zipSync({ 'a.txt': page(1), 'b.txt': page(2), 'c.txt': page(3) }, { level: 9 });
  const batch = (await person.send(calls.createImportBatch, { body: {} })).body;
  const added = await person.send(calls.addToImportBatch, {
    params: { id: batch.id },
    body: { name: 'papers.zip' },
    file: new File([archive], 'papers.zip'),
  });
  assert.ok(added.status < 300, JSON.stringify(added.body));
  await server.settled();
  const seen = (await person.send(calls.getImportBatch, { params: { id: batch.id } })).body;
  assert.deepEqual([seen.files[0].state, seen.files[0].reason, seen.counts.found], ['failed', 'storage-full', 2]);
});

test('who sends again and again what is never used is asked to wait, until it is swept', async () => {
  const person = await traveller();
  const nowhere = '00000000-0000-7000-8000-000000000000';
  const codes = [];
  for (let n = 0; n < 7; n++) {
    codes.push((await attach(person, nowhere, file(900_000))).body.code);
    await later();
  }
  assert.deepEqual(codes.slice(0, 5), Array(5).fill('trip.not-found'));
  assert.deepEqual(codes.slice(5), Array(2).fill('request.too-many'));
});
