import { folded } from '@escale/contract/segment-places';

/**
 * May one of the names that a paper prints be this person's? "MARTIN/LEAMRS", "L. Martin" and "Martin" may be Léa Martin:
 * it answers no only where a name cannot be meant.
 */
export function isNamedAmong(person: string, names: readonly string[]): boolean {
  return names.some((name) => mayBe(wordsOf(person), wordsOf(name)));
}

function mayBe(person: readonly string[], printed: readonly string[]): boolean {
  const [all, other] = [person.join(''), printed.join('')];
  if (other === '') return true;
  const isIn = (words: readonly string[], whole: readonly string[], joined: string) =>
    words.every((word) => (word.length === 1 ? whole.some((one) => one.startsWith(word)) : joined.includes(word)));
  return isIn(printed, person, all) || isIn(person, printed, other);
}

const titles = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'mstr',
  'dr',
  'm',
  'mme',
  'mlle',
  'herr',
  'frau',
  'monsieur',
  'madame',
]);

/** Papers write ü as UE or as U. */
function wordsOf(name: string): string[] {
  const words = folded(name)
    .split(' ')
    .map((word) => word.replace(/([aou])e/g, '$1'));
  return words.filter((word) => word !== '' && !titles.has(word));
}
