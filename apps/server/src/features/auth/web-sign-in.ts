import { hash, randomBytes } from 'node:crypto';
import { clientId, clientSecret, product, scopes, tokenReply } from '@escale/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../platform/refuse.ts';
import { isOnboardingDue } from '../accounts/index.ts';
import { accessCookie, readStarted, sessionCookie, startedCookie, startedCookieCleared } from './cookies.ts';
import { signInPage, webCallbackPath, welcomePage } from './paths.ts';
import { returnPath } from './rules/return-path.ts';
import { answerToken, type TokenParts } from './token-call.ts';

type WebParts = TokenParts & { readonly cookieKey: Buffer };

/** Signing in on the web: the server is its own client, so that no code and no verifier passes through the page. */
export function webSignInRoutes(http: FastifyInstance, parts: WebParts): void {
  http.get('/api/auth/:product', (request: FastifyRequest<{ Params: { product: string } }>, reply) =>
    request.params.product === product ? start(parts, request, reply) : refuse('route.not-found'),
  );
  http.get(webCallbackPath, (request, reply) => finish(parts, request, reply));
}

function start({ providers, cookieKey }: WebParts, request: FastifyRequest, reply: FastifyReply) {
  const { issuer } = providers.of(request);
  const { redirect } = request.query as { redirect?: unknown };
  const to = returnPath(typeof redirect === 'string' ? redirect : undefined);
  const started = { state: random(), verifier: random(), nonce: random(), to };
  const question = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: new URL(webCallbackPath, issuer).href,
    scope: scopes.join(' '),
    state: started.state,
    nonce: started.nonce,
    code_challenge: hash('sha256', started.verifier, 'base64url'),
    code_challenge_method: 'S256',
  });
  return go(reply.header('set-cookie', startedCookie(cookieKey, started, isSecure(issuer))), `/auth/auth?${question}`);
}

async function finish(parts: WebParts, request: FastifyRequest, reply: FastifyReply) {
  const { issuer } = parts.providers.of(request);
  const secure = isSecure(issuer);
  const { state, code } = request.query as { state?: unknown; code?: unknown };
  const started = typeof state === 'string' ? readStarted(parts.cookieKey, request.headers.cookie, state) : null;
  // Refused, too late, or another browser's: the page of a sign-in that is not there says so and offers a new start.
  if (!started || typeof code !== 'string') return go(reply, signInPage('expired'));

  const answer = await answerToken(
    parts,
    request,
    new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: clientSecret,
      code,
      code_verifier: started.verifier,
      redirect_uri: new URL(webCallbackPath, issuer).href,
    }),
  );
  reply.header('set-cookie', startedCookieCleared(started.state, secure));
  const pair = answer.status === 200 ? tokenReply.parse(JSON.parse(answer.body)) : null;
  const claims = claimsOf(pair?.id_token);
  if (!pair?.refresh_token || claims.nonce !== started.nonce) return go(reply, signInPage('expired'));

  reply.header('set-cookie', accessCookie(pair.access_token, secure));
  reply.header(
    'set-cookie',
    sessionCookie({ accessToken: pair.access_token, refreshToken: pair.refresh_token }, secure),
  );
  return go(reply, (await isWelcomed(parts, started.to, claims.sub)) ? welcomePage : started.to);
}

/** The slides come before Home alone: whoever follows a link to something wants that. */
async function isWelcomed({ db }: WebParts, to: string, accountId: string | undefined): Promise<boolean> {
  return to === '/' && accountId !== undefined && (await isOnboardingDue(db.query, accountId));
}

/** Just made by the provider in this process: its signature proves nothing more. */
function claimsOf(idToken: string | undefined): { nonce?: string; sub?: string } {
  const claims = idToken?.split('.')[1];
  return claims ? (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { nonce?: string; sub?: string }) : {};
}

function go(reply: FastifyReply, path: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(path, 303);
}

function isSecure(issuer: string): boolean {
  return issuer.startsWith('https:');
}

const random = () => randomBytes(32).toString('base64url');
