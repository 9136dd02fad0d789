import { atPlace, hasTime, instantOf } from '@escale/contract';

/**
 * From when to when, in epoch milliseconds, well enough to compare with trips: whole days from their first midnight to
 * their last second, in `zone` where one is known. What has no zone counts as being in it too.
 */
export function boundsOf(
  of: { start: string; end: string },
  zone: string | null,
): { startsAtMs: number; endsAtMs: number } {
  const startsAtMs = near(of.start, '00:00:00', zone);
  return { startsAtMs, endsAtMs: Math.max(startsAtMs, near(of.end, '23:59:59', zone)) };
}

function near(moment: string, time: string, zone: string | null): number {
  const exact = instantOf(moment);
  if (exact !== null) return exact;
  const clock = hasTime(moment) ? moment.slice(0, 19) : `${moment}T${time}`;
  return (zone ? instantOf(atPlace(clock, zone)) : null) ?? Date.parse(`${clock}Z`);
}
