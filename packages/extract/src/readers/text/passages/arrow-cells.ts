import type { Role } from '../journeys/token.ts';
import type { Passage } from './passage.ts';

/**
 * "Boston South Station | → | Philadelphia 30th Street": an arrow in a cell of its own goes from what stands in the one before to
 * what stands in the one behind, whether a map has them or not.
 */
export function cellsBesideArrows(passages: readonly Passage[]): Map<number, Role> {
  const ends = new Map<number, Role>();
  const rows = Map.groupBy(
    passages.filter((p) => p.inTable && !p.former),
    (p) => p.row,
  );
  for (const row of rows.values()) {
    const at = row.findIndex(isArrow);
    const [from, to] = [row[at - 1], row[at + 1]];
    if (at < 1 || !from || !to || row.filter(isArrow).length > 1) continue;
    // of cells with more lines, the others say more than where
    const isAlone = [from, to].every(
      (p) => row.filter(({ cell }) => cell === p.cell).length === 1 && named.test(p.text),
    );
    if (isAlone) ends.set(from.cell, 'from').set(to.cell, 'to');
  }
  return ends;
}

const isArrow = ({ text }: Passage) => /^(?:[-–—]*[→➔➜⇒►▸➝>]|✈)$/u.test(text);
const named = /^\p{Lu}[^:|]{2,50}$/u;
