import type { Booking, Candidate, Place } from '../../../booking.ts';

/**
 * "11:30 Taxi to the airport" over "14:05 Fly from Budapest (BUD) to London Heathrow (LHR)": nobody is driven from where a
 * flight of the paper takes off to where it lands, and no such ride was told.
 */
export function isWayOfFlight({ booking: ride }: Candidate, all: readonly Candidate[]): boolean {
  if (ride.type !== 'TaxiReservation' || !ride.from || !ride.to) return false;
  return all.some(({ booking }) => isFlight(booking) && isSame(ride.from, booking.from) && isSame(ride.to, booking.to));
}

const isFlight = (booking: Booking) => booking.type === 'FlightReservation';

/** "Budapest (BUD)" is where a flight from "Budapest" with that code takes off. */
function isSame(end: Place | undefined, airport: Place | undefined): boolean {
  if (!end?.name || !airport) return false;
  const { name = '', iata } = airport;
  return end.name === name || (iata !== undefined && end.name.endsWith(`(${iata})`));
}
