import { createSign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { PushOut } from '../../features/messages/index.ts';

const serviceAccount = z.object({
  project_id: z.string(),
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
});
const tokenReply = z.object({ access_token: z.string(), expires_in: z.number() });

export type FcmOptions = {
  /** The JSON file of a service account of the Firebase project. */
  readonly accountFile: string;
  /** Where the API is; Google's own when left out. */
  readonly baseUrl?: string;
  readonly now?: () => number;
};

const timeoutMs = 10_000;
const scope = 'https://www.googleapis.com/auth/firebase.messaging';

/** Android's push service: FCM HTTP v1, `projects/{project}/messages:send`, as Firebase documents it. */
export function fcmOut({ accountFile, baseUrl = 'https://fcm.googleapis.com', now = Date.now }: FcmOptions): PushOut {
  const account = serviceAccount.parse(JSON.parse(readFileSync(accountFile, 'utf8')));
  let token: { value: string; untilMs: number } | null = null;

  async function accessToken(): Promise<string> {
    if (token && token.untilMs > now()) return token.value;
    const iat = Math.floor(now() / 1000);
    const claims = { iss: account.client_email, scope, aud: account.token_uri, iat, exp: iat + 3600 };
    const unsigned = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
    const signature = createSign('RSA-SHA256').update(unsigned).sign(account.private_key, 'base64url');
    const response = await fetch(account.token_uri, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: `${unsigned}.${signature}`,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`Google's token service answered ${response.status}`);
    const { access_token, expires_in } = tokenReply.parse(await response.json());
    token = { value: access_token, untilMs: now() + (expires_in - 60) * 1000 };
    return access_token;
  }

  return {
    accepts: (target) => target.kind === 'fcm',
    async send(target, note, { urgent, usefulS }) {
      if (target.kind !== 'fcm') return 'gone';
      const response = await fetch(`${baseUrl}/v1/projects/${account.project_id}/messages:send`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          message: {
            token: target.token,
            data: note,
            android: {
              priority: urgent ? 'HIGH' : 'NORMAL',
              ttl: `${usefulS}s`,
              // The app has the words for a topic; the push names only their key.
              notification: { title_loc_key: `push_${note.topic}`, tag: note.id },
            },
          },
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      // 404 UNREGISTERED: the app was removed.
      if (response.status === 404) return 'gone';
      if (response.status === 401) token = null;
      if (!response.ok) throw new Error(`FCM answered ${response.status}`);
      return 'sent';
    },
  };
}

const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
