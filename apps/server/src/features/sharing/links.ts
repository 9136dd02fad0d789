import { createHash, randomBytes } from 'node:crypto';
import type { LinkLife, Reveals, TripLink } from '@escale/contract';
import type { Queries, Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refuse.ts';
import { namesOf } from '../accounts/index.ts';
import type { Trips } from '../trips/index.ts';
import './tables.ts';
import { linkExpiry } from './rules/link-expiry.ts';

const mostLinks = 20;

/** The links of a trip that still open it, the newest first. */
export async function listLinks(queries: Queries, accountId: string, tripId: string, now: Date): Promise<TripLink[]> {
  const rows = await queries
    .selectFrom('trip_links')
    .selectAll()
    .where('trip_id', '=', tripId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .execute();
  const names = await namesOf(
    queries,
    rows.map((row) => row.account_id),
  );
  return rows.map((row) => ({
    id: row.id,
    reveals: row.reveals,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    openedCount: row.opened_count,
    openedAt: row.opened_at,
    createdBy: { name: names.get(row.account_id)?.name ?? '', you: row.account_id === accountId },
  }));
}

/** What somebody has shared, for their copy of everything; the secrets of the addresses are kept nowhere. */
export function showLinks(queries: Queries, accountId: string) {
  return queries
    .selectFrom('trip_links')
    .select(['trip_id as tripId', 'reveals', 'created_at as createdAt', 'expires_at as expiresAt'])
    .select('opened_count as openedCount')
    .where('account_id', '=', accountId)
    .execute();
}

type NewLink = { tripId: string; reveals: Reveals; life: LinkLife };

/** Gives the link's id and the secret of its address, which nobody can read again afterwards. */
export async function createLink(
  tx: Tx,
  trips: Trips,
  accountId: string,
  { tripId, reveals, life }: NewLink,
  now: Date,
): Promise<{ id: string; token: string }> {
  await trips.mayDo(tx, accountId, tripId, 'share-trip');
  const trip = await trips.forOutsiders(tx, tripId);
  if (!trip) return refuse('trip.not-found');
  if ((await listLinks(tx, accountId, tripId, now)).length >= mostLinks) return refuse('link.too-many');
  const token = randomBytes(24).toString('base64url');
  const id = newId();
  await tx
    .insertInto('trip_links')
    .values({
      id,
      trip_id: tripId,
      account_id: accountId,
      token_hash: hashOf(token),
      reveals: JSON.stringify(reveals),
      created_at: now.toISOString(),
      expires_at: new Date(linkExpiry(life, trip.endsAtMs, now.getTime())).toISOString(),
    })
    .execute();
  return { id, token };
}

export async function revokeLink(
  tx: Tx,
  trips: Trips,
  accountId: string,
  { tripId, linkId }: { tripId: string; linkId: string },
): Promise<void> {
  await trips.mayDo(tx, accountId, tripId, 'share-trip');
  const { numDeletedRows } = await tx
    .deleteFrom('trip_links')
    .where('id', '=', linkId)
    .where('trip_id', '=', tripId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) refuse('link.not-found');
}

export type OpenLink = { tripId: string; accountId: string; reveals: Reveals; expiresAt: string };

/** What a secret opens, counted once for each `visit`. Null alike for an unknown, an expired and a revoked one. */
export async function openLink(queries: Queries, token: string, now: Date, visit: boolean): Promise<OpenLink | null> {
  if (!/^[\w-]{32}$/.test(token)) return null;
  const row = await queries
    .selectFrom('trip_links')
    .select(['id', 'trip_id', 'account_id', 'reveals', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!row) return null;
  if (visit) {
    await queries
      .updateTable('trip_links')
      .set((eb) => ({ opened_at: now.toISOString(), opened_count: eb('opened_count', '+', 1) }))
      .where('id', '=', row.id)
      .execute();
  }
  return { tripId: row.trip_id, accountId: row.account_id, reveals: row.reveals, expiresAt: row.expires_at };
}

export async function sweepLinks(queries: Queries, now: Date): Promise<void> {
  await queries.deleteFrom('trip_links').where('expires_at', '<=', now.toISOString()).execute();
}

/** 192 random bits need no slow hash: nobody guesses them from it. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
