import type { Queries, Tx } from '../../platform/db.ts';
import { cleanName } from '../../platform/file-name.ts';
import type { FileName, Files, KeptFile } from '../../platform/files.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/live.ts';
import { previewOf } from '../../platform/media-type.ts';
import { tell } from '../../platform/outbox.ts';
import { maySeeSegment, mayWithTrip } from '../../platform/policy.ts';
import { refuse } from '../../platform/refuse.ts';
import { openSegment, openTrip, relationTo } from './access.ts';
import type { Needs } from './needs.ts';
import { publishToAll } from './reckon-trip.ts';

export type NewAttachment =
  | { kind: 'link'; url: string; name?: string | undefined }
  | { kind: 'file'; file: KeptFile; name?: string | undefined; importId?: string | null };

/** Attaches a link or a file that was kept already to a trip (`segmentId` null: "Other") or to one of its segments. */
export async function attach(
  tx: Tx,
  needs: Needs,
  accountId: string,
  to: { tripId: string; segmentId: string | null },
  what: NewAttachment,
): Promise<string> {
  const trip = await openTrip(tx, accountId, to.tripId, 'add-attachment');
  const segment = to.segmentId === null ? null : await openSegment(tx, accountId, trip, to.segmentId, 'see');
  const id = await insertAttachment(tx, needs, accountId, to, what);
  await sayChanged(tx, to.tripId, accountId, segment?.personal_to ?? null);
  return id;
}

/** Whoever calls has asked whether it may be, and tells those who see the trip. */
export async function insertAttachment(
  tx: Tx,
  { files, clock }: Needs,
  accountId: string,
  to: { tripId: string; segmentId: string | null },
  what: NewAttachment,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('attachments')
    .values({
      id,
      trip_id: to.tripId,
      segment_id: to.segmentId,
      kind: what.kind,
      name: cleanName(what.name) || (what.kind === 'link' ? new URL(what.url).hostname : 'file'),
      url: what.kind === 'link' ? what.url : null,
      ...(what.kind === 'file' && fileColumns(what.file)),
      added_by: accountId,
      import_id: what.kind === 'file' ? (what.importId ?? null) : null,
      created_at: clock.now().toISOString(),
    })
    .execute();
  if (what.kind === 'file') await files.use(tx, what.file, usedBy, id);
  return id;
}

const usedBy = 'attachments';

export function fileColumns(file: KeptFile) {
  return {
    file_account_id: file.accountId,
    file_address: file.address,
    media_type: file.mediaType,
    size_bytes: file.sizeBytes,
    preview: previewOf(file.mediaType),
  };
}

type OpenAttachment = {
  id: string;
  tripId: string;
  kind: 'file' | 'link';
  name: string;
  mediaType: string | null;
  sizeBytes: number | null;
  file: FileName | null;
  preview: 'jpg' | 'png' | 'pdf' | 'html' | null;
  addedBy: string;
  personalTo: string | null;
};

/** An attachment that the person may see; through its trip, like everything in it. */
export async function openAttachment(queries: Queries, accountId: string, id: string): Promise<OpenAttachment> {
  const row = await queries
    .selectFrom('attachments as a')
    .leftJoin('segments as s', 's.id', 'a.segment_id')
    .selectAll('a')
    .select('s.personal_to')
    .where('a.id', '=', id)
    .executeTakeFirst();
  if (!row) return refuse('attachment.not-found');
  const who = await relationTo(queries, accountId, row.trip_id);
  const seen = mayWithTrip(who, 'see-trip') && maySeeSegment(accountId, { personalTo: row.personal_to });
  if (!seen) return refuse('attachment.not-found');
  const { file_account_id: owner, file_address: address } = row;
  return {
    id,
    tripId: row.trip_id,
    kind: row.kind,
    name: row.name,
    mediaType: row.media_type,
    sizeBytes: row.size_bytes,
    file: owner && address ? { accountId: owner, address } : null,
    preview: row.preview,
    addedBy: row.added_by,
    personalTo: row.personal_to,
  };
}

