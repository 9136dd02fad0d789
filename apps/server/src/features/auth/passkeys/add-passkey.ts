import type { addPasskey, BodyOf } from '@escale/contract';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Caller } from '../../../platform/caller.ts';
import type { Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { refuse } from '../../../platform/refuse.ts';
import { type Asked, keepChallenge, takeChallenge } from './challenges.ts';
import type { Site } from './site.ts';
import { mostPasskeys, type PasskeyRow, passkeysOf } from './store.ts';

const webAuthn = () => import('@simplewebauthn/server');
/** EdDSA, ES256, RS256: what authenticators have. */
const supportedAlgorithmIDs = [-8, -7, -257];
const askedOf = ({ sessionId }: Caller): Asked => ({ whom: sessionId, what: 'add' });

/** What the browser must be asked so that it makes one. */
export async function askForNewPasskey(
  tx: Tx,
  caller: Caller,
  site: Site,
  person: { readonly email: string; readonly name: string },
  now: Date,
): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await webAuthn();
  const known = await passkeysOf(tx, caller.accountId);
  if (known.length >= mostPasskeys) return refuse('passkey.too-many');
  const options = await generateRegistrationOptions({
    rpName: 'Escale',
    rpID: site.host,
    userID: new Uint8Array(Buffer.from(caller.accountId.replaceAll('-', ''), 'hex')),
    userName: person.email,
    userDisplayName: person.name,
    excludeCredentials: known.map((row) => ({
      id: row.credential_id.toString('base64url'),
      transports: row.transports,
    })),
    // Found by the device itself at sign-in, without typing an address; and never by merely touching it.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs,
  });
  await keepChallenge(tx, askedOf(caller), options.challenge, now);
  return { ...options };
}

export async function keepNewPasskey(
  tx: Tx,
  caller: Caller,
  site: Site,
  { name, answer }: BodyOf<typeof addPasskey>,
  now: Date,
): Promise<PasskeyRow> {
  if ((await passkeysOf(tx, caller.accountId)).length >= mostPasskeys) return refuse('passkey.too-many');
  const challenge = await takeChallenge(tx, askedOf(caller), now);
  const made = challenge && (await verified(site, challenge, answer as RegistrationResponseJSON));
  if (!made) return refuse('passkey.refused');
  const { credential, credentialBackedUp } = made;
  const kept = await tx
    .insertInto('passkeys')
    .values({
      id: newId(),
      account_id: caller.accountId,
      credential_id: Buffer.from(credential.id, 'base64url'),
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      synced: credentialBackedUp,
      name,
      created_on: now.toISOString().slice(0, 10),
      used_on: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  // Already somebody's: whoever sends it has not made it just now.
  return kept ?? refuse('passkey.refused');
}

async function verified(site: Site, challenge: string, answer: RegistrationResponseJSON) {
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    return registrationInfo ?? null;
  } catch {
    // The library's way of saying which of its many conditions did not hold.
    return null;
  }
}
