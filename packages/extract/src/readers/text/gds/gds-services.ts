import { airlineByCode, findAirports } from '../../../knowledge/index.ts';
import { findDates } from '../../../text/dates.ts';
import type { TextDocument } from '../../../text-document.ts';
import type { Leg } from '../journeys/leg.ts';
import type { PrintedPlace } from '../journeys/printed-place.ts';
import { endsOf } from './gds-ends.ts';

// The itinerary that a reservation system prints for the traveller, in columns that only blanks make:
//   SERVICE               FROM                  TO                    DEPART  ARRIVE
//   ITA AIRWAYS - AZ 208  ROME IT               LONDON GB             0910    1105
//   MON 08MAR             FIUMICINO             HEATHROW
// A landing on another day has its date below its hour.
const heads = /^([ >]*)(SERVICE +)(FROM +)(TO +)(DEPART +)ARRIVE[ ]*$/;
const flight = /^(.{2,30}?) - ([A-Z]{2}|[A-Z]\d|\d[A-Z]) ?0{0,3}(\d{1,4})$/;
const hour = /^([01]\d|2[0-3])([0-5]\d)$/;
const maxLines = 3000;

/** A flight, and what is said below its line: whether it is held. */
export type PrintedService = { leg: Leg; status: string };

export function servicesIn({ text, contextDate, language }: TextDocument): PrintedService[] {
  const services: PrintedService[] = [];
  let columns: number[] | null = null;
  let at = 0;
  const lines = text.slice(0, 100_000).split('\n').slice(0, maxLines);
  lines.forEach((line, i) => {
    const head = heads.exec(line);
    if (head) columns = starts(head.slice(1).map((part) => part.length));
    else if (columns) {
      const below = lines.slice(i + 1, i + 4);
      const leg = legIn(line, below, columns, at, { contextDate, language });
      if (leg) services.push({ leg, status: below.join('\n') });
    }
    at += line.length + 1;
  });
  return services;
}

/** Where each column begins; in front of the first is a margin. */
function starts(widths: readonly number[]): number[] {
  return widths.map((_, i) => widths.slice(0, i + 1).reduce((sum, width) => sum + width, 0));
}

function legIn(
  line: string,
  below: readonly string[],
  columns: readonly number[],
  at: number,
  facts: { contextDate: string; language: TextDocument['language'] },
): Leg | null {
  const cellsOf = (one: string) => columns.map((from, i) => one.slice(from, columns[i + 1]).trim());
  const [service = '', from = '', to = '', departs = '', arrives = ''] = cellsOf(line);
  const [, airline = '', iata = '', number = ''] = flight.exec(service) ?? [];
  const [second = ''] = below;
  const [day = '', fromAirport = '', toAirport = '', , landingDay = ''] = cellsOf(second);
  const [found] = findDates(day.replace(/^[A-Z]{3} /, ''), facts);
  const [leaves, lands] = [departs, arrives].map((clock) => hour.exec(clock)?.slice(1).join(':'));
  const [, fromTerminal = '', toTerminal = ''] = cellsOf(below[1] ?? '');
  const [origin, destination] = [placeOf(from, fromAirport, fromTerminal), placeOf(to, toAirport, toTerminal)];
  if (!iata || !found || !leaves || !lands || !origin || !destination) return null;
  const [landing] = findDates(landingDay.replace(/^[A-Z]{3} /, ''), { ...facts, contextDate: found.day });
  const about = { at: at + line.indexOf(service), line: 0, text: line.trim() };
  const { place, time } = endsOf(about);
  return {
    vehicle: { kind: 'flight', airline: airlineByCode(iata)?.name ?? airline, iata, number, ...about },
    from: place(origin, 'from'),
    to: place(destination, 'to'),
    departure: time(leaves, 'from'),
    arrival: time(lands, 'to'),
    arrivalDay: landing?.day,
    day: { day: found.day, sure: found.sure, ...about },
    firstLine: 0,
    lastLine: -9,
  };
}

/** "ROME IT" over "FIUMICINO"; the town alone where one airport has its name. */
function placeOf(town: string, airport: string, terminal: string): PrintedPlace | null {
  const city = town.replace(/ [A-Z]{2}$/, '');
  const name = [city, airport].filter(Boolean).join(' ');
  if (!city) return null;
  const [only, more] = findAirports(name);
  const known = only && (!more || airport !== '') ? only : undefined;
  const gate = /^TERMINAL (\w{1,3})$/.exec(terminal)?.[1];
  return {
    name,
    codePrinted: false,
    ...(known ? { airport: known, ...(known.iata ? { iata: known.iata } : {}) } : {}),
    ...(gate ? { terminal: gate } : {}),
  };
}
