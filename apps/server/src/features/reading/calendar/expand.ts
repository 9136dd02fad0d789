import { instantOf, offsetAt, wallClockOf } from '@escale/contract/place-clock';
import ICAL from 'ical.js';
import { calendarLimits, type Window } from './occurrence.ts';
import { momentIn, type TimeZone, timeOf } from './read-time.ts';

type Start = { clock: string; day: boolean; zone: TimeZone };

/**
 * The wall clocks at which a series takes place within the window, in its own zone. Rules are walked on the clock alone,
 * so that nine o'clock stays nine o'clock in summer. A rule that repeats within a day is no appointment and is not
 * followed; one that our limits end is cut.
 */
export function expand(
  event: ICAL.Component,
  start: Start,
  zones: ReadonlyMap<string, ICAL.Timezone>,
  window: Window,
): { clocks: string[]; recurring: boolean; cut: boolean } {
  const rules = event.getAllProperties('rrule').slice(0, 5);
  const listed = clocksIn(event, 'rdate', start, zones);
  if (rules.length === 0 && listed.length === 0) return { clocks: [start.clock], recurring: false, cut: false };

  const clocks = new Set([start.clock, ...listed]);
  const stopAt = Date.now() + calendarLimits.expandMs;
  let cut = false;
  for (const property of rules) {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur)) continue;
    if (/^(?:SECONDLY|MINUTELY|HOURLY)$/.test(rule.freq)) {
      cut = true;
      continue;
    }
    // Always with an end: without one the library looks for a 30th of February until the year 20000.
    const end = start.day ? window.until : `${window.until}T23:59:59`;
    const until = rule.until ? clockIn(rule.until, start) : end;
    rule.until = timeFrom(until < end ? until : end);
    const walk = rule.iterator(timeFrom(start.clock));
    for (let steps = 0; ; steps++) {
      const next = walk.next();
      if (!next) break;
      const clock = next.toString();
      if (clock.slice(0, 10) >= before(window.from)) clocks.add(clock);
      if (steps > calendarLimits.steps || Date.now() > stopAt || clocks.size > calendarLimits.occurrences) {
        cut = true;
        break;
      }
    }
  }
  const left = new Set(clocksIn(event, 'exdate', start, zones));
  // A whole day may be struck from a series that has times.
  const kept = [...clocks].filter((clock) => !left.has(clock) && !left.has(clock.slice(0, 10)));
  return { clocks: kept.sort(), recurring: true, cut };
}

/** On the clock alone, in no zone. */
const timeFrom = (clock: string) => ICAL.Time.fromString(clock, undefined);

/** A long event that began before the window may still reach into it. */
function before(day: string): string {
  return new Date(Date.parse(day) - 31 * 86_400_000).toISOString().slice(0, 10);
}

function clocksIn(
  event: ICAL.Component,
  name: string,
  start: Start,
  zones: ReadonlyMap<string, ICAL.Timezone>,
): string[] {
  return event
    .getAllProperties(name)
    .slice(0, calendarLimits.occurrences)
    .flatMap((property) =>
      property.getValues().flatMap((value) => {
        const time = timeOf(property, value instanceof ICAL.Period ? value.start : value, zones);
        return time ? [time.day ? time.clock : toClock(momentIn(time.clock, time.zone), start.zone)] : [];
      }),
    );
}

/** A moment as the clock of the series shows it. */
function toClock(moment: string, zone: TimeZone): string {
  const ms = instantOf(moment);
  if (ms === null || zone === null || zone.kind === 'file') return wallClockOf(moment);
  if (zone.kind === 'utc') return new Date(ms).toISOString().slice(0, 19);
  return new Date(ms + (offsetAt(ms, zone.name) ?? 0)).toISOString().slice(0, 19);
}

/** UNTIL is written in UTC, whatever the zone of the series. */
function clockIn(until: ICAL.Time, start: Start): string {
  const text = until.toString();
  if (until.isDate || start.day) return `${text.slice(0, 10)}${start.day ? '' : 'T23:59:59'}`;
  return text.endsWith('Z') ? toClock(`${text.slice(0, 19)}+00:00[UTC]`, start.zone) : text;
}
