import { createHash } from 'node:crypto';
import type { CalendarDecision, Place } from '@escale/contract';
import { distanceKm } from '@escale/contract/segment-places';
import { zoneAt } from '@escale/extract/knowledge';
import type { Tx } from '../../platform/db.ts';
import { tell } from '../../platform/outbox.ts';
import { namesOf } from '../accounts/index.ts';
import { completePlace } from '../places/index.ts';
import { type Occurrence, occurrenceKey, type Translation } from '../reading/index.ts';
import type { TripSpan } from '../trips/index.ts';
import { takeOutUnlessShared } from './forget-events.ts';
import type { Needs } from './needs.ts';
import { boundsOf } from './rules/bounds.ts';
import { eventDraft, localTime, placeOf } from './rules/event-facts.ts';
import { isStay } from './rules/is-stay.ts';
import { type Judgement, judgeEvent } from './rules/judge-event.ts';
import type { AccountRow, EventRow } from './tables.ts';

/** What one traveller's events are judged by, for as long as a transaction lasts. */
export type Scene = {
  readonly needs: Needs;
  readonly tx: Tx;
  readonly account: AccountRow;
  readonly home: Place | null;
  /** Addresses by which an invitation may know the traveller. */
  readonly emails: ReadonlySet<string>;
  spans(): Promise<TripSpan[]>;
  changed(tripId: string, byEverybodySeen: boolean): void;
  /** Says once for each trip that others see that it has changed. */
  tellChanges(): Promise<void>;
};

export async function openScene(needs: Needs, tx: Tx, account: AccountRow): Promise<Scene> {
  const settings = await tx
    .selectFrom('calendar_settings')
    .select('home')
    .where('account_id', '=', account.account_id)
    .executeTakeFirst();
  const self = (await namesOf(tx, [account.account_id])).get(account.account_id);
  const emails = [self?.email, account.username].flatMap((address) => address?.toLowerCase() ?? []);
  const since = new Date(needs.clock.now().getTime() - 60 * 86_400_000);
  const shown = new Set<string>();
  let spans: Promise<TripSpan[]> | null = null;
  return {
    needs,
    tx,
    account,
    home: settings?.home ?? null,
    emails: new Set(emails),
    spans() {
      spans ??= needs.trips.calendar.spans(tx, account.account_id, since);
      return spans;
    },
    changed(tripId, seen) {
      spans = null;
      if (seen) shown.add(tripId);
    },
    async tellChanges() {
      for (const tripId of shown) {
        await tell(tx, 'trip.changed', { tripId, byAccountId: account.account_id, byCalendar: true });
      }
    },
  };
}

const findTown = (name: string, country?: string) => completePlace({ name, ...(country && { country }) }, 'city');

/**
 * Decides what an event is to the traveller's trips, and makes the trips so. `bookings` null: it is as it was before, and
 * only the trips have changed.
 */
export async function settleEvent(
  scene: Scene,
  row: EventRow,
  said: Occurrence,
  bookings: readonly Translation[] | null,
): Promise<void> {
  const { needs, tx, account } = scene;
  const accountId = account.account_id;
  const held = await needs.trips.calendar.find(tx, accountId, row.segment_ids);
  // The traveller has removed it from the trip, or the trip with it: it does not come back.
  if (row.decision === 'taken-out' || (row.segment_ids.length > 0 && held.length === 0)) {
    return keep(scene, row, { decision: 'taken-out', tripId: null }, row.segment_ids);
  }
  const whole = (bookings ?? []).flatMap((booking) => (isWhole(booking) ? (booking.segment ?? []) : []));
  const isBooking =
    bookings === null ? row.decision === 'booking' || row.decision === 'known-booking' : whole.length > 0;
  if (bookings === null && isBooking) return;

  const place = placeOf(said, findTown, zoneAt);
  const judged = await judge(scene, row, said, place, isBooking);
  if (judged.decision === 'booking') return placeBookings(scene, row, said, whole);
  if (judged.decision === 'event') return placeEvent(scene, row, said, place, judged.tripId);

  // A trip's other days may move away from an event that its traveller has worked on; only the calendar cancels it.
  const over = judged.decision === 'cancelled' || judged.decision === 'declined';
  const stays = over ? [] : held.filter((segment) => segment.byHand);
  if (stays.length > 0) return;
  await letGo(scene, row, []);
  await keep(scene, row, judged, []);
}

