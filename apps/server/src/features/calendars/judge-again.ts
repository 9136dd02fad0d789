import type { House } from '../../platform/house.ts';
import { publish } from '../../platform/live.ts';
import type { Occurrence } from '../reading/index.ts';
import { askToJudge, judgeJob, willJudge } from './jobs.ts';
import type { Needs } from './needs.ts';
import { openScene, settleEvent } from './settle-event.ts';
import type { AccountRow } from './tables.ts';

/** A trip that is made or moved may concern events that the calendar told long ago. */
export function judgeWhenTripsChange(house: House, needs: Needs): void {
  house.jobs.work(judgeJob, ({ accountId }) => judgeAgain(needs, accountId));
  for (const name of ['trip.created', 'trip.changed', 'trip.deleted', 'trips.merged'] as const) {
    house.whenTold(name, `calendars: judge events again after ${name}`, async ({ event }) => {
      if ('byCalendar' in event) return;
      const accountId = event.byAccountId;
      const connected = await house.db.query
        .selectFrom('calendar_accounts')
        .select('id')
        .where('account_id', '=', accountId)
        .limit(1)
        .executeTakeFirst();
      // Of fifty mails that arrive together each tells two such changes.
      if (!connected || (await willJudge(house.db.query, accountId))) return;
      await house.db.transact((tx) => askToJudge(tx, accountId));
    });
  }
}

/** All that is still to come, by the trips as they are now. */
export async function judgeAgain(needs: Needs, accountId: string): Promise<void> {
  const { db, fields, clock } = needs;
  await db.transact(async (tx) => {
    const accounts: AccountRow[] = await tx
      .selectFrom('calendar_accounts')
      .selectAll()
      .where('account_id', '=', accountId)
      .execute();
    const open = await fields.opener(tx, accountId);
    for (const account of accounts) {
      // A sync of one of these would judge by the same trips at the same time.
      await tx.selectFrom('calendars').select('id').where('calendar_account_id', '=', account.id).forUpdate().execute();
      const rows = await tx
        .selectFrom('calendar_events as e')
        .innerJoin('calendars as c', 'c.id', 'e.calendar_id')
        .selectAll('e')
        .where('c.calendar_account_id', '=', account.id)
        .where('c.selected', '=', true)
        .where('e.ends_at', '>=', clock.now().toISOString())
        .where('e.decision', 'not in', ['cancelled', 'declined', 'taken-out'])
        .orderBy('e.starts_at')
        .execute();
      const scene = await openScene(needs, tx, account);
      for (const row of rows) {
        const text = open(`calendar_events.said ${row.id}`, row.said);
        if (text) await settleEvent(scene, row, JSON.parse(text) as Occurrence, null); // sealed as one when it was pulled
      }
      await scene.tellChanges();
      if (rows.length > 0) await publish(tx, accountId, { what: 'calendars' });
    }
  });
}
