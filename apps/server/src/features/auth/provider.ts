import { clientId, clientSecret, type Language, nativeRedirect, scopes } from '@escale/contract';
import Provider, { type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { Db } from '../../platform/db.ts';
import type { MasterKey } from '../../platform/keys.ts';
import { plainPage } from '../../platform/plain-page.ts';
import { languageOf } from '../../platform/words.ts';
import { findAccount } from '../accounts/index.ts';
import { providerCookieKey, signingKey } from './keys.ts';
import { interactionPath, webCallbackPath } from './paths.ts';
import { recordId, recordQueries, recordsAdapter } from './records.ts';
import { passkeyIn } from './rules/passkey-method.ts';
import { keepSession } from './session-rows.ts';

const day = 24 * 3600;

export const lifetimesS = {
  accessToken: 3600,
  /** Counted anew with every renewal: a device that is not opened for so long signs in again. */
  refreshToken: 30 * day,
  /** The longest that one sign-in can be renewed. */
  grant: 180 * day,
  /** How long this browser signs in again without a code, unless it signed out. */
  browserSession: 14 * day,
  interaction: 3600,
  code: 60,
} as const;

export type ProviderParts = { readonly db: Db; readonly master: MasterKey };

/** The OpenID provider of one origin (`https://trips.example.com`). */
export function openProvider({ db, master }: ProviderParts, origin: string): Provider {
  const provider = new Provider(`${origin}/auth`, {
    adapter: recordsAdapter(db),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        // A scheme of our own is for native clients only. See the decision "the client is public".
        application_type: 'native',
        redirect_uris: [`${origin}${webCallbackPath}`, nativeRedirect],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    scopes: [...scopes],
    claims: { openid: ['sub'], profile: ['name', 'given_name', 'family_name', 'locale'] },
    pkce: { required: () => true },
    clientAuthMethods: ['client_secret_post'],
    jwks: { keys: [signingKey(master)] },
    cookies: {
      keys: [providerCookieKey(master)],
      long: { signed: true, httpOnly: true, sameSite: 'lax' },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    routes: { token: '/oauth2/token' },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
    },
    interactions: { url: (_ctx, { uid }) => interactionPath(uid), policy: policyOf(`${origin}${webCallbackPath}`) },
    ttl: {
      AccessToken: lifetimesS.accessToken,
      AuthorizationCode: lifetimesS.code,
      IdToken: lifetimesS.accessToken,
      RefreshToken: lifetimesS.refreshToken,
      Grant: lifetimesS.grant,
      Session: lifetimesS.browserSession,
      Interaction: lifetimesS.interaction,
    },
    // The specification asks for `openid profile` and expects a refresh token: no `offline_access` here.
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    expiresWithSession: async () => false,
    clientBasedCORS: () => false,
    loadExistingGrant: (ctx) => openGrant(db, ctx),
    findAccount: (_ctx, id) => findPerson(db, id),
    renderError: (ctx) => showError(ctx),
  } satisfies Configuration);
  // Host and protocol are set by us before the provider sees a request; see mount.ts.
  provider.proxy = true;
  return provider;
}

/** There is one client and it is ours: whoever signs in agrees to it. One grant per browser: sign-out ends it whole. */
async function openGrant(db: Db, ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const { accountId } = session;
  const known = session.grantIdFor(client.clientId);
  const existing = known ? await provider.Grant.find(known) : undefined;
  const grant =
    existing?.accountId === accountId ? existing : new provider.Grant({ accountId, clientId: client.clientId });
  if (grant !== existing) grant.addOIDCScope(scopes.join(' '));
  const grantId = grant === existing && known ? known : await grant.save();
  await keepSession(recordQueries(db), recordId(grantId), {
    accountId,
    userAgent: ctx.get('user-agent'),
    provenAt: new Date((session.loginTs ?? 0) * 1000),
    passkeyId: passkeyIn(session.amr),
  });
  return grant;
}

/**
 * No consent is asked for our own app. But a scheme, and a port of this machine, can be had by any program on the device: a
 * code goes there only from a sign-in that was made for it, and never from the session that the browser has (RFC 8252, 8.6).
 */
function policyOf(webCallback: string) {
  const policy = interactionPolicy.base();
  policy.get('consent')?.checks.remove('native_client_prompt');
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check(
        'not_our_page',
        'an app needs a sign-in of its own',
        ({ oidc }) => oidc.params?.redirect_uri !== webCallback && !oidc.result?.login,
      ),
    );
  return policy;
}

async function findPerson(db: Db, id: string) {
  const account = await findAccount(recordQueries(db), id);
  if (!account) return undefined;
  return {
    accountId: id,
    claims: () => ({
      sub: id,
      name: `${account.firstName} ${account.lastName}`.trim() || undefined,
      given_name: account.firstName || undefined,
      family_name: account.lastName || undefined,
      locale: account.language ?? undefined,
    }),
  };
}

/** A page for people who kept a sign-in open for too long; nothing of the request is repeated on it. */
function showError(ctx: KoaContextWithOIDC): void {
  const language = languageOf(ctx.get('accept-language'));
  ctx.type = 'html';
  ctx.body = plainPage({ title: 'Escale', language, body: expired[language] });
}

const expired: Record<Language, string> = {
  en: '<p>This sign-in has expired. <a href="/">Start again</a>.</p>',
  fr: '<p>Cette connexion a expiré. <a href="/">Recommencer</a>.</p>',
};
