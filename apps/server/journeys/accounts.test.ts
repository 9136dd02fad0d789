import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls } from '@escale/contract';
import { findOrCreateAccount } from '../src/features/accounts/index.ts';
import { as, startServer, type TestServer } from '../testing/server.ts';
import { signIn, signInAgent } from '../testing/sign-in.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});

test('who signs in for the first time is a traveller with an empty profile and an import address of their own', async () => {
  const lea = await signIn(server, 'lea@example.com');
  const { status, body } = await lea.send(calls.getAccount);
  assert.equal(status, 200);
  assert.equal(body.id, lea.accountId);
  assert.equal(body.email, 'lea@example.com');
  assert.deepEqual(body.roles, ['traveler']);
  assert.match(body.importAddress, /^plans\+[a-z0-9]{14}@/);
});

test('an advisor has the role and the agency', async () => {
  const ana = await signInAgent(server, 'ana@agency.example', 'Meridian Voyages');
  const { body } = await ana.send(calls.getAccount);
  assert.deepEqual(body.roles, ['traveler', 'agent']);
  assert.equal(body.agency.name, 'Meridian Voyages');
});

test('details are kept, the phone in international spacing', async () => {
  const max = await signIn(server, 'max@example.com');
  const changed = await max.send(calls.updateAccountDetails, {
    body: { firstName: 'Max', lastName: 'Weber', mobilePhone: '+4915123456789', language: 'fr' },
  });
  assert.equal(changed.status, 200);
  const { body } = await max.send(calls.getAccount);
  assert.equal(body.mobilePhone, '+49 1512 3456789');
  assert.equal(body.language, 'fr');
  assert.equal(body.version, 2);
});

test('a language is chosen without a word about the rest, also by somebody without a name', async () => {
  const nemo = await signIn(server, 'nemo@example.com');
  assert.equal((await nemo.send(calls.updateAccountDetails, { body: { language: 'fr' } })).status, 200);
  const { body } = await nemo.send(calls.getAccount);
  assert.deepEqual([body.firstName, body.lastName, body.language], ['', '', 'fr']);
});

test('a phone that cannot exist is refused by name, in the caller’s language, and nothing is kept', async () => {
  const { token } = await signIn(server, 'noor@example.com');
  const refused = await as(server, token, 'fr').send(calls.updateAccountDetails, {
    body: { firstName: 'Noor', lastName: '', mobilePhone: '+33 6 12', businessMobilePhone: '+999 123456789' },
  });
  assert.equal(refused.status, 422);
  assert.deepEqual(
    refused.body.errors.map((e: { path: string; code: string }) => [e.path, e.code]),
    [
      ['mobilePhone', 'phone'],
      ['businessMobilePhone', 'phone'],
    ],
  );
  assert.match(refused.body.errors[0].message, /téléphone/);
  assert.equal((await as(server, token).send(calls.getAccount)).body.firstName, '');
});

test('what only the house may set cannot be sent', async () => {
  const eve = await signIn(server, 'eve@elsewhere.example');
  const before = (await eve.send(calls.getAccount)).body;
  const body = {
    firstName: 'Eve',
    lastName: '',
    id: 'x',
    roles: ['agent'],
    agency: 'y',
    demo: true,
    __proto__: { a: 1 },
  };
  const { status } = await eve.send(calls.updateAccountDetails, { body });
  assert.equal(status, 200);
  const after = (await eve.send(calls.getAccount)).body;
  assert.deepEqual(after, { ...before, firstName: 'Eve', version: before.version + 1 });
});

test('two screens that change the same profile do not overwrite one another', async () => {
  const ida = await signIn(server, 'ida@example.com');
  const seen = await ida.send(calls.getAccount);
  const ifMatch = seen.headers.get('etag') ?? '';
  const first = await ida.send(calls.updateAccountDetails, { body: { firstName: 'Ida', lastName: 'One' }, ifMatch });
  assert.equal(first.status, 200);
  const second = await ida.send(calls.updateAccountDetails, { body: { firstName: 'Ida', lastName: 'Two' }, ifMatch });
  assert.equal(second.status, 412);
  assert.equal((await ida.send(calls.getAccount)).body.lastName, 'One');
});

test('a replaced import address is a new one', async () => {
  const tom = await signIn(server, 'tom@example.com');
  const old = (await tom.send(calls.getImportAddress)).body.address;
  const fresh = (await tom.send(calls.replaceImportAddress)).body.address;
  assert.notEqual(fresh, old);
  assert.equal((await tom.send(calls.getImportAddress)).body.address, fresh);
});

test('an address that ten people add in the same moment has one account', async () => {
  const { db } = server.app.house;
  const found = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      db.transact((tx) => findOrCreateAccount(tx, i % 2 ? 'Shared@Example.com' : 'shared@example.com')),
    ),
  );
  assert.equal(new Set(found.map(({ id }) => id)).size, 1);
  assert.equal(found.filter(({ created }) => created).length, 1);
});

test('the app learns what the installation offers, and of which version it is', async () => {
  const lea = await signIn(server, 'lea@example.com');
  const config = await lea.send(calls.getAppConfig, { params: { id: 'escale' } });
  assert.equal(config.body.product, 'escale');
  assert.equal((await lea.send(calls.getAppConfig, { params: { id: 'other' } })).body.code, 'app.not-found');
  const pong = await lea.send(calls.ping);
  assert.equal(pong.status, 204);
  for (const header of ['date', 'x-escale-version', 'x-escale-minimum-version']) assert.ok(pong.headers.get(header));
  const policy = (await (await fetch(`${server.url}/version-policy.json`)).json()) as { latest: string };
  assert.equal(policy.latest, config.body.version);
});

test('who has no company is told so', async () => {
  const lea = await signIn(server, 'lea@example.com');
  assert.equal((await lea.send(calls.getCompany)).body.code, 'company.not-found');
});
