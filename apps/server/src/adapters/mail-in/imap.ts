import { setTimeout as pause } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import {
  DeskIsFull,
  type MailboxPositions,
  MailComesBack,
  type MailDesk,
  StorageIsFull,
} from '../../features/imports/index.ts';
import { recipientsIn } from './recipients-in.ts';
import { smtpLimits } from './smtp.ts';

export type ImapIn = { close(): Promise<void> };

export type ImapInOptions = {
  host: string;
  port: number;
  /** From the first byte; otherwise STARTTLS, which is asked for wherever the server is not this machine. */
  secure: boolean;
  user: string;
  password: string;
  /** The folder that is looked into: `INBOX`. */
  mailbox: string;
  /** Where mails go that were taken; null: they stay, marked as read. */
  doneFolder: string | null;
  /** Without IDLE: how often it is looked. */
  pollMs?: number;
  firstPauseMs?: number;
  log(note: { what: string; [fact: string]: unknown }): void;
};

/** One that could not be kept so often will not be, while the desk takes others: 30 seconds, with the pauses between. */
const mostTries = 5;

const longestPauseMs = 5 * 60_000;
/** A server's IDLE may go deaf without saying so. */
const idleMs = 5 * 60_000;

/**
 * Takes mail out of a mailbox of the operator's, for installations that nobody can reach by SMTP. A mail is marked or moved
 * only when the desk has kept it, and its number is remembered only after that: whoever is killed in between fetches it
 * again, and the desk knows it by its Message-ID and content. What is for none of our addresses stays as it is.
 */
