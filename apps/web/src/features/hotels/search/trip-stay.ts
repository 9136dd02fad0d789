import type { Place, Trip } from '@escale/contract';
import { dayOf } from '@escale/contract/place-clock';
import { endPlace, startPlace } from '../../segments/places.ts';
import { dayAfter } from './search-draft.ts';

/** Where and when somebody on this trip may still need a bed. */
export type TripStay = { checkin: string; checkout: string; place: Place | null };

/**
 * A guess to begin with: the nights of the trip that are still to come, near the first thing that one travels for, else
 * where one arrives. An event's own street says more than the airport of its town.
 */
export function stayOnTrip(trip: Trip, today: string): TripStay | null {
  const { start, end } = trip;
  if (!start || !end || end < today) return null;
  const checkin = start < today ? today : start;
  const checkout = end > checkin ? end : dayAfter(checkin);
  const coming = trip.segments.filter((segment) => segment.status !== 'cancelled');
  const event = coming.find((segment) => segment.type === 'event' && hasPoint(startPlace(segment)));
  const ride = coming.find(
    (segment) => segment.type !== 'event' && segment.type !== 'hotel' && endPlace(segment) !== null,
  );
  const arrival = ride && dayOf(ride.start) <= checkout ? endPlace(ride) : null;
  return { checkin, checkout, place: (event && startPlace(event)) ?? arrival };
}

/** An airport is not where one wants to sleep: its town is looked for by name. */
export function townOf({ iata, city }: Place): string | null {
  return iata && city ? city : null;
}

function hasPoint(place: Place | null): boolean {
  return place?.latitude !== undefined && place.longitude !== undefined;
}
