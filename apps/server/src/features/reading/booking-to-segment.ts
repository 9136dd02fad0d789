import { isDeepStrictEqual } from 'node:util';
import type { ImportedBooking, ImportReason, SegmentType } from '@escale/contract';
import { type Booking, type Candidate, type TreeSummary, whyToLook } from '@escale/extract';
import { type Checked, checkDraft } from './check-draft.ts';
import { type Draft, draftOf } from './draft-of.ts';
import { evidenceOf, fieldName, issuedAt, wayTo } from './rules/evidence-of.ts';
import { titleOf } from './rules/title-of.ts';

/** A booking of the engine in the product's words. */
export type Translation = Checked & {
  type: SegmentType;
  title: string;
  /** The paper cancels what it names; then little of it may be there. */
  cancels: boolean;
  /** Why a person must look before it is placed, or null. */
  reason: ImportReason | null;
  confidence: number;
  evidence: ImportedBooking['evidence'];
  /** Where its parts disagree: what was taken of each field, and what else it says. */
  conflicts: ImportedBooking['conflicts'];
  /** What the paper is known by beyond its fields: of a wallet pass, its type and serial number. */
  identity: string[];
  /** When its sender wrote it, an instant; null where nothing says so. */
  issuedAt: string | null;
};

/** The single place where the engine's words become the product's. Gives null for what is no part of a trip: a loyalty card. */
export function translateBooking(candidate: Candidate, tree: TreeSummary): Translation | null {
  const { booking } = candidate;
  const written = draftOf(booking);
  if (!written) return null;
  const { draft, segment, missing } = checkDraft(written);
  const cancels = booking.status === 'cancelled';
  return {
    type: draft.type,
    title: titleOf(draft),
    cancels,
    draft,
    segment,
    missing,
    reason: cancels ? reasonToAskBeforeCancelling(candidate) : reasonToAsk(candidate, missing),
    confidence: candidate.confidence,
    evidence: evidenceOf(candidate, draft.type, tree),
    conflicts: conflictsOf(candidate, draft, tree),
    issuedAt: issuedAt(candidate, tree),
    identity: booking.pass ? [`pass ${booking.pass.type} ${booking.pass.serial}`.slice(0, 300)] : [],
  };
}

/** What the other sources said, in the words of the segment's fields. */
function conflictsOf({ booking, others = [] }: Candidate, draft: Draft, tree: TreeSummary): Translation['conflicts'] {
  return others.flatMap(({ field: written, value, evidence, rank }) => {
    const field = fieldName(written, draft.type);
    const other = draftOf({ ...booking, [written]: value } as Booking)?.[field];
    if (other === undefined || isDeepStrictEqual(other, draft[field])) return [];
    const source = evidence && { text: evidence.text, where: wayTo(evidence.node, tree) };
    return { field, taken: draft[field] ?? null, value: other, text: '', where: '', ...source, reader: rank };
  });
}

function reasonToAsk(candidate: Candidate, missing: string[]): ImportReason | null {
  return missing.length > 0 ? 'incomplete' : whyToLook(candidate);
}

/** Whoever believes that all is cancelled stays away from what is not. */
const reasonToAskBeforeCancelling = ({ doubts }: Candidate): ImportReason | null =>
  doubts.some(({ code }) => code === 'partly-cancelled') ? 'uncertain' : null;
