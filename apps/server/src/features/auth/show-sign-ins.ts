import type { Queries } from '../../platform/db.ts';
import { passkeysOf, presentPasskey } from './passkeys/store.ts';

/** Everything that is kept of how the person signs in, for them; nothing that would let somebody in. */
export async function showSignIns(queries: Queries, accountId: string) {
  const sessions = await queries
    .selectFrom('sessions')
    .select(['browser', 'system', 'started_on as startedOn', 'seen_on as seenOn'])
    .where('account_id', '=', accountId)
    .execute();
  return { passkeys: (await passkeysOf(queries, accountId)).map(presentPasskey), sessions };
}
