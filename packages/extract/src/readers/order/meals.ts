import type { Candidate, Person, RestaurantBooking } from '../../booking.ts';
import { findCity, fold } from '../../knowledge/index.ts';
import { findDates } from '../../text/dates.ts';
import { daysBetween } from '../../text/days.ts';
import { inLines } from '../../text/in-lines.ts';
import { findTimes } from '../../text/times.ts';
import type { TextDocument } from '../../text-document.ts';
import { createEvidence } from '../text/evidence.ts';
import type { Found } from '../text/found.ts';
import type { Label } from '../text/labels/labels.ts';
import { isNotHeld } from '../text/not-held.ts';
import { type Passage, passagesOf } from '../text/passages/passages.ts';
import { sentencesOf } from '../text/passages/sentences.ts';
import { isBeforeTown, type PrintedAddress, readAddress, zoneOfAddress } from '../text/stays/addresses.ts';
import { phoneNear } from '../text/stays/house-phone.ts';
import { codeFor, codeIn } from './codes.ts';
import { dayOver } from './days/day-over.ts';
import { dayByEnds, dayOfJourney } from './days/days-of-journey.ts';
import { daysIn } from './days/said-days.ts';
import { weekdaysAlone } from './days/weekdays-alone.ts';
import { type Item, itemOf } from './items.ts';
import { clockOfMeal, hourOfMeal } from './meal-hour.ts';
import { beforeStreet, houseIn, streetBehind, townBehind } from './meal-house.ts';
import { meal } from './meal-lines.ts';
import { isCovers, partyIn } from './meal-party.ts';
import type { OrderFacts } from './stays/stays.ts';

/** A table in a restaurant: "20h00  Dîner au restaurant La Nacelle, … Table pour 3 personnes, réservation NAC-318". */
export function mealIn(piece: Item, facts: OrderFacts): Candidate<RestaurantBooking> | null {
  const item = withoutOpenRows(ownSentence(withoutTables(piece)));
  const section = item.passages[0]?.section ?? '';
  if (!(meal.test(item.shape) || isOfTables(item)) || item.text.length > 900) return null;
  // a part of the paper without titles is all of it, with the hours of everything; Word makes a block of each line
  const blocks = new Set(item.passages.filter(({ inTable }) => !inTable).map(({ block }) => block));
  if (blocks.size > (item.text.length < 200 && findTimes(item.text).length === 1 ? 8 : 4)) return null;
  const name = houseIn(item);
  const party = partyIn(item);
  const reference =
    codeFor(item, 'FoodEstablishmentReservation', facts.told) ?? numberAlone(item) ?? codeBeside(item, facts);
  const time = clockOfMeal(item);
  const days = findDates(item.text, facts.dates).filter((found) => found.yearPrinted);
  // rows of several days: the hour and the day of which of them?
  const rows = new Set(item.passages.flatMap((p) => (p.inTable ? [p.row] : [])));
  if (rows.size > 1 && new Set(days.map(({ day }) => day)).size > 1) return null;
  // "Le jeudi soir à 19 h 30, une table … Merci de nous prévenir avant le lundi 20"
  const timed = item.text.length > 100 ? withClock(item) : item;
  const date =
    (timed === item ? undefined : dayIn(timed, section, facts)) ??
    dayIn(item, section, facts) ??
    dayBefore(item, piece, facts);
  if (!name?.[1] || !party || !(reference || isHeld(item) || isLaid(item)) || !time || !date) return null;
  // "Dîner à la Havane": a town is no house
  if (['', 'La ', 'Le '].some((article) => findCity(`${article}${name[1]?.trim()}`) !== null)) return null;
  const evidence = createEvidence(facts.document.node);
  const at = item.passages[0]?.at ?? 0;
  for (const field of ['place', 'departure', 'partySize']) evidence.put(field, { at, text: item.text });
  if (reference) evidence.put('reference', reference);
  const address = addressBehind(item.text.slice(Math.max(name.index, item.text.indexOf(name[1], name.index))));
  const city = address?.city ?? townBehind(item.text, name);
  const zone = zoneOfAddress({ ...address, city });
  const phone = phoneBehind(item, name.index);
  return {
    booking: {
      type: 'FoodEstablishmentReservation',
      reference: reference?.value,
      travelers: guestsOf(item, facts),
      place: {
        name: name[1].trim(),
        street: address?.street ?? streetBehind(item.text, name),
        postcode: address?.postcode,
        city,
        phone,
        zone,
      },
      departure: { local: `${date.day}T${time.time}:00`, zone },
      partySize: party,
    },
    evidence: evidence.all,
    rank: 'text',
    confidence: 0.5,
    doubts: date.sure ? [] : [{ code: 'unsure-date', field: 'departure' }],
  };
}

