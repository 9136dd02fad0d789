import type { Candidate, Place } from '../../booking.ts';
import { knownAddress } from '../../known-ends.ts';
import type { CalendarEvent } from '../../source.ts';
import { inLines } from '../../text/in-lines.ts';
import { plain } from '../../text/plain.ts';
import { draft } from '../draft.ts';
import { readAddress } from '../text/stays/addresses.ts';
import { isStreet } from '../text/stays/streets.ts';
import type { At } from './at.ts';
import { placeOf } from './notice.ts';
import { placeTime } from './times.ts';

/**
 * Whether an event is a table that somebody holds: its title speaks of a meal, and it or its text of a table for so many.
 * "Lunch with Ana" is in many calendars, and nothing that was booked.
 */
export function isMeal({ start, end, summary, description }: CalendarEvent): boolean {
  const title = plain(summary);
  const isOfHours = start && !start.day && (!end || start.local.slice(0, 10) === end.local.slice(0, 10));
  const said = `${title}\n${plain(description.slice(0, 5_000))}`;
  // "Le Petit Zinc - 2 personnes" over "Votre réservation au restaurant …"
  const isForSome = people.test(title) && ofHouse.test(said) && reserved.test(said);
  // "Réservation - Le Petit Zinc" over "Votre table est confirmée" and "Couverts : 3"
  const isKept = counted.test(said) && tableKept.test(said);
  return Boolean(isOfHours) && ((meal.test(title) && held.test(said)) || isForSome || isKept);
}

const people =
  /(?:^|[\s(])(\d{1,2}) (?:people|persons?|personnes?|pers\.|personen|persone|personas|pessoas|couverts|covers|guests|gaste|diners|g(?:a|æ)ster|gjester|gasten|osob|osoby)(?![a-z])/;
const counted =
  /(?:^|\n)(?:(?:nombre de |number of |anzahl(?: der)? |numero (?:di |de )|aantal |antall? |liczba |pocet )?(?:people|persons?|personnes?|personen|persone|personas|comensales|pessoas|couverts?|coperti|covers|guests|gaste|gasten|g(?:a|æ)ster|gjester|personer|osob|diners)|party(?: size)?) ?: ?(\d{1,2})(?!\d)/;
const tableKept =
  /\b(?:tables?|tisch|tavolo|mesa|tafel|bord|stolik|stul)\b[^.\n]{0,30}\b(?:reserv\w+|confirm\w+|booked|held|gebucht|bestatigt|prenotat\w|riservat\w|gereserveerd|bevestigd|bokat|bekraftat|zarezerwowan\w|potwierdzon\w|rezervovan\w|potvrzen\w?)\b/;
const ofHouse =
  /\b(?:restaurants?|ristorante|restaurante|bistrot?|brasserie|trattoria|table|tisch|party size|opentable|thefork)\b/;
const reserved = /\b(?:reserv\w+|reserved|booking|booked|confirm\w*|prenotazione|buchung)\b/;

const meal = inLines()`
  ^(?:
    dinner|lunch|breakfast|brunch|supper|table|restaurant|diner|dejeuner|souper|brunch|petit-dejeuner|abendessen|mittagessen|tisch
    |cena|pranzo|comida|almuerzo
    |(?:reservation|booking|reserved|booked)(?: de table)?:? (?:dinner|lunch|table|restaurant)
    |reservation (?:au |du )?restaurant|(?:reservation|booking) (?:at|chez)\b
  )
`;
const held = inLines()`
  \bparty of \d
  |\btable (?:for|pour|de|of|reservation|booked|reserved|reservee)\b
  |\b(?:tisch fur|mesa para|tavolo per)\b
  |\btable\b[^.\n]{0,30}\b(?:in the name of|under the name|au nom de)\b
  |\b(?:dinner|lunch|brunch|restaurant|table|diner|dejeuner) (?:reservation|booking)\b
  |\b(?:reservation|booking) (?:for|pour|de|d'une) (?:dinner|lunch|\d|une table|table|diner|dejeuner)
`;

/** "Dinner reservation: The Gannet's Larder (table for 4)", and the house's street in the place of the event. */
export function readMeal(event: CalendarEvent, at: At): Candidate | null {
  const place = knownAddress(houseOf(event));
  if (!place?.name || !event.start) return null;
  const table = draft('FoodEstablishmentReservation');
  table.set('place', place, at('location', event.location || event.summary));
  table.set('departure', placeTime(event.start, place), at('dtstart', event.start.local));
  const said = `${event.summary}\n${event.description.slice(0, 5_000)}`;
  const party = Number([seats, people, counted].map((one) => one.exec(plain(said))?.[1]).find(Boolean) ?? 0);
  if (party > 0) table.set('partySize', party, at('summary', event.summary));
  return table.done('calendar', 0.85);
}

const seats = /\b(?:table (?:for|pour|de|of)|tisch fur|mesa para|tavolo per|party of) (\d{1,2})\b(?![:h.]\d)/;

/** The house as its place names it before the street; else as the title does. */
function houseOf(event: CalendarEvent): Place | undefined {
  const [name = '', ...address] = event.location.split(/,\s?/);
  if (name && !isStreet(name) && address.length > 0 && /\d/.test(address.join(' ')))
    return { ...readAddress([address.join(', ')]), name };
  const title = event.summary.replace(/\s?\([^()]*\)\s?$/, '').replace(peopleBehind, '');
  const titled = (named.exec(title)?.[1] ?? (title === event.summary ? undefined : title))?.trim();
  const street = isStreet(name) ? readAddress([event.location]) : undefined;
  const place = placeOf(event);
  return titled ? { ...(street ?? place), name: titled } : street ? undefined : place;
}

/** ", 4 people", " - 2 personnes". */
const peopleBehind = /(?:,| [–—-]| for| pour| für| per| para) \d{1,2} \p{L}{3,9}\.?$/iu;
const named = /^[^:]{4,40}?(?::| (?:at|chez|im|bei|da|al|en|au|aux|à la|à) | à l['’])\s?(.{2,80})$/iu;
