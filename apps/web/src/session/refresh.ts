import type { TokenPair } from '@escale/contract';
import { clientId, scopes } from '@escale/contract/limits';

/** The phone shells and the web are one public client: this is no secret, but the specification has the field. */
const clientSecret: string = import.meta.env?.VITE_CLIENT_SECRET ?? 'public';

/** What the renewal depends on; in the app: fetch, the token store and the browser's locks. */
export type RefreshSurroundings = {
  post: (form: URLSearchParams) => Promise<Response>;
  read: () => TokenPair | null;
  keep: (tokens: TokenPair) => void;
  clear: () => void;
  /** The server ended the session: the tokens are already gone. */
  onOver: () => void;
  /** Somebody else here took the tokens away: this tab while it signs out, or another one. */
  onTaken: () => void;
  /** Runs one at a time across all tabs. */
  oneAtATime: <T>(work: () => Promise<T>) => Promise<T>;
};

/**
 * Renews the access token once for everybody who waits for it, in this tab and in the others.
 * The answer is the token to repeat with, or null when the session is over. A dropped network rejects and changes nothing.
 */
export function createRefresh(surroundings: RefreshSurroundings): (refused: string | null) => Promise<string | null> {
  let running: Promise<string | null> | null = null;

  async function renew(refused: string | null): Promise<string | null> {
    const held = surroundings.read();
    // Another request or another tab was faster: its token is the answer.
    if (held && held.accessToken !== refused) return held.accessToken;
    if (!held) return taken();

    const response = await surroundings.post(
      new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: clientId,
        client_secret: clientSecret,
        refresh_token: held.refreshToken,
        scope: scopes.join(' '),
      }),
    );
    const answer = await readAnswer(response);
    const now = surroundings.read();
    // Signed out while we asked: what came must not bring the session back.
    if (!now) return taken();
    if (answer.error === 'invalid_grant') return over();
    // The server is ill, which says nothing about the session.
    if (response.status >= 500 || response.status === 429)
      throw new TypeError(`The token endpoint answered ${response.status}.`);
    if (!response.ok || !answer.access_token) return over();
    surroundings.keep({ accessToken: answer.access_token, refreshToken: answer.refresh_token ?? held.refreshToken });
    return answer.access_token;
  }

  function taken(): null {
    surroundings.onTaken();
    return null;
  }

  function over(): null {
    surroundings.clear();
    surroundings.onOver();
    return null;
  }

  return (refused) => {
    running ??= surroundings
      .oneAtATime(() => renew(refused))
      .finally(() => {
        running = null;
      });
    return running;
  };
}

type Answer = { access_token?: string; refresh_token?: string; error?: string };

async function readAnswer(response: Response): Promise<Answer> {
  return response.json().catch(() => ({}));
}
