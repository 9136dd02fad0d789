import type { Queries } from '../../platform/db.ts';
import type { FieldCipher } from '../../platform/field-cipher.ts';
import { findAccounts } from './connect.ts';
import { presentAccounts } from './present.ts';

/**
 * What an account's owner may take along: what is connected and what is known of its events. Passwords and tokens are
 * not in it; they open other houses.
 */
export async function showAll(queries: Queries, fields: FieldCipher, accountId: string): Promise<unknown> {
  const accounts = await presentAccounts(queries, await findAccounts(queries, accountId));
  const settings = await queries
    .selectFrom('calendar_settings')
    .select(['home', 'feed_created_at', 'feed_read_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const rows = await queries
    .selectFrom('calendar_events as e')
    .innerJoin('calendars as c', 'c.id', 'e.calendar_id')
    .innerJoin('calendar_accounts as a', 'a.id', 'c.calendar_account_id')
    .select(['e.id', 'e.said', 'e.decision', 'e.trip_id'])
    .where('a.account_id', '=', accountId)
    .orderBy('e.starts_at')
    .execute();
  const open = await fields.opener(queries, accountId);
  const events = rows.map((row) => {
    const text = open(`calendar_events.said ${row.id}`, row.said);
    return { decision: row.decision, tripId: row.trip_id, event: text === null ? null : (JSON.parse(text) as unknown) };
  });
  return { accounts, settings: settings ?? null, events };
}
