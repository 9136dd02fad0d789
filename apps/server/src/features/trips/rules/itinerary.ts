import type { SegmentDraft } from '@escale/contract';
import { beginsAt, finishesAt } from '@escale/contract/segment-times';

/** Time order. Of two that begin together, the one that is over first comes first: the flight before its hotel. */
export function inTimeOrder<S extends SegmentDraft>(segments: readonly S[]): S[] {
  return segments
    .map((segment) => ({ segment, begin: beginsAt(segment), end: finishesAt(segment) }))
    .sort((a, b) => a.begin - b.begin || a.end - b.end)
    .map(({ segment }) => segment);
}

/** What still takes place; everything, where all of it was cancelled, so that such a trip keeps its days. */
export function takingPlace<S extends SegmentDraft>(segments: readonly S[]): readonly S[] {
  const left = segments.filter((segment) => segment.status !== 'cancelled');
  return left.length > 0 ? left : segments;
}
