import { countryCode } from '../../../knowledge/countries.ts';
import { findCities } from '../../../knowledge/index.ts';
import { onceFor, onceForText } from '../../../once-for.ts';
import { endsInCompanyForm } from '../../../text/company-forms.ts';
import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';
import type { Found } from '../found.ts';
import type { Label } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';
import { isOfOther } from './address-of-other.ts';
import { addressToCountry, houseBeforeCountry } from './address-to-country.ts';
import { isBeforeTown, isTown, type PrintedAddress, readAddress } from './addresses.ts';
import { isAgency, isCalledAgency } from './agency-name.ts';
import { isBelowNamed } from './below-named.ts';
import { nameIn } from './hotel-name.ts';
import { houseAlone, houseChosen } from './house-alone.ts';
import { houseAndTown } from './house-and-town.ts';
import { houseInBlocks } from './house-in-blocks.ts';
import { houseOfDomain } from './house-of-domain.ts';
import { phoneNear } from './house-phone.ts';
import { flatNamed, houseSending } from './house-sending.ts';
import { withStandingApart } from './house-stands.ts';
import { houseWord, ownHouse } from './house-words.ts';
import { japanese } from './japanese-address.ts';
import {
  aboveDays,
  houseAtHead,
  houseAwaiting,
  houseBooked,
  houseInNews,
  houseOfSender,
  houseWelcoming,
  isParty,
  labelledName,
  nameAbove,
  nameBefore,
  titledHouse,
} from './named-house.ts';
import { streetFirst } from './street-first.ts';
import { houseNumberKept, isStreet, isWithinStreet, letterCode } from './streets.ts';

export type Hotel = { name: string; address?: PrintedAddress; phone?: string };

/**
 * The hotel of a document about one: the name above or before an address, or under a label. Of several, the one whose
 * name the subject or the text repeats; a company's own seat at the foot of the paper is none.
 */
export function findHotel(document: TextDocument, passages: readonly Passage[]): Found<Hotel> | null {
  return printedHotel(document, passages) ?? houseAlone(document, passages);
}

/** The one with an address, a town or a label, and not merely whoever writes. */
export function printedHotel(document: TextDocument, passages: readonly Passage[]): Found<Hotel> | null {
  const best =
    hotelByAddress(document, passages, false) ??
    hotelByAddress(document, passages, true) ??
    houseAndTown(document, passages);
  if (best) return best;
  const labelled = labelledName(passages);
  return labelled
    ? { ...labelled, value: { ...houseBeforeCountry(labelled.value), ...japanese(passages) } }
    : houseInBlocks(passages);
}

/** @param isAbroad where no street of a known form was found: any line that ends with a town and a country, below or behind a name. */
function hotelByAddress(document: TextDocument, passages: readonly Passage[], isAbroad: boolean): Found<Hotel> | null {
  const candidates: (Found<Hotel> & { weight: number })[] = [];
  passages.forEach((p, i) => {
    if (p.former || p.text.length > 700 || (p.label !== null && elsewhere.has(p.label))) return;
    if (isOfOther(passages, i)) return;
    const { said, parts } = partsOf(p.text);
    const below = passages
      .slice(i + 1, i + 4)
      .filter((q) => (q.block === p.block || q === passages[i + 1]) && isOfPlace(q, p))
      .flatMap((q) => splitParts(q.text));
    const known = parts.findIndex(
      (part, at) => isStreet(part) || isBeforeTown(part, [...parts.slice(at + 1), ...below]),
    );
    // "Address: 2-14-6 Nishi-Shimbashi, Minato-ku, …": the label vouches for a form that no list has.
    const isStack = isBelowHouse(passages, i) || isHamlet(passages, i) || isLineBelowHouse(passages, i, parts);
    const isWhole = parts.length > 1 || isStack || goesOn(p, passages[i + 1]);
    // not "Gîte Les Mûriers (3 épis, 6 personnes)" over its street
    const isLabelled =
      known < 0 &&
      (p.label === 'address' || isStack) &&
      isWhole &&
      !(isOwnName(p) && isStreet(passages[i + 1]?.text ?? '')) &&
      (/\d/.test(parts[0] ?? '') || isTown(parts[1] ?? '') || isStack);
    const housed = known < 0 && !isLabelled ? numberedBehindHouse(parts) : -1;
    const streetAt = housed > 0 ? housed : isLabelled ? 0 : isWithinStreet(parts[known - 1]) ? known - 1 : known;
    const following = passages
      .slice(i + 1, i + 5)
      .filter((q) => (q.block === p.block || p.inTable || isTownBelow(q, i, passages)) && isOfPlace(q, p))
      .map((q) => q.text);
    const listed =
      streetAt < 0 ? null : readAddress([parts.slice(streetAt).join(', '), ...following], isLabelled || housed > 0);
    const abroad = isAbroad && p.label !== 'person' ? addressToCountry(linesFrom(passages, i)) : null;
    const address = isAbroad ? abroad?.address : listed;
    if (!address?.city) return;
    // "tigerstay Pte. Ltd., 30 Cecil Crossing": the seat of whoever sent the mail
    if (said.slice(0, Math.max(0, streetAt)).some((part) => endsInCompanyForm(part.trim()))) return;
    const named = abroad?.name
      ? nameIn(abroad.name)
      : streetAt > 0 && !abroad
        ? isQuarter.test(said[streetAt - 1] ?? '')
          ? nameAbove(passages, i)
          : // "chambres d'hôtes – 12 rue du Port Briac" below its name
            ((isKindOfHouse.test(said[streetAt - 1] ?? '') ? nameAbove(passages, i) : null) ??
            nameBefore(lastSentence(said[streetAt - 1] ?? '')))
        : nameAbove(passages, i);
    if (abroad && !named && p.label !== 'address') return;
    const name = nameOf(document, passages, p, named, address);
    if (!name || isFirm(name, passages) || eatingHouse.test(plain(name))) return;
    candidates.push({
      value: { name, address, phone: phoneNear(passages, i) },
      at: p.at,
      text: p.text,
      weight: weigh(name, document, p) + (isBelowNamed(passages, i) ? 3 : 0),
    });
  });
  return candidates.reduce<(typeof candidates)[number] | null>((a, b) => (a && a.weight >= b.weight ? a : b), null);
}

