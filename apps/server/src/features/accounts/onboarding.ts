import type { Queries } from '../../platform/db.ts';

/** Whether the slides that welcome somebody are still to be shown. */
export async function isOnboardingDue(queries: Queries, accountId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('accounts')
    .select('onboarding_cleared')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.onboarding_cleared === false;
}
