import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { talkSmtp } from '../../../testing/smtp-talk.ts';
import type { ArrivedMail } from '../../features/imports/mail-desk.ts';
import { listenForMail, type SmtpIn } from './smtp.ts';

const known = 'plans+k7m2p9qx4r@in.example';
const kept: ArrivedMail[] = [];
let diskFull = false;
let smtp: SmtpIn;

before(async () => {
  smtp = await listenForMail(
    {
      keepHead: async () => undefined,
      isKnown: async (address) => address === known,
      keep: async (mail) => {
        if (diskFull) throw new Error('no space left on device');
        kept.push(mail);
      },
    },
    { host: '127.0.0.1', port: 0, limits: { mailBytes: 50_000, bufferedBytes: 80_000, sessionMs: 1_500 }, log() {} },
  );
});
after(() => smtp.close());

test('a mail to an import address is kept with its envelope, byte for byte', async () => {
  kept.length = 0;
  const replies = await talk([...to(known), 'DATA', 'Subject: Bonjour\r\n\r\n..dotted\r\ncaf\u00e9\r\n.']);
  assert.match(replies.at(-1) ?? '', /^250/);
  assert.equal(kept.length, 1);
  assert.deepEqual(kept[0]?.recipients, [known]);
  assert.equal(kept[0]?.envelope.sender, 'lea@kontor.example');
  assert.equal(kept[0]?.envelope.remoteAddress, '127.0.0.1');
  assert.equal(Buffer.from(kept[0]?.raw ?? []).toString(), 'Subject: Bonjour\r\n\r\n.dotted\r\ncaf\u00e9\r\n');
});

test('every unknown address is refused in the same words', async () => {
  const replies = [];
  for (const address of ['plans+other@in.example', 'postmaster@in.example', 'x@elsewhere.example']) {
    replies.push((await talk(to(address))).at(-1));
  }
  assert.deepEqual(new Set(replies), new Set(['550 5.1.1 No such address here']));
});

test('a mail that could not be kept is not acknowledged', async () => {
  diskFull = true;
  const replies = await talk([...to(known), 'DATA', 'Subject: x\r\n\r\ny\r\n.']);
  diskFull = false;
  assert.match(replies.at(-1) ?? '', /^451 /);
});

test('a mail over the limit gets 552, announced or not', async () => {
  kept.length = 0;
  const announced = await talk(['EHLO laptop', 'MAIL FROM:<lea@kontor.example> SIZE=60000']);
  assert.match(announced.at(-1) ?? '', /^552/);
  const large = await talk([...to(known), 'DATA', `Subject: x\r\n\r\n${`${'y'.repeat(70)}\r\n`.repeat(900)}.`]);
  assert.match(large.at(-1) ?? '', /^552/);
  assert.equal(kept.length, 0);
});

test('bare line feeds and carriage returns around a dot smuggle no second mail in', async () => {
  const second = `MAIL FROM:<ceo@kontor.example>\r\nRCPT TO:<${known}>\r\nDATA\r\nSubject: smuggled\r\n\r\nx`;
  for (const end of ['\n.\n', '\n.\r\n', '\r.\r', '\r\n.\n', '\r.\r\n', '\r\n\0.\r\n']) {
    kept.length = 0;
    await talk([...to(known), 'DATA', `Subject: first\r\n\r\nx${end}${second}\r\n.`]);
    assert.equal(kept.length, 1, JSON.stringify(end));
    assert.match(Buffer.from(kept[0]?.raw ?? []).toString('latin1'), /smuggled/);
  }
});

test('a sender that drips is cut off', async () => {
  const socket = connect(smtp.port, '127.0.0.1');
  const drip = setInterval(() => socket.write('X'), 100);
  const started = performance.now();
  await new Promise((resolve) =>
    socket
      .on('close', resolve)
      .on('error', () => {})
      .resume(),
  );
  clearInterval(drip);
  assert.ok(performance.now() - started < 10_000);
});

const to = (address: string) => ['EHLO laptop', 'MAIL FROM:<lea@kontor.example>', `RCPT TO:<${address}>`];

/** What was answered to each line, without the greeting. */
const talk = async (lines: string[]) => (await talkSmtp(smtp.port, lines)).slice(1);
