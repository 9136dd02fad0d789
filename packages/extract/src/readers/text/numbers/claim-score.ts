import type { Booking, Candidate } from '../../../booking.ts';
import { airlineByName } from '../../../knowledge/index.ts';
import type { Passage } from '../passages/passages.ts';
import { sentencesOf } from '../passages/sentences.ts';
import { type Claim, folded } from './claims.ts';
import { kindWords } from './kind-words.ts';
import { whereOf } from './near-reference.ts';
import { namesOfBooking } from './references-by-kind.ts';

/** The booking that a number is weighed for, and where it is told. */
export type Own = {
  booking: Booking;
  at: number;
  here: Passage | undefined;
  /** Its section says a number, and so has no use for that of another booking's section. */
  hasOwn: boolean;
};

export type Paper = {
  passages: readonly Passage[];
  places: readonly (number | undefined)[];
  money: ReadonlySet<number>;
  /** In which the bookings are told. */
  sections: ReadonlySet<string>;
  /** Those that keep the number with which they were read. */
  holders: readonly Candidate[];
};

/** How much speaks for a number as that of one booking: whose it is said to be, of which name and kind, and how near it stands. */
export function scoreOf(claim: Claim, own: Own, others: readonly Candidate[], paper: Paper): number {
  const isOwn = isOfOwnLines(claim, own);
  // the number of a hotel is no train's, unless the paper says so
  const isTaken =
    !isOwn &&
    others.some(
      (one) =>
        paper.holders.includes(one) &&
        (one.booking.type !== own.booking.type || own.booking.type === 'LodgingReservation') &&
        isSame(claim.value, one.booking.reference),
    );
  return (
    (isTaken ? -6 : 0) +
    (isOfOrder(claim, own, others, paper) ? ofWhose.plain : ofWhose[claim.whose]) +
    (isOfOtherRow(claim, own, others, paper) ? -5 : 0) +
    byName(claim, own, others) +
    byKind(claim, own) +
    byPlace(claim, own, paper)
  );
}

/** "Le Manoir, 29900 Concarneau, booking MI/0312" over its days: read with it, and told there, though a ship further up was read with it too. */
function isOfOwnLines({ p, value }: Claim, { here, booking }: Own): boolean {
  const isNear = here && !p.inTable && p.block === here.block && Math.abs(p.row - here.row) < 2;
  return isNear === true && isSame(value, booking.reference);
}

/** "Order no. 331 207 884 120" in the cell of one journey: of whoever sells that, and not the number of the paper. */
function isOfOrder(
  { p, words, whose }: Claim,
  { here }: Own,
  others: readonly Candidate[],
  { passages }: Paper,
): boolean {
  const isOwnCell = p.inTable && here?.cell === p.cell;
  return (
    whose === 'agency' &&
    isOwnCell &&
    orderNumber.test(words.trim()) &&
    others.every((one) => whereOfRow(one, passages)?.cell !== p.cell)
  );
}

const orderNumber = /^(?:order|commande|auftrag\w*|bestell\w*)(?: (?:no|nr|n°|number|numero|ref|id))?\.?:?$/;

/** A number in the row of a booking of another kind, in an order with a row for each. */
function isOfOtherRow(
  { p }: Claim,
  { booking, here }: Own,
  others: readonly Candidate[],
  { passages }: Paper,
): boolean {
  if (!p.inTable || !here?.inTable || p.block !== here.block || p.row === here.row) return false;
  return others.some((one) => one.booking.type !== booking.type && whereOfRow(one, passages)?.row === p.row);
}

function whereOfRow({ evidence }: Candidate, passages: readonly Passage[]): Passage | undefined {
  const at = whereOf(evidence, passages);
  return at === undefined ? undefined : passageAt(passages, at);
}

const ofWhose = { own: 3, plain: 1, agency: -2 };

export const sectionsOf = (places: readonly (number | undefined)[], passages: readonly Passage[]) =>
  new Set(places.map((at) => (at === undefined ? '' : (passageAt(passages, at)?.section ?? ''))));

/** What speaks for the number that was read, where the paper says nothing of it that is known here. */
export function scoreOfCurrent(at: number | string | undefined, own: Own, paper: Paper): number {
  const { passages, money } = paper;
  const p = typeof at === 'number' ? passageAt(passages, at) : undefined;
  if (!p || typeof at !== 'number') return 2;
  return money.has(p.block) ? -3 : 2 + Math.max(0, byPlace({ p, at }, own, paper));
}

