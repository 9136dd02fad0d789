import { fold } from './fold.ts';
import type { KnownPlace } from './known-place.ts';

/** Looks places up by whole names and by the words in their names. Heaviest first in every answer. */
export type NameIndex = {
  /** Places that have exactly this name, in one of their languages. */
  named(name: string): KnownPlace[];
  /** Places whose names hold all these words; words that say nothing are left out by the caller. */
  withWords(words: readonly string[]): KnownPlace[];
};

export function indexNames(places: readonly KnownPlace[], namesOf: (place: KnownPlace) => string[]): NameIndex {
  const byName = new Map<string, KnownPlace[]>();
  const byWord = new Map<string, Set<KnownPlace>>();
  for (const place of [...places].sort((a, b) => b.weight - a.weight)) {
    const names = new Set(namesOf(place).map(fold));
    for (const name of names) {
      const same = byName.get(name);
      if (same) same.push(place);
      else byName.set(name, [place]);
      for (const word of name.split(' ')) {
        const holders = byWord.get(word);
        if (holders) holders.add(place);
        else byWord.set(word, new Set([place]));
      }
    }
  }
  return {
    named: (name) => byName.get(fold(name)) ?? [],
    withWords(words) {
      const sets = words.map((word) => byWord.get(word));
      const smallest = sets.reduce((a, b) => (a && b && a.size <= b.size ? a : b), sets[0]);
      if (!smallest || sets.some((set) => !set)) return [];
      return [...smallest].filter((place) => sets.every((set) => set?.has(place)));
    },
  };
}
