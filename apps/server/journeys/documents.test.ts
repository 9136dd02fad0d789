import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { calls, type Document } from '@escale/contract';
import { sql } from 'kysely';
import { addDocument, inDays } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

let server: TestServer;
let now = new Date();
before(async () => {
  server = await startServer({ clock: { now: () => now } });
});

let people = 0;
/** Somebody new, who signed in a moment ago. */
const traveller = (name = 'Léa Martin') => {
  now = new Date();
  return signIn(server, `d${++people}@kontor.example`, { name });
};

const pdf = (name = 'scan.pdf') => new File(['%PDF-1.7\n1 0 obj\n%%EOF'], name);

const listed = async (of: SignedIn): Promise<Document[]> => (await of.send(calls.listDocuments)).body.items;

test('a list shows a number in part, and the whole only to who has just proven who they are', async () => {
  const lea = await traveller();
  const { id } = await addDocument(lea, { number: '19FV04587', country: 'FR', expiry: inDays(900) });
  const [shown] = await listed(lea);
  assert.deepEqual([shown?.name, shown?.maskedNumber, shown?.state], ['Passport', '•••• 587', 'to-upload']);
  assert.ok(!JSON.stringify(shown).includes('19FV'));
  const secrets = await lea.send(calls.getDocumentSecrets, { params: { id } });
  assert.deepEqual(secrets.body, { number: '19FV04587' });

  const file = await lea.send(calls.addDocumentFile, { params: { id }, body: { name: 'Scan' }, file: pdf() });
  const fileId = file.body.files[0].id;
  assert.equal((await lea.send(calls.getDocumentFileContent, { params: { id, fileId } })).status, 200);

  now = new Date(Date.now() + 11 * 60_000);
  for (const asked of [
    await lea.send(calls.getDocumentSecrets, { params: { id } }),
    await lea.send(calls.getDocumentFileContent, { params: { id, fileId } }),
  ]) {
    assert.equal(asked.status, 403);
    assert.equal((asked.body as { code?: string }).code, 'session.step-up-needed');
  }
  assert.equal((await lea.send(calls.listDocuments)).status, 200, 'the list still opens');
});

test('a document without a scan is to be uploaded, then valid, and expired when its last day is over everywhere', async () => {
  const lea = await traveller();
  const { id } = await addDocument(lea, { expiry: '2027-05-31' });
  now = new Date('2027-05-31T20:00:00Z');
  const state = async () => (await listed(lea))[0]?.state;
  assert.equal(await state(), 'to-upload');
  await lea.send(calls.addDocumentFile, { params: { id }, body: { name: 'Scan' }, file: pdf() });
  assert.equal(await state(), 'valid');
  now = new Date('2027-06-01T11:59:00Z');
  assert.equal(await state(), 'valid');
  now = new Date('2027-06-01T12:00:00Z');
  assert.equal(await state(), 'expired');
});

test('a first file makes a document of the kind that was said, called as its owner calls it', async () => {
  const lea = await traveller();
  const made = await lea.send(calls.createDocumentWithFile, {
    body: { name: 'IMG_0042.pdf', category: 'identity', documentType: 'id-card', customName: 'Ma carte' },
    file: pdf('IMG_0042.pdf'),
  });
  assert.equal(made.status, 201);
  assert.deepEqual(
    [made.body.name, made.body.category, made.body.state, made.body.files[0].name, made.body.files[0].preview],
    ['Ma carte', 'identity', 'valid', 'IMG_0042.pdf', 'pdf'],
  );
  const wrong = await lea.send(calls.createDocumentWithFile, {
    body: { name: 'x', category: 'loyalty', documentType: 'visa' },
    file: pdf(),
  });
  assert.deepEqual([wrong.status, wrong.body.errors[0].path], [422, 'category']);
});

test('a change keeps the number that its author has not seen, and a stale one changes nothing', async () => {
  const lea = await traveller();
  const { id, version } = await addDocument(lea, { number: '19FV04587', customName: 'Mine' });
  const change = (body: object, ifMatch?: string) =>
    lea.send(calls.updateDocument, { params: { id }, body: { documentType: 'passport', ...body } as never, ifMatch });
  const renamed = await change({ customName: 'French passport' }, `"${version}"`);
  assert.deepEqual([renamed.body.name, renamed.body.maskedNumber], ['French passport', '•••• 587']);
  const stale = await change({ customName: 'Other' }, `"${version}"`);
  assert.deepEqual([stale.status, stale.body.code], [412, 'record.changed']);
  assert.equal((await listed(lea))[0]?.name, 'French passport');
  assert.equal((await change({ number: null })).body.maskedNumber, null);
  assert.equal((await change({})).body.name, 'Passport', 'a name that is left out is gone');
  const late = await lea.send(calls.deleteDocument, { params: { id }, ifMatch: `"${version}"` });
  assert.equal(late.status, 412);
});

test('a loyalty card is whole in the list, because a desk asks for it at once', async () => {
  const lea = await traveller();
  const card = {
    documentType: 'loyalty-card',
    programName: 'Étoile Club',
    membershipNumber: '3081 2207 4419',
    barcode: { format: 'code128', payload: '308122074419' },
  };
  await addDocument(lea, card);
  const [shown] = await listed(lea);
  assert.deepEqual(
    [shown?.name, shown?.category, shown?.membershipNumber, shown?.barcode, shown?.state],
    ['Étoile Club', 'loyalty', card.membershipNumber, card.barcode, 'valid'],
  );
  const unreadable = { ...card, barcode: { format: 'code128', payload: '旅' } };
  const refused = await lea.send(calls.createDocument, { body: unreadable as never });
  assert.deepEqual([refused.status, refused.body.errors[0].path], [422, 'barcode.payload']);
});

