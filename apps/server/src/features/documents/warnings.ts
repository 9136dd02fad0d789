import type { documentWarningReasons, Language, listDocumentWarnings, ReplyOf } from '@escale/contract';
import type { Queries, Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Needs } from './needs.ts';
import { nameOf, readDocuments } from './read-documents.ts';
import { lastPlaceOnEarth } from './rules/document-state.ts';
import { type TripNeeds, type Warning, warningsFor } from './rules/warnings-for.ts';

/**
 * Port: what a trip asks of its traveller. `no-part`: the account has no part in it; null: it does not travel, or nobody
 * knows until when.
 */
export type AboutTrips = {
  needs(queries: Queries, accountId: string, tripId: string): Promise<TripNeeds | null | 'no-part'>;
};

type Warnings = ReplyOf<typeof listDocumentWarnings>['items'];

/** The caller's own documents that end too early for a trip of theirs; nothing of a fellow traveller's. */
export async function listWarnings(
  queries: Queries,
  needs: Needs,
  trips: AboutTrips,
  asked: { accountId: string; tripId: string; language: Language },
): Promise<Warnings> {
  const { accountId, tripId, language } = asked;
  const trip = await trips.needs(queries, accountId, tripId);
  if (trip === 'no-part') return refuse('trip.not-found');
  if (!trip) return [];
  const open = await openWarnings(queries, needs, trip, asked);
  if (open.length === 0) return [];
  const documents = await readDocuments(needs, queries, accountId, 'all');
  return open.flatMap((warning) => {
    const document = documents.find(({ id }) => id === warning.documentId);
    return document ? { ...warning, name: nameOf(document, language) } : [];
  });
}

/** What their owner has not put away; nothing that lies sealed is opened for it. */
export async function openWarnings(
  queries: Queries,
  { clock }: Pick<Needs, 'clock'>,
  trip: TripNeeds,
  { accountId, tripId }: { accountId: string; tripId: string },
): Promise<Warning[]> {
  if (trip.lastDay < lastPlaceOnEarth(clock.now())) return [];
  const papers = await queries
    .selectFrom('documents')
    .select(['id', 'document_type as documentType', 'country', 'expiry'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  const dismissed = await queries
    .selectFrom('dismissed_document_warnings')
    .select(['document_id', 'reason'])
    .where('account_id', '=', accountId)
    .where('trip_id', '=', tripId)
    .execute();
  return warningsFor(trip, papers).filter(
    ({ documentId, reason }) => !dismissed.some((d) => d.document_id === documentId && d.reason === reason),
  );
}

export async function withAnEnding(queries: Queries, accountIds: readonly string[]): Promise<string[]> {
  if (accountIds.length === 0) return [];
  const rows = await queries
    .selectFrom('documents')
    .select('account_id')
    .distinct()
    .where((of) => of('account_id', '=', of.fn.any(of.val([...accountIds]))))
    .where('expiry', 'is not', null)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

export async function dismissWarning(
  tx: Tx,
  trips: AboutTrips,
  accountId: string,
  tripId: string,
  warning: { documentId: string; reason: (typeof documentWarningReasons)[number] },
): Promise<void> {
  if ((await trips.needs(tx, accountId, tripId)) === 'no-part') return refuse('trip.not-found');
  const own = await tx
    .selectFrom('documents')
    .select('id')
    .where('id', '=', warning.documentId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!own) return refuse('document.not-found');
  await tx
    .insertInto('dismissed_document_warnings')
    .values({ account_id: accountId, trip_id: tripId, document_id: own.id, reason: warning.reason })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
