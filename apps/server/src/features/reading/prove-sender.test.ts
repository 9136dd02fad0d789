import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { dkimSign } from 'mailauth/lib/dkim/sign.js';
import { proveSender } from './prove-sender.ts';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

// A zone of our own in place of the world's name servers.
const zone: Record<string, unknown[]> = {
  'TXT kontor.example': [['v=spf1 ip4:192.0.2.7 -all']],
  'TXT s1._domainkey.kontor.example': [[`v=DKIM1; k=rsa; p=${publicKey}`]],
  'TXT _dmarc.kontor.example': [['v=DMARC1; p=reject']],
  'TXT elsewhere.example': [['v=spf1 ip4:203.0.113.9 -all']],
  'TXT s1._domainkey.elsewhere.example': [[`v=DKIM1; k=rsa; p=${publicKey}`]],
};
const resolver = async (name: string, type: string) => {
  const records = zone[`${type} ${name}`];
  if (!records) throw Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' });
  return records;
};

const mail = (from = 'lea@kontor.example') =>
  `From: Léa Martin <${from}>\r\nTo: plans@in.example\r\nSubject: Fwd: Vol\r\nDate: Sat, 21 Nov 2026 12:00:00 +0100\r\n\r\nVol QC 1824\r\n`;

async function signed(raw: string, domain = 'kontor.example') {
  const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string; // PEM is text
  const key = { signingDomain: domain, selector: 's1', privateKey };
  // The types ask for the key itself, the library for a list of them.
  const { signatures } = await dkimSign(raw, { canonicalization: 'relaxed/relaxed', ...key, signatureData: [key] });
  return signatures + raw;
}

const home = { sender: 'lea@kontor.example', remoteAddress: '192.0.2.7', helo: 'mail.kontor.example' };
const elsewhere = { sender: 'eve@elsewhere.example', remoteAddress: '203.0.113.9', helo: 'mail.elsewhere.example' };
const prove = (raw: string, envelope = elsewhere) => proveSender({ bytes: Buffer.from(raw), envelope }, resolver);

test('a mail signed by its own domain proves its sender, whichever way it came', async () => {
  assert.deepEqual(await prove(await signed(mail())), { dmarc: 'pass', domain: 'kontor.example' });
});

test('an unsigned mail from the domain’s own server proves it too', async () => {
  assert.deepEqual(await prove(mail(), home), { dmarc: 'pass', domain: 'kontor.example' });
});

test('a borrowed name proves nothing', async () => {
  assert.equal((await prove(mail())).dmarc, 'fail');
  assert.equal((await prove(await signed(mail(), 'elsewhere.example'))).dmarc, 'fail');
});

test('a mail that was changed after signing proves nothing', async () => {
  assert.equal((await prove((await signed(mail())).replace('1824', '1825'))).dmarc, 'fail');
});

test('a result that the mail claims for itself counts for nothing', async () => {
  const claimed = `Authentication-Results: import; dmarc=pass header.from=kontor.example\r\n${mail()}`;
  assert.equal((await prove(claimed)).dmarc, 'fail');
});

test('two senders prove nothing', async () => {
  const two = await signed(`From: eve@elsewhere.example\r\n${mail()}`);
  assert.equal((await prove(two)).dmarc, 'none');
});
