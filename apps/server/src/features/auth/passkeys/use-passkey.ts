import type { passkeyAnswer } from '@escale/contract';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Tx } from '../../../platform/db.ts';
import { type Asked, keepChallenge, takeChallenge } from './challenges.ts';
import type { Site } from './site.ts';
import { lockByCredential } from './store.ts';

export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

/** Fetched when the first passkey is used: most starts of the server never need it. */
const webAuthn = () => import('@simplewebauthn/server');

/**
 * What the browser must be asked. Without `credentials` it offers whatever passkeys the device has for this host, so that
 * the question is the same for everybody and tells nobody who has an account.
 */
export async function askForPasskey(
  tx: Tx,
  asked: Asked,
  site: Site,
  credentials: readonly { credential_id: Buffer; transports: string[] }[],
  now: Date,
): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: site.host,
    userVerification: 'required',
    allowCredentials: credentials.map((row) => ({
      id: row.credential_id.toString('base64url'),
      transports: row.transports,
    })),
  });
  await keepChallenge(tx, asked, options.challenge, now);
  return { ...options };
}

/** Whose passkey it is that answered; null: the answer is not one to what was asked, or the passkey is not known. */
export async function usePasskey(
  tx: Tx,
  asked: Asked,
  site: Site,
  answer: PasskeyAnswer,
  now: Date,
): Promise<{ readonly accountId: string; readonly passkeyId: string } | null> {
  const challenge = await takeChallenge(tx, asked, now);
  const passkey = challenge && (await lockByCredential(tx, answer.id));
  if (!challenge || !passkey) return null;
  const counter = await verified(site, challenge, answer, passkey);
  if (counter === null) return null;
  await tx
    .updateTable('passkeys')
    .set({ counter, used_on: now.toISOString().slice(0, 10) })
    .where('id', '=', passkey.id)
    .execute();
  return { accountId: passkey.account_id, passkeyId: passkey.id };
}

type Known = { credential_id: Buffer; public_key: Buffer; counter: number };

/** The authenticator's new counter; null: not signed by this passkey, for this site, in answer to this challenge. */
async function verified(site: Site, challenge: string, answer: PasskeyAnswer, known: Known): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified: right, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
      credential: {
        id: known.credential_id.toString('base64url'),
        publicKey: new Uint8Array(known.public_key),
        counter: known.counter,
      },
    });
    return right ? authenticationInfo.newCounter : null;
  } catch {
    // The library's way of saying which of its many conditions did not hold.
    return null;
  }
}
