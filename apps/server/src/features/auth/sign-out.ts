import { clientId, signInPath, signOutPath } from '@escale/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Queries } from '../../platform/db.ts';
import { refuse } from '../../platform/refuse.ts';
import { clearedCookies, readCookie } from './cookies.ts';
import { recordId } from './records.ts';
import { deleteSession } from './sessions.ts';
import type { TokenParts } from './token-call.ts';

const providerCookie = '_session';
const body = z.object({ refreshToken: z.string().max(200) });

/**
 * Ends the session on this device: whatever was issued to it stops at once. The app posts its refresh token; a page that
 * has none left goes there, and the browser's own session says who it was.
 */
export function signOutRoutes(http: FastifyInstance, parts: TokenParts): void {
  http.post(signOutPath, async (request, reply) => {
    const sent = body.safeParse(request.body);
    if (!sent.success) return refuse('request.invalid', { errors: [{ path: 'refreshToken', code: 'required' }] });
    await end(parts, request, sent.data.refreshToken);
    return reply.header('set-cookie', cleared(parts, request)).header('cache-control', 'no-store').code(204).send();
  });

  http.get(signOutPath, async (request, reply) => {
    // A link on another site must not sign anybody out.
    const site = request.headers['sec-fetch-site'];
    if (site === undefined || site === 'same-origin' || site === 'none') {
      await end(parts, request, null);
      reply.header('set-cookie', cleared(parts, request));
    }
    return reply.header('cache-control', 'no-store').redirect(signInPath, 303);
  });
}

function cleared({ providers }: TokenParts, request: FastifyRequest): string[] {
  const secure = providers.of(request).issuer.startsWith('https:');
  const gone = [providerCookie, `${providerCookie}.sig`].map(
    (name) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`,
  );
  return [...clearedCookies(secure), ...gone];
}

async function end({ db, sessions }: TokenParts, request: FastifyRequest, refreshToken: string | null): Promise<void> {
  const cookie = readCookie(request.headers.cookie, providerCookie);
  const ended = await db.transact(async (tx) => {
    const found = [
      ...(refreshToken ? await sessionsOf(tx, 'RefreshToken', refreshToken) : []),
      ...(cookie ? await sessionsOf(tx, 'Session', cookie) : []),
    ];
    for (const session of found) await deleteSession(tx, session);
    if (cookie) {
      await tx.deleteFrom('sign_in_records').where('kind', '=', 'Session').where('id', '=', recordId(cookie)).execute();
    }
    return found;
  });
  for (const session of ended) sessions.forget(session);
}

async function sessionsOf(queries: Queries, kind: 'RefreshToken' | 'Session', id: string): Promise<Buffer[]> {
  const row = await queries
    .selectFrom('sign_in_records')
    .select(['grant_id', 'payload'])
    .where('kind', '=', kind)
    .where('id', '=', recordId(id))
    .executeTakeFirst();
  if (!row) return [];
  const { authorizations } = row.payload as { authorizations?: Record<string, { grantId?: string }> };
  const grantId = authorizations?.[clientId]?.grantId;
  return [...(row.grant_id ? [row.grant_id] : []), ...(grantId ? [recordId(grantId)] : [])];
}
