import type { Candidate, Doubt, TaxiBooking } from './booking.ts';
import { areBetterApart, columnsApart, paragraphsApart, tablesApart } from './bookings-apart.ts';
import { entriesApart, withEntries } from './entries-apart.ts';
import type { JsonObject } from './json.ts';
import { readServices } from './read-services.ts';
import { isOfMore } from './readers/events/over-day.ts';
import { readers } from './readers/index.ts';
import { withLegRecords, withOwnNumbers } from './readers/order/legs/leg-merge.ts';
import {
  hasMore,
  hasTitledRide,
  isProgramme,
  readHouses,
  readLegs,
  readLetter,
  readOrder,
  readTold,
  withDaysOfProgramme,
  withoutDeclined,
} from './readers/order/reader.ts';
import { withDaysOfEach } from './readers/order/stays/days-of-each.ts';
import { typeOf } from './readers/schema-org/pick.ts';
import { dateFactsOf } from './readers/text/date-facts.ts';
import { withDaysBetween } from './readers/text/journeys/day-between.ts';
import { withLikelyHours } from './readers/text/journeys/likely-hours.ts';
import { withoutReplaced } from './readers/text/journeys/replaced-journeys.ts';
import { withSameShip } from './readers/text/journeys/same-ship.ts';
import { withBestClaims } from './readers/text/numbers/best-claims.ts';
import { withLoneLocator } from './readers/text/numbers/lone-locator.ts';
import { isOrdersOwn, withNearReferences } from './readers/text/numbers/near-reference.ts';
import { withNumberOfEach } from './readers/text/numbers/numbers-of-each.ts';
import { readReferences } from './readers/text/numbers/references.ts';
import { lineAt } from './readers/text/passages/passage.ts';
import { passagesOf } from './readers/text/passages/passages.ts';
import { withAddressee, withTitledReader } from './readers/text/people/addressee.ts';
import { withSomebody } from './readers/text/people/by-given-name.ts';
import { withCompanions } from './readers/text/people/companions.ts';
import { withNamesOverRows } from './readers/text/people/names-over-rows.ts';
import { withNaturalOrder } from './readers/text/people/natural-order.ts';
import { withOwnJourneys, withOwnNumberAgain } from './readers/text/people/own-journeys.ts';
import { withTravelersOfRows, withWholeNames } from './readers/text/people/rows-of-travelers.ts';
import { withSectionTravelers } from './readers/text/people/section-travelers.ts';
import { readTravelers } from './readers/text/people/travelers.ts';
import { withOwnPrices } from './readers/text/prices/own-prices.ts';
import { looksLikeBooking, readPrinted } from './readers/text/reader.ts';
import { withSeatOfEach } from './readers/text/seats/seat-of-each.ts';
import { withSeatsInRows } from './readers/text/seats/seats-in-rows.ts';
import { withSeatsOfGroups } from './readers/text/seats/seats-of-groups.ts';
import { withSeatsUnderCoaches } from './readers/text/seats/seats-under-coaches.ts';
import { withSeatsUnderNames } from './readers/text/seats/seats-under-names.ts';
import { doubtPartlyCancelled } from './readers/text/stays/partly-cancelled.ts';
import { withPrintedNights } from './readers/text/stays/printed-nights.ts';
import { withPrintedStreets } from './readers/text/stays/printed-street.ts';
import { withRoomsOfManifest } from './readers/text/stays/rooms-of-manifest.ts';
import { withHoursOf } from './readers/text/stays/stay-hours.ts';
import type { NodeKind, SourceNode } from './source.ts';
import { findDates } from './text/dates.ts';
import { findTimes } from './text/times.ts';
import type { TextDocument } from './text-document.ts';

export type Found = {
  candidates: Candidate[];
  /** What markup speaks of without anything being booked: a restaurant's page, a hotel, a product. */
  mentions: JsonObject[];
  doubts: Doubt[];
};

