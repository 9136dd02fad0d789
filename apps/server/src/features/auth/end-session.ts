import { clientId } from '@escale/contract';
import type { FastifyRequest } from 'fastify';
import type { Db, Queries, Tx } from '../../platform/db.ts';
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
  await tx.deleteFrom('sign_in_records').where('grant_id', '=', session).execute();
  await deleteRecord(tx, 'Grant', session);
}

async function deleteRecord(tx: Tx, kind: string, id: Buffer): Promise<void> {
  await tx.deleteFrom('sign_in_records').where('kind', '=', kind).where('id', '=', id).execute();
}

async function sessionsOf(queries: Queries, kind: 'RefreshToken' | 'Session', id: string): Promise<Buffer[]> {
  const row = await findRecord(queries, kind, id);
  if (!row) return [];
  const { authorizations } = row.payload as { authorizations?: Record<string, { grantId?: string }> };
  const grantId = authorizations?.[clientId]?.grantId;
  return [...(row.grant_id ? [row.grant_id] : []), ...(grantId ? [recordId(grantId)] : [])];
}

function findRecord(queries: Queries, kind: string, id: string) {
  return queries
    .selectFrom('sign_in_records')
    .select(['account_id', 'grant_id', 'payload'])
    .where('kind', '=', kind)
    .where('id', '=', recordId(id))
    .executeTakeFirst();
}
