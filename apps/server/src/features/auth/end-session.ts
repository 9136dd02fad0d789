import { clientId } from '@escale/contract';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/caller.ts';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { publish } from '../../platform/live.ts';
import { tell } from '../../platform/outbox.ts';
import { readCookie } from './cookies.ts';
import { recordId } from './records.ts';

/** The provider's cookie of this browser; its value is the identifier of a record. */
export const browserCookie = '_session';

type Parts = { readonly db: Db };

/** Ends the session of this browser, and the one that a refresh token belongs to: what was issued stops at once. */
export async function endSession({ db }: Parts, request: FastifyRequest, refreshToken: string | null) {
  const cookie = readCookie(request.headers.cookie, browserCookie);
  await db.transact(async (tx) => {
    const found = [
      ...(refreshToken ? await sessionsOf(tx, 'RefreshToken', refreshToken) : []),
      ...(cookie ? await sessionsOf(tx, 'Session', cookie) : []),
    ];
    for (const session of found) await deleteSession(tx, session);
    if (cookie) await deleteRecord(tx, 'Session', recordId(cookie));
  });
}

/** Who signs in as somebody else, in a browser where a person is signed in, takes the place of that person. */
export async function endSessionOfAnother(parts: Parts, request: FastifyRequest, accountId: string): Promise<void> {
  const cookie = readCookie(request.headers.cookie, browserCookie);
  const row = cookie && (await findRecord(parts.db.query, 'Session', cookie));
  if (row && row.account_id !== null && row.account_id !== accountId) await endSession(parts, request, null);
}

/** Deletes what one sign-in on one device made: with the commit its tokens are good for nothing, on every server. */
export async function deleteSession(tx: Tx, session: Buffer): Promise<void> {
  const row = await tx.deleteFrom('sessions').where('id', '=', session).returning('account_id').executeTakeFirst();
  if (row) await deleteBrowserSessions(tx, row.account_id, session);
  await tx.deleteFrom('sign_in_records').where('grant_id', '=', session).execute();
  await deleteRecord(tx, 'Grant', session);
  if (!row) return;
  await tell(tx, 'session.ended', { accountId: row.account_id, sessionId: session.toString('hex') });
  await publish(tx, row.account_id, { what: 'sessions' });
}

/** Every session of the account: its devices are signed out at once. */
export async function endSessionsOf(tx: Tx, accountId: string): Promise<void> {
  const rows = await tx.selectFrom('sessions').select('id').where('account_id', '=', accountId).execute();
  for (const { id } of rows) await deleteSession(tx, id);
}

/** All that were begun with this passkey, but the one that asks. */
export async function deleteSessionsOfPasskey(tx: Tx, caller: Caller, passkeyId: string): Promise<void> {
  const rows = await tx
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', caller.accountId)
    .where('passkey_id', '=', passkeyId)
    .execute();
  for (const { id } of rows) if (id.toString('hex') !== caller.sessionId) await deleteSession(tx, id);
}

/** Or that browser would begin again by itself: the provider's own cookie is good for two weeks. */
async function deleteBrowserSessions(tx: Tx, accountId: string, session: Buffer): Promise<void> {
  const rows = await tx
    .selectFrom('sign_in_records')
    .select(['id', 'payload'])
    .where('kind', '=', 'Session')
    .where('account_id', '=', accountId)
    .execute();
  for (const { id, payload } of rows) {
    if (grantOf(payload)?.equals(session)) await deleteRecord(tx, 'Session', id);
  }
}

async function deleteRecord(tx: Tx, kind: string, id: Buffer): Promise<void> {
  await tx.deleteFrom('sign_in_records').where('kind', '=', kind).where('id', '=', id).execute();
}

async function sessionsOf(queries: Queries, kind: 'RefreshToken' | 'Session', id: string): Promise<Buffer[]> {
  const row = await findRecord(queries, kind, id);
  if (!row) return [];
  const grant = grantOf(row.payload);
  return [...(row.grant_id ? [row.grant_id] : []), ...(grant ? [grant] : [])];
}

/** The grant that a browser's session holds, as we know it. */
function grantOf(payload: unknown): Buffer | null {
  const { authorizations } = payload as { authorizations?: Record<string, { grantId?: string }> };
  const grantId = authorizations?.[clientId]?.grantId;
  return grantId ? recordId(grantId) : null;
}

function findRecord(queries: Queries, kind: string, id: string) {
  return queries
    .selectFrom('sign_in_records')
    .select(['account_id', 'grant_id', 'payload'])
    .where('kind', '=', kind)
    .where('id', '=', recordId(id))
    .executeTakeFirst();
}
