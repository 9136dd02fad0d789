import { findAirports, findCity } from '../../../../knowledge/index.ts';
import { anyDay, findDates } from '../../../../text/dates.ts';
import { plain } from '../../../../text/plain.ts';
import { findPrices } from '../../../../text/prices.ts';
import { findTimes } from '../../../../text/times.ts';
import { isPartOfPlace } from '../../../text/hires/doors.ts';
import { zoneOf } from '../../../text/hires/hire-place.ts';
import { isStreet } from '../../../text/stays/streets.ts';
import { isPlace } from '../ride-places.ts';

// What a name is without any label: an airport or a station, a street, a house, a town; or no place at all.

/** Whose own words say that it is a place: "Grand, that's both of them" is a town too, and says none. */
export function isKnown(name: string): boolean {
  const words = plain(name);
  const isNamedHall = airport.test(words) || (hall.test(words) && isPlace(name));
  return name.split(', ').some(isStreet) || street.test(words) || house.test(words) || isNamedHall;
}

/** A town, or a station by its name alone. */
export const isTown = (name: string): boolean =>
  !contracted.test(name) && (isPlace(name) || zoneOf(name) !== undefined) && !noTown.test(plain(name));

/** A town that is large enough to stand alone in its line: "Type" and "Add" are villages. */
export const isCity = (name: string): boolean => (findCity(name)?.weight ?? 0) > 5;

/** An airport, a station or a port: its address is none of its name. */
export const isHall = (name: string): boolean => hall.test(plain(name));

/** "Stationnement étagé, niveau 1", "Counter 4", "Same as pick-up", "Mr Yilmaz": how one finds it there, or no place. */
export const isNone = (name: string): boolean =>
  person.test(name) || (detail.test(plain(name)) && findAirports(name).length === 0) || findPrices(name).length > 0;

export const isStreetName = (name: string): boolean =>
  isStreet(name.split(', ')[0] ?? '') || street.test(plain(name.split(', ')[0] ?? ''));

/** "The Ned Hall" before ", 27 Poultry, London EC2R 8AJ": with its street and its town; of an airport only by which door. */
export function throughAddress(name: string, text: string, from: number): string {
  const start = text.indexOf(name, Math.max(0, from - 2));
  if (start < 0) return name;
  let end = start + name.length;
  for (let count = 0; count < 5; count++) {
    const [said = '', part = ''] = nextPart.exec(text.slice(end, end + 80)) ?? [];
    if (said === '' || !isOfAddress(part, text.slice(start, end))) break;
    end += said.length;
  }
  return text.slice(start, end);
}

const nextPart =
  /^(?:,| [–-]) ([^,;:()\n|]{1,60}?)(?=[,;)\n|]|\.(?:\s|$)|\s*$| (?:at|on|by|à|le|to|vers|and|et|pour|for|from|with|where|où|then|puis|dès|um|am)(?= ))/u;

function isOfAddress(part: string, said: string): boolean {
  if (isPartOfPlace(part)) return true;
  if (findTimes(part).length > 0 || findDates(part, anyDay).length > 0) return false;
  const isProper = part.split(/[ -]/).every((word) => properWord.test(word));
  const isTownBehind = /^[^\d]*$/.test(part) && findCity(part) !== null && !plain(said).includes(plain(part));
  if (!isProper || isHall(part)) return false;
  return (
    isTownBehind ||
    (!isHall(said) && (isStreetName(part) || postcode.test(part) || /^\d{1,4}[a-z]? \p{Lu}/u.test(part)))
  );
}

const properWord =
  /^(?:[\p{Lu}\d].*|de|du|des|d['’].*|la|le|les|l['’].*|of|the|bis|ter|rue|boulevard|quai|avenue|place|route|chemin|all[ée]e|impasse|cours|sur|sous|der|am|an|di|da|del|do|dos|y|et)$/u;
const postcode = /(?<!\d)\d{4,6}(?!\d)|(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$|^[A-Z]{2}$/u;

const detail =
  /^(?:stationnement|parking|car park|comptoir|guichet|desk|counter|level|niveau|hall|terminal|arrivals?|arrivees?|baggage|exit|sortie|rental car|garage|bay|row|zone|aire|gate|same|meme|idem|identique|hours|return|retour|remise|plein|in terminal|opening|tel|phone|surcharge|supplement|upgrade|add|type|how|comment|agence)\b/;
const person = /^(?:Me|Mr?s?|Mme|Mlle|Dr|Prof|Herr|Frau|Monsieur|Madame|Ma[îi]tre|Miss)\.?(?: \p{Lu}|$)/u;
/** "We'd like it back": a word, and a village somewhere. */
const contracted = /^\p{L}+['’](?:d|ll|re|ve|m|s|t)$/u;
const noTown = /^(?:grand|enterprise|france|gilles|ada|sixt|avis|national|budget|europcar|hertz)$/;
const airport = /\b(?:airport|aeroport|flughafen|aeropuerto|aeroporto|lufthavn|luchthaven|jetport)\b/;
const hall =
  /\b(?:airport|aeroport|flughafen|aeropuerto|aeroporto|lufthavn|luchthaven|jetport|gare|station|hbf|hauptbahnhof|bahnhof|terminal|ferry|(?:ferry )?port|downtown|city cent(?:er|re)|centre-ville)\b/;
const street =
  /\p{L}{2} (?:road|street|lane|avenue|drive|close|square|terrace|crescent|gardens|quay)\b|\p{L}{2}strasse\b|(?:^|, |\d,? ?|\d ?(?:bis|ter|[a-d]),? )(?:rue|avenue|boulevard|chemin|route|quai|impasse|allee|cours) \p{L}/u;
const house =
  /\b(?:hotel|lodge|inn|resort|villa|chalet|residence|riad|guest ?house|b&b|hostel|manor|castle|chateau|auberge|gite|cottage|farm|ferme|pension|suites?|apartments?|hospital|hopital|university|universite|school|ecole|office|campus|house|tower|clinic|clinique|museum|musee|palais|palace)\b/;
