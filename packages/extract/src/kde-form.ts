import type { Booking } from './booking.ts';
import type { Reading } from './extract.ts';
import type { JsonObject } from './json.ts';
import { mentionsIn } from './readers/schema-org/mention.ts';
import { toSchemaOrg } from './schema-org.ts';

/**
 * A reading as KDE Itinerary and Nextcloud Mail write it: a seat on something that leaves is one person's, so that each
 * traveller has a reservation of their own; a house has the name of its kind. A room, a car and a table stay one for all.
 */
export function inKdeForm({ reservations, mentions }: Pick<Reading, 'reservations' | 'mentions'>): JsonObject[] {
  return [...reservations.flatMap(({ booking }) => perTraveler(booking)).map(toSchemaOrg), ...mentionsIn(mentions)];
}

function perTraveler(booking: Booking): Booking[] {
  const { travelers = [], seats } = booking;
  if (travelers.length < 2 || !isTicket(booking)) return [booking];
  return travelers.map((traveler, index) => {
    const own = { ...booking, travelers: [traveler] };
    // fewer seats than people: nobody knows whose they are
    return seats?.length === travelers.length ? { ...own, seats: seats.slice(index, index + 1) } : own;
  });
}

function isTicket({ type }: Booking): boolean {
  return (
    type === 'FlightReservation' ||
    type === 'TrainReservation' ||
    type === 'BusReservation' ||
    type === 'BoatReservation'
  );
}
