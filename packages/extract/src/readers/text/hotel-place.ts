import { findCities } from '../../knowledge/index.ts';
import { readNames } from '../../text/names.ts';
import { plain } from '../../text/plain.ts';
import type { TextDocument } from '../../text-document.ts';
import { addressToCountry } from './address-to-country.ts';
import {
  houseNumberKept,
  isBeforeTown,
  isStreet,
  isTown,
  isWithinStreet,
  type PrintedAddress,
  readAddress,
} from './addresses.ts';
import type { Found } from './found.ts';
import { nameAtEnd, nameIn } from './hotel-name.ts';
import { houseAlone } from './house-alone.ts';
import { isKeeper } from './house-keeper.ts';
import { houseOfDomain } from './house-of-domain.ts';
import { phoneNear } from './house-phone.ts';
import { houseWord, ownHouse } from './house-words.ts';
import type { Label } from './labels.ts';
import type { Passage } from './passages.ts';
import { startsWithTitle } from './spoken-names.ts';
import { supplierLine } from './supplier-line.ts';

export type Hotel = { name: string; address?: PrintedAddress; phone?: string };

/**
 * The hotel of a document about one: the name above or before an address, or under a label. Of several, the one whose
 * name the subject or the text repeats; a company's own seat at the foot of the paper is none.
 */
export function findHotel(document: TextDocument, passages: readonly Passage[]): Found<Hotel> | null {
  return printedHotel(document, passages) ?? houseAlone(document, passages);
}

/** The one with an address or a label, and not merely whoever writes. */
export function printedHotel(document: TextDocument, passages: readonly Passage[]): Found<Hotel> | null {
  const best = hotelByAddress(document, passages, false) ?? hotelByAddress(document, passages, true);
  if (best) return best;
  const labelled = labelledName(passages);
  return labelled ? { value: { name: labelled.value }, at: labelled.at, text: labelled.text } : null;
}

