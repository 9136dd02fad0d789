import type { Place, Segment, ShownPlace } from '@escale/contract';
import { placeName } from '../places/place-name.ts';

/** Where a segment begins: what its start is local to. */
export function startPlace(segment: Segment): ShownPlace | null {
  switch (segment.type) {
    case 'hotel':
      return segment.place;
    case 'car-rental':
      return segment.pickUp;
    case 'event':
      return segment.location ?? null;
    default:
      return segment.departure;
  }
}

/** Where a segment leaves the traveller. */
export function endPlace(segment: Segment): ShownPlace | null {
  switch (segment.type) {
    case 'hotel':
      return segment.place;
    case 'car-rental':
      return segment.dropOff ?? segment.pickUp;
    case 'event':
      return segment.location ?? null;
    default:
      return segment.arrival ?? null;
  }
}

/** `Paris CDG` of an airport, else what the place is called. */
export function shortName(place: ShownPlace): string {
  if (!place.iata) return placeName(place);
  return place.city || place.town ? `${cityOf(place)} ${place.iata}` : `${place.name} (${place.iata})`;
}

/** The town if it is known, as the reader's language calls it: `Lisbon is on WET`. */
export function cityOf(place: ShownPlace): string {
  return place.town ?? place.city ?? place.name;
}

/** Its address with the town; an address of several parts holds it already, maybe in another language. */
export function whereText({ address, city, town }: ShownPlace): string {
  return address?.includes(',') ? address : [address, town ?? city].filter(Boolean).join(', ');
}

/** As the crow flies, in km; null where either has no coordinates. */
export function distanceKm(from: Place, to: Place): number | null {
  if (from.latitude === undefined || from.longitude === undefined) return null;
  if (to.latitude === undefined || to.longitude === undefined) return null;
  const radians = Math.PI / 180;
  const half = (a: number, b: number) => Math.sin(((b - a) * radians) / 2) ** 2;
  const h =
    half(from.latitude, to.latitude) +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * half(from.longitude, to.longitude);
  return 12_742 * Math.asin(Math.sqrt(h));
}

export function isSamePlace(one: Place, other: Place): boolean {
  if (one.iata && other.iata) return one.iata === other.iata;
  const apartKm = distanceKm(one, other);
  if (apartKm !== null) return apartKm < 1.5;
  return one.name.trim().toLowerCase() === other.name.trim().toLowerCase();
}
