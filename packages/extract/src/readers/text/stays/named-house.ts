import { isGivenName } from '../../../knowledge/given-names.ts';
import { findCities } from '../../../knowledge/index.ts';
import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';
import type { Found } from '../found.ts';
import { type Label, labelOf } from '../labels/labels.ts';
import { alternatives } from '../labels/words/index.ts';
import type { Passage } from '../passages/passages.ts';
import { isTown } from './addresses.ts';
import { nameAtEnd, nameIn } from './hotel-name.ts';
import { isKeeper } from './house-keeper.ts';
import { houseWord, ownHouse } from './house-words.ts';
import { nightsIn } from './nights.ts';
import { isStreet, isStreetName } from './streets.ts';
import { supplierNamed } from './supplier-named.ts';
import { nights, rooms } from './vocabulary.ts';

// Where a paper names its house: below a label, over an address, at its head or foot, in a sentence.

/** "You are staying at Haus Spreeblick": of a sentence only its end is the name. */
export function nameBefore(part: string): string | null {
  // "Dojima River Stay": words that a sentence has too, but each of them written large
  const isWritten = /^(?:\p{Lu}[\p{L}'’.-]*|&|of|the|by|and)(?: (?:\p{Lu}[\p{L}'’.-]*|&|of|the|by|and)){1,5}$/u.test(
    part,
  );
  const isSentence =
    !isWritten &&
    /\b(?:installation|arriv[ée]e|you|we|us|they|guests?|stays?|staying|your|are|is|tu|dors|dormez|logez|sie|ihr|ihnen|wir|wohnen|ubernachten|nous|vous|votre|est|sont|has|have|been|reserved|booked|avez|avons)\b|\b(?:rooms?|singles?|doubles?|twins?|chambres?|nights?|nuits?|nuit[ée]es?|zimmer)\b.* (?:at|à|au|in|im) /i.test(
      part,
    );
  const atEnd = nameAtEnd(part) ?? houseAtEnd(part);
  // "se passeront au Sullivan Harbour Lodge": no name begins so
  const goesOn = /^\p{Ll}+ \p{Ll}/u.test(part) && atEnd !== null;
  return isSentence || goesOn ? atEnd : (nameIn(part) ?? atEnd);
}

/** "For your last night we chose the Hotel Hamamatsu Gate": large words to the end, one of which is a house's. */
function houseAtEnd(part: string): string | null {
  const name = largeAtEnd.exec(part)?.[1];
  return name && houseWord.test(plain(name)) ? nameIn(name) : null;
}

