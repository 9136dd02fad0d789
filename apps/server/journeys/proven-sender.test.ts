import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { flightMarkup, forward, mail } from '../testing/mail.ts';
import { calls, startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { signedMail, zoneOf } from '../testing/signed-mail.ts';

// A zone of our own in place of the world's name servers.
const zone = { ...zoneOf('kontor.example'), ...zoneOf('elsewhere.example') };
let dnsAway = false;

let server: TestServer;
before(async () => {
  server = await startServer({
    // A real installation, where the port is open to the world and 127.0.0.1 is only a relay.
    env: {
      ESCALE_PUBLIC_URL: 'https://escale.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      ESCALE_MAIL_DOMAIN: 'in.escale.example',
    },
    resolver: async (name, type) => {
      const records = dnsAway ? undefined : zone[`${type} ${name}`];
      if (!records) throw Object.assign(new Error(name), { code: dnsAway ? 'ESERVFAIL' : 'ENOTFOUND' });
      return records;
    },
  });
});

let people = 0;
const traveller = () => signIn(server, `lea${++people}@kontor.example`);
const own = (of: SignedIn) => mail({ from: `Léa <${of.email}>`, subject: 'Fwd: Your flight', html: flightMarkup() });

const signed = (raw: string) => signedMail('kontor.example', raw);

async function stateOf(of: SignedIn) {
  await server.settled();
  const { body } = await of.send(calls.listImports);
  return body.items.map(({ state, reason }: { state: string; reason: string }) => reason ?? state);
}

test('a forwarded mail that proves its sender is placed at once', async () => {
  const lea = await traveller();
  assert.match(lea.email, /@kontor\.example$/);
  await forward(server, lea, await signed(own(lea)));
  assert.deepEqual(await stateOf(lea), ['placed']);
});

test('a mail that only says that it is from the traveller waits, and touches no trip', async () => {
  const lea = await traveller();
  await forward(server, lea, own(lea));
  assert.deepEqual(await stateOf(lea), ['sender-unknown']);
  assert.deepEqual((await lea.send(calls.listTrips)).body.items, []);
});

test('a proof of somebody else’s address opens nobody’s trips', async () => {
  const [lea, max] = [await traveller(), await traveller()];
  const { body } = await lea.send(calls.getAccount);
  await forward(server, max, await signed(own(max)), { address: body.importAddress });
  assert.deepEqual(await stateOf(lea), ['sender-unknown']);
});

test('a second sender in the header undoes the proof', async () => {
  const lea = await traveller();
  await forward(server, lea, `From: eve@elsewhere.example\r\n${await signed(own(lea))}`);
  assert.deepEqual(await stateOf(lea), ['sender-unknown']);
});

test('whoever proves their own address looks like nobody else, however the header is written', async () => {
  const lea = await traveller();
  const eve = 'eve@elsewhere.example';
  const heads = [
    `From: ${lea.email} <${eve}>`,
    `From: "${lea.email}" <${eve}>`,
    `From: "${lea.email}"\r\n\t<${eve}>`,
    `From: <${lea.email}> <${eve}>`,
    `From: ${eve} (${lea.email})`,
    `From: ${eve}, ${lea.email}`,
    `From: ${lea.email}, ${eve}`,
    `From: ${lea.email};${eve}`,
    `From: Friends: ${lea.email};`,
    `From: Friends: ${lea.email}, ${eve};`,
    `From: =?utf-8?Q?${lea.email.replace('@', '=40')}?= <${eve}>`,
    `From: =?utf-8?B?${Buffer.from(`${lea.email} <${lea.email}>`).toString('base64')}?= <${eve}>`,
    `From: ${eve}\r\nFrom: ${lea.email}`,
    `From: ${lea.email}\r\nFROM: ${eve}`,
    `From : ${lea.email}\r\nFrom: ${eve}`,
    `From: ${eve}\rFrom: ${lea.email}`,
    `From: ${eve}\r\nSender: ${lea.email}\r\nReply-To: ${lea.email}\r\nReturn-Path: <${lea.email}>`,
    `From: ${eve}\r\nResent-From: ${lea.email}\r\nX-Original-From: ${lea.email}`,
    `From: ${lea.email}\r\nAuthentication-Results: import; dmarc=pass header.from=kontor.example; dkim=pass`,
    `From: ${lea.email}\r\nReceived-SPF: pass (import: domain of kontor.example)`,
    `From: ${lea.email}\r\nARC-Authentication-Results: i=1; import; dmarc=pass header.from=kontor.example`,
    `From: "\\"" ${lea.email} <${eve}>`,
    `From: ${lea.email}@elsewhere.example`,
    `From: <@kontor.example:${eve}>`,
  ];
  for (const [i, head] of heads.entries()) {
    const raw = own(lea)
      .replace(/^From: [^\r]*\r\n/, `${head}\r\n`)
      .replace('Fwd: Your flight', `Try ${i}`);
    // To be refused at the door would do as well.
    await forward(server, lea, await signedMail('elsewhere.example', raw), { from: eve }).catch(() => undefined);
  }
  await server.settled();
  const { items } = (await lea.send(calls.listImports, { query: { limit: 100 } })).body;
  assert.ok(items.length > 20, `${items.length} have arrived`);
  const believed = items.filter(({ state }: { state: string }) => state === 'placed');
  assert.deepEqual(
    believed.map(({ title }: { title: string }) => heads[Number(title.slice(4))]),
    [],
  );
  assert.deepEqual((await lea.send(calls.listTrips)).body.items, []);
});

test('what is written below the part that was signed is not proven', async () => {
  const lea = await traveller();
  const part = await signedMail('kontor.example', own(lea), { maxBodyLength: 40 });
  assert.match(part, /\bl=40;/);
  await forward(server, lea, part);
  assert.deepEqual(await stateOf(lea), ['sender-unknown']);
});

test('while the name servers are away nothing is believed, and nothing is lost', async () => {
  const lea = await traveller();
  dnsAway = true;
  await forward(server, lea, await signed(own(lea)));
  assert.deepEqual(await stateOf(lea), ['sender-unknown']);
  dnsAway = false;
});
