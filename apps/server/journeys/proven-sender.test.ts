import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { flightMarkup, forward, mail } from '../testing/mail.ts';
import { calls, startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { signedMail, zoneOf } from '../testing/signed-mail.ts';

// A zone of our own in place of the world's name servers.
const zone = zoneOf('kontor.example');
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

test('while the name servers are away nothing is believed, and nothing is lost', async () => {
  const lea = await traveller();
  dnsAway = true;
  await forward(server, lea, await signed(own(lea)));
  assert.deepEqual(await stateOf(lea), ['sender-unknown']);
  dnsAway = false;
});
