import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { calls } from '@escale/contract';
import { readAsked, runCommand } from '../src/admin/run-command.ts';
import { makeCustomer } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { signIn } from '../testing/sign-in.ts';

let server: TestServer;

before(async () => {
  server = await startServer();
});

type Ended = { code: number | null; said: string; complained: string };

/** As the operator's command does it, without the second that a process takes to begin. */
async function admin(...words: string[]): Promise<Ended> {
  const asked = readAsked(words);
  if (asked.kind !== 'run') {
    return asked.kind === 'help'
      ? { code: 0, said: asked.text, complained: '' }
      : { code: 2, said: '', complained: asked.text };
  }
  const { db, master, mailLater } = server.app.house;
  const said: string[] = [];
  const complained: string[] = [];
  const print = (line: string) => void said.push(line);
  const house = { db, master, mailLater, publicUrl: server.config.publicUrl, now: () => new Date(), print };
  const code = await runCommand(house, asked, (line) => void complained.push(line));
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

/** The command itself, in a process beside the server that runs. */
async function adminBeside(...words: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../bin/admin.ts'), ...words], {
    env: { ...process.env, ESCALE_DATA: server.config.dataFolder, DATABASE_URL: server.config.databaseUrl ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = { code: null as number | null, said: '', complained: '' };
  child.stdout.on('data', (chunk) => {
    ended.said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    ended.complained += chunk;
  });
  ended.code = await new Promise((resolve) => child.once('close', resolve));
  return ended;
}

test('an agency is made, its first advisor invited, and their customers handed on, while the product runs', async () => {
  assert.equal((await admin('agency:add', 'Nordlys Travel')).code, 0);
  const again = await admin('agency:add', 'nordlys travel');
  assert.deepEqual([again.code, again.said], [1, '']);
  assert.match(again.complained, /already an agency/);

  const invited = await adminBeside('agent:invite', 'Dora@nordlys.example', '--agency', 'Nordlys Travel', '--admin');
  assert.equal(invited.code, 0, invited.complained);
  const token = /#([\w-]+)/.exec(invited.said)?.[1] ?? '';
  await server.settled();
  const mails = await server.app.house.db.rows<{ body: string }>(
    `select body from outbox_mails where recipient = 'dora@nordlys.example'`,
  );
  assert.ok(mails[0]?.body.includes(token), 'the running product has sent it');

  const dora = await signIn(server, 'dora@nordlys.example');
  assert.equal((await dora.send(calls.acceptInvitation, { body: { token } })).status, 204);
  await makeCustomer(dora, { email: 'customer@example.com' });
  assert.match((await admin('agent:list')).said, /dora@nordlys.example +Nordlys Travel +admin +1 customers/);
  const stays = await admin('agent:remove', 'dora@nordlys.example');
  assert.deepEqual([stays.code, stays.complained.includes('--to')], [1, true]);
  assert.equal((await dora.send(calls.listCustomers)).status, 200);

  const { said } = await admin('agent:invite', 'emil@nordlys.example', '--agency=Nordlys Travel');
  const emil = await signIn(server, 'emil@nordlys.example');
  await emil.send(calls.acceptInvitation, { body: { token: /#([\w-]+)/.exec(said)?.[1] ?? '' } });
  assert.equal((await admin('agent:remove', 'dora@nordlys.example', '--to', 'emil@nordlys.example')).code, 0);
  assert.equal((await dora.send(calls.listCustomers)).status, 403);
  assert.equal((await emil.send(calls.listCustomers)).body.items.length, 1);
  assert.equal((await admin('agency:remove', 'Nordlys Travel')).code, 1);
});

test('a company gets people and a safety contact, and goes when nobody is left', async () => {
  assert.equal((await admin('company:add', 'Helvane', '--safety-email', 'desk@helvane.example')).code, 0);
  assert.equal((await admin('contact:add', 'nora@helvane.example', '--company', 'helvane')).code, 0);
  const nora = await signIn(server, 'nora@helvane.example');
  assert.equal((await nora.send(calls.listIncidents)).status, 200);
  assert.match((await admin('company:people', 'Helvane')).said, /nora@helvane.example +safety contact/);
  assert.equal((await admin('company:remove', 'Helvane')).code, 1);
  assert.equal((await admin('member:remove', 'nora@helvane.example')).code, 0);
  assert.equal((await nora.send(calls.listIncidents)).status, 404);
  assert.equal((await admin('company:remove', 'Helvane')).code, 0);
});

test('what a company tells its travellers is given, corrected and taken away, and checked', async () => {
  const given = [
    '--sos-phone',
    '+33 1 99 00 45 60',
    '--sos-member',
    'ORB-1',
    '--policy-url',
    'https://orbis.example/travel',
  ];
  assert.equal((await admin('company:add', 'Orbis', ...given)).code, 0);
  assert.equal((await admin('member:add', 'mina@orbis.example', '--company', 'orbis')).code, 0);
  const mina = await signIn(server, 'mina@orbis.example');
  const company = async () => (await mina.send(calls.getCompany)).body;
  assert.deepEqual((await company()).internationalSos, { phone: '+33 1 99 00 45 60', membershipNumber: 'ORB-1' });

  const change = [
    '--safety-email',
    'desk@orbis.example',
    '--kept-days',
    '7',
    '--policy-url',
    '',
    '--name',
    'Orbis Pharma',
  ];
  assert.equal((await admin('company:change', 'Orbis', ...change)).code, 0);
  const { name, policyUrl, internationalSos, safety } = await company();
  assert.deepEqual([name, policyUrl, internationalSos.membershipNumber], ['Orbis Pharma', null, 'ORB-1']);
  assert.deepEqual([safety.channels, safety.keptDays], [['email'], 7]);
  assert.match((await admin('company:list')).said, /Orbis Pharma +1 +0 +desk@orbis.example/);

  const wrong = ['--safety-phone=12', '--policy-url=travel', '--kept-days=0', '--safety-email=desk'];
  for (const option of wrong) assert.equal((await admin('company:change', 'Orbis Pharma', option)).code, 1, option);
  assert.equal((await admin('company:add', 'Northlake')).code, 0);
  const moved = await admin('member:add', 'mina@orbis.example', '--company', 'Northlake');
  assert.equal(moved.said, 'mina@orbis.example travels for "Northlake" and no longer for "Orbis Pharma".');
});

test('what is not understood ends with 2 and tells what would be', async () => {
  const unknown = await adminBeside('agency:destroy');
  assert.equal(unknown.code, 2);
  assert.match(unknown.complained, /agency:add NAME/);
  assert.equal((await admin('agent:invite', 'x@y.example', '--agnecy', 'A')).code, 2);
  assert.match((await admin('agent:invite', '--agency', 'A')).complained, /^EMAIL is missing\./);
  const help = await admin('help');
  assert.deepEqual([help.code, help.said.includes('contact:add EMAIL --company NAME')], [0, true]);
});
