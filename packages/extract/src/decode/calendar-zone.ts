import type ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import { offsetBySpelledRules } from './calendar-offset.ts';

/** What a calendar says of a time's zone: its IANA name, or else how far its own rules put it from UTC, "+01:00". */
export type WrittenZone = { zone?: string; offset?: string };

/**
 * The zone behind what programs write: "Europe/Paris", Mozilla's "/mozilla.org/20050126_1/Europe/Paris", Outlook's
 * "Romance Standard Time". Any other name is the file's own ("Customized Time Zone"), and its rules say what it means.
 */
export function writtenZone(tzid: string, local: string, calendar: ICAL.Component | null): WrittenZone {
  const zone = ianaZone(tzid);
  if (zone) return { zone };
  const rules = calendar
    ?.getAllSubcomponents('vtimezone')
    .find((one) => String(one.getFirstPropertyValue('tzid')) === tzid);
  const offset = rules && offsetBySpelledRules(rules, local);
  return offset ? { offset } : {};
}

function ianaZone(tzid: string): string | undefined {
  const name = tzid.trim().slice(0, 200);
  const parts = name.split('/').filter(Boolean);
  // a region and its town, or a region, a state and its town: "America/Argentina/Ushuaia"
  const tails = [3, 2].flatMap((length) => (parts.length >= length ? [parts.slice(-length).join('/')] : []));
  const whole = /^(?:UTC|GMT)$/i.test(name) ? ['UTC'] : [];
  return [...whole, ...tails, ...findIana(name).slice(0, 1)].find(isZone);
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
