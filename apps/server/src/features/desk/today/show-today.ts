import { type ExpectedPlace, hasTime, instantOf, type TodayBoard } from '@escale/contract';
import { continuityHints } from '@escale/contract/continuity/hints';
import { endZone, startZone } from '@escale/contract/segment-times';
import type { Queries } from '../../../platform/db.ts';
import { type AgentChair, openChair } from '../../accounts/index.ts';
import { titleOf } from '../../reading/index.ts';
import { type DeskSegment, placesAround } from '../../trips/index.ts';
import { countDrafts, listDrafts } from '../drafts/list-drafts.ts';
import type { Needs } from '../needs.ts';
import { presentImports } from '../trips/imports.ts';
import { unseenTrips } from '../trips/publications.ts';
import { documentNeeds } from './document-needs.ts';

/** Lines of each piece; how many there are in all is said beside them. */
const most = 50;
/** Trips that the board looks into: what begins later than the first few hundred is for another day. */
const mostTrips = 300;
const weekMs = 7 * 86_400_000;

type Line = { customer: { id: string; name: string }; tripId: string; tripName: string };
type BoardTrip = Line & {
  accountId: string;
  ongoing: boolean;
  backInDays: number | null;
  travelers: number;
  segments: readonly { segment: DeskSegment; updatedAt: string }[];
};

/** The desk at this moment, reckoned afresh with every asking: it says only what the advisor may see now. */
export async function showToday(queries: Queries, needs: Needs, agentId: string): Promise<TodayBoard> {
  const chair = await openChair(queries, agentId);
  const now = needs.clock.now();
  const trips = await tripsAround(queries, needs, chair, now);
  const [imports, importsWaiting, drafts, draftsInAll, incidents, documents, unseen] = await Promise.all([
    needs.imports.forCustomers.list(queries, chair, { waiting: true, limit: most }),
    needs.imports.forCustomers.countWaiting(queries, chair),
    listDrafts(queries, needs, agentId, { limit: 20 }),
    countDrafts(queries, chair),
    needs.safety.companiesWithOpenReports(queries, chair),
    documentNeeds(queries, needs, chair),
    unseenLines(queries, needs, chair),
  ]);
  return {
    at: now.toISOString(),
    travelling: cut(whereabouts(trips, now.getTime())),
    warnings: cut(trips.flatMap(warningOf)),
    documents: cut(documents),
    disruptions: cut(trips.flatMap((trip) => disruptionsOf(trip, now.getTime()))),
    incidents,
    imports: { items: await presentImports(queries, chair, imports.items), total: importsWaiting },
    drafts: { items: drafts.items, total: draftsInAll },
    unseen,
  };
}

const cut = <T>(items: readonly T[]) => ({ items: items.slice(0, most), total: items.length });

/** Under way, or beginning within the week; nobody's personal events in them. */
async function tripsAround(queries: Queries, { trips }: Needs, chair: AgentChair, now: Date): Promise<BoardTrip[]> {
  const asked = { beforeMs: now.getTime() + weekMs, limit: mostTrips };
  const { items } = await trips.desk.list(queries, chair, asked);
  const segments = await trips.desk.segmentsOf(
    queries,
    items.map(({ id }) => id),
  );
  return items.map((item) => ({
    customer: item.customer,
    tripId: item.id,
    tripName: item.name,
    accountId: item.accountId,
    ongoing: item.timing === 'ongoing',
    backInDays: item.backInDays,
    travelers: item.travelers.length,
    segments: segments.get(item.id) ?? [],
  }));
}

const lineOf = ({ customer, tripId, tripName }: BoardTrip): Line => ({ customer, tripId, tripName });

/** Who is where by their bookings; whoever moves next comes first. */
function whereabouts(trips: readonly BoardTrip[], nowMs: number) {
  return trips
    .filter(({ ongoing }) => ongoing)
    .map((trip) => {
      const places = placesAround(
        trip.segments.map(({ segment }) => segment).filter(({ status }) => status !== 'cancelled'),
        nowMs,
      );
      const here = places.find(({ when }) => when === 'now') ?? places.find(({ when }) => when === 'before');
      const next = places.find(({ when }) => when === 'next');
      return {
        ...lineOf(trip),
        places,
        // Where they are by now: at the end of what is over, at the beginning of what has not begun.
        timeZone: zoneThere(trip, here ?? next),
        backInDays: trip.backInDays,
        movesAtMs: momentMs(next?.start ?? here?.end),
      };
    })
    .sort((a, b) => a.movesAtMs - b.movesAtMs)
    .map(({ movesAtMs: _, ...line }) => line);
}

/** A hotel's days have no clock: its place has. */
function zoneThere(trip: BoardTrip, at: ExpectedPlace | undefined): string | null {
  const of = trip.segments.find(
    ({ segment }) => segment.type === at?.segmentType && segment.start === at.start,
  )?.segment;
  if (!at || !of) return null;
  return at.when === 'next' ? startZone(of) : endZone(of);
}

/** Without a zone as if in UTC: it is for order alone. */
const momentMs = (moment: string | null | undefined) =>
  moment ? (instantOf(moment) ?? Date.parse(hasTime(moment) ? `${moment}Z` : moment)) : Number.MAX_SAFE_INTEGER;

/** What does not fit together, as the traveller's own itinerary says it. */
function warningOf(trip: BoardTrip) {
  const hints = continuityHints(
    trip.segments.map(({ segment }) => segment),
    trip.travelers,
  );
  if (hints.length === 0) return [];
  const first = trip.segments.find(({ segment }) => segment.id === hints[0]?.before)?.segment;
  return [{ ...lineOf(trip), kinds: [...new Set(hints.map(({ kind }) => kind))], on: first?.start ?? null }];
}

function disruptionsOf(trip: BoardTrip, nowMs: number) {
  return trip.segments
    .filter(
      ({ segment }) =>
        segment.status === 'cancelled' && Date.parse(segment.start.slice(0, 10)) > nowMs - 2 * 86_400_000,
    )
    .map(({ segment, updatedAt }) => ({
      ...lineOf(trip),
      segmentId: segment.id,
      segmentType: segment.type,
      title: titleOf(segment),
      start: segment.start,
      since: updatedAt,
    }));
}

async function unseenLines(queries: Queries, { trips }: Needs, chair: AgentChair): Promise<TodayBoard['unseen']> {
  const unseen = new Map((await unseenTrips(queries, chair.agency.id)).map(({ tripId, at }) => [tripId, at]));
  if (unseen.size === 0) return { items: [], total: 0 };
  const asked = { tripIds: [...unseen.keys()], limit: 200 };
  const { items } = await trips.desk.list(queries, chair, asked);
  const lines = items.map(({ id, name, customer }) => ({
    customer,
    tripId: id,
    tripName: name,
    publishedAt: unseen.get(id) ?? '',
  }));
  return cut(lines);
}