/** @param isAbroad where no street of a known form was found: any line that ends with a town and a country, below or behind a name. */
function hotelByAddress(document: TextDocument, passages: readonly Passage[], isAbroad: boolean): Found<Hotel> | null {
  const context = plain(`${document.origin.subject ?? ''}\n${document.text.slice(0, 20_000)}`);
  const candidates: (Found<Hotel> & { weight: number })[] = [];
  passages.forEach((p, i) => {
    if (p.former || p.text.length > 700 || (p.label !== null && elsewhere.has(p.label))) return;
    if (isOfOther(passages, i)) return;
    // In prose the address ends with its sentence.
    const said = splitParts(addressUnbracketed(p.text.replace(itemNumber, '')));
    const parts = said.map((part) =>
      part.replace(
        /(?<=[\p{L}\d]{4}|\d|\d[A-Z]{2})\. .*$|\. (?:check-?(?:in|out)|arriv|rooms?|chambres?|phone|t[ée]l)\b.*$/iu,
        '',
      ),
    );
    const below = passages
      .slice(i + 1, i + 4)
      .filter((q) => (q.block === p.block || q === passages[i + 1]) && !(q.label !== null && elsewhere.has(q.label)))
      .map((q) => q.text);
    const known = parts.findIndex(
      (part, at) => isStreet(part) || isBeforeTown(part, [...parts.slice(at + 1), ...below]),
    );
    // "Address: 2-14-6 Nishi-Shimbashi, Minato-ku, …": the label vouches for a form that no list has.
    const isStack = isBelowHouse(passages, i);
    const isWhole = parts.length > 1 || isStack || goesOn(p, passages[i + 1]);
    const isLabelled =
      known < 0 &&
      (p.label === 'address' || isStack) &&
      isWhole &&
      (/\d/.test(parts[0] ?? '') || isTown(parts[1] ?? ''));
    const housed = known < 0 && !isLabelled ? numberedBehindHouse(parts) : -1;
    const streetAt = housed > 0 ? housed : isLabelled ? 0 : isWithinStreet(parts[known - 1]) ? known - 1 : known;
    const following = passages
      .slice(i + 1, i + 5)
      .filter((q) => (q.block === p.block || p.inTable) && !(q.label !== null && elsewhere.has(q.label)))
      .map((q) => q.text);
    const listed =
      streetAt < 0 ? null : readAddress([parts.slice(streetAt).join(', '), ...following], isLabelled || housed > 0);
    const abroad = isAbroad && p.label !== 'person' ? addressToCountry(linesFrom(passages, i)) : null;
    const address = isAbroad ? abroad?.address : listed;
    if (!address?.city) return;
    // "tigerstay Pte. Ltd., 30 Cecil Crossing": the seat of whoever sent the mail
    if (streetAt > 0 && seat.test(said[streetAt - 1]?.trim() ?? '')) return;
    const named = abroad?.name
      ? nameIn(abroad.name)
      : streetAt > 0 && !abroad
        ? isQuarter.test(said[streetAt - 1] ?? '')
          ? nameAbove(passages, i)
          : nameBefore(lastSentence(said[streetAt - 1] ?? ''))
        : nameAbove(passages, i);
    if (abroad && !named && p.label !== 'address') return;
    const labelled = labelledName(passages);
    // "Loïc, Séjoura Châtelain" signs for the house that a label names
    const isSigned = labelled !== null && named !== null && plain(named).includes(plain(labelled.value));
    const name = [
      isSigned ? labelled.value : named,
      labelled?.value,
      houseWelcoming(passages),
      titledHouse(passages),
      houseOfSender(document, passages),
      p.label === 'address' ? aboveDays(passages) : null,
      houseOfDomain(passages),
      houseAtHead(passages),
      p.label === 'address' ? houseBooked(passages) : null,
      p.label === 'address' ? houseAwaiting(passages) : null,
    ].find((one) => one && !isParty.test(plain(one)) && plain(one) !== plain(address.city ?? ''));
    if (!name || seat.test(name) || isAgency(name) || eatingHouse.test(plain(name))) return;
    candidates.push({
      value: { name, address, phone: phoneNear(passages, i) },
      at: p.at,
      text: p.text,
      weight: weigh(name, context, p),
    });
  });
  return candidates.reduce<(typeof candidates)[number] | null>((a, b) => (a && a.weight >= b.weight ? a : b), null);
}

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

/** "Billing address: Acme Ltd, 12 Market Street", or that on a line above it in its block: who pays or meets there. */
function isOfOther(passages: readonly Passage[], i: number): boolean {
  const here = passages[i];
  const isBeside = (p: Passage) => (p.inTable ? p.cell === here?.cell : p.block === here?.block);
  const above = passages[i - 1];
  // "Mme Noémie Grandvaux" over "12, côte de la Montagne": where the letter goes
  const isAddressee =
    above !== undefined && isBeside(above) && above.text.length < 50 && startsWithTitle.test(above.text);
  if (isAddressee && readNames(above.text).length > 0) return true;
  return passages
    .slice(Math.max(0, i - 3), i + 1)
    .some((p) => isBeside(p) && (ofOthers.test(p.shape) || ofOthers.test(`${p.called}:`)));
}
const ofOthers =
  /^(?:(?:your |votre )?contact|billing|invoice[ds]?|billed?|facturation|facture|factur[ée]e?s?|adresse de facturation|rechnung\w*|payer|payeur|client|customer|sold|meetings?|r[ée]union|rendez-vous|office|bureau|siege(?: social)?|head office|registered office|agency|agence|travel agent)\b(?![^:]{0,24}\b(?:hotel|property|house|etablissement|hebergement|logement|unterkunft)\b)[^:\d]{0,24}:/;

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

/** "The Liffey Lantern (6 Usher's Row, Dublin 8, +353 …), confirmation …": the address in brackets is what follows. */
function addressUnbracketed(text: string): string {
  const match = / \(([^(),]{5,60}),[^()]{3,160}\)/u.exec(text);
  if (!match?.[1] || !isStreet(match[1])) return text;
  return `${text.slice(0, match.index)}, ${match[0].slice(2, -1)}${text.slice(match.index + match[0].length)}`;
}

