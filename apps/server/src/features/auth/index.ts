/** Signing in: the OpenID provider under `/auth`, the pages' way to it, and who an access token stands for. */
import './tables.ts';
import type { TokenPair } from '@escale/contract';
import type { House } from '../../platform/house.ts';
import { claimAccount } from '../accounts/index.ts';
import { emailRoutes } from './addresses/email-routes.ts';
import { askEmergencyContacts } from './addresses/emergency-contact.ts';
import { emergencyPage } from './addresses/emergency-page.ts';
import { spend } from './budgets.ts';
import { cleanSignIn } from './clean.ts';
import { interactionRoutes } from './interaction-routes.ts';
import { cookieKey } from './keys.ts';
import { mountProvider } from './mount.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { proofRoutes } from './proof-routes.ts';
import { openProviders } from './providers.ts';
import { placeOf } from './rules/place-of.ts';
import { sessionRoutes } from './session-routes.ts';
import { signOutRoutes } from './sign-out.ts';
import { startSession } from './start-session.ts';
import { tokenRoute } from './token-call.ts';
import { webSignInRoutes } from './web-sign-in.ts';

export { endSessionsOf } from './end-session.ts';
export { isProven } from './session-rows.ts';
export { authenticateBy } from './sessions.ts';
export { showSignIns } from './show-sign-ins.ts';

export type Auth = {
  /** For tests and benchmarks: signs in whoever has this address, without a code. */
  signIn(email: string): Promise<TokenPair & { readonly accountId: string }>;
};

export type AuthOptions = {
  /** Whether codes land on the outbox page of this server, and the sign-in page may say so. */
  readonly outboxPage: boolean;
};

export function openAuth(house: House, { outboxPage }: AuthOptions): Auth {
  const { db, http, jobs, master, clock, config, log, mailLater } = house;
  const now = () => clock.now();
  const providers = openProviders({ db, master, log }, config.demo ? null : config.publicUrl);
  const tokens = { db, providers };

  signOutRoutes(http, tokens);
  webSignInRoutes(http, { ...tokens, cookieKey: cookieKey(master) });
  interactionRoutes(http, {
    ...tokens,
    master,
    mailLater,
    demo: config.demo,
    operator: config.operator,
    outboxPage,
    now,
  });
  const outbox = outboxPage ? '/outbox' : null;
  proofRoutes(house, { outbox });
  emailRoutes(house, { outbox });
  askEmergencyContacts(house);
  emergencyPage(house);
  passkeyRoutes(house);
  sessionRoutes(house);
  tokenRoute(http, tokens);
  mountProvider(http, providers, ({ ip }) =>
    db.transact((tx) => spend(tx, master, 'sign-ins started from one place', placeOf(ip), now())),
  );
  jobs.every(10, 'sign-in:clean', () => cleanSignIn(db, now()));

  return {
    async signIn(email) {
      const { id } = await db.transact((tx) => claimAccount(tx, email, { now: now() }));
      return { accountId: id, ...(await startSession(db.query, providers.any(), id, now())) };
    },
  };
}
