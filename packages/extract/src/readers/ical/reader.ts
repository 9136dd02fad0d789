import type { Booking, Candidate } from '../../booking.ts';
import { printText } from '../../decode/plain-text.ts';
import type { CalendarEvent, SourceNode } from '../../source.ts';
import { plain } from '../../text/plain.ts';
import type { TextDocument } from '../../text-document.ts';
import type { Reader } from '../reader.ts';
import { passagesOf } from '../text/passages.ts';
import { readText } from '../text/reader.ts';
import { sharedOf } from '../text/shared.ts';
import { addEnds } from './drive-title.ts';
import { readNotice } from './notice.ts';
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
    const read = events.map((event, index) => ({ event, candidates: readEvent(event, index, node) }));
    const isTrip = read.some(({ candidates }) => candidates.some(({ booking }) => booking.type !== 'Event'));
    const own = isTrip ? read.filter(({ event, candidates }) => !isMeeting(event, candidates)) : read;
    return { candidates: own.flatMap(({ candidates }) => candidates), doubts: [] };
  },
};

/** "Seminar UNAM" between the flights and the hotel of a trip: what one travels for, and nothing that was booked. */
function isMeeting({ summary, description }: CalendarEvent, candidates: readonly Candidate[]): boolean {
  const isNotice = candidates.every(({ booking }) => booking.type === 'Event');
  return isNotice && !booked.test(plain(`${summary}\n${description}`).replace(unbooked, ' '));
}

/** "Added by traveller. No booking." */
const unbooked =
  /\b(?:no|not|without|sans|pas de|aucune?|keine) (?:booking|reservation|ticket|billet|confirmation)s?\b/g;

const booked =
  /\b(?:tickets?|billets?|bookings?|booked|reserv\w*|confirm\w*|orders?|commandes?|seats?|entry|entree|admission|eintritt\w*|karten?|bigliett\w*|entradas?)\b/;

function readEvent(event: CalendarEvent, index: number, node: SourceNode): Candidate[] {
  if (event.things.length > 0) return [];
  const candidates = readBooked(event, index, node);
  if (event.cancelled) for (const { booking } of candidates) booking.status = 'cancelled';
  return candidates;
}

function readBooked(event: CalendarEvent, index: number, node: SourceNode): Candidate[] {
  const legs = readTimetable(event, index, node.path);
  if (legs.length > 0) return legs;
  const titled = readTitle(event, index, node);
  if (!titled) return readNotice(event, index, node.path);
  const text = [event.summary, event.location, event.description].filter(Boolean).join('\n\n');
  const document = printText(text, { node: node.path, contextDate: dayOf(event, node), origin: node.origin });
  const passages = passagesOf(document);
  addShared(titled, document);
  addSpoken(titled, document);
  addHours(titled, passages, document.node);
  addEnds(titled, passages, document.node);
  // the event's clock is the one that was meant; the text may tell the rest of the same booking, and nothing else
  return [
    titled,
    ...readText(document)
      .filter(({ booking }) => booking.type === titled.booking.type && !isOfAnotherDay(booking, titled.booking))
      .slice(0, 1),
  ];
}

/** "…, arrival at 10:55 on 20 August": a day of the text that is not the one of the event's clock. */
function isOfAnotherDay(told: Booking, titled: Booking): boolean {
  const [day, own] = [told, titled].map((one) => ('departure' in one ? one.departure?.local.slice(0, 10) : undefined));
  return day !== undefined && own !== undefined && day !== own;
}

/** The reference, the people and the price, which the description says in words. */
function addShared({ booking, evidence }: Candidate, document: TextDocument): void {
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
