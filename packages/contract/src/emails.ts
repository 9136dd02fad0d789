import { z } from 'zod';
import { call, json, nothing, ok } from './call.ts';
import { email, id } from './values.ts';

/** An address of one's own: it signs in, and mail forwarded from it is placed at once. */
export const ownEmail = z
  .object({
    id,
    email: z.string(),
    /** Where our mails go. */
    main: z.boolean(),
  })
  .meta({ id: 'OwnEmail' });
export type OwnEmail = z.infer<typeof ownEmail>;

export const listEmails = call({
  method: 'GET',
  path: '/api/my/emails',
  summary: 'My verified e-mail addresses, the main one first',
  audience: 'account',
  reply: ok(z.object({ items: z.array(ownEmail) })),
});

export const startEmail = call({
  method: 'POST',
  path: '/api/my/emails/code',
  summary: 'Begin to add an address: a code goes to it, whoever it belongs to',
  audience: 'account',
  freshProof: true,
  body: json(z.object({ email })),
  reply: ok(z.object({ email: z.string(), outbox: z.string().nullable() })),
  problems: ['request.too-many', 'email.too-many'],
});

/** A wrong code is an answer: it has used one of its five tries. */
export const addEmail = call({
  method: 'POST',
  path: '/api/my/emails',
  summary: 'Add the address that the code went to',
  audience: 'account',
  freshProof: true,
  body: json(z.object({ code: z.string().regex(/^\d{8}$/) })),
  reply: ok(
    z.object({
      added: ownEmail.nullable(),
      triesLeft: z.int().optional(),
      /** `taken`: the address is proven, and belongs to an account already. */
      problem: z.enum(['code-wrong', 'code-dead', 'taken', 'too-many']).optional(),
    }),
  ),
});

export const makeEmailMain = call({
  method: 'PUT',
  path: '/api/my/emails/{id}/main',
  summary: 'Make an address the main one',
  audience: 'account',
  freshProof: true,
  params: z.object({ id }),
  reply: ok(z.object({ items: z.array(ownEmail) })),
  problems: ['email.not-found'],
});

export const removeEmail = call({
  method: 'DELETE',
  path: '/api/my/emails/{id}',
  summary: 'Remove an address: it no longer signs in',
  audience: 'account',
  freshProof: true,
  params: z.object({ id }),
  reply: nothing,
  problems: ['email.not-found', 'email.main-stays'],
});

export const askEmergencyContact = call({
  method: 'POST',
  path: '/api/my/account/emergency-contact/mail',
  summary: 'Ask my emergency contact once more to confirm',
  audience: 'account',
  reply: nothing,
  problems: ['request.too-many', 'emergency-contact.not-waiting'],
});
