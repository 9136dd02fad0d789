import type { FastifyInstance, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Providers } from './providers.ts';

const prefix = '/auth';

/** What under `/auth` is not a route of ours is the provider's, with the body unread. */
export function mountProvider(http: FastifyInstance, providers: Providers): void {
  http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.route({
      method: ['GET', 'POST'],
      url: `${prefix}/*`,
      handler: async (request, reply) => {
        const provider = providers.of(request);
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
