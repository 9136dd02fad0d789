import ICAL from 'ical.js';
import { isObject } from '../json.ts';
import { limits } from '../limits.ts';
import type { CalendarEvent, CalendarTime, SourceNode } from '../source.ts';
import { inLines } from '../text/in-lines.ts';
import { repairCalendar } from './calendar-repair.ts';
import { writtenZone } from './calendar-zone.ts';
import { parseJson, thingsIn } from './json-ld.ts';
import type { NewNode, Tree } from './tree.ts';

/** The events of a calendar file as they stand in it. Recurrence is not unrolled: nobody books an endless series. */
export function growCalendar(
  tree: Tree,
  parent: SourceNode | null,
  text: string,
  facts: Omit<NewNode, 'kind' | 'content'>,
): SourceNode | null {
  const node = tree.add(parent, { ...facts, kind: 'calendar', content: { of: 'events', events: [] } });
  if (!node) return null;
  const events = readEvents(text);
  if (events === null) tree.doubt('damaged', node.path);
  else {
    if (events.length > limits.calendarEvents) tree.doubt('too-large', node.path);
    node.content = { of: 'events', events: events.slice(0, limits.calendarEvents) };
  }
  return node;
}

/** As it stands, else as it was meant; null where it is no calendar. */
function readEvents(text: string): CalendarEvent[] | null {
  const cut = text.slice(0, limits.jsonCharacters * 4);
  return parsedEvents(cut) ?? parsedEvents(repairCalendar(cut));
}

function parsedEvents(text: string): CalendarEvent[] | null {
  try {
    const parsed: unknown = ICAL.parse(text);
    const calendars = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed];
    return calendars.flatMap((jcal) => {
      const calendar = new ICAL.Component(jcal as [string, unknown[], unknown[]]);
      const isTakenBack = /^cancel$/i.test(String(calendar.getFirstPropertyValue('method') ?? '').trim());
      return calendar
        .getAllSubcomponents('vevent')
        .slice(0, limits.calendarEvents + 1)
        .map((event) => readEvent(event, isTakenBack));
    });
  } catch {
    return null;
  }
}

function readEvent(event: ICAL.Component, isTakenBack: boolean): CalendarEvent {
  const text = (name: string) => String(event.getFirstPropertyValue(name) ?? '').trim();
  const organizer = event.getFirstProperty('organizer');
  const geo = event.getFirstPropertyValue('geo');
  const [latitude, longitude] = Array.isArray(geo) ? geo.map(Number) : text('geo').split(/[;,]/).map(Number);
  const read: CalendarEvent = {
    summary: text('summary').replace(takenBack, '').replace(itsNews, ''),
    description: text('description'),
    location: text('location'),
    cancelled: isTakenBack || text('status').toUpperCase() === 'CANCELLED' || takenBack.test(text('summary')),
    things: bookingsIn(event),
  };
  if (text('uid')) read.uid = text('uid');
  if (text('url')) read.url = text('url');
  if (latitude && longitude) Object.assign(read, { latitude, longitude });
  const start = readTime(event, 'dtstart');
  const end = readTime(event, 'dtend') ?? readDuration(event);
  if (start) read.start = start;
  if (end) read.end = end;
  if (organizer) {
    const email = String(organizer.getFirstValue())
      .replace(/^mailto:/i, '')
      .toLowerCase();
    const name = organizer.getFirstParameter('cn');
    read.organizer = { ...(name ? { name } : {}), ...(email.includes('@') ? { email } : {}) };
  }
  return read;
}

function readTime(event: ICAL.Component, name: string): CalendarTime | undefined {
  const property = event.getFirstProperty(name);
  const value = property?.getFirstValue();
  return property && value instanceof ICAL.Time ? timeOf(property, value) : undefined;
}

/** The end of an event that says how long it is instead. */
function readDuration(event: ICAL.Component): CalendarTime | undefined {
  const property = event.getFirstProperty('dtstart');
  const start = property?.getFirstValue();
  const duration = event.getFirstPropertyValue('duration');
  if (!property || !(start instanceof ICAL.Time) || !(duration instanceof ICAL.Duration)) return undefined;
  const end = start.clone();
  end.addDuration(duration);
  return timeOf(property, end);
}

function timeOf(property: ICAL.Property, value: ICAL.Time): CalendarTime | undefined {
  const local = value.toString().replace('Z', '');
  if (!/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d)?$/.test(local)) return undefined;
  const tzid = property.getFirstParameter('tzid');
  const written =
    typeof tzid === 'string' && !value.isDate ? writtenZone(tzid, local, property.parent?.parent ?? null) : {};
  const isUtc = /Z$/.test(value.toString()) || value.zone === ICAL.Timezone.utcTimezone || written.zone === 'UTC';
  return { local, utc: isUtc, day: value.isDate, ...(isUtc ? {} : written) };
}

/** What calendars write before the title of an event that was called off. */
const takenBack =
  /^(?:\[(?:cancell?ed|annulée?|abgesagt|storniert|cancelad[oa]|annullat[oa]|geannuleerd)\]\s?:?\s?|(?:cancell?ed|annulée?|abgesagt|storniert|cancelad[oa]|annullat[oa]|geannuleerd|inställ[dt]|avlyst|aflyst)\s?[:–-]\s?)/i;

/** "Updated: ", "[Confirmé] ", and " (CONFIRMED)" behind: how it stands, and no part of what it is called. */
const itsNews = inLines('giu')`
  ^(?:
    \[(?:updated?|new|confirmed|changed|modifiée?|confirmée?|mise? à jour|aktualisiert|geändert|bestätigt)\]\s?:?
    |(?:updated?|confirmed|changed|modifiée?|confirmée?|mise? à jour|aktualisiert|geändert|bestätigt)\s?[:–-]
  )\s
  |\s[[(](?:confirmed|confirmée?|bestätigt|confermat[oa]|confirmad[oa])[\])]$
`;

/** KDE Itinerary keeps whole bookings in the events that it makes. */
function bookingsIn(event: ICAL.Component): CalendarEvent['things'] {
  const written = event.getFirstPropertyValue('x-kde-kitinerary-reservation');
  if (typeof written !== 'string') return [];
  const value = parseJson(written.replace(/\\,/g, ',').replace(/\\;/g, ';'));
  return value === null ? [] : thingsIn(value).filter(isObject);
}