export function watchMailbox(desk: MailDesk, positions: MailboxPositions, options: ImapInOptions): ImapIn {
  const closing = new AbortController();
  const { signal } = closing;
  const firstPauseMs = options.firstPauseMs ?? 2_000;
  const tries = new Map<string, number>();

  async function watch(): Promise<void> {
    let pauseMs = firstPauseMs;
    while (!signal.aborted) {
      const client = await connectTo(options);
      const stop = () => client.close();
      // Also what comes while mails are being taken: the server says it once, and IDLE would wait for the next.
      let hasNews = false;
      client.on('exists', () => {
        hasNews = true;
      });
      signal.addEventListener('abort', stop, { once: true });
      try {
        await client.connect();
        await client.mailboxOpen(options.mailbox);
        while (!signal.aborted && client.usable) {
          hasNews = false;
          const allKept = await takeNew(client, desk, positions, { ...options, tries });
          if (!allKept) throw new Error('not every mail could be kept');
          pauseMs = firstPauseMs;
          if (!hasNews) await untilNews(client, options.pollMs ?? 60_000, signal);
        }
      } catch (error) {
        if (!signal.aborted) options.log({ what: 'imap.failed', code: codeOf(error), againInMs: pauseMs });
      } finally {
        signal.removeEventListener('abort', stop);
        client.close();
      }
      await pause(pauseMs, undefined, { signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }

  const watching = watch();
  return {
    async close() {
      closing.abort();
      await watching;
    },
  };
}

async function connectTo({ host, port, secure, user, password }: ImapInOptions): Promise<ImapFlow> {
  // Seven megabytes that only an installation with a mailbox needs.
  const { ImapFlow } = await import('imapflow');
  const isHere = ['localhost', '127.0.0.1', '::1'].includes(host);
  const client = new ImapFlow({
    ...{ host, port, secure },
    ...(!secure && !isHere && { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    emitLogs: false,
    disableAutoIdle: true,
    connectionTimeout: 15_000,
    socketTimeout: 10 * 60_000,
  });
  // Said again by whatever was under way.
  client.on('error', () => undefined);
  return client;
}

/** `tries`: how often each mail could not be kept, by its number. */
type Taking = ImapInOptions & { tries: Map<string, number> };

/** Whether every one that is ours was kept; those that were not are tried again with the next connection. */
async function takeNew(
  client: ImapFlow,
  desk: MailDesk,
  positions: MailboxPositions,
  options: Taking,
): Promise<boolean> {
  if (!client.mailbox) throw new Error('no mailbox is open');
  const uidValidity = String(client.mailbox.uidValidity);
  const name = `${options.user}@${options.host}/${options.mailbox}`;
  const last = await positions.read(name, uidValidity);
  // `5:*` always names the last mail, also when it is older.
  const found = (await client.search({ uid: `${last + 1}:*` }, { uid: true })) || [];
  const uids = found.filter((uid) => uid > last).sort((a, b) => a - b);
  let allKept = true;
  for (const uid of uids) {
    try {
      await takeOne(client, desk, options, { uid, key: `${uidValidity} ${uid}` });
    } catch (error) {
      if (!client.usable) throw error;
      options.log({ what: 'imap.not-kept', uid, code: codeOf(error) });
      allKept = false;
    }
    // Not past one that is to be tried again.
    if (allKept) await positions.save(name, uidValidity, uid);
  }
  return allKept;
}

async function takeOne(
  client: ImapFlow,
  desk: MailDesk,
  options: Taking,
  { uid, key }: { uid: number; key: string },
): Promise<void> {
  const seen = await client.fetchOne(String(uid), { size: true, headers: true }, { uid: true });
  if (!seen) return; // somebody has deleted it
  const known: string[] = [];
  for (const address of recipientsIn(seen.headers ?? Buffer.alloc(0)))
    if (await desk.isKnown(address)) known.push(address);
  if (known.length === 0) return;
  if ((seen.size ?? 0) > smtpLimits.mailBytes) {
    options.log({ what: 'imap.too-large', uid });
    await desk.keepHead({ recipients: known, head: seen.headers ?? Buffer.alloc(0), reason: 'too-large' });
    return done(client, options, uid);
  }
  const whole = await client.fetchOne(String(uid), { source: true }, { uid: true });
  const raw = whole ? whole.source : undefined;
  if (!raw) return;
  // Nobody has told us which server brought it, and what the mail says of its way can be made up: its signature has to
  // prove its sender alone.
  const envelope = { sender: '', remoteAddress: '', helo: '' };
  try {
    await desk.keep({ recipients: known, envelope, raw });
  } catch (error) {
    const failed = (options.tries.get(key) ?? 0) + 1;
    if (error instanceof DeskIsFull) throw error;
    // Its head waits in the tray, and the mail in the mailbox; of one that we sent ourselves nothing does.
    if (error instanceof StorageIsFull || error instanceof MailComesBack) return done(client, options, uid);
    options.tries.set(key, failed);
    if (failed < mostTries) throw error;
    options.log({ what: 'imap.given-up', uid, code: codeOf(error) });
    // Where the desk is out of order this is refused too, and it is tried again.
    await desk.keepHead({ recipients: known, head: seen.headers ?? Buffer.alloc(0), reason: 'unreadable' });
  }
  options.tries.delete(key);
  await done(client, options, uid);
}

async function done(client: ImapFlow, options: ImapInOptions, uid: number): Promise<void> {
  if (options.doneFolder) await client.messageMove(String(uid), options.doneFolder, { uid: true });
  else await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
}

/** Until the server says that something came, or it is time to look. */
async function untilNews(client: ImapFlow, pollMs: number, signal: AbortSignal): Promise<void> {
  const canIdle = client.capabilities.has('IDLE');
  const { promise, resolve } = Promise.withResolvers<void>();
  client.once('exists', resolve);
  client.once('close', resolve);
  signal.addEventListener('abort', () => resolve(), { once: true });
  const clock = setTimeout(resolve, canIdle ? idleMs : pollMs);
  try {
    if (canIdle) void client.idle().catch(() => resolve());
    await promise;
    if (!canIdle && client.usable) await client.noop();
  } finally {
    clearTimeout(clock);
    client.off('exists', resolve);
    client.off('close', resolve);
  }
}

/** Never the server's own words: they may name the person. */
function codeOf(error: unknown): string {
  const { code, responseStatus, authenticationFailed } = error as {
    code?: string;
    responseStatus?: string;
    authenticationFailed?: boolean;
  };
  return authenticationFailed ? 'password' : (code ?? responseStatus ?? (error as Error).name);
}
