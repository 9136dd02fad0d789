import { parseFragment } from 'parse5';
import type { Company, Evidence, Person, Place, PlaceTime, Price } from '../../booking.ts';
import { readIsoTime } from '../../iso-time.ts';
import { isObject, type JsonObject, type JsonValue } from '../../json.ts';
import { findDates } from '../../text/dates.ts';
import { readName } from '../../text/names.ts';
import { findTimes } from '../../text/times.ts';
import { readAddress } from '../text/stays/addresses.ts';
import { printedStreet } from '../text/stays/printed-street.ts';

/** A value in markup with the way to it. */
export type Pick = { value: JsonValue | undefined; pointer: string };

/** Follows the first of these dotted paths that leads to something; lists are entered by their first member. */
export function pick(from: Pick, ...paths: string[]): Pick {
  for (const path of paths) {
    let here: Pick = from;
    for (const key of path.split('.')) {
      here = first(here);
      here = { value: isObject(here.value) ? valueIn(here.value, key) : undefined, pointer: `${here.pointer}/${key}` };
    }
    if (!isNothing(here.value)) return here;
  }
  return { value: undefined, pointer: from.pointer };
}

/** Templates write "checkInTime" and "pickUpTime" where the vocabulary has small letters. */
function valueIn(thing: JsonObject, key: string): JsonValue | undefined {
  if (thing[key] !== undefined) return thing[key];
  const small = key.toLowerCase();
  const its = Object.keys(thing).find((name) => name.length === key.length && name.toLowerCase() === small);
  return its === undefined ? undefined : thing[its];
}

export function first(from: Pick): Pick {
  return Array.isArray(from.value) ? { value: from.value[0], pointer: `${from.pointer}/0` } : from;
}

function isNothing(value: JsonValue | undefined): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** The name of its type without the vocabulary's address; of several the one that says most of a booking. */
export function typeOf(thing: JsonObject): string {
  const types = [thing['@type']]
    .flat()
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^.*[/#:]/, ''));
  const booked = types.find((type) => /.Reservation$/i.test(type));
  const tidy = booked ?? types[0] ?? '';
  return reservations.find((name) => name.toLowerCase() === tidy.toLowerCase()) ?? tidy;
}

/** As the vocabulary writes them. */
const reservations = [
  'BoatReservation',
  'BusReservation',
  'EventReservation',
  'FlightReservation',
  'FoodEstablishmentReservation',
  'LodgingReservation',
  'RentalCarReservation',
  'TaxiReservation',
  'TrainReservation',
];

export function evidenceOf(node: string, found: Pick): Evidence {
  const text = typeof found.value === 'string' ? found.value : JSON.stringify(found.value ?? '');
  return { node, at: found.pointer, text };
}

/** A string with its entities decoded and its white space told once: markup is made by templates, which escape twice. */
export function textOf(found: Pick): string | undefined {
  const { value } = first(found);
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  const text = unescaped(value).replace(/\s+/g, ' ').trim();
  // what a template prints when it has nothing
  return /^(?:null|undefined|n\/a|none|-|\{\{.*\}\}|%\w+%)?$/i.test(text) ? undefined : text;
}

/** "H&ocirc;tel", "D&amp;#39;Oro": escaped for a page, and in markup no page undoes it. */
function unescaped(text: string): string {
  let plain = text;
  for (let times = 0; times < 2 && /&#?\w{2,8};/.test(plain); times++) {
    const [node] = parseFragment(plain.replaceAll('<', '&lt;')).childNodes;
    plain = node && 'value' in node ? node.value : plain;
  }
  return plain;
}

/** A barcode's message as it is: its columns are counted in spaces. */
export function tokenOf(found: Pick): string | undefined {
  const { value } = first(found);
  return typeof value === 'string' && value.trim() !== '' ? value.replace(/[\r\n]+$/, '') : undefined;
}

/** ISO 8601 as the vocabulary demands, else what a person would write: "11 April 2027 16:00". Nothing that needs guessing. */
export function timeOf(found: Pick): PlaceTime | null {
  const { value } = first(found);
  const iso = readIsoTime(value);
  if (iso || typeof value !== 'string') return iso;
  const text = value.slice(0, 60);
  const [date] = findDates(text, { contextDate: '2000-01-01', language: 'unknown' });
  if (!date?.sure || !date.yearPrinted) return null;
  const [time] = findTimes(text.slice(0, date.at) + text.slice(date.at + date.length));
  return { local: time ? `${date.day}T${time.time}:00` : date.day };
}

export function placeOf(found: Pick): Place | undefined {
  const { value } = first(found);
  if (typeof value === 'string') return dropEmpty({ name: textOf(found) });
  if (!isObject(value)) return undefined;
  const get = (path: string) => textOf(pick(found, path));
  const address = first(pick(found, 'address')).value;
  const latitude = Number(get('geo.latitude') ?? get('latitude') ?? Number.NaN);
  const longitude = Number(get('geo.longitude') ?? get('longitude') ?? Number.NaN);
  const place: Place = {
    name: get('name'),
    iata: iataOf(get('iataCode'), 3),
    identifier: get('identifier'),
    street: get('address.streetAddress'),
    postcode: get('address.postalCode'),
    city: get('address.addressLocality'),
    region: get('address.addressRegion'),
    country: get('address.addressCountry.name') ?? get('address.addressCountry'),
    ...(typeof address === 'string' && inOneLine(address)),
    phone: get('telephone'),
    email: get('email'),
    url: get('url'),
  };
  // zero, zero is where templates send those who have no place
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0))
    Object.assign(place, { latitude, longitude });
  return dropEmpty(place);
}

