import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect, constants } from 'node:http2';
import type { PushOut } from '../../features/messages/index.ts';

export type ApnsOptions = {
  /** The `.p8` file of a token signing key. */
  readonly keyFile: string;
  readonly keyId: string;
  readonly teamId: string;
  /** The app's bundle id. */
  readonly topic: string;
  /** Apple's production when left out. */
  readonly baseUrl?: string;
  readonly now?: () => number;
};

const timeoutMs = 10_000;
/** Apple refuses a token older than an hour, and one that is renewed more often than every twenty minutes. */
const tokenForMs = 40 * 60_000;

/** Apple's push service over HTTP/2 with a provider token, as Apple documents it. */
export function apnsOut(options: ApnsOptions): PushOut {
  const { baseUrl = 'https://api.push.apple.com', now = Date.now } = options;
  const key = createPrivateKey(readFileSync(options.keyFile, 'utf8'));
  let token: { value: string; untilMs: number } | null = null;

  function providerToken(): string {
    if (token && token.untilMs > now()) return token.value;
    const iat = Math.floor(now() / 1000);
    const unsigned = `${part({ alg: 'ES256', kid: options.keyId })}.${part({ iss: options.teamId, iat })}`;
    const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' });
    token = { value: `${unsigned}.${signature.toString('base64url')}`, untilMs: now() + tokenForMs };
    return token.value;
  }

  return {
    accepts: (target) => target.kind === 'apns',
    async send(target, note, { urgent, usefulS }) {
      if (target.kind !== 'apns') return 'gone';
      // The app has the words for a topic; the push names only their key.
      const payload = { aps: { alert: { 'title-loc-key': `push.${note.topic}` }, sound: 'default' }, ...note };
      const { status, reason } = await post(baseUrl, {
        path: `/3/device/${encodeURIComponent(target.token)}`,
        headers: {
          authorization: `bearer ${providerToken()}`,
          'apns-topic': options.topic,
          'apns-push-type': 'alert',
          'apns-priority': urgent ? '10' : '5',
          'apns-expiration': String(Math.floor(now() / 1000) + usefulS),
          'apns-collapse-id': note.id,
        },
        body: JSON.stringify(payload),
      });
      if (status === 410 || reason === 'BadDeviceToken' || reason === 'DeviceTokenNotForTopic') return 'gone';
      if (status !== 200) throw new Error(`APNs answered ${status} ${reason ?? ''}`);
      return 'sent';
    },
  };
}

type Sent = { path: string; headers: Record<string, string>; body: string };

function post(baseUrl: string, sent: Sent): Promise<{ status: number; reason: string | null }> {
  return new Promise((resolve, reject) => {
    const session = connect(baseUrl);
    const request = session.request({
      [constants.HTTP2_HEADER_METHOD]: 'POST',
      [constants.HTTP2_HEADER_PATH]: sent.path,
      ...sent.headers,
    });
    const fail = (error: Error) => {
      session.destroy();
      reject(error);
    };
    session.on('error', fail);
    request.on('error', fail);
    request.setTimeout(timeoutMs, () => fail(new Error('APNs did not answer')));
    let status = 0;
    let text = '';
    request.on('response', (headers) => {
      status = Number(headers[constants.HTTP2_HEADER_STATUS]);
    });
    request.setEncoding('utf8').on('data', (chunk: string) => {
      text = (text + chunk).slice(0, 10_000);
    });
    request.on('end', () => {
      session.close();
      resolve({ status, reason: /"reason"\s*:\s*"(\w+)"/.exec(text)?.[1] ?? null });
    });
    request.end(sent.body);
  });
}

const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
