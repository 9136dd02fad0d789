import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { strToU8, zipSync } from 'fflate';
import { flightMarkup, forward, mail } from '../testing/mail.ts';
import { calls, startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

let server: TestServer;
let eve: SignedIn;
before(async () => {
  server = await startServer();
  eve = await signIn(server, 'eve@elsewhere.example');
});

let people = 0;
const traveller = () => signIn(server, `lea${++people}@kontor.example`, { name: 'Léa Martin' });

const from = 'bookings@aircorail.example';
const flightMail = (seat = '14C') => mail({ from, subject: 'Your flight', html: flightMarkup({ seat }) });
const chatter = (subject: string) =>
  mail({ from: 'max@kontor.example', subject, text: `About ${subject}: see you there.` });
const mbox = (mails: string[]) =>
  mails.map((one) => `From 123@xxx Sat Nov 21 10:00:00 +0000 2026\r\n${one}\r\n`).join('');

async function bring(of: SignedIn, files: { name: string; content: string | Uint8Array<ArrayBuffer> }[]) {
  const { body: batch } = await of.send(calls.createImportBatch, { body: {} });
  const params = { id: batch.id as string };
  for (const { name, content } of files) {
    const added = await of.send(calls.addToImportBatch, { params, body: { name }, file: new File([content], name) });
    assert.equal(added.status, 202);
  }
  await of.send(calls.closeImportBatch, { params });
  await server.settled();
  return params;
}

const countsOf = async (of: SignedIn, params: { id: string }) => (await of.send(calls.getImportBatch, { params })).body;

test('a mailbox becomes its bookings; mails that book nothing are counted, can be looked at, and ask nobody', async () => {
  const lea = await traveller();
  const params = await bring(lea, [
    { name: 'Inbox', content: mbox([chatter('lunch'), flightMail(), chatter('the meeting'), chatter('the report')]) },
  ]);
  const batch = await countsOf(lea, params);
  assert.equal(batch.state, 'read');
  assert.deepEqual(batch.counts, {
    found: 4,
    read: 4,
    placed: 1,
    waiting: 0,
    empty: 3,
    duplicates: 0,
    nothing: 0,
    skipped: 0,
  });
  assert.deepEqual(
    batch.files.map(({ name, state }: { name: string; state: string }) => [name, state]),
    [['Inbox', 'unpacked']],
  );

  const { body: tray } = await lea.send(calls.listImports);
  assert.deepEqual([tray.items.length, tray.waiting], [0, 0]);
  const { body: placed } = await lea.send(calls.listBatchImports, { params, query: { outcome: 'placed' } });
  assert.equal(placed.items[0].bookings[0].title, 'QC 1824 · CDG → LIN');
  assert.equal(placed.items[0].trips.length, 1);
  const { body: empty } = await lea.send(calls.listBatchImports, {
    params,
    query: { outcome: 'empty', limit: '2' } as never,
  });
  assert.equal(empty.items.length, 2);
  const { body: rest } = await lea.send(calls.listBatchImports, {
    params,
    query: { outcome: 'empty', cursor: empty.nextCursor },
  });
  assert.equal(rest.items.length, 1);
  const original = await lea.send(calls.getImportOriginal, {
    params: { id: empty.items[0].id },
    query: { as: 'text' },
  });
  assert.match(Buffer.from(original.body).toString(), /see you there/);
  const segment = { type: 'event', name: 'Lunch', start: '2026-12-03' } as const;
  const known = await lea.send(calls.completeImport, { params: { id: rest.items[0].id }, body: { segment } });
  assert.equal(known.body.state, 'placed');
});

test('what is there already is not taken in twice, whichever way it came', async () => {
  const lea = await traveller();
  const known = flightMail();
  await forward(server, lea, known, { from });
  await server.settled();
  const paper = flightMarkup({ departs: '2027-01-08T08:15:00+01:00', arrives: '2027-01-08T09:45:00+01:00' });
  await bring(lea, [{ name: 'paper.html', content: paper }]);
  const params = await bring(lea, [
    { name: 'paper.html', content: paper },
    { name: 'Inbox', content: mbox([known, chatter('lunch'), known]) },
  ]);
  const { counts } = await countsOf(lea, params);
  assert.deepEqual([counts.found, counts.duplicates], [1, 3]);
});

test('an archive of mails, mailboxes and papers is taken apart; what waits stands in the tray', async () => {
  const lea = await traveller();
  const half = flightMarkup()
    .replace(/"arrivalAirport":\{[^}]*\},?/, '')
    .replace(/,?"arrivalTime":"[^"]*"/, '');
  const zip = zipSync({
    'Takeout/Mail/All mail.mbox': strToU8(mbox([flightMail(), chatter('lunch')])),
    'papers/half.html': strToU8(half.replace('KX7PQ2', 'ZZ9AA1').replace('1824', '1830')),
    'Takeout/archive.css': strToU8('p {}'),
  });
  const params = await bring(lea, [{ name: 'takeout.zip', content: zip }]);
  const { counts } = await countsOf(lea, params);
  assert.deepEqual([counts.found, counts.placed, counts.waiting, counts.empty, counts.skipped], [3, 1, 1, 1, 1]);
  const { body: tray } = await lea.send(calls.listImports);
  assert.deepEqual(
    tray.items.map(({ title }: { title: string }) => title),
    ['half.html'],
  );
});

