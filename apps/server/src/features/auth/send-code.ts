import type { Tx } from '../../platform/db.ts';
import type { MasterKey } from '../../platform/keys.ts';
import type { MailLater } from '../../platform/mail.ts';
import { spend } from './budgets.ts';
import { codeMail } from './code-mail.ts';
import { type Asking, codeLifetimeMs, makeCode } from './one-time-code.ts';

type Parts = { readonly master: MasterKey; readonly mailLater: MailLater };

/**
 * Mails a new code, and looks nowhere whether the address has an account: what is not looked up cannot show. False: the
 * hour's budget is used up, and nothing was sent.
 */
export async function sendCode(tx: Tx, parts: Parts, asking: Asking, place: string, now: Date): Promise<boolean> {
  const { master, mailLater } = parts;
  const within =
    (await spend(tx, master, 'codes from one place', place, now)) &&
    (await spend(tx, master, 'codes to one address', asking.email, now)) &&
    (await spend(tx, master, 'codes in all', '', now));
  if (!within) return false;
  const code = await makeCode(tx, master, asking, now);
  const usefulUntil = new Date(now.getTime() + codeLifetimeMs);
  await mailLater(tx, codeMail(asking, code, usefulUntil));
  return true;
}