/** "Grand Hôtel des Sources – Vichy" in Vichy. */
function withoutTown(name: string, city: string): string {
  const [, house = '', behind = ''] = /^(\S+ .*\S) [–—|·-] (\p{Lu}.*)$/u.exec(name) ?? [];
  return house && plain(behind) === plain(city) ? house : name;
}

/** The house at an address: as it stands at `p` over it or before it, else by what the rest of the paper calls it. */
function nameOf(
  document: TextDocument,
  passages: readonly Passage[],
  p: Passage,
  named: string | null,
  address: PrintedAddress,
): string | undefined {
  const labelled = labelledName(passages)?.value ?? null;
  // "Loïc, Séjoura Châtelain" signs for the house that a label names
  const isSigned = labelled !== null && named !== null && plain(named).includes(plain(labelled));
  const isLabelled = p.label === 'address';
  const ways: (() => string | null)[] = [
    () => (isSigned ? labelled : named),
    () => labelled,
    () => houseOfKind(passages, p, address),
    () => houseInNews(passages),
    () => houseWelcoming(passages),
    () => houseAwaiting(passages),
    () => titledHouse(passages),
    () => houseOfSender(document, passages),
    () => (isLabelled ? aboveDays(passages) : null),
    () => houseChosen(passages),
    () => houseOfDomain(passages),
    () => houseAtHead(passages),
    () => (isLabelled ? houseBooked(passages) : null),
    () => flatNamed(passages, document.origin.sender),
    () => houseSending(document),
  ];
  for (const way of ways) {
    const name = way();
    if (name && !isParty.test(plain(name)) && plain(name) !== plain(address.city ?? ''))
      return withoutTown(name, address.city ?? '');
  }
  return undefined;
}

/** "HOTEL – The Larkin, Melbourne – conf. 771-20934" a few lines above its street: what it is, its name, its town and its number. */
function houseOfKind(passages: readonly Passage[], p: Passage, { city = '' }: PrintedAddress): string | null {
  const at = passages.indexOf(p);
  const title = passages.slice(Math.max(0, at - 4), at).findLast((q) => q.label === null && kindBefore.test(q.text));
  const name = title && nameIn(title.text.replace(kindBefore, ''));
  const town = name?.lastIndexOf(', ') ?? -1;
  return name && town > 0 && plain(name.slice(town + 2)) === plain(city) ? name.slice(0, town) : (name ?? null);
}

const kindBefore =
  /^(?:hotel|h[ôo]tel|stay|accommodation|lodging|h[ée]bergement|s[ée]jour|(?:first|last) night) ?[–—:|-] ?(?=\p{Lu})/iu;

/** "Eko Shoreline Hotel, 12 Kuramo Waters, Victoria Island, Lagos": a number behind a house and before a town is its street's. */
function numberedBehindHouse(parts: readonly string[]): number {
  return parts.findIndex(
    (part, i) =>
      i > 0 &&
      /^\d{1,4}[a-z]? \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,3}$/u.test(part) &&
      houseWord.test(plain(parts[i - 1] ?? '')) &&
      parts.slice(i + 1, i + 3).some((next) => isTown(next) || findCities(next).length > 0),
  );
}

