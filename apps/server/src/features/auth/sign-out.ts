import { signInPath, signOutPath } from '@escale/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse } from '../../platform/refuse.ts';
import { clearedCookies } from './cookies.ts';
import { browserCookie, endSession } from './end-session.ts';
import { senderOf } from './own-page.ts';
import type { TokenParts } from './token-call.ts';

const body = z.object({ refreshToken: z.string().max(200) });

/**
 * Ends the session on this device: whatever was issued to it stops at once. The app posts its refresh token; a page that
 * has none left goes there, and the browser's own session says who it was.
 */
export function signOutRoutes(http: FastifyInstance, parts: TokenParts): void {
  http.post(signOutPath, async (request, reply) => {
    const sent = body.safeParse(request.body);
    if (!sent.success) return refuse('request.invalid', { errors: [{ path: 'refreshToken', code: 'required' }] });
    await endSession(parts, request, sent.data.refreshToken);
    return reply.header('set-cookie', cleared(parts, request)).header('cache-control', 'no-store').code(204).send();
  });

  http.get(signOutPath, async (request, reply) => {
    // A link on another site must not sign anybody out.
    if (senderOf(request, parts.providers.of(request).issuer) !== 'another site') {
      await endSession(parts, request, null);
      reply.header('set-cookie', cleared(parts, request));
    }
    return reply.header('cache-control', 'no-store').redirect(signInPath, 303);
  });
}

function cleared({ providers }: TokenParts, request: FastifyRequest): string[] {
  const secure = providers.of(request).issuer.startsWith('https:');
  const gone = [browserCookie, `${browserCookie}.sig`].map(
    (name) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`,
  );
  return [...clearedCookies(secure), ...gone];
}
