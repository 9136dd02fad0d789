import type { Candidate } from '../../booking.ts';
import { onceFor } from '../../once-for.ts';
import type { DateFacts } from '../../text/dates.ts';
import type { TextDocument } from '../../text-document.ts';
import { factsOfPaper } from './facts-of-paper.ts';
import { confirmsBooking, mentionsBooking, saysBooked } from './gate.ts';
import { readGdsLines, readShortLines } from './gds/gds.ts';
import { readHires, readHiresBeside, speaksOfHire } from './hires/hires.ts';
import { readStaysBesideHires } from './hires/stays-beside.ts';
import { stretchesBeside } from './journeys/beside-legs.ts';
import type { Leg } from './journeys/leg.ts';
import { bookLeg } from './journeys/leg-bookings.ts';
import { legsOf } from './journeys/legs-of.ts';
import { withoutMetFlights } from './journeys/met-flights.ts';
import { tokensOfPaper } from './journeys/paper-tokens.ts';
import { isLegHeld, statusOfLeg } from './journeys/rebooked.ts';
import { rideOf } from './journeys/ride-of.ts';
import { rideWords } from './journeys/ride-words.ts';
import { withRidesOfStretches } from './journeys/rides-of-stretches.ts';
import { withShipsBesideEnds } from './journeys/ships-beside-ends.ts';
import type { Token } from './journeys/token.ts';
import { tokensOf } from './journeys/tokens.ts';
import type { Ride } from './journeys/unnumbered-ride.ts';
import { readMeals } from './meals.ts';
import type { Reference } from './numbers/booking-number.ts';
import { readReferences } from './numbers/references.ts';
import { sameNumber } from './numbers/same-number.ts';
import { type Passage, passagesOf } from './passages/passages.ts';
import { sectionsOf } from './passages/sections.ts';
import { withSeatsByWay } from './seats/seats-by-way.ts';
import { narrowShared, type Shared, sharedOf } from './shared.ts';
import { guessed, readStays, readStaysBeside, speaksOfStay } from './stays/stays.ts';

/** Bookings in printed matter, whoever printed it: tables, labelled values, lines of an itinerary. */
export function readText(document: TextDocument): Candidate[] {
  const passages = passagesOf(document);
  const shared = sharedOf(document);
  // "15NOV" of a screen that was pasted into an order is near the day on which that was written
  const gds = readGdsLines(passages, shared, { ...document, contextDate: factsOfPaper(document).contextDate });
  if (gds.length > 0) return gds;
  if (!saysBooked(document, numbersOf(document))) return [];
  const typed = readShortLines(passages, shared, document);
  if (typed.length > 0) return typed;
  const facts = factsOfPaper(document);
  const sections = sectionsOf(passages);
  if (!sections) return readSection(document, passages, tokensOfPaper(document), shared, facts);
  const narrowed = withSameNumbers(
    sections.map((section) => narrowShared(shared, section, sections[0], document.text)),
    sections,
  );
  const candidates = withoutGrandTotal(narrowed).flatMap((own, i) => {
    const section = sections[i] ?? [];
    return readSection(document, section, tokensOf(withoutMetFlights(section, own.subject), facts), own, facts);
  });
  const total = narrowed.at(-1)?.price;
  if (total && narrowed.filter(({ price }) => price !== null).length === 1 && areOneBooking(candidates))
    for (const { booking, evidence } of candidates) {
      booking.price = total.value;
      evidence.price = { node: document.node, at: total.at, text: total.text };
    }
  return candidates;
}

/** "Transavia, même réservation" in a section that says no number: the one of the section before. */
function withSameNumbers(narrowed: Shared[], sections: readonly Passage[][]): Shared[] {
  const done: Shared[] = [];
  for (const [i, own] of narrowed.entries()) {
    const section = sections[i] ?? [];
    const isSame = section.some(({ shape }) => sameNumber.test(shape)) && readReferences(section).length === 0;
    const { references, reference } = (isSame ? done.at(-1) : null) ?? own;
    done.push({ ...own, references, reference });
  }
  return done;
}

/** "Train 2150" and "Train 189" under one number: what all of it costs is the price of that booking. */
function areOneBooking([first, ...others]: readonly Candidate[]): boolean {
  return (
    first?.booking.reference !== undefined &&
    first.booking.type !== 'LodgingReservation' &&
    others.length > 0 &&
    others.every(({ booking }) => booking.type === first.booking.type && booking.reference === first.booking.reference)
  );
}

