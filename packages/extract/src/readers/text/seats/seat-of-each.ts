import type { Candidate } from '../../../booking.ts';
import type { TextDocument } from '../../../text-document.ts';

/**
 * "12A 12B", as they were read before anybody was known to sit there: a seat each, where somebody is. Those who come along may have
 * no name. What a paper prints so, as one, stays one unless each is somebody's.
 */
export function withSeatOfEach(candidates: Candidate[], { text }: TextDocument): Candidate[] {
  for (const { booking } of candidates) {
    const [seat, more] = booking.seats ?? [];
    const numbers = seat?.number?.split(' ') ?? [];
    const people = booking.travelers?.length ?? 0;
    const isApart = people === numbers.length || (people > 0 && !text.includes(seat?.number ?? ''));
    if (seat && !more && numbers.length > 1 && isApart) booking.seats = numbers.map((number) => ({ ...seat, number }));
  }
  return candidates;
}
