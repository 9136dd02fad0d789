import type { Person } from '../../../booking.ts';
import { countryCode } from '../../../knowledge/countries.ts';
import { findCities, isGivenName } from '../../../knowledge/index.ts';
import { inLines } from '../../../text/in-lines.ts';
import { readName, readNames } from '../../../text/names.ts';
import { plain } from '../../../text/plain.ts';
import type { Found } from '../found.ts';
import { placeIn } from '../journeys/printed-place.ts';
import type { Passage } from '../passages/passages.ts';

/**
 * "5 jours / 4 nuits — Élodie SANTORO, Matthieu BLANC et Zoé BLANC (7 ans)" at the head of a programme, "Weekend in Porto ·
 * Ines FALK": who goes, beside what the journey is. Each with a family's name in capitals, a title or a first name that people
 * have, which no town has.
 */
export function namesOfTrip(passages: readonly Passage[]): Found<Person>[] {
  return passages.slice(0, 14).flatMap((p) => {
    if (p.former || p.inTable || p.label !== null || p.text.length > 200) return [];
    const whose = ofTrip.test(p.shape) ? ofSomebody.exec(p.text)?.[1] : undefined;
    if (whose) return readNames(whose).map((name) => ({ value: { name }, at: p.at, text: p.text }));
    // "Programme for Ines Falk and Jon Dahl · Cyclades, July 2027 · file K-7716"
    const [head = ''] = p.text.split(besideTitle);
    const forWhom = ofTrip.test(plain(head)) ? forThem.exec(head)?.[1] : undefined;
    const family = forWhom ? familyOf(forWhom, passages) : [];
    if (family.length > 0) return family.map((name) => ({ value: { name }, at: p.at, text: p.text }));
    const amongParts = nameAmongParts(p.text);
    if (amongParts.length > 0) return amongParts.map((name) => ({ value: { name }, at: p.at, text: p.text }));
    const [trip, people, more] = p.text.split(/ [–—·|-] | ?: (?=\p{Lu})/u);
    const before = trip && people && !more && ofTrip.test(plain(people)) ? namedAgain(trip, passages) : null;
    if (before) return [{ value: { name: before }, at: p.at, text: p.text }];
    if (!trip || !people || more || !ofTrip.test(p.shape.slice(0, trip.length))) return [];
    const isEach = people.split(/, | (?:et|and|und|&) /u).every((one) => asPerson.test(one) || isFirstKnown(one));
    const names = isEach ? readNames(people) : [];
    return names.map((name) => ({ value: { name }, at: p.at, text: p.text }));
  });
}

/** "Trip 27-0803 · Prue Abernethy · Adelaide to Ballarat · 3 – 5 August 2027": of all that a trip is headed with, the only part that names people. */
function nameAmongParts(text: string): string[] {
  const [trip = '', ...parts] = text.split(/ [·|•] /);
  if (parts.length < 2 || !ofTrip.test(plain(trip))) return [];
  const people = parts.filter((part) => {
    const each = part.split(/, | (?:et|and|und|&) /u);
    return each.every((one) => asPerson.test(one) || isFirstKnown(one));
  });
  const [only, more] = people;
  return only && !more ? readNames(only) : [];
}

/**
 * "Fionnuala and Cormac Devane": one of them by a first name that people have, or as many as the paper counts where nobody else is called
 * so; neither "Tuscany and Umbria" nor "New York and Boston".
 */
