import {
  addDocumentFile,
  createDocument as createDocumentCall,
  createDocumentWithFile,
  deleteDocument as deleteDocumentCall,
  deleteDocumentFile,
  dismissDocumentWarning,
  getDocumentFileContent,
  getDocumentSecrets,
  type Language,
  listDocuments,
  listDocumentWarnings,
  pageSize,
  renameDocumentFile,
  updateDocument as updateDocumentCall,
} from '@escale/contract';
import type { Queries } from '../../platform/db.ts';
import type { House } from '../../platform/house.ts';
import { previewOf } from '../../platform/media-type.ts';
import { refuse } from '../../platform/refuse.ts';
import { createDocument, deleteDocument, updateDocument } from './change-documents.ts';
import { addFile, deleteFile, openFileOf, renameFile } from './document-files.ts';
import { present, readDocuments } from './read-documents.ts';
import { typeOf } from './rules/category-of.ts';
import { type AboutTrips, dismissWarning, listWarnings } from './warnings.ts';

/** One entry for each call. Every one asks for the caller's own: nobody else ever sees a document, an advisor neither. */
export function documentRoutes(house: House, trips: AboutTrips): void {
  const { route, files, clock } = house;

  async function read(queries: Queries, accountId: string, id: string) {
    const [document] = await readDocuments(house, queries, accountId, { id });
    return document ?? refuse('document.not-found');
  }
  const reply = async (queries: Queries, accountId: string, id: string, language: Language) =>
    present(await read(queries, accountId, id), language, clock.now());

  route(listDocuments, async ({ db, caller, query, language }) => {
    const limit = query.limit ?? pageSize.default;
    const after = afterCursor(query.cursor);
    const found = await readDocuments(house, db, caller.accountId, { limit: limit + 1, after });
    const items = found.slice(0, limit);
    return {
      items: items.map((document) => present(document, language, clock.now())),
      nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null,
    };
  });

  route(getDocumentSecrets, async ({ db, caller, params }) => {
    const { details } = await read(db, caller.accountId, params.id);
    return { number: details.number ?? null };
  });

  route(createDocumentCall, async ({ tx, caller, body, language }) => {
    const id = await createDocument(tx, house, caller.accountId, body);
    return reply(tx, caller.accountId, id, language);
  });

  route(updateDocumentCall, async ({ tx, caller, params, body, language, mustMatch }) => {
    await updateDocument(tx, house, caller.accountId, params.id, body, mustMatch);
    return reply(tx, caller.accountId, params.id, language);
  });

  route(deleteDocumentCall, ({ tx, caller, params, mustMatch }) =>
    deleteDocument(tx, house, caller.accountId, params.id, mustMatch),
  );

  route(createDocumentWithFile, async ({ tx, caller, body, file, language }) => {
    const { name, category, documentType, documentName, customName } = body;
    const draft = { category, documentType: typeOf(documentType, category), documentName, customName };
    const id = await createDocument(tx, house, caller.accountId, draft);
    await addFile(tx, house, caller.accountId, id, { file, name });
    return reply(tx, caller.accountId, id, language);
  });

  route(addDocumentFile, async ({ tx, caller, params, body, file, language }) => {
    // `customName` is what its owner calls the file; `name` what the device called it.
    await addFile(tx, house, caller.accountId, params.id, { file, name: body.customName || body.name });
    return reply(tx, caller.accountId, params.id, language);
  });

  route(renameDocumentFile, async ({ tx, caller, params, body, language }) => {
    await renameFile(tx, house, caller.accountId, { documentId: params.id, fileId: params.fileId }, body.name);
    return reply(tx, caller.accountId, params.id, language);
  });

  route(deleteDocumentFile, ({ tx, caller, params }) =>
    deleteFile(tx, house, caller.accountId, { documentId: params.id, fileId: params.fileId }),
  );

  route(getDocumentFileContent, async ({ db, caller, params, query }) => {
    const file = openFileOf(await read(db, caller.accountId, params.id), params.fileId);
    const content = await files.open(file.kept);
    if (!content) return refuse('document.not-found');
    const { name, mediaType, sizeBytes } = file;
    const shown = query.download !== '1' && previewOf(mediaType) !== null;
    return { content, mediaType, name, sizeBytes, disposition: shown ? ('inline' as const) : ('download' as const) };
  });

  route(listDocumentWarnings, async ({ db, caller, params, language }) => ({
    items: await listWarnings(db, house, trips, { accountId: caller.accountId, tripId: params.id, language }),
  }));

  route(dismissDocumentWarning, ({ tx, caller, params, body }) =>
    dismissWarning(tx, trips, caller.accountId, params.id, body),
  );
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The cursor is the last document's id; one that we did not make begins from the start. */
const afterCursor = (cursor: string | undefined) => (cursor && uuid.test(cursor) ? cursor : undefined);
