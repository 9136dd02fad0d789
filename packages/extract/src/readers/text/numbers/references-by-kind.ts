import type { Booking } from '../../../booking.ts';
import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import type { Found } from '../found.ts';
import type { Label } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';
import { paragraphsOf, sentencesOf } from '../passages/sentences.ts';
import { leadingCode } from './booking-number.ts';
import { isCompanysNumber } from './company-number.ts';
import { kindWords, saysKind } from './kind-words.ts';

type Kind = Booking['type'];

/** A number that the paper tells apart from its journeys and stays, with the words that say whose it is. */
export type ToldReference = Found<string> & { words: string };

/**
 * Numbers told for a kind of booking, or for a company: "Références : billets Tunisair 6WDQ3M ; transferts CL/2190",
 * "Both rail tickets are on ÖBB booking 7K2M9T". A sentence with a clock tells a journey, and its number is that one's.
 */
export function referencesByKind(passages: readonly Passage[]): ToldReference[] {
  return [...inSentences(passages), ...inRows(passages), ...inColumns(passages)];
}

/** Those that a paper lists with what each is of: in a table of their own, or below or behind a title that says what they are. */
export function listedByKind(passages: readonly Passage[]): ToldReference[] {
  const below = passages.filter(({ section, shape }) => referenceWord.test(section) || listOfSeveral.test(shape));
  return [...inColumns(passages), ...inSentences(below)].filter(({ words }) => saysKind(words));
}

/** "Booking references: flights KQ7TRM, train ZPLWQH" */
const listOfSeveral =
  /^(?:(?:your|our|vos) )?(?:(?:booking|reservation|airline) )?(?:references|locators|codes|numbers|numeros|dossiers|confirmations)(?: de (?:reservation|dossier))? ?:/;

/** "Vols Swiss, 2 personnes | MR8WTD | CHF 2’486.40" in the table that closes a programme, of what was told above. */
function inRows(passages: readonly Passage[]): ToldReference[] {
  const rows = Map.groupBy(
    passages.filter((p) => p.inTable && !p.former),
    (p) => p.row,
  );
  return [...rows.values()].flatMap((row) => {
    const [own, more] = row.filter((p) => p.label === 'reference' && p.byColumn);
    // below its head a number may be short
    const [only, other] = own ? (/^\d{4,5}$/.test(own.text.trim()) ? [own.text.trim()] : codesIn(own.text)) : [];
    const isDated = row.some(({ text, shape }) => numericDay.test(shape) || findTimes(text).some(({ weak }) => !weak));
    if (!own || more || !only || other || own.text.trim() !== only || isDated) return [];
    const words = row.flatMap((p) => (p === own ? [] : p.shape)).join(' ');
    return [{ value: only, at: own.at, text: own.text, words }];
  });
}

/**
 * "Hotel Kungsparken 12 | HK-77023 | two rooms" over "Train Göteborg–Malmö | SJ ref. KDU7730P | for two": a table without heads that has a
 * column of numbers, one in each row, and no hours.
 */
function inColumns(passages: readonly Passage[]): ToldReference[] {
  const tables = Map.groupBy(
    passages.filter((p) => p.inTable && !p.former),
    (p) => p.block,
  );
  return [...tables.values()].flatMap((cells) => {
    const rows = [...Map.groupBy(cells, (p) => p.row).values()];
    const isList =
      rows.length > 1 &&
      cells.every((p) => (p.label === null || saysKind(p.called)) && findTimes(p.text).every(({ weak }) => weak));
    const told = isList ? rows.map(numberOfRow) : [];
    return told.every((one) => one !== null) ? told : [];
  });
}

function numberOfRow(row: readonly Passage[]): ToldReference | null {
  const [own, more] = row.flatMap((p, i) => {
    const value = (i > 0 || p.label !== null) && p.text.length < 40 ? leadingCode(p.text.replace(calledSo, '')) : null;
    return value !== null && /\d/.test(value) && p.text.endsWith(value) ? [{ p, value }] : [];
  });
  if (!own || more || row.length > 4) return null;
  const words = row.map((p) => `${p.called} ${p === own.p ? p.shape.slice(0, -own.value.length) : p.shape}`).join(' ');
  return { value: own.value, at: own.p.at + own.p.text.length - own.value.length, text: own.p.text, words };
}

/** "SJ ref. ", "conf. no. ", "booking " */
const calledSo =
  /^(?:\p{Lu}[\p{L}&]* ){0,2}(?:r[ée]f(?:erence|[ée]rence)?|conf(?:irmation)?|booking|dossier|no|n°|r[ée]s(?:ervation)?|order)\.?(?: (?:no\.?|n°|number))? ?:? /iu;