/** "Quartier Badalabougou, rue 126" below the house: in which part of the town. */
const isQuarter =
  /^(?:quartier|commune|cit[ée]|lotissement|immeuble|zone|secteur|sector|district|barrio|colonia|bairro|urbanizaci[óo]n|phase|block) \p{Lu}?/iu;

const isKindOfHouse = /^\p{Ll}[\p{Ll}'’ &-]{3,40}$/u;

/** A line and those below it in its cell or its paragraph. */
function linesFrom(passages: readonly Passage[], i: number): string[] {
  const [first, ...more] = passages.slice(i, i + 4);
  const end = more.findIndex(
    (p) =>
      p.block !== first?.block || (p.inTable && p.cell !== first.cell) || (p.label !== null && p.label !== 'address'),
  );
  return [first, ...more.slice(0, end < 0 ? undefined : end)].flatMap((p) => p?.text ?? []);
}

/** Labels whose values hold no address. */
const elsewhere: ReadonlySet<Label> = new Set(['price', 'cancellation', 'reference', 'ticket', 'issued']);

/** What may go on with an address: the days in a column beside it do not. */
function isOfPlace(q: Passage, p: Passage): boolean {
  if (q.label === null) return true;
  return !elsewhere.has(q.label) && !(p.inTable && q.inTable && q.cell !== p.cell && ofDays.has(q.label));
}

const ofDays: ReadonlySet<Label> = new Set(['arrival', 'departure', 'checkIn', 'checkOut', 'stayDates', 'nights']);

/** "CH-2000 Neuchâtel", and below it "Suisse", each in a paragraph of its own below the street: Outlook ends lines so. */
function isTownBelow(q: Passage, i: number, passages: readonly Passage[]): boolean {
  const [p, town, land] = passages.slice(i, i + 3);
  // a page's table begins at the town, where something else stands beside it: a line of its own begins with the postcode
  const isCut = town?.inTable && !town.byColumn && town.label === null && startsWithPostcode.test(town.text);
  if (!p || !town || (town.inTable && !isCut) || p.inTable || town.block - p.block !== 1) return false;
  if (!isTown(town.text) || isStreet(town.text)) return false;
  return q === town || (q === land && q.block - p.block === 2 && countryCode(q.text.trim()) !== null);
}

const startsWithPostcode = /^(?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3})? \p{Lu}/u;

/** "418 Tominokoji-dori" over "Kyoto 604-8064, Japan" in one cell. */
function goesOn(p: Passage, next: Passage | undefined): boolean {
  return p.inTable && next?.cell === p.cell && next.label === 'address';
}

/** "Hotel Kamo no Oto" over "214 Ebisu-cho" over its town with a post code, all in one cell. */
function isBelowHouse(passages: readonly Passage[], i: number): boolean {
  const [name, street, town] = passages.slice(i - 1, i + 2);
  const isStack =
    name && street?.inTable && name.cell === street.cell && town?.cell === street.cell && /^\d/.test(street.text);
  if (!isStack || !/\d{4}|\d{3}-\d/.test(town.text) || passages[i - 2]?.cell === street.cell) return false;
  return (
    (name.label === 'hotel' && street.label === 'hotel') || findCities(town.text.split(/[ ,]/)[0] ?? '').length > 0
  );
}

