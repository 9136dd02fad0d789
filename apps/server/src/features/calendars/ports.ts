import type { CalendarProblem } from '@escale/contract';
import type { ReadResource, Window } from '../reading/index.ts';

/** What opens an account at its provider; each adapter knows its own fields. Sealed when it is kept, never logged. */
export type Secret = Readonly<Record<string, string>>;

export type Access = {
  readonly secret: Secret;
  /** Keeps what the provider gave in place of the secret: an access token that was refreshed. */
  renew(secret: Secret): Promise<void>;
};

export type RemoteCalendar = {
  /** The provider's own, for good. */
  readonly remoteId: string;
  readonly name: string;
  readonly color: string | null;
};

export type Pulled = {
  /** With all their occurrences within the window; without any, it has none there. */
  readonly upserts: readonly ReadResource[];
  /** Resources that have gone. */
  readonly deletes: readonly string[];
  /** For the next time; null: everything will be asked for again. */
  readonly cursor: string | null;
  /** The upserts are all there is: whatever is not among them has gone. */
  readonly fullResync: boolean;
};

/** Port: somebody's calendars, read and never written. Whatever goes wrong is a `CalendarFault`. */
export type CalendarProvider = {
  listCalendars(access: Access): Promise<{ calendars: RemoteCalendar[]; owner?: string }>;
  /** `cursor`: from the last time. One that the provider refuses is forgotten, and everything is read anew. */
  pull(access: Access, remoteId: string, cursor: string | null, window: Window): Promise<Pulled>;
};

/** A provider that is entered by signing in there: OAuth with PKCE. */
export type SigningProvider = CalendarProvider & {
  address(asked: { state: string; challenge: string; redirectUri: string }): string;
  exchange(given: { code: string; verifier: string; redirectUri: string }): Promise<Secret>;
};

export type CalendarProviders = {
  readonly caldav: CalendarProvider;
  readonly subscription: CalendarProvider;
  /** Null: the operator has no key for it. */
  readonly google: SigningProvider | null;
  readonly microsoft: SigningProvider | null;
};

export class CalendarFault extends Error {
  readonly problem: CalendarProblem;
  /** The provider has said how long to wait. */
  readonly retryAfterS: number | undefined;
  constructor(problem: CalendarProblem, more: { cause?: unknown; retryAfterS?: number } = {}) {
    super(`calendar: ${problem}`, { cause: more.cause });
    this.name = 'CalendarFault';
    this.problem = problem;
    this.retryAfterS = more.retryAfterS;
  }
}
