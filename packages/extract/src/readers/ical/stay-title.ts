import type { Candidate, Place } from '../../booking.ts';
import { daysApart } from '../../instants.ts';
import { countryCode } from '../../knowledge/countries.ts';
import { knownAddress } from '../../known-ends.ts';
import type { CalendarEvent } from '../../source.ts';
import { plain } from '../../text/plain.ts';
import { draft } from '../draft.ts';
import type { Passage } from '../text/passages/passages.ts';
import { readAddress } from '../text/stays/addresses.ts';
import { daysOfFlow, nowhere } from '../text/stays/days-of-flow.ts';
import { flowOf } from '../text/stays/flow.ts';
import { hoursOfEnds } from '../text/stays/hours-of-ends.ts';
import type { At } from './at.ts';
import { placeOf } from './notice.ts';
import { placeTime } from './times.ts';

/**
 * Whether an event is nights: by the first or the last word of its title, by whole days as many as its text tells nights, or
 * where it goes on overnight and its text says from when and until when there is a room.
 */
export function isStay(event: CalendarEvent): boolean {
  const { summary } = event;
  return word.test(summary) || houseBehind.test(summary) || tellsItsNights(event) || tellsItsRoom(event);
}

const word = /^(?:hotel|hôtel|stay|séjour|check-?in|hébergement|accommodation|lodging|unterkunft|übernachtung)\b/i;
/** "Casa da Cordoaria (hôtel)", "Torphin House – hotel". */
const houseBehind =
  /^(\p{L}.{1,70}?)\s?(?:[([]|[–—-]\s|,\s)(?:hotel|hôtel|hébergement|accommodation|lodging|unterkunft)[)\]]?$/iu;

function tellsItsNights({ start, end, location, description }: CalendarEvent): boolean {
  if (!start || !end || !/\d/.test(location)) return false;
  const told =
    /(?<![\d.,])(\d{1,2}) (?:nuit(?:ée)?s?|nights?|Nächte?|Übernachtung(?:en)?|notti?|noches?)(?!\p{L})/u.exec(
      description.slice(0, 5_000),
    )?.[1];
  return told !== undefined && daysApart(start, end) === Number(told);
}

function tellsItsRoom({ start, end, summary, description, location }: CalendarEvent): boolean {
  const nights = start && end ? daysApart(start, end) : 0;
  if (nights < 1 || nights > 31 || !location) return false;
  const said = plain(`${summary}\n${description.slice(0, 5_000)}`);
  const isBooked = /\d/.test(location) && comes.test(said) && booked.test(said);
  return (yourStay.test(plain(summary)) && rooms.test(said)) || (comes.test(said) && goes.test(said)) || isBooked;
}

const yourStay =
  /\b(?:your|my|votre|mon|ihr|il (?:suo|tuo)|su) (?:stay|room|sejour|chambre|aufenthalt|zimmer|soggiorno|estancia)\b/;
const rooms = /\b(?:rooms?|chambres?|nights?|nuits?|nuitees?|guests?|zimmer|nachte?|camera|notti|habitacion|noches)\b/;
const booked =
  /\b(?:reserv\w+|booking|buchung\w*|prenotazione) ?(?:code|number|no\.?|n°|nr\.?|id|ref\w*|nummer|snummer)?:? ?#?(?=[a-z\d-]*\d)[a-z\d-]{5,}\b/;
const comes = /\b(?:check-?in|arrivee des|anreise ab|room (?:is )?(?:ready|available)|chambre disponible)\b/;
const goes = /\b(?:check-?out|depart avant|abreise bis|(?:to be )?vacated|a liberer)\b/;

/** Who writes "Your stay in Savannah" names himself elsewhere: as the one who invites, or in his first sentence. */
function nameOfHost({ organizer, description }: CalendarEvent): string | undefined {
  const told =
    /(?:booking|staying|stay|reservation|reserving|room|réserv\p{L}+|séjour\p{L}*|chambre)s? (?:with|at|chez|à l['’]|à la|à|au) ((?:The |Le |La |Les |L['’])?\p{Lu}[\p{L}\p{N}'’&.-]+(?: (?:\p{Lu}[\p{L}\p{N}'’&-]+|de|du|des|da|do|la|le|les|of|the|and|&|am|zum|del|di))*)/u.exec(
      description.slice(0, 600),
    )?.[1];
  const name = organizer?.name?.trim();
  return name && !/[@/]/.test(name) ? name : told;
}

/** "Hôtel du Sablon Vert (2 nuits)" over "18 rue aux Chandelles, 1000 Bruxelles": a place that begins with a street names no house. */
function houseInTitle({ summary, location }: CalendarEvent): string | undefined {
  const name = summary.replace(nightsBehind, '').trim();
  return streetFirst.test(location) && ofHouse.test(name) ? name : undefined;
}

