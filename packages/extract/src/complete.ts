import type { Booking, Candidate, Place, PlaceTime } from './booking.ts';
import { dayOfMidnight, instantOf, nextDay } from './instants.ts';
import { hasClock } from './iso-time.ts';
import { knownAddress, knownAirport, knownStop } from './known-ends.ts';

/** Adds what follows from what was read: the place's zone and point, the zone of a time, a day that rolled over. */
export function complete(candidate: Candidate): Candidate {
  const booking = { ...candidate.booking };
  const doubts = [...candidate.doubts];
  const unsure = (field: string) => {
    if (!doubts.some((doubt) => doubt.field === field)) doubts.push({ code: 'unsure-date', field });
  };
  const at = (field: string, time: PlaceTime | undefined, place: Place | undefined) => {
    if (!time) return undefined;
    const { time: settled, isSure } = settle(time, place?.zone);
    if (!isSure) unsure(field);
    return settled;
  };
  switch (booking.type) {
    case 'FlightReservation':
      booking.from = knownAirport(booking.from);
      booking.to = knownAirport(booking.to);
      booking.departure = at('departure', booking.departure, booking.from);
      booking.boarding = at('boarding', booking.boarding, booking.from);
      booking.arrival = at('arrival', booking.arrival, booking.to);
      rollOver(booking);
      break;
    case 'TrainReservation':
    case 'BusReservation':
    case 'BoatReservation':
      booking.from = knownStop(booking.from, booking.type);
      booking.to = knownStop(booking.to, booking.type);
      booking.departure = at('departure', booking.departure, booking.from);
      booking.arrival = at('arrival', booking.arrival, booking.to);
      break;
    case 'RentalCarReservation':
    case 'TaxiReservation':
      booking.from = knownAddress(booking.from);
      booking.to = knownAddress(booking.to);
      booking.departure = at('departure', booking.departure, booking.from);
      if (booking.type === 'RentalCarReservation')
        booking.arrival = at('arrival', booking.arrival, booking.to ?? booking.from);
      break;
    case 'LodgingReservation':
      booking.place = knownAddress(booking.place);
      booking.checkIn = at(
        'checkIn',
        booking.checkIn && dayOfMidnight(booking.checkIn, booking.place?.zone),
        booking.place,
      );
      booking.checkOut = at(
        'checkOut',
        booking.checkOut && dayOfMidnight(booking.checkOut, booking.place?.zone),
        booking.place,
      );
      break;
    case 'FoodEstablishmentReservation':
    case 'EventReservation':
    case 'Event':
      booking.place = knownAddress(booking.place);
      booking.departure = at('departure', booking.departure, booking.place);
      booking.until = at('until', booking.until, booking.place);
      break;
    default:
  }
  return { ...candidate, booking: withoutUndefined(booking), doubts };
}

/**
 * A time in the clock of its place. A printed offset is the vendor's: most write the wall clock right and the offset
 * by a template that forgets summer, so the clock is kept where they are an hour apart. Further apart, nobody knows
 * which of the two was meant, and the time stays as printed. Times that are surely UTC are marked by their reader.
 */
function settle(time: PlaceTime, zone: string | undefined): { time: PlaceTime; isSure: boolean } {
  if (!zone || !hasClock(time) || time.zone) return { time, isSure: true };
  if (time.offset === undefined) return { time: { ...time, zone }, isSure: true };
  const { offset, ...clock } = time;
  const printed = instantOf(time);
  const local = instantOf({ local: time.local, zone });
  if (printed === null || local === null) return { time, isSure: true };
  const apart = Math.abs(printed - local);
  if (offset === 'Z' && apart > 0) return { time, isSure: false };
  return apart <= 3_600_000 ? { time: { ...clock, zone }, isSure: true } : { time, isSure: false };
}

/** "11:00 – 00:35" with one date printed: it lands tomorrow. Only where both clocks are known for sure. */
function rollOver(flight: Extract<Booking, { type: 'FlightReservation' }>): void {
  if (!flight.departure?.zone || !flight.arrival?.zone) return;
  const [from, to] = [instantOf(flight.departure), instantOf(flight.arrival)];
  if (from !== null && to !== null && to < from && from - to < 86_400_000) flight.arrival = nextDay(flight.arrival);
}

export function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}
