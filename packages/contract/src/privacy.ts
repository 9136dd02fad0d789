import { z } from 'zod';
import { accepted, bytes, call, json, nothing, ok } from './call.ts';
import { email, id, instant } from './values.ts';

/** All that is kept of me, as one file. It is put together in the background and kept for a day. */
export const ownExport = z
  .object({
    state: z.enum(['none', 'preparing', 'ready', 'failed']),
    sizeBytes: z.number().nullable(),
    madeAt: instant.nullable(),
    /** Afterwards it is deleted; a new one can be made at any time. */
    keptUntil: instant.nullable(),
  })
  .meta({ id: 'OwnExport' });
export type OwnExport = z.infer<typeof ownExport>;

export const getExport = call({
  method: 'GET',
  path: '/api/my/export',
  summary: 'How far the copy of my data is',
  audience: 'account',
  reply: ok(ownExport),
});

/** What my files take of what I may store: each once, however often it is used. Copies that others gave me do not count. */
export const storage = z
  .object({ usedBytes: z.number(), limitBytes: z.number().nullable().describe('Null: there is no limit.') })
  .meta({ id: 'Storage' });
export type Storage = z.infer<typeof storage>;

export const getStorage = call({
  method: 'GET',
  path: '/api/my/storage',
  summary: 'What my files take of what I may store; with `bytes`, whether a file as long may be sent',
  audience: 'account',
  query: z.object({ bytes: z.coerce.number().int().min(0).max(1e12).optional() }),
  reply: ok(storage),
  problems: ['storage.full'],
});

export const startExport = call({
  method: 'POST',
  path: '/api/my/export',
  summary: 'Put together a copy of everything that is kept of me',
  audience: 'account',
  freshProof: true,
  reply: accepted(ownExport),
});

export const getExportContent = call({
  method: 'GET',
  path: '/api/my/export/content',
  summary: 'The copy: a ZIP with JSON and my files',
  audience: 'account',
  cookie: true,
  freshProof: true,
  reply: bytes,
  problems: ['export.not-found'],
});

export const checkProof = call({
  method: 'GET',
  path: '/api/my/proof/fresh',
  summary: 'Is my proof of identity fresh? For before a download, which cannot ask for one',
  audience: 'account',
  freshProof: true,
  reply: nothing,
});

export const getErasure = call({
  method: 'GET',
  path: '/api/my/erasure',
  summary: 'What erasing my account would do to my trips',
  audience: 'account',
  reply: ok(
    z.object({
      /** Gone with the account: nobody else is in them. */
      ownTrips: z.int(),
      /** They stay for the others, without my personal events and the files that I added. */
      sharedTrips: z.array(z.object({ id, name: z.string(), organiser: z.string() })),
      /** What has to be typed. */
      email: z.string(),
    }),
  ),
});

export const eraseAccount = call({
  method: 'POST',
  path: '/api/my/erasure',
  summary: 'Erase my account, for good',
  audience: 'account',
  freshProof: true,
  body: json(z.object({ confirm: email.describe('My main e-mail address.') })),
  reply: nothing,
  problems: ['erasure.not-confirmed'],
});
