import type { Booking, Place, PlaceTime } from '../../booking.ts';
import { hasClock } from '../../iso-time.ts';
import { findTimes } from '../../text/times.ts';
import type { Draft } from '../draft.ts';
import { evidenceOf, type Pick, placeOf, textOf, timeOf } from './pick.ts';

/** Sets fields of a draft from picks, each with its evidence. */
export function putter<T extends Booking['type']>(target: Draft<T>, node: string) {
  const set = target.set as unknown as (
    field: string,
    value: unknown,
    evidence?: ReturnType<typeof evidenceOf>,
  ) => void;
  const value = (field: string, given: unknown, found?: Pick) => set(field, given, found && evidenceOf(node, found));
  return {
    value,
    text: (field: string, found: Pick) => value(field, textOf(found), found),
    place: (field: string, found: Pick) => value(field, placeOf(found) satisfies Place | undefined, found),
    /** A clock without a day ("15:00") takes its day from `dayAt`, a day without a clock the house's own hour. */
    time: (field: string, found: Pick, dayAt?: Pick, usual?: Pick) => {
      const time = timeOf(found);
      const day = time ?? (dayAt && timeOf(dayAt));
      const clock = clockOf(time ? usual : found);
      const joined: PlaceTime | null =
        day && clock && !hasClock(day) ? { local: `${day.local}T${clock}:00` } : (day ?? null);
      value(field, joined, found);
    },
  };
}

/** "15:00" and "4:00 PM" where nothing else is said. */
function clockOf(found: Pick | undefined): string | undefined {
  const text = (found && textOf(found)) ?? '';
  const [time, ...others] = text.length <= 12 ? findTimes(text) : [];
  return others.length === 0 ? time?.time : undefined;
}
