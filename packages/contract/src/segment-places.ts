import type { Place } from './places.ts';
import type { SegmentDraft } from './segments.ts';

/** Where a segment begins: the departure, the pick-up, the hotel. */
export function startPlace(of: SegmentDraft): Place | null {
  switch (of.type) {
    case 'hotel':
      return of.place;
    case 'car-rental':
      return of.pickUp;
    case 'event':
      return of.location ?? null;
    default:
      return of.departure;
  }
}

/** Where the traveller is when it is over; the place where it began unless the segment says otherwise. */
export function endPlace(of: SegmentDraft): Place | null {
  switch (of.type) {
    case 'hotel':
      return of.place;
    case 'car-rental':
      return of.dropOff ?? of.pickUp;
    case 'event':
      return of.location ?? null;
    case 'transfer':
      return of.arrival ?? of.departure;
    default:
      return of.arrival;
  }
}

/** Does it take the traveller somewhere else? A rented car may, but the paper only tells where it is handed back. */
export function isRide(of: SegmentDraft): boolean {
  return of.type !== 'hotel' && of.type !== 'event' && of.type !== 'car-rental';
}

/** Two names for one place, or two ends of one town: the traveller gets from one to the other without a booking. */
export function placesConnect(a: Place | null, b: Place | null): boolean {
  if (!a || !b) return false;
  if (a.iata && b.iata && a.iata === b.iata) return true;
  const km = distanceKm(a, b);
  if (km !== null) return km <= sameAreaKm;
  const sameCountry = !a.country || !b.country || a.country === b.country;
  const townOf = (place: Place) => folded(place.city ?? place.name);
  return sameCountry && townOf(a) === townOf(b);
}

/** As far as an airport may lie from the town it serves. */
const sameAreaKm = 90;

export function distanceKm(a: Place, b: Place): number | null {
  if (a.latitude === undefined || a.longitude === undefined) return null;
  if (b.latitude === undefined || b.longitude === undefined) return null;
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const dLat = rad(b.latitude - a.latitude);
  const dLon = rad(b.longitude - a.longitude);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Letters and digits alone, without accents: "Zürich HB" → "zurich hb". */
export function folded(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
