import { accessTokenCookie, type Call } from '@escale/contract';
import type { FastifyRequest } from 'fastify';
import type { Authenticate, Caller } from './caller.ts';
import { refuse } from './refuse.ts';

/** Who asks, by the token or, where the call allows it, the cookie. Refuses whom the call is not for. */
export async function callerOf(
  authenticate: Authenticate,
  call: Call,
  request: FastifyRequest,
): Promise<Caller | null> {
  const byCookie = call.cookie && call.method === 'GET';
  const token = bearerOf(request.headers.authorization) ?? (byCookie ? cookieOf(request.headers.cookie) : null);
  const caller = token ? await authenticate(token) : null;
  if (call.audience === 'anyone') return caller;
  if (!caller) return refuse('session.missing');
  if (call.audience === 'agent' && !caller.roles.includes('agent')) return refuse('session.not-an-agent');
  if (call.audience === 'safety-contact' && !caller.roles.includes('safety-contact'))
    return refuse('company.not-found');
  return caller;
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerOf(authorization: string | undefined): string | null {
  return authorization?.slice(0, 7).toLowerCase() === 'bearer ' ? authorization.slice(7).trim() : null;
}

/** Only reads that are marked `cookie` get here; the cookie never authorises anything else. */
function cookieOf(header: string | undefined): string | null {
  const found = header?.split('; ').find((pair) => pair.startsWith(`${accessTokenCookie.name}=`));
  // Tokens are made of letters that need no encoding; anything else is no token of ours.
  return found?.slice(accessTokenCookie.name.length + 1) || null;
}
