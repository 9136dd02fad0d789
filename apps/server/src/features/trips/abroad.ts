import type { Place, SegmentDraft } from '@escale/contract';
import { endPlace, startPlace } from '@escale/contract/segment-places';
import { beginsAt, finishesAt, lastDay } from '@escale/contract/segment-times';
import type { Queries } from '../../platform/db.ts';
import { maySeeSegment } from '../../platform/policy.ts';
import { commonSegments } from './common-segments.ts';
import { inTimeOrder, takingPlace } from './rules/itinerary.ts';

/** Where a trip takes its traveller, as far as it matters at a border or at a rental desk. */
export type TripAbroad = {
  /** Of the return. */
  lastDay: string;
  /** ISO codes of the countries where they stay: not where the trip begins, nor where they only change planes. */
  countries: readonly string[];
  /** The last day with a rented car; null: none. */
  drivesUntil: string | null;
};

/** `no-part`: the account has no part in such a trip. Null: it does not travel in it, or nothing says when it ends. */
export async function abroadOf(
  queries: Queries,
  accountId: string,
  tripId: string,
): Promise<TripAbroad | null | 'no-part'> {
  const part = await queries
    .selectFrom('trip_parts')
    .select(['travels', 'last_day', 'destination'])
    .where('trip_id', '=', tripId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!part) return 'no-part';
  if (!part.travels || part.last_day === null) return null;
  const rows = await queries
    .selectFrom('segments')
    .select(['details', 'personal_to'])
    .where('trip_id', '=', tripId)
    .execute();
  const segments = rows
    .filter((row) => maySeeSegment(accountId, { personalTo: row.personal_to }))
    .map((row) => row.details);
  return abroad(segments, part.last_day, part.destination?.country ?? null);
}

/** As the desk sees it: nobody's personal event is in it, and the account's last day without one comes from its line there. */
export async function abroadAtDesk(queries: Queries, accountId: string, tripId: string): Promise<TripAbroad | null> {
  const line = await queries
    .selectFrom('desk_trips as d')
    .innerJoin('trip_parts as p', (on) =>
      on.onRef('p.trip_id', '=', 'd.trip_id').onRef('p.account_id', '=', 'd.account_id'),
    )
    .select(['d.last_day', 'd.destination'])
    .where('d.trip_id', '=', tripId)
    .where('d.account_id', '=', accountId)
    .where('p.travels', '=', true)
    .executeTakeFirst();
  if (!line?.last_day) return null;
  const segments = await commonSegments(queries, tripId);
  return abroad(segments, line.last_day, line.destination?.country ?? null);
}

export function abroad(segments: readonly SegmentDraft[], last: string, destination: string | null): TripAbroad {
  const ordered = inTimeOrder(takingPlace(segments));
  const home = ordered[0] ? (startPlace(ordered[0])?.country ?? null) : null;
  const stays = ordered.flatMap((segment, at) => countriesOf(segment, ordered[at + 1]));
  if (destination) stays.push(destination);
  const cars = ordered.filter((segment) => segment.type === 'car-rental').map(lastDay);
  return {
    lastDay: last,
    // A trip that only knows its hotel begins there, and still goes abroad.
    countries: [...new Set(stays)].filter((country) => country !== home || !ordered[0] || !isRideOut(ordered[0])),
    drivesUntil: cars.sort().at(-1) ?? null,
  };
}

const isRideOut = (first: SegmentDraft) => first.type !== 'hotel' && first.type !== 'event';

/** Longer between two flights, and somebody leaves the airport. */
const connectionMs = 12 * 3_600_000;

function countriesOf(segment: SegmentDraft, next: SegmentDraft | undefined): string[] {
  const ports = segment.type === 'cruise' ? segment.portsOfCall.map(({ place }) => place) : [];
  return [...ports, ...(changesPlanes(segment, next) ? [] : [endPlace(segment)])].flatMap(
    (place: Place | null) => place?.country ?? [],
  );
}

function changesPlanes(segment: SegmentDraft, next: SegmentDraft | undefined): boolean {
  if (segment.type !== 'flight' || next?.type !== 'flight') return false;
  const sameAirport = segment.arrival.iata !== undefined && segment.arrival.iata === next.departure.iata;
  return sameAirport && beginsAt(next) - finishesAt(segment) < connectionMs;
}
