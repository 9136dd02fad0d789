import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, test } from 'node:test';
import { documentBombs, pdfOfMegabytes } from '../../../testing/document-bombs.ts';
import { openReadingRoom, readingLimits } from './reading-room.ts';

const noDns = async () => {
  throw Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' });
};
const room = openReadingRoom(noDns);
after(() => room.close());

const facts = { contextDate: '2026-11-21' };

test('a document is read in a process of its own', async () => {
  const outcome = await room.do('read', { bytes: Buffer.from('hello'), facts });
  assert.ok('answer' in outcome);
  assert.deepEqual(outcome.answer.bookings, []);
  assert.ok(outcome.answer.reason);
});

test('a mail is shown without its script, with the mail inside it', async () => {
  const inner = 'Subject: inner\r\nContent-Type: text/html\r\n\r\n<p onclick=x()>Chambre <script>x()</script>12</p>';
  const mail = `From: Max Weber <max@kontor.example>\r\nSubject: outer\r\nDate: Fri, 20 Nov 2026 23:12:05 +0530\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nVoil\u00e0\r\n--b\r\nContent-Type: message/rfc822\r\n\r\n${inner}\r\n--b--\r\n`;
  const html = await room.do('show', {
    bytes: Buffer.from(mail),
    mediaType: 'message/rfc822',
    as: 'html',
    language: 'fr',
  });
  assert.ok('answer' in html);
  assert.match(html.answer, /<p>Chambre 12<\/p>/);
  assert.doesNotMatch(html.answer, /script|onclick/);
  // By the sender's clock.
  assert.match(html.answer, /vendredi 20 novembre 2026 à 23:12/);
  const text = await room.do('show', {
    bytes: Buffer.from(mail),
    mediaType: 'message/rfc822',
    as: 'text',
    language: 'en',
  });
  assert.ok('answer' in text && /outer[\s\S]+Voil\u00e0[\s\S]+Chambre 12/.test(text.answer));
});

test('a cell of a Word file that covers several columns is drawn over them', async () => {
  const order = new URL('../../../../../packages/extract/samples/docx-en-po-oslo.docx', import.meta.url);
  const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const shown = await room.do('show', { bytes: await readFile(order), mediaType, as: 'html', language: 'en' });
  assert.ok('answer' in shown);
  assert.match(shown.answer, /<td colspan="6"[^>]*>Airline reference: SK \/ 7YQRL2<\/td>/);
});

test('a sender without any record proves nothing', async () => {
  const outcome = await room.do('prove', {
    bytes: Buffer.from('From: lea@kontor.example\r\nSubject: x\r\n\r\nx\r\n'),
    envelope: { sender: 'lea@kontor.example', remoteAddress: '192.0.2.7', helo: 'mail.kontor.example' },
  });
  assert.deepEqual(outcome, { answer: { dmarc: 'none', domain: 'kontor.example' } });
});

test('a reader that does not end is stopped, and the next document is read', async () => {
  const endless = openReadingRoom(() => new Promise(() => {}), { readers: 1, proveMs: 300 });
  const envelope = { sender: '', remoteAddress: '192.0.2.7', helo: 'mail.kontor.example' };
  const mail = Buffer.from('From: lea@kontor.example\r\n\r\nx');
  const stopped = await endless.do('prove', { bytes: mail, envelope });
  assert.ok('failure' in stopped && stopped.failure === 'too-long');
  assert.ok('answer' in (await endless.do('read', { bytes: Buffer.from('hello'), facts })));
  await endless.close();
});

test('a reader that has nothing to do ends, and the next rush finds another', async () => {
  const small = openReadingRoom(noDns, { idleMs: 1 });
  const rush = () => Promise.all([1, 2].map(() => small.do('read', { bytes: Buffer.from('hello'), facts })));
  for (let round = 0; round < 2; round++) {
    const outcomes = await rush();
    assert.ok(outcomes.every((outcome) => 'answer' in outcome));
    assert.equal(small.size, 2);
    while (small.size > 1) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await small.close();
});

test('a room that nobody needs holds no reader, before and after', async () => {
  const seldom = openReadingRoom(noDns, { idleMs: 1, restMs: 1 });
  assert.equal(seldom.size, 0);
  for (let round = 0; round < 2; round++) {
    assert.ok('answer' in (await seldom.do('read', { bytes: Buffer.from('hello'), facts })));
    while (seldom.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await seldom.close();
});

test('more documents than readers wait for their turn', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, () => room.do('read', { bytes: Buffer.from('hello'), facts })),
  );
  assert.ok(outcomes.every((outcome) => 'answer' in outcome));
});

const small = [
  'two to the power of 28',
  'inflates to 300',
  'each other',
  'within each other',
  'that breaks off',
  'follows itself',
];
const quick = documentBombs.filter(({ name }) => small.some((part) => name.includes(part)));

for (const { name, fileName, make } of quick) {
  test(`${name} ends with an answer or at the limit, and the next document is read`, async () => {
    const bytes = await make();
    const began = performance.now();
    const outcome = await room.do('read', { bytes, facts: { ...facts, fileName } });
    assert.ok('answer' in outcome ? outcome.answer.reason : outcome.failure === 'too-long', JSON.stringify(outcome));
    // The clock of the reader, and what a busy machine takes to start another.
    assert.ok(performance.now() - began < readingLimits.workMs + 10_000);
    assert.ok('answer' in (await room.do('read', { bytes: Buffer.from('hello'), facts })));
  });
}

test('a file that takes more memory than a reader may is stopped for its memory', async () => {
  const bytes = await pdfOfMegabytes(400);
  const patient = openReadingRoom(noDns, { readers: 1, workMs: 60_000, wallMs: 60_000, memoryMb: 150 });
  const outcome = await patient.do('read', { bytes, facts: { ...facts, fileName: 'voucher.pdf' } });
  await patient.close();
  assert.deepEqual(outcome, { failure: 'too-long', message: 'memory' });
});

test('a file for which V8 finds no room ends its reader and nobody else', async () => {
  // room for the engine, which takes some fifty of them, and none for the page
  const cramped = openReadingRoom(noDns, { readers: 1, workMs: 60_000, wallMs: 60_000, heapMb: 64, memoryMb: 4_000 });
  const bytes = Buffer.from(`<table>${'<tr><td>x</td></tr>'.repeat(400_000)}</table>`);
  const outcome = await cramped.do('read', { bytes, facts: { ...facts, fileName: 'page.html' } });
  assert.deepEqual(outcome, { failure: 'too-long', message: 'heap' });
  assert.ok('answer' in (await cramped.do('read', { bytes: Buffer.from('hello'), facts })));
  await cramped.close();
});

test('a room that is closed while it reads answers', async () => {
  const closing = openReadingRoom(() => new Promise(() => {}));
  const mail = Buffer.from('From: lea@kontor.example\r\n\r\nx');
  const envelope = { sender: '', remoteAddress: '192.0.2.7', helo: 'mail.kontor.example' };
  const asked = closing.do('prove', { bytes: mail, envelope });
  setTimeout(() => closing.close(), 200);
  const outcome = await asked;
  assert.ok('failure' in outcome && outcome.failure === 'broken');
});