/** "20 Blossom Street, York YO24 1AJ": its parts where they are plain, else the line as it is. */
function inOneLine(address: string): Place {
  const read = readAddress(address.split('\n'));
  const { street, postcode, city, country } = read?.name ? {} : (read ?? {});
  return street && city
    ? { street: printedStreet(street, address), postcode, city, ...(country && { country }) }
    : { street: address.trim() };
}

export function companyOf(found: Pick): Company | undefined {
  const { value } = first(found);
  if (typeof value === 'string') return dropEmpty({ name: textOf(found) });
  return dropEmpty({
    name: textOf(pick(found, 'name')),
    iata: iataOf(textOf(pick(found, 'iataCode')), 2),
    identifier: textOf(pick(found, 'identifier')),
  });
}

export function iataOf(code: string | undefined, length: 2 | 3): string | undefined {
  const tidy = code?.trim().toUpperCase();
  if (!tidy) return undefined;
  return (length === 3 ? /^[A-Z]{3}$/ : /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])$/).test(tidy) ? tidy : undefined;
}

export function peopleOf(found: Pick): Person[] | undefined {
  const list = Array.isArray(found.value) ? found.value : [found.value];
  const people = list
    .map((value) => personOf({ value, pointer: found.pointer }))
    .filter((person) => person !== undefined);
  return people.length > 0 ? people : undefined;
}

function personOf(found: Pick): Person | undefined {
  if (typeof found.value === 'string') return found.value.trim() ? { name: withoutTitle(found.value) } : undefined;
  const givenName = textOf(pick(found, 'givenName'));
  const familyName = textOf(pick(found, 'familyName'));
  const name = textOf(pick(found, 'name')) ?? [givenName, familyName].filter(Boolean).join(' ');
  return name ? dropEmpty({ name: withoutTitle(name), givenName, familyName }) : undefined;
}

function withoutTitle(name: string): string {
  const tidy = name.replace(/\s+/g, ' ').trim();
  // "LEE/ANN MS", as airlines keep it
  const turned = /^[\p{L}' -]{2,40}\/[\p{L}' -]{2,40}$/u.test(tidy) ? readName(tidy) : null;
  if (turned) return turned;
  return tidy.replace(/^(?:mr|mrs|ms|miss|mx|dr|prof|herr|frau|m|mme|mlle|monsieur|madame)\.?\s(?=\S)/i, '');
}

export function priceOf(from: Pick): { price: Price; found: Pick } | undefined {
  const found = pick(
    from,
    'totalPrice',
    'price',
    'reservedTicket.totalPrice',
    'reservedTicket.price',
    'priceSpecification',
  );
  const inner = first(found).value;
  const amountText = isObject(inner) ? textOf(pick(found, 'price', 'value')) : textOf(found);
  const currency =
    textOf(pick(found, 'priceCurrency', 'currency')) ??
    textOf(pick(from, 'priceCurrency', 'reservedTicket.priceCurrency')) ??
    /\b[A-Z]{3}\b/.exec(amountText ?? '')?.[0];
  const amount = readAmount(amountText);
  return amount && currency && /^[A-Z]{3}$/.test(currency) ? { price: { amount, currency }, found } : undefined;
}

/** "1.604,31", "1,604.31", "119" as a decimal string; null where the last mark may be either. */
function readAmount(text: string | undefined): string | null {
  const match = /\d[\d., ']*/.exec(text ?? '');
  if (!match) return null;
  const digits = match[0].replace(/[ ']/g, '').replace(/[.,]$/, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return digits;
  const fraction = digits.slice(last + 1);
  const whole = digits.slice(0, last).replace(/[.,]/g, '');
  if (fraction.length === 3 && digits[last] === ',') return whole + fraction;
  return `${whole || '0'}.${fraction}`;
}

export function dropEmpty<T extends object>(value: T): T | undefined {
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined && entry !== '');
  return entries.length > 0 ? (Object.fromEntries(entries) as T) : undefined;
}
