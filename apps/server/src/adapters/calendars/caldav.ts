import {
  type Access,
  CalendarFault,
  type CalendarProvider,
  type Pulled,
  type RemoteCalendar,
} from '../../features/calendars/index.ts';
import type { CalendarResource, DavResponse, ReadingRoom, ReadResource, Window } from '../../features/reading/index.ts';
import type { Outbound } from '../../platform/outbound.ts';
import { bodies, type DavClient, davClient, mayShare } from './dav-requests.ts';

/** Hrefs asked for at once, and files read by one reader at once. */
const atOnce = 50;
const mostRounds = 20;

/** Calendars on a CalDAV server (RFC 4791): Nextcloud, iCloud, Fastmail, Radicale. Nothing is ever written there. */
export function caldav(outbound: Outbound, room: ReadingRoom): CalendarProvider {
  const clientFor = ({ secret }: Access) =>
    davClient(outbound, room, { username: secret.username ?? '', password: secret.password ?? '' });

  return {
    async listCalendars(access) {
      return { calendars: await discover(clientFor(access), serverOf(access.secret.server ?? '')) };
    },

    async pull(access, remoteId, cursor, window) {
      const client = clientFor(access);
      const url = new URL(remoteId);
      const changes = cursor ? await changesSince(client, url, cursor) : null;
      if (changes === 'none') return { upserts: [], deletes: [], cursor, fullResync: false };
      if (changes) return pullChanges(client, room, url, changes, window);
      return pullAll(client, room, url, window);
    },
  };
}

function serverOf(written: string): URL {
  const text = written.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || url.username || url.password) throw new CalendarFault('not-found');
  return url;
}

/** From what was typed to the list of calendars: the address itself, the well-known one, the root (RFC 6764). */
async function discover(client: DavClient, typed: URL): Promise<RemoteCalendar[]> {
  const tries = [...new Set([typed.href, new URL('/.well-known/caldav', typed).href, new URL('/', typed).href])];
  for (const href of tries) {
    const found = await client.tryQuery('PROPFIND', new URL(href), '0', bodies.find).catch(notThere);
    const [self] = found?.responses ?? [];
    if (!found || !self) continue;
    if (isCalendar(self)) return [calendarOf(self, found.url)];
    const home = (await homeOf(client, found.url, self)) ?? found.url;
    const listed = await client.tryQuery('PROPFIND', home, '1', bodies.find);
    const calendars = (listed?.responses ?? []).filter(isCalendar).map((response) => calendarOf(response, home));
    if (calendars.length > 0) return calendars;
  }
  throw new CalendarFault('not-a-calendar');
}

/** The next address may be the right one; a wrong password is wrong everywhere. */
function notThere(error: unknown): null {
  if (error instanceof CalendarFault && (error.problem === 'not-a-calendar' || error.problem === 'unreadable'))
    return null;
  throw error;
}

async function homeOf(client: DavClient, at: URL, self: DavResponse): Promise<URL | null> {
  const direct = addressIn(self, 'calendar-home-set', at);
  if (direct) return direct;
  const principal = addressIn(self, 'current-user-principal', at);
  if (!principal) return null;
  const found = await client.tryQuery('PROPFIND', principal, '0', bodies.find);
  const [who] = found?.responses ?? [];
  return found && who ? addressIn(who, 'calendar-home-set', found.url) : null;
}

function addressIn(response: DavResponse, property: string, at: URL): URL | null {
  const url = URL.parse(response.props[property]?.hrefs[0] ?? '', at.href);
  return url && response.props[property]?.hrefs[0] && mayShare(at, url) ? url : null;
}

function isCalendar({ props }: DavResponse): boolean {
  const components = props['supported-calendar-component-set']?.names;
  const holdsEvents = !components || components.length === 0 || components.includes('VEVENT');
  return holdsEvents && Boolean(props.resourcetype?.names.includes('calendar'));
}

function calendarOf(response: DavResponse, at: URL): RemoteCalendar {
  const url = URL.parse(response.href, at.href);
  if (!url || !mayShare(at, url)) throw new CalendarFault('not-a-calendar');
  const last = decodeURIComponent(url.pathname.split('/').filter(Boolean).at(-1) ?? url.host);
  const color = /^#[\da-f]{6}/i.exec(response.props['calendar-color']?.text ?? '')?.[0]?.toLowerCase() ?? null;
  return { remoteId: url.href, name: response.props.displayname?.text || last, color };
}

