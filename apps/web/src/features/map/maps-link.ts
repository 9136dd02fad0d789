import type { Place } from '@escale/contract';

/** Where the maps service shows a place: by its name and address, else by its point. */
export function mapsLink(place: Place): string {
  const words = [place.name, place.address, place.address?.includes(place.city ?? '') ? undefined : place.city]
    .filter(Boolean)
    .join(', ');
  const byPoint = place.latitude !== undefined && place.longitude !== undefined && !place.address && !place.iata;
  const query = byPoint ? `${place.latitude},${place.longitude}` : place.iata ? `${words} (${place.iata})` : words;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
