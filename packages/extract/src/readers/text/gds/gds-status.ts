import type { BookingStatus } from '../../../booking.ts';

/** Codes by which reservation systems say that what was asked for is no longer held. */
const lost = new Set(['HX', 'UN', 'UC', 'NO', 'XX', 'US', 'UU', 'XL', 'XR']);
/** Asked for, or on a waiting list: nobody has it yet. */
const waiting = new Set(['HL', 'HN', 'WL', 'LL', 'NN', 'DL', 'PN', 'PE', 'IN', 'SA']);

/** Undefined where it is held. */
export function heldAs(code: string): BookingStatus | undefined {
  return lost.has(code) ? 'cancelled' : waiting.has(code) ? 'pending' : undefined;
}
