import { isGivenName } from '../knowledge/index.ts';
import { particles } from './printed-name.ts';

/** "CASTAGNIER Hélène" → "Hélène CASTAGNIER": capitals in front of a name that is not all capitals are the family's. */
export function givenFirst(words: readonly string[]): string {
  const isCapital = (word: string) => word.length > 1 && isInCapitals(word) && /\p{Lu}{2}/u.test(word);
  const family = words.findIndex((word) => !isCapital(word));
  if (family < 1 || words.slice(family).some(isCapital)) return words.join(' ');
  return [...words.slice(family), ...words.slice(0, family)].join(' ');
}

/** "McALPINE" and "d’ARCY" too: the little letters are of how the name begins. */
const isInCapitals = (word: string) => {
  const rest = word.replace(/^(?:Ma?c|Fitz|[DdLl]['’]|De|Le|La|Van)(?=\p{Lu}{2})/u, '');
  return rest === rest.toUpperCase();
};

/** "DEVANE CLARE": what people have for a first name stands last, and none stands first. "CHUA WEI LING" is in order. */
export function mayBeTurned(name: string): boolean {
  const words = name.split(' ');
  const isTurned = isGivenName(words.at(-1) ?? '') && !isGivenName(words[0] ?? '');
  return isFamilyOfOne(name) && isTurned && !isOfTwoSorts(name);
}

/** "DEVANE CLARE", "O GRADY TOMAS", "DE SOUZA ANA": a family's name of one word, and one first name. */
export function isFamilyOfOne(name: string): boolean {
  const [first = '', ...more] = name.toLowerCase().split(' ');
  return more.length === 1 || (more.length === 2 && (/^(?:o|mc|mac)$/.test(first) || particles.has(first)));
}

/** "Bo FALK": the capitals say which is the family's, and the name is in order. */
export function isOfTwoSorts(name: string): boolean {
  const words = name.split(' ').filter((word) => word.length > 1);
  const capitals = words.filter(isInCapitals);
  return capitals.length > 0 && capitals.length < words.length;
}

/** "DE SOUZA ANA" → "ANA DE SOUZA". */
export function turned(name: string): string {
  const words = name.split(' ');
  return [...words.slice(-1), ...words.slice(0, -1)].join(' ');
}
