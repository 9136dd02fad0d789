import type { Tx } from '../../platform/db.ts';
import { defineJob, enqueue, type Jobs } from '../../platform/jobs.ts';
import { deriveKey, type MasterKey, seal, unseal } from '../../platform/keys.ts';

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** ISO instant. After it the mail is of no use and is not sent any more. */
  readonly usefulUntil: string;
};

/** Port: how mail leaves the house. Throws when it did not; then it is tried again. */
export type MailOut = { send(mail: Mail): Promise<void> };

/** Sealed, because a queue is a table, and what is in the mail signs somebody in. */
const sendMail = defineJob<{ sealed: string }>('sign-in:mail', { maxAttempts: 8 });

/** Leaves after the commit, also when the process dies first. */
export async function mailLater(tx: Tx, master: MasterKey, mail: Mail): Promise<void> {
  const sealed = seal(mailKey(master), Buffer.from(JSON.stringify(mail)), sendMail.name);
  await enqueue(tx, sendMail, { sealed: sealed.toString('base64') });
}

export function workOnMail(jobs: Jobs, master: MasterKey, out: MailOut, now: () => Date): void {
  jobs.work(sendMail, async ({ sealed }) => {
    const opened = unseal(mailKey(master), Buffer.from(sealed, 'base64'), sendMail.name);
    const mail = JSON.parse(opened.toString()) as Mail;
    if (new Date(mail.usefulUntil) > now()) await out.send(mail);
  });
}

function mailKey(master: MasterKey): Buffer {
  return deriveKey(master, 'mail that waits');
}
