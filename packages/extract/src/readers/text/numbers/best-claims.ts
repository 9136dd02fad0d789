import type { Booking, Candidate } from '../../../booking.ts';
import { airlineByName } from '../../../knowledge/index.ts';
import type { TextDocument } from '../../../text-document.ts';
import { type Passage, passagesOf } from '../passages/passages.ts';
import { sentencesOf } from '../passages/sentences.ts';
import { airlineRecords } from './airline-slash.ts';
import { blocksOfMoney, type Claim, claimsIn, folded } from './claims.ts';
import { kindWords } from './kind-words.ts';
import { whereOf } from './near-reference.ts';
import { withNumbersInTurn } from './numbers-in-turn.ts';
import { namesOfBooking } from './references-by-kind.ts';
import { withNumbersSaidBefore } from './said-before.ts';
import { withUnbroken } from './unbroken.ts';

/**
 * Weighs, once all is read, which number each booking goes by: what is said of a number (whose it is, of what kind, of which
 * company) and how near it stands. The number that a booking has keeps it unless another has plainly more for it; one that has none
 * gets one where the paper speaks for it and for no other.
 */
export function withBestClaims(candidates: Candidate[], document: TextDocument): Candidate[] {
  const passages = passagesOf(document);
  // "TER n° 893210", "Number: DY 1313": the train's, the flight's, and no booking's
  const numbers = new Set(candidates.flatMap(({ booking }) => numbersOfRide(booking)));
  for (const { booking, evidence } of candidates.filter(({ booking }) => numbers.has(booking.reference ?? ''))) {
    delete booking.reference;
    delete evidence.reference;
  }
  const printed = [...claimsIn(passages), ...airlineRecords(passages)].filter(({ value }) => !numbers.has(value));
  const claims = withSellers(printed, candidates, document.origin.senderName);
  const places = candidates.map(({ evidence }) => whereOf(evidence, passages));
  if (claims.length > 0) withBest(candidates, places, claims, document);
  withOnlyNumber(candidates, claims, document);
  withNumbersInTurn(candidates, places, claims, document);
  withNumbersSaidBefore(candidates, places, passages);
  withUnbroken(candidates, passages);
  return candidates;
}

/**
 * "Dossier AlugaFácil : AF-2209" in a mail of AlugaFácil, beside "Confirmation du loueur": where a supplier has a number, one that names
 * whoever writes is the writer's own, unless it is with them that something is booked.
 */
function withSellers(claims: Claim[], candidates: readonly Candidate[], sender = ''): Claim[] {
  const name = folded(sender);
  const isSupplier = candidates.some(({ booking }) =>
    namesFor(booking).some((own) => ` ${name} `.includes(` ${own} `)),
  );
  if (name.length < 4 || isSupplier || !claims.some(({ whose }) => whose === 'own')) return claims;
  return claims.map((claim) =>
    claim.whose === 'plain' && ` ${folded(claim.words)} `.includes(` ${name} `) ? { ...claim, whose: 'agency' } : claim,
  );
}

/** The only number that a paper has for bookings, in a table of its own: "Booking reference | Status" over "W4TLQX | Confirmed". */
function withOnlyNumber(candidates: readonly Candidate[], claims: readonly Claim[], { node }: TextDocument): void {
  const [only] = claims;
  const isOnly = only?.p.label === 'reference' && claims.every(({ value }) => value === only.value);
  const kinds = new Set(candidates.map(({ booking }) => booking.type));
  if (!isOnly || only.whose === 'agency' || kinds.size !== 1 || candidates.some(({ booking }) => booking.reference))
    return;
  for (const { booking, evidence } of candidates) {
    booking.reference = only.value;
    evidence.reference = { node, at: only.at, text: only.p.text.slice(0, 200) };
  }
}

function withBest(
  candidates: readonly Candidate[],
  places: readonly (number | undefined)[],
  claims: readonly Claim[],
  document: TextDocument,
): void {
  const passages = passagesOf(document);
  const money = blocksOfMoney(passages);
  const paper = { passages, places, money, sections: sectionsOf(places, passages), holders: candidates };
  // as they were read: which booking comes first must not tell
  const weigh = (holders: readonly Candidate[]) =>
    candidates.map((candidate, i) => weighOne(candidate, places[i], candidates, claims, { ...paper, holders }));
  const read = weigh(candidates);
  // "HT-5562" of the driver, which was read as the flight's before: who has a better one holds it no longer
  const holders = candidates.filter((_, i) => !read[i]?.best);
  const weighed =
    holders.length === candidates.length ? read : weigh(holders).map((one, i) => (read[i]?.best ? read[i] : one));
  candidates.forEach(({ booking, evidence }, i) => {
    const best = weighed[i]?.best;
    if (!best) return;
    booking.reference = best.value;
    evidence.reference = { node: document.node, at: best.at, text: best.p.text.slice(0, 200) };
  });
  candidates.forEach(({ booking, evidence }, i) => {
    const { best = null, standing = 0 } = weighed[i] ?? {};
    if (best || standing > ofOthers || !isOnlyOfOthers(booking, candidates)) return;
    delete booking.reference;
    delete evidence.reference;
  });
}

