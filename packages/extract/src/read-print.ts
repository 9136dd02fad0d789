import type { Candidate, Doubt, TaxiBooking } from './booking.ts';
import { areBetterApart, columnsApart, paragraphsApart, tablesApart, together } from './bookings-apart.ts';
import { entriesApart, withEntries } from './entries-apart.ts';
import { formsByState, withStates } from './forms-by-state.ts';
import { fromOrder } from './read-order.ts';
import { readServices } from './read-services.ts';
import { withLetter } from './readers/order/letters/with-letter.ts';
import {
  hasTitledRide,
  isProgramme,
  readHiresByShape,
  readHouses,
  readOrder,
  readTold,
  withoutDeclined,
  withoutUnheldLegs,
} from './readers/order/reader.ts';
import { withDaysOfEach } from './readers/order/stays/days-of-each.ts';
import { deniesBooking } from './readers/text/gate.ts';
import { withWaysByShape } from './readers/text/journeys/by-shape/ways-by-shape.ts';
import { withoutReplaced } from './readers/text/journeys/replaced-journeys.ts';
import { withSameShip } from './readers/text/journeys/same-ship.ts';
import { isOrdersOwn, withNearReferences } from './readers/text/numbers/near-reference.ts';
import { passagesOf } from './readers/text/passages/passages.ts';
import { withAddressee } from './readers/text/people/addressee.ts';
import { isConfirmed, looksLikeBooking, readText } from './readers/text/reader.ts';
import { withSeatOfWhom } from './readers/text/seats/seat-of-whom.ts';
import { withSeatsInRows } from './readers/text/seats/seats-in-rows.ts';
import { withSeatsOfGroups } from './readers/text/seats/seats-of-groups.ts';
import { withSeatsUnderCoaches } from './readers/text/seats/seats-under-coaches.ts';
import { withSeatsUnderNames } from './readers/text/seats/seats-under-names.ts';
import { withTicketsInLines, withTicketsOfEach } from './readers/text/seats/tickets-of-each.ts';
import { withPrintedNights } from './readers/text/stays/printed-nights.ts';
import { withRoomsOfManifest } from './readers/text/stays/rooms-of-manifest.ts';
import type { NodeKind } from './source.ts';
import type { TextDocument } from './text-document.ts';

/** What the words of a paper tell; where they tell nothing, what it says by its shape alone. */
export function readInPieces(kind: NodeKind, print: TextDocument): Printed {
  const read = readByWords(kind, print);
  if (kind === 'docx' || deniesBooking(print) || !looksLikeBooking(print)) return read;
  return { ...read, candidates: withWaysByShape(read.candidates, print) };
}

/** A paper as a whole, or column by column or table by table where each says a booking of its own. */
function readByWords(kind: NodeKind, print: TextDocument): Printed {
  // no piece of it knows: "your option has lapsed" over a line for each flight
  if (deniesBooking(print)) return { candidates: [], doubts: [] };
  const read = readPieces(kind, print);
  if (read.candidates.length === 0 || isConfirmed(print)) return read;
  const candidates = read.candidates.map((one) => ({ ...one, confidence: Math.min(one.confidence, unconfirmed) }));
  return { ...read, candidates };
}

/** How sure one is of what a paper tells that does not say to have booked it. */
const unconfirmed = 0.5;

