import type { Booking, BusBooking, Company, FlightBooking, Person, Place, PlaceTime, TrainBooking } from './booking.ts';
import { dayOf, hasClock } from './iso-time.ts';
import { fold } from './knowledge/index.ts';

/**
 * Are these two the same booking? What makes it one must agree (a flight's number and day, a house and the day of
 * arrival); the rest must not conflict where both say it, for no paper says everything.
 */
export function isSameBooking(a: Booking, b: Booking): boolean {
  if (a.type !== b.type && !(isLandRide(a) && isLandRide(b))) return false;
  if (conflicts(a.reference, b.reference)) return false;
  if (isSameTable(a, b)) return true;
  if (peopleConflict(a.travelers, b.travelers)) return false;
  if (isLandRide(a) && isLandRide(b) && isSameRide(a, b)) return true;
  if (a.type !== b.type) return false;
  if (isBareCancellation(a) || isBareCancellation(b)) return a.reference !== undefined && a.reference === b.reference;
  return isSameService(a, b);
}

/** One number and one minute are one table, whatever the print is thought to call the house and who comes. */
function isSameTable(a: Booking, b: Booking): boolean {
  const areTables = a.type === 'FoodEstablishmentReservation' && b.type === a.type;
  return areTables && a.reference !== undefined && b.reference !== undefined && isSameMinute(a.departure, b.departure);
}

type LandRide = TrainBooking | BusBooking;
const isLandRide = (booking: Booking): booking is LandRide =>
  booking.type === 'TrainReservation' || booking.type === 'BusReservation';

/**
 * "Vienna → Prague (RJ 1038)" beside "Wien, Hbf. 15:10": whoever leaves and comes at the same two minutes sits in one train or
 * bus, however its stops are called and whether it is said to be one or the other.
 */
function isSameRide(a: LandRide, b: LandRide): boolean {
  const isOther = a.number && b.number && !sameNumber(a.number, b.number);
  return !isOther && isSameMinute(a.departure, b.departure) && isSameMinute(a.arrival, b.arrival);
}

export const isSameMinute = (a: PlaceTime | undefined, b: PlaceTime | undefined): boolean =>
  a !== undefined && b !== undefined && hasClock(a) && hasClock(b) && a.local.slice(0, 16) === b.local.slice(0, 16);

/** A cancellation that names the booking and nothing of what was booked. */
export function isBareCancellation(booking: Booking): boolean {
  return booking.status === 'cancelled' && startOf(booking) === undefined && placesOf(booking).length === 0;
}

/** QF 1 from Sydney to Singapore, and on from there to London: one number, and two flights. */
const isOnward = (a: FlightBooking, b: FlightBooking) =>
  isSamePlace(a.to, b.from) &&
  placeConflicts(a.from, b.from) &&
  placeConflicts(a.to, b.to) &&
  isBefore(a.arrival, b.departure);

/** By the clocks of one place. */
const isBefore = (a: PlaceTime | undefined, b: PlaceTime | undefined) =>
  a !== undefined && b !== undefined && hasClock(a) && hasClock(b) && a.local < b.local;

function isSameService(a: Booking, b: Booking): boolean {
  const [from, to] = [startOf(a), startOf(b)];
  switch (a.type) {
    case 'FlightReservation': {
      if (b.type !== a.type || !isSameDay(from, to)) return false;
      const samePlaces = !placeConflicts(a.from, b.from) && !placeConflicts(a.to, b.to);
      if (isOnward(a, b) || isOnward(b, a)) return false;
      if (a.number && b.number)
        return sameNumber(a.number, b.number) && (!companyConflicts(a.carrier, b.carrier) || samePlaces);
      return samePlaces && isSamePlace(a.from, b.from) && !clockConflicts(from, to);
    }
    case 'TrainReservation':
    case 'BusReservation':
    case 'BoatReservation':
      return (
        b.type === a.type &&
        isSameDay(from, to) &&
        !clockConflicts(from, to) &&
        !placeConflicts(a.from, b.from) &&
        !placeConflicts(a.to, b.to) &&
        !(a.number && b.number && !sameNumber(a.number, b.number))
      );
    case 'LodgingReservation':
      return b.type === a.type && isSameDay(from, to) && !placeConflicts(a.place, b.place);
    case 'RentalCarReservation':
      return (
        b.type === a.type && isSameDay(from, to) && !clockConflicts(from, to) && !companyConflicts(a.carrier, b.carrier)
      );
    case 'TaxiReservation':
      return b.type === a.type && isSameDay(from, to) && !clockConflicts(from, to) && !placeConflicts(a.from, b.from);
    case 'FoodEstablishmentReservation':
      return b.type === a.type && isSameDay(from, to) && !placeConflicts(a.place, b.place);
    case 'EventReservation':
    case 'Event':
      return (b.type === 'EventReservation' || b.type === 'Event') && isSameDay(from, to) && isSameName(a.name, b.name);
    case 'Ticket':
    case 'ProgramMembership':
      return (
        (b.type === 'Ticket' || b.type === 'ProgramMembership') &&
        a.ticketToken === b.ticketToken &&
        isSameName(a.name, b.name)
      );
  }
}

