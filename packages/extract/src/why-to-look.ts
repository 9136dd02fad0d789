import type { Candidate, DoubtCode } from './booking.ts';

/** Surer than this, and nothing decisive in doubt: nobody has to look at it. From 0 to 1, as `Candidate.confidence`. */
export const sureFrom = 0.6;

// A doubt about one of these is a doubt about where to be, and when.
const decisive = ['from', 'to', 'place', 'departure', 'arrival', 'checkIn', 'checkOut', 'number', 'until'];

const unsure: DoubtCode[] = [
  'ends-before-start',
  'too-long',
  'too-fast',
  'same-place',
  'unsure-date',
  'unsure-place',
  'booking-not-understood',
];

/**
 * Why a person must look at a booking before it is relied upon; null where it may be placed as it is. What it lacks is not asked
 * here: that depends on what the product makes of it.
 */
export function whyToLook({
  confidence,
  doubts,
}: Pick<Candidate, 'confidence' | 'doubts'>): 'conflict' | 'uncertain' | null {
  const about = (field?: string) => field === undefined || decisive.includes(field.split(/[./]/)[0] ?? '');
  const codes = doubts.filter((doubt) => about(doubt.field)).map((doubt) => doubt.code);
  if (codes.includes('sources-disagree')) return 'conflict';
  if (codes.some((code) => unsure.includes(code))) return 'uncertain';
  return confidence < sureFrom ? 'uncertain' : null;
}
