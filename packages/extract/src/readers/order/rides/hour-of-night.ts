import { addDays } from '../../../text/days.ts';
import type { RideEvent } from './ride-events.ts';

/**
 * "Night of Sat 12 to Sun 13 February, 00:20": of the two days the hour is of the later before noon, and of the earlier in the
 * evening. Takes events in their order.
 */
export function withHoursOfNights(events: readonly RideEvent[], shape: string): readonly RideEvent[] {
  const gone = new Set<RideEvent>();
  const said = events.filter(({ kind }) => kind === 'day' || kind === 'time');
  for (const [i, first] of said.entries()) {
    const [second, hour] = said.slice(i + 1);
    if (first.kind !== 'day' || second?.kind !== 'day' || hour?.kind !== 'time') continue;
    if (addDays(first.day, 1) !== second.day || !night.test(shape.slice(Math.max(0, first.at - 24), first.at)))
      continue;
    gone.add(hour.time < '12:00' ? first : second);
    // "to Sun 13" is no way
    for (const one of events) if (one.kind === 'end' && one.at > first.at && one.at < hour.at) gone.add(one);
  }
  return gone.size > 0 ? events.filter((one) => !gone.has(one)) : events;
}

const night = /\b(?:night|nuit|nacht|notte|noche)\b[^\n\d]*$/;