/** "The Otter Inn" over "Fennel Wharf, Ely, CB7 4BB": a line below a house that ends with a town and its code begins with a street, whatever it is called. */
function isLineBelowHouse(passages: readonly Passage[], i: number, parts: readonly string[]): boolean {
  const [name, line] = passages.slice(Math.max(0, i - 1), i + 1);
  const [street = '', town = '', ...codes] = parts;
  const isTogether = line !== undefined && name?.block === line.block && (!line.inTable || name.cell === line.cell);
  if (!isTogether || line.label !== null || name.label !== null || !isOwnName(name)) return false;
  return (
    /^\p{Lu}[\p{L}'’ .-]{3,40}$/u.test(street) &&
    (isTown(town) || (!/\d/.test(town) && codes.slice(0, 2).some((part) => letterCode.test(part))))
  );
}

/** A line with a house's word, that is its name. */
const isOwnName = ({ shape, text }: Passage) =>
  (houseWord.test(shape) || ownHouse.test(shape)) && nameIn(text) !== null;

/** "Gîte des Sources" over "Le Villard Dessus" over "05100 Névache": where no street has a name, a hamlet does. */
function isHamlet(passages: readonly Passage[], i: number): boolean {
  const [name, hamlet, town] = passages.slice(i - 1, i + 2);
  if (!name || !hamlet || !town || [name, hamlet, town].some((p) => p.inTable || p.label !== null)) return false;
  if (name.block !== hamlet.block || town.block !== hamlet.block) return false;
  return (
    isOwnName(name) && /^\p{Lu}[\p{L}'’ -]{3,40}$/u.test(hamlet.text) && /^\d{4,5} \p{Lu}[\p{L}'’ -]+$/u.test(town.text)
  );
}

/**
 * "The Liffey Lantern (6 Usher's Row, Dublin 8, +353 …), confirmation …": the address in brackets is what follows, and so is that
 * where a sentence says a house stands.
 */
function addressUnbracketed(printed: string): string {
  // "The Heron in Leeds (2 Wharf Lane, LS1 4AB)": the town stands before them
  const text = withStandingApart(printed).replace(townBefore, (whole, town: string, street: string, code: string) =>
    isStreet(street) ? `, ${street}, ${/^\d/.test(code) ? `${code} ${town}` : `${town} ${code}`}` : whole,
  );
  const match = / \(([^(),]{5,60}),([^()]{3,160})\)/u.exec(text);
  const [, street, behind = ''] = match ?? [];
  // "(Apostelnhof 7, 50667 Köln)": whatever it is called, before a town with its code
  if (!match || !street || !(isStreet(street) || isBeforeTown(street, splitParts(behind)))) return text;
  return `${text.slice(0, match.index)}, ${match[0].slice(2, -1)}${text.slice(match.index + match[0].length)}`;
}

const townBefore =
  / (?:in|à|a|en) (\p{Lu}[\p{L}'’ -]{2,30}) \(([^(),]{5,60}), ([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|\d{4,5})\)/gu;

/** "B1. Hotel Am Mainufer": the number of an order's line. */
const itemNumber = /^(?:\p{Lu}?\d{1,2}[.)]|\p{Lu}\)|[-•*]) (?=\p{L})/u;

/** "Killarney. You stay at the Muckross Oak House, 40 Ross Lane", "… a las 16:08 h. Casas del Sur, calle …": the sentence in which the address stands. */
function lastSentence(part: string): string {
  return part.replace(/^.*(?:[\p{L}\d)]{3}|\d ?h)[.!?] (?=\p{Lu})/u, '');
}

/** What stands between the commas of a line, which may end with one, and the same as the parts of an address: in prose it ends with its sentence. */
const partsOf = onceForText((text) => {
  const said = splitParts(streetFirst(addressUnbracketed(text.replace(itemNumber, ''))));
  const parts = said.map((part) =>
    part.replace(
      /(?<=[\p{L}\d]{4}|\d|\d[A-Z]{2})\. .*$|\. (?:check-?(?:in|out)|arriv|rooms?|chambres?|phone|t[ée]l)\b.*$/iu,
      '',
    ),
  );
  return { said, parts };
});

function splitParts(text: string): string[] {
  return houseNumberKept(text.replace(/,\s?$/, ''))
    .split(
      /\s*(?:(?<!\d),(?! ?(?:km|lot|villa|parcelle) \d)|,(?!\d| ?(?:km|lot|villa|parcelle) \d)|·|•|\|)\s*|\s[–—-]\s/u,
    )
    .map((part) => part.trim());
}

/** Whose name stands over an address of its own, and has no rooms. */
const isFirm = (name: string, passages: readonly Passage[]): boolean =>
  endsInCompanyForm(name) || isAgency(name) || isCalledAgency(name, passages);

/** "Trattoria Il Cardo": where one eats; "Hotel Restaurant Krone" has rooms. */
const eatingHouse =
  /^(?!.*\b(?:hotels?|inn|auberge|gasthof|gasthaus|rooms|chambres|pension|lodge|albergo|hostal)\b)(?:(?:the|le|la|restaurant|chez) )?.*\b(?:restaurant|ristorante|restaurante|trattoria|osteria|brasserie|bistrot?|pizzeria|taverna|steakhouse|wirtshaus)\b/;

const contextOf = onceFor((document: TextDocument) => ({
  words: plain(`${document.origin.subject ?? ''}\n${document.text.slice(0, 20_000)}`),
}));

function weigh(name: string, document: TextDocument, p: Passage): number {
  const context = contextOf(document).words;
  const wanted = plain(name);
  let times = 0;
  for (let at = context.indexOf(wanted); at >= 0 && times < 4; at = context.indexOf(wanted, at + wanted.length))
    times++;
  const word = houseWord.test(wanted) ? 2 : 0;
  // "Vous séjournerez à …" says it of a hotel, and a letter's head is an agency's
  const told = /\b(?:sejourne\w*|staying|stay at|rooms?|chambres?|nuits?|nights?|logez|logerez|descendr\w*)\b/.test(
    p.shape,
  )
    ? 2
    : 0;
  const labelled = p.label === 'address' || p.under === 'hotel' || p.label === 'hotel' ? 3 : 0;
  return times * 2 + word + told + labelled;
}
