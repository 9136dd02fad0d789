import { z } from 'zod';
import { fileName } from './attachments.ts';
import { bytes, call, created, json, multipart, nothing, ok } from './call.ts';
import { day } from './place-time.ts';
import { id, instant, page, pageOf, text } from './values.ts';

export const documentCategories = ['identity', 'loyalty', 'other'] as const;
export const documentTypes = ['id-card', 'passport', 'drivers-license', 'visa', 'loyalty-card', 'other'] as const;
export const documentStates = ['valid', 'expired', 'to-upload'] as const;

const documentFields = {
  category: z.enum(documentCategories),
  documentType: z.enum(documentTypes),
  customName: text(200).optional(),
  /** The name on it. */
  documentName: text(200).optional(),
  number: text(60).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  expiry: day.optional(),
  /** Of a loyalty card. */
  programName: text(200).optional(),
  membershipNumber: text(60).optional(),
  barcode: z.object({ format: z.enum(['aztec', 'qr', 'pdf417', 'code128']), payload: text(1000) }).optional(),
};

export const documentFile = z.object({
  id,
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.int(),
  createdAt: instant,
});

export const document = z
  .object({
    id,
    name: z.string(),
    ...documentFields,
    files: z.array(documentFile),
    state: z.enum(documentStates),
    version: z.int(),
  })
  .meta({ id: 'Document' });
export type Document = z.infer<typeof document>;

const draft = z.object(documentFields);
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

export const createDocument = call({
  method: 'POST',
  path: '/api/my/documents',
  summary: 'Add a document',
  audience: 'account',
  body: json(draft),
  reply: created(document),
});

export const updateDocument = call({
  method: 'PUT',
  path: '/api/my/documents/{id}',
  summary: 'Change a document',
  audience: 'account',
  params,
  body: json(draft),
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
  problems: ['document.not-found'],
});

export const addDocumentFile = call({
  method: 'POST',
  path: '/api/my/documents/{id}/files',
  summary: 'Add a file to a document',
  audience: 'account',
  params,
  body: multipart(z.object({ name: fileName, customName: text(200).optional() })),
  reply: created(document),
  problems: ['document.not-found', 'request.too-large'],
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
  problems: ['request.too-large'],
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
  reply: bytes,
  problems: ['document.not-found', 'session.step-up-needed'],
});
