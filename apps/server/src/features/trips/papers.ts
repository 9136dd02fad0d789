import { type SegmentDraft, segmentDraft } from '@escale/contract';
import { endsBeforeItStarts } from '@escale/contract/segment-times';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { foldPapers, type Paper } from './rules/fold-papers.ts';
import { withHand } from './rules/newer-paper.ts';
import { type Fields, isSameValue } from './rules/same-value.ts';
import type { SegmentRow } from './segment-row.ts';

/** A paper as it is kept with its segment. `importId` null: what stood there before a paper spoke of it, or since. */
export type KeptPaper = Paper & {
  readonly importId: string | null;
  readonly position: number;
  /** What people had set by hand when it was placed. */
  readonly hand: Fields;
  readonly completed: readonly string[];
  readonly madeTrip: boolean;
};

export type NewPaper = Paper & {
  readonly importId: string | null;
  readonly position: number;
  /** Which fields a person completed as they placed it. */
  readonly completed?: readonly string[];
  /** A trip was made for it. */
  readonly madeTrip?: boolean;
};

/** What has been said of the segment, in the order in which it came; `beside`: what was changed meanwhile by no paper. */
export async function papersOf(tx: Tx, row: SegmentRow): Promise<{ kept: KeptPaper[]; beside: NewPaper[] }> {
  const kept = await readPapers(tx, row.id);
  const said = changedBeside(kept, row);
  if (Object.keys(said).length === 0) return { kept, beside: [] };
  // What stood there before any paper is spoken over by all of them, its own date being that of its entry.
  const issuedAt = kept.length === 0 ? beforeAll : row.updated_at;
  const copy = row.source === 'calendar';
  return { kept, beside: [{ importId: null, position: 0, said, cancels: false, copy, issuedAt }] };
}

const beforeAll = '1970-01-01T00:00:00Z';

async function readPapers(tx: Tx, segmentId: string): Promise<KeptPaper[]> {
  const rows = await tx
    .selectFrom('segment_papers')
    .selectAll()
    .where('segment_id', '=', segmentId)
    .orderBy('id')
    .execute();
  return rows.map(({ import_id, issued_at, made_trip, position, said, cancels, copy, hand, completed }) => ({
    ...{ position, said, cancels, copy, hand, completed },
    importId: import_id,
    issuedAt: issued_at,
    madeTrip: made_trip,
  }));
}

/** What the segment says and neither its papers nor a person's hand: an advisor's, a hotel booking's, a calendar's word. */
function changedBeside(papers: readonly KeptPaper[], row: SegmentRow): Fields {
  const details = row.details as Fields;
  const expected = withHand(foldPapers(papers), row.details, row.by_hand);
  return Object.fromEntries(
    Object.entries(details).filter(([field, value]) => field !== 'type' && !isSameValue(expected[field], value)),
  );
}

/** Keeps what was said. The same booking of the same import, read again, takes the place of what it said before. */
export async function keepPapers(
  tx: Tx,
  row: Pick<SegmentRow, 'id' | 'details' | 'by_hand'>,
  papers: readonly NewPaper[],
): Promise<void> {
  const hand = JSON.stringify(handOf(row));
  for (const { importId, position, said, cancels, copy, issuedAt, completed = [], madeTrip = false } of papers) {
    const words = { said: JSON.stringify(said), cancels, issued_at: issuedAt, hand };
    await tx
      .insertInto('segment_papers')
      .values({
        ...words,
        id: newId(),
        segment_id: row.id,
        import_id: importId,
        position,
        copy,
        completed: JSON.stringify(completed),
        made_trip: madeTrip,
      })
      .onConflict((conflict) => conflict.columns(['segment_id', 'import_id', 'position']).doUpdateSet(words))
      .execute();
  }
}

/** What people set, as they set it; null where they emptied a field. */
export function handOf(row: Pick<SegmentRow, 'details' | 'by_hand'>): Fields {
  return Object.fromEntries(row.by_hand.map((field) => [field, (row.details as Fields)[field] ?? null]));
}

/** The merged fields as a segment, or null: together the papers make no segment. */
export function wholeOf(merged: Fields): SegmentDraft | null {
  const whole = segmentDraft.safeParse(merged);
  return whole.success && !endsBeforeItStarts(whole.data) ? whole.data : null;
}
