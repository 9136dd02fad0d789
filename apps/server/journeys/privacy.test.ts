import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls } from '@escale/contract';
import { strFromU8, unzipSync } from 'fflate';
import { openApp } from '../src/app.ts';
import { addTraveler, flight, makeSegment, makeTrip, readTrip } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { tablesWith } from '../testing/tables-with.ts';

let server: TestServer;

before(async () => {
  server = await startServer();
});

const pdf = (name: string) => new File([`%PDF-1.4 ${name}`], name);

async function attach(person: SignedIn, tripId: string, name: string): Promise<void> {
  const { status } = await person.send(calls.addTripAttachment, { params: { id: tripId }, body: {}, file: pdf(name) });
  assert.equal(status, 201);
}

async function exportOf(person: SignedIn): Promise<Record<string, Uint8Array>> {
  assert.equal((await person.send(calls.startExport)).body.state, 'preparing');
  await server.settled();
  assert.equal((await person.send(calls.getExport)).body.state, 'ready');
  const { status, body, headers } = await person.send(calls.getExportContent);
  assert.equal(status, 200);
  assert.match(headers.get('content-disposition') ?? '', /^attachment; filename="escale-/);
  return unzipSync(body);
}

const erase = (person: SignedIn) => person.send(calls.eraseAccount, { body: { confirm: person.email } });

test('the copy has every part of what is kept, and the files as they were', async () => {
  const lea = await signIn(server, 'lea@example.com', { name: 'Léa Martin' });
  const { id } = await makeTrip(lea, { name: 'Bergen/Oslo' });
  await makeSegment(lea, id, flight(3));
  await attach(lea, id, 'visa.pdf');
  await attach(lea, id, 'visa.pdf');
  await lea.send(calls.createImport, { body: { text: 'Nothing was booked.' } });
  await server.settled();

  const entries = await exportOf(lea);
  const read = (name: string) => JSON.parse(strFromU8(entries[name] ?? new Uint8Array()));
  assert.equal(read('account.json').account.email, 'lea@example.com');
  assert.equal(read('trips.json')[0].segments.length, 1);
  assert.equal(read('imports.json').length, 1);
  assert.ok(read('sign-ins.json').sessions.length > 0);
  const names = Object.keys(entries);
  for (const room of ['documents', 'messages', 'safety', 'reviews']) assert.ok(names.includes(`${room}.json`), room);
  assert.equal(strFromU8(entries['files/trips/Bergen-Oslo/visa.pdf'] ?? new Uint8Array()), '%PDF-1.4 visa.pdf');
  assert.ok(names.includes('files/trips/Bergen-Oslo/visa (2).pdf'));
  assert.equal(names.filter((name) => name.startsWith('files/imports/')).length, 1);
});

test('a copy holds nothing of a fellow traveller’s personal events', async () => {
  const max = await signIn(server, 'max@example.com', { name: 'Max Weber' });
  const nils = await signIn(server, 'nils@example.com');
  const { id } = await makeTrip(max, { name: 'Shared' });
  await addTraveler(max, id, nils.email);
  await makeSegment(max, id, {
    type: 'event',
    name: 'Dinner with Inès',
    personal: true,
    start: '2026-12-03T20:00:00+01:00[Europe/Paris]',
  });
  assert.doesNotMatch(strFromU8((await exportOf(nils))['trips.json'] ?? new Uint8Array()), /Inès/);
});

test('the copy and the erasure ask for a fresh proof, and the erasure for the address', async () => {
  const ida = await signIn(server, 'ida@example.com');
  const other = await ida.send(calls.eraseAccount, { body: { confirm: 'ida@example.org' } });
  assert.equal(other.body.code, 'erasure.not-confirmed');
  await server.app.house.db.query
    .updateTable('sessions')
    .set({ proven_at: '2020-01-01T00:00:00Z' })
    .where('account_id', '=', ida.accountId)
    .execute();
  for (const refused of [
    await ida.send(calls.startExport),
    await ida.send(calls.getExportContent),
    await ida.send(calls.checkProof),
    await erase(ida),
  ]) {
    assert.equal(refused.body.code, 'session.step-up-needed');
  }
  assert.equal((await ida.send(calls.getAccount)).status, 200);
});

test('who erases the account leaves nothing behind but the bookings of trips that others are on', async () => {
  const zoe = await signIn(server, 'zoe@example.com', { name: 'Zoé Erased' });
  const max = await signIn(server, 'max@example.com', { name: 'Max Weber' });
  const alone = await makeTrip(zoe, { name: 'Alone' });
  await attach(zoe, alone.id, 'alone.pdf');
  const shared = await makeTrip(zoe, { name: 'Together' });
  await makeSegment(zoe, shared.id, flight(4));
  await attach(zoe, shared.id, 'hers.pdf');
  await addTraveler(zoe, shared.id, max.email);
  await readTrip(max, shared.id);
  await attach(max, shared.id, 'his.pdf');
  await zoe.send(calls.createImport, { body: { text: 'Something of hers.' } });
  await server.settled();

  const said = (await zoe.send(calls.getErasure)).body;
  assert.equal(said.ownTrips, 1);
  assert.deepEqual(
    said.sharedTrips.map(({ name, organiser }: { name: string; organiser: string }) => [name, organiser]),
    [['Together', 'Max Weber']],
  );
  assert.equal((await erase(zoe)).status, 204);
  assert.equal((await zoe.send(calls.getAccount)).status, 401);

  await server.settled();
  const left = await readTrip(max, shared.id);
  assert.equal(left.segments.length, 1);
  assert.deepEqual(
    left.otherAttachments.map((attachment: { name: string }) => attachment.name),
    ['his.pdf'],
  );
  const messages = (await max.send(calls.listMessages)).body.items;
  assert.ok(messages.some((message: { kind: string }) => message.kind === 'trip-handed-over'));

  await server.app.house.files.sweep(0);
  // The outbox is a mail server's place, and there for the demo alone.
  const tables = async (text: string) =>
    (await tablesWith(server.app.house.db.rows, text)).filter((table) => table !== 'outbox_mails');
  assert.deepEqual(await tables('zoe@example.com'), []);
  // Her name stays in what others were told ("Zoé added you"): that is theirs.
  assert.deepEqual(await tables('Zoé Erased'), ['messages']);
  // In messages to others: who caused them, an id that leads nowhere.
  assert.deepEqual(
    (await tables(zoe.accountId)).filter((table) => table !== 'messages'),
    [],
  );
  assert.notEqual((await signIn(server, 'zoe@example.com')).accountId, zoe.accountId);
});

test('every column that names an account goes with it, or somebody takes care of it', async () => {
  /** What `forget` of a room or of the files does; a new column here needs its deed there. */
  const takenCareOf = [
    'attachments.added_by',
    'attachments.file_account_id',
    // Of an advisor: an id that leads nowhere.
    'audit_entries.by_account_id',
    'document_files.file_account_id',
    'file_keys.account_id',
    'file_uses.account_id',
    'files.account_id',
    'idempotency_keys.account_id',
    // Goes with its batch, which goes with the account.
    'import_batch_files.account_id',
    // Who caused a message to somebody else: an id that leads nowhere.
    'messages.by_account_id',
    'segments.added_by',
    'segments.personal_to',
    'trip_parts.account_id',
    'trips.owner_id',
  ];
  const columns = await server.app.house.db.rows<{ column: string }>(`
    select c.relname || '.' || a.attname as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum]
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and (k.confrelid = 'accounts'::regclass or (k.oid is null and a.attname ~ '(^|_)account_id$'))
      -- Deleted with the account, or emptied.
      and coalesce(k.confrelid = 'accounts'::regclass and k.confdeltype in ('c', 'n'), false) is false
    order by 1`);
  assert.deepEqual(
    columns.map(({ column }) => column),
    takenCareOf,
  );
});

test('who was erased stays erased when an older backup comes back', async () => {
  const eve = await signIn(server, 'eve@elsewhere.example', { name: 'Eve Stranger' });
  const lea = await signIn(server, 'lea@example.com');
  const { db } = server.app.house;
  const kept = await db.rows<{ row: string }>(`select row_to_json(a)::text as row from accounts a where id = $1`, [
    eve.accountId,
  ]);
  await erase(eve);
  await server.settled();
  // As the backup has it: the account is there, and the erasure has not happened yet.
  await db.rows(`insert into accounts select * from json_populate_record(null::accounts, $1::json)`, [kept[0]?.row]);
  await db.rows(`delete from erasures`);

  const restored = await openApp({ ...server.config, port: 0 }, { checkReplies: true });
  try {
    await restored.listen();
    const [there] = await db.rows(`select 1 from accounts where id = $1`, [eve.accountId]);
    assert.equal(there, undefined);
  } finally {
    await restored.close();
  }
  assert.equal((await lea.send(calls.getAccount)).status, 200);
});
