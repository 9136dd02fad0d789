import { createHash, randomBytes } from 'node:crypto';
import type { LinkLife, Reveals, TripLink } from '@escale/contract';
import type { Selectable } from 'kysely';
import type { Queries, Tables, Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refuse.ts';
import { agencyName, namesOf } from '../accounts/index.ts';
import type { Trips } from '../trips/index.ts';
import './tables.ts';
import { linkExpiry } from './rules/link-expiry.ts';

/** Of links that are alive at once: a trip's own, and for each agency. */
const mostLinks = 20;

/** Whose link it is: a traveller's who runs the trip, or an agency's that manages it. */
export type LinkMaker = { readonly accountId: string } | { readonly agencyId: string; readonly agentId: string };

/** All links that open a trip now, the newest first. `ofAgency`: only what that one made. */
export async function listLinks(
  queries: Queries,
  askerId: string,
  tripId: string,
  now: Date,
  ofAgency?: string,
): Promise<TripLink[]> {
  let query = queries
    .selectFrom('trip_links')
    .selectAll()
    .where('trip_id', '=', tripId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  if (ofAgency) query = query.where('agency_id', '=', ofAgency);
  const rows = await query.execute();
  const makers = await namesOf(
    queries,
    rows.map(makerOf).filter((id) => id !== null),
  );
  const agencies = new Map<string, string>();
  for (const { agency_id } of rows) if (agency_id) agencies.set(agency_id, await agencyName(queries, agency_id));
  return rows.map((row) => {
    const maker = makerOf(row);
    return {
      id: row.id,
      reveals: row.reveals,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      openedCount: row.opened_count,
      openedAt: row.opened_at,
      createdBy: { name: (maker && makers.get(maker)?.name) ?? '', you: maker === askerId },
      agency: (row.agency_id && agencies.get(row.agency_id)) ?? null,
    };
  });
}

const makerOf = (row: Selectable<Tables['trip_links']>) => row.account_id ?? row.by_agent_id;

/** What somebody has shared, for their copy of everything; the secrets of the addresses are kept nowhere. */
export function showLinks(queries: Queries, accountId: string) {
  return queries
    .selectFrom('trip_links')
    .select(['trip_id as tripId', 'reveals', 'created_at as createdAt', 'expires_at as expiresAt'])
    .select('opened_count as openedCount')
    .where('account_id', '=', accountId)
    .execute();
}

type NewLink = { tripId: string; reveals?: Reveals | undefined; life?: LinkLife | undefined };

const nothingMore: Reveals = { confirmationNumbers: false, prices: false, travelers: false, files: false };

/**
 * Gives the link and the secret of its address, which nobody can read again afterwards. Whoever calls has asked whether the maker
 * may share the trip, and keeps the trip locked.
 */
export async function createLink(
  tx: Tx,
  trips: Trips,
  maker: LinkMaker,
  { tripId, reveals = nothingMore, life = 'after-trip' }: NewLink,
  now: Date,
): Promise<{ link: TripLink; token: string }> {
  const trip = await trips.forOutsiders(tx, tripId);
  if (!trip) return refuse('trip.not-found');
  const agencyId = 'agencyId' in maker ? maker.agencyId : null;
  const alive = tx
    .selectFrom('trip_links')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('trip_id', '=', tripId)
    .where('expires_at', '>', now.toISOString())
    .where('agency_id', 'is not distinct from', agencyId);
  if ((await alive.executeTakeFirstOrThrow()).count >= mostLinks) return refuse('link.too-many');
  const token = randomBytes(24).toString('base64url');
  const id = newId();
  await tx
    .insertInto('trip_links')
    .values({
      id,
      trip_id: tripId,
      account_id: 'accountId' in maker ? maker.accountId : null,
      agency_id: agencyId,
      by_agent_id: 'agentId' in maker ? maker.agentId : null,
      token_hash: hashOf(token),
      reveals: JSON.stringify(reveals),
      created_at: now.toISOString(),
      expires_at: new Date(linkExpiry(life, trip.endsAtMs, now.getTime())).toISOString(),
    })
    .execute();
  const askerId = 'accountId' in maker ? maker.accountId : maker.agentId;
  const link = (await listLinks(tx, askerId, tripId, now)).find((one) => one.id === id);
  if (!link) throw new Error('A link that was made a moment ago is gone');
  return { link, token };
}

/** `ofAgency`: only one that it made itself. */
export async function revokeLink(tx: Tx, tripId: string, linkId: string, ofAgency?: string): Promise<void> {
  let query = tx.deleteFrom('trip_links').where('id', '=', linkId).where('trip_id', '=', tripId);
  if (ofAgency) query = query.where('agency_id', '=', ofAgency);
  const { numDeletedRows } = await query.executeTakeFirst();
  if (numDeletedRows === 0n) refuse('link.not-found');
}

export type OpenLink = {
  tripId: string;
  /** Whose it is: one of the two. */
  accountId: string | null;
  agencyId: string | null;
  reveals: Reveals;
  expiresAt: string;
};

/** What a secret opens, counted once for each `visit`. Null alike for an unknown, an expired and a revoked one. */
export async function openLink(queries: Queries, token: string, now: Date, visit: boolean): Promise<OpenLink | null> {
  if (!/^[\w-]{32}$/.test(token)) return null;
  const row = await queries
    .selectFrom('trip_links')
    .select(['id', 'trip_id', 'account_id', 'agency_id', 'reveals', 'expires_at'])
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
  const { trip_id: tripId, account_id: accountId, agency_id: agencyId, reveals, expires_at: expiresAt } = row;
  return { tripId, accountId, agencyId, reveals, expiresAt };
}

export async function sweepLinks(queries: Queries, now: Date): Promise<void> {
  await queries.deleteFrom('trip_links').where('expires_at', '<=', now.toISOString()).execute();
}

/** 192 random bits need no slow hash: nobody guesses them from it. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