const numericDay = /\d[./-]\d{1,2}[./-]\d{2}/;

function inSentences(passages: readonly Passage[]): ToldReference[] {
  return [...paragraphsOf(passages), ...ofAllInCells(passages)]
    .filter((p) => !p.former && p.text.length < 3000)
    .flatMap(sentencesOf)
    .filter((p) => {
      const { text, shape, label, section } = p;
      // "Emirates: JX4P7L" below the title "Your references"
      const isItem = /: ?\S/.test(text) || / [–—-] \S+$/.test(text) || (label !== null && kindLabels.has(label));
      const isListed = text.length < 60 && isItem && referenceWord.test(section);
      const isOfKind = label === null || kindLabels.has(label);
      const tells = label === 'reference' || (isOfKind && (isListed || referenceWord.test(shape)));
      return (
        tells &&
        !orders.test(`${leadOf(p)} ${shape}`) &&
        !subjectLine.test(shape) &&
        findTimes(text).every(({ weak }) => weak)
      );
    })
    .flatMap((p) =>
      clausesOf(p).map((clause, i) => ({
        ...clause,
        // "Dossier train : RQT5KM – dossier avion : 6WDQ3M": what stands in front is of the first alone
        words: i > 0 && saysKind(clause.words) ? clause.words : `${leadOf(p)} ${clause.words}`,
      })),
    )
    .flatMap((clause) => {
      const codes = [...new Set(codesIn(clause.text))];
      const [only] = codes;
      return only && codes.length === 1 && !isCompanysNumber(clause.text, only)
        ? [{ value: only, at: clause.at + clause.text.indexOf(only), text: clause.sentence, words: clause.words }]
        : [];
    });
}

/** "Hôtel : confirmation 3M-6620, 2 nuits": what the number is of. */
const kindLabels: ReadonlySet<Label> = new Set(['flight', 'train', 'ship', 'ticket', 'hotel']);

/** "Emirates booking reference" in front of its number, or as the title over it. */
function leadOf({ label, under, called, section, text }: Passage): string {
  // "Vols : dossier Air France 6WDQ3M ; train : dossier SNCF RQT5KM"
  if (label !== null && kindLabels.has(label)) return called;
  if (label !== 'reference' || text.length > 40) return '';
  return called || (under === 'reference' ? section : '');
}

/** "Dossier Air Caraïbes des deux vols : R3XKPD" across a table: of several, though it stands below one of them. */
function ofAllInCells(passages: readonly Passage[]): Passage[] {
  const rows = Map.groupBy(passages, (p) => p.row);
  return passages.filter((p) => p.inTable && ofSeveral.test(p.shape) && rows.get(p.row)?.length === 1);
}

const ofSeveral =
  /\b(?:both|all|the two|the three|les deux|des deux|les trois|des trois|tous les|toutes les|beide|alle|tutti|todos) (?:your |vos |the )?(?:flights?|vols?|trains?|trajets?|billets?|tickets?|sectors?|segments?|legs?|crossings?|traversees?|fluge?|zuge|fahrten|voli|vuelos)\b/;

/**
 * The one number told for bookings of a kind, or for one of the names that the booking goes by; `others` are the names of the
 * paper's other bookings, whose numbers are not this one's.
 */
export function referenceOfKind(
  all: readonly ToldReference[],
  kind: Kind,
  names: readonly (string | undefined)[] = [],
  others: readonly (string | undefined)[] = [],
): ToldReference | null {
  const ofName = all.filter((one) => names.some((name) => isOfName(one, name)));
  const theirs = others.filter((other) => !names.includes(other));
  // "Airline confirmation for all segments (Iberia / LATAM): 7QKX2M" names others too, and is of each
  const isOfAll = ({ words }: ToldReference) => ofSeveral.test(words);
  const told = all.filter((one) => ofName.includes(one) || isOfAll(one) || !theirs.some((name) => isOfName(one, name)));
  const own = kindWords[kind];
  const ofKind = told.filter(
    ({ words }) =>
      own?.test(words) && !Object.entries(kindWords).some(([other, pattern]) => other !== kind && pattern?.test(words)),
  );
  const found = ofName.length > 0 ? ofName : ofKind;
  return new Set(found.map(({ value }) => value)).size === 1 ? (found[0] ?? null) : null;
}

/** What a booking goes by where a paper tells whose a number is: "Air France", "AF"; "Frecciarossa", "EC". */
export function namesOfBooking(booking: Booking): (string | undefined)[] {
  if ('carrier' in booking) return [booking.carrier?.name, booking.carrier?.iata];
  return 'line' in booking ? [booking.line] : [];
}

