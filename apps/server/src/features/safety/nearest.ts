import type { IncidentLocation, Language } from '@escale/contract';
import { nearestCity, placeName } from '@escale/extract/knowledge';

/** The town nearest to a location, from the embedded tables: no place leaves the house to be looked up. */
export function nearestTo(location: IncidentLocation | null, language: Language) {
  const found = location && nearestCity(location.latitude, location.longitude);
  if (!found) return null;
  return {
    name: placeName(found.city, language),
    country: found.city.country,
    distanceKm: Math.round(found.km * 10) / 10,
  };
}
