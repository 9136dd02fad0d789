import type { Candidate } from './booking.ts';
import { fold } from './knowledge/index.ts';
import { readName } from './text/names.ts';
import type { TextDocument } from './text-document.ts';

/**
 * Names the traveller by the mail's header where the paper only greets: "Dear Ms Farrow", to Bridget Farrow. A mail
 * that greets nobody, or somebody else, was perhaps not written to whom it is for.
 */
export function withAddressee(candidates: Candidate[], document: TextDocument): Candidate[] {
  const name = readName(document.origin.recipientName ?? '');
  const greeting =
    /(?<!\p{L})(?:dear|hello|(?:good )?(?:morning|afternoon|evening)|coucou|kia ora|hi|bonjour|bonsoir|salut|ch[eè]re?|hallo|sehr geehrter?|guten (?:tag|morgen|abend)|liebe[r]?|gentile|egregio|buongiorno|ciao|car[oa]|estimad[oa]|hola|beste|geachte|hej|hei|kære|kjære|bästa|olá|prezad[oa])\s(?:(?:mr|mrs|ms|miss|dr|m|mme|mlle|monsieur|madame|mademoiselle|herrn?|frau|signora?|sig\.?ra|sig|señora?|sra?|don|doña|heer|mevrouw|mijnheer|dhr|mevr)(?!\p{L})\.?\s?)?([\p{L}'’ -]{2,40})/iu.exec(
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
  const full = name.replace(/[^ ]+/g, (word) => spelt.find((one) => fold(one) === fold(word)) ?? word);
  for (const { booking, evidence } of candidates) {
    const [only, more] = booking.travelers ?? [];
    // "Hi Mary Jane," to Mary Jane Hollis
    if (only && (more || !fold(name).startsWith(`${fold(only.name ?? '')} `))) continue;
    booking.travelers = [{ name: full }];
    evidence.travelers = { node: document.node, at: greetedBy.index, text: greetedBy[0].slice(0, 200) };
  }
  return candidates;
}

/** "Hippolyte," alone in the first line, "Madame Tourneboeuf," alone in one of the first. */
const nameAlone =
  /(?:^\s{0,20}|\n(?:Madame|Monsieur|Mademoiselle|Mme|Mrs?|Ms|Miss|Dr|Frau|Herr)\.? )(\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?) ?[,!]\s*\n/u;
