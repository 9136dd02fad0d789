import type { BodyOf, CalendarAccount, connectCalendar as connectCall } from '@escale/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/live.ts';
import { refuse } from '../../platform/refuse.ts';
import { forgetEvents } from './forget-events.ts';
import { askToSync } from './jobs.ts';
import type { Needs } from './needs.ts';
import type { Secret } from './ports.ts';
import { sealSecret } from './secrets.ts';
import type { AccountRow } from './tables.ts';

/** More than anybody's calendars; each is asked every quarter of an hour. */
const mostAccounts = 10;

type Asked = BodyOf<typeof connectCall>;

/** Keeps what opens the account; whether it does is found out by a job, because the answer may take its time. */
export async function connectCalendar(needs: Needs, tx: Tx, accountId: string, asked: Asked): Promise<string> {
  const secret: Secret =
    asked.kind === 'caldav'
      ? { server: asked.server, username: asked.username, password: asked.password }
      : { address: asked.address };
  return insertAccount(needs, tx, accountId, {
    kind: asked.kind,
    title: hostOf(asked.kind === 'caldav' ? asked.server : asked.address),
    username: asked.kind === 'caldav' ? asked.username : null,
    secret,
  });
}

/** Of an address only the host is shown: the rest of a subscription's is its key. */
export function hostOf(address: string): string {
  const url = URL.parse(address.replace(/^webcals?:/i, 'https:')) ?? URL.parse(`https://${address}`);
  return url?.host || address.slice(0, 60);
}

type NewAccount = Pick<AccountRow, 'kind' | 'title' | 'username'> & { secret: Secret };

export async function insertAccount(needs: Needs, tx: Tx, accountId: string, made: NewAccount): Promise<string> {
  // Ten that come at the same moment must not each find room for one more.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`calendars of ${accountId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('calendar_accounts')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (count >= mostAccounts) return refuse('calendar.too-many');
  const id = newId();
  await tx
    .insertInto('calendar_accounts')
    .values({
      id,
      account_id: accountId,
      kind: made.kind,
      title: made.title,
      username: made.username,
      secret: await sealSecret(needs, tx, accountId, id, made.secret),
      state: 'connecting',
      created_at: needs.clock.now().toISOString(),
    })
    .execute();
  await askToSync(tx, accountId, id);
  return id;
}

export async function changePassword(
  needs: Needs,
  tx: Tx,
  row: AccountRow,
  given: { username: string; password: string },
): Promise<void> {
  const before = await needs.fields.open(tx, row.account_id, `calendar_accounts.secret ${row.id}`, row.secret);
  const { server = '' } = before ? (JSON.parse(before) as Secret) : {};
  if (row.kind !== 'caldav' || !server) return refuse('calendar.not-found');
  await tx.updateTable('calendar_accounts').set({ username: given.username }).where('id', '=', row.id).execute();
  await newSecret(needs, tx, row, { server, ...given });
}

export async function newSecret(needs: Needs, tx: Tx, row: AccountRow, secret: Secret): Promise<void> {
  await tx
    .updateTable('calendar_accounts')
    .set({
      secret: await sealSecret(needs, tx, row.account_id, row.id, secret),
      secret_version: row.secret_version + 1,
      state: row.last_synced_at ? 'syncing' : 'connecting',
      problem: null,
      failures: 0,
      listed_at: null,
    })
    .where('id', '=', row.id)
    .execute();
  await askToSync(tx, row.account_id, row.id);
}

/** At least one: to have none is to disconnect. What only an unselected calendar had goes from the trips. */
export async function selectCalendars(
  needs: Needs,
  tx: Tx,
  row: AccountRow,
  chosen: { calendarIds: readonly string[]; audience?: CalendarAccount['audience'] | undefined },
): Promise<void> {
  const calendars = await tx
    .selectFrom('calendars')
    .select(['id', 'selected'])
    .where('calendar_account_id', '=', row.id)
    .forUpdate()
    .execute();
  const wanted = new Set(chosen.calendarIds);
  if (wanted.size === 0) return refuse('calendar.none-selected');
  if ([...wanted].some((id) => !calendars.some((calendar) => calendar.id === id))) return refuse('calendar.not-found');
  const audience = chosen.audience ?? row.audience;
  for (const { id, selected } of calendars) {
    if (selected && !wanted.has(id)) await forgetEvents(needs, tx, row.account_id, id, 'remove');
    // Who may see an event is said anew for each of them.
    const anew = selected !== wanted.has(id) || audience !== row.audience;
    await tx
      .updateTable('calendars')
      .set({ selected: wanted.has(id), ...(anew && { cursor: null }) })
      .where('id', '=', id)
      .execute();
    if (anew) await tx.updateTable('calendar_events').set({ fingerprint: '' }).where('calendar_id', '=', id).execute();
  }
  await tx.updateTable('calendar_accounts').set({ audience, state: 'syncing' }).where('id', '=', row.id).execute();
  await askToSync(tx, row.account_id, row.id);
}

export async function disconnect(needs: Needs, tx: Tx, row: AccountRow, events: 'keep' | 'remove'): Promise<void> {
  const calendars = await tx.selectFrom('calendars').select('id').where('calendar_account_id', '=', row.id).execute();
  for (const { id } of calendars) await forgetEvents(needs, tx, row.account_id, id, events);
  await tx.deleteFrom('calendar_accounts').where('id', '=', row.id).execute();
  await publish(tx, row.account_id, { what: 'calendars' });
}

/** The caller's own, locked; a stranger's and none sound the same. */
export async function openAccount(tx: Tx, accountId: string, id: string): Promise<AccountRow> {
  const row = await tx
    .selectFrom('calendar_accounts')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? refuse('calendar.not-found');
}

export async function findAccounts(queries: Queries, accountId: string): Promise<AccountRow[]> {
  return queries
    .selectFrom('calendar_accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
