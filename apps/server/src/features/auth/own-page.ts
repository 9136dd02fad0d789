import type { FastifyRequest } from 'fastify';

/**
 * Who makes a browser send this: a page of ours, of somebody else, or no browser at all. Sec-Fetch-Site says so in every
 * current browser, Origin in the older ones.
 */
export function senderOf(request: FastifyRequest, issuer: string): 'own page' | 'another site' | 'no page' {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site === 'same-origin' ? 'own page' : site === 'none' ? 'no page' : 'another site';
  if (origin !== undefined) return origin === new URL(issuer).origin ? 'own page' : 'another site';
  return 'no page';
}
