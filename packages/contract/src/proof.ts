import { z } from 'zod';
import { call, json, ok } from './call.ts';
import { passkeyAnswer, webAuthnOptions } from './passkeys.ts';
import { instant } from './values.ts';

/**
 * Some calls are refused with `session.step-up-needed` unless the person has proven lately that it is they who hold the
 * device (`freshProof` of a call). A sign-in counts; later it is proven again here, for this session alone.
 */
const provenUntil = instant.nullable().describe('null: not proven lately.');

export const getProof = call({
  method: 'GET',
  path: '/api/my/proof',
  summary: 'Whether I have lately proven that it is me, and how I can',
  audience: 'account',
  reply: ok(
    z.object({
      provenUntil,
      /** Where a code would go, with most of it hidden: `l••••@example.com`. */
      email: z.string(),
      passkeys: z.boolean(),
      /** Where codes land when no SMTP server is configured; in the demo only. */
      outbox: z.string().nullable(),
    }),
  ),
});

export const sendProofCode = call({
  method: 'POST',
  path: '/api/my/proof/code',
  summary: 'Send me a code, good for this session and ten minutes',
  audience: 'account',
  reply: ok(z.object({ email: z.string(), outbox: z.string().nullable() })),
  problems: ['request.too-many'],
});

export const startPasskeyProof = call({
  method: 'POST',
  path: '/api/my/proof/passkey',
  summary: 'Begin a proof with a passkey: what the browser must be asked',
  audience: 'account',
  reply: ok(webAuthnOptions),
  problems: ['passkey.impossible'],
});

/** A wrong code is an answer: it has used one of its five tries. */
export const prove = call({
  method: 'POST',
  path: '/api/my/proof',
  summary: 'Prove that it is me',
  audience: 'account',
  body: json(z.union([z.object({ code: z.string().regex(/^\d{8}$/) }), z.object({ passkey: passkeyAnswer })])),
  reply: ok(
    z.object({
      provenUntil,
      triesLeft: z.int().optional(),
      problem: z.enum(['code-wrong', 'code-dead', 'passkey-refused', 'too-many']).optional(),
    }),
  ),
});
