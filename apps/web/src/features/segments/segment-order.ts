import type { SegmentType } from '@escale/contract';

/** In the order in which business travellers book them. */
export const segmentOrder: readonly SegmentType[] = [
  'flight',
  'train',
  'hotel',
  'car-rental',
  'transfer',
  'event',
  'vessel',
  'cruise',
];
