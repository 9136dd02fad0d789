import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { watchMailbox } from '../src/adapters/mail-in/imap.ts';
import type { MailboxPositions, MailDesk } from '../src/features/imports/index.ts';
import { type Dovecot, noDovecot, startDovecot } from '../testing/dovecot.ts';
import { flightMarkup, mail } from '../testing/mail.ts';
import { calls, startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { signedMail, zoneOf } from '../testing/signed-mail.ts';
import { until } from '../testing/until.ts';

const skip = noDovecot;
let dovecot: Dovecot;
let server: TestServer;

before(async () => {
  if (skip) return;
  dovecot = await startDovecot();
  server = await start();
});
after(() => (skip ? undefined : dovecot.stop()));

/** A real installation: nothing is believed because it came from this machine. */
const start = (env: Record<string, string> = {}) =>
  startServer({
    env: {
      ESCALE_PUBLIC_URL: 'https://escale.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      ESCALE_MAIL_DOMAIN: 'in.escale.example',
      ESCALE_IMAP_URL: `imap://${dovecot.user}:${encodeURIComponent(dovecot.password)}@127.0.0.1:${dovecot.port}/INBOX`,
      ...env,
    },
    resolver: async (name, type) =>
      zoneOf('kontor.example')[`${type} ${name}`] ??
      Promise.reject(Object.assign(new Error(name), { code: 'ENOTFOUND' })),
  });

let people = 0;
async function traveller(at = server) {
  const lea = await signIn(at, `lea${++people}@kontor.example`);
  const { body } = await lea.send(calls.getAccount);
  return Object.assign(lea, { address: body.importAddress as string });
}

const own = (of: SignedIn, to: string, subject = 'Fwd: Your flight') =>
  mail({ from: `Léa <${of.email}>`, subject, html: flightMarkup() }).replace('plans@import.localhost', to);

/** As a person sees it: the tray, until there is what is waited for. */
async function untilThere(of: SignedIn, count: number, at = server) {
  const giveUpAt = Date.now() + 20_000;
  for (;;) {
    await at.settled();
    const { body } = await of.send(calls.listImports);
    const done = body.items.filter(({ state }: { state: string }) => !['received', 'reading'].includes(state));
    if (done.length >= count) return body.items as { state: string; reason: string | null; title: string }[];
    if (Date.now() > giveUpAt) throw new Error(`${done.length} of ${count} imports are there`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('a mail in the mailbox that proves its sender is placed, and marked as read', { skip }, async () => {
  const lea = await traveller();
  await dovecot.deliver(await signedMail('kontor.example', own(lea, lea.address)));
  const [arrived] = await untilThere(lea, 1);
  assert.deepEqual([arrived?.state, arrived?.reason], ['placed', null]);
  const [kept] = await untilFlagged('INBOX', 'Fwd: Your flight');
  assert.ok(kept?.flags.includes('\\Seen'));
});

test('without a signature it waits; the delivering server’s word for whom it is counts as the sender’s', {
  skip,
}, async () => {
  const lea = await traveller();
  await dovecot.deliver(`Delivered-To: ${lea.address}\r\n${own(lea, 'plans@in.escale.example', 'Unsigned')}`);
  const [arrived] = await untilThere(lea, 1);
  assert.deepEqual([arrived?.state, arrived?.reason], ['needs-review', 'sender-unknown']);
});

test('a mail for nobody here stays untouched', { skip }, async () => {
  const lea = await traveller();
  await dovecot.deliver(own(lea, 'somebody@else.example', 'Private'));
  await dovecot.deliver(own(lea, lea.address, 'Behind it'));
  await untilThere(lea, 1);
  const seen = await dovecot.look('INBOX');
  assert.deepEqual(seen.find(({ subject }) => subject === 'Private')?.flags.includes('\\Seen'), false);
});

test('a mail that we sent ourselves is put aside, and nothing is said of it', { skip }, async () => {
  const lea = await traveller();
  await dovecot.deliver(`X-Escale-Mail: yes\r\n${own(lea, lea.address, 'An import needs you')}`);
  await dovecot.deliver(own(lea, lea.address, 'Behind it'));
  const items = await untilThere(lea, 1);
  assert.deepEqual(
    items.map(({ title }) => title),
    ['Behind it'],
  );
  const seen = await dovecot.look('INBOX');
  assert.deepEqual(seen.find(({ subject }) => subject === 'An import needs you')?.flags.includes('\\Seen'), true);
});

test('a mailbox that comes back with new numbers is read again, and nothing is there twice', { skip }, async () => {
  const lea = await traveller();
  await dovecot.deliver(own(lea, lea.address, 'Before'));
  await untilThere(lea, 1);
  await dovecot.renumber();
  await dovecot.deliver(own(lea, lea.address, 'After'));
  const items = await untilThere(lea, 2);
  assert.deepEqual(
    items.map(({ title }) => title),
    ['After', 'Before'],
  );
});

test('what is larger than may be taken waits in the tray with that reason, once, and holds up nobody', {
  skip,
}, async () => {
  const lea = await traveller();
  const large = own(lea, lea.address, 'A whole album').replace('<html', `<!--${'x'.repeat(25 * 1024 * 1024)}--><html`);
  await dovecot.deliver(large);
  await dovecot.deliver(own(lea, lea.address, 'Behind the album'));
  const items = await untilThere(lea, 2);
  const album = items.find(({ title }) => title === 'A whole album');
  assert.deepEqual([album?.state, album?.reason], ['needs-review', 'too-large']);
  await server.settled();
  const { body } = await lea.send(calls.listMessages);
  assert.equal(body.items.filter(({ title }: { title: string }) => /A whole album/.test(title)).length, 1);
  await untilFlagged('INBOX', 'A whole album');
  await dovecot.renumber();
  await dovecot.deliver(own(lea, lea.address, 'Afterwards'));
  assert.equal((await untilThere(lea, 3)).length, 3);
});

test('a mail that can never be kept is tried a few times, then waits as its head; those behind it are taken meanwhile', {
  skip,
}, async (t) => {
  const own = await startDovecot();
  t.after(own.stop);
  const kept: string[] = [];
  const heads: string[] = [];
  const subjectOf = (bytes: Uint8Array) =>
    /^Subject: (.*?)\r?$/m.exec(Buffer.from(bytes).toString('latin1'))?.[1] ?? '';
  let tries = 0;
  const { promise: past, resolve } = Promise.withResolvers<void>();
  const desk: MailDesk = {
    isKnown: async () => true,
    async keep({ raw }) {
      if (subjectOf(raw) === 'Broken' && ++tries) throw new Error('no column takes this');
      kept.push(subjectOf(raw));
    },
    async keepHead({ head, reason }) {
      heads.push(`${subjectOf(head)}: ${reason}`);
    },
  };
  let last = 0;
  const positions: MailboxPositions = {
    read: async () => last,
    async save(_, __, uid) {
      last = uid;
      if (uid === 2) resolve();
    },
  };
  const to = 'plans+abc@in.escale.example';
  const paper = (subject: string) =>
    mail({ from: 'a@kontor.example', subject, text: 'x' }).replace('plans@import.localhost', to);
  await own.deliver(paper('Broken'));
  await own.deliver(paper('Behind it'));
  const { port, user, password } = own;
  const watcher = watchMailbox(desk, positions, {
    ...{ host: '127.0.0.1', port, user, password },
    ...{ secure: false, mailbox: 'INBOX', doneFolder: null, firstPauseMs: 1, log: () => undefined },
  });
  await past;
  await watcher.close();
  assert.deepEqual([tries, heads], [5, ['Broken: unreadable']]);
  assert.deepEqual([...new Set(kept)], ['Behind it']);
});

test('what is taken is moved, where the operator names a folder', { skip, timeout: 60_000 }, async ({ signal }) => {
  await server.close();
  server = await start({ ESCALE_IMAP_DONE: 'Taken' });
  const lea = await traveller();
  await dovecot.deliver(own(lea, lea.address, 'To be moved'));
  await untilThere(lea, 1);
  await untilFlagged('Taken', 'To be moved');
  await until(signal, async () => {
    const left = await dovecot.look('INBOX');
    return left.every(({ subject }) => subject !== 'To be moved') || undefined;
  });
});

/** Kept first, marked or moved a moment later. */
async function untilFlagged(folder: string, subject: string) {
  const giveUpAt = Date.now() + 10_000;
  for (;;) {
    const found = (await dovecot.look(folder)).filter((one) => one.subject === subject);
    if (found.some(({ flags }) => flags.includes('\\Seen') || folder !== 'INBOX')) return found;
    if (Date.now() > giveUpAt) throw new Error(`${subject} is not in ${folder} as it should be`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
