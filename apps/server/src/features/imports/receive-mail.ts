import { enqueue } from '../../platform/jobs.ts';
import { publish } from '../../platform/live.ts';
import { tell } from '../../platform/outbox.ts';
import { findAccountByImportToken, importTokenIn } from '../accounts/index.ts';
import { placingQueue } from '../trips/index.ts';
import { type ArrivedMail, DeskIsFull, type MailDesk, type UnkeptMail } from './mail-desk.ts';
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
      for (const accountId of ids) await keepFor(needs, accountId, mail);
    },
    async keepHead(mail) {
      for (const accountId of await idsOf(mail)) await keepHeadFor(needs, accountId, mail);
    },
  };
}

/** Nothing of it is read: it goes at once where it would wait after a reading. */
async function keepHeadFor({ db, files }: Needs, accountId: string, { head, reason }: UnkeptMail): Promise<void> {
  if ((await countSince(db.query, accountId, 60)) >= mostPerHour) throw new DeskIsFull();
  const headers = readMailHeaders(head);
  const file = await files.keep(accountId, head);
  await db.transact(async (tx) => {
    const importId = await addImport(tx, {
      ...kindOfMail,
      accountId,
      title: titleOf(headers),
      file,
      fingerprint: fingerprintOf('head', headers.messageId ?? '', head),
      sender: headers.from[0] ?? null,
      arrival: null,
    });
    const row = importId ? await getImportForUpdate(tx, importId) : null;
    if (!row) return; // here already
    await files.use(tx, file, 'imports', row.id);
    const state = reason === 'unreadable' ? 'failed' : 'needs-review';
    await save(tx, row, { state, reason, progress: 1, trusted: false, finished: true });
    await tell(tx, 'import.waiting', { importId: row.id, accountId });
  });
}

const kindOfMail = { via: 'email', fileName: null, mediaType: 'message/rfc822', wantedTripId: null } as const;
const titleOf = ({ subject, from }: MailHeaders) => (subject ?? from[0] ?? '').slice(0, 300).toWellFormed();

async function keepFor({ db, files }: Needs, accountId: string, mail: ArrivedMail): Promise<void> {
  if ((await countSince(db.query, accountId, 60)) >= mostPerHour) throw new DeskIsFull();
  const headers = readMailHeaders(mail.raw);
  const file = await files.keep(accountId, mail.raw);
  await db.transact(async (tx) => {
    const importId = await addImport(tx, {
      ...kindOfMail,
      accountId,
      title: titleOf(headers),
      file,
      fingerprint: fingerprintOfMail(headers, mail.raw),
      sender: headers.from[0] ?? null,
      arrival: { ...mail.envelope, from: headers.from.slice(0, 10) },
    });
    if (!importId) return; // here already
    await files.use(tx, file, 'imports', importId);
    await enqueueReading(tx, accountId, importId);
    await publish(tx, accountId, { what: 'import', importId, state: 'received', progress: 0 });
  });
}

/** Somebody waits to see what they sent; what is said about it comes a moment later. */
const beforeNews = -1;

/** One after the other for each account: the two legs of a journey, sent at once, must not make two trips. */
export function enqueueReading(
  tx: Parameters<typeof enqueue>[0],
  accountId: string,
  importId: string,
  { oneOfMany = false } = {},
): Promise<void> {
  // A mail that is forwarded while a whole mailbox is being read does not wait for the mailbox.
  const priority = oneOfMany ? 10 : beforeNews;
  return enqueue(tx, readJob, { importId }, { key: `import ${importId}`, queue: placingQueue(accountId), priority });
}
