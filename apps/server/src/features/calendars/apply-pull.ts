import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { calendarLimits, type Occurrence, occurrenceKey, type Translation, type Window } from '../reading/index.ts';
import { takeOutUnlessShared } from './forget-events.ts';
import type { Needs } from './needs.ts';
import type { Pulled } from './ports.ts';
import { boundsOf } from './rules/bounds.ts';
import { openScene, settleEvent } from './settle-event.ts';
import type { AccountRow, CalendarRow, EventRow } from './tables.ts';

type Known = Pick<EventRow, 'id' | 'resource' | 'key' | 'fingerprint'>;
type Change = { resource: string; occurrence: Occurrence; fingerprint: string; bookings: Translation[] };

/** Our own feed, subscribed to elsewhere: it would bring every trip back into itself. */
export const feedUidSuffix = '@trips.escale';

/**
 * Brings what is known of a calendar up to what its provider has said, and the trips with it, in one transaction with the
 * cursor: after a crash the same is said again, and nothing happens twice.
 */
export async function applyPull(
  needs: Needs,
  account: AccountRow,
  calendar: CalendarRow,
  pulled: Pulled,
  window: Window,
): Promise<void> {
  const { db } = needs;
  const before = await knownOf(db.query, calendar.id);
  const plan = planChanges(before, pulled, needs.clock.now());
  await readBookings(needs, plan.changed);
  await db.transact(async (tx) => {
    const row = await tx
      .selectFrom('calendars')
      .select(['cursor', 'selected'])
      .where('id', '=', calendar.id)
      .forUpdate()
      .executeTakeFirst();
    // Unselected, disconnected, or asked to begin anew meanwhile.
    if (!row?.selected || row.cursor !== calendar.cursor) return;
    await removeGone(needs, tx, account, calendar.id, plan.gone, window);
    const scene = await openScene(needs, tx, account);
    for (const { resource, occurrence, fingerprint, bookings } of inPlacingOrder(plan.changed)) {
      const event = await upsertEvent(needs, tx, account, calendar.id, { resource, occurrence, fingerprint });
      await settleEvent(scene, event, occurrence, bookings);
    }
    await scene.tellChanges();
    await tx
      .updateTable('calendars')
      .set({ cursor: pulled.cursor, ...(pulled.fullResync && { window_from: window.from }) })
      .where('id', '=', calendar.id)
      .execute();
  });
}

function knownOf(queries: Tx | Needs['db']['query'], calendarId: string): Promise<Known[]> {
  return queries
    .selectFrom('calendar_events')
    .select(['id', 'resource', 'key', 'fingerprint'])
    .where('calendar_id', '=', calendarId)
    .execute();
}

function planChanges(before: readonly Known[], pulled: Pulled, now: Date): { changed: Change[]; gone: Known[] } {
  const known = new Map(before.map((row) => [`${row.resource}\n${row.key}`, row]));
  const told = new Set(pulled.upserts.map(({ resource }) => resource));
  const deleted = new Set(pulled.deletes);
  const present = new Set<string>();
  const changed: Change[] = [];
  let room: number = calendarLimits.occurrences;
  for (const { resource, occurrences } of pulled.upserts) {
    for (const occurrence of nextOfSeries(occurrences, now)) {
      if (occurrence.uid.endsWith(feedUidSuffix) || room-- <= 0) continue;
      const at = `${resource}\n${keyOf(occurrence)}`;
      if (present.has(at)) continue;
      present.add(at);
      const fingerprint = createHash('sha256').update(JSON.stringify(occurrence)).digest('base64url');
      if (known.get(at)?.fingerprint !== fingerprint) changed.push({ resource, occurrence, fingerprint, bookings: [] });
    }
  }
  const gone = before.filter(
    (row) =>
      !present.has(`${row.resource}\n${row.key}`) &&
      (pulled.fullResync || deleted.has(row.resource) || told.has(row.resource)),
  );
  return { changed, gone };
}

