import type { Booking, Candidate, Place } from './booking.ts';
import type { Reading } from './extract.ts';
import type { JsonObject } from './json.ts';
import { mentionsIn } from './readers/schema-org/mention.ts';
import { toSchemaOrg } from './schema-org.ts';

/**
 * A reading as KDE Itinerary and Nextcloud Mail write it: a seat on something that leaves is one person's, so that each
 * traveller has a reservation of their own; a house has the name of its kind, and a station of which the ticket has only
 * the code is called by that. A room, a car and a table stay one for all.
 */
export function inKdeForm({ reservations, mentions }: Pick<Reading, 'reservations' | 'mentions'>): JsonObject[] {
  return [...reservations.map(codedStations).flatMap(perTraveler).map(toSchemaOrg), ...mentionsIn(mentions)];
}

function codedStations({ booking, evidence, rank }: Candidate): Booking {
  if (booking.type !== 'TrainReservation' || rank !== 'barcode') return booking;
  const asPrinted = (field: 'from' | 'to'): Place | undefined => {
    const place = booking[field];
    const [, code] = /^(?:sncf|uic):(.+)$/.exec(place?.identifier ?? '') ?? [];
    return code && place?.name && !evidence[field]?.text.includes(place.name) ? { ...place, name: code } : place;
  };
  return { ...booking, from: asPrinted('from'), to: asPrinted('to') };
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
