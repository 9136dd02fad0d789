import type { Place, PlaceTime } from '../../booking.ts';
import { fromUtc } from '../../complete.ts';
import type { CalendarTime } from '../../source.ts';

/** An event's time as a booking has it. UTC is told in the clock of the place, where that is known. */
export function placeTime(time: CalendarTime | undefined, place: Place | undefined): PlaceTime | undefined {
  if (!time) return undefined;
  if (time.day) return { local: time.local.slice(0, 10) };
  if (!time.utc) return time.zone ? { local: time.local, zone: time.zone } : { local: time.local };
  const local = place?.zone ? fromUtc(time.local, place.zone) : null;
  return local ?? { local: time.local, offset: 'Z' };
}
