import { clientId, tokenPath, tokenReply } from '@escale/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import inject from 'light-my-request';
import type Provider from 'oidc-provider';
import type { Db } from '../../platform/db.ts';
import { accessCookie } from './cookies.ts';
import { addressHeaders } from './mount.ts';
import { senderOf } from './own-page.ts';
import type { Providers } from './providers.ts';
import { refreshOnce } from './refresh.ts';

export type TokenParts = { readonly db: Db; readonly providers: Providers };

/** What the token endpoint answered: OAuth's own form, so it is passed on as it is. */
export type TokenAnswer = { readonly status: number; readonly body: string };

const longestForm = 16_384;

/** `POST /auth/oauth2/token`: the provider's own answer, but that a renewal is a transaction and may be asked twice. */
export function tokenRoute(http: FastifyInstance, parts: TokenParts): void {
  http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, body, done) => done(null, body),
    );
    // Anything else is an empty form: the provider says what is missing, as OAuth says it.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: longestForm }, (_request, _body, done) =>
      done(null, ''),
    );
    scope.post(tokenPath, async (request, reply) => {
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      const answer = await answerToken(parts, request, form);
      const pair = answer.status === 200 ? tokenReply.parse(JSON.parse(answer.body)) : null;
      // The app in the browser reads files with the cookie; a native one has no use for it.
      const { issuer } = parts.providers.of(request);
      if (pair && senderOf(request, issuer) === 'own page') {
        reply.header('set-cookie', accessCookie(pair.access_token, issuer.startsWith('https:')));
      }
      return reply
        .code(answer.status)
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(answer.body);
    });
  });
}

export async function answerToken(
  { db, providers }: TokenParts,
  request: FastifyRequest,
  form: URLSearchParams,
): Promise<TokenAnswer> {
  const ask = () => askProvider(providers.of(request), request, form);
  const refreshToken = form.get('refresh_token');
  const renews = form.get('grant_type') === 'refresh_token' && form.get('client_id') === clientId && refreshToken;
  return renews ? refreshOnce(db, refreshToken, ask) : ask();
}

/** Asks the provider within this process, so that the question can be part of a transaction. */
async function askProvider(provider: Provider, request: FastifyRequest, form: URLSearchParams): Promise<TokenAnswer> {
  const { authorization } = request.headers;
  const response = await inject(provider.callback(), {
    method: 'POST',
    url: tokenPath.slice('/auth'.length),
    headers: {
      ...addressHeaders(request, provider),
      'content-type': 'application/x-www-form-urlencoded',
      ...(authorization && { authorization }),
    },
    payload: form.toString(),
  });
  return { status: response.statusCode, body: response.payload };
}