function judge(
  scene: Scene,
  row: EventRow,
  said: Occurrence,
  place: Place | null,
  isBooking: boolean,
): Promise<Judgement> {
  const { home, emails } = scene;
  return scene.spans().then((spans) =>
    judgeEvent(
      {
        ...boundsOf(said, place?.timeZone ?? home?.timeZone ?? null),
        allDay: said.start.length === 10,
        recurring: said.recurring,
        place,
        free: said.free,
        private: said.private,
        cancelled: said.cancelled,
        declined: said.declinedBy.some((email) => emails.has(email)),
        isBooking,
      },
      // A trip that was made for this event does not keep it in its place.
      {
        trips: spans.filter((span) => !(row.made_trip && span.onlyEvents && span.tripId === row.trip_id)),
        home,
        distanceKm,
      },
    ),
  );
}

/** Whole, sure, and of a stay at least one night: two hours in a hotel's bar are no stay. */
function isWhole({ segment, reason, cancels }: Translation): boolean {
  return segment !== null && reason === null && !cancels && (segment.type !== 'hotel' || isStay(segment));
}

async function placeBookings(
  scene: Scene,
  row: EventRow,
  said: Occurrence,
  drafts: readonly NonNullable<Translation['segment']>[],
): Promise<void> {
  const { needs, tx, account } = scene;
  const accountId = account.account_id;
  const ours: string[] = [];
  let tripId: string | null = null;
  for (const [index, draft] of drafts.entries()) {
    const placed = await needs.trips.placeBooking(tx, accountId, {
      draft: withHomeZone(draft, scene.home),
      source: 'calendar',
      importId: null,
      identity: [`${identityOf(said)} ${index}`],
      yields: true,
    });
    tripId ??= placed.tripId;
    if (placed.newTrip) await needs.trips.nameNewTrip(tx, placed.tripId);
    const [segment] = await needs.trips.calendar.find(tx, accountId, [placed.segmentId]);
    if (segment?.fromCalendar) ours.push(placed.segmentId);
    if (placed.action !== 'unchanged') scene.changed(placed.tripId, true);
  }
  await letGo(scene, row, ours);
  await keep(scene, row, { decision: ours.length > 0 ? 'booking' : 'known-booking', tripId }, ours);
}

/** The engine leaves an instant in UTC where no place told its clock. */
function withHomeZone(draft: NonNullable<Translation['segment']>, home: Place | null): typeof draft {
  const zone = home?.timeZone ?? null;
  return {
    ...draft,
    start: localTime(draft.start, null, zone),
    ...(draft.end && { end: localTime(draft.end, null, zone) }),
  };
}

async function placeEvent(
  scene: Scene,
  row: EventRow,
  said: Occurrence,
  place: Place | null,
  tripId: string | null,
): Promise<void> {
  const { needs, tx, account } = scene;
  const accountId = account.account_id;
  const personal = said.private || account.audience === 'me';
  const held = await needs.trips.calendar.find(tx, accountId, row.segment_ids);
  const [current] = held;
  const fits = current && (tripId === null ? row.made_trip : current.tripId === tripId);
  if (current && !fits && !current.byHand) await letGo(scene, row, []);
  const put = await needs.trips.calendar.putEvent(tx, accountId, {
    draft: eventDraft(said, place, { homeZone: scene.home?.timeZone ?? null, personal }),
    key: identityOf(said),
    tripId,
  });
  if (!put) return keep(scene, row, { decision: 'no-trip', tripId: null }, []);
  await letGo(scene, row, [put.segmentId]);
  if (put.changed) scene.changed(put.tripId, !personal);
  const madeTrip = tripId === null || (row.made_trip && row.trip_id === put.tripId);
  await keep(scene, row, { decision: 'event', tripId: put.tripId }, [put.segmentId], madeTrip);
}

/** By what an event is known in the trips: the same appointment in two calendars is one. */
function identityOf(said: Occurrence): string {
  return `calendar ${createHash('sha256').update(occurrenceKey(said)).digest('base64url').slice(0, 32)}`;
}

/** Out of the trips with what this event had there, all but these. */
async function letGo(scene: Scene, row: EventRow, but: readonly string[]): Promise<void> {
  const left = row.segment_ids.filter((id) => !but.includes(id));
  if (left.length === 0) return;
  await scene.tx
    .updateTable('calendar_events')
    .set({ segment_ids: [...but] })
    .where('id', '=', row.id)
    .execute();
  await takeOutUnlessShared(scene.needs, scene.tx, scene.account.account_id, left);
  if (row.trip_id) scene.changed(row.trip_id, row.decision === 'booking' || scene.account.audience === 'trip');
}

async function keep(
  { tx }: Scene,
  row: EventRow,
  judged: { decision: CalendarDecision; tripId: string | null },
  segmentIds: readonly string[],
  madeTrip = false,
): Promise<void> {
  await tx
    .updateTable('calendar_events')
    .set({ decision: judged.decision, trip_id: judged.tripId, segment_ids: [...segmentIds], made_trip: madeTrip })
    .where('id', '=', row.id)
    .execute();
}
