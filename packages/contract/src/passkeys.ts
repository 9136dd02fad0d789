import { z } from 'zod';
import { call, created, json, nothing, ok } from './call.ts';
import { id, text } from './values.ts';

const day = z.iso.date();
const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);
const answered = {
  id: base64url.max(1400),
  rawId: base64url.max(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).optional(),
  clientExtensionResults: z.record(z.string().max(100), z.unknown()),
};

/** What the browser's WebAuthn gives back in its own JSON form, when a passkey is used. */
export const passkeyAnswer = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

const newPasskeyAnswer = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    authenticatorData: base64url.optional(),
    transports: z.array(z.string().max(40)).max(10).optional(),
    publicKeyAlgorithm: z.number().optional(),
    publicKey: base64url.optional(),
  }),
});

/** For `navigator.credentials`, in WebAuthn's own JSON form. */
export const webAuthnOptions = z.record(z.string(), z.unknown());

export const passkey = z
  .object({
    id,
    name: z.string(),
    createdOn: day,
    usedOn: day.nullable(),
    /** Also on the person's other devices, by their keychain. */
    synced: z.boolean(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkey>;

const passkeyName = text(60).min(1);

export const listPasskeys = call({
  method: 'GET',
  path: '/api/my/passkeys',
  summary: 'My passkeys',
  audience: 'account',
  reply: ok(
    z.object({
      items: z.array(passkey),
      /** Whether one can be added at this address: WebAuthn knows names of hosts, not numbers. */
      possible: z.boolean(),
    }),
  ),
});

export const startPasskey = call({
  method: 'POST',
  path: '/api/my/passkeys/options',
  summary: 'Begin to add a passkey: what the browser must be asked',
  audience: 'account',
  freshProof: true,
  reply: ok(webAuthnOptions),
  problems: ['passkey.impossible', 'passkey.too-many'],
});

export const addPasskey = call({
  method: 'POST',
  path: '/api/my/passkeys',
  summary: 'Add the passkey that the browser has made',
  audience: 'account',
  freshProof: true,
  body: json(z.object({ name: passkeyName, answer: newPasskeyAnswer })),
  reply: created(passkey),
  problems: ['passkey.refused', 'passkey.impossible', 'passkey.too-many'],
});

export const renamePasskey = call({
  method: 'PUT',
  path: '/api/my/passkeys/{id}',
  summary: 'Rename a passkey',
  audience: 'account',
  params: z.object({ id }),
  body: json(z.object({ name: passkeyName })),
  reply: ok(passkey),
  problems: ['passkey.not-found'],
});

export const removePasskey = call({
  method: 'DELETE',
  path: '/api/my/passkeys/{id}',
  summary: 'Remove a passkey, and sign out the other devices that signed in with it',
  audience: 'account',
  freshProof: true,
  params: z.object({ id }),
  reply: nothing,
  problems: ['passkey.not-found'],
});
