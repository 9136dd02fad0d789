import { CalendarFault, type SigningProvider } from '../../features/calendars/index.ts';
import type { Occurrence, ReadResource } from '../../features/reading/index.ts';
import { zonedMoment } from '../../features/reading/index.ts';
import type { Outbound } from '../../platform/outbound.ts';
import { faultOf } from './faults.ts';
import { oauth } from './oauth.ts';

export type GoogleKeys = { readonly clientId: string; readonly clientSecret: string };
/** Google's own, unless a test has another. */
export type GoogleAddresses = { readonly authorizeUrl: string; readonly tokenUrl: string; readonly api: string };

export const googleAddresses: GoogleAddresses = {
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  api: 'https://www.googleapis.com/calendar/v3',
};

const scope =
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly https://www.googleapis.com/auth/calendar.events.readonly';

/** Google Calendar API v3: calendarList.list, and events.list with sync tokens. 410 Gone: the token is too old. */
export function google(outbound: Outbound, keys: GoogleKeys, at: GoogleAddresses = googleAddresses): SigningProvider {
  // `offline` and `consent`: without both there is no refresh token from the second sign-in on.
  const signIn = oauth(outbound, { ...keys, ...at, scope, extra: { access_type: 'offline', prompt: 'consent' } });

  return {
    address: signIn.address,
    exchange: signIn.exchange,

    async listCalendars(access) {
      const call = signIn.caller(access);
      const listed: GoogleCalendar[] = [];
      for await (const page of pages<GoogleCalendar>(call, `${at.api}/users/me/calendarList`, { maxResults: '250' })) {
        listed.push(...(page.items ?? []));
      }
      const owner = listed.find(({ primary }) => primary)?.id;
      const calendars = listed
        .filter(({ deleted, accessRole }) => !deleted && accessRole !== 'freeBusyReader')
        .sort((a, b) => Number(b.primary ?? false) - Number(a.primary ?? false))
        .map(({ id, summary, summaryOverride, backgroundColor }) => ({
          remoteId: id,
          name: summaryOverride ?? summary ?? id,
          color: /^#[\da-f]{6}$/i.test(backgroundColor ?? '') ? (backgroundColor ?? '').toLowerCase() : null,
        }));
      return { calendars, ...(owner && { owner }) };
    },

    async pull(access, remoteId, cursor, window) {
      const call = signIn.caller(access);
      const url = `${at.api}/calendars/${encodeURIComponent(remoteId)}/events`;
      // With a sync token Google takes no window; it keeps to that of the first time.
      const common = { singleEvents: 'true', maxResults: '2500' };
      const all = { ...common, timeMin: `${window.from}T00:00:00Z`, timeMax: `${window.until}T00:00:00Z` };
      for (const token of cursor ? [cursor, null] : [null]) {
        try {
          const query = token ? { ...common, syncToken: token } : all;
          return { ...(await readEvents(pages<GoogleEvent>(call, url, query))), fullResync: token === null };
        } catch (error) {
          if (!(error instanceof TokenTooOld)) throw error;
        }
      }
      throw new CalendarFault('busy', { cause: new Error('a sync without a token was refused as too old') });
    },
  };
}

class TokenTooOld extends Error {}

async function readEvents(found: AsyncIterable<Page<GoogleEvent>>) {
  const upserts: ReadResource[] = [];
  const deletes: string[] = [];
  let cursor: string | null = null;
  for await (const page of found) {
    for (const event of page.items ?? []) {
      const occurrence = occurrenceOf(event, page.timeZone);
      if (occurrence) upserts.push({ resource: event.id, occurrences: [occurrence], cut: false });
      else deletes.push(event.id);
    }
    cursor = page.nextSyncToken ?? cursor;
  }
  return { upserts, deletes, cursor };
}

type GoogleCalendar = {
  id: string;
  summary?: string;
  summaryOverride?: string;
  backgroundColor?: string;
  accessRole?: string;
  primary?: boolean;
  deleted?: boolean;
};

type GoogleTime = { date?: string; dateTime?: string; timeZone?: string };
type GoogleEvent = {
  id: string;
  status?: string;
  iCalUID?: string;
  summary?: string;
  description?: string;
  location?: string;
  start?: GoogleTime;
  end?: GoogleTime;
  recurringEventId?: string;
  originalStartTime?: GoogleTime;
  visibility?: string;
  transparency?: string;
  eventType?: string;
  attendees?: { email?: string; self?: boolean; responseStatus?: string }[];
};
type Page<T> = { items?: T[]; nextPageToken?: string; nextSyncToken?: string; timeZone?: string };

async function* pages<T>(
  call: (url: URL) => Promise<Response>,
  address: string,
  query: Record<string, string>,
): AsyncGenerator<Page<T>> {
  let pageToken: string | undefined;
  for (let round = 0; round < 50; round++) {
    const url = new URL(address);
    url.search = new URLSearchParams({ ...query, ...(pageToken && { pageToken }) }).toString();
    const answer = await call(url);
    if (answer.status === 410 && query.syncToken) throw new TokenTooOld();
    if (!answer.ok) throw await googleFault(answer);
    const page = (await answer.json()) as Page<T>;
    yield page;
    pageToken = page.nextPageToken;
    if (!pageToken) return;
  }
}

/** 403 is a limit as often as a refusal; the reason is in the body. */
async function googleFault(answer: Response): Promise<CalendarFault> {
  const said = (await answer.json().catch(() => null)) as { error?: { errors?: { reason?: string }[] } } | null;
  const reason = said?.error?.errors?.[0]?.reason ?? '';
  const cause = new Error(`status ${answer.status} ${reason.slice(0, 60)}`);
  if (/[Ll]imitExceeded/.test(reason)) return new CalendarFault('busy', { cause });
  if (answer.status === 401 || answer.status === 403) return new CalendarFault('consent-withdrawn', { cause });
  return faultOf(answer);
}

/** Null: it has gone. A cancelled one of a series is told with little more than its id. */
function occurrenceOf(event: GoogleEvent, calendarZone: string | undefined): Occurrence | null {
  const start = event.start && momentOf(event.start, calendarZone);
  if (event.status === 'cancelled' || !start) return null;
  const original = event.originalStartTime && momentOf(event.originalStartTime, calendarZone);
  return {
    uid: event.iCalUID ?? event.id,
    recurrenceId: event.recurringEventId ? (original ?? start) : null,
    title: (event.summary ?? '').slice(0, 200),
    description: (event.description ?? '').slice(0, 10_000),
    location: (event.location ?? '').slice(0, 500),
    start,
    end: (event.end && (event.end.date ? dayBefore(event.end.date) : momentOf(event.end, calendarZone))) || start,
    recurring: Boolean(event.recurringEventId),
    cancelled: false,
    private: event.visibility === 'private' || event.visibility === 'confidential',
    free: event.transparency === 'transparent' || !['default', 'fromGmail', undefined].includes(event.eventType),
    declinedBy: (event.attendees ?? [])
      .filter(({ responseStatus }) => responseStatus === 'declined')
      .flatMap(({ email }) => email?.toLowerCase() ?? []),
  };
}

function momentOf(time: GoogleTime, calendarZone: string | undefined): string | null {
  if (time.date) return time.date;
  const ms = Date.parse(time.dateTime ?? '');
  return Number.isNaN(ms) ? null : zonedMoment(ms, time.timeZone ?? calendarZone);
}

/** The end of whole days is the day after them. */
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
