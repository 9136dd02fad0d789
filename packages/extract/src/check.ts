import type { Booking, Candidate, Doubt } from './booking.ts';
import { daysApart, instantOf } from './instants.ts';
import { hasClock } from './iso-time.ts';
import { paceDoubt } from './pace.ts';
import { endOf, isSameName, startOf } from './same.ts';
import { addDays } from './text/days.ts';

/** Why we doubt a booking: the first reason, or null. A doubtful booking waits for its traveller; it is never dropped. */
export function doubtOf(booking: Booking): Doubt | null {
  if (booking.status === 'cancelled' && booking.reference) return null;
  const start = startOf(booking);
  const end = endOf(booking);
  if (!start && needsDate(booking)) return { code: 'no-date' };
  if (!hasPlace(booking)) return { code: 'no-place' };
  if (booking.type === 'FlightReservation' && !booking.number) return { code: 'no-number', field: 'number' };
  if (start && end) {
    const field = booking.type === 'LodgingReservation' ? 'checkOut' : 'arrival';
    if (isBefore(booking.type, start, end)) return { code: 'ends-before-start', field };
    if (daysApart(start, end) > longestDays(booking) || fliesTooLong(booking)) return { code: 'too-long', field };
    const pace = paceDoubt(booking);
    if (pace) return { code: pace, field };
  }
  if (isJourney(booking) && booking.from && booking.to) {
    const isSame = booking.from.iata
      ? booking.from.iata === booking.to.iata
      : booking.from.name === booking.to.name && isSameName(booking.from.name, booking.to.name);
    if (isSame) return { code: 'same-place', field: 'to' };
  }
  return null;
}

/** The candidate with the reason for doubting it among its doubts. */
export function checked(candidate: Candidate): Candidate {
  const doubt = doubtOf(candidate.booking);
  if (!doubt || candidate.doubts.some(({ code }) => code === doubt.code)) return candidate;
  const sooner = doubt.code === 'too-long' ? sameClockSooner(candidate) : null;
  return sooner ?? { ...candidate, doubts: [...candidate.doubts, doubt] };
}

/**
 * "Wed 07/07/2027" of the way back below "Amsterdam Centraal 13:14": the arrival at that clock on the first day on which it can be,
 * for somebody to look at. Null where print is not what it was read from, or no day before is possible.
 */
function sameClockSooner(candidate: Candidate): Candidate | null {
  const { booking, rank } = candidate;
  if ((rank !== 'text' && rank !== 'table') || !isJourney(booking) || !booking.departure || !booking.arrival)
    return null;
  const { departure, arrival } = booking;
  if (!hasClock(departure) || !hasClock(arrival)) return null;
  const clock = arrival.local.slice(10);
  for (let day = departure.local.slice(0, 10); day < arrival.local.slice(0, 10); day = addDays(day, 1)) {
    const sooner = { ...booking, arrival: { ...arrival, local: day + clock } };
    if (doubtOf(sooner) !== null) continue;
    const doubts: Doubt[] = [...candidate.doubts, { code: 'unsure-date', field: 'arrival' }];
    return { ...candidate, booking: sooner, doubts };
  }
  return null;
}

function needsDate(booking: Booking): boolean {
  return booking.type !== 'Ticket' && booking.type !== 'ProgramMembership';
}

function hasPlace(booking: Booking): boolean {
  switch (booking.type) {
    case 'FlightReservation':
    case 'TrainReservation':
    case 'BusReservation':
    case 'BoatReservation':
      return booking.from !== undefined && booking.to !== undefined;
    case 'LodgingReservation':
    case 'FoodEstablishmentReservation':
      return booking.place?.name !== undefined;
    case 'RentalCarReservation':
    case 'TaxiReservation':
      return booking.from !== undefined;
    default:
      return true;
  }
}

function isBefore(
  type: Booking['type'],
  start: NonNullable<ReturnType<typeof startOf>>,
  end: NonNullable<ReturnType<typeof endOf>>,
): boolean {
  const [from, to] = [instantOf(start), instantOf(end)];
  if (from !== null && to !== null) return to < from;
  if (!hasClock(start) || !hasClock(end)) return daysApart(start, end) < 0;
  // the date line takes a day away at most, and no train or car crosses it
  if (type === 'FlightReservation' || type === 'BoatReservation') return daysApart(start, end) < -1;
  const [left, came] = [instantOf({ ...start, ...anyZone }), instantOf({ ...end, ...anyZone })];
  return left !== null && came !== null && came - left < -widestZonesMs;
}

/** For clocks that are compared as they stand. */
const anyZone = { zone: 'Etc/UTC', offset: undefined };

/** By how much the clocks may differ between the ends of a way on land, where a zone is not known. */
const widestZonesMs = 4 * 3_600_000;

function isJourney(booking: Booking): booking is Extract<Booking, { type: 'FlightReservation' | 'TrainReservation' }> {
  return booking.type === 'FlightReservation' || booking.type === 'TrainReservation';
}

/** No flight under one number, with its stops, takes as long. */
const longestFlightMs = 30 * 3_600_000;

function fliesTooLong(booking: Booking): boolean {
  if (booking.type !== 'FlightReservation' || !booking.departure || !booking.arrival) return false;
  const [from, to] = [instantOf(booking.departure), instantOf(booking.arrival)];
  return from !== null && to !== null && to - from > longestFlightMs;
}

function longestDays(booking: Booking): number {
  switch (booking.type) {
    case 'FlightReservation':
    case 'BusReservation':
      return 2;
    case 'TrainReservation':
    case 'BoatReservation':
      return 14;
    case 'FoodEstablishmentReservation':
      return 1;
    default:
      return 366;
  }
}
