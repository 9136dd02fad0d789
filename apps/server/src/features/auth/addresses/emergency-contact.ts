import { createHmac, hash, randomBytes } from 'node:crypto';
import { askEmergencyContact } from '@escale/contract';
import type { Tx } from '../../../platform/db.ts';
import type { House } from '../../../platform/house.ts';
import { deriveKey, type MasterKey } from '../../../platform/keys.ts';
import { refuse } from '../../../platform/refuse.ts';
import { displayName, findAccount, keepContactToken } from '../../accounts/index.ts';
import { spend } from '../budgets.ts';
import { emergencyMail } from './emergency-mail.ts';

declare module '../../../platform/db.ts' {
  interface Tables {
    contact_refusals: { key: Buffer };
  }
}

/** Whoever is named as an emergency contact is asked by mail, and is one only after saying yes. */
export function askEmergencyContacts(house: House): void {
  const { db, route, whenTold } = house;

  whenTold('account.emergency-contact-named', 'auth: ask the emergency contact', async ({ event: { accountId } }) => {
    // Beyond the budget nobody is told: the app shows that it waits, and offers to ask again.
    await db.transact((tx) => ask(house, tx, accountId));
  });

  route(askEmergencyContact, async ({ caller, tx }) => {
    const asked = await ask(house, tx, caller.accountId);
    if (asked === 'nobody waits') return refuse('emergency-contact.not-waiting');
    if (asked === 'too many') return refuse('request.too-many', { retryAfterSeconds: 3600 });
  });
}

async function ask({ config, master, mailLater, clock }: House, tx: Tx, accountId: string) {
  const account = await findAccount(tx, accountId);
  const email = account?.emergencyContactEmail;
  if (!account || !email || account.emergencyContactState !== 'waiting') return 'nobody waits';
  const now = clock.now();
  const within =
    !(await hasRefused(tx, master, accountId, email)) &&
    (await spend(tx, master, 'emergency contacts asked by one account', accountId, now)) &&
    (await spend(tx, master, 'mails to one emergency contact', email, now));
  if (!within) return 'too many';
  const token = randomBytes(24).toString('base64url');
  await keepContactToken(tx, accountId, contactToken(token));
  const name = displayName(account.firstName, account.lastName, account.email);
  await mailLater(tx, emergencyMail(email, name, `${config.publicUrl}${contactPath}/${token}`, now));
  return 'asked';
}

export const contactPath = '/emergency-contact';

/** What the database knows a link by. */
export function contactToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** They are not asked again by the same account. */
export async function keepRefusal(tx: Tx, master: MasterKey, accountId: string, email: string): Promise<void> {
  await tx
    .insertInto('contact_refusals')
    .values({ key: refusalKey(master, accountId, email) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function hasRefused(tx: Tx, master: MasterKey, accountId: string, email: string): Promise<boolean> {
  const key = refusalKey(master, accountId, email);
  return Boolean(await tx.selectFrom('contact_refusals').select('key').where('key', '=', key).executeTakeFirst());
}

function refusalKey(master: MasterKey, accountId: string, email: string): Buffer {
  return createHmac('sha256', deriveKey(master, 'contact refusals')).update(`${accountId}\0${email}`).digest();
}
