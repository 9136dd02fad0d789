import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An event as the tests speak of it. Times are `2026-12-03T09:00` in Europe/Paris (winter), or days. */
export type TestEvent = { id: string; title: string; start: string; end: string; location?: string; private?: boolean };

/**
 * Google Calendar and Microsoft Graph as their documents describe them, as far as we ask: authorisation with PKCE, refresh
 * tokens, pages, sync tokens and delta links, 410 for one that is too old. In memory, on loopback; it refuses every method
 * that would write.
 */
export type FakeProvider = {
  readonly url: string;
  put(event: TestEvent): void;
  remove(id: string): void;
  /** Every sync token and delta link given so far is too old. */
  forgetTokens(): void;
  /** Access tokens end at once; refresh tokens too with `consent`. */
  endTokens(what: 'access' | 'consent'): void;
  /** What the person does on the provider's page. Gives the code that comes back. */
  consent(address: string): string;
  /** `GET /path` of each call to the API. */
  readonly calls: string[];
  close(): Promise<void>;
};

type Stored = TestEvent & { version: number; removed: boolean };
type Ask = { url: URL; headers: IncomingMessage['headers'] };
type Answer = { status: number; body: object };

const client = { id: 'client-1', secret: 'client-secret' };
export const testKeys = { clientId: client.id, clientSecret: client.secret };

