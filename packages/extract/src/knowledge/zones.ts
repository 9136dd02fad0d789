import lookUp from '@photostructure/tz-lookup';

/** The IANA zone at a point; null where the point is not on earth. */
export function zoneAt(latitude: number, longitude: number): string | null {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  return lookUp(latitude, longitude);
}
