import { z } from 'zod';
import { passkeyAnswer, webAuthnOptions } from './passkeys.ts';
import { email } from './values.ts';

/**
 * What lies under `/auth` belongs to the OpenID provider and speaks OAuth: form-encoded requests, errors as
 * `{ error, error_description }`. Only its shapes stand here.
 *
 * Signing in, seen from the browser:
 * 1. `GET /api/auth/escale?redirect=/trips` → the provider (authorization code with PKCE, done by the server) →
 *    the sign-in page of the app at `/sign-in/{uid}`.
 * 2. The page asks and answers below `/auth/interaction/{uid}/…` (the interaction cookie has that path).
 * 3. Each answer is `{ next }`: go there. At the end the server sets the temporary cookie and goes to `redirect`.
 * 4. The app moves the pair from the cookie into its token store and deletes the cookie.
 * The phone shell does the same with `escale://sign-in`, where it exchanges the code itself.
 */
export const tokenPath = '/auth/oauth2/token';
export const signInPath = '/api/auth/escale';
export const signOutPath = '/api/auth/escale/sign-out';

export const tokenPair = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type TokenPair = z.infer<typeof tokenPair>;

/** The token endpoint's reply, as RFC 6749 has it. */
export const tokenReply = z.object({
  access_token: z.string(),
  refresh_token: z.string().optional(),
  token_type: z.string(),
  expires_in: z.number(),
  id_token: z.string().optional(),
  scope: z.string().optional(),
});

/** `GET /auth/interaction/{uid}/details` */
export const interactionDetails = z.object({
  /** Empty outside the demo. */
  demoAccounts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role: z.enum(['traveler', 'agent', 'safety-contact']),
      about: z.string(),
    }),
  ),
  /** Where codes land when no SMTP server is configured; shown in the demo only. */
  outbox: z.string().nullable(),
  step: z.enum(['email', 'code']),
  /** Whether a passkey can be used at this address. */
  passkeys: z.boolean(),
  /** Who runs this installation, and their own texts in place of ours. */
  legal: z.object({
    operator: z.string().nullable(),
    contactEmail: z.string().nullable(),
    privacyUrl: z.string().nullable(),
    termsUrl: z.string().nullable(),
  }),
});
export type InteractionDetails = z.infer<typeof interactionDetails>;

/** `POST /auth/interaction/{uid}/email`: a code is on its way, whether or not there is an account. */
export const askForCode = z.object({ email, language: z.enum(['en', 'fr']).optional() });
/** `POST /auth/interaction/{uid}/code` */
export const answerCode = z.object({ code: z.string().regex(/^\d{8}$/) });
/** `POST /auth/interaction/{uid}/demo` */
export const chooseDemoAccount = z.object({ account: z.string().max(100) });

/** `GET /auth/interaction/{uid}/passkey`: what the browser must be asked; the same for everybody. */
export const passkeyQuestion = webAuthnOptions;
/** `POST /auth/interaction/{uid}/passkey` */
export const answerPasskey = z.object({ answer: passkeyAnswer });

export const interactionStep = z.object({
  /** Go there; null: stay and answer the next question. */
  next: z.string().nullable(),
  /** Of a wrong code: how many tries are left before it is dead. */
  triesLeft: z.int().optional(),
  problem: z.enum(['code-wrong', 'code-dead', 'passkey-refused', 'too-many', 'expired']).optional(),
});
export type InteractionStep = z.infer<typeof interactionStep>;
