import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type Customer, calls, chatSessionId } from '@escale/contract';
import { makeCustomer } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn, signInAgent, signInColleague } from '../testing/sign-in.ts';

let server: TestServer;
let ana: SignedIn;
let bruno: SignedIn;
let eve: SignedIn;

before(async () => {
  server = await startServer();
  ana = await signInAgent(server, 'ana@agency.example');
  bruno = await signInColleague(server, ana, 'bruno@agency.example');
  eve = await signInAgent(server, 'eve@elsewhere.example', 'Somebody Else Travel');
});

const names = (items: Customer[]) => items.map((customer) => `${customer.firstName} ${customer.lastName}`.trim());
const draft = (email: string, firstName = '', lastName = '') => ({ email, firstName, lastName });
let number = 0;
const newEmail = () => `traveller-${++number}@example.com`;

async function search(agent: SignedIn, query: string): Promise<string[]> {
  return names((await agent.send(calls.listCustomers, { query: { query, limit: 200 } })).body.items);
}

/** Page after page. */
async function everybody(agent: SignedIn, asked: { query?: string; limit: number }): Promise<Customer[]> {
  const items: Customer[] = [];
  let cursor: string | null = null;
  do {
    const query: typeof asked & { cursor?: string } = cursor ? { ...asked, cursor } : asked;
    const { body } = await agent.send(calls.listCustomers, { query });
    items.push(...body.items);
    cursor = body.nextCursor;
  } while (cursor);
  return items;
}

test('a new customer has a chat session of the specified form and is managed by whoever added them', async () => {
  const made = await ana.send(calls.addCustomer, { body: draft(newEmail(), 'Jeanne', 'Moreau') });
  assert.equal(made.status, 201);
  assert.ok(chatSessionId.safeParse(made.body.chatSessionId).success);
  assert.equal(made.body.managedByAgent.id, ana.accountId);
  assert.equal(made.body.agency.name, 'Meridian Voyages');
  assert.equal(made.body.acceptedAt, null);
  assert.equal(made.body.lastActiveAt, null);
  const refused = await ana.send(calls.addCustomer, { body: { ...draft(newEmail()), chatSessionId: 'session_1' } });
  assert.equal(refused.status, 422);
});

test('customers are found by parts of name and address, without accents, and nobody else’s are', async () => {
  await makeCustomer(ana, { email: 'helene.o@nordlys.example' }, { firstName: 'Hélène', lastName: 'Österberg' });
  await makeCustomer(eve, { email: 'helene.p@nordlys.example' }, { firstName: 'Hélène', lastName: 'Petit' });
  for (const query of ['helene', 'HÉLÈNE', 'oster', 'terb', 'nordlys', 'helene.o@nordlys.example', 'ost hel', 'os']) {
    assert.deepEqual(await search(ana, query), ['Hélène Österberg'], query);
  }
  assert.deepEqual(await search(ana, 'petit'), []);
  assert.deepEqual(await search(ana, '%'), []);
  assert.deepEqual(await search(bruno, 'helene'), []);
});

test('the list is in the order of names and paged, with nobody twice and nobody left out', async () => {
  const paula = await signInAgent(server, 'paula@paged.example', 'Paged Travel');
  const lastNames = ['Ágoston', 'Zwart', 'de Vries', 'Émile', 'Faure', 'Özil', 'abel'];
  for (const [n, lastName] of lastNames.entries()) {
    await makeCustomer(paula, { email: `p${n}@example.com` }, { firstName: 'P', lastName });
  }
  const seen = (await everybody(paula, { limit: 2 })).map((customer) => customer.lastName);
  assert.deepEqual(seen, ['abel', 'Ágoston', 'de Vries', 'Émile', 'Faure', 'Özil', 'Zwart']);
  const strange = await paula.send(calls.listCustomers, { query: { cursor: 'nonsense' } });
  assert.equal(strange.status, 422);
});

