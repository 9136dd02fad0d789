import type { ImportReason } from '@escale/contract';
import { type DoubtCode, extract, type Reading, type Watch } from '@escale/extract';
import { translateBooking } from './booking-to-segment.ts';
import type { Tasks, WhatWasRead } from './reader-tasks.ts';
import { passageOf } from './rules/evidence-of.ts';

/** More than this in one document is no person's travel. */
const mostBookings = 100;

/** Runs the engine. */
export async function readDocument(
  { bytes, facts }: Tasks['read']['asked'],
  watch?: Watch,
  hasTime?: () => boolean,
): Promise<WhatWasRead> {
  return inOurWords(await extract(bytes, facts, watch, hasTime));
}

/** What the engine read, in the product's words. */
export function inOurWords(reading: Reading): WhatWasRead {
  const bookings = keepable(reading.reservations).flatMap(
    (candidate) => translateBooking(candidate, reading.tree) ?? [],
  );
  const unread = keepable(reading.doubts).flatMap(({ evidence }) =>
    evidence ? passageOf(evidence, reading.tree) : [],
  );
  const subject = keepable(reading.tree.subject) ?? null;
  return { bookings: bookings.slice(0, mostBookings), reason: reasonOf(reading, bookings.length), unread, subject };
}

function reasonOf({ doubts, tree }: Reading, found: number): ImportReason | null {
  if (found > mostBookings) return 'too-large';
  const codes = doubts.map((doubt) => doubt.code);
  const known = Object.keys(reasons) as (keyof typeof reasons)[];
  const first = known.find((code) => codes.includes(code));
  // there is more in it than we read
  if (found > 0) return first === 'booking-not-understood' || first === 'pages-unread' ? 'more-inside' : null;
  // A mail's picture is a logo as often as a ticket.
  if (first === 'no-code-found' && tree.kind !== 'image') return 'unsupported-format';
  return first ? reasons[first] : 'no-booking-found';
}

// In the order of what helps the person most: a locked file can be unlocked, an unknown one cannot.
const reasons = {
  encrypted: 'encrypted',
  'pages-unread': 'too-large',
  'too-large': 'too-large',
  'too-many-parts': 'too-large',
  'too-deep': 'too-large',
  'booking-not-understood': 'not-understood',
  damaged: 'unreadable',
  'no-code-found': 'no-code-found',
  'not-yet-readable': 'unsupported-format',
  'unknown-format': 'unsupported-format',
  'nothing-booked': 'no-booking-found',
} as const satisfies Partial<Record<DoubtCode, ImportReason>>;

/** As the database can keep it: a NUL or half a character in some mail's evidence must not stop its reading. */
function keepable<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed() as T;
  if (Array.isArray(value)) return value.map(keepable) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keepable(inner)])) as T;
}
