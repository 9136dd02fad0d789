import type { PushOut } from '../../features/messages/index.ts';
import type { VapidKeys } from '../../platform/vapid.ts';

/** The push services of the browsers there are. Anything else that a page names is an address to attack somebody with. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
];

export type WebPushOptions = {
  readonly keys: VapidKeys;
  /** `mailto:` or `https:`: whom a push service writes to when something is wrong with our pushes. */
  readonly contact: string;
  /** Origins besides the browsers' own: a self-hosted service, with its protocol. */
  readonly alsoOrigins: readonly string[];
};

const timeoutMs = 10_000;

/** Encrypted for the one browser (RFC 8291), signed with our key (RFC 8292). */
export function webPushOut({ keys, contact, alsoOrigins }: WebPushOptions): PushOut {
  const isService = (endpoint: string) => {
    const { protocol, hostname, origin, port } = new URL(endpoint);
    if (alsoOrigins.includes(origin)) return true;
    return protocol === 'https:' && port === '' && services.some((service) => service.test(hostname));
  };
  return {
    accepts: (target) => target.kind === 'web-push' && isService(target.endpoint) && hasKeys(target.keys),
    async send(target, note, { urgent, usefulS }) {
      if (target.kind !== 'web-push' || !isService(target.endpoint)) return 'gone';
      // With the first push: nobody may have asked for any.
      const { default: webPush } = await import('web-push');
      const { method, headers, body, endpoint } = webPush.generateRequestDetails(target, JSON.stringify(note), {
        vapidDetails: { subject: contact, ...keys },
        TTL: usefulS,
        urgency: urgent ? 'high' : 'normal',
        contentEncoding: 'aes128gcm',
      });
      const { 'Content-Length': _, ...sent } = headers as Record<string, string>;
      // Not by web-push itself, which follows no rules of ours: no redirect, and an end to waiting.
      const response = await fetch(endpoint, {
        method,
        headers: sent,
        body: new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (response.status === 404 || response.status === 410) return 'gone';
      if (!response.ok) throw new Error(`the push service answered ${response.status}`);
      return 'sent';
    },
  };
}

/** A point on P-256 and sixteen bytes, or web-push would throw at every attempt. */
function hasKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  return Buffer.from(p256dh, 'base64url').length === 65 && Buffer.from(auth, 'base64url').length >= 16;
}
