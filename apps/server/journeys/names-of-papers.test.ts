import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { calls } from '@escale/contract';
import { strToU8, zipSync } from 'fflate';
import { forward, mail } from '../testing/mail.ts';
import { makeCustomer } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn, signInAgent } from '../testing/sign-in.ts';

// Of everything that a person, an advisor or a stranger's mail brings: its name is words, wherever it comes to stand.
let server: TestServer;
let lea: SignedIn;
let ana: SignedIn;
before(async () => {
  server = await startServer();
  lea = await signIn(server, 'lea@kontor.example', { name: 'Léa Martin' });
  ana = await signInAgent(server, 'ana@agency.example');
});

/** Shown as it stands, the last of it would read `exe.pdf` backwards. */
const said = '../../C:\\temp\\plan\u202efdp.exe\r\nSet-Cookie: a=b';
const words = 'planfdp.exeSet-Cookie: a=b';
const page = () => new File(['<p>Nothing was booked.</p>'], 'page.html');

test('a file that is brought has a name without a path, a line or a turn', async () => {
  const { body } = await lea.send(calls.createImport, { body: { name: said }, file: page() });
  assert.equal(body.title, words);
  const { headers } = await lea.send(calls.getImportOriginal, { params: { id: body.id } });
  assert.doesNotMatch(headers.get('content-disposition') ?? '', /\.\.|%2F|%5C|%0D|%0A|%E2%80%AE|[\\/]/i);
  assert.equal(headers.get('set-cookie'), null);
});

test('so has one among many, and each in an archive', async () => {
  const { body: batch } = await lea.send(calls.createImportBatch, { body: {} });
  const params = { id: batch.id as string };
  const archive = zipSync({ 'a/../../pl\u202ean\r\n.txt': strToU8('Nothing was booked.') });
  const sent = { params, body: { name: said }, file: new File([archive], 'x.zip') };
  const { body } = await lea.send(calls.addToImportBatch, sent);
  assert.equal(body.files[0].name, words);
  await server.settled();
  const { items } = (await lea.send(calls.listBatchImports, { params })).body;
  assert.deepEqual(
    items.map(({ title }: { title: string }) => title),
    ['plan.txt'],
  );
});

test('so has what an advisor brings, for a customer or for the agency', async () => {
  const { id: userId } = await makeCustomer(ana, lea);
  const brought = await ana.send(calls.importTripForCustomer, { body: { name: said, userId }, file: page() });
  assert.equal(brought.body.title, words);
  const file = new File([await readFile(join(import.meta.dirname, '../testing/boarding-pass.png'))], 'logo.png');
  const image = await ana.send(calls.uploadImage, { body: { name: said }, file });
  assert.equal(image.body.name, words);
});

test('a stranger’s subject is one line that reads as it stands, and no path for its file', async () => {
  const max = await signIn(server, 'max@kontor.example');
  const subject = `=?utf-8?B?${Buffer.from('Vol 12/05 \u202efdp.exe\u2066\r\nX').toString('base64')}?=`;
  await forward(server, max, mail({ from: 'eve@elsewhere.example', subject, text: 'Nothing here' }));
  await server.settled();
  const [{ id, title }] = (await max.send(calls.listImports)).body.items;
  assert.equal(title, 'Vol 12/05 fdp.exeX');
  const { headers } = await max.send(calls.getImportOriginal, { params: { id } });
  assert.match(headers.get('content-disposition') ?? '', /^attachment; filename="Vol 12-05 fdp\.exeX\.eml"/);
});
