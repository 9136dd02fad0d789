import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type AuditEntry, calls } from '@escale/contract';
import { makeCustomer } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn, signInAgent, signInColleague } from '../testing/sign-in.ts';

let server: TestServer;
let ana: SignedIn;
let bruno: SignedIn;
let now = new Date();

before(async () => {
  server = await startServer({ clock: { now: () => now } });
  ana = await signInAgent(server, 'ana@agency.example');
  bruno = await signInColleague(server, ana, 'bruno@agency.example');
});

/** The secret in the newest invitation that was mailed there. */
async function tokenFor(email: string): Promise<string> {
  await server.settled();
  const [mail] = await server.app.house.db.rows<{ body: string }>(
    'select body from outbox_mails where recipient = $1 order by id desc limit 1',
    [email],
  );
  return /\/invitation#([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
}

const invite = (email: string, as = ana) => as.send(calls.inviteAgent, { body: { email } });
const accept = (person: SignedIn, token: string) => person.send(calls.acceptInvitation, { body: { token } });

test('whoever was invited is an advisor once they have proven the address and accepted', async () => {
  const invited = await invite('Dora@agency.example');
  assert.equal(invited.status, 201);
  assert.ok(!('link' in invited.body), 'who invites must not be able to accept');
  const token = await tokenFor('dora@agency.example');
  const dora = await signIn(server, 'dora@agency.example');
  assert.equal((await dora.send(calls.listCustomers)).status, 403);
  const offered = await dora.send(calls.lookAtInvitation, { body: { token } });
  assert.deepEqual(
    { agency: offered.body.agency, forYou: offered.body.forYou },
    { agency: 'Meridian Voyages', forYou: true },
  );
  assert.equal((await accept(dora, token)).status, 204);
  assert.equal((await dora.send(calls.listCustomers)).status, 200);
  assert.equal((await accept(dora, token)).status, 404, 'it opens once');
  assert.equal((await invite('dora@agency.example')).body.code, 'agent.already-there');
});

test('a forwarded link makes nobody an advisor, and one that was replaced, taken back or is old opens nothing', async () => {
  const eve = await signIn(server, 'eve@elsewhere.example');
  await invite('paul@agency.example');
  const first = await tokenFor('paul@agency.example');
  assert.equal((await accept(eve, first)).body.code, 'invitation.other-address');
  const { body: second } = await invite('paul@agency.example');
  const newer = await tokenFor('paul@agency.example');
  const paul = await signIn(server, 'paul@agency.example');
  assert.equal((await accept(paul, first)).status, 404);
  assert.equal((await bruno.send(calls.revokeInvitation, { params: { id: second.id } })).status, 403);
  assert.equal((await ana.send(calls.revokeInvitation, { params: { id: second.id } })).status, 204);
  assert.equal((await accept(paul, newer)).status, 404);
  await invite('paul@agency.example');
  const last = await tokenFor('paul@agency.example');
  now = new Date(now.getTime() + 8 * 86_400_000);
  assert.equal((await accept(paul, last)).status, 404);
  assert.equal((await paul.send(calls.getAccount)).body.agency, null);
});

test('an advisor of one agency does not become one of another', async () => {
  const carla = await signInAgent(server, 'carla@other.example', 'Other Travel');
  await invite('carla@other.example');
  assert.equal((await accept(carla, await tokenFor('carla@other.example'))).body.code, 'agent.elsewhere');
});

test('who is removed is no advisor with the next request, and their customers are never without one', async () => {
  const felix = await signInColleague(server, ana, 'felix@agency.example');
  const customer = await makeCustomer(felix, { email: 'left-behind@example.com' });
  const params = { id: felix.accountId };
  assert.equal((await bruno.send(calls.removeAgent, { params })).status, 403);
  assert.equal((await ana.send(calls.removeAgent, { params })).body.code, 'agent.has-customers');
  const query = { successorId: bruno.accountId };
  assert.equal((await ana.send(calls.removeAgent, { params, query })).status, 204);
  assert.equal((await felix.send(calls.getCustomer, { params: { id: customer.id } })).status, 403);
  const seen = await bruno.send(calls.getCustomer, { params: { id: customer.id } });
  assert.equal(seen.body.managedByAgent.id, bruno.accountId);
  assert.equal((await ana.send(calls.removeAgent, { params: { id: ana.accountId } })).body.code, 'agent.last-admin');
});

test('everything is written down, with the names as they are now and for who may know them', async () => {
  const { body: before } = await ana.send(calls.listAudit, { query: { limit: 1 } });
  const customer = await makeCustomer(
    bruno,
    { email: 'audited@example.com' },
    { firstName: 'Audited', lastName: 'One' },
  );
  const params = { id: customer.id };
  await bruno.send(calls.updateCustomer, {
    params,
    body: { email: customer.email, firstName: 'Audited', lastName: 'Two' },
  });
  await bruno.send(calls.transferCustomer, { params, body: { agentEmail: ana.email } });
  const read = async (by: SignedIn, query: object = {}): Promise<AuditEntry[]> =>
    (await by.send(calls.listAudit, { query: { limit: 3, ...query } })).body.items;
  const told = (entries: AuditEntry[]) => entries.map(({ deed, by, customer }) => [deed, by?.name, customer?.name]);
  assert.deepEqual(told(await read(ana, { customerId: customer.id })), [
    ['customer-transferred', 'bruno@agency.example', 'Audited Two'],
    ['customer-changed', 'bruno@agency.example', 'Audited Two'],
    ['customer-added', 'bruno@agency.example', 'Audited Two'],
  ]);
  assert.deepEqual(told((await read(bruno)).slice(0, 1)), [['customer-transferred', 'bruno@agency.example', null]]);
  assert.ok((await read(bruno, { limit: 200 })).every((entry) => entry.by?.id === bruno.accountId));
  await ana.send(calls.deleteCustomer, { params });
  const [last] = await read(ana, { customerId: customer.id });
  assert.deepEqual([last?.deed, last?.customer], ['customer-removed', { id: customer.id, name: null }]);
  assert.notEqual(last?.id, before.items[0].id);
});

test('what was refused is written down nowhere', async () => {
  const { body: before } = await ana.send(calls.listAudit, { query: { limit: 1 } });
  await ana.send(calls.addCustomer, { body: { email: 'left-behind@example.com', firstName: '', lastName: '' } });
  const { body: after } = await ana.send(calls.listAudit, { query: { limit: 1 } });
  assert.equal(after.items[0].id, before.items[0].id);
});

test('the log is kept for as long as the operator says', async () => {
  assert.ok((await ana.send(calls.listAudit)).body.items.length > 0);
  now = new Date(now.getTime() + 731 * 86_400_000);
  await server.app.audit.sweep();
  assert.deepEqual((await ana.send(calls.listAudit)).body.items, []);
});

test('an advisor who erases their account leaves their customers to the agency', async () => {
  const nils = await signInColleague(server, ana, 'nils@agency.example');
  const customer = await makeCustomer(nils, { email: 'of-nils@example.com' });
  const { db } = server.app.house;
  await db.transact((tx) => server.app.agency.forget(tx, nils.accountId));
  const seen = await ana.send(calls.getCustomer, { params: { id: customer.id } });
  assert.equal(seen.body.managedByAgent.id, ana.accountId);
});