/** "Lume, 14 Basin Street, table for 2 | L-2231" below "Ref.": a cell that says all else, and its number in the next. */
function codeBeside({ passages: [first, ...more] }: Item, { document }: OrderFacts): Found<string> | null {
  if (!first?.inTable || more.some(({ cell }) => cell !== first.cell)) return null;
  const row = passagesOf(document).filter((p) => p.row === first.row && p.block === first.block && !p.former);
  return codeIn(itemOf(row.filter(({ label, byColumn }) => label === 'reference' && byColumn)));
}

/** "M. Roux nous a donné le n° 271": a house counts its tables shortly; the only number of the piece, and none of its rooms. */
function numberAlone({ passages }: Item): Found<string> | null {
  const [only, more] = passages.flatMap(({ text, at }) =>
    [...text.matchAll(shortNumber)].flatMap(({ index, groups }) =>
      groups?.value ? [{ value: groups.value, at: at + index, text }] : [],
    ),
  );
  return only && !more ? only : null;
}

const shortNumber =
  /(?<!\p{L})(?<!(?:[Tt]able|[Ss]alle|[Rr]oom|[Ss]alon|[Tt][ée]l\.?|[Pp]hone|[Mm]enu|[Uu]nit|[Ss]uite|[Qq]uai|[Ll]ot) )(?:n° ?|[Nn]o\. ?|[Nn]um[ée]ro (?:est (?:le )?)?|[Nn]umber (?:is )?|# ?)(?<value>[A-Z]{0,3}-?\d{2,6}(?:-[A-Z])?)(?![\p{L}\d]|[.,]\d| \d|-\d)/gu;

/** Below the rows of a flight a line that tells a meal and its hour: no hour and no number of those rows is of it. */
function withoutTables(item: Item): Item {
  const told = item.passages.filter(({ inTable }) => !inTable);
  const isAmong = told.length > 0 && told.length < item.passages.length && !meal.test(rowsOf(item).shape);
  return isAmong && told.some(({ shape, text }) => meal.test(shape) && findTimes(text).length > 0)
    ? itemOf(told)
    : item;
}

const rowsOf = ({ passages }: Item) => itemOf(passages.filter(({ inTable }) => inTable));

/** Without the rows that propose something: "À la carte (non réservé) | sortie dauphins, dîner les pieds dans le sable". */
function withoutOpenRows(item: Item): Item {
  const rows = [...Map.groupBy(item.passages, ({ row }) => row).values()];
  const held = rows.filter((row) => rows.length < 2 || !isNotHeld(itemOf(row).shape));
  return held.length === rows.length ? item : itemOf(held.flat());
}

/** The day that a piece says its table is on: whole, by the ends of the journey, by the title over it, or by a weekday. */
function dayIn(item: Item, section: string, facts: OrderFacts): { day: string; sure: boolean } | undefined {
  const days = findDates(item.text, facts.dates);
  const [said] = daysIn(item, facts.dates, facts.wholeDays);
  return (
    days.find((found) => found.yearPrinted) ??
    dayByEnds(item.shape, facts.journey) ??
    dayOfTitle(section, facts) ??
    days.find((found) => !found.weak) ??
    (said?.sure ? said : undefined) ??
    weekdayIn(item, facts) ??
    titled(item, facts) ??
    // "On the Wednesday evening", after what is done on the 11th
    dayOfJourney(item.shape, facts.journey) ??
    said ??
    onlyEvening(item, facts)
  );
}

/** "Le dîner du samedi", "dinner on the Saturday", "Saturday evening": the only one of the paper. */
function weekdayIn({ shape }: Item, facts: OrderFacts): { day: string; sure: boolean } | undefined {
  const [only, more] = weekdaysAlone(
    shape.replace(partOfDay, (part) => `le ${part}`),
    facts,
  );
  return only && !more ? { day: only.day, sure: true } : undefined;
}

const partOfDay =
  /(?<!\b(?:le|on|the|du|ce|am|el) )\b[a-z]{4,9}(?='?s? (?:soir|midi|evening|night|noon|lunch|dinner|supper)\b)/g;

/** Of a journey with one evening, that one: guessed, for the paper may mean another. */
function onlyEvening({ text }: Item, { journey }: OrderFacts): { day: string; sure: boolean } | undefined {
  const isEvening = (findTimes(text)[0]?.time ?? '') > '17';
  const isOnly = journey && daysBetween(journey.from, journey.to) === 1;
  return isOnly && isEvening ? { day: journey.from, sure: false } : undefined;
}

/** Of a paragraph, its sentence with the only clock: until when one may change the table is another's. */
function withClock(item: Item): Item {
  if (item.passages.some((p) => p.inTable)) return item;
  const [only, more] = item.passages.flatMap(sentencesOf).filter(({ text }) => findTimes(text).length > 0);
  return only && !more ? itemOf([only]) : item;
}

/** In the sentence of the name, or one that begins with the street: "Table pour 4 personnes. Fortunagasse 19, 8001 Zürich". */
function addressBehind(text: string): PrintedAddress | null {
  const [own = '', ...next] = text.replace(momentBehind, '').split(/\.(?: |$)/);
  const further = next.map((said) => said.split(', ')).find(([first = '', ...more]) => isBeforeTown(first, more));
  return readAddress(own.split('\n')) ?? (further ? readAddress(further) : null);
}

/** "…, 1010 Vienna on Thursday 16 September at 1 pm": when, behind the town. */
const momentBehind =
  /(?<=, (?:[A-Z\d-]{4,8} )?\p{Lu}[\p{L} '’-]{2,30}) (?:(?:on|le|am|il|el)(?: the)? (?=\d|\p{L}+(?:day|di|tag)(?!\p{L})|dimanche)|(?:at|à|um|alle) (?=\d)|ce (?=\p{L}+(?:di|soir)(?!\p{L})|dimanche)|this (?=\p{L}+day(?!\p{L}))).*$/mu;

/** From the name of the house on: whose number stands before it is not said. */
function phoneBehind({ passages: [first], text, shape }: Item, from: number): string | undefined {
  return first && phoneNear([{ ...first, text: text.slice(from), shape: shape.slice(from) }], 0);
}

/** "Une table est réservée au nom de Clémence Fabre-Domergue", "under my name": whose name the house has, of all who travel. */
function guestsOf({ text }: Item, { travelers, document }: OrderFacts): Person[] | undefined {
  const people = travelers.map(({ value }) => value);
  if (people.length === 0) return undefined;
  const writer = inMyName.test(text) ? signerOf(document, people) : undefined;
  if (writer) return [writer];
  const said = inName.exec(text);
  const own = namesName.exec(text)?.[1];
  const from = (said?.index ?? 0) + (said?.[0].length ?? 0);
  const behind = said ? text.slice(from, from + 60).split('\n')[0] : own;
  const words = fold(behind ?? '');
  const alone = fold(behind?.split(/[,.;:(]| (?:and|et|pour|for|at|chez|à) /)[0] ?? '');
  // "au nom de Mme Rochat" of several
  const family = anyTitle.exec(words)?.[1];
  const isNamed = (name: string) =>
    words.includes(name) ||
    family?.startsWith(name.replace(/^[^ ]+ /, '')) ||
    alone === name.split(' ')[0] ||
    alone === name.split(' ').at(-1);
  const named = people.filter(({ name }) => name && isNamed(fold(name)));
  return named.length > 0 ? named : people;
}

/** Whoever of them signs: the name alone in one of the last lines. */
function signerOf(document: TextDocument, people: readonly Person[]): Person | undefined {
  const last = passagesOf(document)
    .filter((p) => !p.inTable && !p.former)
    .slice(-8);
  return last
    .map((p) => people.find(({ name }) => name && fold(p.text.split(', ')[0] ?? '') === fold(name)))
    .findLast((person) => person !== undefined);
}

const inMyName = /(?<!\p{L})(?:(?:in|under) my (?:own )?name|(?:à|sous) mon nom|auf meinen Namen)(?!\p{L})/u;
/** "in Simon’s name", "under Simon Larkhill’s name" */
const namesName = /\b(?:in|under) (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2})['’]s? name\b/u;
const anyTitle = /^(?:m|mr|mrs|ms|mme|mlle|dr|madame|monsieur|herrn?|frau) (.+)/;
const inName = /\b(?:au nom d[eu]|aux noms de|in the name of|under the name of|auf den Namen|a nome di|a nombre de) ?/;

/** Below "Table réservée", "Restaurant" or "4. REPAS CLIENT", in a row or a piece that need not say it again. */
function isOfTables(item: Item): boolean {
  const { passages } = item;
  const [first, second] = passages;
  if (isFormOfTable(passages)) return true;
  // "Wednesday 23 February 2028, 19:45, Le Pavot Gris, Place du Jeu de Balle 27, 1000 Brussels" in a paragraph of its own
  if (first?.inTable === false)
    return first.section.length < 40 && tableTitle.test(first.section) && beforeStreet(item) !== null;
  if (!first) return false;
  // over the rows, or in a cell to the left of them
  const isTitle = first.text.length < 40 && first.cell !== second?.cell && second !== undefined;
  if (isTitle && tableTitle.test(first.shape)) return true;
  return !first.isHeading && (tableTitle.test(first.section) || hasCovers(passages));
}

/** "Restaurant: La Nacelle" over "Date", "Time" and "Guests: 4", in lines or in rows: a form that needs no word more. */
function isFormOfTable(passages: readonly Passage[]): boolean {
  const houses = passages.filter(
    ({ shape, called }) => /^restaurant ?:?(?: |$)/.test(shape) || called.trim() === 'restaurant',
  );
  return houses.length === 1 && passages.filter(isCovers).length === 1;
}

/** A row below "Restaurant | Date et heure | Couverts": nothing else has a number of guests, an hour and a house. */
const hasCovers = (passages: readonly Passage[]) =>
  passages.some((p) => p.byColumn && p.label === 'party') &&
  passages.every(({ label }) => label === null || ofMeals.has(label));

const ofMeals: ReadonlySet<Label> = new Set([
  'party',
  'date',
  'when',
  'time',
  'reference',
  'address',
  'city',
  'phone',
  'person',
  'price',
  'other',
]);

const tableTitle =
  /\b(?:tables?|restaurants?|restauration|diners?|dejeuners?|dinners?|dining|lunch(?:es)?|meals?|repas)\b/;

/**
 * Of a paragraph that tells a room or other hours too, the sentence about the table: the room's hours and number are none of its,
 * nor is when somebody signs his books on the same day.
 */
function ownSentence(item: Item): Item {
  if (item.passages.some((p) => p.inTable)) return item;
  const [only, more] = item.passages.flatMap(sentencesOf).filter(({ shape }) => meal.test(shape));
  if (!only || more || lodges.test(only.shape)) return item;
  const clocks = findTimes(only.text).length || (hourOfMeal(only.shape) ? 1 : 0);
  const isBesideRoom = item.text.length >= 160 && rooms.test(item.shape);
  return isBesideRoom || (clocks > 0 && findTimes(item.text).length > clocks) ? itemOf([only]) : item;
}

/** "Samedi 3, tu signes de 11 h à 13 h. Le soir, …": the day that the paragraph named last before the sentence. */
function dayBefore(item: Item, piece: Item, { dates, wholeDays }: OrderFacts) {
  const { at = 0, block } = item.passages[0] ?? {};
  if (item === piece) return undefined;
  const paragraph = itemOf(piece.passages.filter((p) => p.block === block));
  return daysIn(paragraph, dates, wholeDays).findLast((day) => day.at < at);
}

const rooms = /\b(?:rooms?|chambres?|nights?|nuits?)\b/;
/** And no "press night". */
const lodges = /\b(?:rooms?|chambres?|(?:\d{1,2}|one|two|three|une|deux|trois) (?:nights?|nuits?))\b/;

/** "Jour 2 — vendredi 18 juin"; "Visit programme, 16 to 19 January 2028" says on which days everything is, not on which this. */
function dayOfTitle(section: string, facts: OrderFacts) {
  const dates = findDates(section, facts.dates);
  const whole = new Set(dates.flatMap(({ day, weak }) => (weak ? [] : [day])));
  return whole.size > 1 ? undefined : dates.at(-1);
}

function titled(item: Item, facts: OrderFacts) {
  const title = dayOver(item, facts);
  return title && { ...title, sure: true };
}

/** "une table est retenue", "I have booked a table": a house that gives no numbers. */
function isHeld({ passages }: Item): boolean {
  const isOnWord = passages.some(
    ({ label, shape, text }) => label === 'reference' && (byTelephone.test(shape) || underName.test(text)),
  );
  if (isOnWord) return true;
  return passages.flatMap(sentencesOf).some(({ shape }) =>
    // "a table is taken; they know that you do not eat shellfish"
    shape.split(';').some((clause) => held.test(clause) && !notHeld.test(clause)),
  );
}

/** "Restaurant La Nacelle, table pour 3 personnes à 20h00" in what an agency sends: counted, and nobody says that it is open. */
const isLaid = ({ shape }: Item): boolean =>
  laid.test(shape) && !notHeld.test(shape) && !isOpen.test(shape) && !isNotHeld(shape);
const laid = /\btable (?:for|of|pour|de) |\bparty of (?:\d|[a-z]{3,6}\b)/;
/** "Under review" where the number would stand. */
const isOpen =
  /\b(?:review|pending|awaiting|attente|tbc|to be (?:agreed|advised|arranged|booked|confirmed|decided|held|reserved)|a confirmer|a reserver|sur demande|on request)\b/;

/** Where the number would stand: "by telephone", "Under Marjorie Whitlock". */
const byTelephone =
  /^(?:confirme\w* |booked |reserve\w* |ok )?(?:by (?:tele)?phone|by e-?mail|par (?:telephone|e-?mail|courriel)|per (?:telefon|e-?mail)|telefonisch|verbal(?:ly)?|oral(?:ly|ement)?)\b/;
const underName =
  /^(?:(?:[Bb]ooked|[Rr]eserved|[Rr][ée]serv[ée]e?|[Hh]eld) )?(?:[Uu]nder(?: the name)?|[Ii]n the name of|[Aa]u nom d[eu]|[Aa]uf den Namen|[Uu]nter) \p{Lu}\p{L}/u;
const held = inLines()`
  \b(?:
    (?:table|diner|dejeuner|dinner|lunch) (?:[^.;]{0,40} )?(?:est|is|has been|a ete|vous|awaits) (?:bien |already |deja )?(?:
      reservee?|retenue?|booked|reserved|held|confirmed|confirmee?|waiting|attend|you
    )
    |(?:table|couverts|diner|dejeuner|souper|dinner|lunch|supper)\b[^.;]{0,160}(?:,| \() ?(?:booked|reserved|held|reservee?s?|retenue?s?) (?:under|in|for|au|a|pour|par)\b
    |table (?:booked|reserved|held|reservee|retenue|au nom d)\b
    |\btable\b[^.;]{0,40} (?:a (?:notre|votre|ton|mon) nom|(?:in|under) (?:our|your|my|the)(?: [a-z]+)? name)\b
    |(?:booked|reserved|reserve|retenu|held|pris|taken|got|secured|obtenu) (?:you |vous |pour vous |for you )?(?:a|une|la|the) table
    |(?:reserve|retenu|booked|reserved|held|pris|taken)\b[^.;]{0,60}\b(?:couverts?|covers)
    |(?:couverts?|covers)\b[^.;]{0,160}\b(?:au nom d|(?:in|under) the name of)
  )(?![a-z])
`;
const notHeld = /\b(?:not|pas|rien|option\w*|if|si|proposal|proposition|could|pourr\w+|would)\b/;
