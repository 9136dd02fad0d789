import type { Candidate } from '../../booking.ts';
import { printedTitle } from '../../text/titles.ts';
import type { TextDocument } from '../../text-document.ts';
import { passagesOf } from '../text/passages/passages.ts';

/** "Dre Mathilde Favre, nous avons bien reçu votre inscription": who is called by title and both names at the head of a letter comes. */
export function withGreetedByTitle(candidates: Candidate[], document: TextDocument): Candidate[] {
  const head = passagesOf(document).slice(0, 4);
  const [only, more] = head.flatMap((p) => {
    const name = p.inTable || p.label !== null ? undefined : greeted.exec(p.text)?.[1];
    return name ? [{ name, at: p.at, text: p.text }] : [];
  });
  if (!only || more || candidates.length !== 1 || candidates[0]?.booking.travelers) return candidates;
  for (const { booking, evidence } of candidates) {
    booking.travelers = [{ name: only.name }];
    evidence.travelers = { node: document.node, at: only.at, text: only.text };
  }
  return candidates;
}

const greeted = new RegExp(
  `^${printedTitle}\\.? (\\p{Lu}\\p{Ll}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){1,2}), (?:\\p{Ll}|I\\b)`,
  'u',
);