/** Asks every reader about every node, inner ones first, and printed matter where it may say more than the markup. */
export function readTree(root: SourceNode): Found {
  const found: Found = { candidates: [], mentions: [], doubts: [] };
  readNode(root, found);
  return found;
}

/** A note that books nothing has no number of a booking. */
function hasNumber({ content }: SourceNode): boolean {
  return content.of === 'print' && readReferences(passagesOf(content.print)).some(({ weight }) => weight >= 2);
}

function readNode(node: SourceNode, found: Found): Candidate[] {
  const own: Candidate[] = [];
  // what answers or is more complete comes first, and may make the rest needless
  const children = [...node.children].sort((a, b) => lateness(a) - lateness(b));
  for (const child of children) {
    const isNeedless =
      child.role === 'note' ||
      (child.role === 'alternative' && own.length > 0) ||
      (child.role === 'quoted' && node.role !== 'quoted' && own.length > 0);
    if (isNeedless && child.role === 'alternative') withTravelersOf(own, child);
    if (isNeedless) continue;
    own.push(...readNode(child, found));
  }
  // "AMENDED: your car", with the customer's own words below as programs quote them: the news is what stands above
  const news = own.length === 0 ? children.filter((child) => child.role === 'note' && hasNumber(child)) : [];
  for (const child of news) own.push(...readNode(child, found));
  const before = found.candidates.length;
  for (const reader of readers) {
    if (!reader.mayRead(node)) continue;
    const { candidates, doubts } = reader.read(node);
    found.candidates.push(...candidates);
    found.doubts.push(...doubts);
  }
  if (node.content.of === 'print') {
    const { print } = node.content;
    const { candidates, doubts } = readInPieces(node.kind, print);
    withNamesOverRows(candidates, passagesOf(print));
    const timed = withDaysOfProgramme(withDaysBetween(withLikelyHours(candidates, print), print), print);
    const named = withTitledReader(withSomebody(timed, print), print);
    withWholeNames(
      named,
      readTravelers(passagesOf(print)).map(({ value }) => value),
    );
    withCompanions(named, passagesOf(print));
    withOwnJourneys(named, passagesOf(print));
    const events = found.candidates.slice(before);
    const ordered = withSeatOfEach(withNaturalOrder(withTravelersOfRows(withBestClaims(named, print)), print), print);
    const weighed = ordered.filter((one) => !isOfEvent(one, events, print));
    withLoneLocator(weighed, print);
    withOwnNumberAgain(weighed, passagesOf(print));
    const each = withNumberOfEach(weighed, passagesOf(print));
    // an amount is found by the number beside it
    found.candidates.push(...(node.kind === 'docx' ? withOwnPrices(each, print) : each));
    withPrintedStreets(found.candidates.slice(before), print.text);
    found.doubts.push(...doubts);
    const read = [...own, ...found.candidates.slice(before)];
    if (read.length > 0 && doubts.length === 0 && hasMore(print, read, node.kind === 'docx'))
      found.doubts.push({ code: 'booking-not-understood', node: node.path });
    if (found.candidates.length === before && own.length === 0 && looksLikeBooking(node.content.print))
      found.doubts.push({ code: 'booking-not-understood', node: node.path });
  }
  if (node.content.of === 'print')
    doubtPartlyCancelled([...own, ...found.candidates.slice(before)], node.content.print);
  if (node.content.of === 'things' && found.candidates.length === before)
    found.mentions.push(...node.content.things.filter((thing) => typeOf(thing) !== 'EmailMessage'));
  return [...own, ...found.candidates.slice(before)];
}

/** "Les Nuits du Fleuve, samedi 13 mars, 20h, Opéra du Fleuve": what one goes to is no house to sleep or to eat in under the same number. */
function isOfEvent({ booking }: Candidate, read: readonly Candidate[], { text }: TextDocument): boolean {
  const at = booking.type === 'LodgingReservation' ? booking.checkIn : undefined;
  const day = booking.type === 'FoodEstablishmentReservation' ? booking.departure?.local : at?.local;
  return read.some(
    ({ booking: event }) =>
      event.type === 'EventReservation' &&
      event.reference === booking.reference &&
      day !== undefined &&
      (event.departure?.local.slice(0, 10) === day.slice(0, 10) || !isOfMore(text)),
  );
}

