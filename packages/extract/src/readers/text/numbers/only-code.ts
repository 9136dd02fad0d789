import type { Found } from '../found.ts';
import type { Passage } from '../passages/passages.ts';
import { codesOf } from './lone-code.ts';

/**
 * "Fiche K-20277", "(entry 214/27)" in the book: the only code of a paper about one booking is its number, whatever stands beside it;
 * and where it has none, the only count of a year. Of two nobody knows.
 * @param year in which it is, or in which the paper was written
 */
export function onlyCode(
  passages: readonly Passage[],
  subject: string,
  years: readonly string[],
): Found<string> | null {
  const codes: Found<string>[] = codesOf(passages, subject);
  const found = codes.length > 0 ? codes : passages.flatMap((p) => countsIn(p, years));
  const [first] = found;
  return first && found.every(({ value }) => value === first.value) ? first : null;
}

/** "214/27", "2027/118": the year and how many were before it. No day, no fraction and no house. */
function countsIn({ text, at, former, label }: Passage, years: readonly string[]): Found<string>[] {
  if (former || text.length > 400 || (label !== null && label !== 'other' && label !== 'reference')) return [];
  return [...text.matchAll(ofYear)].flatMap((match) => {
    const [value, first = '', second = ''] = match;
    const isCount = years.some(
      (year) =>
        (first === year && second.length > 1) || ((second === year || second === year.slice(2)) && Number(first) > 31),
    );
    return isCount ? [{ value, at: at + match.index, text }] : [];
  });
}

const ofYear = /(?<![\p{L}\d./\-+€£$,:])(\d{2,5})\/(\d{2,5})(?![\p{L}\d/\-%€£$]|[.,:]\d| ?(?:€|EUR|kg|km|m²))/gu;
