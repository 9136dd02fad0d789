import type { Candidate, Person } from '../../../booking.ts';
import { onceFor } from '../../../once-for.ts';
import { readNames } from '../../../text/names.ts';
import { startsWithTitle } from '../../../text/titles.ts';
import type { Found } from '../found.ts';
import { labelOf } from '../labels/labels.ts';
import type { Reference } from '../numbers/booking-number.ts';
import { whereOf } from '../numbers/near-reference.ts';
import { readReferences } from '../numbers/references.ts';
import type { Passage } from '../passages/passages.ts';

/**
 * "M. Hugo SERRANO" across a table over his trains, "Voyageuse B : Mme Wen LI-FAUCHER" over hers: what stands below a name, up to the next, is
 * theirs alone. Only where something is booked below each of them: names in a list have nothing between them. "Voyageur : SANTONI/ANGE MR
 * Réf. compagnie : K7PWQ2": and under that number, where each of the names has one beside it. "PASSENGER: SANTONI/ANGE MR   Air Corsica booking
 * K7PWQ2" over lines: what goes by that number.
 */
export function withNamesOverRows(candidates: readonly Candidate[], passages: readonly Passage[]): void {
  const people = candidates.map(({ booking }) => (booking.travelers ?? []).map(({ name }) => name ?? ''));
  const known = new Set(people.flat());
  const heads = headsOver(passages, known);
  const owners = candidates.map(({ booking, evidence }) => {
    const at = whereOf(evidence, passages);
    const own = at === undefined ? undefined : passages.find((p) => p.at <= at && at <= p.at + p.text.length);
    const isUnder = ({ number }: Head) => 'reference' in booking && number?.value === booking.reference;
    return own && heads.findLast((head) => head.at < own.at && (isBelow(own, head, passages) || isUnder(head)));
  });
  // "Mme Aurore Millet" at the head, who orders, has nothing below her
  if (heads.some((head) => !owners.includes(head) && known.has(head.value.name ?? ''))) return;
  if (new Set(owners.flatMap((owner) => owner?.value.name ?? [])).size < 2) return;
  // a cell of its own row says better who
  const areAlike = new Set(people.map((names) => names.join())).size === 1;
  const areNumbered = owners.every((owner) => owner?.number);
  candidates.forEach(({ booking, evidence }, i) => {
    const owner = owners[i];
    if (!owner || (!areAlike && people[i]?.length === 1)) return;
    const node = evidence.travelers?.node ?? '';
    booking.travelers = [owner.value];
    evidence.travelers = { node, at: owner.at, text: owner.text };
    if (!areNumbered || !owner.number || booking.type === 'Event') return;
    booking.reference = owner.number.value;
    evidence.reference = { node, at: owner.number.at, text: owner.number.text };
  });
}

/** Who, in which line, and the only number that stands in its row. */
type Head = Found<Person> & { p: Passage; number: Reference | undefined };

/** Lines and rows that are one of those who travel, or somebody with a title, and nothing else. */
function headsOver(passages: readonly Passage[], people: ReadonlySet<string>): Head[] {
  const rows = Map.groupBy(passages, ({ row }) => row);
  return passages.flatMap((p) => {
    const beside = rows.get(p.row)?.filter((one) => one !== p) ?? [];
    if (p.former || p.text.length > 70 || !beside.every(isAboutBooking)) return [];
    // "Voyageuse A : Mme Inès FALK (Nantes)"
    const [, role = '', who = p.text] = /^(\p{L}+)(?: [A-Z\d])? ?: ?(\S.*)$/u.exec(p.text) ?? [];
    const isTraveler = p.label === 'person' || (role !== '' && labelOf(role) === 'person');
    const [name, more] = readNames(who.replace(/ \([^()]*\)$/, ''));
    const isSomebody = name && !more && (people.has(name) || isTraveler || startsWithTitle.test(p.text));
    if (!isSomebody) return [];
    const own = numbersOf(passages).filter(({ at }) =>
      beside.some((one) => one.at <= at && at <= one.at + one.text.length),
    );
    const number = new Set(own.map(({ value }) => value)).size === 1 ? own[0] : undefined;
    return [{ value: { name }, at: p.at, text: p.text, p, number }];
  });
}

/** "Réf. compagnie : K7PWQ2", "Air Corsica booking K7PWQ2   EUR 198.00" behind who travels, and nobody else. */
const isAboutBooking = ({ label, text }: Passage): boolean =>
  label === 'reference' || (label === 'person' && readNames(text).length === 0);

const numbersOf = onceFor((passages: readonly Passage[]) => readReferences(passages));

/** In the same table; below a line, in the table that follows it. */
function isBelow(own: Passage, { p }: Head, passages: readonly Passage[]): boolean {
  if (p.inTable) return own.block === p.block;
  return passages.every((q) => q.at <= p.at || q.at > own.at || q.inTable);
}
