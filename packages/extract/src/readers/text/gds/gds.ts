import type { Candidate } from '../../../booking.ts';
import { airlineByCode, airportByIata } from '../../../knowledge/index.ts';
import { findDates } from '../../../text/dates.ts';
import { addDays } from '../../../text/days.ts';
import { inLines } from '../../../text/in-lines.ts';
import type { TextDocument } from '../../../text-document.ts';
import type { Leg } from '../journeys/leg.ts';
import { bookLeg } from '../journeys/leg-bookings.ts';
import type { PrintedPlace } from '../journeys/printed-place.ts';
import type { Reference } from '../numbers/booking-number.ts';
import type { Passage } from '../passages/passages.ts';
import type { Shared } from '../shared.ts';
import { couponsIn } from './gds-coupons.ts';
import { endsOf } from './gds-ends.ts';
import { readGdsGround } from './gds-ground.ts';
import { servicesIn } from './gds-services.ts';
import { shortSegments } from './gds-short.ts';
import { heldAs } from './gds-status.ts';

// The screen of a reservation system, pasted by an agent. Amadeus: "2 AF1234 Y 12MAR 4 CDGJFK HK1       1030 1245+1 *1A/E*";
// Galileo: "1. DL   38 Y  20JAN HKGSEA HS3  1145  #0811  O"; Sabre: "1 AA 100J 12JUL 1 JFKLHR HK1   615P  625A  13JUL 2";
// Worldspan: "1 DL 123Y 12MAR SU JFKLAX HK1 900A 1210P". Before the hours Amadeus may tell the terminal and, first of all, when
// the counter closes: "HK2  1030 5   1120 1905".
const segment = inLines('g')`
  (?<![A-Z0-9])([A-Z]{2}|[A-Z]\d|\d[A-Z]) {0,4}(\d{1,4}) {0,2}([A-Z]) {1,3}(\d{1,2}[A-Z]{3}(?:\d{2})?) {1,3}
  (?:(?:\d|[A-Z]{1,2})[* ] {0,2})?\*?([A-Z]{3}) ?([A-Z]{3})[ *]{1,3}([A-Z]{2})\d{1,2} {1,12}
  (?:\d{4} {1,6}(?=(?:\d[A-Z]? {1,4}|[A-Z] {1,4})?\d{4} {1,6}\d{4}))?(?:\d{1,2}[A-Z]? {1,10}|[A-Z] {1,10})?(\d{3,4})([APNM]?)
  [ ]{1,6}([#*-]?) {0,3}(\d{3,4})([APNM]?)(?: ?\+(\d)| {1,3}(\d{1,2}[A-Z]{3})(?![A-Z]))?
`;
const marks: { [mark: string]: number } = { '#': 1, '*': 2, '-': -1 };

/** Flights in lines of a reservation system; these are bookings whatever else the document says. */
export function readGdsLines(passages: readonly Passage[], shared: Shared, document: TextDocument): Candidate[] {
  const text = document.text.slice(0, 100_000);
  const own = shared.reference ?? locatorOf(text);
  const ground = readGdsGround(text, { travelers: shared.travelers.map(({ value }) => value), document });
  const lines = [...text.matchAll(segment)];
  const flights = lines.flatMap((match) => {
    const leg = legOf(match);
    if (!leg || lines.some((other) => isReplacedBy(match, other))) return [];
    const carrier = carrierLocator(text, match);
    const reference = carrier ?? own;
    const status = heldAs(match[7] ?? '') ?? shared.status;
    return [bookLeg(leg, passages, { ...shared, references: [], reference, status }, document.node)];
  });
  const printed = [...servicesIn(document), ...couponsIn(document)].map(({ leg, status }) => {
    const isLost = /\b(?:CANCELL?ED|NOT CONFIRMED)\b/.test(status);
    const held = isLost ? ('cancelled' as const) : /\bWAIT-?LIST/.test(status) ? ('pending' as const) : shared.status;
    return bookLeg(leg, passages, { ...shared, references: [], reference: own, status: held }, document.node);
  });
  return [...flights, ...printed, ...ground];

  function legOf(match: RegExpMatchArray & { index: number }): Leg | null {
    const [line, iata = '', number = '', , date = '', from = '', to = ''] = match;
    const departs = clock(match[8] ?? '', match[9] ?? '');
    const arrives = clock(match[11] ?? '', match[12] ?? '');
    const facts = { contextDate: document.contextDate, language: document.language };
    const [found] = findDates(date, facts);
    const origin = airport(from);
    const destination = airport(to);
    const airline = airlineByCode(iata);
    if (!found || !origin || !destination || !airline || !departs || !arrives) return null;
    const landing = match[14] ? findDates(match[14], { ...facts, contextDate: found.day })[0] : undefined;
    const later = match[13] ? Number(match[13]) : (marks[match[10] ?? ''] ?? 0);
    const about = { at: match.index, line: 0, text: line.trim() };
    const { place, time } = endsOf(about);
    return {
      vehicle: { kind: 'flight', airline: airline.name, iata, number: number.replace(/^0+(?=\d)/, ''), ...about },
      from: place(origin, 'from'),
      to: place(destination, 'to'),
      departure: time(departs, 'from', 0),
      arrival: time(arrives, 'to', later),
      arrivalDay: landing?.day ?? (later === 0 ? undefined : addDays(found.day, later)),
      day: { day: found.day, sure: found.sure, ...about },
      firstLine: 0,
      lastLine: -9,
    };
  }
}