async function startFake(api: (ask: Ask, world: World) => Answer): Promise<FakeProvider> {
  const world: World = { events: new Map(), version: 1, oldest: 0, url: '' };
  const codes = new Map<string, { challenge: string; redirectUri: string }>();
  const tokens = { access: new Set<string>(), refresh: new Set<string>() };
  const calls: string[] = [];

  function token(form: URLSearchParams): Answer {
    if (form.get('client_id') !== client.id || form.get('client_secret') !== client.secret) {
      return { status: 401, body: { error: 'invalid_client' } };
    }
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const verified =
      code?.challenge ===
      createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
    const byCode =
      form.get('grant_type') === 'authorization_code' && verified && code?.redirectUri === form.get('redirect_uri');
    const byRefresh = form.get('grant_type') === 'refresh_token' && tokens.refresh.has(form.get('refresh_token') ?? '');
    if (!byCode && !byRefresh) return { status: 400, body: { error: 'invalid_grant' } };
    const [access, refresh] = [randomUUID(), randomUUID()];
    tokens.access.add(access);
    if (byCode) tokens.refresh.add(refresh);
    return {
      status: 200,
      body: { access_token: access, expires_in: 3600, token_type: 'Bearer', ...(byCode && { refresh_token: refresh }) },
    };
  }

  async function answer(request: IncomingMessage, url: URL): Promise<Answer> {
    if (url.pathname === '/token') {
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece as Buffer);
      return token(new URLSearchParams(Buffer.concat(pieces).toString()));
    }
    calls.push(`${request.method} ${url.pathname}`);
    if (request.method !== 'GET') return { status: 405, body: {} };
    if (!tokens.access.has((request.headers.authorization ?? '').replace('Bearer ', '')))
      return { status: 401, body: {} };
    return api({ url, headers: request.headers }, world);
  }

  const server = createServer((request, reply: ServerResponse) => {
    void answer(request, new URL(request.url ?? '/', world.url)).then(({ status, body }) => {
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  world.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  return {
    url: world.url,
    calls,
    put: (event) => void world.events.set(event.id, { ...event, version: ++world.version, removed: false }),
    remove(id) {
      const known = world.events.get(id);
      if (known) world.events.set(id, { ...known, version: ++world.version, removed: true });
    },
    forgetTokens() {
      world.oldest = ++world.version;
    },
    endTokens(what) {
      tokens.access.clear();
      if (what === 'consent') tokens.refresh.clear();
    },
    consent(address) {
      const asked = new URL(address).searchParams;
      if (asked.get('client_id') !== client.id || asked.get('code_challenge_method') !== 'S256')
        throw new Error('no consent');
      const code = randomUUID();
      codes.set(code, { challenge: asked.get('code_challenge') ?? '', redirectUri: asked.get('redirect_uri') ?? '' });
      return code;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

type World = { events: Map<string, Stored>; version: number; oldest: number; url: string };

/** Those that changed since a version; the removed ones only for who has seen them. */
function since(world: World, version: number | null): Stored[] {
  const all = [...world.events.values()];
  return version === null ? all.filter(({ removed }) => !removed) : all.filter((event) => event.version > version);
}

const isDay = (text: string) => text.length === 10;
/** Winter in Paris. */
const utcOf = (text: string) => new Date(`${text}:00+01:00`).toISOString().slice(0, 19);
const pageSize = 2;

export function startFakeGoogle(): Promise<FakeProvider> {
  return startFake(({ url }, world) => {
    if (url.pathname === '/users/me/calendarList') {
      const items = [
        { id: 'lea@example.com', summary: 'Work', backgroundColor: '#9FE1E7', accessRole: 'owner', primary: true },
        { id: 'busy@example.com', summary: 'Somebody', accessRole: 'freeBusyReader' },
      ];
      return { status: 200, body: { kind: 'calendar#calendarList', items } };
    }
    if (url.pathname !== '/calendars/lea%40example.com/events') return { status: 404, body: {} };
    const query = url.searchParams;
    const token = query.get('syncToken');
    if (token && (query.has('timeMin') || query.has('timeMax'))) return { status: 400, body: {} };
    if (token && Number(token) < world.oldest)
      return { status: 410, body: { error: { errors: [{ reason: 'fullSyncRequired' }] } } };
    const found = since(world, token ? Number(token) : null);
    const from = Number(query.get('pageToken') ?? 0);
    const last = from + pageSize >= found.length;
    const time = (text: string) =>
      isDay(text) ? { date: text } : { dateTime: `${text}:00+01:00`, timeZone: 'Europe/Paris' };
    const items = found.slice(from, from + pageSize).map((event) =>
      event.removed
        ? { id: event.id, status: 'cancelled' }
        : {
            id: event.id,
            status: 'confirmed',
            iCalUID: `${event.id}@google.com`,
            summary: event.title,
            location: event.location,
            start: time(event.start),
            end: time(isDay(event.end) ? dayAfter(event.end) : event.end),
            ...(event.private && { visibility: 'private' }),
            eventType: 'default',
          },
    );
    const more = last ? { nextSyncToken: String(world.version) } : { nextPageToken: String(from + pageSize) };
    return { status: 200, body: { kind: 'calendar#events', timeZone: 'Europe/Paris', items, ...more } };
  });
}

export function startFakeGraph(): Promise<FakeProvider> {
  return startFake(({ url, headers }, world) => {
    if (url.pathname === '/me/calendars') {
      const value = [
        {
          id: 'cal=1',
          name: 'Work',
          hexColor: '#0078d4',
          isDefaultCalendar: true,
          owner: { address: 'lea@example.com' },
        },
      ];
      return { status: 200, body: { value } };
    }
    if (url.pathname !== '/me/calendars/cal%3D1/calendarView/delta') return { status: 404, body: {} };
    if (!headers.prefer?.includes('outlook.timezone="UTC"')) return { status: 400, body: {} };
    const query = url.searchParams;
    const [delta, skip] = [query.get('$deltatoken'), query.get('$skiptoken')];
    if (!delta && !skip && !query.has('startDateTime')) return { status: 400, body: {} };
    if (delta && Number(delta) < world.oldest) return { status: 410, body: { error: { code: 'syncStateNotFound' } } };
    const [before, at] = skip ? skip.split('-') : [delta ?? '', '0'];
    const found = since(world, before ? Number(before) : null);
    const from = Number(at);
    const last = from + pageSize >= found.length;
    const time = (text: string) => ({
      dateTime: isDay(text) ? `${text}T00:00:00.0000000` : `${utcOf(text)}.0000000`,
      timeZone: 'UTC',
    });
    const value = found.slice(from, from + pageSize).map((event) =>
      event.removed
        ? { id: event.id, '@removed': { reason: 'deleted' } }
        : {
            id: event.id,
            type: 'singleInstance',
            iCalUId: `${event.id}@graph`,
            subject: event.title,
            location: { displayName: event.location ?? '' },
            isAllDay: isDay(event.start),
            start: time(event.start),
            end: time(isDay(event.end) ? dayAfter(event.end) : event.end),
            originalStartTimeZone: 'Romance Standard Time',
            sensitivity: event.private ? 'private' : 'normal',
            showAs: 'busy',
          },
    );
    const link = (name: string, token: string) => `${world.url}${url.pathname}?${name}=${token}`;
    const more = last
      ? { '@odata.deltaLink': link('$deltatoken', String(world.version)) }
      : { '@odata.nextLink': link('$skiptoken', `${before}-${from + pageSize}`) };
    return { status: 200, body: { value, ...more } };
  });
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