async function openToChange(tx: Tx, accountId: string, id: string): Promise<OpenAttachment> {
  const attachment = await openAttachment(tx, accountId, id);
  await openTrip(
    tx,
    accountId,
    attachment.tripId,
    attachment.addedBy === accountId ? 'change-own-attachment' : 'change-any-attachment',
  );
  return attachment;
}

export async function renameAttachment(tx: Tx, accountId: string, id: string, name: string): Promise<string> {
  const attachment = await openToChange(tx, accountId, id);
  const clean = cleanName(name);
  if (!clean) return refuse('request.invalid', { errors: [{ path: 'name', code: 'required' }] });
  await tx.updateTable('attachments').set({ name: clean }).where('id', '=', id).execute();
  await sayChanged(tx, attachment.tripId, accountId, attachment.personalTo);
  return attachment.tripId;
}

export async function deleteAttachment(tx: Tx, files: Files, accountId: string, id: string): Promise<void> {
  const attachment = await openToChange(tx, accountId, id);
  await tx.deleteFrom('attachments').where('id', '=', id).execute();
  await files.release(tx, usedBy, id);
  await sayChanged(tx, attachment.tripId, accountId, attachment.personalTo);
}

/** Before rows go that take their attachments with them: their bytes are no longer needed. */
export async function releaseFilesOfTrip(tx: Tx, files: Files, tripId: string): Promise<void> {
  const rows = await tx.selectFrom('attachments').select('id').where('trip_id', '=', tripId).execute();
  for (const { id } of rows) await files.release(tx, usedBy, id);
}

export async function releaseFilesOfSegment(tx: Tx, files: Files, segmentId: string): Promise<void> {
  const rows = await tx.selectFrom('attachments').select('id').where('segment_id', '=', segmentId).execute();
  for (const { id } of rows) await files.release(tx, usedBy, id);
}

/** What an import laid to a segment. */
export async function removeOriginal(tx: Tx, files: Files, segmentId: string, importId: string): Promise<void> {
  const rows = await tx
    .deleteFrom('attachments')
    .where('segment_id', '=', segmentId)
    .where('import_id', '=', importId)
    .returning('id')
    .execute();
  for (const { id } of rows) await files.release(tx, usedBy, id);
}

/** The same files for another trip and the account that it is for: whoever erases theirs does not take the copy along. */
export async function copyAttachments(
  tx: Tx,
  { files, clock }: Needs,
  ids: readonly string[],
  to: { tripId: string; accountId: string; byAccountId: string },
): Promise<void> {
  for (const from of ids) {
    const row = await tx.selectFrom('attachments').selectAll().where('id', '=', from).executeTakeFirstOrThrow();
    const { file_account_id: owner, file_address: address } = row;
    const file = owner && address ? await files.copy({ accountId: owner, address }, to.accountId) : null;
    if (row.kind === 'file' && !file) continue; // its bytes were erased with their account
    const id = newId();
    await tx
      .insertInto('attachments')
      .values({
        id,
        trip_id: to.tripId,
        segment_id: null,
        kind: row.kind,
        name: row.name,
        url: row.url,
        ...(file && fileColumns(file)),
        added_by: to.byAccountId,
        created_at: clock.now().toISOString(),
      })
      .execute();
    // Nobody fills another's storage by giving them trips.
    const counts = owner === to.accountId;
    if (file) await files.use(tx, file, usedBy, id, { counts });
  }
}

/** To everyone who can see it, and as news only where it is not one person's own. */
export async function sayChanged(
  tx: Tx,
  tripId: string,
  byAccountId: string,
  personalTo: string | null,
): Promise<void> {
  if (personalTo !== null) return publish(tx, personalTo, { what: 'trip', tripId });
  await publishToAll(tx, tripId);
  await tell(tx, 'trip.changed', { tripId, byAccountId });
}
