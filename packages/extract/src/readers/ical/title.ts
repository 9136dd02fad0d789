import type { Candidate, Place } from '../../booking.ts';
import { airlineByCode, airportByIata, findAirports, findStation } from '../../knowledge/index.ts';
import type { CalendarEvent, SourceNode } from '../../source.ts';
import { draft } from '../draft.ts';
import { placeOf } from './notice.ts';
import { placeTime } from './times.ts';

type At = (field: string, text: string) => { node: string; at: string; text: string };

/** A booking by its title: "Vol AF 344 Paris (CDG) – Montréal (YUL)", "Train to Edinburgh", "Hotel: Torphin House". */
export function readTitle(event: CalendarEvent, index: number, node: SourceNode): Candidate | null {
  if (!event.start) return null;
  const at: At = (field, text) => ({ node: node.path, at: `/${index}/${field}`, text });
  const title = event.summary;
  if (/\b(?:flight|vol|flug|volo|vuelo)\b/i.test(title)) return readFlight(event, at);
  if (/\b(?:train|zug|treno|tren|tgv|eurostar|ice|intercity|ter)\b/i.test(title)) return readTrain(event, at);
  if (/^(?:hotel|hôtel|stay|séjour|check-?in|hébergement|accommodation|lodging)\b/i.test(title))
    return readStay(event, at);
  return null;
}

function readFlight(event: CalendarEvent, at: At): Candidate | null {
  const flight = draft('FlightReservation');
  const everything = `${event.summary}\n${event.description}`.slice(0, 20_000);
  const number = flightNumberIn(event.summary) ?? flightNumberIn(everything);
  if (number) {
    flight.set('number', number.digits, at('summary', number.text));
    flight.set('carrier', { iata: number.airline }, at('summary', number.text));
  }
  const [from, to] = airportsIn(event.summary, everything);
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
function airportsIn(title: string, everything: string): [Place?, Place?] {
  const codes = [...title.matchAll(/\b[A-Z]{3}\b/g)].map(([code]) => code).filter((code) => airportByIata(code));
  const [from, to] = codes;
  if (from && to && codes.length === 2) return [withName(from, everything), withName(to, everything)];
  const between = /\b(?:from|de|von|da)\s(.{2,40}?)\s(?:to|à|vers|nach|a)\s(.{2,40})$/i.exec(title);
  const [start, end] = [between?.[1], between?.[2]].map((name) => (name ? findAirports(name) : []));
  const [first] = start ?? [];
  const [last] = end ?? [];
  return first && last && between ? [{ name: between[1] }, { name: between[2] }] : [];
}

function withName(code: string, text: string): Place {
  const known = airportByIata(code);
  const place: Place = known ? { iata: code, zone: known.zone } : { iata: code };
  const printed = new RegExp(`([\\p{Lu}][\\p{L}.'’-]*(?: [\\p{L}.'’-]+){0,3}) ?\\(${code}\\)`, 'u').exec(text)?.[1];
  return printed ? { ...place, name: printed } : place;
}

function readTrain(event: CalendarEvent, at: At): Candidate | null {
  const train = draft('TrainReservation');
  const title = event.summary;
  const route = /\b(?:from|de|von)\s(.{2,50}?)\s(?:to|à|vers|nach)\s(.{2,50})$/i.exec(title);
  const goal = /\b(?:to|à|vers|nach|pour)\s(.{2,50})$/i.exec(title);
  const dashed = /^(?:[^:]{2,20}:\s?)?(.{2,40}?)\s?(?:→|->|–|—|\s-\s)\s?(.{2,40})$/.exec(title);
  const from = stationOf(route?.[1] ?? (goal ? event.location : dashed?.[1]), event);
  const to = stationOf(route?.[2] ?? goal?.[1] ?? dashed?.[2], event);
  if (!from || !to) return null;
  train.set('from', from, at('summary', title));
  train.set('to', to, at('summary', title));
  const number = /\b(?:train|zug|tgv|inoui|ice|ic|ter|eurostar)\s(?:n°\s?)?(\d{2,6})\b/i.exec(title);
  if (number) train.set('number', number[1], at('summary', number[0]));
  return timed(train, event, at, from, to).done('calendar', 0.9);
}

/** A station by its printed name; a three-letter code is told by the text, which has "Name (CODE)". */
function stationOf(printed: string | undefined, event: CalendarEvent): Place | undefined {
  const name = printed?.trim();
  if (!name) return undefined;
  const spelled = /^[A-Z]{3}$/.test(name)
    ? new RegExp(`([\\p{Lu}][^:\\n()]{2,50}?) ?\\(${name}\\)`, 'u').exec(event.description.slice(0, 20_000))?.[1]
    : undefined;
  const place: Place = { name: spelled ?? name };
  const zone = findStation(place.name ?? '')?.zone ?? (/^[A-Z]{3}$/.test(name) ? airportByIata(name)?.zone : undefined);
  return zone ? { ...place, zone } : place;
}

function readStay(event: CalendarEvent, at: At): Candidate | null {
  const stay = draft('LodgingReservation');
  const named = /^[^:]{3,20}?(?::| at| chez| à l['’])\s?(.{2,80})$/i.exec(event.summary)?.[1];
  const place = houseOf(named, event);
  if (!place?.name) return null;
  stay.set('place', place, at('location', event.location || event.summary));
  stay.set('checkIn', placeTime(event.start, place), event.start && at('dtstart', event.start.local));
  stay.set('checkOut', placeTime(event.end, place), event.end && at('dtend', event.end.local));
  return stay.done('calendar', 0.85);
}

/** "Torphin House, 5 Melville Row, Edinburgh EH3 7NS": the name, and what is surely its street, postcode and city. */
function houseOf(named: string | undefined, event: CalendarEvent): Place | undefined {
  const parts = event.location.split(/,\s?/);
  const [first] = parts;
  const place = placeOf(event);
  if (named && first !== named && !event.location.startsWith(named)) return { ...place, name: named };
  const isAddress = parts.length >= 3 && /\d/.test(parts[1] ?? '');
  if (!isAddress) return place && { ...place, name: named ?? place.name };
  const house: Place = { name: named ?? first, street: parts[1] };
  const city = /^(\d{4,5})\s(\p{L}.+)$|^(\p{L}.+?)\s([A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|\d{5})$/u.exec(parts[2] ?? '');
  house.city = city?.[2] ?? city?.[3] ?? parts[2];
  const postcode = city?.[1] ?? city?.[4];
  if (postcode) house.postcode = postcode;
  return house;
}

function timed<T extends 'FlightReservation' | 'TrainReservation'>(
  journey: ReturnType<typeof draft<T>>,
  event: CalendarEvent,
  at: At,
  from: Place | undefined,
  to: Place | undefined,
) {
  const any = journey as unknown as ReturnType<typeof draft<'TrainReservation'>>;
  any.set('departure', placeTime(event.start, from), event.start && at('dtstart', event.start.local));
  any.set('arrival', placeTime(event.end, to), event.end && at('dtend', event.end.local));
  return journey;
}
