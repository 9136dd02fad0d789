import type { Booking, Candidate } from '../../booking.ts';
import { printText } from '../../decode/plain-text.ts';
import { daysApart } from '../../instants.ts';
import type { CalendarEvent, SourceNode } from '../../source.ts';
import { plain } from '../../text/plain.ts';
import type { TextDocument } from '../../text-document.ts';
import type { Reader } from '../reader.ts';
import { withLoneLocator } from '../text/numbers/lone-locator.ts';
import { passagesOf } from '../text/passages/passages.ts';
import { readText } from '../text/reader.ts';
import { sharedOf } from '../text/shared.ts';
import { addEnds } from './drive-title.ts';
import { addReturn } from './hire-title.ts';
import { readNotice } from './notice.ts';
import { type OwnEvent, pairedEvents } from './paired-events.ts';
import { addSpoken } from './spoken.ts';
import { addHours } from './stay-title.ts';
import { readTimetable } from './timetable.ts';
import { readTitle } from './title.ts';

/**
 * Calendar events: those that carry bookings as data are read by the markup reader, journeys written as timetables
 * line by line, others by what their title says they are, with the event's own clock.
 */
export const icalReader: Reader = {
  name: 'ical',
  mayRead: (node) => node.content.of === 'events',
  read(node) {
    const events = node.content.of === 'events' ? node.content.events : [];
    const read = pairedEvents(events).map((own) => ({ event: own.event, candidates: readEvent(own, node) }));
    const isTrip = read.some(({ candidates }) => candidates.some(({ booking }) => booking.type !== 'Event'));
    const trip = read.filter(({ event, candidates }) => !isMeeting(event, candidates));
    const own = isTrip ? trip.filter((one) => !isWholeTrip(one, trip)) : read;
    return { candidates: own.flatMap(({ candidates }) => candidates), doubts: [] };
  },
};

type Read = { event: CalendarEvent; candidates: readonly Candidate[] };

/** "Boston, MA, June 2027" over all the days of a planner's flights and nights: the trip, and none of its bookings. */
function isWholeTrip({ event, candidates }: Read, all: readonly Read[]): boolean {
  const { start, end } = event;
  if (!start?.day || !end || daysApart(start, end) < 2 || !candidates.every(isNotice)) return false;
  const within = all.filter(({ event: other, candidates: own }) => {
    const day = other.start?.local.slice(0, 10) ?? '';
    return own.some((one) => !isNotice(one)) && start.local <= day && day <= end.local;
  });
  return (
    within.length > 1 &&
    !/\d{4}(?!\d)|(?=[A-Z]*\d)[A-Z\d]{6}/.test(event.description.replace(links, '').replace(/\b20\d\d\b/g, ''))
  );
}

const isNotice = ({ booking }: Candidate) => booking.type === 'Event';
const links = /https?:\S+/g;

/** "Seminar UNAM" between the flights and the hotel of a trip: what one travels for, and nothing that was booked. */
function isMeeting({ summary, description }: CalendarEvent, candidates: readonly Candidate[]): boolean {
  return candidates.every(isNotice) && !booked.test(plain(`${summary}\n${description}`).replace(unbooked, ' '));
}

