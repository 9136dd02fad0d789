import { folded } from '@escale/contract/segment-places';

export type NamedPerson = { readonly name: string; readonly [more: string]: unknown };

/** Everybody whom either paper names, once; a boarding pass each for two people makes two. */
export function withPeople(known: readonly NamedPerson[], offered: readonly NamedPerson[]): NamedPerson[] {
  const people = [...known];
  for (const person of offered) {
    const at = people.findIndex((other) => samePerson(other.name, person.name));
    const before = people[at];
    if (before) people[at] = { ...before, ...person, name: fuller(before.name, person.name) };
    else people.push(person);
  }
  // In whichever order they were named.
  return people.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** "KRAUSE/VOLKER MR", "Volker Krause" and "V Krause" may be one; titles and the order of names do not count. */
export function samePerson(a: string, b: string): boolean {
  const [x, y] = [wordsOf(a), wordsOf(b)];
  const [few, many] = x.length < y.length ? [x, y] : [y, x];
  if (few.length === 0) return false;
  return few.every((word) =>
    many.some(
      (other) =>
        other === word || (isInitial(word) && other.startsWith(word)) || (isInitial(other) && word.startsWith(other)),
    ),
  );
}

const isInitial = (word: string) => word.length === 1;
const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'mstr', 'dr', 'm', 'mme', 'mlle', 'herr', 'frau']);

function wordsOf(name: string): string[] {
  return name
    .split(/[^\p{L}]+/u)
    .map(folded)
    .filter((word) => word !== '' && !titles.has(word));
}

/** Barcodes shout and leave out accents. */
function fuller(a: string, b: string): string {
  const shouts = (name: string) => name === name.toUpperCase();
  if (shouts(a) !== shouts(b)) return shouts(a) ? b : a;
  if (a.length !== b.length) return a.length > b.length ? a : b;
  return a < b ? b : a;
}
