import type { Candidate, Person } from '../../../booking.ts';
import { fold } from '../../../knowledge/index.ts';

/** Whoever travels, where every booking is of the same people. */
export function everybody(candidates: readonly Candidate[]): readonly Person[] {
  const most = candidates.reduce<readonly Person[]>(
    (known, { booking: { travelers = [] } }) => (travelers.length > known.length ? travelers : known),
    [],
  );
  const names = new Set(most.map(({ name = '' }) => fold(name)));
  const isOneParty = candidates.every(({ booking }) =>
    (booking.travelers ?? []).every(({ name = '' }) => names.has(fold(name))),
  );
  return isOneParty ? most : [];
}

/** Where a paper tells the booking, and not whose it is. */
export function placeOf(evidence: Candidate['evidence']): number | undefined {
  return ['number', 'line', 'departure.time', 'departure', 'checkIn', 'place', 'from', 'reference']
    .map((field) => evidence[field]?.at)
    .find((at) => typeof at === 'number');
}
