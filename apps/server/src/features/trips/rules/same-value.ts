import type { Place } from '@escale/contract';
import { folded } from '@escale/contract/segment-places';
import { type NamedPerson, samePerson } from './people-of-papers.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Equal for a reader: places by what they are, everything else by its JSON whatever the order of its keys. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b || (isNothing(a) && isNothing(b))) return true;
  if (isPlace(a) && isPlace(b)) return samePlace(a, b) && addsNothing(a, b);
  return canonical(a) === canonical(b);
}

/**
 * Does a paper say nothing to a person that they had not said themselves? Barcodes shout and leave out accents, and of whom
 * and of whose seat it is silent it does not deny.
 */
export function saysNothingNew(known: unknown, offered: unknown): boolean {
  if (isSameValue(known, offered)) return true;
  if (typeof known === 'string' && typeof offered === 'string')
    return folded(known) !== '' && folded(known) === folded(offered);
  return (
    isPeople(known) &&
    isPeople(offered) &&
    known.length === offered.length &&
    offered.every((person) => isAmong(person, known))
  );
}

const isPeople = (value: unknown): value is NamedPerson[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isPlace(one) && typeof one.name === 'string');

const isAmong = (person: NamedPerson, known: readonly NamedPerson[]) =>
  known.some((other) =>
    Object.entries(person).every(([field, value]) =>
      field === 'name' ? samePerson(other.name, person.name) : saysNothingNew(other[field], value),
    ),
  );

/** What the schema puts where nothing was said. */
const isNothing = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);

export function samePlace(a: Place, b: Place): boolean {
  if (a.iata && b.iata) return a.iata === b.iata;
  return folded(a.name) === folded(b.name);
}

function addsNothing(known: Place, offered: Place): boolean {
  const before = known as Fields;
  return Object.entries(offered).every(([key, value]) => {
    if (value === undefined || key === 'name') return true;
    if (typeof value === 'number' && typeof before[key] === 'number') return Math.abs(value - before[key]) < 0.02;
    return before[key] === value;
  });
}

export function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'name' in value;
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, v) =>
    v && typeof v === 'object' && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  );
}
