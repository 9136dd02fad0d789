import type { Booking, BookingType, Candidate, Evidence, Rank } from '../booking.ts';

type FieldsOf<T extends BookingType> = Extract<Booking, { type: T }>;

/** A booking in the making: each field set with where it stood. */
export type Draft<T extends BookingType> = {
  booking: FieldsOf<T>;
  /** Sets a field unless the value is missing or the field is taken. */
  set<K extends keyof FieldsOf<T> & string>(
    field: K,
    value: FieldsOf<T>[K] | null | undefined,
    evidence?: Evidence,
  ): void;
  done(rank: Rank, confidence: number): Candidate;
};

export function draft<T extends BookingType>(type: T): Draft<T> {
  const booking = { type } as FieldsOf<T>;
  const evidence: Candidate['evidence'] = {};
  return {
    booking,
    set(field, value, found) {
      if (value === null || value === undefined || value === '' || booking[field] !== undefined) return;
      booking[field] = value;
      if (found) evidence[field] = { ...found, text: found.text.slice(0, 200) };
    },
    done(rank, confidence) {
      return { booking, evidence, rank, confidence, doubts: [] };
    },
  };
}
