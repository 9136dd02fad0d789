import { wallClockOf } from '@escale/contract/place-clock';
import ICAL from 'ical.js';
import { expand } from './expand.ts';
import {
  type CalendarResource,
  calendarLimits,
  type Occurrence,
  type ReadResource,
  type Window,
} from './occurrence.ts';
import { momentIn, timeOf } from './read-time.ts';

/**
 * Reads calendar files and unrolls their series within the window. `split`: each event of a file is a resource of its
 * own, known by its UID, as in a subscription.
 * Runs in a reader: a file may be made so that a library never comes back from it. Throws on what is no calendar.
 */
export function readCalendar(asked: { resources: CalendarResource[]; window: Window; split?: boolean }): {
  name: string | null;
  resources: ReadResource[];
  cut: boolean;
} {
  let name: string | null = null;
  let events = 0;
  let room: number = calendarLimits.occurrences;
  const read: ReadResource[] = [];
  for (const { resource, text } of asked.resources) {
    const roots = rootsOf(text);
    const zones = zonesOf(roots);
    const found = roots.flatMap((root) => root.getAllSubcomponents('vevent'));
    events += found.length;
    if (events > calendarLimits.events) throw new Error('too many events');
    name ??= textOf(roots[0], 'x-wr-calname') || null;
    for (const [uid, series] of byUid(found)) {
      const { occurrences, cut } = readable(() => occurrencesOf(uid, series, zones, asked.window));
      const kept = occurrences.slice(0, Math.max(0, room));
      room -= kept.length;
      const last = read.at(-1);
      const more = cut || kept.length < occurrences.length;
      // A file on a server holds one UID; where it holds more they come and go together.
      if (!asked.split && last?.resource === resource) {
        last.occurrences.push(...kept);
        last.cut ||= more;
      } else read.push({ resource: asked.split ? uid : resource, occurrences: kept, cut: more });
    }
  }
  return { name, resources: read, cut: read.some(({ cut }) => cut) };
}

/** One event that cannot be understood takes no other with it. */
function readable(read: () => { occurrences: Occurrence[]; cut: boolean }) {
  try {
    return read();
  } catch {
    return { occurrences: [], cut: true };
  }
}

function rootsOf(text: string): ICAL.Component[] {
  const parsed: unknown = ICAL.parse(text.replace(/^\uFEFF/, ''));
  const jcals = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed];
  const roots = jcals.map((jcal) => new ICAL.Component(jcal as [string, unknown[], unknown[]]));
  const calendars = roots.filter((root) => root.name === 'vcalendar');
  if (calendars.length === 0) throw new Error('no calendar');
  return calendars;
}

function zonesOf(roots: ICAL.Component[]): Map<string, ICAL.Timezone> {
  const zones = new Map<string, ICAL.Timezone>();
  for (const component of roots.flatMap((root) => root.getAllSubcomponents('vtimezone').slice(0, 100))) {
    const tzid = textOf(component, 'tzid');
    if (tzid) zones.set(tzid, new ICAL.Timezone({ component, tzid }));
  }
  return zones;
}

/** A series and its exceptions, under the one UID that they share. */
function byUid(events: ICAL.Component[]): Map<string, ICAL.Component[]> {
  const series = new Map<string, ICAL.Component[]>();
  for (const event of events) {
    // RFC 5545 demands a UID; an event without one is known by what it says.
    const uid = (textOf(event, 'uid') || `${textOf(event, 'dtstart')} ${textOf(event, 'summary')}`).slice(0, 500);
    const known = series.get(uid);
    if (known) known.push(event);
    else series.set(uid, [event]);
  }
  return series;
}

function occurrencesOf(
  uid: string,
  series: ICAL.Component[],
  zones: ReadonlyMap<string, ICAL.Timezone>,
  window: Window,
): { occurrences: Occurrence[]; cut: boolean } {
  const exceptions = series.filter((event) => event.getFirstProperty('recurrence-id'));
  const [master] = series.filter((event) => !exceptions.includes(event));
  const start = master && timeOfProperty(master, 'dtstart', zones);
  const found: Occurrence[] = [];
  let cut = false;
  const replaced = new Map<string, ICAL.Component>();
  for (const event of exceptions) {
    const property = event.getFirstProperty('recurrence-id');
    const time = timeOf(property, property?.getFirstValue(), zones);
    if (time) replaced.set(momentIn(time.clock, time.zone), event);
  }
  if (master && start) {
    const { clocks, recurring, cut: more } = expand(master, start, zones, window);
    cut = more;
    for (const clock of clocks) {
      const moment = momentIn(clock, start.zone);
      if ([...replaced.keys()].some((other) => sameMoment(other, moment))) continue;
      const read = readOne(master, uid, recurring ? moment : null, zones, clock);
      if (read) found.push(read);
    }
  }
  for (const [moment, event] of replaced) {
    const read = readOne(event, uid, moment, zones);
    if (read) found.push(read);
  }
  const within = found.filter(
    ({ start: from, end }) => end.slice(0, 10) >= window.from && from.slice(0, 10) <= window.until,
  );
  return { occurrences: within.sort((a, b) => (a.start < b.start ? -1 : 1)), cut };
}

