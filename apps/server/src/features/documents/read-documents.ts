import type { Document, DocumentCategory, DocumentType, Language } from '@escale/contract';
import type { Selectable } from 'kysely';
import type { Queries, Tables, Tx } from '../../platform/db.ts';
import type { FileName } from '../../platform/files.ts';
import { previewOf } from '../../platform/media-type.ts';
import { refuse } from '../../platform/refuse.ts';
import { type Details, openDetails, openFileName } from './details.ts';
import type { Needs } from './needs.ts';
import { documentState } from './rules/document-state.ts';
import { maskNumber } from './rules/mask-number.ts';
import { typeWords } from './words.ts';

/** A document with everything that its row says, opened. For its owner alone. */
export type OpenDocument = {
  readonly id: string;
  readonly category: DocumentCategory;
  readonly documentType: DocumentType;
  readonly country: string | null;
  readonly expiry: string | null;
  readonly details: Details;
  readonly version: number;
  readonly files: readonly OpenFile[];
};

export type OpenFile = {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly createdAt: string;
  readonly kept: FileName;
};

type Which = { id: string } | { limit: number; after: string | undefined } | 'all';

/** The account's own, in the order in which they were added. */
export async function readDocuments(
  { fields }: Pick<Needs, 'fields'>,
  queries: Queries,
  accountId: string,
  which: Which,
): Promise<OpenDocument[]> {
  let query = queries.selectFrom('documents').selectAll().where('account_id', '=', accountId).orderBy('id');
  if (which !== 'all') {
    if ('id' in which) query = query.where('id', '=', which.id);
    else {
      query = query.limit(which.limit);
      if (which.after) query = query.where('id', '>', which.after);
    }
  }
  const rows = await query.execute();
  if (rows.length === 0) return [];
  const files = await queries
    .selectFrom('document_files')
    .selectAll()
    .where(
      'document_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  const open = await fields.opener(queries, accountId);
  return rows.map((row) => ({
    id: row.id,
    category: row.category,
    documentType: row.document_type,
    country: row.country,
    expiry: row.expiry,
    details: openDetails(open, row.id, row.details),
    version: row.version,
    files: files
      .filter(({ document_id }) => document_id === row.id)
      .map((file) => openFile(file, openFileName(open, file.id, file.name))),
  }));
}

/** The account's own document, locked until the transaction ends. Another's and none sound the same. */
export async function openDocument(
  tx: Tx,
  needs: Pick<Needs, 'fields'>,
  accountId: string,
  id: string,
): Promise<OpenDocument> {
  const locked = await tx
    .selectFrom('documents')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  const [document] = locked ? await readDocuments(needs, tx, accountId, { id }) : [];
  return document ?? refuse('document.not-found');
}

function openFile(row: Selectable<Tables['document_files']>, name: string): OpenFile {
  return {
    id: row.id,
    name,
    mediaType: row.media_type,
    sizeBytes: row.size_bytes,
    createdAt: row.created_at,
    kept: { accountId: row.file_account_id, address: row.file_address },
  };
}

/** As a reply says it: the number of an identity document in part only. A loyalty card is whole, because a desk asks for it. */
export function present(document: OpenDocument, language: Language, now: Date): Document {
  const { id, category, documentType, country, expiry, details, version, files } = document;
  const { number, ...shown } = details;
  return {
    id,
    name: nameOf(document, language),
    category,
    documentType,
    ...shown,
    ...(country && { country }),
    ...(expiry && { expiry }),
    maskedNumber: number ? maskNumber(number) : null,
    files: files.map((file) => ({
      id: file.id,
      name: file.name,
      mediaType: file.mediaType,
      sizeBytes: file.sizeBytes,
      preview: previewOf(file.mediaType),
      createdAt: file.createdAt,
    })),
    state: documentState({ documentType, expiry, files: files.length }, now),
    version,
  };
}

export function nameOf({ documentType, details }: OpenDocument, language: Language): string {
  return details.customName || details.programName || typeWords[documentType][language];
}
