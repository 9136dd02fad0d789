import type { InteractionStep } from '@escale/contract';
import type { Tx } from '../../platform/db.ts';
import type { MasterKey } from '../../platform/keys.ts';
import { tell } from '../../platform/outbox.ts';
import { claimAccount } from '../accounts/index.ts';
import { spend } from './budgets.ts';
import { tryCode } from './one-time-code.ts';

/** Whose code it is, or what is wrong with it. Only here is an account made or claimed: by proving its address. */
export async function proveAddress(
  tx: Tx,
  master: MasterKey,
  { interaction, code }: { interaction: Buffer; code: string },
  place: string,
  now: Date,
): Promise<{ accountId: string; email: string } | Pick<InteractionStep, 'problem' | 'triesLeft'>> {
  if (!(await spend(tx, master, 'tries from one place', place, now))) return { problem: 'too-many' };
  const answer = await tryCode(tx, master, interaction, code, now);
  if (answer.kind === 'dead') return { problem: 'code-dead' };
  if (answer.kind === 'wrong') {
    return { problem: answer.triesLeft ? 'code-wrong' : 'code-dead', triesLeft: answer.triesLeft };
  }
  const { id, firstTime } = await claimAccount(tx, answer.email, { now });
  if (firstTime) await tell(tx, 'account.signed-in-first', { accountId: id });
  return { accountId: id, email: answer.email };
}
