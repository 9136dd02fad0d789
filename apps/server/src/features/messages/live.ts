import type { LiveEvent } from '@escale/contract';
import type { Authenticate } from '../../platform/caller.ts';
import type { Live } from '../../platform/live.ts';
import { refuse } from '../../platform/refuse.ts';

export type LiveLimits = {
  /** Pages that one account may hold open: more than anyone's devices and tabs. */
  perAccount: number;
  inAll: number;
  /** How long a page may still listen after its sign-in has ended. */
  recheckMs: number;
};

export const liveLimits: LiveLimits = { perAccount: 20, inAll: 5_000, recheckMs: 30_000 };

/** The open pages of everybody. */
export function openPages(live: Live, authenticate: Authenticate, limits: LiveLimits = liveLimits) {
  const open = new Map<string, number>();
  let inAll = 0;

  function count(accountId: string, more: 1 | -1) {
    const now = (open.get(accountId) ?? 0) + more;
    if (now > 0) open.set(accountId, now);
    else open.delete(accountId);
    inAll += more;
  }

  return {
    /**
     * What happens for the account, until the page goes away or its token is no longer good. The page then comes back
     * with a fresh one, or learns in the usual way that it is signed out.
     */
    watch(accountId: string, token: string): AsyncIterable<LiveEvent> {
      if ((open.get(accountId) ?? 0) >= limits.perAccount || inAll >= limits.inAll) {
        return refuse('request.too-many', { retryAfterSeconds: 60 });
      }
      count(accountId, 1);
      const events = live.subscribe(accountId);
      const recheck = setInterval(() => {
        authenticate(token).then(
          (caller) => {
            if (caller?.accountId !== accountId) void events.return?.();
          },
          // The database is away for a moment; the next check decides.
          () => undefined,
        );
      }, limits.recheckMs);
      let over = false;
      const end = () => {
        if (over) return;
        over = true;
        clearInterval(recheck);
        count(accountId, -1);
      };
      return {
        [Symbol.asyncIterator]: () => ({
          async next() {
            const event = await events.next();
            if (event.done) end();
            return event;
          },
          async return() {
            end();
            return (await events.return?.()) ?? { done: true, value: undefined };
          },
        }),
      };
    },
  };
}
