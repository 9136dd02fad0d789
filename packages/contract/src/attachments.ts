import { z } from 'zod';
import { bytes, call, created, json, jsonOrMultipart, nothing, ok } from './call.ts';
import { maxFileNameLength } from './limits.ts';
import { id, instant, link, text } from './values.ts';

/** Previewable formats are JPG, PNG, PDF and HTML; decided by the file's content, never by its name. */
export const previewKinds = ['jpg', 'png', 'pdf', 'html'] as const;

export const attachment = z.object({
  id,
  tripId: id,
  /** null: it belongs to the trip itself ("Other"). */
  segmentId: id.nullable(),
  kind: z.enum(['file', 'link']),
  name: z.string(),
  /** Of a link. */
  url: z.string().optional(),
  /** Of a file, as found in its bytes. */
  mediaType: z.string().optional(),
  sizeBytes: z.int().optional(),
  preview: z.enum(previewKinds).nullable(),
  addedBy: z.object({ accountId: id.nullable(), name: z.string() }),
  /** The import that it came with: the original of a booking. */
  importId: id.nullable(),
  createdAt: instant,
});
export type Attachment = z.infer<typeof attachment>;

export const fileName = text(maxFileNameLength).min(1);
const newLink = z.object({ url: link, name: fileName.optional() });
const newFile = z.object({ name: fileName.optional() });

export const addSegmentAttachment = call({
  method: 'POST',
  path: '/api/my/trips/{id}/segments/{segmentId}/attachments',
  summary: 'Add a file or a link to a segment',
  audience: 'account',
  params: z.object({ id, segmentId: id }),
  body: jsonOrMultipart(newLink, newFile),
  reply: created(attachment),
  problems: ['trip.not-found', 'segment.not-found', 'request.too-large', 'storage.full'],
});

export const addTripAttachment = call({
  method: 'POST',
  path: '/api/my/trips/{id}/attachments',
  summary: 'Add a file or a link to a trip ("Other")',
  audience: 'account',
  params: z.object({ id }),
  body: jsonOrMultipart(newLink, newFile),
  reply: created(attachment),
  problems: ['trip.not-found', 'request.too-large', 'storage.full'],
});

export const renameAttachment = call({
  method: 'PUT',
  path: '/api/my/attachments/{id}',
  summary: 'Rename an attachment',
  audience: 'account',
  params: z.object({ id }),
  body: json(z.object({ name: fileName })),
  reply: ok(attachment),
  problems: ['attachment.not-found'],
});

export const deleteAttachment = call({
  method: 'DELETE',
  path: '/api/my/attachments/{id}',
  summary: 'Delete an attachment',
  audience: 'account',
  params: z.object({ id }),
  reply: nothing,
  problems: ['attachment.not-found'],
});

export const getAttachmentContent = call({
  method: 'GET',
  path: '/api/my/attachments/{id}/content',
  summary: 'The file itself, to be kept (`download=1`) or previewed in a sandbox',
  audience: 'account',
  params: z.object({ id }),
  query: z.object({ download: z.enum(['0', '1']).optional() }),
  reply: bytes,
  problems: ['attachment.not-found', 'attachment.not-a-file'],
  cookie: true,
});
