import { type SegmentDraft, type SegmentType, segmentDraft } from '@escale/contract/segments';
import { type Draft, dropEmpty } from './draft-of.ts';

export type Checked = {
  /** As far as it was read, and only what a segment may hold. */
  draft: Draft;
  /** The whole, checked; null while something is missing. */
  segment: SegmentDraft | null;
  /** Fields that a segment of this type needs and that were not found, or not understood. */
  missing: string[];
};

/** What the schema does not accept is taken out: a missing field is asked for, a wrong one would be believed. */
export function checkDraft(written: Draft): Checked {
  const draft = structuredClone(dropEmpty(written));
  // Each round takes out at least one value, so this ends.
  for (;;) {
    const checked = segmentDraft.safeParse(draft);
    const missing = required[draft.type].filter((field) => draft[field] === undefined);
    if (checked.success) return { draft, segment: missing.length > 0 ? null : checked.data, missing };
    const before = JSON.stringify(draft);
    for (const issue of checked.error.issues) takeOut(draft, issue.path);
    if (JSON.stringify(draft) === before) return { draft, segment: null, missing };
  }
}

/** Takes out the value that was refused; where it was refused for not being there, the thing that cannot do without it. */
function takeOut(draft: Draft, path: PropertyKey[]): void {
  const [leaf, ...above] = path.toReversed();
  let holder: unknown = draft;
  for (const key of above.toReversed()) holder = (holder as Record<PropertyKey, unknown> | undefined)?.[key];
  if (leaf === undefined || leaf === 'type' || typeof holder !== 'object' || holder === null) return;
  if (Array.isArray(holder)) holder.splice(Number(leaf), 1);
  else if (leaf in holder) delete (holder as Record<PropertyKey, unknown>)[leaf];
  else if (above.length > 0) takeOut(draft, above.toReversed());
}

const required: Record<SegmentType, string[]> = {
  flight: ['start', 'departure', 'arrival'],
  train: ['start', 'departure', 'arrival'],
  'car-rental': ['start', 'pickUp'],
  hotel: ['start', 'end', 'name', 'place'],
  transfer: ['start', 'departure'],
  vessel: ['start', 'departure', 'arrival'],
  cruise: ['start', 'departure', 'arrival'],
  event: ['start', 'name'],
};