function familyOf(printed: string, passages: readonly Passage[]): string[] {
  const names = readNames(printed);
  const isKnown = (name: string) => isGivenName(name.split(' ')[0] ?? '');
  const isLand = (name: string) => findCities(name).length > 0 || name.split(' ').some(countryCode);
  if ([...names, ...printed.split(/, | (?:et|and|und|&) /u)].some(isLand)) return [];
  if (names.length > 0) return names.some(isKnown) ? names : [];
  const parts = printed.split(/, | (?:et|and|und|&) /u);
  const last = parts.pop() ?? '';
  const family = last.split(' ').slice(1).join(' ');
  const people = [...parts.map((given) => `${given} ${family}`), last];
  const isCounted = () => {
    const count = new RegExp(String.raw`(?<![\d.,:/-])${people.length} (?:${counted})\b`);
    return passages.some(({ shape, former }) => !former && count.test(shape));
  };
  const areNames = people.every((name) => readName(name) === name && !isPlace(name));
  const areGiven = parts.every((given) => /^\p{Lu}\p{Ll}[\p{L}'’-]+$/u.test(given) && !isPlace(given));
  return parts.length > 0 && areNames && areGiven && isCounted() ? people : [];
}

const counted =
  'people|persons?|adults?|guests?|travell?ers?|passengers?|seats?|adultes?|personnes?|voyageurs?|passagers?|personen|erwachsene';

const besideTitle = / [·|•–—-] | ?\(|, (?=\d)/u;

/** "Itinerary for Fionnuala and Cormac Devane", "Carnet de voyage de Ines Falk et Jon Dahl". */
const forThem = /^[^.:;]{4,50} (?:for|of|pour|de|für|von) ((?:\p{Lu}[\p{L}'’-]+(?:, | (?:et|and|und|&) | |$)){2,8})$/u;

/** "Ewan Galbraith", and neither "Victoria Falls" nor "Ewan". */
export function isFirstKnown(one: string): boolean {
  const [first = '', ...family] = one.split(' ');
  return isGivenName(first) && family.length > 0 && readName(one) !== null && !isPlace(one);
}

const isPlace = (name: string) =>
  findCities(name).length > 0 || placeIn(name, { labelled: false, timed: false }) !== null;

/** "MARJORIE WHITLOCK – NEW YORK TRIP SHEET", and "Under Marjorie Whitlock" further down: a town is not spoken of so. */
function namedAgain(title: string, passages: readonly Passage[]): string | null {
  const name = ofTrip.test(plain(title)) ? null : readName(title);
  const again = name && new RegExp(`${person.source} (${name})(?!\\p{L})`, 'iu');
  for (const p of again ? passages : []) {
    const said = again ? again.exec(p.text)?.[1] : undefined;
    if (said) return said;
  }
  return null;
}

const person =
  /(?<!\p{L})(?:under|in the name of|au nom de|traveller|traveler|passenger|guest|mrs?\.?|ms\.?|miss|dr\.?|mme|mlle|monsieur|madame|herrn?|frau):?/u;

const ofTrip = inLines()`
  \b(?:
    \d{1,2} (?:jours?|nuits?|days?|nights?|tage|nachte)
    |voyages?|sejours?|circuits?|week-?end|escapade|mission|deplacement|programme|carnet|itineraire|feuille de route|croisiere
    |trip|journey|stay|tour|holidays?|break|itinerary|travel plan|visit|reise|aufenthalt|rundreise|dienstreise|reiseplan
  )\b
`;

/** "Feuille de route de Mme Solène Peyrache", "Itinerary of Dr Jane Roe": only a title tells a person from a town. */
const ofSomebody =
  /^[^.:;]{4,50} (?:de|of|for|pour|für|von) ((?:(?:M|Mr|Mrs|Ms|Miss|Mme|Mlle|Dr|Prof|Monsieur|Madame|Herrn?|Frau)\b\.? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}(?: (?:et|and|und) )?){1,3})$/u;

const asPerson =
  /^(?:(?:M|Mr|Mrs|Ms|Mme|Mlle|Dr|Prof|Monsieur|Madame|Herrn?|Frau)\b\.? \p{Lu}|\p{Lu}\p{Ll}[\p{L}'’-]{0,30} (?:\p{Ll}{1,3} ){0,2}\p{Lu}[\p{Lu}'’-]{2,30}(?![\p{L}]))/u;
