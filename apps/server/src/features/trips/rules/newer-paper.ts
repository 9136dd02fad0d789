import type { Place, SegmentDraft } from '@escale/contract';
import { folded } from '@escale/contract/segment-places';
import { endsBeforeItStarts } from '@escale/contract/segment-times';

export type Fields = Readonly<Record<string, unknown>>;
export type Difference = { field: string; kept: unknown; offered: unknown };
export type PaperPlan = { merged: Fields; changed: readonly string[]; differences: readonly Difference[] };

/**
 * A booking has arrived again. What the paper says replaces what an earlier paper said; a field that the traveller set
 * by hand is kept, and the difference told. What the paper is silent about stays.
 */
export function newerPaper(present: SegmentDraft, paper: SegmentDraft, byHand: readonly string[]): PaperPlan {
  const merged: Record<string, unknown> = { ...present };
  const changed: string[] = [];
  const differences: Difference[] = [];
  const before = present as Fields;
  for (const [field, offered] of Object.entries(paper)) {
    const kept = before[field];
    if (field === 'type' || isSilence(field, kept, offered) || isSameValue(kept, offered)) continue;
    // Old confirmations are forwarded again too; only the traveller brings back what was cancelled.
    const revives = field === 'status' && kept === 'cancelled';
    if (revives || (kept !== undefined && byHand.includes(field))) {
      differences.push({ field, kept, offered });
      continue;
    }
    merged[field] = withKnown(kept, offered);
    changed.push(field);
  }
  if (paper.end === undefined && changed.includes('start') && endsBeforeItStarts(merged as SegmentDraft)) {
    // It was moved behind its old end, and the paper does not tell the new one.
    delete merged.end;
    changed.push('end');
  }
  return { merged, changed, differences };
}

/** What the schema puts where the paper said nothing; and a day alone, where that day's time is known already. */
function isSilence(field: string, kept: unknown, offered: unknown): boolean {
  if (offered === undefined || (Array.isArray(offered) && offered.length === 0)) return true;
  if (kept === undefined) return false;
  if (field === 'start' || field === 'end') return String(kept).startsWith(String(offered));
  return field in schemaDefaults && schemaDefaults[field] === offered;
}

const schemaDefaults: Fields = { numberOfRooms: 1, dropOffSameAsPickUp: true, personal: false };

/** A place keeps what was known of it when the paper only names it again. */
function withKnown(kept: unknown, offered: unknown): unknown {
  if (!isPlace(kept) || !isPlace(offered)) return offered;
  return samePlace(kept, offered) ? { ...kept, ...offered } : offered;
}

/** Which fields a person's edit changed: from then on no paper overwrites them. */
export function changedFields(before: SegmentDraft, after: SegmentDraft): string[] {
  const [a, b] = [before as Fields, after as Fields];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((field) => !isSameValue(a[field], b[field]));
}

/** Equal for a reader: places by what they are, everything else by its JSON whatever the order of its keys. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (isPlace(a) && isPlace(b)) return samePlace(a, b) && addsNothing(a, b);
  return canonical(a) === canonical(b);
}

function samePlace(a: Place, b: Place): boolean {
  if (a.iata && b.iata) return a.iata === b.iata;
  return folded(a.name) === folded(b.name);
}

function addsNothing(known: Place, offered: Place): boolean {
  const before = known as Fields;
  return Object.entries(offered).every(([key, value]) => {
    if (value === undefined || key === 'name') return true;
    if (typeof value === 'number' && typeof before[key] === 'number') return Math.abs(value - before[key]) < 0.02;
    return before[key] === value;
  });
}

function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'name' in value;
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, v) =>
    v && typeof v === 'object' && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  );
}
