import { createECDH } from 'node:crypto';
import type { JWK } from 'oidc-provider';
import { deriveKey, type MasterKey } from '../../platform/keys.ts';

/**
 * The key that signs ID tokens, derived from the master key: every process has the same one, and none is stored. 32 derived
 * bytes are a valid P-256 key but for one case in 2^32, which the library refuses aloud at start.
 */
export function signingKey(master: MasterKey): JWK {
  const secret = deriveKey(master, 'id token signing');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  const point = curve.getPublicKey();
  return {
    kty: 'EC',
    crv: 'P-256',
    alg: 'ES256',
    use: 'sig',
    d: secret.toString('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
}

/** Signs the provider's cookies. */
export function providerCookieKey(master: MasterKey): string {
  return deriveKey(master, 'provider cookies').toString('base64url');
}

/** Seals ours. */
export function cookieKey(master: MasterKey): Buffer {
  return deriveKey(master, 'sign-in cookies');
}