/** When it begins: departure, arrival at the hotel, first day of validity. */
export function startOf(booking: Booking): PlaceTime | undefined {
  switch (booking.type) {
    case 'LodgingReservation':
      return booking.checkIn;
    case 'Ticket':
    case 'ProgramMembership':
      return booking.validFrom;
    default:
      return booking.departure;
  }
}

export function endOf(booking: Booking): PlaceTime | undefined {
  switch (booking.type) {
    case 'LodgingReservation':
      return booking.checkOut;
    case 'Ticket':
    case 'ProgramMembership':
      return booking.validUntil;
    case 'TaxiReservation':
      return undefined;
    case 'FoodEstablishmentReservation':
    case 'EventReservation':
    case 'Event':
      return booking.until;
    default:
      return booking.arrival;
  }
}

function placesOf(booking: Booking): Place[] {
  const places = 'from' in booking || 'to' in booking ? [booking.from, booking.to] : [];
  return [...places, 'place' in booking ? booking.place : undefined].filter((place) => place !== undefined);
}

function conflicts(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && plain(a) !== plain(b);
}

function plain(text: string): string {
  return fold(text).replace(/[^a-z0-9]/g, '');
}

function sameNumber(a: string, b: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '');
  return digits(a) === digits(b);
}

function isSameDay(a: PlaceTime | undefined, b: PlaceTime | undefined): boolean {
  return a !== undefined && b !== undefined && dayOf(a) === dayOf(b);
}

function clockConflicts(a: PlaceTime | undefined, b: PlaceTime | undefined): boolean {
  return !!a && !!b && hasClock(a) && hasClock(b) && a.local.slice(0, 16) !== b.local.slice(0, 16);
}

export function isSamePlace(a: Place | undefined, b: Place | undefined): boolean {
  return a !== undefined && b !== undefined && !placeConflicts(a, b);
}

function placeConflicts(a: Place | undefined, b: Place | undefined): boolean {
  if (!a || !b) return false;
  if (a.iata && b.iata) return a.iata !== b.iata;
  if (a.identifier && b.identifier && a.identifier === b.identifier) return false;
  return a.name !== undefined && b.name !== undefined && !isSameName(a.name, b.name);
}

/** "Köln Hbf" and "KOELN HBF", "Hotel Lion" and "Lion": all words of the shorter are words of the longer. */
export function isSameName(a: string | undefined, b: string | undefined): boolean {
  if (!a || !b) return false;
  const [x, y] = [wordsOf(a), wordsOf(b)];
  const [few, many] = x.size < y.size ? [x, y] : [y, x];
  return few.size > 0 && [...few].every((word) => many.has(word));
}

function wordsOf(name: string): Set<string> {
  return new Set(
    fold(name)
      .replace(/ae|oe|ue/g, (pair) => pair[0] ?? '')
      // "Marriott Hotels" is whose house it is
      .replace(/\bhotels\b/g, 'hotel')
      // names of other scripts have words too: 北京南站 is one, and not 上海虹桥站
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  );
}

function companyConflicts(a: Company | undefined, b: Company | undefined): boolean {
  if (!a || !b) return false;
  if (a.iata && b.iata) return a.iata !== b.iata;
  return a.name !== undefined && b.name !== undefined && !isSameName(a.name, b.name);
}

function peopleConflict(a: Person[] | undefined, b: Person[] | undefined): boolean {
  if (!a || !b) return false;
  const [few, many] = a.length < b.length ? [a, b] : [b, a];
  return !few.every((person) => many.some((other) => isSamePerson(person, other)));
}

/** "KRAUSE/VOLKER", "Volker Krause" and "V Krause" may be one; the order of names and titles do not count. */
export function isSamePerson(a: Person, b: Person): boolean {
  const [x, y] = [a, b].map((person) => [...wordsOf(person.name ?? `${person.givenName} ${person.familyName}`)]);
  if (!x || !y || x.length === 0 || y.length === 0) return true;
  const [few, many] = x.length < y.length ? [x, y] : [y, x];
  const left = [...many];
  return few.every((word) => {
    const at = left.findIndex(
      (other) => other === word || isInitial(word, other) || isInitial(other, word) || isTitled(word, other),
    );
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Barcodes glue the title to the name: "LEAMRS". */
function isTitled(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return /^(?:mr|mrs|ms|miss|mstr|dr)$/.test(long.slice(short.length)) && long.startsWith(short);
}

function isInitial(initial: string, word: string): boolean {
  return initial.length === 1 && word.startsWith(initial);
}