/** Who travels, where the page that was read names nobody and the same mail as plain text does. */
function withTravelersOf(own: readonly Candidate[], { content }: SourceNode): void {
  if (content.of !== 'print' || own.some(({ booking }) => booking.travelers)) return;
  const { print } = content;
  const people = readTravelers(passagesOf(print));
  for (const { booking, evidence } of people.length > 0 ? own : []) {
    booking.travelers = people.map(({ value }) => value);
    evidence.travelers = { node: print.node, at: people[0]?.at, text: people[0]?.text ?? '' };
  }
}

/** A paper as a whole, or column by column or table by table where each says a booking of its own. */
function readInPieces(kind: NodeKind, print: TextDocument): Printed {
  const printed = readPrint(kind, print);
  const passages = passagesOf(print);
  const grouped = withSeatsUnderCoaches(withSeatsOfGroups(printed.candidates, passages), passages);
  const seated = withSeatsUnderNames(withSeatsInRows(grouped, passages), passages, print);
  const whole = { ...printed, candidates: withDaysOfEach(withRoomsOfManifest(seated, passages), passages, print) };
  const listed = readServices(print, whole.candidates, (as, part) => readPrint(as ?? kind, part));
  if (listed) return listed;
  for (const split of [columnsApart, tablesApart, paragraphsApart]) {
    const pieces = split(print);
    // as many as there are pieces: each has its own already
    if (whole.candidates.length >= pieces.length) continue;
    const apart = pieces.map((piece) => readPrint(kind, piece).candidates);
    if (areBetterApart(whole.candidates, apart)) return { candidates: apart.flat(), doubts: [] };
  }
  const entries = entriesApart(print);
  if (entries.length === 0) return whole;
  // what is told whole in a line needs no number in a Word file either, and a mail may be an agency's order
  const readers = [kind, kind === 'docx' ? ('html' as const) : ('docx' as const)].map(
    (as) => (alone: TextDocument) => readPrint(as, alone).candidates,
  );
  return { ...whole, candidates: withEntries(whole.candidates, entries, readers) };
}

type Printed = { candidates: Candidate[]; doubts: Doubt[] };

function readPrint(node: NodeKind, print: TextDocument): Printed {
  const printed = readPrinted(print);
  // a programme is one in a mail too
  const kind = node !== 'docx' && looksLikeBooking(print) && isProgramme(print) ? 'docx' : node;
  // nights told in a sentence may be beside flights told in another
  const isTold = printed.candidates.every(
    ({ booking, rank }) => booking.type === 'LodgingReservation' && rank === 'text',
  );
  const told = isTold && kind !== 'docx' && looksLikeBooking(print) ? readTold(print) : [];
  const isMore = printed.candidates.length === 0 || told.some(({ booking }) => booking.type === 'FlightReservation');
  const whole = isMore && told.length > 0 ? told : withRidesTold(printed.candidates, kind, print);
  const booked =
    kind !== 'docx' && (whole.length > 0 || looksLikeBooking(print))
      ? withLegRecords(whole, legsBeside(whole, print))
      : whole;
  const nights = withPrintedNights(withSameShip(withoutReplaced(booked, print), print), print);
  const candidates = withAddressee(kind === 'docx' ? nights : withOtherHouses(nights, print), print);
  if (kind === 'pdf')
    withNearReferences(
      candidates.filter((candidate) => !candidate.booking.reference || isOrdersOwn(candidate, print.text)),
      print,
    );
  // those of the list were told in sentences
  const isAllRead = printed.unread > 0 && booked.length >= whole.length + printed.unread;
  const doubts = isAllRead ? [] : printed.doubts;
  if (kind === 'docx') {
    const order = fromOrder(withoutDeclined(candidates, print), print);
    // a leg that the lines left open may have been read in its row or its sentence
    const isWhole = printed.unread > 0 && countJourneys(order) >= countJourneys(printed.candidates) + printed.unread;
    return { candidates: order, doubts: isWhole ? [] : doubts };
  }
  const isJourney = candidates.some(({ booking }) => 'arrival' in booking);
  if (candidates.length === 0 || (kind !== 'pdf' && !isJourney && !hasTitledRide(print))) return { candidates, doubts };
  const more = besides(candidates, readOrder(print, candidates));
  // what all of it costs is the price of none
  if (more.length > 0 && kind !== 'pdf') for (const { booking } of candidates) delete booking.price;
  return { candidates: [...candidates, ...more], doubts };
}

