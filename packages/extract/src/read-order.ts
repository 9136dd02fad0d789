import type { Candidate } from './booking.ts';
import { isSameWay, withLetter } from './readers/order/letters/with-letter.ts';
import { readOrder, withoutUnheldLegs } from './readers/order/reader.ts';
import { withSameShip } from './readers/text/journeys/same-ship.ts';
import { withNearReferences } from './readers/text/numbers/near-reference.ts';
import { withSectionTravelers } from './readers/text/people/section-travelers.ts';
import { withHoursOf } from './readers/text/stays/stay-hours.ts';
import type { TextDocument } from './text-document.ts';

/** An agency's order holds many bookings, and what belongs to which is easily mistaken: a person looks at each. */
export function fromOrder(printed: Candidate[], document: TextDocument): Candidate[] {
  const journeys = withoutUnheldLegs(withLetter(printed, document), document);
  const pieces = withHoursOf(readOrder(document, journeys), printed);
  const others = journeys.filter((one) =>
    pieces.every(
      (piece) => piece.booking.type !== one.booking.type && !isSameDrive(piece, one) && !isSameHire(piece, one),
    ),
  );
  const numbered = withNearReferences(others, document);
  const all = [...numbered, ...pieces];
  return withSectionTravelers(withSameShip(all, document), document).map((candidate) => ({
    ...candidate,
    confidence: Math.min(candidate.confidence, 0.5),
  }));
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
