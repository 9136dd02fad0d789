import { fold } from './fold.ts';
import table from './given-names.generated.json' with { type: 'json' };

let names: Set<string> | undefined;

/** Is this what somebody is called before the family's name: "Nolwenn", "Jean-Marc"? Towns and words that are names too are not. */
export function isGivenName(word: string): boolean {
  names ??= new Set(table.lines.flatMap((line) => line.split(' ')));
  const [first = '', ...more] = fold(word).split(' ');
  return names.has(first) && more.every((part) => names?.has(part));
}
