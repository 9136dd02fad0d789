import { hasTime, instantOf } from '@escale/contract/place-clock';

type Dated = { type: string; status: string; start: string; end?: string };

/** What one is inside of while it lasts; a hotel or a rented car is not "next" once it has begun. */
const moving = ['flight', 'train', 'transfer', 'vessel'];

/** The segment that the traveller needs now: what is under way, else what begins next; null when nothing is left. */
export function nextUp<S extends Dated>(segments: readonly S[], nowMs: number): S | null {
  return comingUp(segments, nowMs)[0] ?? null;
}

/** What is under way and what is still to come, in the order of its beginning. Cancelled segments are not to come. */
export function comingUp<S extends Dated>(segments: readonly S[], nowMs: number): S[] {
  return segments
    .filter((segment) => segment.status !== 'cancelled')
    .filter((segment) => isUnderWay(segment, nowMs) || lastChance(segment.start) > nowMs)
    .sort((a, b) => msOf(a.start) - msOf(b.start));
}

export function isUnderWay(segment: Dated, nowMs: number): boolean {
  return (
    moving.includes(segment.type) &&
    segment.end !== undefined &&
    msOf(segment.start) <= nowMs &&
    nowMs < msOf(segment.end)
  );
}

/** Without a zone the wall clock is read as the device's: the person is more likely there than anywhere else. */
export function msOf(moment: string): number {
  return instantOf(moment) ?? new Date(hasTime(moment) ? moment : `${moment}T00:00:00`).getTime();
}

/** What has no time may begin until the day is over. */
function lastChance(moment: string): number {
  return hasTime(moment) ? msOf(moment) : msOf(moment) + 86_400_000;
}
