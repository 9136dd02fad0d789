import type { Queries } from '../../platform/db.ts';
import { ownEmails } from './own-emails.ts';
import { findAccount } from './store.ts';

/** Everything that is kept of the person themselves, for them. */
export async function showAccount(queries: Queries, accountId: string) {
  const account = await findAccount(queries, accountId);
  const trusted = await queries
    .selectFrom('trusted_senders')
    .select(['email', 'trusted_at'])
    .where('account_id', '=', accountId)
    .execute();
  return { account, emails: await ownEmails(queries, accountId), trustedSenders: trusted };
}
