import type { Candidate, Place } from '../../booking.ts';
import { findCity, zoneAt } from '../../knowledge/index.ts';
import { knownAddress } from '../../known-ends.ts';
import type { CalendarEvent } from '../../source.ts';
import { addDays } from '../../text/days.ts';
import { inLines } from '../../text/in-lines.ts';
import { plain } from '../../text/plain.ts';
import { draft } from '../draft.ts';
import { readAddress } from '../text/stays/addresses.ts';
import { isStreet } from '../text/stays/streets.ts';
import { placeTime } from './times.ts';

/** An event that nobody is known to have booked: a meeting, a conference. */
export function readNotice(event: CalendarEvent, index: number, node: string): Candidate[] {
  if (!event.summary || !event.start || reminder.test(plain(event.summary))) return [];
  const notice = draft('Event');
  const pointer = (field: string, text: string) => ({ node, at: `/${index}/${field}`, text });
  notice.set('name', event.summary, pointer('summary', event.summary));
  const said = placeOf(event);
  const place = said?.street ? said : said && { ...said, ...housed(event.location) };
  if (place) notice.set('place', place, pointer('location', event.location));
  const known = knownAddress(place);
  notice.set('departure', placeTime(event.start, known), pointer('dtstart', event.start.local));
  const end = event.end?.day ? { ...event.end, local: addDays(event.end.local.slice(0, 10), -1) } : event.end;
  notice.set('until', placeTime(end, known), event.end && pointer('dtend', event.end.local));
  if (event.url && /^https?:\/\//.test(event.url)) notice.set('links', { show: event.url });
  return [notice.done('calendar', 0.9)];
}

/** Until when one may change a ticket, from when one may check in: nothing that one goes to. */
const reminder = inLines('u')`
  ^(?:
    (?:the )?last (?:day|date|chance) (?:to|for)|deadline|reminder
    |(?:(?:online|web|mobile)[ -])?check-?in[ ]
    (?:(?:is |now )*open|opens|closes|geoffnet|offnet|abierto|aperto|disponible|disponibile|ouvert)
    |dernier (?:jour|delai) pour|date limite|echeance|rappel|(?:ouverture|debut) de l'enregistrement
    |enregistrement (?:en ligne|ouvert)|letzter tag|frist|erinnerung
    |(?:penser|bien penser|ne pas oublier|n'oublie[zr]?(?: pas)?|se souvenir)
    |pense-bete|a faire|(?:do not|don't) forget|remember to|to-?do\b
    |(?:nicht vergessen|denk an|ricorda(?:rsi|ti)?|non dimenticare|recordar|no olvidar)
    |(?:check in|s'enregistrer|sich einchecken|einchecken) (?:online|en ligne)
  )(?!\p{L})
`;

/** "Name (street, city, region, country 12345)" as Meetup and others write it; else the line as it is. */
export function placeOf(event: CalendarEvent): Place | undefined {
  const { location, latitude, longitude } = event;
  if (!location || /^https?:/.test(location)) return undefined;
  const zone =
    latitude !== undefined && longitude !== undefined ? (zoneAt(latitude, longitude) ?? undefined) : undefined;
  const point = { ...(latitude === undefined ? {} : { latitude, longitude }), ...(zone ? { zone } : {}) };
  const match = /^([^()]{2,100}?)\s\(([^()]{5,200})\)$/.exec(location);
  const parts = match?.[2]?.split(/,\s?/) ?? [];
  const [street = '', city = '', region] = parts;
  // "Salle Rossini (Bâtiment B, 2e étage)": where in the house
  const isAddress = parts.length > 2 || (parts.length === 2 && (isStreet(street) || findCity(city) !== null));
  if (!match || !isAddress) return { name: location, ...point };
  return { name: match[1], street, city, ...(parts.length > 3 ? { region } : {}), ...point };
}

/** "Leith Community Hub, 24 Tolbooth Wynd, Edinburgh, EH6 6DN": a name, and behind it what is surely an address. */
function housed(location: string): Place | undefined {
  const [name = '', ...behind] = location.split(/\s*(?:\r?\n|,\s)\s*/);
  const address = isStreet(name) ? null : readAddress(behind);
  return address?.street && address.city ? { ...address, name } : undefined;
}
