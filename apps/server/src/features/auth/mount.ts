import type { FastifyInstance, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { refuse } from '../../platform/refuse.ts';
import type { Providers } from './providers.ts';

const prefix = '/auth';
/** The provider's router takes more spellings for a path than ours: letters of either case, a slash at the end, `#`. */
const plainPath = /^[\w\-./]+$/;
const authorizationStart = /^\/auth\/auth\/?$/i;

/**
 * What under `/auth` is not a route of ours is the provider's, with the body unread. `mayStart` is asked before a new
 * sign-in.
 */
export function mountProvider(
  http: FastifyInstance,
  providers: Providers,
  mayStart: (request: FastifyRequest) => Promise<boolean>,
): void {
  http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.route({
      method: ['GET', 'POST'],
      url: `${prefix}/*`,
      handler: async (request, reply) => {
        const provider = providers.of(request);
        const [path = ''] = request.url.split('?', 1);
        if (!plainPath.test(path)) return refuse('route.not-found');
        if (authorizationStart.test(path) && !(await mayStart(request))) {
          return refuse('request.too-many', { retryAfterSeconds: 3600 });
        }
        reply.hijack();
        const { raw } = request;
        Object.assign(raw, { originalUrl: raw.url });
        raw.url = raw.url?.slice(prefix.length);
        Object.assign(raw.headers, addressHeaders(request, provider));
        delete raw.headers['x-forwarded-host'];
        await provider.callback()(raw, reply.raw);
      },
    });
  });
}

/** The provider believes the issuer's own host and protocol, never those that a request claims. */
export function addressHeaders(request: FastifyRequest, provider: Provider): Record<string, string> {
  const issuer = new URL(provider.issuer);
  return { host: issuer.host, 'x-forwarded-proto': issuer.protocol.slice(0, -1), 'x-forwarded-for': request.ip };
}
