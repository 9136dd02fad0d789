import { createHash } from 'node:crypto';
import { type Access, CalendarFault, type CalendarProvider } from '../../features/calendars/index.ts';
import type { ReadingRoom, Window } from '../../features/reading/index.ts';
import type { Outbound } from '../../platform/outbound.ts';
import { ask, faultOf } from './faults.ts';

const maxBytes = 5 * 1024 * 1024;
const timeoutMs = 30_000;

type Cursor = { etag?: string; modified?: string; digest: string };

/** A calendar file somewhere in the web, which changes: `webcal://` or https. */
export function subscriptions(outbound: Outbound, room: ReadingRoom): CalendarProvider {
  async function read(text: string, window: Window) {
    const outcome = await room.do('calendar', { resources: [{ resource: '', text }], window, split: true });
    if ('answer' in outcome) return outcome.answer;
    const problem =
      outcome.failure === 'broken' && /no calendar|ParserError/.test(outcome.message) ? 'not-a-calendar' : 'unreadable';
    throw new CalendarFault(problem, { cause: new Error(outcome.message) });
  }

  async function fetchFile(access: Access, headers: Record<string, string>): Promise<Response> {
    const address = addressOf(access.secret.address ?? '');
    const accept = 'text/calendar, text/plain;q=0.5, */*;q=0.1';
    const answer = await ask(outbound, address, { headers: { accept, ...headers }, maxBytes, timeoutMs });
    if (!answer.ok && answer.status !== 304) throw faultOf(answer);
    return answer;
  }

  return {
    async listCalendars(access) {
      const text = await (await fetchFile(access, {})).text();
      const day = new Date().toISOString().slice(0, 10);
      const { name } = await read(text, { from: day, until: day });
      const host = addressOf(access.secret.address ?? '').hostname;
      return { calendars: [{ remoteId: 'file', name: name ?? host, color: null }] };
    },

    async pull(access, _remoteId, cursor, window) {
      const before = cursor ? (JSON.parse(cursor) as Cursor) : null; // written below
      const answer = await fetchFile(access, {
        ...(before?.etag && { 'if-none-match': before.etag }),
        ...(before?.modified && { 'if-modified-since': before.modified }),
      });
      const unchanged = { upserts: [], deletes: [], cursor, fullResync: false };
      if (answer.status === 304) return unchanged;
      const text = await answer.text();
      const digest = createHash('sha256').update(text).digest('base64url');
      // Many a server makes its file anew each time, with an ETag to match.
      if (before?.digest === digest) return unchanged;
      const { resources } = await read(text, window);
      const etag = answer.headers.get('etag');
      const modified = answer.headers.get('last-modified');
      const next: Cursor = { digest, ...(etag && { etag }), ...(modified && { modified }) };
      return { upserts: resources, deletes: [], cursor: JSON.stringify(next), fullResync: true };
    },
  };
}

/** webcal is what browsers hand to calendar programs; behind it is plain HTTP, and nowadays TLS. */
function addressOf(written: string): URL {
  const text = written.trim().replace(/^webcals?:/i, 'https:');
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol)) throw new CalendarFault('not-found');
  return url;
}
