import type { Tx } from '../../platform/db.ts';
import { enqueue } from '../../platform/jobs.ts';
import { publish } from '../../platform/live.ts';
import { ownMailMark } from '../../platform/mail.ts';
import { tell } from '../../platform/outbox.ts';
import { findAccountByImportToken, importTokenIn } from '../accounts/index.ts';
import { placingQueue } from '../trips/index.ts';
import {
  type ArrivedMail,
  DeskIsFull,
  MailComesBack,
  type MailDesk,
  StorageIsFull,
  type UnkeptMail,
} from './mail-desk.ts';
import type { Needs } from './needs.ts';
import { readJob } from './read-import.ts';
import { type MailHeaders, readMailHeaders } from './rules/mail-headers.ts';
import { save } from './save-import.ts';
import { addImport, countSince, fingerprintOf, fingerprintOfMail, getImportForUpdate } from './store.ts';

/** Nobody is sent more than this of bookings in an hour; whoever floods an address is asked to come back later. */
const mostPerHour = 300;

/** Takes mail for the import addresses of our accounts: kept and noted in one transaction, read a moment later. */
export function openMailDesk(needs: Needs): MailDesk {
  const accountOf = async (recipient: string) => {
    const token = importTokenIn(recipient, needs.config.mailIn.domain);
    return token ? findAccountByImportToken(needs.db.query, token) : null;
  };
  const idsOf = async ({ recipients }: Pick<ArrivedMail, 'recipients'>) => {
    const accounts = await Promise.all(recipients.map(accountOf));
    return new Set(accounts.flatMap((account) => account?.id ?? []));
  };
  return {
    isKnown: async (recipient) => (await accountOf(recipient)) !== null,
    async keep(mail) {
      const ids = await idsOf(mail);
      // An address that was replaced a moment ago: the sender learns it from the next try.
      if (ids.size === 0) throw new Error('no such import address any more');
      if (readMailHeaders(mail.raw).names.has(ownMailMark.toLowerCase())) throw new MailComesBack();
      let kept = 0;
      for (const accountId of ids) {
        if (await needs.files.hasRoom(accountId, mail.raw.byteLength)) {
          await keepFor(needs, accountId, mail);
          kept++;
        } else await keepHeadFor(needs, accountId, { head: headOf(mail.raw), reason: 'storage-full' });
      }
      // Never "I have it" for what nobody has.
      if (kept === 0) throw new StorageIsFull();
    },
    async keepHead(mail) {
      for (const accountId of await idsOf(mail)) await keepHeadFor(needs, accountId, mail);
    },
  };
}

function keepFor(needs: Needs, accountId: string, { raw, envelope }: ArrivedMail): Promise<void> {
  const headers = readMailHeaders(raw);
  const arrival = { ...envelope, from: headers.from.slice(0, 10) };
  const mail = { accountId, bytes: raw, headers, fingerprint: fingerprintOfMail(headers, raw), arrival };
  return note(needs, mail, async (tx, importId) => {
    await enqueueReading(tx, accountId, importId);
    await publish(tx, accountId, { what: 'import', importId, state: 'received', progress: 0 });
  });
}

/** Nothing of it is read: it goes at once where it would wait after a reading. */
function keepHeadFor(
  needs: Needs,
  accountId: string,
  { head, reason }: Pick<UnkeptMail, 'head' | 'reason'>,
): Promise<void> {
  const headers = readMailHeaders(head);
  const fingerprint = fingerprintOf('head', headers.messageId ?? '', head);
  return note(needs, { accountId, bytes: head, headers, fingerprint, arrival: null }, async (tx, importId) => {
    const row = await getImportForUpdate(tx, importId);
    if (!row) return;
    const state = reason === 'unreadable' ? 'failed' : 'needs-review';
    await save(tx, row, { state, reason, progress: 1, trusted: false, finished: true });
    await tell(tx, 'import.waiting', { importId, accountId });
  });
}

/** To the first empty line, however its lines end; of a mail that is all head, its beginning. */
function headOf(raw: Uint8Array): Uint8Array {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, mostHeadBytes));
  const ends = [bytes.indexOf('\r\n\r\n'), bytes.indexOf('\n\n')].filter((at) => at >= 0);
  return ends.length ? bytes.subarray(0, Math.min(...ends) + 2) : bytes;
}

const mostHeadBytes = 64 * 1024;

type Noted = {
  accountId: string;
  bytes: Uint8Array;
  headers: MailHeaders;
  fingerprint: Buffer;
  arrival: Parameters<typeof addImport>[1]['arrival'];
};

/** Keeps the bytes and notes the import; `then` goes in the same transaction, unless the same mail is here already. */
async function note(
  { db, files }: Needs,
  { accountId, bytes, headers, fingerprint, arrival }: Noted,
  then: (tx: Tx, importId: string) => Promise<void>,
): Promise<void> {
  if ((await countSince(db.query, accountId, 60)) >= mostPerHour) throw new DeskIsFull();
  const [sender = null] = headers.from;
  const title = (headers.subject ?? sender ?? '').slice(0, 300).toWellFormed();
  const file = await files.keep(accountId, bytes);
  await db.transact(async (tx) => {
    const importId = await addImport(tx, { ...kindOfMail, accountId, title, file, fingerprint, sender, arrival });
    if (!importId) return;
    await files.use(tx, file, 'imports', importId);
    await then(tx, importId);
  });
}

const kindOfMail = { via: 'email', fileName: null, mediaType: 'message/rfc822', wantedTripId: null } as const;

/** Somebody waits to see what they sent; what is said about it comes a moment later. */
const beforeNews = -1;

/** One after the other for each account: the two legs of a journey, sent at once, must not make two trips. */
export function enqueueReading(tx: Tx, accountId: string, importId: string, { oneOfMany = false } = {}): Promise<void> {
  // A mail that is forwarded while a whole mailbox is being read does not wait for the mailbox.
  const priority = oneOfMany ? 10 : beforeNews;
  return enqueue(tx, readJob, { importId }, { key: `import ${importId}`, queue: placingQueue(accountId), priority });
}
