import { type Access, CalendarFault, type Secret } from '../../features/calendars/index.ts';
import type { Outbound } from '../../platform/outbound.ts';
import { ask, faultOf } from './faults.ts';

/** Where a provider's OAuth lives, and who we are there. */
export type OAuthClient = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly scope: string;
  /** What the provider wants besides, to give a refresh token. */
  readonly extra: Readonly<Record<string, string>>;
};

type Tokens = { access_token?: string; refresh_token?: string; expires_in?: number };

/** The code flow with PKCE (RFC 7636), and access tokens that are refreshed shortly before they end. */
export function oauth(outbound: Outbound, client: OAuthClient) {
  async function tokens(form: Record<string, string>, before: Secret): Promise<Secret> {
    const body = new URLSearchParams({ client_id: client.clientId, client_secret: client.clientSecret, ...form });
    const answer = await ask(outbound, client.tokenUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: body.toString(),
      redirect: 'error',
    });
    const said = (await answer.json().catch(() => ({}))) as Tokens & { error?: string };
    if (answer.status === 400 || answer.status === 401) {
      const ended = said.error === 'invalid_grant' || said.error === 'interaction_required';
      throw new CalendarFault(ended ? 'consent-withdrawn' : 'busy', {
        cause: new Error(`token call: ${said.error ?? answer.status}`),
      });
    }
    const refreshToken = said.refresh_token ?? before.refreshToken;
    if (!answer.ok) throw faultOf(answer);
    if (!said.access_token || !refreshToken)
      throw new CalendarFault('consent-withdrawn', { cause: new Error('no token came') });
    const expiresAt = String(Date.now() + (said.expires_in ?? 3600) * 1000);
    return { accessToken: said.access_token, refreshToken, expiresAt };
  }

  return {
    address({ state, challenge, redirectUri }: { state: string; challenge: string; redirectUri: string }): string {
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: client.clientId,
        redirect_uri: redirectUri,
        scope: client.scope,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...client.extra,
      });
      return `${client.authorizeUrl}?${query}`;
    },

    exchange({
      code,
      verifier,
      redirectUri,
    }: {
      code: string;
      verifier: string;
      redirectUri: string;
    }): Promise<Secret> {
      const form = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri };
      return tokens(form, {});
    },

    /** Asks the API as the traveller; a token that has ended is refreshed once, and the new one kept. */
    caller(access: Access) {
      let { secret } = access;
      const refresh = async () => {
        secret = await tokens({ grant_type: 'refresh_token', refresh_token: secret.refreshToken ?? '' }, secret);
        await access.renew(secret);
      };
      return async (url: URL, headers: Record<string, string> = {}): Promise<Response> => {
        if (Number(secret.expiresAt ?? 0) < Date.now() + 60_000) await refresh();
        const send = () =>
          ask(outbound, url, {
            headers: { ...headers, authorization: `Bearer ${secret.accessToken}`, accept: 'application/json' },
            maxBytes: 20 * 1024 * 1024,
            timeoutMs: 30_000,
          });
        const answer = await send();
        if (answer.status !== 401) return answer;
        await refresh();
        return send();
      };
    },
  };
}
