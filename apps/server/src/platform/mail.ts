import type { Tx } from './db.ts';
import { plainWords } from './file-name.ts';
import { defineJob, enqueue, type Jobs } from './jobs.ts';
import { deriveKey, type MasterKey, seal, unseal } from './keys.ts';

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** ISO instant. After it the mail is of no use and is not sent any more. */
  readonly usefulUntil: string;
  /** The address at which its reader ends such mails (RFC 8058); codes have none. */
  readonly unsubscribe?: string;
};

/**
 * Stands in the head of every mail of ours, of whatever installation. Whoever has their whole mailbox forwarded to their
 * import address would send it back, and hear by mail that a mail waits.
 */
export const ownMailMark = 'X-Escale-Mail';

/**
 * What somebody calls themselves or their trip, in a mail that we vouch for: one line, and no link to a page of theirs. Mail
 * programs make one of whatever looks like an address; an unseen mark within keeps it words. An e-mail address stays what it is.
 */
export function wordsOfOthers(said: string): string {
  const line = plainWords(said.replaceAll(/\s+/g, ' '));
  if (/^[^\s@/]+@[^\s@/]+$/.test(line)) return line;
  return line.replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L})|:(?=\/)/gu, '$&\u2060');
}

/** Port: how mail leaves the house. Throws when it did not; then it is tried again. */
export type MailOut = { send(mail: Mail): Promise<void> };

/** Sends a mail after the transaction has committed, also when the process dies first. */
export type MailLater = (tx: Tx, mail: Mail) => Promise<void>;

/** Sealed, because a queue is a table, and what is in a mail may sign somebody in. */
const sendMail = defineJob<{ sealed: string }>('mail:send', { maxAttempts: 8 });

export function openMail(jobs: Pick<Jobs, 'work'>, master: MasterKey, out: MailOut, now: () => Date): MailLater {
  const key = deriveKey(master, 'mail that waits');
  jobs.work(sendMail, async ({ sealed }) => {
    const mail = JSON.parse(unseal(key, Buffer.from(sealed, 'base64'), sendMail.name).toString()) as Mail;
    if (new Date(mail.usefulUntil) > now()) await out.send(mail);
  });
  return async (tx, mail) => {
    const sealed = seal(key, Buffer.from(JSON.stringify(mail)), sendMail.name);
    await enqueue(tx, sendMail, { sealed: sealed.toString('base64') });
  };
}
