import { CalendarFault, type SigningProvider } from '../../features/calendars/index.ts';
import { type Occurrence, type ReadResource, zonedMoment } from '../../features/reading/index.ts';
import type { Outbound } from '../../platform/outbound.ts';
import { faultOf } from './faults.ts';
import { oauth } from './oauth.ts';

export type MicrosoftKeys = { readonly clientId: string; readonly clientSecret: string };
export type MicrosoftAddresses = { readonly authorizeUrl: string; readonly tokenUrl: string; readonly api: string };

export const microsoftAddresses: MicrosoftAddresses = {
  authorizeUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
  tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
  api: 'https://graph.microsoft.com/v1.0',
};

/** Microsoft Graph: the calendars, and calendarView/delta of each. 410 Gone: the link is too old. */
export function microsoft(
  outbound: Outbound,
  keys: MicrosoftKeys,
  at: MicrosoftAddresses = microsoftAddresses,
): SigningProvider {
  const signIn = oauth(outbound, { ...keys, ...at, scope: 'offline_access Calendars.Read', extra: {} });
  const apiOrigin = new URL(at.api).origin;

  /** Links in answers are followed with the traveller's token: to Graph itself and to nobody else. */
  function ownLink(link: string): URL {
    const url = URL.parse(link);
    if (url?.origin !== apiOrigin)
      throw new CalendarFault('unreadable', { cause: new Error('a link that leads elsewhere') });
    return url;
  }

  async function read<T>(call: Call, url: URL, headers?: Record<string, string>): Promise<T | 'gone'> {
    const answer = await call(url, headers);
    if (answer.status === 410) return 'gone';
    if (answer.status === 401 || answer.status === 403) {
      throw new CalendarFault('consent-withdrawn', { cause: new Error(`status ${answer.status}`) });
    }
    if (!answer.ok) throw faultOf(answer);
    return (await answer.json()) as T;
  }

  return {
    address: signIn.address,
    exchange: signIn.exchange,

    async listCalendars(access) {
      const call = signIn.caller(access);
      const listed: GraphCalendar[] = [];
      let url: URL | null = new URL(`${at.api}/me/calendars?$top=100`);
      for (let round = 0; url && round < 20; round++) {
        const page: Page<GraphCalendar> | 'gone' = await read<Page<GraphCalendar>>(call, url);
        if (page === 'gone') break;
        listed.push(...(page.value ?? []));
        url = page['@odata.nextLink'] ? ownLink(page['@odata.nextLink']) : null;
      }
      const own = listed.find(({ isDefaultCalendar }) => isDefaultCalendar);
      const calendars = listed.map(({ id, name, hexColor }) => ({
        remoteId: id,
        name: name ?? '',
        color: /^#[\da-f]{6}$/i.test(hexColor ?? '') ? (hexColor ?? '').toLowerCase() : null,
      }));
      return { calendars, ...(own?.owner?.address && { owner: own.owner.address }) };
    },

    async pull(access, remoteId, cursor, window) {
      const call = signIn.caller(access);
      const first = new URL(`${at.api}/me/calendars/${encodeURIComponent(remoteId)}/calendarView/delta`);
      first.searchParams.set('startDateTime', `${window.from}T00:00:00Z`);
      first.searchParams.set('endDateTime', `${window.until}T00:00:00Z`);
      const headers = { prefer: 'outlook.timezone="UTC", odata.maxpagesize=200' };
      for (const start of cursor ? [ownLink(cursor), first] : [first]) {
        const events: GraphEvent[] = [];
        const masters = new Map<string, GraphEvent>();
        let next: string | null = null;
        let url: URL | null = start;
        for (let round = 0; url && round < 100; round++) {
          const page: DeltaPage | 'gone' = await read<DeltaPage>(call, url, headers);
          if (page === 'gone') break;
          for (const event of page.value ?? []) {
            if (event.type === 'seriesMaster') masters.set(event.id, event);
            else events.push(event);
          }
          next = page['@odata.deltaLink'] ?? null;
          url = page['@odata.nextLink'] ? ownLink(page['@odata.nextLink']) : null;
        }
        if (next === null) continue;
        return { ...told(events, masters), cursor: next, fullResync: start === first };
      }
      throw new CalendarFault('busy', { cause: new Error('no delta link came') });
    },
  };
}

