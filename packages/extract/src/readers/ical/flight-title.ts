import type { Candidate, Place } from '../../booking.ts';
import { airlineByCode, airportByIata, findAirports } from '../../knowledge/index.ts';
import { knownAirport } from '../../known-ends.ts';
import type { CalendarEvent } from '../../source.ts';
import { draft } from '../draft.ts';
import { arrow } from './arrow.ts';
import { type At, timed } from './at.ts';

/** "✈ AF1680 CDG → LHR": a number between an airline's code and two airports needs no word for it. */
export function isFlight({ summary, location, description }: CalendarEvent): boolean {
  if (flightNumberIn(summary) === null) return false;
  // "KL 1408 Nantes – Amsterdam", by its picture or by the airports that title and text name: "(NTE)", "AMS T2"
  const text = `${location}\n${description}`.slice(0, 5_000);
  const told = [...text.matchAll(/\(([A-Z]{3})\)|\b([A-Z]{3})(?= ?(?:T\d|[Tt]erminal))/g)].map(
    ([, code, besideTerminal]) => code ?? besideTerminal ?? '',
  );
  const airports = new Set([...codesIn(summary), ...told.filter((code) => airportByIata(code))]);
  return codesIn(summary).length === 2 || /[✈🛩🛫🛬]/u.test(summary) || airports.size === 2;
}

export function readFlight(event: CalendarEvent, at: At): Candidate | null {
  const flight = draft('FlightReservation');
  const everything = `${event.summary}\n${event.location}\n${event.description}`.slice(0, 20_000);
  const number = flightNumberIn(event.summary) ?? flightNumberIn(everything);
  if (number) {
    flight.set('number', number.digits, at('summary', number.text));
    flight.set('carrier', airlineOf(number.airline, everything), at('summary', number.text));
  }
  const ends = airportsIn(event.summary, everything) ?? flownTo(event);
  if (!ends) return null;
  const [from, to] = ends.map((place) => withCode(place, everything));
  flight.set('from', from, at('summary', event.summary));
  flight.set('to', to, at('summary', event.summary));
  return timed(flight, event, at, knownAirport(from), knownAirport(to)).done('calendar', 0.9);
}

function flightNumberIn(text: string): { airline: string; digits: string; text: string } | null {
  for (const match of text.matchAll(/\b([A-Z]{2}|[A-Z]\d|\d[A-Z])\s?0{0,3}(\d{1,4})\b/g)) {
    const [whole = '', airline = '', digits = ''] = match;
    if (airlineByCode(airline)) return { airline, digits, text: whole };
  }
  return null;
}

/** The airline's code, and its name where that is printed too. */
function airlineOf(iata: string, text: string): { iata: string; name?: string } {
  const name = airlineByCode(iata)?.name;
  return name && text.includes(name) ? { iata, name } : { iata };
}

/** The two airports of the title, by code or by name. */
function airportsIn(title: string, everything: string): Place[] | null {
  const [from, to, more] = codesIn(title);
  if (from && to && !more) return [{ iata: from }, { iata: to }];
  // "Flight to Oslo" over "LX 1210 ZRH-OSL"
  const pair = /\b([A-Z]{3}) ?[-–—→>/] ?([A-Z]{3})\b/.exec(everything);
  if (pair?.[1] && pair[2] && airportByIata(pair[1]) && airportByIata(pair[2]))
    return [{ iata: pair[1] }, { iata: pair[2] }];
  const way = title
    .replace(/^[^\p{L}\d]+/u, '')
    .replace(flightAndNumber, '')
    .trim();
  const ends = spokenWay.exec(way) ?? toWay.exec(way) ?? dashedWay.exec(way);
  const places = [ends?.[1], ends?.[2]].map((name) => ({ name: name?.trim() ?? '' }));
  return places.every((place) => isAirport(place, everything)) ? places : hyphenated(way, everything);
}

