import { createECDH } from 'node:crypto';
import { deriveKey, type MasterKey } from './keys.ts';

export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/**
 * What push services know this installation by (RFC 8292): a P-256 key pair in base64url. Derived, so that every process has
 * the same one without asking, and browsers that subscribed stay subscribed.
 */
export function vapidKeys(master: MasterKey): VapidKeys {
  const curve = createECDH('prime256v1');
  // A scalar outside the curve's order has odds of 1 in 2³²; the next one is taken then.
  for (let attempt = 0; ; attempt++) {
    try {
      curve.setPrivateKey(deriveKey(master, `web push ${attempt}`));
      break;
    } catch (error) {
      if (attempt > 3) throw error;
    }
  }
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: curve.getPrivateKey().toString('base64url').padStart(43, 'A'),
  };
}