function readPieces(kind: NodeKind, print: TextDocument): Printed {
  const printed = readPrint(kind, print);
  const passages = passagesOf(print);
  const grouped = withSeatsUnderCoaches(withSeatsOfGroups(printed, passages), passages);
  const beside = withSeatsUnderNames(withSeatsInRows(grouped, passages), passages, print);
  const seated = withTicketsOfEach(withTicketsInLines(withSeatOfWhom(beside, passages), passages), passages);
  const whole = withDaysOfEach(withRoomsOfManifest(seated, passages), passages, print);
  const forms = formsByState(print);
  if (forms.length > whole.length) {
    const apart = forms.map(({ alone }) => withStates(readPrint(kind, alone), print));
    if (areBetterApart(whole, apart)) return { candidates: together(apart), doubts: [] };
  }
  withStates(whole, print);
  const listed = readServices(print, whole, (as, part) => readPrint(as ?? kind, part));
  if (listed) return listed;
  for (const split of [columnsApart, tablesApart, paragraphsApart]) {
    const pieces = split(print);
    // as many as there are pieces: each has its own already
    if (whole.length >= pieces.length) continue;
    const apart = pieces.map((piece) => readPrint(kind, piece));
    if (areBetterApart(whole, apart)) return { candidates: together(apart), doubts: [] };
  }
  // "The 08:23 from Carlisle will reach Newcastle at 10:31" in a railway's bulletin: an order alone need not say that it is one
  if (kind !== 'docx' && whole.length === 0 && !looksLikeBooking(print)) return { candidates: [], doubts: [] };
  const entries = entriesApart(print);
  if (entries.length === 0) return { candidates: whole, doubts: [] };
  // what is told whole in a line needs no number in a Word file either, and a mail may be an agency's order
  const readers = [kind, kind === 'docx' ? ('html' as const) : ('docx' as const)].map(
    (as) => (alone: TextDocument) => withoutDeclined(readPrint(as, alone), alone),
  );
  return { candidates: withEntries(whole, entries, readers), doubts: [] };
}

type Printed = { candidates: Candidate[]; doubts: Doubt[] };

function readPrint(node: NodeKind, print: TextDocument): Candidate[] {
  const printed = readText(print);
  // a programme is one in a mail too
  const kind = node !== 'docx' && looksLikeBooking(print) && isProgramme(print) ? 'docx' : node;
  // nights told in a sentence may be beside flights told in another
  const isTold = printed.every(({ booking, rank }) => booking.type === 'LodgingReservation' && rank === 'text');
  const told = isTold && kind !== 'docx' && looksLikeBooking(print) ? readTold(print) : [];
  const isMore = printed.length === 0 || told.some(({ booking }) => booking.type === 'FlightReservation');
  const read = isMore && told.length > 0 ? told : withRidesTold(printed, kind, print);
  const whole = kind === 'docx' ? read : withHiresByShape(read, print);
  const booked =
    kind !== 'docx' && (whole.length > 0 || looksLikeBooking(print))
      ? withoutUnheldLegs(legsBeside(whole, print), print)
      : whole;
  const nights = withPrintedNights(withSameShip(withoutReplaced(booked, print), print), print);
  const candidates = withAddressee(kind === 'docx' ? nights : withOtherHouses(nights, print), print);
  if (kind === 'pdf')
    withNearReferences(
      candidates.filter((candidate) => !candidate.booking.reference || isOrdersOwn(candidate, print.text)),
      print,
    );
  if (kind === 'docx') return fromOrder(withoutDeclined(candidates, print), print);
  const isJourney = candidates.some(({ booking }) => 'arrival' in booking);
  if (candidates.length === 0 || (kind !== 'pdf' && !isJourney && !hasTitledRide(print))) return candidates;
  const more = besides(candidates, readOrder(print, candidates));
  // what all of it costs is the price of none
  if (more.length > 0 && kind !== 'pdf') for (const { booking } of candidates) delete booking.price;
  return [...candidates, ...more];
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

/** What is read by its shape where nothing was by its words, or a stay alone, on the very days of the car. */
function withHiresByShape(read: Candidate[], print: TextDocument): Candidate[] {
  const [only, more] = read;
  const stay = only?.booking.type === 'LodgingReservation' && !more ? only.booking : null;
  if ((read.length > 0 && !stay) || !looksLikeBooking(print)) return read;
  const shaped = readHiresByShape(print);
  if (!stay) return shaped;
  const [first, last] = [stay.checkIn, stay.checkOut].map((end) => end?.local.slice(0, 10));
  const isSame = shaped.some(
    ({ booking }) =>
      booking.type === 'RentalCarReservation' &&
      booking.departure?.local.slice(0, 10) === first &&
      booking.arrival?.local.slice(0, 10) === last,
  );
  return isSame ? shaped : read;
}

const isRide = (one: Candidate): one is Candidate<TaxiBooking> => one.booking.type === 'TaxiReservation';

/** "We try for the 22.45 ferry from Cirkewwa" among the rides of a driver: what has no number there is the way that he drives. */
function legsBeside(whole: Candidate[], print: TextDocument): Candidate[] {
  return whole.length > 0 && whole.every(isRide) ? whole : withLetter(whole, print);
}

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
