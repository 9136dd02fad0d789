import { z } from 'zod';
import { fileName } from './attachments.ts';
import { accepted, bytes, call, json, jsonOrMultipart, nothing, ok } from './call.ts';
import { segmentDraft, segmentTypes } from './segments.ts';
import { id, instant, page, pageOf } from './values.ts';

/** One attempt to turn an e-mail, calendar event or file into segments. Nothing that arrives is lost. */
/** `empty`: one of many that were brought at once, holds no booking, and nobody is asked about it. */
export const importStates = ['received', 'reading', 'placed', 'needs-review', 'failed', 'empty', 'dismissed'] as const;

/** Why an import waits for its person. The words are the app's. */
export const importReasons = [
  'sender-unknown', // "was this you?"
  'no-booking-found',
  'incomplete', // a booking with a field missing that a segment cannot do without
  'uncertain', // read, but with too little confidence
  'more-inside', // what was read of it is placed, and it speaks of more
  'conflict', // two papers, or two places in one, that disagree
  'cancellation-unmatched', // cancels something that is not there
  'undone', // its person took it back
  'unsupported-format',
  'no-code-found', // a picture, and no code in it that could be made out
  'encrypted',
  'too-large',
  'storage-full', // not kept: the person's storage has no room for it
  'too-long', // the reader was stopped at its time or memory limit
  'not-understood', // it speaks of a booking that was not made out
  'unreadable', // damaged: nothing of it can be opened
] as const;
export type ImportReason = (typeof importReasons)[number];

const passage = z.object({
  text: z.string().describe('As printed.'),
  where: z.string().describe('The part of the document: `mail > html > table 2, row 3`.'),
  at: z
    .number()
    .int()
    .optional()
    .describe('Where in the text of that part, in characters; the same words may stand there twice.'),
});

/** What was read of one booking, and what became of it. */
export const importedBooking = z
  .object({
    index: z.int(),
    type: z.enum(segmentTypes),
    title: z.string(),
    action: z.enum(['created', 'updated', 'cancelled', 'unchanged', 'waiting', 'dismissed']),
    tripId: id.nullable(),
    segmentId: id.nullable(),
    reason: z.enum(importReasons).nullable(),
    /** As far as it was read: not yet checked as a whole. */
    draft: z.record(z.string(), z.unknown()),
    missing: z.array(z.string()).describe('Fields that a segment of this type needs and that were not found.'),
    confidence: z.number().min(0).max(1),
    evidence: z.array(passage.extend({ field: z.string(), reader: z.string(), confidence: z.number() })),
    /** What the paper says and the traveller had set otherwise by hand: their value is kept. */
    differences: z.array(z.object({ field: z.string(), kept: z.unknown(), offered: z.unknown() })),
    conflicts: z
      .array(
        z.object({
          field: z.string(),
          taken: z.unknown(),
          value: z.unknown(),
          text: z.string().describe('As printed, of the value that was not taken.'),
          where: z.string(),
          reader: z.string(),
        }),
      )
      .describe('Where parts of the document disagree: both values, never a mean.'),
    changes: z
      .array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() }))
      .describe('What it changed of a segment that was there.'),
  })
  .meta({ id: 'ImportedBooking' });
export type ImportedBooking = z.infer<typeof importedBooking>;

/** Which page of how many is being read, in which of the documents of a mail or an archive. */
export const readingStep = z.object({ document: z.int(), documents: z.int(), page: z.int(), pages: z.int() });
export type ReadingStep = z.infer<typeof readingStep>;

export const importRecord = z
  .object({
    id,
    state: z.enum(importStates),
    via: z.enum(['email', 'file', 'paste', 'calendar']),
    /** Subject or file name: what the person knows it by. */
    title: z.string(),
    from: z.string().nullable().describe('The sender, of an e-mail.'),
    reason: z.enum(importReasons).nullable(),
    /** 0 to 1 while reading. */
    progress: z.number().min(0).max(1),
    step: readingStep
      .nullable()
      .describe('How far the reading of a long document is; null where it is not long, or is read.'),
    bookings: z.array(importedBooking),
    speaksOfMore: z
      .boolean()
      .describe(
        'Beside what was read of it there seems to be something more; until its person has added it or dismissed this.',
      ),
    unread: z
      .array(passage)
      .describe('What that is, as far as it stands in one place; in the original the anchor of the first is `u0`.'),
    trips: z.array(z.object({ id, name: z.string() })),
    mediaType: z.string(),
    sizeBytes: z.int(),
    receivedAt: instant,
    finishedAt: instant.nullable(),
    version: z.int(),
  })
  .meta({ id: 'Import' });
export type Import = z.infer<typeof importRecord>;

