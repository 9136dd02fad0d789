import type { Trip } from '@escale/contract';

/** Where a time without a zone is read: at the destination, else where this device is. */
export function homeZoneOf(trip: Trip): string {
  return trip.destination?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
