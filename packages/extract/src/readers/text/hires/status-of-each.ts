import type { BookingStatus } from '../../../booking.ts';
import { cancelledWay } from '../journeys/way-cancelled.ts';
import type { Passage } from '../passages/passages.ts';
import { stateSaid } from '../state-said.ts';
import type { Hire } from './hire.ts';

/**
 * "Course 1 – MAINTENUE" over one ride and "Course 2 – ANNULÉE" over the next, or "your return transfer is cancelled, the outward one
 * is unchanged": which of several rides stands. Null where the paper says no such thing of each.
 */
export function statusOfEach(
  hires: readonly Hire[],
  passages: readonly Passage[],
): (BookingStatus | undefined)[] | null {
  if (hires.length < 2) return null;
  return byTitles(hires, passages) ?? byWays(hires, passages);
}

function byTitles(hires: readonly Hire[], passages: readonly Passage[]): (BookingStatus | undefined)[] | null {
  const titles = passages.flatMap(({ text, at, former }) => {
    const state = former ? null : stateSaid(text);
    return state ? [{ at, isOff: state === 'off' }] : [];
  });
  const own = hires.map((hire) => titles.findLast(({ at }) => at < placeOf(hire)));
  const areApart = new Set(own).size === hires.length && own.every((title) => title !== undefined);
  if (!areApart || own.every((title) => title?.isOff === own[0]?.isOff)) return null;
  return own.map((title) => (title?.isOff ? 'cancelled' : undefined));
}

/** Two rides, of which the second ends where the first begins. */
function byWays(hires: readonly Hire[], passages: readonly Passage[]): (BookingStatus | undefined)[] | null {
  const [there, back, more] = hires;
  const isReturn = there?.start.place && !more && there.start.place.value === back?.end.place?.value;
  const off = isReturn ? cancelledWay(passages) : null;
  return off && hires.map((hire) => ((hire === there) === (off === 'there') ? 'cancelled' : undefined));
}

function placeOf({ start, end }: Hire): number {
  const places = [start.moment, start.place, end.moment, end.place].flatMap((one) => (one ? [one.at] : []));
  return Math.min(...places);
}
