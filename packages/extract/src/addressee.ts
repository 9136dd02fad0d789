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
    /(?<!\p{L})(?:dear|hello|hi|bonjour|bonsoir|salut|ch[eè]re?|hallo|sehr geehrter?|guten (?:tag|morgen|abend)|liebe[r]?|gentile|egregio|buongiorno|ciao|car[oa]|estimad[oa]|hola|beste|geachte|hej|hei|kære|kjære|bästa|olá|prezad[oa])\s(?:(?:mr|mrs|ms|miss|dr|m|mme|mlle|monsieur|madame|mademoiselle|herrn?|frau|signora?|sig\.?ra|sig|señora?|sra?|don|doña|heer|mevrouw|mijnheer|dhr|mevr)(?!\p{L})\.?\s?)?([\p{L}'’ -]{2,40})/iu.exec(
      document.text.slice(0, 5_000),
    );
  if (!name || !greeting?.[1]) return candidates;
  const greeted = fold(greeting[1]).split(' ');
  const isGreeted = fold(name)
    .split(' ')
    .some((word) => word.length > 1 && greeted.includes(word));
  if (!isGreeted) return candidates;
  for (const { booking, evidence } of candidates) {
    if (booking.travelers) continue;
    booking.travelers = [{ name }];
    evidence.travelers = { node: document.node, at: greeting.index, text: greeting[0].slice(0, 200) };
  }
  return candidates;
}