/** "EC trains: SBB order 844120963", "Frecciarossa: Trenitalia PNR K7LQ2D": a name of two letters only where it heads its number. */
function isOfName({ words }: ToldReference, name: string | undefined): boolean {
  const called = name ? plain(name) : '';
  if (called.length < 2) return false;
  if (called.length === 2)
    return new RegExp(
      String.raw`(?:^|[:;] )[^a-z]*${called}(?: ?(?:trains?|zuge?|treni|flights?|vols?)\b| ?[:–—-] | (?=[a-z\d]{6}\b))`,
    ).test(words);
  return ` ${words.replace(/[^\p{L}\d]+/gu, ' ')} `.includes(` ${called} `);
}

type Clause = { text: string; words: string; at: number; sentence: string };

/** The parts of a list; what has no number of its own leads on to the next: "les deux vols Tunisair, dossier 6WDQ3M". */
function clausesOf({ text, shape, at }: Passage): Clause[] {
  const clauses: Clause[] = [];
  let open = 0;
  for (const end of [
    ...shape.matchAll(
      / ?[;·|] | \/ (?=[a-z]{3})|, | [–—-] (?=[a-z]{3}[^,;–—]*\d)| (?:et|and|und) (?:l[ae]s? |l'|the |your |vos |die |der )?(?=[^,;]*\d)/g,
    ),
  ])
    if (codesIn(text.slice(open, end.index)).length > 0) {
      clauses.push(clause(open, end.index));
      open = end.index + end[0].length;
    }
  return [...clauses, clause(open, text.length)];

  function clause(from: number, to: number): Clause {
    return { text: text.slice(from, to), words: shape.slice(from, to), at: at + from, sentence: text.slice(0, 200) };
  }
}

function codesIn(text: string): string[] {
  return [
    ...text.matchAll(
      /(?<=(?:^|[ (:])(?:CFF|SBB|FFS|SNCF|SNCB|ÖBB|DB|n°|[Nn]o\.?|[Oo]rder|[Cc]ommande|[Dd]ossier|[Bb]ooking|[Rr][ée]f\.|Buchung|Auftrag) )\d{3}(?: \d{3}){2}(?![\p{L}\d]|[.,]\d| ?[\d€$£])|(?<![\p{L}\d./-])(?:[A-Z]{2,4} (?=\d{2,6}[/-]\d{2,6}(?!\d)))?[A-Z0-9]{2,}(?:[/-][A-Z0-9]+)*(?![\p{L}\d/-])/gu,
    ),
  ].flatMap(([word]) => {
    const code = /\d/.test(word) || namedLetters.test(text) ? leadingCode(word) : null;
    return code === word && !/^\d{1,5}$/.test(code) ? [code] : [];
  });
}

/** "SNCF ZPLWQH", "dossier train : RQTKMP" to the end of its clause: letters alone, behind whose or what they are. */
const namedLetters =
  /(?:\b(?:SNCF|CFF|SBB|SNCB|Renfe|Trenitalia|DB|ÖBB|Eurostar|[Dd]ossier|[Pp]nr|PNR|[Cc]ode|[Rr]eference|[Bb]ooking|[Ll]ocator|[Rr][ée]f(?:[ée]rence)?|[Tt]rains?|[Rr]ail|[Ff]lights?|[Vv]ols?|[Aa]vion)(?: \p{L}+){0,2} ?:?) (?!\p{Lu}+ \p{Lu})[A-Z]{6}[.)]?$/u;

const referenceWord =
  /\b(?:ref\w*|dossiers?|numeros?|numbers?|codes?|pnr|bookings?|reserv\w+|confirm\w+|locators?|vouchers?|sous|under|buchung\w*|buchungsnummern?|auftrag\w*)\b|\bn° de commande\b|\bcommande n°|\border no\b|\b(?:[a-z]{2,} order|commande [a-z]{2,}) (?=\d{6}|\d{3} \d{3} \d{3})/;
/** The agency's own number, and what it bills; what the traveller is insured by, and what makes the next booking cheaper. */
const orders =
  /\b(?:insurance|assurances?|versicherung|our (?:order|file|ref\w*)|notre (?:commande|dossier|ref\w*)|bon de commande|purchase order|invoice|facture|devis|quote)\b|\d ?% .{0,40}\bcodes?\b|\bcodes?\b.{0,40} \d+ ?%/;

const subjectLine = /^(?:objet|concerne|re|subject|betreff|betrifft|oggetto|asunto) ?:/;