test('the same person is not added twice: in another case, under another of their addresses, by a colleague, or at once', async () => {
  const lea = await signIn(server, 'twice@example.com');
  await server.app.house.db.query
    .insertInto('account_emails')
    .values({
      id: '01900000-0000-7000-8000-00000000a11a',
      account_id: lea.accountId,
      email: 'alias@example.org',
      main: false,
      verified_at: new Date().toISOString(),
    })
    .execute();
  await makeCustomer(ana, lea);
  for (const [agent, email] of [
    [ana, 'TWICE@Example.com'],
    [ana, 'twice+holidays@example.com'],
    [ana, 'alias@example.org'],
    [bruno, 'twice@example.com'],
  ] as const) {
    const again = await agent.send(calls.addCustomer, { body: draft(email) });
    assert.equal(again.status, 409, email);
    assert.equal(again.body.code, 'customer.already-there');
  }
  const email = newEmail();
  const atOnce = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      (n % 2 ? ana : bruno).send(calls.addCustomer, { body: draft(n % 3 ? email : email.toUpperCase()) }),
    ),
  );
  assert.deepEqual(atOnce.map(({ status }) => status).sort(), [201, 409, 409, 409, 409, 409, 409, 409]);
  // Another agency knows nothing of it.
  assert.equal((await eve.send(calls.addCustomer, { body: draft(email) })).status, 201);
});

test('adding somebody does not tell whether they had an account, nor anything that it holds', async () => {
  const known = await signIn(server, 'known@example.com', { name: 'Real Name' });
  const [a, b] = [await makeCustomer(ana, known, { agreed: false }), await makeCustomer(ana, { email: newEmail() })];
  const shape = ({ id: _, email: __, addedAt: ___, chatSessionId: ____, ...rest }: Customer) => rest;
  assert.deepEqual(shape(a), shape(b));
});

test('whoever was added decides: until they agree nothing of theirs shows, and they can leave again', async () => {
  const max = await signIn(server, 'max@example.com');
  const customer = await makeCustomer(ana, max, { agreed: false });
  await server.settled();
  const { items: messages } = (await max.send(calls.listMessages)).body;
  assert.ok(
    messages.some(({ kind, title }: Record<string, string>) => kind === 'advisor-asks' && title?.includes('Meridian')),
  );
  const asked = await max.send(calls.listAdvisors);
  assert.deepEqual(
    asked.body.items.map(({ id, agency, agreedAt }: Record<string, unknown>) => ({ id, agency, agreedAt })),
    [{ id: customer.id, agency: 'Meridian Voyages', agreedAt: null }],
  );
  assert.equal((await max.send(calls.agreeToAdvisor, { params: { id: customer.id } })).status, 204);
  const agreed = await ana.send(calls.getCustomer, { params: { id: customer.id } });
  assert.ok(agreed.body.acceptedAt);
  assert.equal((await max.send(calls.leaveAdvisor, { params: { id: customer.id } })).status, 204);
  assert.equal((await ana.send(calls.getCustomer, { params: { id: customer.id } })).status, 404);
});

test('a customer who is deleted is out of reach with the next request, and keeps their account', async () => {
  const zoe = await signIn(server, newEmail());
  const { id } = await makeCustomer(ana, zoe);
  assert.equal((await ana.send(calls.deleteCustomer, { params: { id } })).status, 204);
  assert.equal((await ana.send(calls.getCustomer, { params: { id } })).status, 404);
  assert.equal((await ana.send(calls.deleteCustomer, { params: { id } })).status, 404);
  assert.equal((await zoe.send(calls.getAccount)).status, 200);
});

test('a customer who is transferred is the colleague’s at once, also for tokens and pages that were there before', async () => {
  const { id } = await makeCustomer(ana, { email: newEmail() }, { firstName: 'Handed', lastName: 'Over' });
  assert.equal((await bruno.send(calls.getCustomer, { params: { id } })).status, 404);
  for (const agentEmail of ['eve@elsewhere.example', 'nobody@example.com', 'ana@agency.example']) {
    const refused = await ana.send(calls.transferCustomer, { params: { id }, body: { agentEmail } });
    assert.equal(refused.body.code, 'agent.not-found', agentEmail);
  }
  const moved = await ana.send(calls.transferCustomer, {
    params: { id },
    body: { agentEmail: 'Bruno@agency.example' },
  });
  assert.equal(moved.body.managedByAgent.id, bruno.accountId);
  assert.equal((await ana.send(calls.getCustomer, { params: { id } })).status, 404);
  assert.deepEqual(await search(ana, 'handed over'), []);
  assert.deepEqual(await search(bruno, 'handed over'), ['Handed Over']);
});

