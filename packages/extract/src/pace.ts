import type { Booking, Place } from './booking.ts';
import { instantOf } from './instants.ts';
import { kilometresBetween } from './text/kilometres.ts';

type Journey = Extract<
  Booking,
  { type: 'FlightReservation' | 'TrainReservation' | 'BusReservation' | 'BoatReservation' }
>;

/**
 * Kilometres an hour from end to end as the crow flies that nothing of the kind exceeds, what a slow one with its stops and
 * waits makes at least, and hours on top: before the start, at stations, at anchor.
 */
const paces: { [kind in Journey['type']]: { fastest: number; slowest: number; slackHours: number } } = {
  FlightReservation: { fastest: 1100, slowest: 600, slackHours: 5 },
  TrainReservation: { fastest: 340, slowest: 30, slackHours: 12 },
  BusReservation: { fastest: 130, slowest: 25, slackHours: 12 },
  BoatReservation: { fastest: 100, slowest: 8, slackHours: 24 },
};

/** Nearer than that the places of our tables are too rough to tell anything of the pace. */
const nearKilometres = 100;

/**
 * Whether a journey would be quicker than anything of its kind, or under way a day too long: then an hour or a day is of
 * another one. Null where it is possible, and where its points or zones are not known.
 */
export function paceDoubt(booking: Booking): 'too-fast' | 'too-long' | null {
  if (!isJourney(booking) || !booking.departure || !booking.arrival) return null;
  const [from, to] = [pointOf(booking.from), pointOf(booking.to)];
  const [start, end] = [instantOf(booking.departure), instantOf(booking.arrival)];
  if (!from || !to || start === null || end === null) return null;
  const { fastest, slowest, slackHours } = paces[booking.type];
  const kilometres = kilometresBetween(from, to);
  const hours = (end - start) / 3_600_000;
  if (kilometres > nearKilometres && hours * fastest < kilometres) return 'too-fast';
  return hours > kilometres / slowest + slackHours ? 'too-long' : null;
}

function isJourney(booking: Booking): booking is Journey {
  return booking.type in paces;
}

function pointOf(place: Place | undefined): { latitude: number; longitude: number } | null {
  const { latitude, longitude } = place ?? {};
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}
