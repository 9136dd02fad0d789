import type { SegmentDraft } from '@escale/contract';
import { foldPapers, type Paper } from './fold-papers.ts';
import { type Fields, isSameValue, saysNothingNew } from './same-value.ts';

export type Difference = { field: string; kept: unknown; offered: unknown };
/** What was otherwise before. */
export type FieldChange = { field: string; before: unknown; after: unknown };
export type PaperPlan = {
  merged: Fields;
  changes: readonly FieldChange[];
  differences: readonly Difference[];
};

/**
 * A booking has arrived again. The segment then says what all its papers say; a field that a person set by hand stays as
 * they set it. They are told a difference where the paper says something new, and not where it repeats what they
 * corrected; so they are where it speaks, later written, of something cancelled as if it were not.
 */
export function newerPaper(
  present: SegmentDraft,
  papers: readonly Paper[],
  paper: Paper,
  byHand: readonly string[],
): PaperPlan {
  const all = [...papers, paper];
  const [said, told] = [foldPapers(papers), foldPapers(all)];
  const merged = withHand(told, present, byHand);
  const before = present as Fields;
  const fields = [...new Set([...Object.keys(before), ...Object.keys(merged)])];
  const changes = fields
    .filter((field) => field !== 'type' && !isSameValue(before[field], merged[field]))
    .map((field) => ({ field, before: before[field], after: merged[field] }));
  const differences = byHand
    .filter((field) => field !== 'type' && told[field] !== undefined)
    .filter((field) => !isSameValue(told[field], said[field]) && !saysNothingNew(merged[field], told[field]))
    .map((field) => ({ field, kept: merged[field], offered: told[field] }));
  const revives = before.status === 'cancelled' && !paper.cancels && paper.said.status !== 'cancelled';
  const last = papers.every(({ issuedAt }) => Date.parse(issuedAt) < Date.parse(paper.issuedAt));
  if (revives && last && !differences.some(({ field }) => field === 'status'))
    differences.push({ field: 'status', kept: 'cancelled', offered: paper.said.status });
  return { merged, changes, differences };
}

/** What people set stays as they set it, a field that they emptied too. */
export function withHand(told: Fields, present: SegmentDraft, byHand: readonly string[]): Fields {
  // No paper changes what kind of segment it is, and a cancellation of one without papers does not say it.
  const merged: Record<string, unknown> = { ...told, type: present.type };
  for (const field of byHand) {
    const kept = (present as Fields)[field];
    if (kept === undefined) delete merged[field];
    else merged[field] = kept;
  }
  return merged;
}

/** Which fields a person's edit changed: from then on no paper overwrites them. */
export function changedFields(before: SegmentDraft, after: SegmentDraft): string[] {
  const [a, b] = [before as Fields, after as Fields];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((field) => !isSameValue(a[field], b[field]));
}
