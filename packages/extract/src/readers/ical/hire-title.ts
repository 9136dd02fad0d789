import type { Candidate, Place, PlaceTime } from '../../booking.ts';
import type { CalendarEvent } from '../../source.ts';
import { weekdayNames } from '../../text/calendar-words.ts';
import { findDates } from '../../text/dates.ts';
import { inLines } from '../../text/in-lines.ts';
import { plain } from '../../text/plain.ts';
import { findTimes } from '../../text/times.ts';
import { draft } from '../draft.ts';
import { makes } from '../order/rides/ride-events.ts';
import { placeOf as placeAt } from '../order/rides/ride-place.ts';
import { properPlaceOf } from '../text/hires/hire-place.ts';
import { hirerNamed } from '../text/hires/hirers.ts';
import type { Passage } from '../text/passages/passages.ts';
import { isBeforeTown } from '../text/stays/addresses.ts';
import { isStreet } from '../text/stays/streets.ts';
import type { At } from './at.ts';
import { placeOf } from './notice.ts';
import { placeTime } from './times.ts';

const words =
  'car rental|car hire|rental car|hired? car|rent[ -]?a[ -]?car|location de (?:voiture|véhicule)|(?:voiture|véhicule) de location|mietwagen|leihwagen|autovermietung|autonoleggio|noleggio auto|auto a noleggio|alquiler de coche|coche de alquiler|huurauto';
/** "Pick-up: Avis", "Car pick-up: Avis, Lisbon Airport", "Retrait du véhicule : Avis". */
const taking =
  /^(?:(?:(?:rental|hire) )?(?:car|van|vehicle) )?(?:pick(?:ing)?[ -]?up|collect(?:ion)?|prise en charge|prise|retrait|départ|abholung|ritiro|recogida)(?: (?:the|of|du|de la|la|le|your))?(?: (?:car|van|vehicle|voiture|véhicule)(?=\s?[:–—-]))?\s?[:–—-]?\s?/iu;
const hire = new RegExp(`^(?:${words})\\b`, 'iu');
const spoken = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
/** "Car rental: Hertz - Lisbon Airport": the company stands before what a dash cuts off. */
const company = new RegExp(
  `^(?:${words})\\s?(?::|[–—-]|from|by|bei|chez|con)\\s?(.{2,40}?)(?:\\s(?:[–—-]\\s|\\().*|,.*|\\s(?:at|à|in|am)\\s.*)?$`,
  'iu',
);
/** "SIXT car rental 9738204416", "Europcar – location de voiture": or before the word. */
const companyBefore = new RegExp(
  `^(\\p{Lu}[\\p{L}\\d&'’.-]*(?: [\\p{Lu}&][\\p{L}\\d&'’.-]*){0,2})\\s?[:–—-]?\\s(?:${words.replace(/[a-z]/g, (c) => `[${c}${c.toUpperCase()}]`)})(?!\\p{L})`,
  'u',
);
/** What only the text of a hire says. */
const ofHire =
  /(?<!\p{L})(?:driver|conduct(?:eur|rice)|fahrer|drop-?off|return(?: to|:)|restitution|r[üu]ckgabe|or similar|ou similaire|oder ähnlich)(?!\p{L})/iu;

/** What nobody says of a taxi or a parcel. */
const ofCar = /(?<!\p{L})(?:or similar|ou similaire|ou équivalent|oder ähnlich)(?!\p{L})/iu;

const withoutPicture = (summary: string) => summary.replace(/^[^\p{L}\d]+/u, '').trim();

/**
 * Whether an event is of a hired car: "Car rental: Hertz – Lisbon Airport", "SIXT car rental 9738204416", "Pick-up: Avis". A
 * title that does not begin with the word may be of anything else, unless a hirer is named or the text speaks of a hire.
 */
export function isHire({ summary, description }: CalendarEvent): boolean {
  const title = withoutPicture(summary);
  const what = title.replace(taking, '');
  if (hire.test(what)) return true;
  const isNamed = hirerNamed(what) !== undefined;
  if (what !== title) return isNamed || spoken.test(what) || spoken.test(description) || ofCar.test(description);
  if (/^[🚗🚙🚘]/u.test(summary.trim()) && isNamed) return true;
  if (shortly.test(what) && !rides.test(what) && (ofHire.test(description) || ofCar.test(description))) return true;
  return companyBefore.test(what) && (isNamed || ofHire.test(description));
}

