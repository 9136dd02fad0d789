import type { Candidate } from '../../booking.ts';
import { printText } from '../../decode/plain-text.ts';
import type { CalendarEvent, SourceNode } from '../../source.ts';
import type { Reader } from '../reader.ts';
import { readText } from '../text/reader.ts';
import { readNotice } from './notice.ts';
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
    return { candidates: events.flatMap((event, index) => readEvent(event, index, node)), doubts: [] };
  },
};

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
  const printed = readText(printText(text, { node: node.path, contextDate: dayOf(event, node), origin: node.origin }));
  // the event's clock is the one that was meant; the text may tell the rest of the same booking, and nothing else
  return [titled, ...printed.filter((candidate) => candidate.booking.type === titled.booking.type).slice(0, 1)];
}

function dayOf(event: CalendarEvent, node: SourceNode): string {
  return event.start?.local.slice(0, 10) ?? node.contextDate;
}
