import type { Candidate, Doubt } from '../booking.ts';
import type { SourceNode } from '../source.ts';

/** A reader knows one way in which bookings are written. Readers look at one node at a time and know nothing of each other. */
export type Reader = {
  name: string;
  /** What it reads of print is all that is booked there: the text reader would only guess at the same lines. */
  readsAll?: true;
  /** Cheap, need not be exact: a wrong yes costs time, a wrong no costs the booking. Never ask for the outer `From` alone. */
  mayRead(node: SourceNode): boolean;
  /** Careful: a value it is not sure of is left out. Throws only when it is broken itself. */
  read(node: SourceNode): ReadResult;
};

export type ReadResult = {
  candidates: Candidate[];
  /** What looked like a booking and could not be read. */
  doubts: Doubt[];
};