/** "B1. Hotel Am Mainufer": the number of an order's line. */
const itemNumber = /^(?:\p{Lu}?\d{1,2}[.)]|\p{Lu}\)|[-•*]) (?=\p{L})/u;

/** "You are staying at Haus Spreeblick": of a sentence only its end is the name. */
function nameBefore(part: string): string | null {
  // "Dojima River Stay": words that a sentence has too, but each of them written large
  const isWritten = /^(?:\p{Lu}[\p{L}'’.-]*|&|of|the|by|and)(?: (?:\p{Lu}[\p{L}'’.-]*|&|of|the|by|and)){1,5}$/u.test(
    part,
  );
  const isSentence =
    !isWritten &&
    /\b(?:installation|arriv[ée]e|you|we|us|they|guests?|stays?|staying|your|are|is|tu|dors|dormez|logez|sie|ihr|ihnen|wir|wohnen|ubernachten|nous|vous|votre|est|sont|has|have|been|reserved|booked|avez|avons)\b|\b(?:rooms?|singles?|doubles?|twins?|chambres?|nights?|nuits?|nuit[ée]es?|zimmer)\b.* (?:at|à|au|in|im) /i.test(
      part,
    );
  const atEnd = nameAtEnd(part);
  // "se passeront au Sullivan Harbour Lodge": no name begins so
  const goesOn = /^\p{Ll}+ \p{Ll}/u.test(part) && atEnd !== null;
  return isSentence || goesOn ? atEnd : (nameIn(part) ?? atEnd);
}

/** "Killarney. You stay at the Muckross Oak House, 40 Ross Lane": the sentence in which the address stands. */
function lastSentence(part: string): string {
  return part.replace(/^.*[\p{L}\d)]{3}[.!?] (?=\p{Lu})/u, '');
}

function splitParts(text: string): string[] {
  return houseNumberKept(text)
    .split(/\s*(?:(?<!\d),|,(?!\d)|·|•|\|)\s*|\s[–—-]\s/u)
    .map((part) => part.trim());
}

function labelledName(passages: readonly Passage[]): Found<string> | null {
  const p = passages.find(
    (q) => (q.label === 'hotel' || q.under === 'hotel') && !q.former && nameIn(q.text) !== null && !isStreet(q.text),
  );
  const name = p ? nameIn(p.text) : null;
  return p && name ? { value: name, at: p.at, text: p.text } : null;
}

/** The last title above the days of a stay, where neither label nor address is beside a name: "Sunny loft above Graça". */
function titledHouse(passages: readonly Passage[]): string | null {
  const stay = passages.findIndex((p) => p.label === 'checkIn' || p.label === 'arrival');
  const title = passages.slice(0, Math.max(0, stay)).findLast((p) => p.isHeading && couldBeHouse(p));
  return title ? nameIn(title.text) : null;
}

/** "Bright flat near Flagey" over a line about it, right above the days; its address stands further down. */
function aboveDays(passages: readonly Passage[]): string | null {
  const days = passages.findIndex((p) => p.label === 'arrival' || p.label === 'checkIn');
  const block = passages[days - 1]?.block;
  const [title, ...more] = passages.filter((p) => p.block === block && days > 0);
  return title && more.length < 3 && title.label === null && !/[.!?,:]$/.test(title.text) && couldBeHouse(title)
    ? nameIn(title.text)
    : null;
}

/** "Hôtel Castel Cyrnos" at the head of its own letter, which its team signs over the address. */
function houseAtHead(passages: readonly Passage[]): string | null {
  const head = passages.slice(0, 4).find((p) => p.label === null && p.text.length < 50 && ownHouse.test(p.shape));
  return head ? nameIn(head.text) : null;
}

