import type { FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Log } from '../../platform/log.ts';
import { refuse } from '../../platform/refuse.ts';
import { openProvider, type ProviderParts } from './provider.ts';

/** The provider for a request. It names its own origin in what it signs and in where it sends people. */
export type Providers = {
  readonly of: (request: FastifyRequest) => Provider;
  /** For a session that no browser asked for: tests and the benchmark. */
  readonly any: () => Provider;
};

export const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;
/** More than a person at one machine can open by hand. */
const mostOrigins = 20;

/**
 * An installation has one public address. The demo has none: there the address is whatever loopback name and port the
 * browser used, and no other, so that a foreign name that resolves to this machine gets nothing.
 */
export function openProviders(parts: ProviderParts & { log: Log }, publicUrl: string | null): Providers {
  const byOrigin = new Map<string, Provider>();

  function at(origin: string): Provider {
    const known = byOrigin.get(origin);
    if (known) return known;
    if (byOrigin.size >= mostOrigins) byOrigin.clear();
    const provider = openProvider(parts, origin);
    const failed = (error: Error) => parts.log.error({ err: error }, 'the OpenID provider failed');
    provider.on('server_error', (_context, error) => failed(error));
    // Koa's own event, which the provider's types leave out; without a listener Koa prints to the console.
    (provider as NodeJS.EventEmitter).on('error', failed);
    // Koa puts its layers together at every call; once is enough.
    const handle = provider.callback();
    provider.callback = () => handle;
    byOrigin.set(origin, provider);
    return provider;
  }

  return {
    of(request) {
      if (publicUrl) return at(publicUrl);
      return isLoopback(request) ? at(`${request.protocol}://${request.host}`) : refuse('route.not-found');
    },
    any: () => at(publicUrl ?? 'http://localhost'),
  };
}

/** Whether the browser reached us by a name that means this machine. */
export function isLoopback(request: FastifyRequest): boolean {
  return loopback.test(request.host);
}