/** `token:` of a server that tells what changed; `state:` of one that only tells that something did. */
async function stateOf(client: DavClient, url: URL): Promise<string | null> {
  const found = await client.tryQuery('PROPFIND', url, '0', bodies.state);
  const props = found?.responses[0]?.props;
  if (props?.['sync-token']?.text) return `token:${props['sync-token'].text}`;
  return props?.getctag?.text ? `state:${props.getctag.text}` : null;
}

type Changes = { changed: string[]; gone: string[]; token: string };

/** Null: the server does not know the token any more (each says so in its own way), and everything is read anew. */
async function changesSince(client: DavClient, url: URL, cursor: string): Promise<Changes | 'none' | null> {
  if (cursor.startsWith('state:')) return (await stateOf(client, url)) === cursor ? 'none' : null;
  const changes: Changes = { changed: [], gone: [], token: cursor.slice('token:'.length) };
  for (let round = 0; round < mostRounds; round++) {
    const found = await client.tryQuery('REPORT', url, '0', bodies.changesSince(changes.token));
    if (!found?.syncToken) return null;
    changes.token = found.syncToken;
    for (const { href, status } of found.responses) {
      const path = pathOf(href, url);
      if (path === null || path === url.pathname) continue;
      (status === 404 ? changes.gone : changes.changed).push(path);
    }
    // 507 on the calendar itself: there is more.
    if (!found.responses.some(({ status }) => status === 507)) return changes;
  }
  return null;
}

function pathOf(href: string, url: URL): string | null {
  return URL.parse(href, url.href)?.pathname ?? null;
}

async function pullChanges(
  client: DavClient,
  room: ReadingRoom,
  url: URL,
  changes: Changes,
  window: Window,
): Promise<Pulled> {
  const files: CalendarResource[] = [];
  const wanted = [...new Set(changes.changed)];
  for (let i = 0; i < wanted.length; i += atOnce) {
    const found = await client.query('REPORT', url, '1', bodies.these(wanted.slice(i, i + atOnce)));
    files.push(...filesIn(found.responses, url));
  }
  const there = new Set(files.map(({ resource }) => resource));
  const deletes = [...changes.gone, ...wanted.filter((path) => !there.has(path))];
  return {
    upserts: await readFiles(room, files, window),
    deletes,
    cursor: `token:${changes.token}`,
    fullResync: false,
  };
}

async function pullAll(client: DavClient, room: ReadingRoom, url: URL, window: Window): Promise<Pulled> {
  // Before the events: what changes in between is told again, and nothing is missed.
  const cursor = await stateOf(client, url);
  const time = (day: string) => `${day.replaceAll('-', '')}T000000Z`;
  const found = await client.query('REPORT', url, '1', bodies.within(time(window.from), time(window.until)));
  const upserts = await readFiles(room, filesIn(found.responses, url), window);
  return { upserts, deletes: [], cursor, fullResync: true };
}

function filesIn(responses: readonly DavResponse[], url: URL): CalendarResource[] {
  return responses.flatMap(({ href, props }) => {
    const resource = pathOf(href, url);
    const text = props['calendar-data']?.text;
    return resource && text ? { resource, text } : [];
  });
}

/** A file that a reader does not come back from is found by halving, and left out; the others are read. */
async function readFiles(
  room: ReadingRoom,
  files: readonly CalendarResource[],
  window: Window,
): Promise<ReadResource[]> {
  if (files.length > atOnce) {
    const read: ReadResource[] = [];
    for (let i = 0; i < files.length; i += atOnce)
      read.push(...(await readFiles(room, files.slice(i, i + atOnce), window)));
    return read;
  }
  if (files.length === 0) return [];
  const outcome = await room.do('calendar', { resources: [...files], window });
  if ('answer' in outcome) return outcome.answer.resources;
  const [only] = files;
  if (files.length === 1 && only) return [{ resource: only.resource, occurrences: [], cut: true }];
  const half = Math.ceil(files.length / 2);
  return [
    ...(await readFiles(room, files.slice(0, half), window)),
    ...(await readFiles(room, files.slice(half), window)),
  ];
}
