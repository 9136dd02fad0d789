import { hash } from 'node:crypto';
import { addEmail, listEmails, makeEmailMain, type ReplyOf, removeEmail, startEmail } from '@escale/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { Tx } from '../../../platform/db.ts';
import type { House } from '../../../platform/house.ts';
import type { MasterKey } from '../../../platform/keys.ts';
import { refuse } from '../../../platform/refuse.ts';
import { keepEmail, makeMain, mostEmails, ownEmails, takeEmailAway } from '../../accounts/index.ts';
import { spend } from '../budgets.ts';
import { tryCode } from '../one-time-code.ts';
import { placeOf } from '../rules/place-of.ts';
import { sendCode } from '../send-code.ts';
import { mainAddressNotice } from './notice.ts';

/** A person's own addresses: each is proven by a code before it counts. */
export function emailRoutes({ route, master, mailLater, clock }: House, { outbox }: { outbox: string | null }): void {
  route(listEmails, async ({ caller, db }) => ({ items: await ownEmails(db, caller.accountId) }));

  route(startEmail, async ({ caller, body: { email }, tx, language, ip }) => {
    if ((await ownEmails(tx, caller.accountId)).length >= mostEmails) return refuse('email.too-many');
    const asking = { interaction: askedOf(caller), email, language, purpose: 'address' as const };
    // The same mail and the same answer whether or not the address belongs to somebody.
    const sent = await sendCode(tx, { master, mailLater }, asking, { place: placeOf(ip) }, clock.now());
    return sent ? { email, outbox } : refuse('request.too-many', { retryAfterSeconds: 3600 });
  });

  route(addEmail, ({ caller, body, tx, ip }) => add(tx, master, caller, body.code, placeOf(ip), clock.now()));

  route(makeEmailMain, async ({ caller, params, tx, language }) => {
    const before = await makeMain(tx, caller.accountId, params.id);
    if (!before) return refuse('email.not-found');
    const items = await ownEmails(tx, caller.accountId);
    const now = items[0]?.email;
    if (now && now !== before) await mailLater(tx, mainAddressNotice(before, now, language, clock.now()));
    return { items };
  });

  route(removeEmail, ({ caller, params, tx }) => takeEmailAway(tx, caller.accountId, params.id));
}

async function add(
  tx: Tx,
  master: MasterKey,
  caller: Caller,
  code: string,
  place: string,
  now: Date,
): Promise<ReplyOf<typeof addEmail>> {
  if (!(await spend(tx, master, 'tries from one place', place, now))) return { added: null, problem: 'too-many' };
  const answer = await tryCode(tx, master, askedOf(caller), code, now);
  if (answer.kind === 'dead') return { added: null, problem: 'code-dead' };
  if (answer.kind === 'wrong') {
    const { triesLeft } = answer;
    return { added: null, triesLeft, problem: triesLeft ? 'code-wrong' : 'code-dead' };
  }
  const added = await keepEmail(tx, caller.accountId, answer.email, now);
  // Who reads the address's mail may know that it has an account.
  return added ? { added } : { added: null, problem: 'taken' };
}

function askedOf({ sessionId }: Caller): Buffer {
  return hash('sha256', `address ${sessionId}`, 'buffer');
}
