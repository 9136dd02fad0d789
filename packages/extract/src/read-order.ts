import type { Candidate } from './booking.ts';
import { withLegRecords, withOwnNumbers } from './readers/order/legs/leg-merge.ts';
import { readLegs, readLetter, readOrder } from './readers/order/reader.ts';
import { dateFactsOf } from './readers/text/date-facts.ts';
import { withSameShip } from './readers/text/journeys/same-ship.ts';
import { withNearReferences } from './readers/text/numbers/near-reference.ts';
import { lineAt } from './readers/text/passages/passage.ts';
import { passagesOf } from './readers/text/passages/passages.ts';
import { withSectionTravelers } from './readers/text/people/section-travelers.ts';
import { looksLikeBooking } from './readers/text/reader.ts';
import { withHoursOf } from './readers/text/stays/stay-hours.ts';
import { findDates } from './text/dates.ts';
import { findTimes } from './text/times.ts';
import type { TextDocument } from './text-document.ts';

/** An agency's order holds many bookings, and what belongs to which is easily mistaken: a person looks at each. */
export function fromOrder(printed: Candidate[], document: TextDocument): Candidate[] {
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