test('files are renamed and deleted, and nobody needs the bytes of a deleted document', async () => {
  const lea = await traveller();
  const { id } = await addDocument(lea, {});
  const add = (name: string) => lea.send(calls.addDocumentFile, { params: { id }, body: { name }, file: pdf() });
  await add('Front');
  const { body } = await add('../../Back\u202e\r\nSet-Cookie: a=b');
  const [front, back] = body.files;
  assert.equal(back.name, 'BackSet-Cookie: a=b', 'a name is words, and no path or line');
  const served = await lea.send(calls.getDocumentFileContent, { params: { id, fileId: back.id } });
  assert.equal(served.headers.get('set-cookie'), null);
  const renamed = await lea.send(calls.renameDocumentFile, {
    params: { id, fileId: front.id },
    body: { name: 'C:\\temp\\Recto\u202e.pdf' },
  });
  assert.equal(renamed.body.files[0].name, 'Recto.pdf');
  assert.equal((await lea.send(calls.deleteDocumentFile, { params: { id, fileId: back.id } })).status, 204);
  assert.deepEqual(
    (await listed(lea))[0]?.files.map(({ name }) => name),
    ['Recto.pdf'],
  );
  assert.equal((await lea.send(calls.deleteDocument, { params: { id } })).status, 204);
  assert.deepEqual(await listed(lea), []);
  const uses =
    await sql`select 1 from file_uses where used_by = 'document_files' and used_id in (${front.id}, ${back.id})`.execute(
      server.app.house.db.query,
    );
  assert.equal(uses.rows.length, 0);
});

test('nobody reads another’s document, also not through a document of their own', async () => {
  const [lea, eve] = [await traveller(), await traveller('Eve Stranger')];
  const hers = (await lea.send(calls.createDocumentWithFile, { body: { name: 'Scan' }, file: pdf() })).body;
  const own = await addDocument(eve, {});
  const fileId = hers.files[0].id;
  for (const id of [hers.id, own.id]) {
    const tried = [
      await eve.send(calls.getDocumentFileContent, { params: { id, fileId } }),
      await eve.send(calls.renameDocumentFile, { params: { id, fileId }, body: { name: 'x' } }),
      await eve.send(calls.deleteDocumentFile, { params: { id, fileId } }),
    ];
    assert.deepEqual(
      tried.map(({ status }) => status),
      [404, 404, 404],
    );
  }
  assert.equal((await eve.send(calls.getDocumentSecrets, { params: { id: hers.id } })).status, 404);
  assert.equal((await listed(eve)).length, 1);
});

test('what is sealed is found in no table, no log and no file, also after a repeated call', async (t) => {
  const lines: string[] = [];
  t.mock.method(process.stderr, 'write', (chunk: string) => lines.push(String(chunk)) > 0);
  const own = await startServer({ env: { ESCALE_LOG: 'debug' } });
  const lea = await signIn(own, 'sealed@kontor.example');
  const secrets = [
    'ZQXPASS7781',
    'ZQXNAMEMARTIN',
    'ZQXMEMBER4419',
    'ZQXBARCODE',
    'ZQXCUSTOM',
    'ZQXFILE',
    'ZQXSCANBYTES',
  ];
  const [number, documentName, membershipNumber, payload, customName, fileName, bytes] = secrets;
  const body = {
    ...{ documentType: 'loyalty-card', number, documentName, membershipNumber, customName },
    barcode: { format: 'qr', payload },
  };
  for (let twice = 0; twice < 2; twice++) {
    const made = await lea.send(calls.createDocument, { body: body as never, idempotencyKey: 'once' });
    assert.deepEqual([made.status, made.body.membershipNumber], [201, membershipNumber], 'the same answer again');
  }
  const [{ id } = { id: '' }] = await listed(lea);
  const file = new File([`%PDF-1.7 ${bytes}`], `${fileName}.pdf`);
  await lea.send(calls.addDocumentFile, { params: { id }, body: { name: `${fileName}.pdf` }, file });
  await lea.send(calls.getDocumentSecrets, { params: { id } });
  assert.equal((await listed(lea)).length, 1);
  await own.settled();

  const dump = await everyRow(own);
  const stored = await everyFile(own.config.dataFolder);
  assert.ok(dump.includes('loyalty-card') && lines.join('').includes('/api/my/documents'), 'we looked at something');
  for (const secret of secrets) {
    for (const form of [
      secret,
      Buffer.from(secret).toString('hex'),
      Buffer.from(secret).toString('base64').slice(0, -3),
    ]) {
      assert.ok(!dump.includes(form), `${secret} is in a table`);
      assert.ok(!stored.includes(form), `${secret} is in a file`);
      assert.ok(!lines.join('').includes(form), `${secret} is in the log`);
    }
  }
});

/** Everything that the database holds, as text: what a dump would show. */
async function everyRow(on: TestServer): Promise<string> {
  const { query } = on.app.house.db;
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`.execute(query);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(query);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

async function everyFile(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const contents = await Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name))));
  return contents.map((content) => content.toString('latin1')).join('\n');
}

test('everything of an account is shown to its owner, and nothing is left when it is forgotten', async () => {
  const lea = await traveller();
  const { id } = await addDocument(lea, { number: '19FV04587', customName: 'Mine' });
  await lea.send(calls.addDocumentFile, { params: { id }, body: { name: 'Scan' }, file: pdf() });
  const { documents, house } = server.app;
  const [shown] = await documents.showAll(house.db.query, lea.accountId);
  assert.deepEqual([shown?.number, shown?.customName, shown?.files[0]?.name], ['19FV04587', 'Mine', 'Scan']);
  await house.db.transact((tx) => documents.forget(tx, lea.accountId));
  assert.deepEqual(await documents.showAll(house.db.query, lea.accountId), []);
});