/** "Job 20615", "Pick up 11.50pm from …" below a ride with its labels: one more of the same drivers, with its own number. */
function withRidesTold(rides: Candidate[], kind: NodeKind, print: TextDocument): Candidate[] {
  if (kind === 'docx' || rides.length === 0 || !rides.every(isRide)) return rides;
  const more = readTold(print).filter(
    ({ booking }) =>
      booking.type === 'TaxiReservation' &&
      booking.reference !== undefined &&
      booking.to !== undefined &&
      rides.every((one) => isRide(one) && one.booking.departure?.local !== booking.departure?.local) &&
      rides.every((one) => one.booking.reference !== booking.reference),
  );
  return [...rides, ...more];
}

const isRide = (one: Candidate): one is Candidate<TaxiBooking> => one.booking.type === 'TaxiReservation';

/** "We try for the 22.45 ferry from Cirkewwa" among the rides of a driver: what has no number there is the way that he drives. */
function legsBeside(whole: readonly Candidate[], print: TextDocument): ReturnType<typeof readLegs> {
  const legs = readLegs(print);
  const areRides = whole.length > 0 && whole.every(({ booking }) => booking.type === 'TaxiReservation');
  return areRides ? { ...legs, records: legs.records.filter(({ number }) => number !== null) } : legs;
}

const countJourneys = (candidates: readonly Candidate[]) =>
  candidates.filter(({ booking }) => 'arrival' in booking && booking.type !== 'RentalCarReservation').length;

/** A table with a row for each house, of which one alone was read: each row has its days and its number. */
function withOtherHouses(candidates: Candidate[], document: TextDocument): Candidate[] {
  const [only, more] = candidates;
  if (only?.booking.type !== 'LodgingReservation' || more) return candidates;
  const houses = readHouses(document);
  const { place, checkIn } = only.booking;
  const isAmong = houses.some(({ booking }) => booking.checkIn?.local.slice(0, 10) === checkIn?.local.slice(0, 10));
  const names = new Set(houses.map(({ booking }) => booking.place?.name));
  const numbers = new Set(houses.map(({ booking }) => booking.reference));
  const isEach = houses.length > 1 && numbers.size === houses.length && names.size > 1 && place !== undefined;
  return isAmong && isEach ? houses : candidates;
}

/** An itinerary's hotel or car that stands in a form of its own, where the rest of the page was read as journeys. */
function besides(printed: Candidate[], pieces: Candidate[]): Candidate[] {
  return pieces
    .filter(({ booking }) => !printed.some((one) => one.booking.type === booking.type))
    .map((candidate) => ({ ...candidate, confidence: Math.min(candidate.confidence, 0.5) }));
}

