import type { Place, PlaceTime } from '../../booking.ts';
import { clockIn, instantOf } from '../../instants.ts';
import type { CalendarTime } from '../../source.ts';

/**
 * An event's time in the clock of its place, where that is known: a calendar may tell it in UTC, or in the clock of
 * whoever keeps it. A time without a zone is already the place's own.
 */
export function placeTime(time: CalendarTime | undefined, place: Place | undefined): PlaceTime | undefined {
  if (!time) return undefined;
  if (time.day) return { local: time.local.slice(0, 10) };
  const told: PlaceTime = { local: time.local };
  if (time.utc) told.offset = 'Z';
  else if (time.zone) told.zone = time.zone;
  else if (time.offset) told.offset = time.offset;
  const isElsewhere = told.offset !== undefined || (told.zone !== undefined && told.zone !== place?.zone);
  const instant = place?.zone && isElsewhere ? instantOf(told) : null;
  const local = instant === null || !place?.zone ? null : clockIn(place.zone, instant);
  return local ? { local, zone: place?.zone } : told;
}
