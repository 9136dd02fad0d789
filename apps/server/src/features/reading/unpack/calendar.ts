import { extract } from '@escale/extract';
import type { Slice } from './unpacked.ts';

/** A file of a few events is one paper, a railway's for instance; beyond, it is somebody's calendar. */
const eventsOfOnePaper = 4;

type Event = { text: string; title: string; day: string };

export function isCalendarExport(text: string): boolean {
  return /^\uFEFF?BEGIN:VCALENDAR/i.test(text.trimStart()) && countEvents(text) > eventsOfOnePaper;
}

const countEvents = (text: string) => text.match(/^BEGIN:VEVENT/gim)?.length ?? 0;

/**
 * The events of an exported calendar that stand for a booking, each as a file of its own: TripIt's, or the flights that
 * a mail program wrote into Google's. A meeting is nobody's booking and is only counted.
 * @returns at which event the next slice begins, or null at the end.
 */
export async function takeEvents(
  text: string,
  from: number,
  slice: Slice,
  contextDate: string,
): Promise<number | null> {
  const { events, zones, head } = split(text);
  for (let i = from; i < events.length; i++) {
    if (slice.full) return i;
    const event = events[i];
    if (!event) continue;
    const bytes = new TextEncoder().encode(`${head}${zones}${event.text}END:VCALENDAR\r\n`);
    if (await isBooking(bytes, event.day || contextDate))
      slice.take({ title: event.title, fileName: 'event.ics', mediaType: 'text/calendar', bytes });
    else slice.nothing++;
  }
  return null;
}

async function isBooking(bytes: Uint8Array, contextDate: string): Promise<boolean> {
  const { reservations } = await extract(bytes, { mediaType: 'text/calendar', contextDate });
  return reservations.some(({ booking }) => booking.type !== 'Event');
}

/** By lines: what stands inside an event is not looked at here, so nothing of it can be got wrong. */
function split(text: string): { head: string; zones: string; events: Event[] } {
  const events: Event[] = [];
  const zones: string[] = [];
  const stays = new Map<string, Event>();
  for (const [whole, kind = ''] of text.matchAll(/^BEGIN:(VEVENT|VTIMEZONE)\r?\n[\s\S]*?^END:\1\r?\n?/gim)) {
    if (kind.toUpperCase() === 'VTIMEZONE') {
      zones.push(whole);
      continue;
    }
    const ended = whole.endsWith('\n') ? whole : `${whole}\r\n`;
    const event = { text: ended.replace(tripItFlight, '$1Flight $2'), title: summaryOf(whole), day: dayOf(whole) };
    if (joinStay(stays, event)) continue;
    events.push(event);
  }
  return { head: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Escale//Import//EN\r\n', zones: zones.join(''), events };
}

/** TripIt's title of a flight, `AF1212 CDG to LIN`, says of everything but itself what it is. */
const tripItFlight = /^(SUMMARY:)([A-Z\d]{2} ?\d{1,4} [A-Z]{3} to [A-Z]{3}\r?)$/m;

/** TripIt writes a stay as two events, its arrival and its departure. */
function joinStay(stays: Map<string, Event>, event: Event): boolean {
  const [, side, house] = /^check-?(in|out):? +(.+)$/i.exec(event.title) ?? [];
  if (!side || !house) return false;
  if (side.toLowerCase() === 'in') {
    stays.set(house, event);
    return false;
  }
  const arrival = stays.get(house);
  const leaves = /^DTSTART([^\r\n]*)/im.exec(event.text)?.[1];
  if (!arrival || !leaves) return false;
  arrival.text = arrival.text.replace(/^DTEND[^\r\n]*/im, `DTEND${leaves}`);
  arrival.title = house;
  stays.delete(house);
  return true;
}

function summaryOf(event: string): string {
  const line = /^SUMMARY[^:\r\n]*:([^\r\n]*(?:\r?\n[ \t][^\r\n]*)*)/im.exec(event)?.[1] ?? '';
  return line
    .replace(/\r?\n[ \t]/g, '')
    .replace(/\\([,;\\])/g, '$1')
    .replace(/\\n/gi, ' ')
    .trim()
    .slice(0, 200);
}

function dayOf(event: string): string {
  const [, y, m, d] = /^DTSTART[^:\r\n]*:(\d{4})(\d{2})(\d{2})/im.exec(event) ?? [];
  return y ? `${y}-${m}-${d}` : '';
}
