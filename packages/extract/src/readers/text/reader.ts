import type { Candidate } from '../../booking.ts';
import type { TextDocument } from '../../text-document.ts';

/** Bookings in printed matter: tables, labelled values, prose. */
export function readText(_document: TextDocument): Candidate[] {
  return [];
}

/** Words that only a booking would say, for telling "nothing booked here" from "a booking that we could not read". */
export function looksLikeBooking(_document: TextDocument): boolean {
  return false;
}