/** "Added by traveller. No booking.", "aucune prestation réservée", "nothing to be booked", "rien à confirmer". */
const unbooked =
  /\b(?:no|not|never|nothing|none|without|sans|pas|aucune?|rien|ni|keine?|nicht|nichts) (?:(?!but\b|mais\b)[a-z']{1,14} ){0,3}?(?:tickets?|billets?|book\w*|reserv\w*|confirm\w*|orders?|commandes?|commandee?s?|gebucht|buchung)\b/g;

const booked =
  /\b(?:tickets?|billets?|bookings?|booked|reserv\w*|confirm\w*|orders?|commandes?|seats?|entry|entree|admission|eintritt\w*|karten?|bigliett\w*|entradas?)\b/;

function readEvent(own: OwnEvent, node: SourceNode): Candidate[] {
  const { event } = own;
  if (event.things.length > 0) return [];
  const candidates = readBooked(own, node);
  if (event.cancelled) for (const { booking } of candidates) booking.status = 'cancelled';
  return candidates;
}

function readBooked(own: OwnEvent, node: SourceNode): Candidate[] {
  const { event, index } = own;
  const text = [event.summary, event.location, event.description].filter(Boolean).join('\n\n');
  const document = printText(text, { node: node.path, contextDate: dayOf(event, node), origin: node.origin });
  const legs = readTimetable(event, index, node.path);
  for (const leg of legs) addShared(leg, document);
  if (legs.length === 1 && legs[0]) addSpoken(legs[0], document);
  if (legs.length > 0) return legs;
  const titled = readTitle(own, node);
  if (!titled) {
    // "SIXT 9738204416" over the whole confirmation
    const told = readText(document).filter(({ booking }) => isWithin(booking, event));
    if (told.length > 0) return told;
    const onDay = readOnItsDay(text, event, node);
    return onDay.length > 0 ? onDay : readNotice(event, index, node.path);
  }
  const passages = passagesOf(document);
  addShared(titled, document);
  addSpoken(titled, document);
  addHours(titled, passages, document.node);
  addEnds(titled, passages, document.node);
  addReturn(titled, passages, document.node);
  // the event's clock is the one that was meant; the text may tell the rest of the same booking, and nothing else
  const [told] = readText(document).filter(
    ({ booking }) => booking.type === titled.booking.type && !isOfAnotherDay(booking, titled.booking),
  );
  if (own.last && told) withToldReturn(titled.booking, told.booking);
  if (told) withOwnClocks(told.booking, titled.booking);
  if (told) withWholeEnds(titled.booking, told.booking);
  return told ? [titled, told] : [titled];
}

/** "Avgång 18:25 Stockholm C": what the text tells of the day of its event, which it need not say. */
function readOnItsDay(text: string, event: CalendarEvent, node: SourceNode): Candidate[] {
  const { start } = event;
  if (!start || start.day || start.utc) return [];
  const day = dayOf(event, node);
  const dated = printText(`${day}\n\n${text}`, { node: node.path, contextDate: day, origin: node.origin });
  const told = readText(dated);
  return told.some(
    ({ booking }) => 'departure' in booking && booking.departure?.local.slice(0, 16) === start.local.slice(0, 16),
  )
    ? told
    : [];
}

/** Of a ride the event says when, and in UTC it says it for sure; a text that says otherwise is of the same ride. */
function withOwnClocks(told: Booking, titled: Booking): void {
  if (!('arrival' in told) || !('arrival' in titled) || told.type === 'RentalCarReservation') return;
  told.departure = titled.departure ?? told.departure;
  told.arrival = titled.arrival ?? told.arrival;
}

/** "→ Turin" in the title, and "Turin Vittorio Emanuele" in the text: the stop of that town. */
function withWholeEnds(titled: Booking, told: Booking): void {
  if (titled.type !== told.type || (titled.type !== 'TrainReservation' && titled.type !== 'BusReservation')) return;
  for (const end of ['from', 'to'] as const) {
    const [short, whole] = [titled[end]?.name, 'from' in told ? told[end]?.name : undefined];
    if (short && whole && /^[ ,(-]/.test(whole.slice(short.length)) && plain(whole).startsWith(plain(short)))
      titled[end] = { ...titled[end], name: whole };
  }
}

/** An event of its own for a car's return may begin when one sets out to it: the text says until when. */
function withToldReturn(titled: Booking, told: Booking): void {
  if (titled.type !== 'RentalCarReservation' || told.type !== titled.type) return;
  const [own, said] = [titled.arrival?.local, told.arrival?.local];
  if (own && said && said.length > 10 && own.slice(0, 10) === said.slice(0, 10)) titled.arrival = told.arrival;
}

/** What a text tells of a day of its event: of any other it speaks as a letter does. */
function isWithin(told: Booking, { start, end }: CalendarEvent): boolean {
  const day = told.type === 'LodgingReservation' ? told.checkIn : 'departure' in told ? told.departure : undefined;
  const [from, own, until] = [start, day, end ?? start].map((time) => time?.local.slice(0, 10));
  return from !== undefined && own !== undefined && until !== undefined && from <= own && own <= until;
}

/** "…, arrival at 10:55 on 20 August": a day of the text that is not the one of the event's clock. */
function isOfAnotherDay(told: Booking, titled: Booking): boolean {
  const [day, own] = [told, titled].map((one) => ('departure' in one ? one.departure?.local.slice(0, 10) : undefined));
  return day !== undefined && own !== undefined && day !== own;
}

/** The reference, the people and the price, which the description says in words. */
function addShared(candidate: Candidate, document: TextDocument): void {
  const { booking, evidence } = candidate;
  const { references, travelers, price, ...shared } = sharedOf(document);
  const airline = 'carrier' in booking ? plain(booking.carrier?.name ?? '') : '';
  // "Aer Lingus reference: 2XH7MP" beside the agency's own
  const carriers = references.find(({ company }) => company && airline !== '' && plain(company).includes(airline));
  // "Réservation Lufthansa 5RTKW9": an event has one booking, whosever number is printed
  const reference =
    carriers ?? shared.reference ?? (new Set(references.map((r) => r.value)).size === 1 ? references[0] : null);
  const at = (found: { at: number; text: string }) => ({
    node: document.node,
    at: found.at,
    text: found.text.slice(0, 200),
  });
  if (reference && !booking.reference) {
    booking.reference = reference.value;
    evidence.reference = at(reference);
  }
  if (!booking.reference) withLoneLocator([candidate], document);
  const [first] = travelers;
  if (first && !booking.travelers) {
    booking.travelers = travelers.map(({ value }) => value);
    evidence.travelers = at(first);
  }
  if (price && !booking.price) {
    booking.price = price.value;
    evidence.price = at(price);
  }
}

function dayOf(event: CalendarEvent, node: SourceNode): string {
  return event.start?.local.slice(0, 10) ?? node.contextDate;
}
