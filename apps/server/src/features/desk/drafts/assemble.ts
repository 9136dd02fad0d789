import { isDeepStrictEqual } from 'node:util';
import { type DraftSegment, draftFieldNames, type SegmentDraft } from '@escale/contract';
import { beginsAt } from '@escale/contract/segment-times';
import type { SegmentNow, TripFields } from '../../trips/index.ts';

/** A pending line of a draft, as it is kept. */
export type PendingSegment = {
  readonly id: string;
  readonly state: 'added' | 'changed' | 'removed';
  readonly details: SegmentDraft | null;
  readonly base: SegmentDraft | null;
  readonly base_version: number | null;
};

export type Pending = {
  readonly fields: Partial<TripFields>;
  readonly basedOn: Partial<TripFields>;
  readonly segments: readonly PendingSegment[];
};

/** The trip as it is at this moment; of a trip that is not there yet, nothing. */
export type Content = { readonly fields: TripFields; readonly segments: readonly SegmentNow[] };

export const nothingYet: Content = {
  fields: { name: '', purpose: null, start: null, end: null, destination: null },
  segments: [],
};

export type FieldChange = {
  field: (typeof draftFieldNames)[number];
  before: unknown;
  now: unknown;
  after: unknown;
  clash: boolean;
};

export type Assembled = {
  /** As the trip would be. */
  readonly fields: TripFields;
  readonly changes: readonly FieldChange[];
  readonly segments: readonly DraftSegment[];
  readonly pending: number;
  readonly clashes: number;
};

/**
 * Lays what is pending over the trip as it is now. What somebody else changed since the advisor looked at it clashes, unless
 * they came to the same; what they took away that the advisor would take away too is simply gone.
 */
export function assemble(pending: Pending, now: Content): Assembled {
  const changes = draftFieldNames.flatMap((field): FieldChange[] => {
    const after = pending.fields[field];
    if (after === undefined || isSame(after, now.fields[field])) return [];
    const before = pending.basedOn[field] ?? null;
    return [{ field, before, now: now.fields[field], after, clash: !isSame(before, now.fields[field]) }];
  });
  const byId = new Map(pending.segments.map((line) => [line.id, line]));
  const lines = [
    ...now.segments.map((segment) => lineOf(segment, byId.get(segment.id))),
    ...pending.segments.filter(({ id }) => !now.segments.some((one) => one.id === id)).flatMap(lineWithout),
  ].sort((a, b) => beginsAt(a.segment) - beginsAt(b.segment));
  return {
    fields: { ...now.fields, ...definedOf(pending.fields) },
    changes,
    segments: lines,
    pending: changes.length + lines.filter(({ state }) => state !== 'kept').length,
    clashes: changes.filter(({ clash }) => clash).length + lines.filter(({ clash }) => clash).length,
  };
}

function lineOf({ id, version, details }: SegmentNow, pending: PendingSegment | undefined): DraftSegment {
  const kept = { id, state: 'kept', segment: details, before: null, clash: null, version } as const;
  if (!pending) return kept;
  const { state, base, base_version } = pending;
  if (state !== 'removed' && isSame(pending.details, details)) return kept;
  const moved = version !== base_version && !isSame(base, details);
  const segment = pending.details ?? base ?? details;
  return { id, state, segment, before: base, clash: moved ? { now: details, version } : null, version };
}

/** Of a segment that is not in the trip: an addition, or a change of what somebody took away. */
function lineWithout({ id, state, details, base }: PendingSegment): DraftSegment[] {
  if (state === 'removed' || !details) return [];
  if (state === 'added') return [{ id, state, segment: details, before: null, clash: null, version: null }];
  return [{ id, state, segment: details, before: base, clash: { now: null, version: null }, version: null }];
}

const isSame = (a: unknown, b: unknown) => isDeepStrictEqual(a ?? null, b ?? null);

function definedOf(fields: Partial<TripFields>): Partial<TripFields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Field by field, what of a segment differs. */
export function fieldsThatDiffer(before: SegmentDraft, after: SegmentDraft) {
  const [a, b] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((field) => !isSame(a[field], b[field]))
    .map((field) => ({ field, before: a[field] ?? null, after: b[field] ?? null }));
}