/** An agency's order holds many bookings, and what belongs to which is easily mistaken: a person looks at each. */
function fromOrder(printed: Candidate[], document: TextDocument): Candidate[] {
  const letter = readLetter(document);
  // a sentence says by its words which end is which; lines and columns only by their order
  const lines = printed.filter(
    (one) =>
      !letter.some(
        (told) =>
          isSameLeg(one, told) &&
          isInSentence(one, document) &&
          (!isSameWay(one, told) || isOfOwnDay(told, one, document)),
      ),
  );
  const told = letter.filter((one) => !lines.some((candidate) => isSameLeg(candidate, one)));
  const legs = readLegs(document);
  const records = looksLikeBooking(document) ? legs.records : legs.records.filter(({ number }) => number !== null);
  const journeys = withLegRecords([...lines, ...told], { ...legs, records });
  const pieces = withHoursOf(readOrder(document, journeys), printed);
  const others = journeys.filter((one) =>
    pieces.every(
      (piece) => piece.booking.type !== one.booking.type && !isSameDrive(piece, one) && !isSameHire(piece, one),
    ),
  );
  const numbered = withOwnNumbers(withNearReferences(others, document), legs);
  const all = [...numbered, ...pieces];
  return withSectionTravelers(withSameShip(all, document), document).map((candidate) => ({
    ...candidate,
    confidence: Math.min(candidate.confidence, 0.5),
  }));
}

function isSameWay({ booking: a }: Candidate, { booking: b }: Candidate): boolean {
  if (!('to' in a) || !('to' in b)) return false;
  return a.from?.name === b.from?.name && a.to?.name === b.to?.name;
}

/** "From: Hotel Maaszicht | To: ferry terminal" in the row of a driver, beside the hours of a ship: one that drives there. */
function isSameDrive(piece: Candidate, journey: Candidate): boolean {
  const [drive, leg] = [piece.booking, journey.booking];
  return (
    drive.type === 'TaxiReservation' &&
    'departure' in leg &&
    drive.departure?.local === leg.departure?.local &&
    isSameWay(piece, journey)
  );
}

/** "Collect Picton Ferry Terminal · return 6 April, 4.15pm, Nelson Airport": no crossing under the number of a car that goes back then. */
function isSameHire({ booking: hire }: Candidate, { booking: leg }: Candidate): boolean {
  return (
    hire.type === 'RentalCarReservation' &&
    'arrival' in leg &&
    hire.reference !== undefined &&
    hire.reference === leg.reference &&
    hire.arrival?.local === leg.arrival?.local
  );
}

/** "Retour du mercredi 9 : Intercités 3664, …": the day that its own sentence tells, where the lines took that of another. */
function isOfOwnDay({ booking: a, evidence }: Candidate, { booking: b }: Candidate, document: TextDocument): boolean {
  const [day, other] = [a, b].map((one) => ('arrival' in one ? one.departure?.local.slice(0, 10) : undefined));
  const [of, told] = [evidence.number?.at ?? evidence.line?.at, evidence.departure?.at];
  if (day === other || typeof of !== 'number' || typeof told !== 'number') return false;
  const passages = passagesOf(document);
  const p = passages[lineAt(passages, of)];
  // a day behind the hours may be the one on which it ends
  const clock = p && findTimes(p.text).find(({ at }) => p.at + at > of);
  return (
    p !== undefined &&
    clock !== undefined &&
    told >= p.at &&
    told < p.at + clock.at &&
    findDates(p.text, dateFactsOf(document)).every((date) => date.day !== other)
  );
}

function isInSentence({ evidence }: Candidate, document: TextDocument): boolean {
  const at = evidence.number?.at ?? evidence.departure?.at;
  const passages = passagesOf(document);
  const p = typeof at === 'number' ? passages[lineAt(passages, at)] : undefined;
  return p !== undefined && !p.inTable && p.text.length > 60;
}

function isSameLeg({ booking: a }: Candidate, { booking: b }: Candidate): boolean {
  if (!('arrival' in a) || !('arrival' in b) || a.type !== b.type) return false;
  return (
    a.departure?.local === b.departure?.local ||
    ('number' in a && 'number' in b && a.number === b.number && a.number !== undefined)
  );
}

function lateness(node: SourceNode): number {
  return node.role === 'quoted' ? 2 : node.role === 'alternative' ? 1 : 0;
}
