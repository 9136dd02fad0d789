import type { SegmentDraft } from '@escale/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../platform/db.ts';
import './tables.ts';
import { beginsAt, durationOf, finishesAt, nightsBetween } from '@escale/contract/segment-times';
import { identityOf } from './rules/identity.ts';

export type SegmentRow = Selectable<Tables['segments']>;
type SegmentColumns = Pick<
  Insertable<Tables['segments']>,
  'type' | 'details' | 'begins_at' | 'ends_at' | 'duration' | 'nights' | 'identity' | 'likely_identity' | 'personal_to'
>;

/**
 * The columns that follow from what a segment says: reckoned here at every write, so that no read has to.
 * `extraIdentity`: what a paper is known by beyond its fields (a calendar's UID, a wallet pass), kept from write to write.
 */
export function segmentColumns(
  draft: SegmentDraft,
  addedBy: string,
  extraIdentity: readonly string[] = [],
): SegmentColumns {
  const { sure, likely } = identityOf(draft);
  return {
    type: draft.type,
    details: JSON.stringify(draft),
    begins_at: new Date(beginsAt(draft)).toISOString(),
    ends_at: new Date(finishesAt(draft)).toISOString(),
    duration: durationOf(draft),
    nights: draft.type === 'hotel' ? nightsBetween(draft.start, draft.end ?? null) : null,
    identity: [...new Set([...sure, ...extraIdentity])],
    likely_identity: [...likely],
    personal_to: draft.type === 'event' && draft.personal ? addedBy : null,
  };
}

/** Identity that did not come from the fields; it is told apart by its prefix. */
export const paperIdentity = (key: string) => `paper|${key}`;
export const isPaperIdentity = (key: string) => key.startsWith('paper|');
