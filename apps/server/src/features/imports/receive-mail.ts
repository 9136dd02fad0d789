import { enqueue } from '../../platform/jobs.ts';
import { publish } from '../../platform/live.ts';
import { findAccountByImportToken, importTokenIn } from '../accounts/index.ts';
import { placingQueue } from '../trips/index.ts';
import type { ArrivedMail, MailDesk } from './mail-desk.ts';
import type { Needs } from './needs.ts';
import { readJob } from './read-import.ts';
import { readMailHeaders } from './rules/mail-headers.ts';
import { addImport, countSince, fingerprintOfMail } from './store.ts';

/** Nobody is sent more than this of bookings in an hour; whoever floods an address is asked to come back later. */
const mostPerHour = 300;

/** Takes mail for the import addresses of our accounts: kept and noted in one transaction, read a moment later. */
export function openMailDesk(needs: Needs): MailDesk {
  const accountOf = async (recipient: string) => {
    const token = importTokenIn(recipient, needs.config.mailIn.domain);
    return token ? findAccountByImportToken(needs.db.query, token) : null;
  };
  return {
    isKnown: async (recipient) => (await accountOf(recipient)) !== null,
    async keep(mail) {
      const accounts = await Promise.all(mail.recipients.map(accountOf));
      const ids = new Set(accounts.flatMap((account) => account?.id ?? []));
      // An address that was replaced a moment ago: the sender learns it from the next try.
      if (ids.size === 0) throw new Error('no such import address any more');
      for (const accountId of ids) await keepFor(needs, accountId, mail);
    },
  };
}

async function keepFor({ db, files }: Needs, accountId: string, mail: ArrivedMail): Promise<void> {
  if ((await countSince(db.query, accountId, 60)) >= mostPerHour) throw new Error('too many mails for one account');
  const headers = readMailHeaders(mail.raw);
  const file = await files.keep(accountId, mail.raw);
  await db.transact(async (tx) => {
    const importId = await addImport(tx, {
      accountId,
      via: 'email',
      title: (headers.subject ?? headers.from[0] ?? '').slice(0, 300).toWellFormed(),
      file,
      fileName: null,
      mediaType: 'message/rfc822',
      fingerprint: fingerprintOfMail(headers, mail.raw),
      wantedTripId: null,
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
