import { clientId, nativeRedirect, scopes } from '@escale/contract/limits';

/** What must be known again when the browser comes back, perhaps to an app that was closed meanwhile. */
export type StartedSignIn = { state: string; verifier: string };

/** RFC 7636, S256. */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64url(new Uint8Array(digest));
}

export function startedNow(): StartedSignIn {
  const random = () => base64url(crypto.getRandomValues(new Uint8Array(32)));
  return { state: random(), verifier: random() };
}

/** The address that the system's browser opens. */
export async function questionFor(server: string, { state, verifier }: StartedSignIn): Promise<string> {
  const question = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: nativeRedirect,
    scope: scopes.join(' '),
    state,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
  });
  return `${server}/auth/auth?${question}`;
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
