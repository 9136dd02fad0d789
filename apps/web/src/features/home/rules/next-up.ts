import { hasTime, instantOf } from '@escale/contract/place-clock';

type Dated = { type: string; status: string; start: string; end?: string };

/** What one is inside of while it lasts; a rented car is not "next" once it has begun, and a hotel not after its first night. */
const moving = ['flight', 'train', 'transfer', 'vessel'];

const hourMs = 3_600_000;

/** The segment that the traveller needs now: what is under way, else what begins next; null when nothing is left. */
export function nextUp<S extends Dated>(segments: readonly S[], nowMs: number): S | null {
  return comingUp(segments, nowMs)[0] ?? null;
}

/** What is under way and what is still to come, in the order of its beginning. Cancelled segments are not to come. */
export function comingUp<S extends Dated>(segments: readonly S[], nowMs: number): S[] {
  return segments
    .filter((segment) => segment.status !== 'cancelled')
    .filter((segment) => isUnderWay(segment, nowMs) || lastChance(segment) > nowMs)
    .sort((a, b) => dueMs(a, nowMs) - dueMs(b, nowMs));
}

/** When its turn is. A bed may be had from its check-in on: until one goes there, what else the day holds comes before it. */
export function dueMs({ type, start }: Dated, nowMs: number): number {
  const startMs = msOf(start);
  return type === 'hotel' && (startMs <= nowMs || !hasTime(start)) ? dayEndMs(start) : startMs;
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

/** What has no time may begin until the day is over; who lands late looks for the hotel far into its first night. */
function lastChance({ type, start }: Dated): number {
  if (type === 'hotel') return dayEndMs(start) + 6 * hourMs;
  return hasTime(start) ? msOf(start) : dayEndMs(start);
}

/** Midnight after this moment, by its own clocks. */
function dayEndMs(moment: string): number {
  const [hours = 0, minutes = 0] = hasTime(moment) ? moment.slice(11, 16).split(':').map(Number) : [];
  return msOf(moment) + (24 - hours - minutes / 60) * hourMs;
}
