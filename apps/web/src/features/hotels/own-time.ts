import { atPlace, instantOf, offsetAt, wallClockOf } from '@escale/contract/place-clock';

/** A moment at the hotel as a place time where the traveller is now; null where both clocks show the same. */
export function ownTime(atHotel: string, ownZone: string): string | null {
  const instant = instantOf(atHotel);
  const offset = instant === null ? null : offsetAt(instant, ownZone);
  if (instant === null || offset === null) return null;
  const wall = new Date(instant + offset).toISOString().slice(0, 19);
  return wall === wallClockOf(atHotel) ? null : atPlace(wall, ownZone);
}

export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
