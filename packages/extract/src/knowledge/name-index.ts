import { fold } from './fold.ts';
import type { KnownPlace } from './known-place.ts';

/** Looks places up by whole names and by the words in their names. Heaviest first in every answer. */
export type NameIndex = {
  /** Places that have exactly this name, in one of their languages. */
  named(name: string): KnownPlace[];
  /** Places whose names hold all these words; words that say nothing are left out by the caller. */
  withWords(words: readonly string[]): KnownPlace[];
};

/** Each half of the index is built when it is first asked: a document is often read in a thread of its own. */
export function indexNames(places: readonly KnownPlace[], namesOf: (place: KnownPlace) => string[]): NameIndex {
  let folded: string[][] | undefined;
  let byName: Map<string, number[]> | undefined;
  let byWord: Map<string, number[]> | undefined;
  const names = () => {
    folded ??= places.map((place) => namesOf(place).map(fold));
    return folded;
  };
  return {
    named(name) {
      byName ??= indexBy(names(), (all) => all);
      return heaviestFirst(byName.get(fold(name)) ?? []);
    },
    withWords(words) {
      byWord ??= indexBy(names(), (all) => all.flatMap((name) => name.split(' ')));
      const lists = words.map((word) => byWord?.get(word) ?? []);
      const shortest = lists.reduce((a, b) => (b.length < a.length ? b : a), lists[0] ?? []);
      const sets = lists.filter((list) => list !== shortest).map((list) => new Set(list));
      return heaviestFirst(shortest.filter((at) => sets.every((set) => set.has(at))));
    },
  };

  function heaviestFirst(found: number[]): KnownPlace[] {
    return found
      .map((at) => places[at])
      .filter((place) => place !== undefined)
      .sort((a, b) => b.weight - a.weight);
  }
}

function indexBy(names: string[][], keysOf: (names: string[]) => string[]): Map<string, number[]> {
  const index = new Map<string, number[]>();
  names.forEach((all, at) => {
    for (const key of keysOf(all)) {
      const holders = index.get(key);
      if (!holders) index.set(key, [at]);
      else if (holders[holders.length - 1] !== at) holders.push(at);
    }
  });
  return index;
}
