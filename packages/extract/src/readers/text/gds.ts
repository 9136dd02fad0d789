import type { Candidate } from '../../booking.ts';
import { airlineByCode, airportByIata } from '../../knowledge/index.ts';
import { findDates } from '../../text/dates.ts';
import type { TextDocument } from '../../text-document.ts';
import type { Leg } from './journeys.ts';
import { bookLeg } from './leg-bookings.ts';
import type { Passage } from './passages.ts';
import type { PrintedPlace } from './printed-place.ts';
import type { Shared } from './shared.ts';

// "1. DL   38 Y  20JAN HKGSEA HS3  1145   0811  O", "2 AF1234 Y 12MAR 4 CDGJFK HK1 1030 1245 12MAR", "... 0555+1":
// the screen of a reservation system, pasted by an agent.
const segment =
  /(?<![A-Z0-9])([A-Z]{2}|[A-Z]\d|\d[A-Z]) {0,3}(\d{1,4}) ?([A-Z]) {1,3}(\d{1,2}[A-Z]{3}(?:\d{2})?) (?: ?\d[* ] ?)?\*? ?([A-Z]{3}) ?([A-Z]{3})[ *]{1,2}[A-Z]{2}\d{1,2} {1,4}(\d{4})[AP]? {1,4}(\d{4})[AP]? ?(?:\+(\d))?/g;

/** Flights in lines of a reservation system; these are bookings whatever else the document says. */
export function readGdsLines(passages: readonly Passage[], shared: Shared, document: TextDocument): Candidate[] {
  const text = document.text.slice(0, 100_000);
  const legs = [...text.matchAll(segment)].map((match) => legOf(match)).filter((leg) => leg !== null);
  return legs.map((leg) => bookLeg(leg, passages, shared, document.node));

  function legOf(match: RegExpMatchArray & { index: number }): Leg | null {
    const [line, iata = '', number = '', , date = '', from = '', to = '', departs = '', arrives = '', later] = match;
    const [found] = findDates(date, { contextDate: document.contextDate, language: document.language });
    const origin = airport(from);
    const destination = airport(to);
    const airline = airlineByCode(iata);
    if (!found || !origin || !destination || !airline) return null;
    const about = { at: match.index, line: 0, text: line.trim() };
    const place = (printed: PrintedPlace, role: 'from' | 'to') => ({
      kind: 'place' as const,
      place: printed,
      role,
      strong: true,
      cell: -1,
      ...about,
    });
    const time = (digits: string, role: 'from' | 'to', daysLater: number) => ({
      kind: 'time' as const,
      time: `${digits.slice(0, 2)}:${digits.slice(2)}`,
      daysLater,
      role,
      ...about,
    });
    return {
      vehicle: { kind: 'flight', airline: airline.name, iata, number: number.replace(/^0+(?=\d)/, ''), ...about },
      from: place(origin, 'from'),
      to: place(destination, 'to'),
      departure: time(departs, 'from', 0),
      arrival: time(arrives, 'to', Number(later ?? 0)),
      day: { day: found.day, sure: found.sure, ...about },
      firstLine: 0,
      lastLine: -9,
    };
  }
}

function airport(code: string): PrintedPlace | null {
  const known = airportByIata(code);
  return known ? { name: code, iata: code, codePrinted: true, airport: known } : null;
}
