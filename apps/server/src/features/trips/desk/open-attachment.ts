import type { Queries } from '../../../platform/db.ts';
import type { FileName } from '../../../platform/files.ts';
import { refuse } from '../../../platform/refuse.ts';
import type { AgentChair } from '../../accounts/index.ts';
import { findTripAtDesk } from './open-trip.ts';

export type DeskAttachment = {
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number | null;
  readonly file: FileName | null;
  readonly preview: boolean;
};

/** A file or link of a trip that the advisor may see; none of a personal event's. */
export async function openAttachmentAtDesk(queries: Queries, chair: AgentChair, id: string): Promise<DeskAttachment> {
  const row = await queries
    .selectFrom('attachments as a')
    .leftJoin('segments as s', 's.id', 'a.segment_id')
    .selectAll('a')
    .where('a.id', '=', id)
    .where('s.personal_to', 'is', null)
    .executeTakeFirst();
  if (!row || !(await findTripAtDesk(queries, chair, row.trip_id))) return refuse('attachment.not-found');
  const { file_account_id: accountId, file_address: address } = row;
  return {
    name: row.name,
    mediaType: row.media_type ?? 'application/octet-stream',
    sizeBytes: row.size_bytes,
    file: accountId && address ? { accountId, address } : null,
    preview: row.preview !== null,
  };
}