test('a file that cannot be opened says so, and the others are read', async () => {
  const lea = await traveller();
  const params = await bring(lea, [
    { name: 'bomb.zip', content: zipSync({ 'zeros.txt': new Uint8Array(30 * 1024 * 1024) }) },
    { name: 'mail.eml', content: flightMail() },
  ]);
  const batch = await countsOf(lea, params);
  assert.deepEqual(
    batch.files.map(({ state, reason }: { state: string; reason: string }) => [state, reason]),
    [
      ['failed', 'too-large'],
      ['unpacked', null],
    ],
  );
  assert.deepEqual([batch.state, batch.counts.placed], ['read', 1]);
});

test('one message tells what became of all of them', async () => {
  const lea = await traveller();
  const moved = { departs: '2027-02-08T08:15:00+01:00', arrives: '2027-02-08T09:45:00+01:00' };
  const later = flightMarkup(moved).replace('KX7PQ2', 'AB3DE4');
  await bring(lea, [
    { name: 'a.eml', content: flightMail() },
    { name: 'b.eml', content: mail({ from, subject: 'Later', html: later }) },
    { name: 'c.eml', content: chatter('lunch') },
  ]);
  const { body: news } = await lea.send(calls.listMessages);
  assert.deepEqual(
    news.items.map(({ kind, title }: { kind: string; title: string }) => [kind, title]),
    [['batch-read', '3 documents read']],
  );
  assert.match(news.items[0].body, /2 .*trips/);
});

test('what is stopped is read no further, and what was placed stays', async () => {
  const lea = await traveller();
  const { body: batch } = await lea.send(calls.createImportBatch, { body: {} });
  const params = { id: batch.id };
  await lea.send(calls.addToImportBatch, { params, body: { name: 'a.eml' }, file: new File([flightMail()], 'a.eml') });
  await server.settled();
  const stopped = await lea.send(calls.stopImportBatch, { params });
  assert.deepEqual([stopped.body.state, stopped.body.counts.placed], ['stopped', 1]);
  const more = await lea.send(calls.addToImportBatch, { params, body: { name: 'b.eml' }, file: new File(['x'], 'b') });
  assert.equal(more.body.code, 'import.not-waiting');
});

test('what somebody else brings is not there for anybody else', async () => {
  const lea = await traveller();
  const params = await bring(lea, [{ name: 'a.eml', content: flightMail() }]);
  const answers = await Promise.all([
    eve.send(calls.getImportBatch, { params }),
    eve.send(calls.listBatchImports, { params }),
    eve.send(calls.closeImportBatch, { params }),
    eve.send(calls.stopImportBatch, { params }),
    eve.send(calls.addToImportBatch, { params, body: { name: 'x' }, file: new File(['x'], 'x') }),
  ]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [404, 404, 404, 404, 404],
  );
  assert.deepEqual((await eve.send(calls.listImportBatches)).body.items, []);
});
