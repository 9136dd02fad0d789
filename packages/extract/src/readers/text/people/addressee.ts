import type { Candidate } from '../../../booking.ts';
import { isGivenName } from '../../../knowledge/given-names.ts';
import { fold } from '../../../knowledge/index.ts';
import { inLines } from '../../../text/in-lines.ts';
import { readName } from '../../../text/names.ts';
import { printedFamily } from '../../../text/printed-name.ts';
import type { TextDocument } from '../../../text-document.ts';

/**
 * Names the traveller by the mail's header where the paper only greets: "Dear Ms Farrow", to Bridget Farrow. A mail
 * that greets nobody, or somebody else, was perhaps not written to whom it is for.
 */
export function withAddressee(candidates: Candidate[], document: TextDocument): Candidate[] {
  const name = readName(document.origin.recipientName ?? '');
  const headed = candidates.every(({ booking }) => !booking.travelers)
    ? (nameAtHead(document) ?? nameAloneIn(document, name))
    : null;
  if (headed) {
    for (const { booking, evidence } of candidates) {
      booking.travelers = [{ name: headed }];
      evidence.travelers = { node: document.node, at: document.text.indexOf(headed), text: headed };
    }
    return candidates;
  }
  const greeting =
    /(?<!\p{L})(?:dear|hello|(?:good )?(?:morning|afternoon|evening)|coucou|kia ora|hi|bonjour|bonsoir|salut|ch[eè]re?|hallo|sehr geehrter?|guten (?:tag|morgen|abend)|liebe[r]?|gentile|egregio|buongiorno|ciao|car[oa]|estimad[oa]|hola|beste|geachte|hej|hei|kære|kjære|bästa|olá|prezad[oa]|hyv[aä]|goddag|dzień dobry|dobrý den|kedves|tisztelt)\s(?:(?:mr|mrs|ms|miss|dr|m|mme|mlle|monsieur|madame|mademoiselle|herrn?|frau|signora?|sig\.?ra|sig|señora?|sra?|don|doña|heer|mevrouw|mijnheer|dhr|mw|mevr|d\.|dña|frk|fru|herra|rouva|pan[ie]?|paní)(?!\p{L})\.?\s?)?([\p{L}'’ -]{2,40})/iu.exec(
      document.text.slice(0, 5_000),
    );
  const greetedBy = greeting ?? nameAlone.exec(document.text.slice(0, 200));
  if (!name || !greetedBy?.[1]) return candidates;
  const greeted = fold(greetedBy[1]).split(' ');
  const isGreeted = fold(name)
    .split(' ')
    .some((word) => word.length > 1 && greeted.includes(word));
  if (!isGreeted) return candidates;
  // an address has no accents, and whoever greets writes them
  const spelt = greetedBy[1].split(' ');
  const whole = wholeName(greetedBy[1], name);
  const full = whole ?? name.replace(/[^ ]+/g, (word) => spelt.find((one) => fold(one) === fold(word)) ?? word);
  for (const { booking, evidence } of candidates) {
    const [only, more] = booking.travelers ?? [];
    // "Hi Mary Jane," to Mary Jane Hollis
    if (only && (more || !fold(name).startsWith(`${fold(only.name ?? '')} `))) continue;
    booking.travelers = [{ name: full }];
    evidence.travelers = { node: document.node, at: greetedBy.index, text: greetedBy[0].slice(0, 200) };
  }
  return candidates;
}

/** "Dear Mr Jon-Ivar Solheim," to ji.solheim@…: whom the paper greets by all of the name, and the address by letters alone. */
function wholeName(greeted: string, name: string): string | null {
  const whole = readName(greeted.trim());
  const [first = '', ...more] = name.split(' ');
  const isShort = first.length < 3 && more.length === 1 && whole !== null && whole.split(' ').length > 1;
  return isShort && fold(whole).endsWith(` ${fold(more[0] ?? '')}`) ? whole : null;
}

/**
 * "MARGUERITE OSTERWALD" over "Thank you for using …": who is thanked, where nobody is named besides. The sender's own
 * name at the head of a letter stands in its header too, or at its foot.
 */
function nameAtHead({ text, origin }: TextDocument): string | null {
  const match = overThanks.exec(text.slice(0, 300));
  const name = match?.[1] ? readName(match[1]) : null;
  if (!name || text.indexOf(name, (match?.index ?? 0) + name.length) >= 0) return null;
  const others = fold(`${origin.senderName ?? ''} ${origin.sender ?? ''} ${origin.subject ?? ''}`);
  const isOther = fold(name)
    .split(' ')
    .some((word) => word.length > 2 && others.includes(word));
  return isOther || !origin.sender ? null : name;
}

/** "Dana Ruiz" in a line of its own, in a mail to Dana Ruiz. */
function nameAloneIn({ text, origin }: TextDocument, name: string | null): string | null {
  if (!name || fold(origin.senderName ?? '').includes(fold(name))) return null;
  const line = text.split('\n').find((one) => one.length < 60 && fold(one.trim()) === fold(name));
  return line ? readName(line.trim()) : null;
}

/** Where nobody is named in any other way: whom the mail went to, if it gives them a title, or whom it greets by one. */
export function withTitledReader(candidates: Candidate[], document: TextDocument): Candidate[] {
  if (candidates.length === 0 || candidates.some(({ booking }) => booking.travelers)) return candidates;
  const name = nameBehindTitle(document, readName(document.origin.recipientName ?? '')) ?? familyGreeted(document);
  for (const { booking, evidence } of name ? candidates : []) {
    booking.travelers = [{ name: name ?? '' }];
    evidence.travelers = { node: document.node, at: 0, text: name ?? '' };
  }
  return candidates;
}

/**
 * "Bonjour Madame," or "(Mme Maëlys Tessandier)" in a mail to Maëlys Tessandier. A letter that gives a title to anybody else may be
 * about their journey.
 */
function nameBehindTitle({ text, origin }: TextDocument, name: string | null): string | null {
  const [given = '', ...family] = (name ?? '').split(' ');
  if (!name || family.length === 0 || !isGivenName(given) || fold(origin.senderName ?? '').includes(fold(name)))
    return null;
  const own = fold(name).split(' ');
  const titled = [...text.slice(0, 5_000).matchAll(withTitle)].map((match) => fold(match[1] ?? ''));
  if (titled.some((other) => other.split(' ').some((word) => !own.includes(word)))) return null;
  return titled.length > 0 || titleGreeted.test(text.slice(0, 400)) ? name : null;
}

/**
 * "Bonjour Monsieur Fournel," in a letter that gives a title to nobody else, and that went to nobody else: by what the house calls
 * its guest.
 */
function familyGreeted({ text, origin }: TextDocument): string | null {
  const family = greetedByTitle.exec(text.slice(0, 400))?.[1];
  if (!family) return null;
  const isTheirs = (said: string | undefined) => fold(said ?? '').includes(fold(family));
  const others = [...text.slice(0, 5_000).matchAll(withTitle)].filter((match) => match[1] !== family);
  const isOther = others.length > 0 || (origin.recipientName !== undefined && !isTheirs(origin.recipientName));
  return isOther || isTheirs(origin.senderName) || isTheirs(origin.sender) ? null : family;
}

const greetedByTitle = new RegExp(
  `(?:^|\\n)\\s{0,20}(?:(?:Bonjour|Bonsoir|Ch[eè]re?|Dear|Hello|Good (?:morning|afternoon|evening)|Guten (?:Tag|Morgen)|Sehr geehrter?|Buongiorno|Gentile|Estimad[ao]),? )?(?:Mme|Mlle|M\\.|Mrs?|Ms|Miss|Madame|Monsieur|Mademoiselle|Herrn?|Frau|Signora?|Señora?)\\.? (?!l[ea] )(${printedFamily}) ?[,!:]? *(?:\\n|$)`,
  'u',
);

const withTitle =
  /(?<![\p{L}.])(?:Mme|Mlle|M\.|Mrs?|Ms|Miss|Dr|Madame|Monsieur|Mademoiselle|Herrn?|Frau|Signora?|Sig\.(?:ra)?|Señora?|Sra?)\.?\s+(\p{Lu}[\p{L}'’-]+(?:\s(?:(?:de|du|la|le|van|von|der|di|da)\s)*\p{Lu}[\p{L}'’-]+){0,2})/gu;
