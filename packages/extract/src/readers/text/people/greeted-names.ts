import type { Person } from '../../../booking.ts';
import { isGivenName } from '../../../knowledge/index.ts';
import { readName } from '../../../text/names.ts';
import { printedFamily, printedName } from '../../../text/printed-name.ts';
import type { Found } from '../found.ts';
import type { Passage } from '../passages/passages.ts';

/** "Bonjour Ismaël" at the head, and "Ismaël Benali" in a line of its own further down. */
export function greetedInFull(passages: readonly Passage[]): Found<Person>[] {
  const head = passages.slice(0, 8).find(({ text, former }) => !former && thankedWhole.test(text));
  const thanked = head ? readName(thankedWhole.exec(head.text)?.[1] ?? '') : null;
  if (head && thanked) return [{ value: { name: thanked }, at: head.at, text: head.text }];
  const given = passages.slice(0, 12).flatMap(
    (p) =>
      /^(?:Dear|Hello|Hi|Bonjour|Cher|Chère|Salut|Coucou|Thanks|Merci|Hey),? (\p{Lu}[\p{L}'’-]+) ?[,!]/u.exec(
        p.text,
      )?.[1] ??
      // "Thanks for your order, Kirra!"
      thankedFor.exec(p.text)?.[1] ??
      // "Jolyon," in a line of its own
      (p.inTable ? undefined : /^(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?),$/u.exec(p.text)?.[1]) ??
      [],
  )[0];
  if (!given) return [];
  const p = passages.find(
    // "MARCUS T ELLERY" too, below "Hello Marcus,"
    ({ text, former }) =>
      !former &&
      text.length < 60 &&
      (text.startsWith(`${given} `) || (isInCapitals(text) && text.startsWith(`${given.toUpperCase()} `))) &&
      readName(text) !== null,
  );
  const name = p ? readName(p.text) : null;
  if (p && name) return [{ value: { name }, at: p.at, text: p.text }];
  // "Account holder: Kirra Donoghue"
  const labelled = passages.find(({ text, former }) => !former && holder.exec(text)?.[1]?.startsWith(`${given} `));
  const held = labelled ? readName(holder.exec(labelled.text)?.[1] ?? '') : null;
  if (labelled && held) return [{ value: { name: held }, at: labelled.at, text: labelled.text }];
  // "Booked by Daniel Achebe on 27 September", in a paper that greets Daniel
  const booker = new RegExp(
    `(?:[Bb]ooked|[Oo]rdered|[Pp]urchased|[Rr]éservée?|[Cc]ommandée?|[Aa]chetée?) (?:by|par) (${given} ${printedFamily})`,
    'u',
  );
  return passages.flatMap(({ text, at, former }) => {
    const said = former ? undefined : booker.exec(text)?.[1];
    return said ? [{ value: { name: said }, at, text }] : [];
  });
}

const isInCapitals = (text: string) => /^[\p{Lu}' ’.-]+$/u.test(text);

const thankedFor =
  /^(?:Thanks|Thank you|Merci|Danke|Grazie|Gracias) (?:for|pour|für|per|por) (?:your|ta|votre|deine|Ihre|il tuo|tu) \p{Ll}{4,12}, (\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)[.!]$/u;
/** Whose account something was bought with. */
const holder =
  /^(?:Account(?: holder| name)?|Titulaire(?: du compte)?|Kontoinhaber(?:in)?|Titolare(?: dell'account)?|Titular(?: de la cuenta)?) ?: (\p{Lu}[\p{L}'’ -]{4,40})$/u;

const greetedWhole = new RegExp(
  `^(?:Dear|Hello|Hi|Hey|Bonjour|Bonsoir|Salut|Coucou|Ch[eè]re?|Hallo|Guten Tag|Lieber?|Ciao|Buongiorno|Gentile|Hola),? (${printedName}) ?[,.!:]?$`,
  'u',
);

/** "Merci, Anaïs Roquebert. Votre véhicule vous attendra." */
const thankedWhole = new RegExp(
  `^(?:Dear|Hello|Hi|Hey|Bonjour|Bonsoir|Salut|Coucou|Cher|Chère|Thanks|Thank you|Merci|Danke|Hallo|Guten Tag|Grazie|Ciao|Buongiorno|Gracias|Hola|Obrigad[oa]),? (${printedName}) ?[,.!](?= |$)`,
  'u',
);

/** "Bonjour Loris Grandjean" tells the same of "Grandjean Loris" and of "Grandjean Estelle". */
export function familyInGreeting(passages: readonly Passage[], names: readonly string[]): string | null {
  for (const { text, former } of passages.slice(0, 8)) {
    const said = former ? undefined : greetedWhole.exec(text.trim())?.[1];
    const words = said?.split(' ') ?? [];
    for (let i = 1; i < words.length; i++) {
      const family = words.slice(i).join(' ');
      const turned = `${family} ${words.slice(0, i).join(' ')}`;
      if (names.some((name) => name.toLowerCase() === turned.toLowerCase())) return family;
    }
  }
  return null;
}

/** "Bonjour Madame Quénard" tells which word of "Mme Quénard Élodie" is the family name. */
export function addressedName(passages: readonly Passage[]): string | null {
  const said = passages.slice(0, 25).flatMap(({ text, inTable }, i) => {
    const match = greetedAlone.exec(text.trim()) ?? greetedFirst.exec(text.trim());
    if (!match?.[1]) return [];
    const isGreeted = salutation.test(match[0]);
    // "M. Tessier" below all that is written: who signs, by a first letter
    const isFoot =
      !inTable && i > 3 && passages.length - i < 4 && passages.slice(0, i).some((p) => p.text.length > 160);
    return isFoot && !isGreeted ? [] : { name: match[1], isGreeted };
  });
  // "Miss Rosalind Ancaster" over her address, and "Dear Miss Ancaster," below it
  return (said.find(({ isGreeted }) => isGreeted) ?? said[0])?.name ?? null;
}

const salutation = /^(?:Dear|Hello|Bonjour|Ch|Sehr|Beste|Geachte|Gentile|Estimad)/u;

/** "Monsieur le Professeur," says an office, and no family. */
const greetedAlone = new RegExp(
  String.raw`^(?:(?:Dear|Hello|Bonjour|Ch[eè]re?|Sehr geehrter?|Beste|Geachte|Gentile|Estimad[oa]) )?(?:[Mm]evrouw|[Mm]eneer|(?:de )?[Hh]eer|Signora?|Señora?|Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Monsieur|Madame|Mademoiselle|Mme|Mlle|M\.|Docteur|Professeur|Herrn?(?: Dr\.| Prof\.)?|Frau(?: Dr\.| Prof\.)?)\.? (?!l[ea] )(${printedFamily}(?: ${printedFamily})?) ?[,!:]?$`,
  'u',
);
const greetedFirst = new RegExp(
  String.raw`^(?:Dear|Hello|Bonjour|Ch[eè]re?) (?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Monsieur|Madame|Mme|Mlle|M\.|Docteur|Professeur)\.? (${printedFamily}) ?[,!:]`,
  'u',
);

export function givenNameFirst(name: string, family: string | null): string {
  const start = `${family?.toLowerCase()} `;
  const given = name.slice(start.length);
  const isFamilyFirst = family !== null && name.toLowerCase().startsWith(start) && given !== '';
  if (!isFamilyFirst || given.toLowerCase().endsWith(family.toLowerCase())) return name;
  // "Bonjour Mr Pascal": by what Pascal Lemercier is called
  const [first = ''] = given.split(' ');
  if (isGivenName(family) && !isGivenName(first) && !/^\p{Lu}{2,}(?![\p{Ll}])/u.test(name)) return name;
  return `${given} ${name.slice(0, start.length - 1)}`;
}

/**
 * Only the family name is said to them, but the whole name stands in their own words below; null where that is said of
 * several of the family.
 */
export function wholeName(passages: readonly Pick<Passage, 'text' | 'at'>[], family: string): Found<Person> | null {
  const found = passages.flatMap((p) => {
    const name = readName(nameEndingIn(p.text, family));
    return name?.includes(' ') && name !== family ? [{ value: { name }, at: p.at, text: p.text }] : [];
  });
  const [first, ...more] = found;
  const isSame = (name: string) =>
    `${first?.value.name} `.endsWith(`${name} `) || name.endsWith(`${first?.value.name}`);
  return first && more.every(({ value }) => isSame(value.name)) ? first : null;
}

function nameEndingIn(text: string, family: string): string {
  for (let at = text.indexOf(family); at >= 0; at = text.indexOf(family, at + 1)) {
    const given = givenBefore.exec(text.slice(0, at));
    if (given && !/^\p{L}/u.test(text.slice(at + family.length))) return `${given[1] ?? given[2]}${family}`;
  }
  return '';
}

// two first names only where nothing else can stand in front: "auf den Namen Katharina Hoffmann"
const givenBefore =
  /(?:(?:^|[,:(–-] ?|\b(?:M\.|Mr|Mrs|Ms|Miss|Mme|Mlle|Monsieur|Madame|Herrn?|Frau)\.? )(\p{Lu}[\p{L}'’-]+ (?!(?:M|Mr|Mrs|Ms|Miss|Mme|Mlle|Monsieur|Madame|Herrn?|Frau)\b)\p{Lu}[\p{L}'’-]+ )|(?<!\p{L})(\p{Lu}[\p{L}'’-]+ ))$/u;