/** Exceptions name their moment in UTC as often as in the zone of the series. */
function sameMoment(a: string, b: string): boolean {
  const [one, other] = [a, b].map((moment) =>
    moment.includes('[') ? Date.parse(moment.slice(0, moment.indexOf('['))) : null,
  );
  return one !== null && other !== null ? one === other : wallClockOf(a) === wallClockOf(b);
}

function timeOfProperty(event: ICAL.Component, name: string, zones: ReadonlyMap<string, ICAL.Timezone>) {
  const property = event.getFirstProperty(name);
  return timeOf(property, property?.getFirstValue(), zones);
}

/** `clock`: where it takes place at another time than its own, as one of a series. */
function readOne(
  event: ICAL.Component,
  uid: string,
  recurrenceId: string | null,
  zones: ReadonlyMap<string, ICAL.Timezone>,
  clock?: string,
): Occurrence | null {
  const start = timeOfProperty(event, 'dtstart', zones);
  if (!start) return null;
  const at = clock ?? start.clock;
  const status = textOf(event, 'status').toUpperCase();
  const geo = event.getFirstPropertyValue('geo');
  const [latitude, longitude] = Array.isArray(geo) ? geo.map(Number) : [];
  const markers = ['workingelsewhere', 'oof', 'free'];
  return {
    uid,
    recurrenceId,
    title: textOf(event, 'summary').slice(0, calendarLimits.titleCharacters),
    description: textOf(event, 'description').slice(0, calendarLimits.textCharacters),
    location: textOf(event, 'location').slice(0, 500),
    ...(latitude && longitude && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && { latitude, longitude }),
    start: momentIn(at, start.zone),
    end: endOf(event, start, at, zones),
    recurring: recurrenceId !== null,
    cancelled: status === 'CANCELLED',
    private: /^(?:PRIVATE|CONFIDENTIAL)$/i.test(textOf(event, 'class')),
    free:
      textOf(event, 'transp').toUpperCase() === 'TRANSPARENT' ||
      markers.includes(textOf(event, 'x-microsoft-cdo-busystatus').toLowerCase()),
    declinedBy: event
      .getAllProperties('attendee')
      .slice(0, 500)
      .filter((attendee) => attendee.getFirstParameter('partstat')?.toUpperCase() === 'DECLINED')
      .map((attendee) =>
        String(attendee.getFirstValue())
          .replace(/^mailto:/i, '')
          .toLowerCase(),
      ),
  };
}

type Start = NonNullable<ReturnType<typeof timeOf>>;

/** As long as the event itself is, counted from where this one begins; a day without an end is that day. */
function endOf(event: ICAL.Component, start: Start, clock: string, zones: ReadonlyMap<string, ICAL.Timezone>): string {
  const end = timeOfProperty(event, 'dtend', zones);
  const dayMs = 86_400_000;
  if (start.day) {
    const days = end?.day
      ? Math.round((Date.parse(end.clock) - Date.parse(start.clock)) / dayMs)
      : durationMs(event) / dayMs;
    const last = Date.parse(clock) + Math.max(0, Math.min(days, 3_660) - 1) * dayMs;
    return new Date(last).toISOString().slice(0, 10);
  }
  if (end && !end.day && clock === start.clock) {
    const written = momentIn(end.clock, end.zone);
    return written >= clock.slice(0, 10) ? written : momentIn(clock, start.zone);
  }
  const length = end && !end.day ? Date.parse(`${end.clock}Z`) - Date.parse(`${start.clock}Z`) : durationMs(event);
  const over = new Date(Date.parse(`${clock}Z`) + Math.max(0, Math.min(length, 3_660 * dayMs)));
  return momentIn(over.toISOString().slice(0, 19), start.zone);
}

function durationMs(event: ICAL.Component): number {
  const value = event.getFirstPropertyValue('duration');
  return value instanceof ICAL.Duration ? value.toSeconds() * 1000 : 0;
}

function textOf(component: ICAL.Component | undefined, name: string): string {
  const value = component?.getFirstPropertyValue(name);
  return value === null || value === undefined ? '' : String(value).replaceAll('\0', '').toWellFormed().trim();
}
