import type { Candidate, Person, Seat } from '../../../booking.ts';
import type { Passage } from '../passages/passages.ts';
import { mentionsOf } from '../people/mentions.ts';
import { busSeatsIn, findCoachSeats, numbersIn } from './seat-words.ts';

/**
 * "Vagn 3 Plats 46 – Mattias" over "Vagn 3 Plats 45 – Ingrid" of a paper that names Ingrid first: each seat is theirs beside whom it stands.
 * As they were read where the lines and rows do not tell it of every seat, or one of two people.
 */
export function withSeatOfWhom(candidates: Candidate[], passages: readonly Passage[]): Candidate[] {
  const rows = Map.groupBy(
    passages.filter(({ former, text }) => !former && text.length < 90),
    ({ row }) => row,
  );
  return candidates.map((candidate) => {
    const { booking } = candidate;
    const { travelers = [], seats = [] } = booking;
    if (travelers.length < 2 || seats.length !== travelers.length) return candidate;
    const told = [...rows.values()].flatMap((row) => toldIn(row, travelers) ?? []);
    const own = travelers.map((person) =>
      seats.filter((seat) => told.some((one) => one.person === person && isSame(one.seat, seat))),
    );
    const sorted = own.flatMap(([seat, more]) => (seat && !more ? [seat] : []));
    return new Set(sorted).size === seats.length ? { ...candidate, booking: { ...booking, seats: sorted } } : candidate;
  });
}

/** The one seat that a line or a row tells, and the only one whom it names. */
function toldIn(row: readonly Passage[], travelers: readonly Person[]): { person: Person; seat: Seat } | null {
  const people = row.flatMap(({ text }) => mentionsOf(text, travelers)).flatMap(({ people }) => people);
  const [person, another] = new Set(people);
  if (!person || another) return null;
  const shape = row.map((p) => p.shape).join(', ');
  const inCoach = findCoachSeats(shape).flatMap(({ seats }) => seats);
  const labelled = row.flatMap((p) => (p.label === 'seat' ? numbersIn(p.shape) : [])).map((number) => ({ number }));
  const [seat, more] = [inCoach, labelled, busSeatsIn(shape)].find((seats) => seats.length > 0) ?? [];
  return seat && !more ? { person, seat } : null;
}

const isSame = (one: Seat, other: Seat): boolean =>
  one.number === other.number && (one.coach === undefined || one.coach === other.coach);
