import type { Candidate, Company, Person, Place } from '../../../booking.ts';
import { airportByIata, airportsOfMetropolis } from '../../../knowledge/index.ts';
import { findDates } from '../../../text/dates.ts';
import type { TextDocument } from '../../../text-document.ts';
import { type Draft, draft } from '../../draft.ts';
import { heldAs } from './gds-status.ts';

type Facts = { travelers: Person[]; document: TextDocument };

// Amadeus: "8 HHL 1A HK1 NYC IN12MAR OUT16MAR 1A1KRAC USD289.00 SHERIDAN SQUARE HOTEL/BS-1/CF-88213774";
// Galileo: "2. HTL SAS HK1  ARN 09MAR-OUT12MAR  RADISSON BLU", "6. HHL RT HK1 DEL  13MAR-18MAR  5NT 12345 NOVOTEL AEROCITY  1DBLRAC-1/INR9800/CF-RT55120", or "… HOLIDAY INN LONDON *64418920".
const hotel =
  /(?<![A-Z0-9])H(?:HL|TL) {1,2}[A-Z0-9]{2,3} {1,2}([A-Z]{2})\d{1,2} {1,3}([A-Z]{3}) {1,3}(?:IN)?(\d{1,2}[A-Z]{3})(?: ?[A-Z]{0,2}-|[- ]{1,3})(?:OUT)?(\d{1,2}[A-Z]{3})(?: {1,3}|\/|(?=\n))/g;
