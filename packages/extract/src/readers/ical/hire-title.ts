import type { Candidate } from '../../booking.ts';
import type { CalendarEvent } from '../../source.ts';
import { draft } from '../draft.ts';
import { placeOf as placeAt } from '../order/ride-place.ts';
import type { At } from './at.ts';
import { placeOf } from './notice.ts';
import { placeTime } from './times.ts';

const words =
  'car rental|car hire|rental car|hire car|location de voiture|mietwagen|autonoleggio|noleggio auto|alquiler de coche|huurauto';
const hire = new RegExp(`^(?:${words})\\b`, 'i');
/** "Car rental: Hertz - Lisbon Airport": the company stands before what a dash cuts off. */
const company = new RegExp(
  `^(?:${words})\\s?(?::|[–—-]|from|by|bei|chez|con)\\s?(.{2,40}?)(?:\\s[–—-]\\s.*|,.*|\\s(?:at|à|in|am)\\s.*)?$`,
  'i',
);

/** Whether a calendar's title is of a hired car: "Car rental: Hertz – Lisbon Airport". */
export function isHire(title: string): boolean {
  return hire.test(title);
}

/** "return LaGuardia Airport Oct 20": only where the text says it with a name. */
const back =
  /\b(?:return(?:ed)?(?: to| at)?|drop-?off|restitution|retour|r[üu]ckgabe)\s?:?\s(?:at |à |in |the |l['’]){0,2}(\p{Lu}[^,;.:\n\d]{3,50}?)(?= (?:on |le |at |by |\p{L}{3,9}\.? )?\d|[,;.\n]|$)/iu;

/** A hired car by its title. */
export function readHire(event: CalendarEvent, at: At): Candidate | null {
  const desk = placeOf(event);
  if (!desk || !event.start || event.start.day) return null;
  const rental = draft('RentalCarReservation');
  const name = company.exec(event.summary)?.[1];
  if (name) rental.set('carrier', { name }, at('summary', event.summary));
  rental.set('from', desk, at('location', event.location));
  rental.set('departure', placeTime(event.start, desk), at('dtstart', event.start.local));
  rental.set('arrival', placeTime(event.end, desk), event.end && at('dtend', event.end.local));
  const place = back.exec(event.description.slice(0, 20_000))?.[1];
  rental.set('to', place ? placeAt(place) : undefined, place ? at('description', place) : undefined);
  return rental.done('calendar', 0.85);
}