const params = z.object({ id });

export const listImports = call({
  method: 'GET',
  path: '/api/my/imports',
  summary: 'What arrived, newest first; `waiting=1`: only what waits for me',
  audience: 'account',
  query: z.object({ waiting: z.enum(['0', '1']).optional(), ...page }),
  reply: ok(pageOf(importRecord).extend({ waiting: z.int() })),
});

export const getImport = call({
  method: 'GET',
  path: '/api/my/imports/{id}',
  summary: 'One import, with what was read and where it stood',
  audience: 'account',
  params,
  reply: ok(importRecord),
  problems: ['import.not-found'],
});

export const createImport = call({
  method: 'POST',
  path: '/api/my/imports',
  summary: 'Import a dropped file, or pasted text',
  audience: 'account',
  body: jsonOrMultipart(
    z.object({ text: z.string().min(1).max(1_000_000), tripId: id.optional() }),
    z.object({ name: fileName.optional(), tripId: id.optional() }),
  ),
  // A million characters, in whatever script, and their JSON around them.
  maxJsonBytes: 4_500_000,
  reply: accepted(importRecord),
  problems: ['request.too-large', 'storage.full', 'trip.not-found'],
});

export const getImportOriginal = call({
  method: 'GET',
  path: '/api/my/imports/{id}/original',
  summary: 'What arrived, byte for byte, or (`as=text`, `as=html`) as it can be shown in a sandbox',
  audience: 'account',
  params,
  query: z.object({ as: z.enum(['file', 'text', 'html']).optional() }),
  reply: bytes,
  problems: ['import.not-found'],
  cookie: true,
});

export const acceptImport = call({
  method: 'POST',
  path: '/api/my/imports/{id}/accept',
  summary: '"Yes, this was me": place what waits as it was read. `trustSender` also verifies the sender from now on',
  audience: 'account',
  params,
  body: json(
    z.object({
      trustSender: z.boolean().default(false),
      /** Which of the import's bookings; left out: all that are whole. */
      index: z.int().min(0).optional(),
    }),
  ),
  reply: ok(importRecord),
  problems: ['import.not-found', 'import.not-waiting', 'import.incomplete'],
});

export const undoImport = call({
  method: 'POST',
  path: '/api/my/imports/{id}/undo',
  summary:
    'Take back what an import did: its segments go, its changes are as they were. Refused where somebody changed them since',
  audience: 'account',
  params,
  reply: ok(importRecord),
  problems: ['import.not-found', 'import.not-placed', 'import.changed-since'],
});

export const settling = z.object({
  index: z.int().min(0),
  field: z.string().max(60),
  take: z.enum(['kept', 'offered']),
});

export const settleImport = call({
  method: 'POST',
  path: '/api/my/imports/{id}/settle',
  summary: 'Where the paper and the traveller say two things of a field: keep mine, or take what the paper offers',
  audience: 'account',
  params,
  body: json(settling),
  reply: ok(importRecord),
  problems: ['import.not-found', 'import.not-waiting', 'import.changed-since'],
});

export const completeImport = call({
  method: 'POST',
  path: '/api/my/imports/{id}/complete',
  summary: 'Complete a booking that waits, or add one that was not seen, by hand',
  audience: 'account',
  params,
  body: json(
    z.object({
      /** Which of the import's bookings; left out: one that the reader did not see. */
      index: z.int().min(0).optional(),
      segment: segmentDraft,
      /** Left out: into the trip that fits, or a new one. */
      tripId: id.optional(),
    }),
  ),
  reply: ok(importRecord),
  problems: ['import.not-found', 'import.not-waiting', 'trip.not-found'],
});

export const readImportAgain = call({
  method: 'POST',
  path: '/api/my/imports/{id}/read-again',
  summary: 'Read an import again that failed or found nothing',
  audience: 'account',
  params,
  reply: accepted(importRecord),
  problems: ['import.not-found', 'import.not-waiting'],
});

export const dismissImport = call({
  method: 'DELETE',
  path: '/api/my/imports/{id}',
  summary: 'Take an import out of the tray. Segments that it made stay',
  audience: 'account',
  params,
  reply: nothing,
  problems: ['import.not-found'],
});

const importAddress = z.object({
  address: z.email().describe('Private: whoever knows it can put mail into this tray.'),
});

export const getImportAddress = call({
  method: 'GET',
  path: '/api/my/import-address',
  summary: 'My private import address',
  audience: 'account',
  reply: ok(importAddress),
});

export const replaceImportAddress = call({
  method: 'POST',
  path: '/api/my/import-address',
  summary: 'Replace my import address; the old one stops at once',
  audience: 'account',
  reply: ok(importAddress),
});
