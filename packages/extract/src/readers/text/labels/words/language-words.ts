import type { Label } from '../labels.ts';

/**
 * What travel papers of one language say, in the form of `plain()`: small letters without accents. Phrases of a label
 * and alternatives of a pattern are parted by bars.
 */
export type LanguageWords = {
  labels: { [label in Label]?: string };
  /** A pattern: words that only a booking would say. */
  booked: string;
  /** A pattern: sentences that cancel what was booked. Conditions of cancelling are none. */
  cancelled: string;
  coach: string;
  seat: string;
  total: string;
  /** A pattern: the way out of a return journey, and the way back. */
  there: string;
  back: string;
};
