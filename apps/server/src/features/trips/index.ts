import './tables.ts';
import type { ExpectedPlace, SegmentDraft, SegmentType } from '@escale/contract';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../platform/db.ts';
import type { House } from '../../platform/house.ts';
import type { TripDeed, TripRelation } from '../../platform/policy.ts';
import { abroadOf, type TripAbroad } from './abroad.ts';
import { openTrip, relationTo } from './access.ts';
import { attach, type NewAttachment } from './attachments.ts';
import { markCancelled, tripsOfSegments } from './booked-segments.ts';
import { deleteTrip, rateTrip } from './change-trip.ts';
import { type CloneFor, cloneTrip } from './clone-trip.ts';
import { createTrip, type TripDraft } from './create-trip.ts';
import { type DeskTrips, openDeskTrips } from './desk/index.ts';
import type { Cancellation } from './find-reservation.ts';
import { type TripForOutsiders, tripForOutsiders } from './for-outsiders.ts';
import { forgetAccount, type LeftTrip, planLeaving } from './forget-account.ts';
import {
  type EventToPut,
  type FeedSegment,
  findImportedSegments,
  type ImportedSegment,
  type PutEvent,
  putEvent,
  segmentsForFeed,
  spansOf,
  type TripSpan,
  takeOut,
} from './from-calendar.ts';
import { type BookingToPlace, cancelBookings, type PlacedBooking, placeBooking } from './place-booking.ts';
import { tripRoutes } from './routes.ts';
import type { Difference } from './rules/newer-paper.ts';
import { addSegment } from './segments.ts';
import { takeOffered } from './settle-difference.ts';
import { showAll } from './show-all.ts';
import { takeBack } from './take-back.ts';
import { addTraveler, joinTrip, rename } from './travelers.ts';
import { nameNewTrip } from './trip-that-fits.ts';
import { type EndedTrip, expectedPlaces, isTravelDay, tripForReview, tripsEndedSince } from './whereabouts.ts';

export type { TripAbroad } from './abroad.ts';
export type { NewAttachment } from './attachments.ts';
export type { CloneFor } from './clone-trip.ts';
export type { TripDraft } from './create-trip.ts';
export type { ChangeBy, SegmentNow, TripChanges, TripFields } from './desk/change-trip.ts';
export { completedAtDesk } from './desk/change-trip.ts';
export { type DeskTrips, forCustomer } from './desk/index.ts';
export type { DeskTrip } from './desk/open-trip.ts';
export type { DeskSegment } from './desk/segments-of.ts';
export type { Cancellation } from './find-reservation.ts';
export type { AttachmentForOutsiders, TripForOutsiders } from './for-outsiders.ts';
export type { LeftTrip } from './forget-account.ts';
export type { FeedSegment, TripSpan } from './from-calendar.ts';
export type { BookingToPlace, PlacedBooking } from './place-booking.ts';
export { placingQueue } from './placing-queue.ts';
export type { Difference, FieldChange } from './rules/newer-paper.ts';
export { placesAround } from './rules/whereabouts.ts';
export type { SegmentSource } from './tables.ts';
export type { EndedTrip } from './whereabouts.ts';

