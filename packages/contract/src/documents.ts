import { z } from 'zod';
import { fileName, previewKinds } from './attachments.ts';
import { bytes, call, created, json, multipart, nothing, ok } from './call.ts';
import { day } from './place-time.ts';
import { id, instant, page, pageOf, text } from './values.ts';

export const documentCategories = ['identity', 'loyalty', 'other'] as const;
export const documentTypes = ['id-card', 'passport', 'drivers-license', 'visa', 'loyalty-card', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];
export type DocumentCategory = (typeof documentCategories)[number];
export const documentStates = ['valid', 'expired', 'to-upload'] as const;

/** ISO 3166-1 alpha-2. */
const country = z.string().regex(/^[A-Z]{2}$/);

/** What a desk scans from a loyalty card. */
export const cardBarcode = z.object({
  format: z.enum(['aztec', 'qr', 'pdf417', 'code128']),
  payload: text(1000).min(1),
});

const documentFields = {
  documentType: z.enum(documentTypes),
  customName: text(200).optional(),
  /** The name on it. */
  documentName: text(200).optional(),
  /** Who issued it. Of a visa: where it lets one in. */
  country: country.optional(),
  /** Its last day, on which it still counts. */
  expiry: day.optional(),
  /** Of a loyalty card. */
  programName: text(200).optional(),
  membershipNumber: text(60).optional(),
  barcode: cardBarcode.optional(),
};

export const documentFile = z.object({
  id,
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.int(),
  preview: z.enum(previewKinds).nullable(),
  createdAt: instant,
});
export type DocumentFile = z.infer<typeof documentFile>;

export const document = z
  .object({
    id,
    /** What to call it: the custom name, the loyalty programme, or its type in the caller's language. */
    name: z.string(),
    category: z.enum(documentCategories),
    ...documentFields,
    /** `•••• 567`; the whole number is one proof of identity away. null: none was given. */
    maskedNumber: z.string().nullable(),
    files: z.array(documentFile),
    state: z.enum(documentStates),
    version: z.int(),
  })
  .meta({ id: 'Document' });
export type Document = z.infer<typeof document>;

/**
 * `category` follows from the type, and may be said for `other` alone. `number`: left out, it stays as it is, because who
 * edits has seen it only in part; null takes it away.
 */
export const documentDraft = z
  .object({
    category: z.enum(documentCategories).optional(),
    ...documentFields,
    number: text(60).nullable().optional(),
  })
  .meta({ id: 'DocumentDraft' });
export type DocumentDraft = z.output<typeof documentDraft>;

const params = z.object({ id });
const fileParams = z.object({ id, fileId: id });

export const listDocuments = call({
  method: 'GET',
  path: '/api/my/documents',
  summary: 'My identity documents, loyalty cards and other papers',
  audience: 'account',
  query: z.object(page),
  reply: ok(pageOf(document)),
});

export const getDocumentSecrets = call({
  method: 'GET',
  path: '/api/my/documents/{id}/secrets',
  summary: 'The whole number of a document; asks for a fresh proof of identity',
  audience: 'account',
  params,
  reply: ok(z.object({ number: z.string().nullable() })),
  problems: ['document.not-found', 'session.step-up-needed'],
  freshProof: true,
});

export const createDocument = call({
  method: 'POST',
  path: '/api/my/documents',
  summary: 'Add a document',
  audience: 'account',
  body: json(documentDraft),
  reply: created(document),
});

export const updateDocument = call({
  method: 'PUT',
  path: '/api/my/documents/{id}',
  summary: 'Change a document',
  audience: 'account',
  params,
  body: json(documentDraft),
  reply: ok(document),
  problems: ['document.not-found', 'record.changed'],
});

export const deleteDocument = call({
  method: 'DELETE',
  path: '/api/my/documents/{id}',
  summary: 'Delete a document and its files',
  audience: 'account',
  params,
  reply: nothing,
  problems: ['document.not-found', 'record.changed'],
});

export const addDocumentFile = call({
  method: 'POST',
  path: '/api/my/documents/{id}/files',
  summary: 'Add a file to a document',
  audience: 'account',
  params,
  body: multipart(z.object({ name: fileName, customName: text(200).optional() })),
  reply: created(document),
  problems: ['document.not-found', 'request.too-large', 'storage.full'],
});

export const createDocumentWithFile = call({
  method: 'POST',
  path: '/api/my/documents/new/files',
  summary: 'Add a document by its first file',
  audience: 'account',
  body: multipart(
    z.object({
      name: fileName,
      documentName: text(200).optional(),
      category: z.enum(documentCategories).optional(),
      documentType: z.enum(documentTypes).optional(),
      customName: text(200).optional(),
    }),
  ),
  reply: created(document),
  problems: ['request.too-large', 'storage.full'],
});

export const renameDocumentFile = call({
  method: 'PUT',
  path: '/api/my/documents/{id}/files/{fileId}',
  summary: 'Rename a file of a document',
  audience: 'account',
  params: fileParams,
  body: json(z.object({ name: fileName })),
  reply: ok(document),
  problems: ['document.not-found'],
});

export const deleteDocumentFile = call({
  method: 'DELETE',
  path: '/api/my/documents/{id}/files/{fileId}',
  summary: 'Delete a file of a document',
  audience: 'account',
  params: fileParams,
  reply: nothing,
  problems: ['document.not-found'],
});

export const getDocumentFileContent = call({
  method: 'GET',
  path: '/api/my/documents/{id}/files/{fileId}/content',
  summary: 'The file itself; asks for a fresh proof of identity',
  audience: 'account',
  params: fileParams,
  query: z.object({ download: z.enum(['0', '1']).optional() }),
  reply: bytes,
  problems: ['document.not-found', 'session.step-up-needed'],
  freshProof: true,
});

export const documentWarningReasons = ['ends-before-return', 'ends-soon-after'] as const;

/** A document of the caller's own that a trip needs for longer than it lasts. */
export const documentWarning = z.object({
  documentId: id,
  documentType: z.enum(documentTypes),
  name: z.string(),
  reason: z.enum(documentWarningReasons),
  expiry: day,
  /** The day until which it is needed: the return, or when the car goes back. */
  neededUntil: day,
  /** Which country asks; null where none in particular does. */
  country: country.nullable(),
  /** `ends-soon-after`: for how many months after the return that country asks. */
  months: z.int().nullable(),
});
export type DocumentWarning = z.infer<typeof documentWarning>;

export const listDocumentWarnings = call({
  method: 'GET',
  path: '/api/my/trips/{id}/document-warnings',
  summary: 'My documents that end too early for a trip, and were not dismissed for it',
  audience: 'account',
  params,
  reply: ok(z.object({ items: z.array(documentWarning) })),
  problems: ['trip.not-found'],
});

export const dismissDocumentWarning = call({
  method: 'PATCH',
  path: '/api/my/trips/{id}/document-warnings/dismissed',
  summary: 'Do not show me this warning on this trip again',
  audience: 'account',
  params,
  body: json(z.object({ documentId: id, reason: z.enum(documentWarningReasons) })),
  reply: nothing,
  problems: ['trip.not-found', 'document.not-found'],
});