/** "Location Loc'Armor - Citroën Berlingo", "Rental: Dunmore Cars - Ford Focus", "Voiture Europcar": one word, where the text speaks of a hire. */
const shortly =
  /^(?:location(?: de (?:voiture|véhicule))?|(?:car )?(?:rental|hire)|voiture|car|véhicule|mietauto|mietwagen|noleggio|alquiler)\s?[:–—-]?\s(\p{Lu}[^:,()–—]{1,39}?)(?:\s[–—-]\s.*|,.*|\s\(.*|\s(?:at|à|in)\s.*)?$/iu;
const rides =
  /(?<!\p{L})(?:transfers?|transferts?|chauffeur|taxi|navette|shuttle|ski|skis|vélos?|bikes?|boat|bateau|gîte|appartement|salle|room)(?!\p{L})/iu;
const aCar = new RegExp(`^(?:${makes})\\b`);

/** Of "Citroën Berlingo - Loc'Armor" whoever is no car. */
function hirerShortly(what: string): string | undefined {
  const said = shortly.exec(what)?.[1];
  if (!said || !aCar.test(plain(said))) return said;
  const other = /\s[–—-]\s(\p{Lu}[^,()–—]{1,39})$/u.exec(what)?.[1];
  return other && !aCar.test(plain(other)) ? other : undefined;
}

function hirerOf(summary: string): string | undefined {
  const title = withoutPicture(summary);
  const what = title.replace(taking, '');
  const said = company.exec(what)?.[1] ?? companyBefore.exec(what)?.[1] ?? hirerNamed(what) ?? hirerShortly(what);
  const [named] = what.split(/, | [–—-] | \(| (?:at|à|in|am) /);
  return (said ?? (what === title || hire.test(what) ? undefined : named))?.trim();
}

/** "return LaGuardia Airport Oct 20", "Retour du véhicule" over "Bastia Aéroport": only where the text says it with a name. */
const back = inLines('giu')`
  \b(?:return(?:ed)?|drop-?off|restitution|retour|r[üu]ckgabe)
  (?: (?:(?:of )?(?:the|your|this)|du|de la|des|votre|la|le) (?:car|van|vehicle|véhicule|voiture|location|rental|clés|keys))?
  (?: to| at)?\s?:?\s(?:at |à |in |the |l['’]){0,2}(\p{L}[^,;.:\n\d]{3,50}?)(?= (?:on |le |at |by |\p{L}{3,9}\.? )?\d|[,;.\n]|$)
`;

function placeOfReturn({ description }: CalendarEvent): string | undefined {
  const places = [...description.slice(0, 20_000).matchAll(back)].flatMap(([, place = '']) => place);
  return places.find((place) => /^\p{Lu}/u.test(place))?.replace(agency, '');
}

/** "Restitution le 06/09/2027 à 17h30": the day and the hour behind the word for it. */
function momentOfReturn({ description, start }: CalendarEvent): PlaceTime | null {
  const [, behind = ''] = backAt.exec(plain(description.slice(0, 20_000))) ?? [];
  const [date] = findDates(behind, { contextDate: start?.local.slice(0, 10) ?? '', language: 'fr' });
  const [time] = date ? findTimes(behind.slice(date.at + date.length)) : [];
  return date?.sure && time && date.day > (start?.local.slice(0, 10) ?? '')
    ? { local: `${date.day}T${time.time}:00` }
    : null;
}

const backAt = /\b(?:return(?:ed|s)?|drop-?off|restitution|retour|ruckgabe|riconsegna|devolucion)\b([^\n]{0,90})/;

/** "Restitution" over a day and a station: the only place below that word. */
export function addReturn({ booking, evidence }: Candidate, passages: readonly Passage[], node: string): void {
  if (booking.type !== 'RentalCarReservation' || booking.to) return;
  const places = passages.flatMap((passage) => {
    const name = passage.label === 'dropOff' && !passage.former ? properPlaceOf(passage) : null;
    return name ? [{ name: branchOf(name), passage }] : [];
  });
  const [only, more] = places;
  if (!only || more) return;
  booking.to = placeAt(only.name, booking.from?.zone);
  evidence.to = { node, at: only.passage.at, text: only.passage.text };
}

const agency = /^agence (?:de |d['’])?(?=\p{Lu})/iu;

/** "Agence Brest Gare, 8 place du 19e RI, 29200 Brest": a branch before its street. */
function branchOf(place: string): string {
  const [branch = place, street, ...rest] = place.split(', ');
  const isBefore = street !== undefined && (isStreet(street) || isBeforeTown(street, rest)) && !isStreet(branch);
  return isBefore ? branch.replace(agency, '') : place;
}

/**
 * A hired car by its title.
 * @param returned the event of its own that says where and when the car goes back.
 */
export function readHire(event: CalendarEvent, at: At, returned?: CalendarEvent): Candidate | null {
  const named = placeOf(event);
  if (!named?.name || !event.start || event.start.day) return null;
  const desk = { ...placeAt(named.name), ...named, name: branchOf(named.name) };
  const rental = draft('RentalCarReservation');
  const name = hirerOf(event.summary);
  if (name) rental.set('carrier', { name }, at('summary', event.summary));
  rental.set('from', desk, at('location', event.location));
  rental.set('departure', placeTime(event.start, desk), at('dtstart', event.start.local));
  const said = placeOfReturn(event);
  // "Restitution : lundi 6 septembre 2027 à 17h30, agence Quimper Centre": first when, which the text's own reader parts from where
  const place = returned?.location || (said && weekdayNames.has(plain(said)) ? undefined : said);
  const goal: Place | undefined = place ? placeAt(place, desk.zone) : undefined;
  // "Retrait voiture" for half an hour: how long one stands at the desk, and not how long one has the car
  const title = withoutPicture(event.summary);
  const isDesk =
    !returned &&
    title.replace(taking, '') !== title &&
    event.end?.local.slice(0, 10) === event.start.local.slice(0, 10);
  const told = isDesk ? momentOfReturn(event) : null;
  if (told) rental.set('arrival', told, at('description', told.local));
  else if (!isDesk)
    rental.set('arrival', placeTime(event.end, goal ?? desk), event.end && at('dtend', event.end.local));
  rental.set('to', goal, place ? at(returned ? 'location' : 'description', place) : undefined);
  return rental.done('calendar', 0.85);
}
