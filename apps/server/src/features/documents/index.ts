/** What a person keeps to show at a desk or a border, and when it ends. Nobody but its owner ever sees any of it. */
import './tables.ts';
import type { DocumentDraft, DocumentType } from '@escale/contract';
import type { Queries, Tx } from '../../platform/db.ts';
import type { FileName, KeptFile } from '../../platform/files.ts';
import type { House } from '../../platform/house.ts';
import { createDocument, deleteDocument } from './change-documents.ts';
import { addFile } from './document-files.ts';
import { readDocuments } from './read-documents.ts';
import { remind } from './remind.ts';
import { documentRoutes } from './routes.ts';
import type { TripNeeds } from './rules/warnings-for.ts';
import { type AboutTrips, openWarnings, withAnEnding } from './warnings.ts';

export type { TripNeeds } from './rules/warnings-for.ts';
export type { AboutTrips } from './warnings.ts';

export type Documents = {
  /** Gives the new document's id. */
  create(tx: Tx, accountId: string, draft: DocumentDraft): Promise<string>;
  addFile(tx: Tx, accountId: string, documentId: string, what: { file: KeptFile; name: string }): Promise<void>;
  /** What a message about a document needs. Null: it is gone, or has no last day any more. */
  newsOf(queries: Queries, documentId: string): Promise<{ documentType: DocumentType; expiry: string } | null>;
  /** Of these accounts, who keeps a document that ends at all. */
  withAnEnding(queries: Queries, accountIds: readonly string[]): Promise<string[]>;
  /** Does a document of the account's end too soon for this? Yes or no is all that anybody but its owner may learn. */
  endTooSoonFor(queries: Queries, accountId: string, tripId: string, trip: TripNeeds): Promise<boolean>;
  /** Everything that is kept of the account's documents, numbers and all; for its owner. */
  showAll(queries: Queries, accountId: string): Promise<ShownDocument[]>;
  /** Deletes them all and lets their files go. */
  forget(tx: Tx, accountId: string): Promise<void>;
  /** What a job does several times a day. */
  remind(): Promise<void>;
};

export type ShownDocument = DocumentDraft & {
  id: string;
  files: { name: string; mediaType: string; createdAt: string; kept: FileName }[];
};

export function openDocuments(house: House, parts: { trips: AboutTrips }): Documents {
  documentRoutes(house, parts.trips);
  const documents: Documents = {
    create: (tx, accountId, draft) => createDocument(tx, house, accountId, draft),
    addFile: (tx, accountId, documentId, what) => addFile(tx, house, accountId, documentId, what),
    async newsOf(queries, documentId) {
      const row = await queries
        .selectFrom('documents')
        .select(['document_type', 'expiry'])
        .where('id', '=', documentId)
        .executeTakeFirst();
      return row?.expiry ? { documentType: row.document_type, expiry: row.expiry } : null;
    },
    withAnEnding,
    endTooSoonFor: async (queries, accountId, tripId, trip) =>
      (await openWarnings(queries, house, trip, { accountId, tripId })).length > 0,
    async showAll(queries, accountId) {
      const found = await readDocuments(house, queries, accountId, 'all');
      return found.map(({ id, category, documentType, country, expiry, details, files }) => ({
        id,
        category,
        documentType,
        ...details,
        ...(country && { country }),
        ...(expiry && { expiry }),
        files: files.map(({ name, mediaType, createdAt, kept }) => ({ name, mediaType, createdAt, kept })),
      }));
    },
    async forget(tx, accountId) {
      for (const { id } of await readDocuments(house, tx, accountId, 'all')) {
        await deleteDocument(tx, house, accountId, id, () => undefined);
      }
    },
    remind: () => remind(house.db, house.clock.now()),
  };
  // More often than daily, so that a day on which nothing ran is made up for.
  house.jobs.every(6 * 60, 'documents:remind', documents.remind);
  return documents;
}
