import { hash } from 'node:crypto';
import { getProof, prove, type ReplyOf, sendProofCode } from '@escale/contract';
import type { Caller } from '../../platform/caller.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import type { House } from '../../platform/house.ts';
import type { MasterKey } from '../../platform/keys.ts';
import { refuse } from '../../platform/refuse.ts';
import { findAccount } from '../accounts/index.ts';
import { spend } from './budgets.ts';
import { tryCode } from './one-time-code.ts';
import { type Site, siteOf } from './passkeys/site.ts';
import { passkeysOf } from './passkeys/store.ts';
import { type PasskeyAnswer, usePasskey } from './passkeys/use-passkey.ts';
import { hiddenEmail } from './rules/hidden-email.ts';
import { placeOf } from './rules/place-of.ts';
import { sendCode } from './send-code.ts';
import { keepProof, provenUntil } from './session-rows.ts';

/** Proving again, within a session, that its person is there. */
export function proofRoutes(
  { route, master, mailLater, clock, config }: House,
  { outbox }: { outbox: string | null },
): void {
  route(getProof, async ({ caller, db, headers }) => {
    const until = await provenUntil(db, caller.sessionId, clock.now());
    return {
      provenUntil: until?.toISOString() ?? null,
      email: hiddenEmail(await mainAddress(db, caller)),
      passkeys: siteOf(config, headers) !== null && (await passkeysOf(db, caller.accountId)).length > 0,
      outbox,
    };
  });

  route(sendProofCode, async ({ caller, tx, language }) => {
    const email = await mainAddress(tx, caller);
    const asking = { interaction: proofOf(caller), email, language, purpose: 'proof' as const };
    const asker = { provenBy: `account ${caller.accountId}` };
    const sent = await sendCode(tx, { master, mailLater }, asking, asker, clock.now());
    if (!sent) return refuse('request.too-many', { retryAfterSeconds: 3600 });
    return { email: hiddenEmail(email), outbox };
  });

  route(prove, async ({ caller, body, tx, ip, headers }) => {
    const now = clock.now();
    if (!(await spend(tx, master, 'tries from one place', placeOf(ip), now))) {
      return { provenUntil: null, problem: 'too-many' as const };
    }
    if ('code' in body) return proveByCode(tx, master, caller, body.code, now);
    return proveByPasskey(tx, siteOf(config, headers), caller, body.passkey, now);
  });
}

type Proven = ReplyOf<typeof prove>;

async function proveByCode(tx: Tx, master: MasterKey, caller: Caller, code: string, now: Date): Promise<Proven> {
  const answer = await tryCode(tx, master, proofOf(caller), code, now);
  if (answer.kind === 'dead') return { provenUntil: null, problem: 'code-dead' };
  if (answer.kind === 'wrong') {
    const { triesLeft } = answer;
    return { provenUntil: null, triesLeft, problem: triesLeft ? 'code-wrong' : 'code-dead' };
  }
  return { provenUntil: (await keepProof(tx, caller, now)).toISOString() };
}

async function proveByPasskey(
  tx: Tx,
  site: Site | null,
  caller: Caller,
  answer: PasskeyAnswer,
  now: Date,
): Promise<Proven> {
  const asked = { whom: caller.sessionId, what: 'prove' as const };
  const used = site && (await usePasskey(tx, asked, site, answer, now));
  // Somebody else's passkey on the same device proves nothing here.
  if (used?.accountId !== caller.accountId) return { provenUntil: null, problem: 'passkey-refused' };
  return { provenUntil: (await keepProof(tx, caller, now)).toISOString() };
}

/** A code of one session is worth nothing in another. */
function proofOf({ sessionId }: Caller): Buffer {
  return hash('sha256', `proof ${sessionId}`, 'buffer');
}

async function mainAddress(queries: Queries, { accountId }: Caller): Promise<string> {
  const account = await findAccount(queries, accountId);
  return account?.email ?? refuse('session.missing');
}
