import type { SegmentDraft, SegmentDraftOf } from '@escale/contract';
import { placesConnect } from '@escale/contract/segment-places';

type Ride = SegmentDraftOf<'flight' | 'train'>;

/**
 * A summary says A to C where the details say A to B and B to C: the whole is no journey of its own. Gives its first leg.
 * Only one that names no service can be such a summary.
 */
export function legsOf<T extends SegmentDraft>(whole: SegmentDraft, among: readonly T[]): T | null {
  if (!isRide(whole) || serviceOf(whole) !== undefined || whole.end === undefined) return null;
  const rides = among.filter((other) => other.type === whole.type && (other as SegmentDraft) !== whole);
  const first = rides.find((ride) => isRide(ride) && ride.start === whole.start && connect(ride, whole, 'departure'));
  if (!first || !isRide(first) || connect(first, whole, 'arrival')) return null;
  let at: Ride = first;
  for (const ride of rides.toSorted((a, b) => (a.start < b.start ? -1 : 1))) {
    if (!isRide(ride) || ride.start <= at.start || !placesConnect(at.arrival, ride.departure)) continue;
    at = ride;
    if (at.end === whole.end && connect(at, whole, 'arrival')) return first;
  }
  return null;
}

const isRide = (segment: SegmentDraft): segment is Ride => segment.type === 'flight' || segment.type === 'train';
const serviceOf = (ride: Ride) => (ride.type === 'flight' ? ride.flightNumber : ride.trainNumber);
const connect = (a: Ride, b: Ride, end: 'departure' | 'arrival') => placesConnect(a[end], b[end]);