const streetFirst = /^(?:\d|[^,\d]{3,40} \d{1,4}(?:[a-z]|[-–/]\d{1,4})?, \d{4})/i;
const ofHouse = /^h[oô]tel (?!(?:booking|reservation|réservation|stay|check-?in|night|nuit)(?!\p{L})).*\p{Lu}/iu;
/** "(2 nuits)", " – 3 nights": how long one stays. */
const nightsBehind = /,? ?[([–—-] ?\d{1,2} (?:nuit(?:ée)?s?|nights?|Nächte?|Übernachtung(?:en)?|notti|noches)[)\]]?$/iu;

/** "Hotel - Gran Ría Abando": what it is, and behind a dash which. */
const dashed =
  /^(?:hotel|hôtel|stay|séjour|check-?in|hébergement|accommodation|lodging|unterkunft|übernachtung)(?: (?:booking|reservation|réservation|stay))?\s[–—-]\s(.{2,80})$/iu;

/** A night by its title: "Hotel: Torphin House", "Casa da Cordoaria (hôtel)". */
export function readStay(event: CalendarEvent, at: At): Candidate | null {
  const stay = draft('LodgingReservation');
  const named =
    houseBehind.exec(event.summary)?.[1] ??
    dashed.exec(event.summary)?.[1] ??
    /^(?:reserved|reservation|réservation|réservé|reserviert|reservierung|booked|booking|buchung|prenotazione|reserva)\s[–—-]\s(.{2,80})$/iu.exec(
      event.summary,
    )?.[1] ??
    /^[^:]{3,20}?(?::| at| chez| à l['’])\s?(.{2,80})$/i.exec(event.summary)?.[1] ??
    (yourStay.test(plain(event.summary)) ? nameOfHost(event) : undefined) ??
    (word.test(event.summary) ? houseInTitle(event) : event.summary.replace(nightsBehind, '').trim());
  const place = houseOf(named, event);
  if (!place?.name) return null;
  const known = knownAddress({ ...place, phone: phoneIn(event.description) });
  stay.set('place', known, at('location', event.location || event.summary));
  stay.set('checkIn', placeTime(event.start, known), event.start && at('dtstart', event.start.local));
  // an event of an hour or two is the coming alone
  const isWhole = event.start && event.end && daysApart(event.start, event.end) > 0;
  if (isWhole) stay.set('checkOut', placeTime(event.end, known), event.end && at('dtend', event.end.local));
  return stay.done('calendar', 0.85);
}

/** "Chambre disponible à partir de 14h00, à libérer avant 10h30": the hours of days that the calendar tells without one. */
export function addHours({ booking, evidence }: Candidate, passages: readonly Passage[], node: string): void {
  if (booking.type !== 'LodgingReservation') return;
  const { checkIn, checkOut } = booking;
  const flow = flowOf(passages);
  const on = (day = '') => ({ day: day.slice(0, 10), sure: true, from: nowhere, to: nowhere, at: 0, text: '' });
  const days = daysOfFlow(flow, { contextDate: checkIn?.local.slice(0, 10) ?? '', language: 'en' });
  const hours = hoursOfEnds(flow, days, on(checkIn?.local), on(checkOut?.local));
  for (const [field, hour] of [
    ['checkIn', hours.in],
    ['checkOut', hours.out],
  ] as const) {
    const day = booking[field];
    if (day?.local.length !== 10 || !hour) continue;
    const zone = booking.place?.zone;
    booking[field] = { local: `${day.local}T${hour.time}:00`, ...(zone ? { zone } : {}) };
    evidence[field] = { node, at: hour.at, text: hour.text.slice(0, 200) };
  }
}

/** "Tél. +39 035 555 0146": the only number of the text, and the house's unless it says whose. */
function phoneIn(text: string): string | undefined {
  const [only, more] = [...text.slice(0, 5_000).matchAll(phone)];
  return more ? undefined : only?.[1]?.trim();
}

const phone =
  /(?:^|[\s.,;(])(?:tél|tel|phone|téléphone|telephone|telefon|telefono|front desk|reception|réception|rezeption)\b[. :]{0,3}(\+?\d[\d ().-]{6,18}\d)/gi;

/** "Torphin House, 5 Melville Row, Edinburgh EH3 7NS": the name, and what is surely its street, postcode and city. */
function houseOf(named: string | undefined, event: CalendarEvent): Place | undefined {
  const parts = event.location.split(/,\s?/);
  const [first] = parts;
  const place = placeOf(event);
  if (named && first !== named && !event.location.startsWith(named)) {
    const address = readAddress([event.location]);
    const town = address?.city;
    // "Torphin House, Edinburgh", where the address says the town itself
    const name = town && named.endsWith(`, ${town}`) ? named.slice(0, -town.length - 2) : named;
    return address ? { ...address, name } : { ...place, name };
  }
  const isAddress = parts.length >= 3 && /\d/.test(parts[1] ?? '');
  if (!isAddress) return place && { ...place, name: named ?? place.name };
  const [, street, city] = parts;
  const address = readAddress([parts.slice(1).join(', ')]) ?? { city };
  const country = countryCode(parts[3]?.trim() ?? '') ?? address.country;
  return { ...address, street, ...(country && { country }), name: named ?? first };
}
