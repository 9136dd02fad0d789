import type { Candidate, Place } from '../../booking.ts';
import { airlineByCode, airportByIata, findAirports } from '../../knowledge/index.ts';
import type { CalendarEvent, SourceNode } from '../../source.ts';
import { draft } from '../draft.ts';
import { type At, timed } from './at.ts';
import { readDriveOrCrossing } from './drive-title.ts';
import { isHire, readHire } from './hire-title.ts';
import { readRide } from './ride-title.ts';
import { readStay } from './stay-title.ts';

/** A booking by its title: "Vol AF 344 Paris (CDG) – Montréal (YUL)", "Train to Edinburgh", "Hotel: Torphin House". */
export function readTitle(event: CalendarEvent, index: number, node: SourceNode): Candidate | null {
  if (!event.start) return null;
  const at: At = (field, text) => ({ node: node.path, at: `/${index}/${field}`, text });
  const title = event.summary;
  if (/\b(?:flight|vol|flug|volo|vuelo)\b/i.test(title) || isFlight(title)) return readFlight(event, at);
  if (/\b(?:train|zug|treno|tren|tgv|eurostar|ice|intercity|ter)\b/i.test(title))
    return readRide(event, at, 'TrainReservation');
  if (/\b(?:bus|flixbus|coach|autocar|fernbus|autobús)\b/i.test(title)) return readRide(event, at, 'BusReservation');
  if (isHire(title)) return readHire(event, at);
  if (/^(?:hotel|hôtel|stay|séjour|check-?in|hébergement|accommodation|lodging)\b/i.test(title))
    return readStay(event, at);
  return readDriveOrCrossing(event, at);
}

/** "✈ AF1680 CDG → LHR": a number between an airline's code and two airports needs no word for it. */
function isFlight(title: string): boolean {
  return flightNumberIn(title) !== null && codesIn(title).length === 2;
}

function readFlight(event: CalendarEvent, at: At): Candidate | null {
  const flight = draft('FlightReservation');
  const everything = `${event.summary}\n${event.description}`.slice(0, 20_000);
  const number = flightNumberIn(event.summary) ?? flightNumberIn(everything);
  if (number) {
    flight.set('number', number.digits, at('summary', number.text));
    flight.set('carrier', { iata: number.airline }, at('summary', number.text));
  }
  const [from, to] = airportsIn(event.summary, everything) ?? flownTo(event) ?? [];
  if (from) flight.set('from', from, at('summary', event.summary));
  if (to) flight.set('to', to, at('summary', event.summary));
  return timed(flight, event, at, from, to).booking.from ? flight.done('calendar', 0.9) : null;
}

function flightNumberIn(text: string): { airline: string; digits: string; text: string } | null {
  for (const match of text.matchAll(/\b([A-Z]{2}|[A-Z]\d|\d[A-Z])\s?0{0,3}(\d{1,4})\b/g)) {
    const [whole = '', airline = '', digits = ''] = match;
    if (airlineByCode(airline)) return { airline, digits, text: whole };
  }
  return null;
}

/** The two airports of the title, by code; the words before a code in the text are its name. */
function airportsIn(title: string, everything: string): [Place, Place] | null {
  const codes = codesIn(title);
  const [from, to] = codes;
  if (from && to && codes.length === 2) return [withName(from, everything), withName(to, everything)];
  // "Flight to Oslo" over "LX 1210 ZRH-OSL"
  const pair = /\b([A-Z]{3}) ?[-–—→>/] ?([A-Z]{3})\b/.exec(everything);
  if (pair?.[1] && pair[2] && airportByIata(pair[1]) && airportByIata(pair[2]))
    return [withName(pair[1], everything), withName(pair[2], everything)];
  const [, start, end] = /\b(?:from|de|von|da)\s(.{2,40}?)\s(?:to|à|vers|nach|a)\s(.{2,40})$/i.exec(title) ?? [];
  const isKnown = start && end && findAirports(start).length > 0 && findAirports(end).length > 0;
  return isKnown ? [{ name: start }, { name: end }] : null;
}

function codesIn(title: string): string[] {
  return [...title.matchAll(/\b[A-Z]{3}\b/g)].map(([code]) => code).filter((code) => airportByIata(code));
}

/** "Flight to London (AF 1680)" at "Paris CDG", as mailboxes put flights into calendars. */
function flownTo({ summary, location }: CalendarEvent): [Place, Place] | null {
  const goal = /\b(?:to|à|vers|nach|a|para)\s([^()]{2,40}?)\s?(?:\([A-Z0-9 ]{3,8}\))?$/i.exec(summary)?.[1];
  if (!goal || findAirports(goal).length === 0 || location.length > 60) return null;
  const code = /\b([A-Z]{3})\)?$/.exec(location)?.[1];
  const known = code ? airportByIata(code) : null;
  if (known) return [{ name: location, iata: known.iata, zone: known.zone }, { name: goal }];
  return findAirports(location).length > 0 ? [{ name: location }, { name: goal }] : null;
}

function withName(code: string, text: string): Place {
  const known = airportByIata(code);
  const place: Place = known ? { iata: code, zone: known.zone } : { iata: code };
  const printed = new RegExp(`([\\p{Lu}][\\p{L}.'’-]*(?: [\\p{L}.'’-]+){0,3}) ?\\(${code}\\)`, 'u').exec(text)?.[1];
  return printed ? { ...place, name: printed } : place;
}
