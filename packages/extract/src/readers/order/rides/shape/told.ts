import { findAirports, findCity } from '../../../../knowledge/index.ts';
import { plain } from '../../../../text/plain.ts';
import type { Found } from '../../../text/found.ts';
import type { Moment } from '../../../text/hires/hire.ts';
import { properPlaceOf } from '../../../text/hires/hire-place.ts';
import type { Label } from '../../../text/labels/labels.ts';
import type { Passage } from '../../../text/passages/passages.ts';
import { itemOf } from '../../items.ts';
import type { OrderFacts } from '../../stays/stays.ts';
import { namesOf } from '../piece-rides.ts';
import { type RideEvent, rideEvents } from '../ride-events.ts';
import { isCity, isHall, isKnown, isNone, isStreetName, isTown, throughAddress } from './known-places.ts';

type At = { piece: number; at: number; text: string };
export type Day = At & { kind: 'day'; day: string; sure: boolean };
export type Hour = At & { kind: 'time'; time: string };
/** `end` is what the words right before it say that it is; `isSure` where its own words or its label say that it is a place. */
export type Where = At & { kind: 'place'; place: Found<string>; end: 'from' | 'to' | null; isSure: boolean };
export type When = At & { kind: 'moment'; moment: Moment };
export type Told = Day | Hour | Where | When;

/** The days, hours and places of pieces, in the order in which they are said: what each is needs no label. */
export function toldIn(pieces: readonly Passage[], facts: OrderFacts): (Day | Hour | Where)[] {
  const names = namesOf(facts);
  const all = pieces.flatMap((p, piece) => toldInPiece(p, piece, rideEvents(itemOf([p]), facts, names)));
  return withStreetsBelow(all, pieces);
}

function toldInPiece(p: Passage, piece: number, events: readonly RideEvent[]): (Day | Hour | Where)[] {
  const told: (Day | Hour | Where)[] = [];
  let end: Where['end'] = null;
  for (const event of events) {
    const own = { piece, at: p.at + Math.max(0, Math.floor(event.at)), text: p.text.slice(0, 200) };
    if (event.kind === 'end') end = event.isReturn ? null : event.end;
    else if (event.kind === 'day') told.push({ ...own, kind: 'day', day: event.day, sure: event.sure });
    else if (event.kind === 'time') told.push({ ...own, kind: 'time', time: event.time });
    else if (event.kind === 'place') {
      const before = told.at(-1);
      const last = before?.kind === 'place' ? before : null;
      const name = throughAddress(withoutWordBefore(event.name, p.text), p.text, Math.floor(event.at));
      // its street, which has been read with its house by then
      if (isNone(name) || last?.place.value.endsWith(`, ${name}`) || last?.place.value.includes(`, ${name},`)) continue;
      if (last && !isHall(last.place.value) && isStreetName(name) && p.text.includes(`${last.place.value}, ${name}`)) {
        last.place = { ...last.place, value: `${last.place.value}, ${name}` };
        last.isSure = true;
        continue;
      }
      // "Nice → Monaco": a town beside where one goes from there
      if (end === 'to' && last && isTown(last.place.value)) last.isSure = true;
      const isLabelled = p.label !== null && ofPlaces.has(p.label);
      const isAlone = end !== null || (p.text.trim() === name && isCity(name));
      const isSure = isLabelled || isKnown(name) || (isTown(name) && isAlone);
      told.push({ ...own, kind: 'place', place: found(name, own), end, isSure });
      end = null;
    }
  }
  return withWhole(told, p, piece, end);
}

const ofPlaces: ReadonlySet<Label> = new Set([
  'from',
  'to',
  'pickUp',
  'dropOff',
  'return',
  'place',
  'address',
  'city',
  'departure',
  'arrival',
]);

const found = (value: string, { at, text }: At): Found<string> => ({ value, at, text });

/** "Rancho Palo Duro Resort, 5501 Campbell Vista, Tucson": a line that is but a place is all of its name. */
function withWhole(told: (Day | Hour | Where)[], p: Passage, piece: number, end: Where['end']): (Day | Hour | Where)[] {
  const places = told.filter((one) => one.kind === 'place');
  const whole = p.text.length < 140 ? properPlaceOf(p) : null;
  if (!whole || isNone(whole)) return told;
  const [only, more] = places;
  if (only && !more && whole.startsWith(only.place.value) && whole.length > only.place.value.length) {
    only.place = { ...only.place, value: whole };
    only.isSure ||= isAddressed(whole);
  }
  if (only || !isAddressed(whole)) return told;
  const own = { piece, at: p.at, text: p.text.slice(0, 200) };
  return [...told, { ...own, kind: 'place', place: found(whole, own), end, isSure: true }];
}

/** Its last part is a town, or one of them a street. */
const isAddressed = (whole: string): boolean => {
  const parts = whole.split(', ');
  const isTowned = parts.length > 1 && findCity(parts.at(-1) ?? '') !== null;
  return isTowned || parts.some(isStreetName) || (isHall(whole) && isKnown(whole));
};

/** "Deliver Bodø Airport": a word in front, at the head of its line, that is none of the name. */
function withoutWordBefore(name: string, line: string): string {
  // "Agence de Saint-Pierre": of a town
  if (/^de \p{Lu}/u.test(name) && line.includes(`Agence ${name}`)) return `Agence ${name}`;
  const printed = /^(?:gare|a[ée]roport|h[ôo]tel) /.test(name) ? `${name[0]?.toUpperCase()}${name.slice(1)}` : name;
  const [first = '', ...rest] = name.split(' ');
  const own = rest.join(' ');
  const [airport] = rest.length > 1 && line.startsWith(name) ? findAirports(own) : [];
  if (!airport || !/^\p{Lu}\p{Ll}+$/u.test(first)) return line.includes(printed) ? printed : name;
  const words = plain([airport.name, airport.city, ...(airport.otherNames ?? [])].join(' '));
  return words.includes(plain(first)) || kindOfHall.test(first) || findCity(first) !== null ? name : own;
}
const kindOfHall = /^(?:A[ée]roport|Airport|Gare|Flughafen|Aeroporto|Aeropuerto|Station|Terminal|The|La|Le)$/u;

/** "Hotel Lumi" over "12 Triq ir-Rabat, Xaghra": a house, and below it its street. */
function withStreetsBelow(told: readonly (Day | Hour | Where)[], pieces: readonly Passage[]): (Day | Hour | Where)[] {
  const whole: (Day | Hour | Where)[] = [];
  for (const one of told) {
    const above = whole.at(-1);
    const [p, q] = [pieces[above?.piece ?? -1], pieces[one.piece]];
    const isBelow =
      above?.kind === 'place' &&
      one.kind === 'place' &&
      one.piece === above.piece + 1 &&
      one.end === null &&
      p !== undefined &&
      (p.inTable ? p.cell === q?.cell : p.block === q?.block && q.label === null) &&
      p.text.trim() === above.place.value &&
      /^\d/.test(one.place.value) &&
      !isHall(above.place.value) &&
      !isStreetName(above.place.value);
    if (isBelow) above.place = { ...above.place, value: `${above.place.value}, ${one.place.value}` };
    else whole.push(one);
  }
  return whole;
}
