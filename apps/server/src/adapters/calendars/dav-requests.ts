import { CalendarFault } from '../../features/calendars/index.ts';
import type { Multistatus, ReadingRoom } from '../../features/reading/index.ts';
import type { Outbound } from '../../platform/outbound.ts';
import { ask, faultOf } from './faults.ts';

export type DavAccount = { readonly username: string; readonly password: string };

/** A busy calendar's 18 months, with what invitations carry along. */
const maxBytes = 20 * 1024 * 1024;
const timeoutMs = 30_000;
const mostHops = 4;

/** Speaks WebDAV with one server on behalf of one account. Its answers are read in the reading room. */
export function davClient(outbound: Outbound, room: ReadingRoom, account: DavAccount) {
  const authorization = `Basic ${Buffer.from(`${account.username}:${account.password}`).toString('base64')}`;

  async function request(
    method: string,
    url: URL,
    depth: '0' | '1',
    body: string,
  ): Promise<{ url: URL; answer: Response }> {
    for (let at = url, hops = 0; ; hops++) {
      // A password in the clear goes no further than a host that the operator has let in.
      if (at.protocol !== 'https:' && !outbound.isNeighbour(at)) throw new CalendarFault('address-refused');
      const headers = {
        authorization,
        depth,
        'content-type': 'application/xml; charset=utf-8',
        prefer: 'return=minimal',
      };
      const options = { method, headers, body, maxBytes, timeoutMs, redirect: 'manual' } as const;
      const answer = await ask(outbound, at, options);
      const location = answer.headers.get('location');
      if (answer.status < 300 || answer.status > 399 || !location) return { url: at, answer };
      const next = URL.parse(location, at.href);
      if (hops === mostHops || !next || !mayShare(at, next)) throw new CalendarFault('not-a-calendar');
      at = next;
    }
  }

  return {
    /** Null where the server does not answer this with a list. */
    async tryQuery(
      method: string,
      url: URL,
      depth: '0' | '1',
      body: string,
    ): Promise<(Multistatus & { url: URL }) | null> {
      const { url: at, answer } = await request(method, url, depth, body);
      if (answer.status === 401) throw faultOf(answer);
      if (answer.status !== 207) return null;
      const outcome = await room.do('multistatus', { bytes: new Uint8Array(await answer.arrayBuffer()) });
      if ('answer' in outcome) return { ...outcome.answer, url: at };
      throw new CalendarFault('unreadable', { cause: new Error(outcome.message) });
    },

    async query(method: string, url: URL, depth: '0' | '1', body: string): Promise<Multistatus & { url: URL }> {
      const { url: at, answer } = await request(method, url, depth, body);
      if (answer.status !== 207) throw faultOf(answer);
      const outcome = await room.do('multistatus', { bytes: new Uint8Array(await answer.arrayBuffer()) });
      if ('answer' in outcome) return { ...outcome.answer, url: at };
      throw new CalendarFault('unreadable', { cause: new Error(outcome.message) });
    },
  };
}

export type DavClient = ReturnType<typeof davClient>;

/**
 * May the password for one address go to another that the server names? To the same host, and between hosts of one owner
 * over TLS: iCloud's accounts live on p12-caldav.icloud.com.
 */
export function mayShare(from: URL, to: URL): boolean {
  if (from.host === to.host) return !(from.protocol === 'https:' && to.protocol !== 'https:');
  if (from.protocol !== 'https:' || to.protocol !== 'https:' || from.port || to.port) return false;
  const owner = ownerOf(from.hostname);
  return owner !== null && owner === ownerOf(to.hostname);
}

/** icloud.com of p12-caldav.icloud.com, example.co.uk of dav.example.co.uk; null for an address or a bare name. */
function ownerOf(hostname: string): string | null {
  const labels = hostname.split('.');
  const last = labels.at(-1) ?? '';
  if (labels.length < 2 || /^\d*$/.test(last) || hostname.includes(':')) return null;
  const second = labels.at(-2) ?? '';
  const parts = last.length === 2 && second.length <= 3 ? 3 : 2;
  return labels.length < parts ? null : labels.slice(-parts).join('.');
}

const spaces =
  'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:a="http://apple.com/ns/ical/" xmlns:s="http://calendarserver.org/ns/"';
const head = '<?xml version="1.0" encoding="utf-8"?>';

export const bodies = {
  find: `${head}<d:propfind ${spaces}><d:prop><d:resourcetype/><d:displayname/><d:current-user-principal/><c:calendar-home-set/><c:supported-calendar-component-set/><a:calendar-color/></d:prop></d:propfind>`,
  state: `${head}<d:propfind ${spaces}><d:prop><d:sync-token/><s:getctag/></d:prop></d:propfind>`,
  within: (from: string, until: string) =>
    `${head}<c:calendar-query ${spaces}><d:prop><d:getetag/><c:calendar-data/></d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range start="${from}" end="${until}"/></c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`,
  changesSince: (token: string) =>
    `${head}<d:sync-collection ${spaces}><d:sync-token>${escaped(token)}</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>`,
  these: (hrefs: readonly string[]) =>
    `${head}<c:calendar-multiget ${spaces}><d:prop><d:getetag/><c:calendar-data/></d:prop>${hrefs.map((href) => `<d:href>${escaped(href)}</d:href>`).join('')}</c:calendar-multiget>`,
};

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
