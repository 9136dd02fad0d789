import type { DocumentDraft } from '@escale/contract';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/live.ts';
import { refuse } from '../../platform/refuse.ts';
import { detailsOf, sealDetails } from './details.ts';
import { releaseFiles } from './document-files.ts';
import type { Needs } from './needs.ts';
import { openDocument } from './read-documents.ts';
import { categoryOf } from './rules/category-of.ts';

/** Gives the new document's id. */
export async function createDocument(tx: Tx, needs: Needs, accountId: string, draft: DocumentDraft): Promise<string> {
  const id = newId();
  const now = needs.clock.now().toISOString();
  await tx
    .insertInto('documents')
    .values({
      id,
      account_id: accountId,
      ...columnsOf(draft),
      details: await sealDetails(needs.fields, tx, accountId, id, detailsOf(draft)),
      created_at: now,
      updated_at: now,
    })
    .execute();
  await publish(tx, accountId, { what: 'documents' });
  return id;
}

export async function updateDocument(
  tx: Tx,
  needs: Needs,
  accountId: string,
  id: string,
  draft: DocumentDraft,
  mustMatch: (version: number) => void,
): Promise<void> {
  const { version, details } = await openDocument(tx, needs, accountId, id);
  mustMatch(version);
  await tx
    .updateTable('documents')
    .set({
      ...columnsOf(draft),
      details: await sealDetails(needs.fields, tx, accountId, id, detailsOf(draft, details)),
      version: version + 1,
      updated_at: needs.clock.now().toISOString(),
    })
    .where('id', '=', id)
    .execute();
  await publish(tx, accountId, { what: 'documents' });
}

/** With its files. */
export async function deleteDocument(
  tx: Tx,
  needs: Needs,
  accountId: string,
  id: string,
  mustMatch: (version: number) => void,
): Promise<void> {
  const document = await openDocument(tx, needs, accountId, id);
  mustMatch(document.version);
  await releaseFiles(tx, needs.files, document.files);
  await tx.deleteFrom('documents').where('id', '=', id).execute();
  await publish(tx, accountId, { what: 'documents' });
}

function columnsOf(draft: DocumentDraft) {
  const category = categoryOf(draft.documentType, draft.category);
  if (!category) return refuse('request.invalid', { errors: [{ path: 'category', code: 'invalid' }] });
  // Beyond ASCII a Code 128 means other things to other scanners.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII has them
  if (draft.barcode?.format === 'code128' && !/^[\x00-\x7f]*$/.test(draft.barcode.payload)) {
    return refuse('request.invalid', { errors: [{ path: 'barcode.payload', code: 'invalid' }] });
  }
  return {
    category,
    document_type: draft.documentType,
    country: draft.country ?? null,
    expiry: draft.expiry ?? null,
  };
}
