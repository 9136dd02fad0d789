import type { Candidate } from '../../../booking.ts';
import type { TextDocument } from '../../../text-document.ts';

/** Notes on stays how many nights the paper speaks of, where it speaks of one number. */
export function withPrintedNights(candidates: Candidate[], document: TextDocument): Candidate[] {
  const stays = candidates.filter(({ booking }) => booking.type === 'LodgingReservation');
  if (stays.length === 0) return candidates;
  const counts = [...document.text.matchAll(/\b(\d{1,2})\s(?:nuits?|nuitées?|nights?|Nächte?|notti|noches)\b/gi)];
  const [nights, ...others] = new Set(counts.map(([, count]) => Number(count)));
  if (nights === undefined || others.length > 0) return candidates;
  for (const { booking } of stays) if (booking.type === 'LodgingReservation') booking.nights = nights;
  return candidates;
}
