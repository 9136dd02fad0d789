import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '@escale/contract';
import type { FastifyInstance } from 'fastify';
import type { Queries, Tx } from '../../platform/db.ts';
import { publish } from '../../platform/live.ts';
import { etagOf, isNoneMatch } from '../../platform/reply.ts';
import type { Needs } from './needs.ts';
import { writeFeed } from './rules/write-feed.ts';

/** How far back a calendar program is told of trips. */
const shownForMs = 90 * 86_400_000;

export async function feedOf(queries: Queries, accountId: string) {
  const row = await queries
    .selectFrom('calendar_settings')
    .select(['feed_created_at', 'feed_read_at'])
    .where('account_id', '=', accountId)
    .where('feed_hash', 'is not', null)
    .executeTakeFirst();
  return row?.feed_created_at ? { createdAt: row.feed_created_at, lastReadAt: row.feed_read_at } : null;
}

/** A new secret address; whoever has the one before it reads nothing any more. Only a hash of it is kept. */
export async function createFeed({ clock }: Needs, tx: Tx, accountId: string, language: Language) {
  const token = randomBytes(32).toString('base64url');
  const createdAt = clock.now().toISOString();
  const feed = { feed_hash: hashOf(token), feed_language: language, feed_created_at: createdAt, feed_read_at: null };
  await tx
    .insertInto('calendar_settings')
    .values({ account_id: accountId, home: null, ...feed })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(feed))
    .execute();
  await publish(tx, accountId, { what: 'calendars' });
  return { createdAt, lastReadAt: null, path: `/feeds/${token}.ics` };
}

export async function revokeFeed(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('calendar_settings')
    .set({ feed_hash: null, feed_created_at: null, feed_read_at: null })
    .where('account_id', '=', accountId)
    .execute();
  await publish(tx, accountId, { what: 'calendars' });
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Read by calendar programs, which cannot sign in: whoever knows the address may. No call of the contract. */
export function serveFeeds(http: FastifyInstance, { db, trips, clock }: Needs): void {
  http.get<{ Params: { token: string } }>('/feeds/:token.ics', async (request, reply) => {
    const { token } = request.params;
    const now = clock.now();
    const row = await db.query
      .selectFrom('calendar_settings')
      .select(['account_id', 'feed_language', 'feed_read_at'])
      .where('feed_hash', '=', hashOf(token))
      .executeTakeFirst();
    reply
      .header('cache-control', 'private, no-cache')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer');
    if (!row) return reply.code(404).type('text/plain; charset=utf-8').send('');
    const segments = await trips.calendar.feed(db.query, row.account_id, new Date(now.getTime() - shownForMs));
    const text = writeFeed(segments, row.feed_language === 'fr' ? 'fr' : 'en');
    const etag = etagOf(text, undefined);
    // Programs ask every few minutes: that one did is noted once an hour.
    if (!row.feed_read_at || now.getTime() - Date.parse(row.feed_read_at) > 3_600_000) {
      await db.query
        .updateTable('calendar_settings')
        .set({ feed_read_at: now.toISOString() })
        .where('account_id', '=', row.account_id)
        .execute();
    }
    reply.header('etag', etag);
    if (isNoneMatch(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="escale.ics"')
      .send(text);
  });
}
