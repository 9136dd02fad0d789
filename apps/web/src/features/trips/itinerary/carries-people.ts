import type { SegmentType } from '@escale/contract';

/** What takes one from town to town, and in which one may spend a night on the way. */
export const carriesPeople: ReadonlySet<SegmentType> = new Set(['flight', 'train', 'transfer', 'vessel', 'cruise']);
