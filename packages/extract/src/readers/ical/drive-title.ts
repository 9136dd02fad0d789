import type { Candidate, Place } from '../../booking.ts';
import type { CalendarEvent } from '../../source.ts';
import { draft } from '../draft.ts';
import { placeOf as zoned } from '../order/rides/ride-place.ts';
import type { Passage } from '../text/passages/passages.ts';
import { arrow } from './arrow.ts';
import type { At } from './at.ts';
import { placeTime } from './times.ts';

const drive =
  /^(?:(?:airport |private |airport taxi )?(?:taxi|transfer|transfert|navette|chauffeur|vtc|minicab)(?: priv[ée])?)\b\s?[:–—-]?\s?(.*)$/i;
const crossing = /^(?:ferry|travers[ée]e|ferry crossing|crossing|sailing|f[äa]hre)\b\s?[:–—-]?\s?(.*)$/i;

/** "Taxi from … to …", "Ferry Calais – Dover": what a title says is a ride, with the event's clock. */
export function readDriveOrCrossing(event: CalendarEvent, at: At): Candidate | null {
  const title = event.summary.trim();
  const [taxi, boat] = [drive, crossing].map((form) => form.exec(title)?.[1]);
  if (taxi !== undefined) return readDrive(event, taxi, at);
  return boat === undefined ? null : readCrossing(event, boat, at);
}

function readDrive(event: CalendarEvent, way: string, at: At): Candidate | null {
  const [start, goal] = endsOf(way);
  const from = start ?? event.location;
  if (!from || !event.start || event.start.day) return null;
  const to = goal ? zoned(goal) : undefined;
  const place = zoned(from, to?.zone);
  const taxi = draft('TaxiReservation');
  taxi.set('from', place, at(start ? 'summary' : 'location', from));
  taxi.set('to', to, goal ? at('summary', goal) : undefined);
  taxi.set('departure', placeTime(event.start, place), at('dtstart', event.start.local));
  return taxi.done('calendar', 0.85);
}

/** "Prise en charge : Aéroport de Porto, 13h15" and "Dépose : …" below a title that says no more than that one is driven. */
export function addEnds({ booking, evidence }: Candidate, passages: readonly Passage[], node: string): void {
  if (booking.type !== 'TaxiReservation' || booking.to) return;
  for (const [field, label] of [
    ['from', 'pickUp'],
    ['to', 'dropOff'],
  ] as const) {
    const [only, more] = passages.filter((p) => p.label === label && /^\p{Lu}/u.test(p.text) && p.text.length < 80);
    const name = only?.text.replace(/,? (?:à |at |um |le |on )?\d{1,2} ?[:h.] ?\d\d.*$/u, '').trim();
    if (!only || more || !name) continue;
    booking[field] = zoned(name);
    evidence[field] = { node, at: only.at, text: only.text };
  }
}

function readCrossing(event: CalendarEvent, way: string, at: At): Candidate | null {
  const [start, goal] = endsOf(way);
  if (!start || !goal || !event.start || event.start.day) return null;
  const [from, to]: Place[] = [zoned(start), zoned(goal)];
  const boat = draft('BoatReservation');
  boat.set('from', from, at('summary', start));
  boat.set('to', to, at('summary', goal));
  boat.set('departure', placeTime(event.start, from), at('dtstart', event.start.local));
  boat.set('arrival', placeTime(event.end, to), event.end && at('dtend', event.end.local));
  return boat.done('calendar', 0.85);
}

/** "from Calais to Dover", "Calais – Dover", "Calais → Dover". */
function endsOf(way: string): [string, string] | [undefined, undefined] {
  const match =
    /\b(?:from|de|von|du|depuis)\s(?:l['’])?(.{2,50}?)\s(?:to|à|vers|nach|au)\s(?:l['’]|the )?(.{2,50})$/i.exec(way) ??
    dashed.exec(way);
  return match?.[1] && match[2] ? [match[1].trim(), match[2].trim()] : [undefined, undefined];
}

const dashed = new RegExp(String.raw`^(?:[^:]{2,20}:\s?)?(\p{Lu}.{1,40}?)${arrow}(\p{Lu}.{1,40})$`, 'u');
