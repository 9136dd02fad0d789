import { z } from 'zod';
import { agencyImport, customerName } from './agency-trips.ts';
import { call, ok } from './call.ts';
import { draftSummary } from './drafts.ts';
import { expectedPlace } from './safety.ts';
import { id, instant } from './values.ts';

const onTrip = { customer: customerName, tripId: id, tripName: z.string() };

/** A piece of the board: its first lines, and how many there are in all. */
const lines = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), total: z.int() });

/** Kinds of `hintsOf` in `continuity/`; the page says them as it says them to the traveller. */
export const deskWarning = z.object({ ...onTrip, kinds: z.array(z.string()), on: z.string().nullable() });

export const todayBoard = z
  .object({
    /** When it was reckoned. */
    at: instant,
    /** Who is where, by their bookings: never by a personal event, never by a device. Whoever moves next comes first. */
    travelling: lines(
      z.object({
        ...onTrip,
        places: z.array(expectedPlace),
        /** IANA zone where they are, where that is known: for their clock on the board. */
        timeZone: z.string().nullable(),
        backInDays: z.int().nullable(),
      }),
    ),
    warnings: lines(deskWarning),
    /**
     * Trips for which a document of the customer's ends too soon, where they let their agency know that. Nothing of the document.
     */
    documents: lines(z.object(onTrip)),
    /** Segments of trips under way or in the next seven days that were cancelled. */
    disruptions: lines(
      z.object({
        ...onTrip,
        segmentId: id,
        segmentType: z.string(),
        title: z.string(),
        start: z.string(),
        since: instant,
      }),
    ),
    /** That there is an open report at a company of customers; not whose, not what, not where. */
    incidents: z.array(z.object({ company: z.string(), customers: z.int() })),
    imports: lines(
      agencyImport.pick({
        id: true,
        customer: true,
        title: true,
        state: true,
        reason: true,
        receivedAt: true,
        by: true,
      }),
    ),
    drafts: lines(draftSummary),
    unseen: lines(z.object({ ...onTrip, publishedAt: instant })),
  })
  .meta({ id: 'TodayBoard' });
export type TodayBoard = z.infer<typeof todayBoard>;

export const getTodayBoard = call({
  method: 'GET',
  path: '/api/agency/today',
  summary: 'The desk’s board: who is where, what needs somebody, what waits',
  audience: 'agent',
  reply: ok(todayBoard),
});
