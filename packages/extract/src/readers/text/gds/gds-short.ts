import { airlineByCode, airportByIata } from '../../../knowledge/index.ts';
import { findDates } from '../../../text/dates.ts';
import { addDays } from '../../../text/days.ts';
import type { TextDocument } from '../../../text-document.ts';
import type { Leg } from '../journeys/leg.ts';
import { endsOf } from './gds-ends.ts';

// What an agent types of a reservation system's line, without its class and status: "QF 1  SYD-SIN  07APR27  1555 2135",
// "BA117 15MAR LHRJFK 0825 1110", "SQ 322 SIN/LHR 07APR 2310-0525+1".
const air = String.raw`(?<![A-Z0-9])(?<iata>[A-Z]{2}|[A-Z]\d|\d[A-Z]) {0,3}(?<number>\d{1,4})(?: {1,3}[A-Z])?`;
const way = '(?<from>[A-Z]{3}) ?[-–/]? ?(?<to>[A-Z]{3})';
const date = String.raw`(?<day>\d{1,2}[A-Z]{3}(?:\d{2})?)`;
const hours = String.raw`(?<left>[0-2]\d[0-5]\d) {0,3}[-–/]? {0,3}(?<landed>[0-2]\d[0-5]\d)(?: ?\+(?<later>\d))?(?!\d)`;
const line = new RegExp(
  `${air} {1,4}(?:${way} {1,4}${date}|${[date, way].map((part) => part.replaceAll('?<', '?<_')).join(' {1,4}')}) {1,4}${hours}`,
  'g',
);

/** The flights of such lines; each has its number, both airports, a day and both hours, or it is none. */
export function shortSegments({ text, contextDate, language }: TextDocument): Leg[] {
  const legs: Leg[] = [];
  // a connection without its year is of the year of the flight before
  let since = contextDate;
  for (const match of text.slice(0, 100_000).matchAll(line)) {
    const said = match.groups ?? {};
    const part = (name: string) => said[name] ?? said[`_${name}`] ?? '';
    const airline = airlineByCode(part('iata'));
    const [from, to] = [part('from'), part('to')].map((code) => airportByIata(code));
    const [day] = findDates(part('day'), { contextDate: since, language });
    const [left, landed] = [part('left'), part('landed')].map((digits) => `${digits.slice(0, 2)}:${digits.slice(2)}`);
    if (!airline || !from || !to || from === to || !day || !left || !landed || left >= '24' || landed >= '24') continue;
    since = day.day;
    const about = { at: match.index, line: 0, text: match[0] };
    const { place, time } = endsOf(about);
    const printed = (known: typeof from) => ({
      name: known.iata ?? '',
      iata: known.iata,
      codePrinted: true,
      airport: known,
    });
    const later = Number(part('later'));
    legs.push({
      vehicle: {
        kind: 'flight',
        airline: airline.name,
        iata: part('iata'),
        number: part('number').replace(/^0+(?=\d)/, ''),
        ...about,
      },
      from: place(printed(from), 'from'),
      to: place(printed(to), 'to'),
      departure: time(left, 'from', 0),
      arrival: time(landed, 'to', later),
      arrivalDay: later > 0 ? addDays(day.day, later) : undefined,
      day: { day: day.day, sure: day.sure, ...about },
      firstLine: 0,
      lastLine: -9,
    });
  }
  return legs;
}
