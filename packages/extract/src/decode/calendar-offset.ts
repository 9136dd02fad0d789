import type ICAL from 'ical.js';
import { addDays, weekdayOf } from '../text/days.ts';

/**
 * How far from UTC a wall clock stands by the rules that a calendar spells out, "+01:00". Only the plain rules are
 * followed (a clock set once a year, on a weekday of a month or on a day); undefined where there are others, or none.
 */
export function offsetBySpelledRules(rules: ICAL.Component, local: string): string | undefined {
  const year = Number(local.slice(0, 4));
  const turns = [...rules.getAllSubcomponents('standard'), ...rules.getAllSubcomponents('daylight')]
    .slice(0, mostTurns)
    .map((turn) => turnsAround(turn, year));
  const all: Turn[] = [];
  for (const own of turns) {
    if (!own) return undefined;
    all.push(...own);
  }
  const passed = all.filter(({ at }) => at <= local).sort((a, b) => a.at.localeCompare(b.at));
  return (passed.at(-1) ?? (all.length === 1 ? all[0] : undefined))?.offset;
}

/** When a clock is set, and how far from UTC it stands from then on. */
type Turn = { at: string; offset: string };

/** A zone has two; those that tell its history have a few dozen. */
const mostTurns = 200;

function turnsAround(turn: ICAL.Component, year: number): Turn[] | null {
  const text = (name: string) => String(turn.getFirstPropertyValue(name) ?? '');
  const offset = /^([+-]\d\d):?(\d\d)/.exec(text('tzoffsetto'));
  const [start, clock] = text('dtstart').split('T');
  if (!offset || !start || !clock || !/^\d{4}-\d\d-\d\d$/.test(start)) return null;
  const at = (day: string): Turn => ({ at: `${day}T${clock.slice(0, 8)}`, offset: `${offset[1]}:${offset[2]}` });
  const rule = text('rrule');
  if (!rule) return [at(start)];
  const days = [year - 1, year].map((one) => dayOfRule(rule, one, start));
  if (days.includes(null)) return null;
  const until = /UNTIL=(\d{4})-?(\d\d)-?(\d\d)/.exec(rule);
  const last = until ? `${until[1]}-${until[2]}-${until[3]}` : '9999';
  return days.flatMap((day) => (day && day >= start && day <= last ? [at(day)] : []));
}

/** "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU": that day in a year. */
function dayOfRule(rule: string, year: number, start: string): string | null {
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]));
  const known = new Set(['FREQ', 'BYMONTH', 'BYDAY', 'UNTIL', 'WKST', 'INTERVAL']);
  if (parts.get('FREQ') !== 'YEARLY' || (parts.get('INTERVAL') ?? '1') !== '1') return null;
  if ([...parts.keys()].some((name) => !known.has(name))) return null;
  const month = (parts.get('BYMONTH') ?? start.slice(5, 7)).padStart(2, '0');
  if (!/^(?:0[1-9]|1[0-2])$/.test(month)) return null;
  const byDay = parts.get('BYDAY');
  if (!byDay) return `${year}-${month}-${start.slice(8)}`;
  const [, nth, weekday] = /^([+-]?[1-5])(SU|MO|TU|WE|TH|FR|SA)$/.exec(byDay) ?? [];
  if (!nth || !weekday) return null;
  const wanted = weekdays.indexOf(weekday);
  const first = `${year}-${month}-01`;
  if (nth.startsWith('-')) {
    const next = month === '12' ? `${year + 1}-01-01` : `${year}-${String(Number(month) + 1).padStart(2, '0')}-01`;
    const last = addDays(next, -1);
    return addDays(last, -((weekdayOf(last) - wanted + 7) % 7) + 7 * (Number(nth) + 1));
  }
  return addDays(first, ((wanted - weekdayOf(first) + 7) % 7) + 7 * (Number(nth) - 1));
}

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
