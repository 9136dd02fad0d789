import type { Candidate, Person } from '../../../booking.ts';
import { readName } from '../../../text/names.ts';
import { leadingCode } from '../numbers/booking-number.ts';
import type { Passage } from '../passages/passages.ts';

/**
 * "Hotel room conf." in a manifest with a row for each traveller, and one house told below for all of them: a stay for each, with
 * the number of their row.
 */
export function withRoomsOfManifest(candidates: Candidate[], passages: readonly Passage[]): Candidate[] {
  const [stay, more] = candidates.filter(({ booking }) => booking.type === 'LodgingReservation');
  if (!stay || more) return candidates;
  const rooms = passages.flatMap((p) => {
    const person = p.inTable && p.label === 'room' ? personOf(p, passages) : null;
    const value = person ? leadingCode(p.text) : null;
    return person && value === p.text ? [{ person, value, at: p.at, text: p.text }] : [];
  });
  if (rooms.length < 2 || new Set(rooms.map(({ person }) => person.name)).size < rooms.length) return candidates;
  return candidates.flatMap((one) =>
    one !== stay
      ? [one]
      : rooms.map(({ person, value, at, text }) => {
          const said = { node: stay.evidence.place?.node ?? stay.evidence.checkIn?.node ?? '', at, text };
          return {
            ...stay,
            booking: { ...stay.booking, reference: value, travelers: [person] },
            evidence: { ...stay.evidence, reference: said, travelers: said },
          };
        }),
  );
}

/** Whose row it is: the title of its section. */
function personOf({ section, block }: Passage, passages: readonly Passage[]): Person | null {
  const head = passages.find(
    (p) => p.isHeading && p.label === 'person' && p.block === block && p.shape.slice(0, 200) === section,
  );
  const name = head ? readName(head.text) : null;
  return name ? { name } : null;
}