/** What a flight or a train goes by, in the ways in which it is written. */
function numbersOfRide(booking: Booking): string[] {
  if (!('number' in booking) || !booking.number) return [];
  const house = booking.carrier?.iata ?? booking.line;
  return [booking.number, ...(house ? [`${house}${booking.number}`, `${house} ${booking.number}`] : [])];
}

/** The number that a booking should have instead of its own, if any, and what speaks for its own. */
function weighOne(
  { booking, evidence }: Candidate,
  at: number | undefined,
  all: readonly Candidate[],
  claims: readonly Claim[],
  paper: Paper,
): { best: Claim | null; standing: number } | null {
  if (at === undefined || booking.type === 'Event' || isOneOfRooms(booking, all)) return null;
  const here = passageAt(paper.passages, at);
  const others = all.filter((one) => one.booking !== booking);
  // "TP 477 …, code TAP : 7HKQ2L", and "même code" of the way back: beside another flight of theirs, and not of others
  const strangers = { ...paper, places: paper.places.filter((_, i) => !isSibling(all[i]?.booking, booking)) };
  const paperFor = (claim: Claim) => (isSame(claim.value, booking.reference) ? strangers : paper);
  const scored = (hasOwn: boolean) => {
    const own = { booking, at, here, hasOwn };
    return claims
      .map((claim) => ({ claim, score: score(claim, own, others, paperFor(claim)) }))
      .sort((a, b) => b.score - a.score);
  };
  const first = scored(false);
  const hasOwn =
    paper.sections.size > 1 && first.some((one) => one.score >= least && one.claim.p.section === here?.section);
  const weighed = hasOwn ? scored(true) : first;
  const current = weighed.find(({ claim }) => isSame(claim.value, booking.reference));
  const standing = current?.score ?? ofCurrent(evidence.reference?.at, { booking, at, here, hasOwn }, paper);
  const [best] = weighed;
  if (!best || isSame(best.claim.value, booking.reference)) return { best: null, standing };
  const rival = weighed.find(({ claim }) => claim.value !== best.claim.value);
  const needs = booking.reference
    ? // two of which as much is said: neither is known to be this one's
      Math.max(standing + overrides, standing < 0 && best.claim.whose !== 'agency' ? 1 : least, (rival?.score ?? 0) + 1)
    : Math.max(fills, (rival?.score ?? 0) + 2);
  return { best: best.score >= needs ? best.claim : null, standing };
}

/** Of one company, and with one number as they were read. */
function isSibling(other: Booking | undefined, booking: Booking): boolean {
  if (!other || other === booking || other.type !== booking.type) return false;
  if (!('carrier' in other) || !('carrier' in booking)) return false;
  return other.carrier?.name === booking.carrier?.name && other.reference === booking.reference;
}

/** "60917" of "JRL 60917": one printed with what another leaves out. */
function isSame(one: string, other = ''): boolean {
  const [a, b] = [one, other].map((text) => text.replace(/[^A-Z\d]+/gi, ''));
  return (
    a === b || (a !== undefined && b !== undefined && b !== '' && (a.endsWith(b) || b.endsWith(a) || b.startsWith(a)))
  );
}

/** The number of a flight that a hotel has too, and no second hotel. */
function isOnlyOfOthers(booking: Booking, all: readonly Candidate[]): boolean {
  const { type, reference } = booking;
  if (reference === undefined) return false;
  const holders = all.filter((one) => one.booking !== booking && isSame(one.booking.reference ?? '', reference));
  return holders.length > 0 && holders.every((one) => one.booking.type !== type);
}

/** How much more must be said for another number than for the one that was read. */
const overrides = 4;
/** How little makes any a booking's. */
const least = 3;
/** How much for one where none was read. */
const fills = 4;
/** What the paper plainly says of something else. */
const ofOthers = -7;

type Own = {
  booking: Booking;
  at: number;
  here: Passage | undefined;
  /** Its section says a number, and so has no use for that of another booking's section. */
  hasOwn: boolean;
};

function score(claim: Claim, own: Own, others: readonly Candidate[], paper: Paper): number {
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

type Paper = {
  passages: readonly Passage[];
  places: readonly (number | undefined)[];
  money: ReadonlySet<number>;
  /** In which the bookings are told. */
  sections: ReadonlySet<string>;
  /** Those that keep the number with which they were read. */
  holders: readonly Candidate[];
};

const sectionsOf = (places: readonly (number | undefined)[], passages: readonly Passage[]) =>
  new Set(places.map((at) => (at === undefined ? '' : (passageAt(passages, at)?.section ?? ''))));

/** What speaks for the number that was read, where the paper says nothing of it that is known here. */
function ofCurrent(at: number | string | undefined, own: Own, paper: Paper): number {
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
function namesFor(booking: Booking): string[] {
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

/** Rooms of one house on the same nights have a number each, by rules of their own. */
function isOneOfRooms(booking: Booking, candidates: readonly Candidate[]): boolean {
  return (
    booking.type === 'LodgingReservation' &&
    candidates.some(
      (one) =>
        one.booking !== booking &&
        one.booking.type === booking.type &&
        one.booking.checkIn?.local.slice(0, 10) === booking.checkIn?.local.slice(0, 10),
    )
  );
}

function passageAt(passages: readonly Passage[], at: number): Passage | undefined {
  return passages.findLast((p) => p.at <= at && at <= p.at + p.text.length);
}
