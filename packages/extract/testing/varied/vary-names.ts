import { isObject, type JsonObject, type JsonValue } from '../../src/json.ts';
import { type Change, substitute } from './substitute.ts';
import { isBoardingPass, loosely, oneOf, type Vary } from './variation.ts';

type Person = { given: string; family: string };

/** Names that readers meet: short, long, in parts, with marks, and names that are words of a ticket. */
const plainNames: Person[] = [
  { given: 'Bo', family: 'Ek' },
  { given: 'Li', family: 'Wu' },
  { given: 'Bartholomew', family: 'Featherstonehaugh' },
  { given: 'Maximiliana', family: 'Oberwolfenstein' },
  { given: 'Mary Jane', family: 'Hollis' },
  { given: 'Rose', family: 'Bill' },
  { given: 'Paris', family: 'Day' },
  { given: 'May', family: 'Train' },
  { given: 'Will', family: 'Park' },
  { given: 'Faith', family: 'Price' },
  { given: 'Grant', family: 'Page' },
  { given: 'April', family: 'Knight' },
  { given: 'Carter', family: 'Miles' },
  { given: 'Georgia', family: 'Lane' },
  { given: 'Florence', family: 'Hall' },
  { given: 'Guy', family: 'Street' },
  { given: 'Art', family: 'Booker' },
  { given: 'Victoria', family: 'Bishop' },
  { given: 'Amadou', family: 'Ba' },
  { given: 'Ines', family: 'de Souza' },
  { given: 'Pieter', family: 'van der Berg' },
];
const markedNames: Person[] = [
  { given: 'Anne-Laure', family: 'Dupont-Moretti' },
  { given: 'Jean-Christophe', family: 'Saint-Martin' },
  { given: 'Zoë', family: 'Müller' },
  { given: 'Søren', family: 'Ødegård' },
  { given: 'Željko', family: 'Šimić' },
  { given: 'Małgorzata', family: 'Łukasik' },
  { given: 'Núria', family: 'Peñarroya' },
  { given: 'Sinéad', family: "O'Brien" },
  { given: 'Paolo', family: "D'Angelo" },
  { given: 'José', family: 'García Márquez' },
];

/** Other travellers: each name that the expected file knows, wherever the document says it whole or in part. */
export const varyNames: Vary = ({ expected, fileName }, shown, random) => {
  const people = peopleOf(expected);
  if (isBoardingPass(shown)) return 'a name in a code has its width';
  if (people.length === 0) return 'no traveller is named';
  const isPlain = people.some(({ given, family }) =>
    new RegExp(String.raw`${loosely(family)}\s*/\s*${loosely(given)}`, 'iu').test(shown),
  );
  const isAscii = /\.txt$/.test(fileName) || isPlain;
  const names = isAscii ? plainNames : [...plainNames, ...markedNames, ...markedNames];
  const given = new Map<string, string>();
  const family = new Map<string, string>();
  for (const person of people) {
    const fresh = names.filter(
      (name) => ![...given.values(), ...family.values()].some((word) => word === name.given || word === name.family),
    );
    if (fresh.length === 0) return 'more travellers than names';
    const name = oneOf(fresh, random);
    // of one family, or two of one first name: what is said of the first is kept
    if (!given.has(person.given) && person.given) given.set(person.given, name.given);
    if (!family.has(person.family)) family.set(person.family, name.family);
  }
  if ([...given.keys()].some((word) => family.has(word))) return 'a first name is also a family name';
  const parts = [...family, ...given].filter(([old]) => old !== '');
  if (parts.some(([old]) => old.length < 2)) return 'a name is a single letter';
  const changes = parts.map(([old, word]) => whole(old, word));
  const initials = people.flatMap((person) => initial(person, given.get(person.given)));
  return {
    changes: [...initials, ...changes],
    needed: changes,
    says: (value) => changes.reduce((text, change) => substitute(text, 'plain', [change]), value),
  };
};

function whole(old: string, word: string): Change {
  const title = String.raw`(?=(?:MRS|MR|MS|MISS|MSTR|MME|MLLE)?(?![\p{L}\p{M}\p{N}]|['’-]\p{L}))`;
  return {
    find: new RegExp(String.raw`(?<![\p{L}\p{M}]|\p{L}['’-])${loosely(old)}${title}`, 'giu'),
    write: (match, text) => {
      const at = match.index ?? 0;
      const [before, after] = [text[at - 1] ?? '', text[at + match[0].length] ?? ''];
      const isAddress = match[0] === match[0].toLowerCase() && /[@._]/.test(before + after);
      if (match[0] === match[0].toLowerCase() && old !== old.toLowerCase() && !isAddress) return null;
      if (isAddress) return bare(word).toLowerCase().replaceAll(' ', '');
      const form = before === '/' || after === '/' ? bare(word) : word;
      return match[0] === match[0].toUpperCase() ? form.toUpperCase() : form;
    },
  };
}

function initial({ given, family }: Person, word: string | undefined): Change[] {
  if (!given || !word) return [];
  const letter = given[0] ?? '';
  // "M. Paoletti" is no initial
  if (letter === 'M') return [];
  return [
    {
      find: new RegExp(String.raw`(?<![\p{L}\p{N}])${letter}(?=(?:\.\s?|\s)${loosely(family)}(?![\p{L}\p{N}]))`, 'giu'),
      write: (match) => (match[0] === letter.toLowerCase() ? (bare(word)[0] ?? '').toLowerCase() : (word[0] ?? '')),
    },
  ];
}

/** As systems that know 26 letters print it. */
function bare(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .replaceAll('-', ' ')
    .replaceAll('Ø', 'O')
    .replaceAll('ø', 'o')
    .replaceAll('Ł', 'L')
    .replaceAll('ł', 'l');
}

function peopleOf(expected: readonly JsonObject[]): Person[] {
  const people = new Map<string, Person>();
  const visit = (value: JsonValue | undefined): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    else if (isObject(value)) {
      const { name, givenName, familyName } = value;
      const person =
        typeof familyName === 'string' && familyName !== ''
          ? { given: typeof givenName === 'string' ? givenName : '', family: familyName }
          : typeof name === 'string' && name !== ''
            ? inParts(name)
            : undefined;
      if (person) people.set(`${person.given}|${person.family}`, person);
    }
  };
  for (const one of expected) visit(one.underName);
  return [...people.values()];
}

const particle = /^(?:de|du|des|d'|da|do|dos|di|del|della|van|von|der|den|la|le|ten|ter|zu)$/i;

/** The first word and the last with its particles; what stands between stays as it is. */
function inParts(name: string): Person {
  const words = name.trim().split(/\s+/);
  let last = words.length - 1;
  while (last > 1 && particle.test(words[last - 1] ?? '')) last--;
  return { given: words.length > 1 ? (words[0] ?? '') : '', family: words.slice(last).join(' ') };
}
