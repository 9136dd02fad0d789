import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import type { Needs } from './needs.ts';

/** `remove`: also from the trips, what no other connected calendar has. */
export async function forgetEvents(
  needs: Needs,
  tx: Tx,
  accountId: string,
  calendarId: string,
  events: 'keep' | 'remove',
): Promise<void> {
  const rows = await tx
    .deleteFrom('calendar_events')
    .where('calendar_id', '=', calendarId)
    .returning(['segment_ids', 'decision'])
    .execute();
  if (events === 'keep') return;
  for (const { segment_ids } of rows) await takeOutUnlessShared(needs, tx, accountId, segment_ids);
}

/** The same appointment may stand in two calendars: it goes with the last of them. The row of the one that went is gone. */
export async function takeOutUnlessShared(
  { trips }: Needs,
  tx: Tx,
  accountId: string,
  segmentIds: readonly string[],
): Promise<void> {
  for (const segmentId of segmentIds) {
    const elsewhere = await tx
      .selectFrom('calendar_events as e')
      .innerJoin('calendars as c', 'c.id', 'e.calendar_id')
      .innerJoin('calendar_accounts as a', 'a.id', 'c.calendar_account_id')
      .select('e.id')
      .where('a.account_id', '=', accountId)
      .where(sql<boolean>`e.segment_ids @> ${[segmentId]}::uuid[]`)
      .limit(1)
      .executeTakeFirst();
    if (!elsewhere) await trips.calendar.takeOut(tx, accountId, segmentId);
  }
}
