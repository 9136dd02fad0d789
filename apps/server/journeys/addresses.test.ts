import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls } from '@escale/contract';
import { newestCode, signInByCode, TestBrowser } from '../testing/browser.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

let server: TestServer;
// Mails are counted by the clock's hour: none ends meanwhile.
const now = new Date();

before(async () => {
  server = await startServer({ clock: { now: () => now } });
});

async function mailsTo(address: string): Promise<string[]> {
  await server.settled();
  const rows = await server.app.house.db.rows<{ body: string }>(
    'select body from outbox_mails where recipient = $1 order by id',
    [address],
  );
  return rows.map(({ body }) => body);
}

function name(person: SignedIn, emergencyContactEmail: string | null) {
  return person.send(calls.updateAccountDetails, {
    body: { firstName: 'Léa', lastName: 'Martin', emergencyContactEmail },
  });
}

/** Where the newest mail to an emergency contact leads, on this server. */
async function linkFor(address: string): Promise<string> {
  const path = /\/emergency-contact\/[\w-]+/.exec((await mailsTo(address)).at(-1) ?? '')?.[0];
  assert.ok(path, `no link was mailed to ${address}`);
  return server.url + path;
}

const stateOf = async (person: SignedIn) => {
  const { emergencyContactEmail, emergencyContactState } = (await person.send(calls.getAccount)).body;
  return { emergencyContactEmail, emergencyContactState };
};

test('an emergency contact counts only after saying yes, and may take it back', async () => {
  const lea = await signIn(server, 'lea@example.com');
  await name(lea, 'paul@family.example');
  assert.deepEqual(await stateOf(lea), {
    emergencyContactEmail: 'paul@family.example',
    emergencyContactState: 'waiting',
  });

  const link = await linkFor('paul@family.example');
  // Mail scanners open links: that alone must say nothing.
  assert.match(await (await fetch(link)).text(), /Léa Martin/);
  assert.equal((await stateOf(lea)).emergencyContactState, 'waiting');
  await fetch(`${link}/yes`, { method: 'POST' });
  assert.equal((await stateOf(lea)).emergencyContactState, 'confirmed');

  await fetch(`${link}/no`, { method: 'POST' });
  assert.deepEqual(await stateOf(lea), { emergencyContactEmail: null, emergencyContactState: 'refused' });
  await server.settled();
  const told = (await lea.send(calls.listMessages, { query: {} })).body.items as { kind: string }[];
  assert.ok(
    told.some(({ kind }) => kind === 'emergency-contact-refused'),
    'the traveller is not told',
  );
  assert.ok(!JSON.stringify(told).includes('paul@family.example'), 'the address is forgotten');
  const before = (await mailsTo('paul@family.example')).length;
  await name(lea, 'paul@family.example');
  assert.equal((await mailsTo('paul@family.example')).length, before, 'who refused is not asked again');
});

test('nobody is their own emergency contact, by any of their addresses', async () => {
  const ida = await signIn(server, 'ida@kontor.example');
  const { status, body } = await name(ida, 'Ida@Kontor.example');
  assert.deepEqual([status, body.errors[0].path], [422, 'emergencyContactEmail']);
  assert.equal((await stateOf(ida)).emergencyContactState, null);
  assert.equal((await mailsTo('ida@kontor.example')).filter((text) => text.includes('/emergency-contact/')).length, 0);
});

test('an emergency contact reads one language, and can switch to the other', async () => {
  const nora = await signIn(server, 'nora@example.com');
  await name(nora, 'luc@family.example');
  const link = await linkFor('luc@family.example');
  const read = async (address: string, language: string) =>
    (await fetch(address, { headers: { 'accept-language': language } })).text();
  const french = await read(link, 'fr-FR');
  assert.match(french, /<html lang="fr">/);
  assert.match(french, /Oui, j’accepte/);
  assert.doesNotMatch(french, /Yes, I agree/);
  const other = /href="([^"]+)"[^>]*>English</.exec(french)?.[1] ?? '';
  assert.match(await read(new URL(other, server.url).href, 'fr-FR'), /Yes, I agree/);
});

test('the link in an older mail does not speak for a newer contact', async () => {
  const max = await signIn(server, 'max@example.com');
  await name(max, 'first@family.example');
  const older = await linkFor('first@family.example');
  await name(max, 'second@family.example');
  await linkFor('second@family.example');
  assert.equal((await fetch(older)).status, 404);
  await fetch(`${older}/yes`, { method: 'POST' });
  assert.equal((await stateOf(max)).emergencyContactState, 'waiting');
});

test('a third party gets three mails an hour at the most, whoever names them', async () => {
  for (let i = 0; i < 3; i++) {
    const person = await signIn(server, `tester-${i}@example.com`);
    await name(person, 'bombed@victim.example');
    await person.send(calls.askEmergencyContact);
  }
  assert.equal((await mailsTo('bombed@victim.example')).length, 3);
});

test('an own address is added by its code, made the main one, and signs in', async () => {
  const zoe = await signIn(server, 'zoe@example.com');
  await zoe.send(calls.startEmail, { body: { email: 'zoe@work.example' } });
  const { body } = await zoe.send(calls.addEmail, { body: { code: await newestCode(server, 'zoe@work.example') } });
  assert.equal(body.added.email, 'zoe@work.example');
  const made = await zoe.send(calls.makeEmailMain, { params: { id: body.added.id } });
  assert.deepEqual(
    made.body.items.map((item: { email: string; main: boolean }) => [item.email, item.main]),
    [
      ['zoe@work.example', true],
      ['zoe@example.com', false],
    ],
  );
  assert.match((await mailsTo('zoe@example.com')).at(-1) ?? '', /zoe@work\.example/);
  await signInByCode(server, new TestBrowser(server), 'zoe@example.com');
  assert.equal((await zoe.send(calls.listSessions)).body.items.length, 2, 'the other address opens the same account');
});

test('the main address cannot be removed, another can, and then no longer opens the account', async () => {
  const ida = await signIn(server, 'ida@example.com');
  const [main] = (await ida.send(calls.listEmails)).body.items;
  assert.equal((await ida.send(calls.removeEmail, { params: { id: main.id } })).body.code, 'email.main-stays');
  await ida.send(calls.startEmail, { body: { email: 'ida@old.example' } });
  const { body } = await ida.send(calls.addEmail, { body: { code: await newestCode(server, 'ida@old.example') } });
  assert.equal((await ida.send(calls.removeEmail, { params: { id: body.added.id } })).status, 204);
  assert.notEqual((await signIn(server, 'ida@old.example')).accountId, ida.accountId);
});

test('an address of somebody else says nothing until it is proven, and then stays theirs', async () => {
  const max = await signIn(server, 'max@example.com');
  const eve = await signIn(server, 'eve@elsewhere.example');
  const free = await eve.send(calls.startEmail, { body: { email: 'nobody@elsewhere.example' } });
  const taken = await eve.send(calls.startEmail, { body: { email: max.email } });
  assert.deepEqual(Object.keys(taken.body), Object.keys(free.body));
  assert.equal(taken.status, free.status);
  const { body } = await eve.send(calls.addEmail, { body: { code: await newestCode(server, max.email) } });
  assert.deepEqual(body, { added: null, problem: 'taken' });
  assert.equal((await max.send(calls.listEmails)).body.items.length, 1);
});