const titleGreeted =
  /(?:^|\n)\s{0,20}(?:(?:Bonjour|Bonsoir|Ch[eè]re?|Dear|Guten (?:Tag|Morgen)|Buongiorno|Gentile|Buenos días|Estimada?) )?(?:Madame|Monsieur|Mademoiselle|Sir|Madam|Signora?|Señora?) ?[,!.]\s*(?:\n|$)/u;

const overThanks = inLines('u')`
  ^\s{0,20}(?:(?:Mr|Mrs|Ms|Miss|Dr|Mme|Mlle|Madame|Monsieur|M\.)\.? )?(?!
    (?:
      Hi|Hello|Hey|Dear|G['’]day|Howdy|Good|Morning|Afternoon|Evening|Kia|Bonjour|Bonsoir|Coucou|Salut|Ch[eè]re?|Hallo|Guten|Liebe
      |Sehr|Gentile|Caro|Cara|Ciao|Buongiorno|Hola|Estimad|Beste|Geachte|Hej|Hei|Ol[áa]|Prezad|Thank|Merci
    )\p{L}*\s
  )(\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){1,2}) ?[,:]?\s*\n\s*
  (?:(?:Many )?[Tt]hank|Merci|Nous vous|Your |Votre |We |Vielen Dank|Danke|Grazie|Gracias)
`;

/** "Hippolyte," alone in the first line, "Madame Tourneboeuf," alone in one of the first. */
const nameAlone =
  /(?:^\s{0,20}|\n(?:Madame|Monsieur|Mademoiselle|Mme|Mrs?|Ms|Miss|Dr|Frau|Herr)\.? )(\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?) ?[,!]\s*\n/u;