/** What the floors above may ask of trips. All of it runs in the caller's transaction. */
export type Trips = {
  /** Every trip of the account as it sees it, with the files that it can open. */
  showAll(queries: Queries, accountId: string): ReturnType<typeof showAll>;
  /** What would become of the account's trips if it were erased. */
  planLeaving(queries: Queries, accountId: string): Promise<LeftTrip[]>;
  /** Takes the account out of all trips. */
  forget(tx: Tx, accountId: string): Promise<void>;
  /** Puts a booking where it belongs: updates the same reservation, or adds it to the trip that fits, or to a new one. */
  placeBooking(tx: Tx, accountId: string, booking: BookingToPlace): Promise<PlacedBooking>;
  /** Names a trip that was made a moment ago after all that it holds now. */
  nameNewTrip(tx: Tx, tripId: string): Promise<void>;
  /** Marks what a cancellation speaks of; an empty list when it speaks of nothing here. */
  cancelBookings(tx: Tx, accountId: string, cancellation: Cancellation): Promise<PlacedBooking[]>;
  /** Takes back what an import did: see `take-back.ts`. `byAccountId`: an advisor who does it for them. */
  takeBack(tx: Tx, accountId: string, importId: string, byAccountId?: string): Promise<void>;
  /** Takes what a paper offered in the place of what the traveller had set. */
  takeOffered(
    tx: Tx,
    accountId: string,
    segmentId: string,
    difference: Difference,
    byAccountId?: string,
  ): Promise<void>;
  /** The trip that each of these segments is in now; one that was deleted is left out. */
  tripsOfSegments(queries: Queries, segmentIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What the segment stands for was cancelled with its supplier. Nothing happens where it was deleted. */
  markCancelled(tx: Tx, segmentId: string): Promise<void>;
  /** Of a connected calendar: see `from-calendar.ts`. */
  readonly calendar: {
    spans(queries: Queries, accountId: string, since: Date): Promise<TripSpan[]>;
    putEvent(tx: Tx, accountId: string, event: EventToPut): Promise<PutEvent | null>;
    find(queries: Queries, accountId: string, segmentIds: readonly string[]): Promise<ImportedSegment[]>;
    takeOut(tx: Tx, accountId: string, segmentId: string): Promise<void>;
    feed(queries: Queries, accountId: string, since: Date): Promise<FeedSegment[]>;
  };
  /** As the advisors of its travellers see and change it. */
  readonly desk: DeskTrips;
  /** A new trip of the account's own. Gives its id. */
  create(tx: Tx, accountId: string, draft: TripDraft): Promise<string>;
  addSegment(tx: Tx, accountId: string, tripId: string, draft: SegmentDraft): Promise<string>;
  addTraveler(
    tx: Tx,
    accountId: string,
    tripId: string,
    who: { email: string; name?: string },
  ): Promise<{ id: string }>;
  /** Copies a trip that the account can see for another person. Gives the new trip's id. */
  clone(tx: Tx, accountId: string, tripId: string, recipient: CloneFor): Promise<string>;
  remove(tx: Tx, accountId: string, tripId: string): Promise<void>;
  rate(tx: Tx, accountId: string, tripId: string, rating: number): Promise<void>;
  /** The account has opened the trip: from now on it calls them by their own name. */
  join(tx: Tx, accountId: string, tripId: string): Promise<void>;
  /** Refuses with `trip.not-found` unless the account may add to the trip. */
  mayAddTo(tx: Tx, accountId: string, tripId: string): Promise<void>;
  attach(
    tx: Tx,
    accountId: string,
    to: { tripId: string; segmentId: string | null },
    what: NewAttachment,
  ): Promise<string>;
  /** Where the trip takes the account; `no-part`: it has none in it. Null: it does not travel, or nothing says until when. */
  abroadOf(queries: Queries, accountId: string, tripId: string): Promise<TripAbroad | null | 'no-part'>;
  /** The names of those of these trips in which the account has a part. */
  namesOf(queries: Queries, accountId: string, tripIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What a message about a trip needs: its name, and who has a part in it. Null: it is gone. */
  newsOf(queries: Queries, tripId: string): Promise<{ name: string; accountIds: readonly string[] } | null>;
  /** Refuses unless the account may do this with the trip; the trip stays locked until the transaction ends. */
  mayDo(tx: Tx, accountId: string, tripId: string, deed: TripDeed): Promise<void>;
  /** Who the account is to the trip; a stranger to one that does not exist. */
  relationTo(queries: Queries, accountId: string, tripId: string): Promise<TripRelation>;
  /** The trip without anybody's personal events. Whoever shows it has asked who may see it. Null: it is gone. */
  forOutsiders(queries: Queries, tripId: string): Promise<TripForOutsiders | null>;
  /** Where the account's bookings say that it is now; no personal events. */
  expectedPlaces(queries: Queries, accountId: string): Promise<ExpectedPlace[]>;
  /** Does the account travel from one place to another today? */
  isTravelDay(queries: Queries, accountId: string): Promise<boolean>;
  endedSince(queries: Queries, accountId: string, since: Date): Promise<EndedTrip[]>;
  /** A trip in which the account has a part, and what is in it; null: it has none. */
  forReview(
    queries: Queries,
    accountId: string,
    tripId: string,
  ): Promise<{ id: string; name: string; segmentTypes: SegmentType[] } | null>;
};

export function openTrips(house: House): Trips {
  tripRoutes(house);
  house.whenTold('account.renamed', 'trips: call people what they call themselves', ({ event }) =>
    house.db.transact((tx) => rename(tx, event.accountId)),
  );
  const now = () => house.clock.now();
  return {
    showAll: (queries, accountId) => showAll(queries, accountId, now()),
    planLeaving,
    forget: (tx, accountId) => forgetAccount(tx, house, accountId),
    placeBooking: (tx, accountId, booking) => placeBooking(tx, accountId, booking, now()),
    nameNewTrip,
    cancelBookings: (tx, accountId, cancellation) => cancelBookings(tx, accountId, cancellation, now()),
    takeBack: (tx, accountId, importId, by) => takeBack(tx, house, accountId, importId, by),
    takeOffered: (tx, accountId, segmentId, difference, by) =>
      takeOffered(tx, accountId, segmentId, difference, now(), by),
    tripsOfSegments,
    markCancelled: (tx, segmentId) => markCancelled(tx, segmentId, now()),
    calendar: {
      spans: spansOf,
      putEvent: (tx, accountId, event) => putEvent(tx, accountId, event, now()),
      find: findImportedSegments,
      takeOut: (tx, accountId, segmentId) => takeOut(tx, house, accountId, segmentId),
      feed: segmentsForFeed,
    },
    desk: openDeskTrips(house),
    create: (tx, accountId, draft) => createTrip(tx, accountId, draft, now()),
    addSegment: (tx, accountId, tripId, draft) => addSegment(tx, accountId, tripId, draft, now()),
    addTraveler: (tx, accountId, tripId, who) => addTraveler(tx, accountId, tripId, who, now()),
    clone: (tx, accountId, tripId, recipient) => cloneTrip(tx, house, accountId, tripId, recipient),
    remove: (tx, accountId, tripId) => deleteTrip(tx, house, accountId, tripId, () => undefined),
    rate: rateTrip,
    join: (tx, accountId, tripId) => joinTrip(tx, accountId, tripId, now()),
    mayAddTo: async (tx, accountId, tripId) => void (await openTrip(tx, accountId, tripId, 'add-segment')),
    attach: (tx, accountId, to, what) => attach(tx, house, accountId, to, what),
    mayDo: async (tx, accountId, tripId, deed) => void (await openTrip(tx, accountId, tripId, deed)),
    relationTo,
    forOutsiders: tripForOutsiders,
    abroadOf,
    namesOf: namesOfTrips,
    newsOf,
    expectedPlaces: (queries, accountId) => expectedPlaces(queries, accountId, now()),
    isTravelDay: (queries, accountId) => isTravelDay(queries, accountId, now()),
    endedSince: (queries, accountId, since) => tripsEndedSince(queries, accountId, since, now()),
    forReview: tripForReview,
  };
}

async function namesOfTrips(tx: Queries, accountId: string, tripIds: readonly string[]) {
  if (tripIds.length === 0) return new Map<string, string>();
  const rows = await tx
    .selectFrom('trips as t')
    .innerJoin('trip_parts as p', (on) => on.onRef('p.trip_id', '=', 't.id').on('p.account_id', '=', accountId))
    .select(['t.id', 't.name'])
    // One text however many there are, so that it is prepared once.
    .where('t.id', '=', sql<string>`any(${[...tripIds]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

async function newsOf(tx: Queries, tripId: string) {
  const rows = await tx
    .selectFrom('trips as t')
    .innerJoin('trip_parts as p', 'p.trip_id', 't.id')
    .select(['t.name', 'p.account_id'])
    .where('t.id', '=', tripId)
    .execute();
  const [first] = rows;
  return first ? { name: first.name, accountIds: rows.map((row) => row.account_id) } : null;
}
