import type { HotelBookingState, ImportReason, IncidentKind, SegmentType } from '@escale/contract';
import type { ChangeFacts } from './say-changes.ts';
import type { DeskHotelNews } from './say-desk-hotel.ts';
import type { DocumentFacts } from './say-document.ts';
import type { HotelNews } from './say-hotel.ts';
import type { PublicationFacts } from './say-published.ts';

/**
 * What messages must know of other rooms to say what happened. Events carry ids; `app.ts` joins these to the rooms that
 * have the names. Null: it is gone again, and there is nothing to say.
 */
export type Facts = {
  /** `accountIds`: everyone who may see the trip. */
  trip(tripId: string): Promise<{ name: string; accountIds: readonly string[] } | null>;
  import(importId: string): Promise<ImportFacts | null>;
  /** What became of many documents that were brought at once. */
  batch(batchId: string): Promise<BatchFacts | null>;
  /** What became of a report to the company, as far as a message says it. */
  incident(incidentId: string): Promise<{ kind: IncidentKind } | null>;
  /** By what its person knows a connected calendar: the server's name. */
  calendar(calendarAccountId: string): Promise<{ title: string } | null>;
  /** Of a hotel booking: the house, and where it stands. */
  hotel(bookingId: string): Promise<HotelFacts | null>;
  /** Of a hotel booking that was made at a desk: which it is, and who there is told; null: nobody is. */
  hotelAtDesk(booking: { id: string } | { segmentId: string }): Promise<HotelAtDesk | null>;
  document(documentId: string): Promise<DocumentFacts | null>;
  /** What was published to a trip, and to whom it is told. */
  publication(publicationId: string): Promise<(PublicationFacts & { accountIds: readonly string[] }) | null>;
  /** Who asks whether an agency may look after the person; null: they have answered. */
  advisor(customerId: string): Promise<{ by: string; agency: string } | null>;
  /** As the person calls themselves. */
  personName(accountId: string): Promise<string>;
};

export type ImportFacts = {
  title: string;
  from: string | null;
  reason: ImportReason | null;
  bookings: {
    title: string;
    type: SegmentType;
    segmentId: string | null;
    created: boolean;
    differs: boolean;
    changes: readonly ChangeFacts[];
  }[];
};

export type HotelFacts = HotelNews & { tripId: string | null; segmentId: string | null };
export type HotelAtDesk = DeskHotelNews & {
  readonly bookingId: string;
  readonly state: HotelBookingState;
  readonly accountId: string;
};
export type BatchFacts = { read: number; placed: number; trips: number; waiting: number };
