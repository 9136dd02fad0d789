import type { Queries } from '../../platform/db.ts';
import type { FileName } from '../../platform/files.ts';
import { readTrip, rowsOf } from './trip-json.ts';

export type ShownFile = { readonly trip: string; readonly name: string; readonly kept: FileName };

/** Every trip of the account as it sees it, with the files that it can open. */
export async function showAll(
  queries: Queries,
  accountId: string,
  now: Date,
): Promise<{ trips: unknown[]; files: ShownFile[] }> {
  const parts = await queries
    .selectFrom('trip_parts as p')
    .innerJoin('trips as t', 't.id', 'p.trip_id')
    .select(['t.id', 't.name'])
    .where('p.account_id', '=', accountId)
    .orderBy('t.id')
    .execute();
  const trips: unknown[] = [];
  const files: ShownFile[] = [];
  for (const { id, name } of parts) {
    const trip = await readTrip(rowsOf(queries), accountId, id, now.getTime());
    if (!trip) continue;
    trips.push(JSON.parse(trip.text));
    for (const file of await filesOf(queries, accountId, id)) files.push({ trip: name, ...file });
  }
  return { trips, files };
}

/** Not those of somebody else's personal events. */
async function filesOf(queries: Queries, accountId: string, tripId: string) {
  const rows = await queries
    .selectFrom('attachments as a')
    .leftJoin('segments as s', 's.id', 'a.segment_id')
    .select(['a.name', 'a.file_account_id', 'a.file_address'])
    .where('a.trip_id', '=', tripId)
    .where((where) => where.or([where('s.personal_to', 'is', null), where('s.personal_to', '=', accountId)]))
    .orderBy('a.id')
    .execute();
  return rows.flatMap(({ name, file_account_id, file_address }) =>
    file_account_id && file_address ? [{ name, kept: { accountId: file_account_id, address: file_address } }] : [],
  );
}