function byName({ words, p }: Claim, { booking, here }: Own, others: readonly Candidate[]): number {
  const said = ` ${folded(words)} `;
  const title = ` ${folded(p.section)} `;
  if (namesFor(booking).some((name) => said.includes(` ${name} `))) return 6;
  // "Vol WM 662 - Winair", an airline that the tables do not know
  const isNamedHere = 'carrier' in booking && !booking.carrier?.name && said.trim().length > 3;
  if (isNamedHere && here && ` ${folded(here.text)} `.includes(said)) return 6;
  if (others.some((one) => namesFor(one.booking).some((name) => said.includes(` ${name} `)))) return -10;
  const airline = airlineByName(
    said.replace(/\b(?:airline|booking|reservation|reference|ref|dossier|vol|pnr|de|du)s?\b/g, ' ').trim(),
  );
  if (airline) return booking.type === 'FlightReservation' && !booking.carrier?.name ? 2 : -10;
  return namesFor(booking).some((name) => title.includes(` ${name} `)) ? 3 : 0;
}

/** What a booking goes by, as words: the airline, the train, the house, the hirer. */
export function namesFor(booking: Booking): string[] {
  const place = booking.type === 'LodgingReservation' ? booking.place?.name : undefined;
  const company = 'carrier' in booking ? booking.carrier?.name : undefined;
  return [...namesOfBooking(booking).filter((name) => (name?.length ?? 0) > 2), place, company].flatMap((name) => {
    const words = folded(name ?? '').replace(/^(?:le|la|les|the|hotel|hotels) /, '');
    const [first = ''] = words.split(' ');
    // "TAP : YB4M2S" of TAP Air Portugal
    const isShort = first.length > 4 || /^\p{Lu}{3,4}(?![\p{L}])/u.test(name ?? '');
    // "SAS booking V9XW3C": three letters in capitals are a whole name
    return words.length < 4 && !/^\p{Lu}{3}$/u.test(name ?? '')
      ? []
      : [...new Set([words, ...(isShort && !common.test(first) ? [first] : [])])];
  });
}

const common =
  /^(?:hotel|grand|royal|maison|auberge|villa|house|residence|first|national|budget|enterprise|compagnie|ferry|location|train|inter\w*)$/;

function byKind({ words: said, p }: Claim, { booking }: Own): number {
  // "Compagnie Tunisienne de Navigation" does not fly
  const words = said.replace(/\bcompagnie(?! aerienne)/g, '');
  const own = kindWords[booking.type];
  const isOf = (text: string) => own?.test(text) === true || (booking.type === 'BoatReservation' && ofShips.test(text));
  const isOfOther = (text: string) =>
    Object.values(kindWords).some((pattern) => pattern !== own && pattern?.test(text));
  if (isOf(words)) return isOfOther(words) ? 1 : 3;
  if (isOfOther(words)) return -8;
  if (isOf(p.section)) return 2;
  return isOfOther(p.section) ? -4 : 0;
}

const ofShips =
  /\b(?:navigation|maritimes?|shipping|ferr(?:y|ies)|seaways|lines?|cruises?|croisieres?|transbordeurs?)\b/;

function byPlace({ p, at }: Pick<Claim, 'p' | 'at'>, own: Own, { places, sections }: Paper): number {
  const { here, hasOwn } = own;
  // below the title of the whole paper all are in one section, which says nothing of any
  const tells = sections.size > 1 || places.length < 2;
  if (!here) return 0;
  if (p === here && !p.inTable && p.text.length > 60) {
    const inSentence = (offset: number) =>
      sentencesOf(p).some((one) => [at, offset].every((it) => one.at <= it && it < one.at + one.text.length));
    if (inSentence(own.at)) return 6;
    return places.some((other) => other !== undefined && other !== own.at && inSentence(other)) ? -8 : 2;
  }
  if (p === here || (p.inTable && p.cell === here.cell)) return 6;
  if (p.row === here.row) return 5;
  const isOthers = places.some(
    (other) => other !== undefined && other !== own.at && other >= p.at && other <= p.at + p.text.length,
  );
  if (isOthers) return -8;
  if (tells && p.section !== '' && p.section === here.section) return p.block === here.block ? 4 : 3;
  if (hasOwn && p.section !== here.section && sections.has(p.section)) return -4;
  return p.block === here.block ? 2 : 0;
}

/** "60917" of "JRL 60917": one printed with what another leaves out. */
export function isSame(one: string, other = ''): boolean {
  const [a, b] = [one, other].map((text) => text.replace(/[^A-Z\d]+/gi, ''));
  return (
    a === b || (a !== undefined && b !== undefined && b !== '' && (a.endsWith(b) || b.endsWith(a) || b.startsWith(a)))
  );
}

export function passageAt(passages: readonly Passage[], at: number): Passage | undefined {
  return passages.findLast((p) => p.at <= at && at <= p.at + p.text.length);
}