type Call = (url: URL, headers?: Record<string, string>) => Promise<Response>;
type Page<T> = { value?: T[]; '@odata.nextLink'?: string };
type DeltaPage = Page<GraphEvent> & { '@odata.deltaLink'?: string };
type GraphCalendar = {
  id: string;
  name?: string;
  hexColor?: string;
  isDefaultCalendar?: boolean;
  owner?: { address?: string };
};
type GraphTime = { dateTime: string; timeZone: string };
type GraphEvent = {
  id: string;
  '@removed'?: { reason: string };
  type?: 'singleInstance' | 'occurrence' | 'exception' | 'seriesMaster';
  seriesMasterId?: string;
  iCalUId?: string;
  subject?: string;
  bodyPreview?: string;
  location?: {
    displayName?: string;
    address?: { street?: string; postalCode?: string; city?: string; countryOrRegion?: string };
    coordinates?: { latitude?: number; longitude?: number };
  };
  start?: GraphTime;
  end?: GraphTime;
  originalStartTimeZone?: string;
  isAllDay?: boolean;
  isCancelled?: boolean;
  sensitivity?: string;
  showAs?: string;
  responseStatus?: { response?: string };
  attendees?: { emailAddress?: { address?: string }; status?: { response?: string } }[];
};

function told(events: readonly GraphEvent[], masters: ReadonlyMap<string, GraphEvent>) {
  const upserts: ReadResource[] = [];
  const deletes: string[] = [];
  for (const event of events) {
    // Of an occurrence Graph tells its times alone; what it is about stands in its series.
    const whole = { ...masters.get(event.seriesMasterId ?? ''), ...event };
    const occurrence = event['@removed'] ? null : occurrenceOf(whole);
    if (occurrence) upserts.push({ resource: event.id, occurrences: [occurrence], cut: false });
    else deletes.push(event.id);
  }
  return { upserts, deletes };
}

function occurrenceOf(event: GraphEvent): Occurrence | null {
  const { start, end, location } = event;
  if (!start) return null;
  const recurring = Boolean(event.seriesMasterId);
  const begin = momentOf(start, event);
  const address = location?.address;
  const town = [address?.postalCode, address?.city].filter(Boolean).join(' ');
  const { latitude, longitude } = location?.coordinates ?? {};
  return {
    uid: event.iCalUId ?? event.id,
    recurrenceId: recurring ? begin : null,
    title: (event.subject ?? '').slice(0, 200),
    description: (event.bodyPreview ?? '').slice(0, 10_000),
    location: [location?.displayName, address?.street, town].filter(Boolean).join(', ').slice(0, 500),
    ...(latitude && longitude && { latitude, longitude }),
    start: begin,
    end: end ? endOf(end, event) : begin,
    recurring,
    cancelled: event.isCancelled === true,
    private: ['private', 'confidential', 'personal'].includes(event.sensitivity ?? ''),
    free: ['free', 'workingElsewhere', 'oof'].includes(event.showAs ?? ''),
    declinedBy: (event.attendees ?? [])
      .filter(({ status }) => status?.response === 'declined')
      .flatMap(({ emailAddress }) => emailAddress?.address?.toLowerCase() ?? []),
  };
}

/** We ask for UTC; the zone that the event was made in is told beside. */
function momentOf(time: GraphTime, event: GraphEvent): string {
  if (event.isAllDay) return time.dateTime.slice(0, 10);
  return zonedMoment(Date.parse(`${time.dateTime.slice(0, 19)}Z`), event.originalStartTimeZone);
}

function endOf(time: GraphTime, event: GraphEvent): string {
  if (!event.isAllDay) return momentOf(time, event);
  return new Date(Date.parse(time.dateTime.slice(0, 10)) - 86_400_000).toISOString().slice(0, 10);
}
