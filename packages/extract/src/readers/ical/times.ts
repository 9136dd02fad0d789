import type { Place, PlaceTime } from '../../booking.ts';
import { fromUtc } from '../../complete.ts';
import { clockIn, instantOf } from '../../instants.ts';
import { hasClock } from '../../iso-time.ts';
import type { CalendarTime } from '../../source.ts';

/** A journey's end in the clock of its place: a calendar may tell both ends in the clock of whoever keeps it. */
export function timeAtPlace(time: CalendarTime | undefined, place: Place | undefined): PlaceTime | undefined {
  const told = placeTime(time, place);
  const instant = told?.zone && place?.zone && told.zone !== place.zone && hasClock(told) ? instantOf(told) : null;
  const local = instant === null || !place?.zone ? null : clockIn(place.zone, instant);
  return local ? { local, zone: place?.zone } : told;
}

/** An event's time as a booking has it. UTC is told in the clock of the place, where that is known. */
export function placeTime(time: CalendarTime | undefined, place: Place | undefined): PlaceTime | undefined {
  if (!time) return undefined;
  if (time.day) return { local: time.local.slice(0, 10) };
  if (!time.utc) return time.zone ? { local: time.local, zone: time.zone } : { local: time.local };
  const local = place?.zone ? fromUtc(time.local, place.zone) : null;
  return local ?? { local: time.local, offset: 'Z' };
}
