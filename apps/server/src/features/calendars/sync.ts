import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs.ts';
import { publish } from '../../platform/live.ts';
import { tell } from '../../platform/outbox.ts';
import type { Window } from '../reading/index.ts';
import { applyPull } from './apply-pull.ts';
import { syncJob } from './jobs.ts';
import { type Needs, providerOf } from './needs.ts';
import { type Access, CalendarFault, type CalendarProvider, type RemoteCalendar } from './ports.ts';
import { furthestTryMs, nextTry } from './rules/next-try.ts';
import { accessTo } from './secrets.ts';
import { exchanged } from './sign-in.ts';
import type { AccountRow, CalendarRow } from './tables.ts';

const dayMs = 86_400_000;
/** From 30 days ago to 18 months ahead. */
export function windowAt(now: Date): Window {
  const day = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
  return { from: day(-30), until: day(548) };
}
/** A cursor only tells of changes: what has come into the window since by itself needs a look at everything. */
const cursorGoodMs = 7 * dayMs;
const listAgainMs = dayMs;

/** Lists the calendars of one account and reads those that are selected. What the provider refuses is shown to its person. */
export async function syncCalendars(needs: Needs, id: string): Promise<void> {
  const row = await needs.db.query.selectFrom('calendar_accounts').selectAll().where('id', '=', id).executeTakeFirst();
  const provider = row && providerOf(needs, row.kind);
  if (!row || !provider) return;
  try {
    const access = await enter(needs, row, provider);
    if (!access) return;
    const now = needs.clock.now();
    if (!row.listed_at || now.getTime() - Date.parse(row.listed_at) > listAgainMs) {
      const { calendars, owner } = await provider.listCalendars(access);
      if (calendars.length === 0) throw new CalendarFault('not-a-calendar');
      await keepCalendars(needs, row, calendars, owner);
    }
    for (const calendar of await selectedOf(needs, id)) await syncOne(needs, row, provider, access, calendar);
    await settleAccount(needs, row, null);
  } catch (error) {
    if (!(error instanceof CalendarFault)) throw error;
    const { problem, cause } = error;
    needs.log.warn(
      { calendarAccountId: id, problem, cause: (cause as Error | undefined)?.message },
      'a calendar did not sync',
    );
    await settleAccount(needs, row, error);
  }
}

async function enter(needs: Needs, row: AccountRow, provider: CalendarProvider): Promise<Access | null> {
  const access = await accessTo(needs, row);
  if (!access) return null;
  if (!('exchange' in provider)) return access;
  const secret = await exchanged(needs, provider as never, access.secret); // it has `exchange`, so it is a SigningProvider
  if (secret === access.secret) return access;
  await access.renew(secret);
  return { ...access, secret };
}

async function keepCalendars(
  { db, clock }: Needs,
  row: AccountRow,
  listed: readonly RemoteCalendar[],
  owner: string | undefined,
): Promise<void> {
  await db.transact(async (tx) => {
    for (const [position, calendar] of listed.slice(0, 200).entries()) {
      const { remoteId, name, color } = calendar;
      await tx
        .insertInto('calendars')
        .values({
          id: newId(),
          calendar_account_id: row.id,
          remote_id: remoteId,
          name: name.slice(0, 200),
          color,
          position,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['calendar_account_id', 'remote_id'])
            .doUpdateSet({ name: name.slice(0, 200), color, position }),
        )
        .execute();
    }
    // One that is selected and no longer listed is kept: the next pull says that it has gone.
    await tx
      .deleteFrom('calendars')
      .where('calendar_account_id', '=', row.id)
      .where('selected', '=', false)
      .where(
        'remote_id',
        'not in',
        listed.map(({ remoteId }) => remoteId),
      )
      .execute();
    await tx
      .updateTable('calendar_accounts')
      .set({ listed_at: clock.now().toISOString(), ...(owner && { username: owner.slice(0, 254) }) })
      .where('id', '=', row.id)
      .execute();
  });
}

function selectedOf({ db }: Needs, id: string): Promise<CalendarRow[]> {
  return db.query
    .selectFrom('calendars')
    .selectAll()
    .where('calendar_account_id', '=', id)
    .where('selected', '=', true)
    .orderBy('position')
    .execute();
}

async function syncOne(
  needs: Needs,
  row: AccountRow,
  provider: CalendarProvider,
  access: Access,
  calendar: CalendarRow,
): Promise<void> {
  const now = needs.clock.now();
  const fresh =
    calendar.window_from !== null && Date.parse(calendar.window_from) + 30 * dayMs + cursorGoodMs > now.getTime();
  const window = windowAt(now);
  const pulled = await provider.pull(access, calendar.remote_id, fresh ? calendar.cursor : null, window);
  await applyPull(needs, row, calendar, pulled, window);
}

/** Says how it went, and when it will be tried again. */
async function settleAccount(needs: Needs, row: AccountRow, fault: CalendarFault | null): Promise<void> {
  const { db, clock } = needs;
  const now = clock.now();
  await db.transact(async (tx) => {
    const selected = await selectedOf({ ...needs, db: { ...db, query: tx } }, row.id);
    const failures = fault ? row.failures + 1 : 0;
    const next = nextTry({
      now,
      failures,
      problem: fault?.problem ?? null,
      retryAfterS: fault?.retryAfterS,
      chance: Math.random(),
    });
    const updated = await tx
      .updateTable('calendar_accounts')
      .set({
        state: fault ? 'failing' : selected.length > 0 ? 'synced' : 'choosing',
        problem: fault?.problem ?? null,
        failures,
        next_sync_at: selected.length > 0 || fault ? (next?.toISOString() ?? null) : null,
        ...(!fault && selected.length > 0 && { last_synced_at: now.toISOString() }),
      })
      .where('id', '=', row.id)
      .where('secret_version', '=', row.secret_version)
      .executeTakeFirst();
    if (updated.numUpdatedRows === 0n) return;
    await publish(tx, row.account_id, { what: 'calendars' });
    if (fault && next === null && row.state !== 'failing' && row.last_synced_at) {
      await tell(tx, 'calendar.failing', { calendarAccountId: row.id, accountId: row.account_id });
    }
  });
}

/** Every few minutes, on one process: whoever's time has come is put in line. */
export async function syncDue({ db, clock }: Needs): Promise<void> {
  const inMs = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
  await db.transact(async (tx) => {
    const due = await tx
      .selectFrom('calendar_accounts')
      .select('id')
      // Further ahead than anybody is made to wait, it was told by a clock that was wrong.
      .where(({ not, between }) => not(between('next_sync_at', inMs(1), inMs(furthestTryMs))))
      .orderBy('next_sync_at')
      .limit(500)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id } of due) {
      await enqueue(tx, syncJob, { id }, { key: `calendar ${id}`, queue: `calendar ${id}`, priority: 10 });
    }
    if (due.length === 0) return;
    // Should the job be lost, it is their turn again.
    await tx
      .updateTable('calendar_accounts')
      .set({ next_sync_at: inMs(3_600_000) })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
  });
}
