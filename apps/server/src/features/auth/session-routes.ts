import { endOtherSessions, endSession, listSessions, type Session } from '@escale/contract';
import type { Queries } from '../../platform/db.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refuse.ts';
import { deleteSession } from './end-session.ts';

/** Where a person is signed in. */
export function sessionRoutes({ route }: House): void {
  route(listSessions, async ({ caller, db }) => {
    const rows = await liveSessions(db, caller.accountId);
    const items = rows.map((row): Session => {
      const id = row.id.toString('hex');
      return {
        id,
        current: id === caller.sessionId,
        browser: row.browser,
        system: row.system,
        startedOn: row.started_on,
        seenOn: row.seen_on,
        passkeyId: row.passkey_id,
      };
    });
    return { items: items.sort((a, b) => Number(b.current) - Number(a.current)) };
  });

  route(endSession, async ({ caller, params, tx }) => {
    const id = Buffer.from(params.id, 'hex');
    const mine = (await liveSessions(tx, caller.accountId)).some((row) => row.id.equals(id));
    if (!mine) return refuse('session.not-found');
    await deleteSession(tx, id);
  });

  route(endOtherSessions, async ({ caller, tx }) => {
    const others = (await liveSessions(tx, caller.accountId)).filter(
      (row) => row.id.toString('hex') !== caller.sessionId,
    );
    for (const { id } of others) await deleteSession(tx, id);
    return { ended: others.length };
  });
}

/** Those whose grant still stands, last seen first. */
function liveSessions(queries: Queries, accountId: string) {
  return queries
    .selectFrom('sessions as s')
    .innerJoin('sign_in_records as r', (on) => on.onRef('r.id', '=', 's.id').on('r.kind', '=', 'Grant'))
    .select(['s.id', 's.browser', 's.system', 's.started_on', 's.seen_on', 's.passkey_id'])
    .where('s.account_id', '=', accountId)
    .orderBy('s.seen_on', 'desc')
    .orderBy('s.started_on', 'desc')
    .execute();
}
