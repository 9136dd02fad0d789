import type { Tx } from '../../platform/db.ts';
import type { MasterKey } from '../../platform/keys.ts';
import type { MailLater } from '../../platform/mail.ts';
import { spend } from './budgets.ts';
import { codeMail } from './code-mail.ts';
import { type Asking, codeLifetimeMs, makeCode } from './one-time-code.ts';

type Parts = { readonly master: MasterKey; readonly mailLater: MailLater };

/** Who wants a code: anybody at some place, or (a device, an account) that has proven the address before. */
export type Asker = { readonly place: string } | { readonly provenBy: string };

/**
 * Mails a new code, and looks nowhere whether the address has an account: what is not looked up cannot show. False: the
 * hour's budget is used up, nothing was sent, and a code that was sent before stays what it is.
 */
export async function sendCode(tx: Tx, parts: Parts, asking: Asking, asker: Asker, now: Date): Promise<boolean> {
  const { master, mailLater } = parts;
  if (!(await isWithinBudget(tx, master, asking.email, asker, now))) return false;
  const code = await makeCode(tx, master, asking, now);
  const usefulUntil = new Date(now.getTime() + codeLifetimeMs);
  await mailLater(tx, codeMail(asking, code, usefulUntil));
  return true;
}

/** What strangers use up is theirs alone, and what one place was refused takes nothing from the others. */
async function isWithinBudget(tx: Tx, master: MasterKey, email: string, asker: Asker, now: Date): Promise<boolean> {
  if ('provenBy' in asker) {
    return spend(tx, master, 'codes to one address from its person', `${asker.provenBy}\0${email}`, now);
  }
  return (
    (await spend(tx, master, 'codes from one place', asker.place, now)) &&
    (await spend(tx, master, 'codes to one address from one place', `${asker.place}\0${email}`, now)) &&
    (await spend(tx, master, 'codes to one address from strangers', email, now)) &&
    (await spend(tx, master, 'codes in all', '', now))
  );
}