/** Of a series without a place, which is no part of a trip whenever it meets, the next one stands for all. */
function nextOfSeries(occurrences: readonly Occurrence[], now: Date): Occurrence[] {
  const today = now.toISOString().slice(0, 10);
  const shown = new Set<string>();
  return occurrences.filter((one) => {
    if (!one.recurring || one.location || one.latitude !== undefined) return true;
    if (shown.has(one.uid) || (one.end.slice(0, 10) < today && one !== occurrences.at(-1))) return false;
    shown.add(one.uid);
    return true;
  });
}

/** Within what a column may hold, however long a UID is. */
function keyOf(occurrence: Occurrence): string {
  const key = occurrenceKey(occurrence);
  return key.length <= 300 ? key : createHash('sha256').update(key).digest('base64url');
}

const readAtOnce = 50;

/** In the readers, outside of the transaction. Events that none of them can read are events. */
async function readBookings({ room, log }: Needs, changes: readonly Change[]): Promise<void> {
  const candidates = changes.filter(
    ({ occurrence }) => !occurrence.recurring && !occurrence.private && !occurrence.cancelled,
  );
  for (let i = 0; i < candidates.length; i += readAtOnce) {
    const some = candidates.slice(i, i + readAtOnce);
    const outcome = await room.do('bookings', { events: some.map(({ occurrence }) => occurrence) });
    if (!('answer' in outcome))
      log.warn({ failure: outcome.failure, limit: outcome.message }, 'events were not read for bookings');
    else for (const [at, change] of some.entries()) change.bookings = outcome.answer[at] ?? [];
  }
}

async function removeGone(
  needs: Needs,
  tx: Tx,
  account: AccountRow,
  calendarId: string,
  gone: readonly Known[],
  window: Window,
): Promise<void> {
  for (const { id } of gone) {
    const row = await tx
      .deleteFrom('calendar_events')
      .where('id', '=', id)
      .where('calendar_id', '=', calendarId)
      .returning(['segment_ids', 'ends_at'])
      .executeTakeFirst();
    // What has only left the window stays in its past trip.
    if (!row || row.ends_at.slice(0, 10) < window.from) continue;
    await takeOutUnlessShared(needs, tx, account.account_id, row.segment_ids);
  }
}

/** Bookings first, then what lasts longest: they make the trips that the rest belongs to. */
function inPlacingOrder(changes: readonly Change[]): Change[] {
  const lengthOf = ({ occurrence }: Change) => {
    const { startsAtMs, endsAtMs } = boundsOf(occurrence, null);
    return endsAtMs - startsAtMs;
  };
  return changes.toSorted(
    (a, b) =>
      Number(b.bookings.length > 0) - Number(a.bookings.length > 0) ||
      lengthOf(b) - lengthOf(a) ||
      (a.occurrence.start < b.occurrence.start ? -1 : 1),
  );
}

async function upsertEvent(
  { fields }: Needs,
  tx: Tx,
  account: AccountRow,
  calendarId: string,
  { resource, occurrence, fingerprint }: Omit<Change, 'bookings'>,
): Promise<EventRow> {
  const key = keyOf(occurrence);
  const known = await tx
    .selectFrom('calendar_events')
    .select('id')
    .where('calendar_id', '=', calendarId)
    .where('resource', '=', resource)
    .where('key', '=', key)
    .executeTakeFirst();
  const id = known?.id ?? newId();
  const { startsAtMs, endsAtMs } = boundsOf(occurrence, null);
  const said = {
    starts_at: new Date(startsAtMs).toISOString(),
    ends_at: new Date(endsAtMs).toISOString(),
    fingerprint,
    said: await fields.seal(tx, account.account_id, `calendar_events.said ${id}`, JSON.stringify(occurrence)),
  };
  return tx
    .insertInto('calendar_events')
    .values({
      id,
      calendar_id: calendarId,
      resource,
      key,
      ...said,
      decision: 'no-trip',
      trip_id: null,
      segment_ids: [],
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(said))
    .returningAll()
    .executeTakeFirstOrThrow();
}
