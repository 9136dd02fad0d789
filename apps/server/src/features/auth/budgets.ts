import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../platform/db.ts';
import { deriveKey, type MasterKey } from '../../platform/keys.ts';

/** How often per hour something may be asked for. */
export const budgets = {
  /** Enough for somebody whose mail is slow, too few to be a nuisance to a third party. */
  'codes to one address from one place': 5,
  /** What strangers in several places together can send somebody. */
  'codes to one address from strangers': 15,
  /** Whoever has proven an address before is not kept out by those who have not: see `docs/decisions/0024`. */
  'codes to one address from its person': 5,
  /** A company's whole office may share one address on the internet. */
  'codes from one place': 60,
  /** Mails to somebody who never asked for any: three an hour at the most, whoever names them. */
  'mails to one emergency contact': 3,
  'emergency contacts asked by one account': 6,
  'tries from one place': 200,
  /** Each leaves a row until it expires. */
  'sign-ins started from one place': 1000,
  /** Of the whole installation to strangers, against an attack from many places at once. */
  'codes in all': 2000,
} as const;

export type Budget = keyof typeof budgets;

/**
 * Takes one from the budget; false when the hour's is used up. Counted in the database, so for all processes together. The
 * key is kept as a keyed hash: the table tells nobody who signed in.
 */
export async function spend(tx: Tx, master: MasterKey, budget: Budget, whose: string, now: Date): Promise<boolean> {
  const key = createHmac('sha256', deriveKey(master, 'sign-in budgets')).update(`${budget}\0${whose}`).digest();
  const { used } = await tx
    .insertInto('sign_in_budgets')
    .values({ key, hour: hourOf(now), used: 1 })
    .onConflict((conflict) => conflict.columns(['key', 'hour']).doUpdateSet({ used: sql`sign_in_budgets.used + 1` }))
    .returning('used')
    .executeTakeFirstOrThrow();
  return used <= budgets[budget];
}

export async function forgetBudgets(queries: Queries, now: Date): Promise<void> {
  await queries.deleteFrom('sign_in_budgets').where('hour', '<', hourOf(now)).execute();
}

function hourOf(now: Date): string {
  return `${now.toISOString().slice(0, 13)}:00:00Z`;
}
