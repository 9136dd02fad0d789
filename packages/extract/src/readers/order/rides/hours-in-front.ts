import type { Item } from '../items.ts';
import type { RideEvent } from './ride-events.ts';

/**
 * "Libération de la chambre avant 11h" over "14h30 – Prise en charge Europcar" and "18h00 – Restitution": lines that begin with
 * their hour say both ends, and the hours of other lines are none of the car's. Takes events in their order.
 */
export function withHoursInFront(events: readonly RideEvent[], { passages }: Item): readonly RideEvent[] {
  const led = new Map<RideEvent, RideEvent>();
  const times = new Set<RideEvent>();
  let start = 0;
  for (const { text } of passages) {
    const end = start + text.length;
    const own = events.filter(({ at }) => at >= start && at <= end);
    const [first] = own;
    const [named, more] = own.filter((one) => one.kind === 'end' && one.sure);
    if (first?.kind === 'time' && first.at - start < 3 && named && !more) {
      led.set(first, named);
      times.add(first);
    }
    start = end + 1;
  }
  const ends = new Set([...led.values()].map((one) => one.kind === 'end' && one.end));
  if (ends.size < 2) return events;
  const named = new Set(led.values());
  return events.flatMap((one) => {
    const end = led.get(one);
    if (end) return [end, one];
    return (one.kind === 'time' && !times.has(one)) || named.has(one) ? [] : [one];
  });
}
