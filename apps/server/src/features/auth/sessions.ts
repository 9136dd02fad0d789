import type { Authenticate, Caller } from '../../platform/caller.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { recordId } from './records.ts';

/**
 * Who an access token stands for. Remembered for a few seconds, because it is asked with every request; a session that
 * ends on this process is forgotten at once, on the others within `rememberedMs`.
 */
export type Sessions = {
  readonly authenticate: Authenticate;
  /** What ends a session calls it after its commit. `session` is the hash of the grant. */
  forget(session: Buffer): void;
  forgetToken(accessToken: string): void;
};

type Remembered = { readonly caller: Caller; readonly untilMs: number };
type Row = { account_id: string; grant_id: Buffer | null; agency_id: string | null; expires_ms: number };

const rememberedMs = 5_000;
const mostRemembered = 20_000;

const callerOfToken = `
  select r.account_id, r.grant_id, c.agency_id, (extract(epoch from r.expires_at) * 1000)::float8 as expires_ms
  from sign_in_records r join callers c on c.account_id = r.account_id
  where r.kind = 'AccessToken' and r.id = $1 and r.expires_at > now()`;

export function openSessions(db: Db, clock: Clock): Sessions {
  const remembered = new Map<string, Remembered>();
  // An answer that was on its way while a session ended may be older than the end: it is used once and not remembered.
  let endings = 0;

  async function look(accessToken: string): Promise<Caller | null> {
    const endingsBefore = endings;
    const [row] = await db.rows<Row>(callerOfToken, [recordId(accessToken)]);
    if (!row) return null;
    const caller: Caller = {
      accountId: row.account_id,
      sessionId: row.grant_id?.toString('hex') ?? '',
      roles: row.agency_id ? ['traveller', 'agent'] : ['traveller'],
    };
    if (endings === endingsBefore) {
      makeRoom();
      remembered.set(accessToken, { caller, untilMs: Math.min(clock.now().getTime() + rememberedMs, row.expires_ms) });
    }
    return caller;
  }

  function makeRoom(): void {
    if (remembered.size < mostRemembered) return;
    // A Map gives its keys in the order they came: the first is the oldest.
    const [oldest] = remembered.keys();
    if (oldest !== undefined) remembered.delete(oldest);
  }

  return {
    async authenticate(accessToken) {
      const known = remembered.get(accessToken);
      if (known) {
        if (known.untilMs > clock.now().getTime()) return known.caller;
        remembered.delete(accessToken);
      }
      return look(accessToken);
    },
    forget(session) {
      endings++;
      const sessionId = session.toString('hex');
      for (const [token, { caller }] of remembered) if (caller.sessionId === sessionId) remembered.delete(token);
    },
    forgetToken(accessToken) {
      endings++;
      remembered.delete(accessToken);
    },
  };
}