/** "Paris Orly-Nice": the only hyphen that has an airport on either side, and not the same. */
function hyphenated(way: string, everything: string): Place[] | null {
  const ways = [...way.matchAll(/(?<=\p{L})-(?=\p{Lu})/gu)].flatMap(({ index }) => {
    const ends = [{ name: way.slice(0, index) }, { name: way.slice(index + 1) }];
    const [from, to] = ends.map(({ name }) => findAirports(name)[0]?.iata);
    return from !== to && ends.every((end) => isAirport(end, everything)) ? [ends] : [];
  });
  return ways.length === 1 ? (ways[0] ?? null) : null;
}

const flightAndNumber =
  /^(?:[^\p{L}\d]*(?:flight|vol|flug|volo|vuelo|vlucht|voo)\b)?[\s:–—-]*(?:[A-Z\d]{2}\s?\d{1,4}\b)?[\s:,–—-]*/iu;
const spokenWay = /\b(?:from|de|von|da|desde|van)\s(.{2,40}?)\s(?:to|à|vers|nach|a|para|naar)\s(.{2,40})$/i;
const toWay = /^(\p{Lu}.{1,39}?)\s(?:to|à|vers|nach|a|para|naar)\s(\p{Lu}.{1,39})$/u;
const dashedWay = new RegExp(String.raw`^(\p{Lu}.{1,39}?)(?:${arrow}|\s?[>/]\s?)(\p{Lu}.{1,39})$`, 'u');

function isAirport({ name = '' }: Place, everything: string): boolean {
  return name !== '' && (findAirports(name).length > 0 || codeBehind(name, everything) !== null);
}

function codesIn(title: string): string[] {
  return [...title.matchAll(/\b[A-Z]{3}\b/g)].map(([code]) => code).filter((code) => airportByIata(code));
}

/** "Flight to London (AF 1680)" at "Paris CDG", as mailboxes put flights into calendars. */
function flownTo({ summary, location, description }: CalendarEvent): Place[] | null {
  const goal = /\b(?:to|à|vers|nach|a|para)\s([^()]{2,40}?)\s?(?:\([A-Z0-9 ]{3,8}\))?$/i.exec(summary)?.[1];
  if (!goal || location.length > 60 || !isAirport({ name: goal }, description)) return null;
  const code = /\b([A-Z]{3})\)?$/.exec(location)?.[1];
  const known = code ? airportByIata(code) : null;
  const name = location.replace(/\s?\([A-Z]{3}\)$/, '');
  if (known) return [{ name, iata: known.iata, zone: known.zone }, { name: goal }];
  return isAirport({ name }, description) ? [{ name }, { name: goal }] : null;
}

/** A name by the code behind it in the text, and a code by the name before it. */
function withCode(place: Place, text: string): Place {
  const iata = place.iata ?? (place.name ? codeBehind(place.name, text) : null);
  const known = iata ? airportByIata(iata) : null;
  if (!iata || !known) return place;
  const printed = new RegExp(`([\\p{Lu}][\\p{L}.'’-]*(?: [\\p{L}.'’-]+){0,3}) ?\\(${iata}\\)`, 'u').exec(text)?.[1];
  const name = place.name?.replace(/\s?\([A-Z]{3}\)$/, '') ?? printed;
  return { ...place, iata, zone: known.zone, ...(name ? { name } : {}) };
}

/** "Bergen" where the text says "Bergen (BGO)", "Bergen Flesland (BGO)" or "Bergen, Flesland (BGO)"; null where it says two codes. */
function codeBehind(name: string, text: string): string | null {
  const start = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const codes = [
    ...text.matchAll(new RegExp(`(?<!\\p{L})${start}(?:(?:, |[ ,-])[\\p{L}'’.-]{2,20}){0,3} ?\\(([A-Z]{3})\\)`, 'gu')),
  ]
    .map((match) => match[1] ?? '')
    .filter((code) => airportByIata(code));
  return new Set(codes).size === 1 ? (codes[0] ?? null) : null;
}
