import type { Tx } from '../../platform/db.ts';
import { cleanName } from '../../platform/file-name.ts';
import type { Files, KeptFile } from '../../platform/files.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/live.ts';
import { refuse } from '../../platform/refuse.ts';
import { sealFileName } from './details.ts';
import type { Needs } from './needs.ts';
import { type OpenDocument, type OpenFile, openDocument } from './read-documents.ts';

const usedBy = 'document_files';

/**
 * Adds a file that was kept already. It stays byte for byte as it came, with what a camera wrote into it (where the picture
 * was taken, too): a scan may have to prove something. Its owner alone ever gets it back, so nothing is told by it.
 */
export async function addFile(
  tx: Tx,
  needs: Needs,
  accountId: string,
  documentId: string,
  { file, name }: { file: KeptFile; name: string },
): Promise<void> {
  const document = await openDocument(tx, needs, accountId, documentId);
  const id = newId();
  await tx
    .insertInto('document_files')
    .values({
      id,
      document_id: documentId,
      name: await sealFileName(needs.fields, tx, accountId, id, cleanName(name) || 'file'),
      file_account_id: file.accountId,
      file_address: file.address,
      media_type: file.mediaType,
      size_bytes: file.sizeBytes,
      created_at: needs.clock.now().toISOString(),
    })
    .execute();
  await needs.files.use(tx, file, usedBy, id);
  await sayChanged(tx, accountId, document);
}

export async function renameFile(
  tx: Tx,
  needs: Needs,
  accountId: string,
  at: { documentId: string; fileId: string },
  name: string,
): Promise<void> {
  const document = await openDocument(tx, needs, accountId, at.documentId);
  const file = openFileOf(document, at.fileId);
  const clean = cleanName(name);
  if (!clean) return refuse('request.invalid', { errors: [{ path: 'name', code: 'required' }] });
  await tx
    .updateTable('document_files')
    .set({ name: await sealFileName(needs.fields, tx, accountId, file.id, clean) })
    .where('id', '=', file.id)
    .execute();
  await sayChanged(tx, accountId, document);
}

export async function deleteFile(
  tx: Tx,
  needs: Needs,
  accountId: string,
  at: { documentId: string; fileId: string },
): Promise<void> {
  const document = await openDocument(tx, needs, accountId, at.documentId);
  const file = openFileOf(document, at.fileId);
  await releaseFiles(tx, needs.files, [file]);
  await tx.deleteFrom('document_files').where('id', '=', file.id).execute();
  await sayChanged(tx, accountId, document);
}

/** A file of this very document: somebody's own document opens nobody else's file. */
export function openFileOf(document: OpenDocument, fileId: string): OpenFile {
  return document.files.find(({ id }) => id === fileId) ?? refuse('document.not-found');
}

export async function releaseFiles(tx: Tx, files: Files, of: readonly { id: string }[]): Promise<void> {
  for (const { id } of of) await files.release(tx, usedBy, id);
}

async function sayChanged(tx: Tx, accountId: string, document: OpenDocument): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ version: document.version + 1 })
    .where('id', '=', document.id)
    .execute();
  await publish(tx, accountId, { what: 'documents' });
}
