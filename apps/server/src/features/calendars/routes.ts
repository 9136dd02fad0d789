import { type CalendarAccount, calendarSignIns, calls, type Place, pageSize } from '@escale/contract';
import type { Queries, Tx } from '../../platform/db.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refuse.ts';
import { completePlace } from '../places/index.ts';
import { changePassword, connectCalendar, disconnect, findAccounts, openAccount, selectCalendars } from './connect.ts';
import { createFeed, feedOf, revokeFeed } from './feed.ts';
import { askToJudge, askToSync } from './jobs.ts';
import type { Needs } from './needs.ts';
import { presentAccounts, presentEvents } from './present.ts';
import { beginSignIn, finishSignIn } from './sign-in.ts';

export function calendarRoutes({ route }: Pick<House, 'route'>, needs: Needs): void {
  const { providers } = needs;

  async function one(tx: Tx, accountId: string, id: string): Promise<CalendarAccount> {
    const [account] = await presentAccounts(tx, [await openAccount(tx, accountId, id)]);
    return account ?? refuse('calendar.not-found');
  }

  route(calls.listCalendars, async ({ db, caller: { accountId } }) => ({
    accounts: await presentAccounts(db, await findAccounts(db, accountId)),
    signIns: calendarSignIns.filter((kind) => providers[kind] !== null),
    home: await homeOf(db, accountId),
    feed: await feedOf(db, accountId),
  }));

  route(calls.connectCalendar, async ({ tx, caller: { accountId }, body }) =>
    one(tx, accountId, await connectCalendar(needs, tx, accountId, body)),
  );

  route(calls.beginCalendarSignIn, async ({ tx, caller, params, body }) => ({
    url: await beginSignIn(needs, tx, caller.accountId, params.kind, body.accountId),
  }));

  route(calls.finishCalendarSignIn, async ({ tx, caller: { accountId }, body }) =>
    one(tx, accountId, await finishSignIn(needs, tx, accountId, body)),
  );

  route(calls.selectCalendars, async ({ tx, caller: { accountId }, params, body }) => {
    await selectCalendars(needs, tx, await openAccount(tx, accountId, params.id), body);
    return one(tx, accountId, params.id);
  });

  route(calls.changeCalendarPassword, async ({ tx, caller: { accountId }, params, body }) => {
    await changePassword(needs, tx, await openAccount(tx, accountId, params.id), body);
    return one(tx, accountId, params.id);
  });

  route(calls.syncCalendar, async ({ tx, caller: { accountId }, params }) => {
    const row = await openAccount(tx, accountId, params.id);
    if (row.state !== 'connecting' && row.state !== 'choosing') {
      await tx.updateTable('calendar_accounts').set({ state: 'syncing' }).where('id', '=', row.id).execute();
    }
    await askToSync(tx, accountId, row.id);
    return one(tx, accountId, params.id);
  });

  route(calls.disconnectCalendar, async ({ tx, caller: { accountId }, params, query }) =>
    disconnect(needs, tx, await openAccount(tx, accountId, params.id), query.events),
  );

  route(calls.listCalendarEvents, async ({ db, caller: { accountId }, params, query }) => {
    const own = await db
      .selectFrom('calendar_accounts')
      .select('id')
      .where('id', '=', params.id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!own) return refuse('calendar.not-found');
    const limit = query.limit ?? pageSize.default;
    const after = afterCursor(query.cursor);
    const rows = await db
      .selectFrom('calendar_events as e')
      .innerJoin('calendars as c', 'c.id', 'e.calendar_id')
      .selectAll('e')
      .where('c.calendar_account_id', '=', params.id)
      .where('e.trip_id', query.which === 'imported' ? 'is not' : 'is', null)
      .$if(after !== null, (found) =>
        found.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('e.starts_at', 'e.id'), '>', tuple(after?.at ?? '', after?.id ?? '')),
        ),
      )
      .orderBy('e.starts_at')
      .orderBy('e.id')
      .limit(limit + 1)
      .execute();
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return {
      items: await presentEvents(needs, db, accountId, rows.slice(0, limit)),
      nextCursor: last ? `${last.starts_at}~${last.id}` : null,
    };
  });

  route(calls.setCalendarHome, async ({ tx, caller: { accountId }, body }) => {
    const home = body.home && { ...completePlace(body.home, 'city'), ...body.home };
    await tx
      .insertInto('calendar_settings')
      .values({ account_id: accountId, home: home && JSON.stringify(home) })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ home: home && JSON.stringify(home) }))
      .execute();
    await askToJudge(tx, accountId);
    return { home };
  });

  route(calls.createCalendarFeed, ({ tx, caller, language }) => createFeed(needs, tx, caller.accountId, language));
  route(calls.revokeCalendarFeed, ({ tx, caller }) => revokeFeed(tx, caller.accountId));
}

async function homeOf(queries: Queries, accountId: string): Promise<Place | null> {
  const row = await queries
    .selectFrom('calendar_settings')
    .select('home')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.home ?? null;
}

/** One that we did not make begins from the start. */
function afterCursor(cursor: string | undefined): { at: string; id: string } | null {
  const [, at, id] =
    /^(\d{4}-\d\d-\d\dT[\d:.]+Z)~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor ?? '') ?? [];
  return at && id && !Number.isNaN(Date.parse(at)) ? { at, id } : null;
}
