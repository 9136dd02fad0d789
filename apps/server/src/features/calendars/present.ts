import type { CalendarAccount, CalendarEvent } from '@escale/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/db.ts';
import type { FieldCipher } from '../../platform/field-cipher.ts';
import type { Occurrence } from '../reading/index.ts';
import type { Trips } from '../trips/index.ts';
import type { AccountRow, EventRow } from './tables.ts';

/** Everything about it but what opens it. */
export async function presentAccounts(queries: Queries, rows: readonly AccountRow[]): Promise<CalendarAccount[]> {
  if (rows.length === 0) return [];
  const calendars = await queries
    .selectFrom('calendars as c')
    .select(['c.id', 'c.calendar_account_id', 'c.name', 'c.color', 'c.selected'])
    .select(({ selectFrom }) => [
      selectFrom('calendar_events as e')
        .select(sql<number>`count(*) filter (where e.trip_id is not null)`.as('n'))
        .whereRef('e.calendar_id', '=', 'c.id')
        .as('imported'),
      selectFrom('calendar_events as e')
        .select(sql<number>`count(*) filter (where e.trip_id is null)`.as('n'))
        .whereRef('e.calendar_id', '=', 'c.id')
        .as('left_out'),
    ])
    .where(
      'c.calendar_account_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('c.position')
    .orderBy('c.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    username: row.username,
    state: row.state,
    problem: row.problem,
    lastSyncedAt: row.last_synced_at,
    nextSyncAt: row.next_sync_at,
    audience: row.audience,
    calendars: calendars
      .filter((calendar) => calendar.calendar_account_id === row.id)
      .map(({ id, name, color, selected, imported, left_out }) => ({
        id,
        name,
        color,
        selected,
        imported: imported ?? 0,
        leftOut: left_out ?? 0,
      })),
  }));
}

export async function presentEvents(
  { fields, trips }: { fields: FieldCipher; trips: Trips },
  queries: Queries,
  accountId: string,
  rows: readonly EventRow[],
): Promise<CalendarEvent[]> {
  const open = await fields.opener(queries, accountId);
  const names = await trips.namesOf(queries, accountId, [...new Set(rows.flatMap(({ trip_id }) => trip_id ?? []))]);
  return rows.flatMap((row) => {
    const text = open(`calendar_events.said ${row.id}`, row.said);
    if (text === null) return [];
    const said = JSON.parse(text) as Occurrence; // sealed as one when it was pulled
    const name = row.trip_id === null ? undefined : names.get(row.trip_id);
    return {
      id: row.id,
      calendarId: row.calendar_id,
      title: said.title,
      start: said.start,
      location: said.location || null,
      decision: row.decision,
      trip: row.trip_id !== null && name !== undefined ? { id: row.trip_id, name } : null,
    };
  });
}
