import type { Trip } from '@escale/contract';

/** Files of trips that begin within this time, or are under way, are kept for when there is no network. */
export const keptAheadDays = 30;
export const mostKeptBytes = 100 * 1024 * 1024;

export type NeededFile = { id: string; sizeBytes: number };

export function isKept({ timing, startsInDays }: Pick<Trip, 'timing' | 'startsInDays'>): boolean {
  return timing === 'ongoing' || (startsInDays !== null && startsInDays <= keptAheadDays);
}

/**
 * Which files to keep, the most needed first: those of the trip under way, then by when the trip begins; within a trip in the
 * order of its segments, then its own. What does not fit is left out, and smaller ones further on still get their place.
 */
export function planFiles(trips: readonly Trip[], capBytes = mostKeptBytes): NeededFile[] {
  const soonest = trips.filter(isKept).sort((one, other) => waits(one) - waits(other));
  const plan = new Map<string, NeededFile>();
  let left = capBytes;
  for (const { id, kind, sizeBytes = 0 } of soonest.flatMap(filesOf)) {
    if (kind !== 'file' || plan.has(id) || sizeBytes > left) continue;
    plan.set(id, { id, sizeBytes });
    left -= sizeBytes;
  }
  return [...plan.values()];
}

function waits({ timing, startsInDays }: Trip): number {
  return timing === 'ongoing' ? -1 : (startsInDays ?? Number.POSITIVE_INFINITY);
}

function filesOf({ segments, otherAttachments }: Trip) {
  return [...segments.flatMap(({ attachments }) => attachments), ...otherAttachments];
}
