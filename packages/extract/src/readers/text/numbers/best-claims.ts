import type { Booking, Candidate } from '../../../booking.ts';
import type { TextDocument } from '../../../text-document.ts';
import { passagesOf } from '../passages/passages.ts';
import { airlineRecords } from './airline-slash.ts';
import { isSame, namesFor, type Paper, passageAt, scoreOf, scoreOfCurrent, sectionsOf } from './claim-score.ts';
import { blocksOfMoney, type Claim, claimsIn, folded } from './claims.ts';
import { whereOf } from './near-reference.ts';
import { withNumbersInTurn } from './numbers-in-turn.ts';
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
      .map((claim) => ({ claim, score: scoreOf(claim, own, others, paperFor(claim)) }))
      .sort((a, b) => b.score - a.score);
  };
  const first = scored(false);
  const hasOwn =
    paper.sections.size > 1 && first.some((one) => one.score >= least && one.claim.p.section === here?.section);
  const weighed = hasOwn ? scored(true) : first;
  const current = weighed.find(({ claim }) => isSame(claim.value, booking.reference));
  const standing = current?.score ?? scoreOfCurrent(evidence.reference?.at, { booking, at, here, hasOwn }, paper);
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