const largeAtEnd =
  /\p{Ll} (?:the |an? |le |la |l['’])?(\p{Lu}[\p{L}'’&-]*(?: (?:(?:[dl]['’])?\p{Lu}[\p{L}'’&-]*|of|the|de|du|des|la|le|les|am|zum|zur|&|and|et))*)$/u;

/** "12 Quay Road", "Route de la Plage Blanche, 29930 Pont-Aven": in the rows of its hotel, and none of its names. */
function isAddress(text: string): boolean {
  const [street = '', ...more] = text.split(', ');
  return isStreet(text) || (more.some(isTown) && (isStreet(street) || isStreetName(street)));
}

export function labelledName(passages: readonly Passage[]): Found<string> | null {
  const p = passages.find(
    (q) => (q.label === 'hotel' || q.under === 'hotel') && !q.former && nameOfHouse(q) !== null && !isAddress(q.text),
  );
  const name = p ? (wholeName(passages, p) ?? nameOfHouse(p)) : null;
  return p && name ? { value: name, at: p.at, text: p.text } : null;
}

/** "渓流の宿 もみじ庵" behind its label: in a writing without capitals nothing else tells a name. */
const nameOfHouse = ({ text, label }: Passage): string | null =>
  nameIn(text) ?? (label === 'hotel' && withoutCapitals.test(text.trim()) ? text.trim() : null);
const withoutCapitals = /^\p{Lo}(?:[\p{Lo}\p{Lm}ー・&A-Za-z\d]|[ 　](?=\S)){1,30}$/u;

/**
 * "Baan Charoen" over "Riverside" beside "Property", where the address has a label and a cell of its own: a name that its
 * column broke. Null where the cell says more, or where one is.
 */
function wholeName(passages: readonly Passage[], { label, block, row, cell, inTable }: Passage): string | null {
  if (label !== 'hotel' || !inTable) return null;
  const own = passages.filter((q) => q.cell === cell && q.block === block);
  const address = passages.filter((q) => q.label === 'address' && q.block === block && q.row !== row);
  const [first, second, more] = own;
  const isName = own.every(({ text }) => /^[^\d,:()]{3,40}$/.test(text) && nameIn(text) !== null);
  if (!first || !second || more || address.length === 0 || !isName) return null;
  // its town is the second line of many
  return address.some(({ shape }) => shape.includes(second.shape)) ? null : nameIn(`${first.text} ${second.text}`);
}

/** The last title above the days of a stay, where neither label nor address is beside a name: "Sunny loft above Graça". */
export function titledHouse(passages: readonly Passage[]): string | null {
  const stay = passages.findIndex(saysDays);
  const title = passages.slice(0, Math.max(0, stay)).findLast((p) => p.isHeading && couldBeHouse(p));
  return title ? nameIn(title.text) : null;
}

/** "Bright flat near Flagey" over a line about it, right above the days; its address stands further down. */
export function aboveDays(passages: readonly Passage[]): string | null {
  const days = passages.findIndex(saysDays);
  const block = passages[days - 1]?.block;
  const own = passages.filter((p, i) => p.block === block && i < days);
  // "Studio lumineux, Alfama" over "Chez Duarte": a lodging by what it is, and whose
  const [what, host, more] = own;
  if (what && host && !more && what.label === null && what.text.length < 70 && letBy.test(host.text))
    return what.text.trim();
  // "2. Hôtel" in a line above it says no name
  const title = own.find(({ text }) => nameIn(text) !== null);
  return title && own.length < 4 && title.label === null && !/[.!?,:]$/.test(title.text) && couldBeHouse(title)
    ? nameIn(title.text)
    : null;
}

const letBy =
  /^(?:Chez|[Hh]osted by|Hébergée? par|Proposée? par|Hôte ?:|Host ?:|Bei|Gastgeber(?:in)? ?:?|Ospitat[oa] da|Anfitri[óo]na? ?:?) \p{Lu}\p{Ll}+(?: (?:&|et|and|und) \p{Lu}\p{Ll}+)?$/u;

/** "Check-in: 19 April", or both days in a line of their own: "19 April 2027 – 22 April 2027 (3 nights)". */
function saysDays({ label, text, shape }: Passage): boolean {
  if (label !== null) return label === 'arrival' || label === 'checkIn' || label === 'stayDates';
  return text.length < 90 && nightsIn(shape) !== null && /\d.*[–—-].*\d.*\d/.test(text);
}

/** "Hôtel Castel Cyrnos" at the head of its own letter, which its team signs over the address. */
export function houseAtHead(passages: readonly Passage[]): string | null {
  const head = passages.slice(0, 4).find((p) => p.label === null && p.text.length < 50 && ownHouse.test(p.shape));
  return head ? nameIn(head.text) : null;
}

/** "Your booking at King Street Rooms has been cancelled as requested." over labelled days and address. */
export function houseBooked(passages: readonly Passage[]): string | null {
  for (const p of passages.slice(0, 12)) {
    const name = p.label === null && p.text.length < 160 ? nameBooked(p.text) : null;
    if (name) return name;
  }
  return null;
}

/** "À votre demande, votre réservation à La Villa Figuerolles a été annulée le jeudi 2 décembre" in a paragraph of more. */
export function houseInNews(passages: readonly Passage[]): string | null {
  for (const p of passages.slice(0, 12)) {
    const told = p.label === null && !p.former && p.text.length < 400 ? news.exec(p.text)?.[1] : undefined;
    const name = told ? nameIn(told) : null;
    if (name) return name;
  }
  return null;
}

const news = inLines('u')`
  (?:[Vv]otre (?:réservation|séjour)|[Yy]our (?:booking|reservation|stay)) (?:à l['’]|à|au|chez|at|with) ?(?:the )?
  (\p{Lu}[\p{L}'’&-]*(?: (?:\p{Lu}[\p{L}'’&-]*|de|du|des|la|le|les|l['’]\p{L}+|d['’]\p{L}+|of|the|and|et|&)){0,6})[ ]
  (?:a (?:bien )?été|est (?:bien )?|has been|is now|is) ?(?:annul|confirm|cancel|modif|chang|updat)
`;

/** "Hotel Praia Norte is expecting you on Friday" below labelled days and address. */
export function houseAwaiting(passages: readonly Passage[]): string | null {
  for (const p of passages) {
    const said = p.former || p.text.length > 200 ? null : awaits.exec(p.text)?.[1];
    const name = said ? nameIn(said) : null;
    if (name && (houseWord.test(plain(name)) || (expectsGuest.test(p.text) && couldBeCalled(name)))) return name;
  }
  return null;
}

/** "Casa das Camélias vous attend le 29 octobre": on a day, a house that is called otherwise; "Le Portugal vous attend" says no day. */
const expectsGuest =
  /(?:vous attend|is expecting you|expects you|erwartet Sie)\*? (?:le|du|d[èe]s|on|from|am|ab|vom) /u;

/** Two words and more, and neither somebody nor a town. */
const couldBeCalled = (name: string) =>
  name.includes(' ') && !isGivenName(name.split(' ')[0] ?? '') && findCities(name).length === 0;

/** "Nous vous attendons à l’Hôtel Quai Cordelier", "we look forward to welcoming you at the Linden House Hotel". */
export function houseWelcoming(passages: readonly Passage[]): string | null {
  for (const p of passages.slice(0, 30)) {
    const said = p.former || p.label !== null || p.text.length > 300 ? null : welcomes.exec(p.text)?.[1];
    const name = said ? nameIn(said) : null;
    if (name && houseWord.test(plain(name))) return name;
  }
  return null;
}

const welcomes = inLines('u')`
  (?:
    vous attend\p{L}*|vous accueill\p{L}*|vous recev\p{L}*|welcom(?:e|ing) you|expect(?:ing)? you|see(?:ing)? you|host(?:ing)? you
    |erwarten Sie|begrüßen
  )(?: (?:à l['’]|à la|au|à|chez|at|in|im|to) ?(?:the )?)
  ((?:\p{Lu}[\p{L}'’&-]*)(?: (?:\p{Lu}[\p{L}'’&-]*|de|du|des|la|le|les|of|the|and|&|et|am|zum|del|di))*)
`;

const awaits =
  /^(?:[✓✔•*–-] ?)?(?:L['’])?\*?(\p{Lu}[^.:;!?*]{3,60}?)\*?,? (?:is expecting you|expects you|looks? forward to|is looking forward to|awaits you|vous attend|aura le plaisir|se réjouit|erwartet Sie|freut sich)/u;

/** Not "Your hotel" nor "Hotel confirmation", but "Hotel Station". */
function couldBeHouse({ text, shape }: Passage): boolean {
  // "Potvrzení rezervace": what the paper is, in its own language
  if (bookedTitle.test(shape)) return false;
  if (!aboutPaper.test(shape)) return true;
  const isNamed =
    text === text.toUpperCase()
      ? /^H[OÔ]TEL [^,:]{3}|^[^,:]{3,} H[OÔ]TEL$/.test(text)
      : /^(?:H[oô]tel (?:d[eu]s? |l[ae]s? )?(?:la |l['’])?(?=[\p{Lu}\d])|.*\p{Lu}\p{Ll}+ H[oô]tel$)/u.test(text);
  return isNamed && !aboutPaper.test(shape.replace('hotel', ''));
}

const bookedTitle = new RegExp(`^(?:${alternatives('booked')})$`);

const aboutPaper = inLines()`
  \b(?:
    reservations?|bookings?|details?|summary|your|stay|trip|itinerary|confirm\w*|payment|price|important|information|policy|check
    |thank\w*|sejour|informations|recapitulatif|prix|tarifs?|conditions|votre|vos|arrival|departure|arrivee|depart|guests?|dates?
    |welcome|bienvenue|order|commande|bons?|vouchers?|hebergement|accommodation|receipts?|tickets?|mission|hotels?
  )\b
`;

/** The name on the lines above an address. */
export function nameAbove(passages: readonly Passage[], i: number): string | null {
  const here = passages[i];
  for (let back = i - 1; back >= Math.max(0, i - 3); back--) {
    const p = passages[back];
    if (!p || !here) return null;
    if (isInColumnBeside(p, here, passages)) continue;
    // "Name: Fort Point Lodge" below a hotel's title
    const isHouse =
      (p.label === 'person' || p.label === 'company') &&
      /\b(?:hotel|inn|lodge|hostel|resort|suites|auberge)\b/.test(p.shape);
    // the supplier of a voucher, over its own address
    const isOfStay = here.label === 'company' || (here.label === 'address' && tellsStay(here.block, passages));
    const isOver = p.cell === here.cell || (!p.inTable && p.block === here.block && isOfStay);
    const isSupplier = p.label === 'company' && (isOver || isBesideNights(p, here, passages));
    // "Supplier / Ref." over the house and its number
    const isNamed = p.byColumn && p.label === 'reference' && !/\d/.test(p.text) && houseWord.test(p.shape);
    // "Lieu" over the house and its address in one cell, or beside each other
    // "Place" is a seat's label too
    const isPlace =
      (p.label === 'place' || (p.label === 'seat' && !/\d/.test(p.text))) &&
      (p.byColumn ? p.cell === here.cell || p.row === here.row : isOfStay && here.label === 'address' && isTitle(p));
    const isNameless = p.label !== null && p.label !== 'hotel' && p.label !== 'address';
    if (isNameless && !isHouse && !isSupplier && !isNamed && !isPlace) continue;
    if (p.block !== here.block && !p.isHeading && here.block - p.block > 1) return null;
    // "Indirizzo" as a title over the address: a word of forms in any language
    if (/^(?:address|adresse|location)\b/.test(p.shape) || labelOf(p.text) !== null || isParty.test(p.shape)) continue;
    if (isKeeper(p, passages[back - 1]) || anAmount.test(p.text)) continue;
    const name = nameIn(supplierNamed(p.text) ?? p.text) ?? nameBooked(p.text);
    if (name && (isSignature(passages, back) || isSomebody(p))) return null;
    if (name) return wholeName(passages, p) ?? name;
    if (p.text.length > 60) return null;
  }
  return null;
}

/** "Place: Umber Guest House" over "Address: …", of a stay: each word of a name is written large. */
const isTitle = ({ text }: Passage): boolean =>
  /^\p{Lu}[\p{L}'’&-]*(?: (?:d[eu]s?|la|le|of|the|\p{Lu}[\p{L}'’&-]*))+$/u.test(text);

/** "taxe de séjour 4,24 €/nuit en sus" at the end of the cell above; "Casa do Limoeiro, n° 77120 – 302,00 €" has a name. */
const anAmount = /^\p{Ll}.*(?:[€£$] ?\d|\d ?[€£$]|(?<!\p{L})(?:EUR|USD|GBP|CHF) ?\d|\d ?(?:EUR|USD|GBP|CHF)(?!\p{L}))/u;

/** "Hôtel du Bastion | Personnes | 1" over "Rue des Savoises 14 | …": two texts side by side, of which the house is told in the one. */
function isInColumnBeside(p: Passage, here: Passage, passages: readonly Passage[]): boolean {
  if (!p.inTable || !here.inTable || p.label !== null || p.row === here.row) return false;
  const firstOf = (row: number) => passages.find((q) => q.row === row && q.block === here.block);
  const first = firstOf(p.row);
  return first !== undefined && first.cell !== p.cell && first.label === null && firstOf(here.row)?.cell === here.cell;
}

/** "Supplier: Huon Tree Retreat" over its address, "Nights: 8 – 10 October" and when one may check in. */
const tellsStay = (block: number, passages: readonly Passage[]): boolean =>
  passages.some((q) => q.block === block && q.label !== null && ofStay.has(q.label));

const ofStay: ReadonlySet<Label> = new Set(['nights', 'stayDates', 'checkIn', 'checkOut', 'room']);

/** "Prestataire" over "Baglio Santa Croce", beside an address and "4 nuits": who lets rooms. */
function isBesideNights(p: Passage, here: Passage, passages: readonly Passage[]): boolean {
  return p.byColumn && p.row === here.row && passages.some((q) => q.row === here.row && ofNights.test(q.shape));
}

const ofNights = new RegExp(String.raw`\b(?:${nights}|${rooms})\b`);

/** "Amélie Grandjean", "Haruka Minamoto (Ms.)", "Sandrine, à la réception": who signs, by a first name that people have. */
function isSomebody({ text, shape, label, inTable, isHeading }: Passage): boolean {
  const [, first] = signed.exec(text) ?? [];
  return (
    first !== undefined && label === null && !inTable && !isHeading && isGivenName(first) && !houseWord.test(shape)
  );
}

const signed = /^(\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’-]+)?(?: \((?:Ms|Mr|Mrs|Mme|M)\.?\)|, \p{Ll}.*)?$/u;

/** "À cet été," over "Marguerite Poirson": who writes for the house, right above its address. */
function isSignature(passages: readonly Passage[], i: number): boolean {
  const [greeting, name] = [passages[i - 1], passages[i]];
  if (!greeting || !name || greeting.inTable || name.inTable || greeting.block !== name.block) return false;
  const isPerson = /^\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]+){1,2}$/u.test(name.text);
  return isPerson && greeting.text.endsWith(',') && greeting.text.length < 50 && !houseWord.test(name.shape);
}

/** "La Vigie d'Aunis" at the head of a letter, or at its foot, from a sender of that name. */
export function houseOfSender(document: TextDocument, passages: readonly Passage[]): string | null {
  const name = nameIn((document.origin.senderName ?? '').replace(/ [-–—|·,] .*$/, ''));
  const wanted = name && plain(name);
  const isNamed = ({ shape }: Passage) =>
    shape.trim() === wanted || besideName(shape, wanted ?? '') || isBeforeItsTown(shape, wanted ?? '');
  return wanted && passages.some((p) => p.label === null && !p.former && isNamed(p)) ? name : null;
}

/** "Casa do Miradouro Velho Porto", "Casa do Miradouro Velho - Porto": its town behind it, at the head of a page. */
const isBeforeItsTown = (shape: string, name: string): boolean =>
  name.length > 5 &&
  shape.startsWith(`${name} `) &&
  findCities(shape.slice(name.length).replace(/^[ ,|·–-]+/, '')).length > 0;

/** "You'll be with us at Casa Alameda from Sunday": where somebody is, in the sender's own words. */
function besideName(shape: string, name: string): boolean {
  const at = name.length > 5 ? shape.indexOf(name) : -1;
  return at > 0 && /\b(?:at|chez|a|au|in|im|of) (?:the |la |le |l['’])?$/.test(shape.slice(Math.max(0, at - 12), at));
}

/** "2 adultes – 1 chambre double": who stays, and in what. */
export const isParty =
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
