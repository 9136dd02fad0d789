import { inLines } from '../../../text/in-lines.ts';
import type { Passage } from '../passages/passages.ts';
import type { Reference } from './booking-number.ts';

/** "Both are on the same booking, code KMWZ3P", "they share one reservation (KMWZ3P)": a locator behind what it is of, and a comma or a bracket. */
export function codesInApposition(passages: readonly Passage[]): Reference[] {
  return passages.flatMap((p) => {
    const [only, more] = p.former || p.text.length > 1500 ? [] : [...p.text.matchAll(apposed)];
    const value = only?.[1];
    if (!only || !value || more) return [];
    return [{ value, at: p.at + only.index + only[0].length - value.length, text: p.text, weight: 2.5 }];
  });
}

const apposed = inLines('gu')`
  (?<!\p{L})(?:[Bb]ookings?|[Rr][ée]servations?|[Rr][ée]f[ée]rences?|[Dd]ossiers?|[Ee]?-?[Tt]ickets?|[Bb]illets?
    |(?:one|same|single|seule?|même) (?:code|locator|PNR|localisateur))(?:,| \()(?:
    (?: ?(?:the|l[ea]|under|sous(?: le)?|with(?: the)?|avec(?: le)?))? ?
    (?:code|locator|record locator|PNR|localisateur|ref(?:erence|\.)?|réf(?:érence|\.)?|number|numéro|n°|no\.)(?: is| est)?:?
  )? ?(?![A-Z]{2}\d{4}(?!\d))((?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{6,9})(?![\p{L}\d/-])
`;
