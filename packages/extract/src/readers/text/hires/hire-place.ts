import type { Place } from '../../../booking.ts';
import { citiesBehind, findAirports, findCity, findStation } from '../../../knowledge/index.ts';
import { isOfTrade } from '../../../possible/trade-words.ts';
import { anyDay, findDates } from '../../../text/dates.ts';
import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import type { Found } from '../found.ts';
import { withoutFormer } from '../passages/former.ts';
import type { Passage } from '../passages/passages.ts';
import { readAddress, zoneOfAddress } from '../stays/addresses.ts';
import { isStreet } from '../stays/streets.ts';
import { isPartOfPlace } from './doors.ts';

/** The place of a line that may hold its date and time too: "13 Oct 2027, 12:30, Munich Airport". */
export function placeOf(p: Passage): string | null {
  const printed = withoutFormer(p.text);
  let text = printed;
  const blank = (at: number, length: number) => {
    text = `${text.slice(0, at)}${'\0'.repeat(length)}${text.slice(at + length)}`;
  };
  for (const d of findDates(printed, anyDay)) blank(d.at, d.length);
  for (const t of findTimes(printed)) blank(t.at, t.length);
  const part = text
    .split(/\0+/)
    .map((piece) =>
      piece
        .replace(/^[\s,|·:–—-]+|[\s,|·:–—-]+$/g, '')
        // "Le Gosier" is a town, "le" before a day is not
        // "14 Lathbury Road at", in front of the hour
        .replace(/,? (?:at|à|a|um|on|le|vers|about|around|approx\.?|env\.?|environ|gegen|circa|ca\.?|verso)$/u, '')
        .replace(/^(?:at|à|a|le|on|from)$|^(?:a|à|at|le|on|À|At|On|from|From|du|de) /u, '')
        // "agence Rennes Gare" is called by its name, "agence de Schoelcher" by its town
        .replace(/^(?:[\s,–—-]*)(?:agence|station|branch) (?:de |d['’]|of )?(?=\p{Lu})/u, (lead, _at, whole: string) =>
          / (?:de |d['’]|of )$/u.test(lead) && /^\p{L}+[ ,]*$/u.test(whole.slice(lead.length)) ? lead.trimStart() : '',
        )
        .trim(),
    )
    .find(
      (piece) => /\p{L}{3}/u.test(piece) && !/^\(/.test(piece) && !/^(?:ore|alle|uhr|from|vers|kl|klo)$/i.test(piece),
    );
  if (!part || part.length > 140) return null;
  // "rue Hors-Château 62, 4000 Liège"
  const isNamed = /^(?:[\p{Lu}\d]|gare |aéroport |agence |station )/u.test(part) || isStreet(part.split(', ')[0] ?? '');
  if (!isNamed || isOfTrade(part)) return null;
  return part
    .replace(/\s*\((?![A-Z]{3}\))([^)]*)\)\s*/g, (aside, inside) =>
      isTown(inside) || isCalled(part, inside) ? aside : ' ',
    )
    .trim()
    .replace(endOfSentence, '');
}

/** "agence Brest Gare." ends a sentence; "Bristol Rd." and "Washington D.C." are written so. */
const endOfSentence = /(?: |(?<=\p{L}{4}|\)))\.$/u;

/** A name or an address, and no sentence: every word is written as a name's is. */
export function properPlaceOf(p: Passage): string | null {
  const place = placeOf(p);
  return place
    ?.split(/[\s,-]+/)
    .every((word) =>
      /^(?:[\p{Lu}\d(&]|(?:de|du|des|la|le|les|of|the|at|aux?|sur|am|an|der|di|da|del|della|do|dos|y|et|and|rue|boulevard|quai|avenue|place|route|gare|aéroport|agence|station|airport)$|boul|d['’]|l['’])/u.test(
        word,
      ),
    )
    ? place
    : null;
}

/** "Brussels Airport (Zaventem)": where it lies is of its name, which terminal or which door is not. */
const isTown = (inside: string) => /^\p{Lu}[^\d]*$/u.test(inside) && findCity(inside) !== null;

/** "Aéroport Roland-Garros (Gillot)": its other name. */
const isCalled = (place: string, inside: string): boolean =>
  findAirports(place).some(({ otherNames }) => otherNames?.some((name) => plain(name).includes(plain(inside))));

/** A branch is its name; a hotel or a house is found by its whole address. */
function nameOf(said: string, whole: boolean): string {
  // "Ajaccio Aéroport – comptoir loueurs", "Bastia Port – 3 quai Nord"
  const [branch = said, behind] = whole ? [said] : said.split(/ [–—-] /);
  const printed = behind && (isStreet(behind) || atDesk.test(plain(behind))) ? branch : said;
  const parts = printed.split(/\s*,\s*/);
  const isAddressed = parts
    .slice(1)
    .some((part) => isStreet(part) || /\b\d{4,5}\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/.test(part));
  const [first = printed] = parts;
  // "Portland Intl Jetport, PWM"
  if (parts.length === 2 && /^[A-Z]{3}$/.test(parts[1] ?? '')) return first;
  if (isStreet(first) || (whole && isAddressed)) return printed;
  // "Aéroport Mohammed V, Casablanca": the town is part of how it is called where its name does not say it
  if (whole && parts.length === 2 && isTown(parts[1] ?? '') && !plain(first).includes(plain(parts[1] ?? '')))
    return printed;
  // "Trois-Rivières, boulevard des Récollets": of a town the street without a number says which branch
  if (parts.length === 2 && isTown(first) && !/\d/.test(printed)) return printed;
  // on which side of the station the driver waits
  const [, ...behindFirst] = parts;
  if (
    whole &&
    parts.length < 4 &&
    behindFirst.some(isPartOfPlace) &&
    behindFirst.every((part) => isPartOfPlace(part) || isTown(part))
  )
    return printed;
  return isAddressed || /\b(?:airport|a[ée]roport|station|gare|hall|terminal|bahnhof)\b/i.test(first) ? first : printed;
}

const atDesk =
  /^(?:(?:au |the )?comptoirs?|guichets?|desks?|counters?|schalter|parking|car park|key drop|boite a cles|(?:rental|hire|car) (?:desk|counter|cent(?:re|er)|hall)|espace loueurs|hall|level|niveau)\b/;

export function bookPlace(found: Found<string> | undefined, whole: boolean): Place | undefined {
  if (!found) return undefined;
  const name = nameOf(found.value, whole);
  return { name, zone: zoneOf(found.value) };
}

export function zoneOf(printed: string): string | undefined {
  // "St Andrews KY16 9SS" is in no state of America
  if (/(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/u.test(printed)) return 'Europe/London';
  const address = readAddress([printed]);
  const known = address ? zoneOfAddress(address) : undefined;
  if (known) return known;
  const [first = ''] = printed.split(',');
  // small fields in far countries carry the names of great towns
  const place = findAirports(first).find(({ weight }) => weight > 4) ?? findStation(first) ?? undefined;
  if (place) return place.zone;
  const [town] = citiesBehind(printed);
  if (town) return town.zone;
  const words = first.split(/[\s-]+/);
  for (let length = Math.min(3, words.length); length > 0; length--) {
    const city = findCity(words.slice(0, length).join(' '));
    if (city) return city.zone;
  }
  return undefined;
}