/** "Your booking at King Street Rooms has been cancelled as requested." over labelled days and address. */
function houseBooked(passages: readonly Passage[]): string | null {
  for (const p of passages.slice(0, 8)) {
    const name = p.label === null && p.text.length < 160 ? nameBooked(p.text) : null;
    if (name) return name;
  }
  return null;
}

/** "Hotel Praia Norte is expecting you on Friday" below labelled days and address. */
function houseAwaiting(passages: readonly Passage[]): string | null {
  for (const p of passages) {
    const said = p.former || p.text.length > 200 ? null : awaits.exec(p.text)?.[1];
    const name = said ? nameIn(said) : null;
    if (name && houseWord.test(plain(name))) return name;
  }
  return null;
}

/** "Nous vous attendons à l’Hôtel Quai Cordelier", "we look forward to welcoming you at the Linden House Hotel". */
function houseWelcoming(passages: readonly Passage[]): string | null {
  for (const p of passages.slice(0, 30)) {
    const said = p.former || p.label !== null || p.text.length > 300 ? null : welcomes.exec(p.text)?.[1];
    const name = said ? nameIn(said) : null;
    if (name && houseWord.test(plain(name))) return name;
  }
  return null;
}

const welcomes =
  /(?:vous attend\p{L}*|vous accueill\p{L}*|vous recev\p{L}*|welcom(?:e|ing) you|expect(?:ing)? you|see(?:ing)? you|host(?:ing)? you|erwarten Sie|begrüßen)(?: (?:à l['’]|à la|au|à|chez|at|in|im|to) ?(?:the )?)((?:\p{Lu}[\p{L}'’&-]*)(?: (?:\p{Lu}[\p{L}'’&-]*|de|du|des|la|le|les|of|the|and|&|et|am|zum|del|di))*)/u;

const awaits =
  /^(?:L['’])?(\p{Lu}[^.:;!?]{3,60}?),? (?:is expecting you|expects you|looks? forward to|is looking forward to|awaits you|vous attend|aura le plaisir|se réjouit|erwartet Sie|freut sich)/u;

/** Not "Your hotel" nor "Hotel confirmation", but "Hotel Station". */
function couldBeHouse({ text, shape }: Passage): boolean {
  if (!aboutPaper.test(shape)) return true;
  return (
    /^(?:H[oô]tel (?:d[eu]s? |l[ae]s? )?(?:la |l['’])?(?=[\p{Lu}\d])|.*\p{Lu}\p{Ll}+ H[oô]tel$)/u.test(text) &&
    !aboutPaper.test(shape.replace('hotel', ''))
  );
}

const aboutPaper =
  /\b(?:reservations?|bookings?|details?|summary|your|stay|trip|itinerary|confirm\w*|payment|price|important|information|policy|check|thank\w*|sejour|informations|recapitulatif|prix|tarifs?|conditions|votre|vos|arrival|departure|arrivee|depart|guests?|dates?|welcome|bienvenue|order|commande|bons?|vouchers?|hebergement|accommodation|receipts?|tickets?|mission|hotels?)\b/;

/** The name on the lines above an address. */
function nameAbove(passages: readonly Passage[], i: number): string | null {
  const here = passages[i];
  for (let back = i - 1; back >= Math.max(0, i - 3); back--) {
    const p = passages[back];
    if (!p || !here) return null;
    // "Name: Fort Point Lodge" below a hotel's title
    const isHouse =
      (p.label === 'person' || p.label === 'company') &&
      /\b(?:hotel|inn|lodge|hostel|resort|suites|auberge)\b/.test(p.shape);
    // the supplier of a voucher, over its own address
    const isSupplier = p.label === 'company' && p.cell === here.cell;
    // "Supplier / Ref." over the house and its number
    const isNamed = p.byColumn && p.label === 'reference' && !/\d/.test(p.text) && houseWord.test(p.shape);
    if (p.label !== null && p.label !== 'hotel' && p.label !== 'address' && !isHouse && !isSupplier && !isNamed)
      continue;
    if (p.block !== here.block && !p.isHeading && here.block - p.block > 1) return null;
    if (/^(?:address|adresse|location)\b/.test(p.shape) || isParty.test(p.shape)) continue;
    if (isKeeper(p, passages[back - 1])) continue;
    const name = nameIn(supplierLine(p.text)?.name ?? p.text) ?? nameBooked(p.text);
    if (name && isSignature(passages, back)) return null;
    if (name) return name;
    if (p.text.length > 60) return null;
  }
  return null;
}

/** "À cet été," over "Marguerite Poirson": who writes for the house, right above its address. */
function isSignature(passages: readonly Passage[], i: number): boolean {
  const [greeting, name] = [passages[i - 1], passages[i]];
  if (!greeting || !name || greeting.inTable || name.inTable || greeting.block !== name.block) return false;
  const isPerson = /^\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]+){1,2}$/u.test(name.text);
  return isPerson && greeting.text.endsWith(',') && greeting.text.length < 50 && !houseWord.test(name.shape);
}

/** "La Vigie d'Aunis" at the head of a letter, or at its foot, from a sender of that name. */
function houseOfSender(document: TextDocument, passages: readonly Passage[]): string | null {
  const name = nameIn((document.origin.senderName ?? '').replace(/ [-–—|·,] .*$/, ''));
  const wanted = name && plain(name);
  return wanted && passages.some((p) => p.label === null && !p.former && p.shape.trim() === wanted) ? name : null;
}

/** "2 adultes – 1 chambre double": who stays, and in what. */
const isParty =
  /^\d{1,2} (?:(?:single|double|twin|standard|superior) )?(?:adultes?|adults?|guests?|persons?|people|personnes?|voyageurs?|travell?ers?|chambres?|rooms?|nuits?|nights?|gaste|personen|ospiti|adulti|huespedes|adultos)\b/;

/** "Your reservation at The Linden House is confirmed": a line that opens the mail, above the address. */
function nameBooked(text: string): string | null {
  const isBooked =
    /^(?:(?:your|our|thank you for your|votre|ihre?|confirmed|confirmation (?:of|de))\b.* ?)?(?:reservation|réservation|booking|stay|séjour|reservierung|buchung|aufenthalt|hotel|hôtel)\b/i.test(
      text,
    );
  if (!isBooked) return null;
  const booked = text.replace(
    /(?: (?:is|has been|was|est|a|a été|ist|wurde))?(?: now| bien| été)? (?:confirm\p{L}*|bestätigt|cancell?ed|annulée?|storniert)(?:,? (?:as requested|as you asked|at your request|à votre demande|comme demandé|wie gewünscht))?[.!]?$/iu,
    '',
  );
  return (
    nameAtEnd(booked.replace(/[.!]$/, '').replace(/ (?:confirmed|confirmée?) ?[:–—-] /, ' at '))?.replace(
      /^the /,
      '',
    ) ?? null
  );
}

const seat =
  /\b(?:SAS|SASU|SARL|SA|Pte|Pty|S\.?p\.?A|S\.?r\.?l|KG|B\.?V\.?|Ltd|Limited|GmbH|LLC|Inc|plc|S\.?L\.?|AG|DAC|NV|AB|Oy)\.?$/;

/** "Trattoria Il Cardo": where one eats; "Hotel Restaurant Krone" has rooms. */
const eatingHouse =
  /^(?!.*\b(?:hotels?|inn|auberge|gasthof|gasthaus|rooms|chambres|pension|lodge|albergo|hostal)\b)(?:(?:the|le|la|restaurant|chez) )?.*\b(?:restaurant|ristorante|restaurante|trattoria|osteria|brasserie|bistrot?|pizzeria|taverna|steakhouse|wirtshaus)\b/;

function weigh(name: string, context: string, p: Passage): number {
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

/** Whose letter it is, over its own address. */
function isAgency(name: string): boolean {
  const words = plain(name);
  return (
    /\b(?:voyages?|travels?|tours|agence|agency|conciergerie|reisen|reiseburo|tourisme)\b/.test(words) &&
    !houseWord.test(words)
  );
}