/** At the foot of an order stands what all of it costs, not what its last piece does. */
function withoutGrandTotal(sections: Shared[]): Shared[] {
  const priced = sections.filter(({ price }) => price !== null);
  const last = sections.at(-1);
  return sections.length > 2 && priced.length === 1 && last?.price
    ? [...sections.slice(0, -1), { ...last, price: null }]
    : sections;
}

function readSection(
  document: TextDocument,
  passages: readonly Passage[],
  tokens: readonly Token[],
  shared: Shared,
  facts: DateFacts,
): Candidate[] {
  const ride = unnumberedRide(document, tokens);
  const marked = ride === 'ship' ? withShipsBesideEnds(tokens) : withRidesOfStretches(tokens, passages);
  const found = legsOf(marked, ride, waysBack(passages), rideWords(passages, tokens)).legs;
  const legs = found.filter((leg) => isLegHeld(leg, shared.status, passages));
  if (legs.length === 0 && found.length > 0) return [];
  if (legs.length === 0) {
    const hires = readHires(document, passages, shared, facts);
    if (hires.length > 0) return [...readStaysBesideHires(document, passages, hires, shared, facts), ...hires];
    const stays = readStays(document, passages, shared, facts);
    // "We need the table back at 9": of two days of which no word says that one stays between them, a table has one
    const isTold = stays.some(({ confidence }) => confidence > guessed);
    const meals = isTold ? [] : readMeals(document, passages, shared, facts);
    return meals.length > 0 ? meals : stays;
  }
  const near = readBeside(document, passages, legs, shared, facts);
  const beside =
    near.length > 0
      ? near
      : [...readStaysBeside(document, passages, shared, facts), ...readHiresBeside(document, passages, shared, facts)];
  // one total for the flights and the hotel is the price of neither
  const own = beside.length > 0 ? { ...shared, price: null } : shared;
  const booked = legs.map((leg) =>
    bookLeg(leg, passages, { ...own, status: statusOfLeg(leg, own.status, passages, legs) }, document.node),
  );
  return [...beside, ...withSeatsByWay(booked, passages)];
}

/** Whether shortly before it the paper says that one goes back. */
function waysBack(passages: readonly Passage[]): (at: number) => boolean {
  const backs = passages.flatMap((p) => [
    ...(p.way === 'back' || p.label === 'return' ? [p.at] : []),
    ...[...p.shape.matchAll(back)].map(({ index }) => p.at + index),
  ]);
  return (at) => backs.some((one) => one <= at && at - one < 80);
}

const back = /\b(?:retour|return|back|inbound|homeward|ruckfahrt|ritorno|vuelta)\b/g;

/** The hotel, the car and the driver that a letter names beside its journeys, each with its own number or none. */
function readBeside(
  document: TextDocument,
  passages: readonly Passage[],
  legs: readonly Leg[],
  shared: Shared,
  facts: DateFacts,
): Candidate[] {
  return stretchesBeside(passages, legs).flatMap((stretch) => {
    if (!speaksOfHire(document, stretch, '') && !speaksOfStay(stretch, '')) return [];
    const own = narrowShared({ ...shared, subject: '' }, stretch);
    const hires = readHires(document, stretch, own, facts);
    return hires.length > 0 ? hires : readStays(document, stretch, own, facts);
  });
}

/** What a journey without a number is: by the paper's words, or by the two railway stations that one line names. */
function unnumberedRide(document: TextDocument, tokens: readonly Token[]): Ride | null {
  if (tokens.some(({ kind }) => kind === 'flight')) return null;
  const said = rideOf(document);
  if (said || tokens.some(({ kind }) => kind === 'ship' || kind === 'bus')) return said;
  const places = tokens.flatMap((token) => (token.kind === 'place' && token.strong ? [token] : []));
  const areStations = places.every(
    ({ place, line }) =>
      place.station && !place.airport && / /.test(place.name) && places.filter((p) => p.line === line).length === 2,
  );
  return places.length >= 2 && areStations ? 'train' : null;
}

/** Words that only a booking would say, for telling "nothing booked here" from "a booking that we could not read". */
export function looksLikeBooking(document: TextDocument): boolean {
  const numbers = numbersOf(document);
  const isNumbered = numbers.some(({ weight }) => weight >= 2);
  return (isNumbered || mentionsBooking(document)) && saysBooked(document, numbers);
}

/** Whether its own words leave no doubt that something is booked, and not only whom it is written to. */
export const isConfirmed = (document: TextDocument): boolean => confirmsBooking(document, numbersOf(document));

/** The numbers of a paper; where it has none for all of it, those of a list, which has one for each journey in a column. */
const numbersOf = onceFor((document: TextDocument): readonly Reference[] => {
  const { references, subject } = sharedOf(document);
  return references.length > 0 ? references : readReferences(passagesOf(document), subject, true);
});