/** Flights that an agent has typed out of such lines, in a paper that says that something is booked. */
export function readShortLines(passages: readonly Passage[], shared: Shared, document: TextDocument): Candidate[] {
  const legs = shortSegments(document);
  // "15MAR LHRJFK" is nobody's name
  const isInLine = (at: number) => legs.some(({ from }) => at >= from.at && at < from.at + from.text.length);
  const travelers = shared.travelers.filter(({ at }) => !isInLine(at));
  return legs.map((leg) => bookLeg(leg, passages, { ...shared, travelers, references: [] }, document.node));
}

/** A flight that is taken away and given back at another hour is one flight: what counts is the line that is held. */
function isReplacedBy(line: RegExpMatchArray, other: RegExpMatchArray): boolean {
  const isSame = [1, 2, 4, 5, 6].every((part) => line[part] === other[part]);
  return isSame && heldAs(line[7] ?? '') === 'cancelled' && heldAs(other[7] ?? '') !== 'cancelled';
}

/** "615P" and "0725": null where it is no time of day. */
function clock(digits: string, half: string): string | null {
  const minute = Number(digits.slice(-2));
  let hour = Number(digits.slice(0, -2));
  if (half === 'N' || half === 'M') hour = half === 'N' ? 12 : 0;
  else if (half) hour = (hour % 12) + (half === 'P' ? 12 : 0);
  else if (digits.length < 4) return null;
  return hour < 24 && minute < 60 ? `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` : null;
}

/** "/DCAA*HGTRQW" or "ET/XKPLQW" behind the segment: the airline's own locator. */
function carrierLocator(text: string, match: RegExpMatchArray & { index: number }): Reference | null {
  const at = match.index + match[0].length;
  const [line = ''] = text.slice(at, at + 80).split('\n');
  const found =
    /\/DC[A-Z0-9]{2}\*([A-Z0-9]{5,6})(?![A-Z0-9])/.exec(line) ??
    new RegExp(`(?<= )${match[1]}/([A-Z0-9]{6})(?![A-Z0-9])`).exec(line);
  return found?.[1] ? { value: found[1], at: at + found.index, text: line.trim(), weight: 3 } : null;
}

/** The record locator at the end of Amadeus's head line, or alone in the first line of Sabre's and Worldspan's. */
function locatorOf(text: string): Reference | null {
  const found =
    /^[ >]*([A-Z0-9]{6})\/[A-Z0-9]{2} [A-Z0-9]{3,6} /m.exec(text) ??
    /^[ >]*RP\/[^\n]{10,90} ([A-Z0-9]{6})[ ]*$/m.exec(text) ??
    /^[ >]*(?:1P- ?)?([A-Z0-9]{6})[ ]*\n[ >]*(?:P- ?)?1\.1?[A-Z]{2,30}\//m.exec(text);
  return found?.[1]
    ? { value: found[1], at: found.index + found[0].indexOf(found[1]), text: found[0].trim(), weight: 3 }
    : null;
}

function airport(code: string): PrintedPlace | null {
  const known = airportByIata(code);
  return known ? { name: code, iata: code, codePrinted: true, airport: known } : null;
}