test('an open page of the old advisor hears that something changed, and nothing of whom', async () => {
  const { id } = await makeCustomer(ana, { email: newEmail() });
  const gone = new AbortController();
  const stream = await fetch(`${server.url}${calls.live.path}`, {
    headers: { authorization: `Bearer ${ana.token}` },
    signal: gone.signal,
  });
  const reader = stream.body?.getReader();
  const heard = (async () => {
    let text = '';
    while (!text.includes('"customers"')) text += new TextDecoder().decode((await reader?.read())?.value);
    return text;
  })();
  await ana.send(calls.transferCustomer, { params: { id }, body: { agentEmail: bruno.email } });
  assert.ok(!(await heard).includes(id));
  gone.abort();
});

test('where the agency shares its customers every advisor sees them all, and another agency still none', async () => {
  const paula = await signInAgent(server, 'paula@shared.example', 'Shared Travel');
  const nils = await signInColleague(server, paula, 'nils@shared.example');
  const { id } = await makeCustomer(paula, { email: newEmail() }, { firstName: 'Everybody', lastName: 'Sees' });
  assert.equal((await nils.send(calls.updateTeam, { body: { customersShared: true } })).status, 403);
  await paula.send(calls.updateTeam, { body: { customersShared: true } });
  assert.equal((await nils.send(calls.getCustomer, { params: { id } })).status, 200);
  assert.deepEqual(await search(nils, 'everybody'), ['Everybody Sees']);
  assert.equal((await eve.send(calls.getCustomer, { params: { id } })).status, 404);
  await paula.send(calls.updateTeam, { body: { customersShared: false } });
  assert.equal((await nils.send(calls.getCustomer, { params: { id } })).status, 404);
});

test('a change that was made upon an older version is refused, and another address is another person', async () => {
  const lea = await signIn(server, newEmail());
  const customer = await makeCustomer(ana, lea, { firstName: 'Lea', lastName: 'Old' });
  const read = await ana.send(calls.getCustomer, { params: { id: customer.id } });
  const etag = read.headers.get('etag') ?? '';
  const renamed = await ana.send(calls.updateCustomer, {
    params: { id: customer.id },
    body: draft(lea.email, 'Léa', 'New'),
    ifMatch: etag,
  });
  assert.equal(renamed.status, 200);
  assert.equal(renamed.body.chatSessionId, customer.chatSessionId);
  assert.ok(renamed.body.acceptedAt);
  const stale = await ana.send(calls.updateCustomer, {
    params: { id: customer.id },
    body: draft(lea.email, 'Stale'),
    ifMatch: etag,
  });
  assert.equal(stale.status, 412);
  const other = await ana.send(calls.updateCustomer, { params: { id: customer.id }, body: draft(newEmail(), 'Léa') });
  assert.equal(other.body.acceptedAt, null);
  assert.deepEqual((await lea.send(calls.listAdvisors)).body.items, []);
});

test('customers are ordered and found in thousands as they are in tens', async () => {
  const paula = await signInAgent(server, 'paula@thousands.example', 'Thousands Travel');
  const { db } = server.app.house;
  await db.rows(
    `with people as (
       insert into accounts (id, import_token, first_name)
       select gen_random_uuid(), 'token-' || n, 'Name' from generate_series(1, 1500) n returning id, import_token)
     insert into customers (id, agency_id, account_id, agent_id, email, first_name, last_name, same_email, search, sort_name, added_at)
     select gen_random_uuid(), a.agency_id, p.id, a.account_id, p.import_token || '@example.com', 'Many', p.import_token,
       p.import_token || '@example.com', ' many ' || p.import_token || ' ', p.import_token || ' many', now()
     from people p, agents a where a.account_id = $1`,
    [paula.accountId],
  );
  const many = await everybody(paula, { query: 'many', limit: 200 });
  assert.equal(new Set(many.map(({ id }) => id)).size, 1500);
  assert.deepEqual(await search(paula, 'token-1499'), ['Many token-1499']);
});