const houseName =
  /^(?:\d{1,2}NTS? +)?(?:\d{3,6} +)?(?:[A-Z0-9]{6,9} +[A-Z]{3} ?[\d.]{2,9}(?: +(?:DLY|WKD|WKL|MTH|PKG|TTL))? +)?([A-Z][A-Z0-9 &'.-]{3,60}?)(?= {2}|,| +\d[A-Z0-9]{4,8}(?:-\d)?\/|\/| \*|\n|$)/;
// Amadeus: "9 CCR ZE HK1 JFK 12MAR 16MAR ICAR/ARR-1830/RT-1700/CF-H449"; Sabre: "4 CAR ZE 12MAR F SS1 ORD/15MAR/ICAR/ARR-1845/RET-1400".
const cars = [
  /(?<![A-Z0-9])C(?:CR|AR) {1,2}(?<company>[A-Z0-9]{2})(?: {1,2}[A-Z]{3,12})? {1,2}(?<status>[A-Z]{2})\d{1,2} {1,3}(?<city>[A-Z]{3}) {1,3}(?<first>\d{1,2}[A-Z]{3})[- ]{1,3}(?<last>\d{1,2}[A-Z]{3}) {1,3}(?<kind>[A-Z]{4})(?![A-Z])/g,
  /(?<![A-Z0-9])C(?:CR|AR) {1,2}(?<company>[A-Z0-9]{2}) {1,2}(?<first>\d{1,2}[A-Z]{3}) {1,2}[A-Z]{1,2} {1,2}(?<status>[A-Z]{2})\d{1,2} {1,2}(?<city>[A-Z]{3})\/(?<last>\d{1,2}[A-Z]{3})\/(?<kind>[A-Z]{4})(?![A-Z])/g,
];

/** The hotels and cars of a reservation system's screen. */
export function readGdsGround(text: string, facts: Facts): Candidate[] {
  const houses = [...text.matchAll(hotel)].map((match) => houseOf(text, match, facts));
  const hires = cars.flatMap((car) => [...text.matchAll(car)]).map((match) => hireOf(text, match, facts));
  return [...houses, ...hires].filter((candidate) => candidate !== null);
}

function houseOf(text: string, match: RegExpMatchArray & { index: number }, facts: Facts): Candidate | null {
  const [line, status = '', city = '', first = '', last = ''] = match;
  const rest = segmentFrom(text, match.index + line.length);
  const name = houseName.exec(rest)?.[1]?.trim();
  const days = daysOf(first, last, facts);
  if (!name || !days) return null;
  const seen = { node: facts.document.node, at: match.index, text: `${line}${rest}`.trim() };
  const stay = draft('LodgingReservation');
  stay.set('place', { name, ...cityOf(city) }, seen);
  stay.set('checkIn', { local: days.first }, seen);
  stay.set('checkOut', { local: days.last }, seen);
  setShared(stay, rest, status, seen, facts);
  return stay.done('text', 0.9);
}

function hireOf(text: string, match: RegExpMatchArray & { index: number }, facts: Facts): Candidate | null {
  const [line] = match;
  const { company = '', status = '', city = '', first = '', last = '', kind = '' } = match.groups ?? {};
  const rest = segmentFrom(text, match.index + line.length);
  const days = daysOf(first, last, facts);
  if (!days) return null;
  const seen = { node: facts.document.node, at: match.index, text: `${line}${rest}`.trim() };
  const hire = draft('RentalCarReservation');
  hire.set('carrier', hirers[company], seen);
  const airport = airportByIata(city);
  const desk: Place = airport ? { name: airport.name, iata: airport.iata, ...cityOf(city) } : { name: city };
  hire.set('from', desk, seen);
  hire.set('to', desk, seen);
  hire.set('departure', { local: moment(days.first, /\/ARR-(\d{4})/.exec(rest)?.[1]) }, seen);
  hire.set('arrival', { local: moment(days.last, /\/(?:RT|DT|RET)-(\d{4})/.exec(rest)?.[1]) }, seen);
  hire.set('car', kind, seen);
  setShared(hire, rest, status, seen, facts);
  return hire.done('text', 0.9);
}

function setShared(
  booking: Pick<Draft<'LodgingReservation'>, 'set'>,
  rest: string,
  status: string,
  seen: { node: string; at: number; text: string },
  { travelers }: Facts,
): void {
  booking.set('reference', /(?:\/CF-| \*)([A-Z0-9]{4,20})/.exec(rest)?.[1], seen);
  booking.set('status', heldAs(status), seen);
  // "*DUGGAN/FERGAL" at the end of its segment: whose it is of several
  const [, family = '', given = ''] = / \*([A-Z' -]{2,30})\/([A-Z]{2,20})/.exec(rest) ?? [];
  const own = travelers.filter(({ name = '' }) => given && name.startsWith(given) && name.endsWith(family));
  if (travelers.length > 0) booking.set('travelers', own.length > 0 ? own : travelers);
}

/** To where the next segment begins, for long ones run over several lines. */
function segmentFrom(text: string, at: number): string {
  const [rest = ''] = text.slice(at, at + 600).split(/\n(?= {0,3}(?:\d{1,2}[. ]|[A-Z]{4}-|\n))/);
  return rest.replace(/\n {0,8}/g, '').trim();
}

function daysOf(first: string, last: string, { document }: Facts) {
  const facts = { contextDate: document.contextDate, language: document.language };
  const [from] = findDates(first, facts);
  const [until] = from ? findDates(last, { ...facts, contextDate: from.day }) : [];
  return from && until && until.day >= from.day ? { first: from.day, last: until.day } : null;
}

function moment(day: string, clock: string | undefined): string {
  return clock && /^(?:[01]\d|2[0-3])[0-5]\d$/.test(clock) ? `${day}T${clock.slice(0, 2)}:${clock.slice(2)}:00` : day;
}

function cityOf(code: string): Place {
  const airport = airportByIata(code) ?? airportsOfMetropolis(code)[0];
  return airport?.city ? { city: airport.city, country: airport.country } : {};
}

/** By the two letters under which the systems know them. */
const hirers: { [code: string]: Company } = {
  AC: { name: 'ACE Rent A Car' },
  AL: { name: 'Alamo' },
  EP: { name: 'Europcar' },
  ET: { name: 'Enterprise' },
  SX: { name: 'Sixt' },
  ZD: { name: 'Budget' },
  ZE: { name: 'Hertz' },
  ZI: { name: 'Avis' },
  ZL: { name: 'National' },
  ZR: { name: 'Dollar' },
  ZT: { name: 'Thrifty' },
};
