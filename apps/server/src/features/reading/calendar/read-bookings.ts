import { extract } from '@escale/extract';
import { type Translation, translateBooking } from '../booking-to-segment.ts';
import type { Occurrence } from './occurrence.ts';

/**
 * The bookings that events stand for, one list for each: "Vol QC 1824 CDG → LIS", "Hôtel des Arts", a ride told line by line.
 * An event that is only an event gives none.
 */
export async function readBookings(asked: { events: Occurrence[] }): Promise<Translation[][]> {
  const read: Translation[][] = [];
  for (const event of asked.events) {
    const file = new TextEncoder().encode(fileOf(event));
    const { reservations, tree } = await extract(file, {
      mediaType: 'text/calendar',
      contextDate: event.start.slice(0, 10),
    });
    read.push(
      reservations
        .flatMap((candidate) => translateBooking(candidate, tree) ?? [])
        .filter(({ type }) => type !== 'event')
        .slice(0, 20),
    );
  }
  return read;
}

/** What every provider's event has in common, as the engine's calendar reader takes it. */
function fileOf(event: Occurrence): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    `DTSTART${timeOf(event.start)}`,
    `DTEND${timeOf(event.end, true)}`,
    ...(event.latitude === undefined ? [] : [`GEO:${event.latitude};${event.longitude}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.join('\r\n');
}

const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** The end of whole days is written as the day after. */
function timeOf(moment: string, exclusive = false): string {
  const digits = (text: string) => text.replace(/[-:]/g, '');
  if (moment.length === 10) {
    const day = exclusive ? new Date(Date.parse(moment) + 86_400_000).toISOString().slice(0, 10) : moment;
    return `;VALUE=DATE:${digits(day)}`;
  }
  const zone = /\[([^\]]+)\]$/.exec(moment)?.[1];
  const clock = digits(moment.slice(0, 19));
  if (zone === 'UTC') return `:${clock}Z`;
  return zone ? `;TZID=${zone}:${clock}` : `:${clock}`;
}
