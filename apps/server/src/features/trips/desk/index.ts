/** Trips as the advisors of their travellers work on them: what `agency` and `desk` on the fourth floor may ask. */
import type { Trip } from '@escale/contract';
import type { Queries, Tx } from '../../../platform/db.ts';
import type { House } from '../../../platform/house.ts';
import type { DeskDeed } from '../../../platform/policy.ts';
import type { AgentChair, CustomerRow } from '../../accounts/index.ts';
import { abroadAtDesk, type TripAbroad } from '../abroad.ts';
import { insertAttachment, type NewAttachment } from '../attachments.ts';
import { type CloneFor, copyTrip } from '../clone-trip.ts';
import {
  type ChangeBy,
  changeAtDesk,
  contentOf,
  createAtDesk,
  type SegmentNow,
  type TripChanges,
  type TripFields,
} from './change-trip.ts';
import { type DeskListPage, type DeskListQuery, listTripsAtDesk } from './list-trips.ts';
import { manages, managingAgency, noteManaged } from './managed.ts';
import { type DeskAttachment, openAttachmentAtDesk } from './open-attachment.ts';
import { type DeskTrip, findTripAtDesk, openTripAtDesk } from './open-trip.ts';
import { outlineTripsOf } from './outline.ts';
import { readTripAtDesk } from './read-trip.ts';
import { commonAmong, segmentsAtDesk } from './segments-of.ts';

export type DeskTrips = {
  /** Refuses with `trip.not-found`, or `trip.not-editable` what the advisor may only see. Locked in a transaction. */
  open(queries: Queries, chair: AgentChair, tripId: string, deed: DeskDeed): Promise<DeskTrip>;
  find(queries: Queries, chair: AgentChair, tripId: string): Promise<DeskTrip | null>;
  read(queries: Queries, chair: AgentChair, trip: DeskTrip): Promise<Trip | null>;
  list(queries: Queries, chair: AgentChair, asked: DeskListQuery): Promise<DeskListPage>;
  /** Nobody's personal events. */
  contentOf(queries: Queries, tripId: string): Promise<{ fields: TripFields; segments: readonly SegmentNow[] }>;
  /** The segments of several trips at once, in time order, by trip. */
  segmentsOf(queries: Queries, tripIds: readonly string[]): ReturnType<typeof segmentsAtDesk>;
  /** Of these segments those that are nobody's personal event. */
  commonAmong(queries: Queries, segmentIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** As `Trips.abroadOf`, without anybody's personal events: null where the account does not travel, or nothing says until when. */
  abroadOf(queries: Queries, accountId: string, tripId: string): Promise<TripAbroad | null>;
  attachment(queries: Queries, chair: AgentChair, id: string): Promise<DeskAttachment>;
  /** Among the trip's own files, as if the account had added it. The caller has opened the trip, and publishes the change. */
  attach(tx: Tx, accountId: string, tripId: string, what: NewAttachment): Promise<string>;
  create(tx: Tx, who: CloneFor, fields: TripFields, by: ChangeBy): Promise<string>;
  change(tx: Tx, tripId: string, customerAccountId: string, changes: TripChanges, by: ChangeBy): Promise<number>;
  /** A copy of the customer's own; the agent has no part in it. The caller has opened the trip. */
  copy(tx: Tx, tripId: string, customer: CustomerRow, by: ChangeBy): Promise<string>;
  /** From now on the agency manages the trip. */
  noteManaged(tx: Tx, agencyId: string, tripId: string): Promise<void>;
  /** It made the trip or published to it, and whoever runs it is still its customer. */
  manages(queries: Queries, agencyId: string, tripId: string): Promise<boolean>;
  /** The agency that manages it, while one of its travellers is still its customer. */
  managingAgency(queries: Queries, tripId: string): Promise<string | null>;
};

export function openDeskTrips(house: House): DeskTrips {
  const now = () => house.clock.now();
  for (const event of ['customer.added', 'customer.removed', 'customer.transferred'] as const) {
    house.whenTold(event, `trips: bring the desks up to date (${event})`, ({ event: { accountId } }) =>
      house.db.transact((tx) => outlineTripsOf(tx, accountId)),
    );
  }
  return {
    open: openTripAtDesk,
    find: findTripAtDesk,
    read: (queries, chair, trip) =>
      readTripAtDesk(queries, { agentId: chair.agentId, agencyId: chair.agency.id }, trip, now().getTime()),
    list: (queries, chair, asked) => listTripsAtDesk(queries, chair, asked, now().getTime()),
    contentOf: (queries, tripId) => contentOf(queries as Tx, tripId),
    segmentsOf: segmentsAtDesk,
    commonAmong,
    abroadOf: abroadAtDesk,
    attachment: openAttachmentAtDesk,
    attach: (tx, accountId, tripId, what) => insertAttachment(tx, house, accountId, { tripId, segmentId: null }, what),
    create: createAtDesk,
    change: (tx, tripId, accountId, changes, by) => changeAtDesk(tx, house, tripId, accountId, changes, by),
    async copy(tx, tripId, customer, by) {
      const recipient = forCustomer(customer);
      const { accountId: ownerId } = recipient;
      const id = await copyTrip(tx, house, { tripId, recipient, ownerId, byAccountId: by.agentId });
      await noteManaged(tx, by.agencyId, id, by.now);
      return id;
    },
    noteManaged: (tx, agencyId, tripId) => noteManaged(tx, agencyId, tripId, now()),
    manages,
    managingAgency,
  };
}

/** What an agency knows of a customer: as it writes them. */
export function forCustomer(customer: CustomerRow): CloneFor {
  const name = `${customer.first_name} ${customer.last_name}`.trim();
  return { accountId: customer.account_id, email: customer.email, typedName: name || null };
}
