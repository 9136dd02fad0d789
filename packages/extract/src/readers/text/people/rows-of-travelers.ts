import type { Candidate, Person } from '../../../booking.ts';
import { fold } from '../../../knowledge/index.ts';
import { isSamePerson } from '../../../same.ts';

/** "B. Leguennec" in the row of a train, of a paper that is for Béatrice LEGUENNEC and no other of whom it could be short. */
export function withWholeNames(candidates: readonly Candidate[], people: readonly Person[]): void {
  const whole = people.filter((one) => !isShort(one));
  for (const { booking } of candidates) {
    const families = (booking.travelers ?? []).flatMap((one) => ofFamilies(one, whole) ?? [one]);
    if (families.length > (booking.travelers?.length ?? 0)) booking.travelers = families;
    const { travelers = [] } = booking;
    if (!travelers.some(isShort)) continue;
    const named = travelers.map((one) => {
      const [known, more] = isShort(one) ? whole.filter((other) => isSamePerson(one, other)) : [];
      return known && !more ? known : one;
    });
    booking.travelers = named.filter(
      (one, i) => named.findIndex(({ name = '' }) => fold(name) === fold(one.name ?? '')) === i,
    );
  }
}

/** "DESCAMPS NDOYE" in the row of a train, of a paper that is for Jérôme DESCAMPS and Fatou NDOYE. */
function ofFamilies({ name = '' }: Person, people: readonly Person[]): Person[] | null {
  const words = fold(name).split(' ');
  const own = words.map((word) =>
    people.filter(
      (one) =>
        fold(one.name ?? '')
          .split(' ')
          .at(-1) === word,
    ),
  );
  const isEach = words.length > 1 && new Set(words).size === words.length && own.every(({ length }) => length === 1);
  return isEach ? own.flat() : null;
}

const isShort = ({ name = '' }: Person) => /^(?:\p{L}\.?[ -]){1,3}\p{L}{2}/u.test(name);

/**
 * A row for each traveller of a train, with a seat in each: the same journey under the same number is one booking, of all of
 * them. What each pays is the price of none.
 */
export function withTravelersOfRows(candidates: readonly Candidate[]): Candidate[] {
  const joined: Candidate[] = [];
  for (const candidate of candidates) {
    const at = joined.findIndex((one) => isSameJourney(one, candidate));
    const known = joined[at];
    if (known) joined[at] = together(known, candidate);
    else joined.push(candidate);
  }
  return joined;
}

function isSameJourney({ booking: a }: Candidate, { booking: b }: Candidate): boolean {
  if (a.type !== b.type || !('arrival' in a) || !('arrival' in b)) return false;
  if (a.type === 'RentalCarReservation' || b.type === 'RentalCarReservation') return false;
  const [people, others] = [a.travelers ?? [], b.travelers ?? []];
  const isApart =
    people.length > 0 && others.length > 0 && !people.some((one) => others.some((q) => isSamePerson(one, q)));
  return (
    isApart &&
    a.reference === b.reference &&
    a.status === b.status &&
    a.departure?.local.includes('T') === true &&
    a.departure.local === b.departure?.local &&
    a.arrival?.local === b.arrival?.local &&
    a.from?.name === b.from?.name &&
    a.to?.name === b.to?.name &&
    (!a.number || !b.number || a.number === b.number)
  );
}

function together(first: Candidate, second: Candidate): Candidate {
  const [a, b] = [first.booking, second.booking];
  const booking = { ...b, ...a, travelers: [...(a.travelers ?? []), ...(b.travelers ?? [])] };
  const isEach = [a, b].every(({ seats, travelers }) => seats?.length === travelers?.length);
  booking.seats = isEach ? [...(a.seats ?? []), ...(b.seats ?? [])] : a.seats;
  if (first.evidence.price?.at !== second.evidence.price?.at) delete booking.price;
  return { ...first, booking };
}
