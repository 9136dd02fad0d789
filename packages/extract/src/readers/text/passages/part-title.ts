import type { Passage } from './passage.ts';

/**
 * "B. LA MISSION", "3) Transport ☒ train", "II – Déplacement" alone in the row of a table: what is below belongs together, and
 * nothing of it to what stands above. "1. Paris – Lyon" says a way, and is told of by its dash.
 */
export function isPartTitle(passages: readonly Passage[], line: number): boolean {
  const p = passages[line];
  if (!p?.inTable || p.label !== null || passages[line - 1]?.row === p.row || !counted.test(p.text)) return false;
  const end = passages.findIndex(({ row }, i) => i > line && row !== p.row);
  return passages[(end < 0 ? passages.length : end) - 1]?.cell === p.cell;
}

const counted = /^(?:[A-Z]|[IVX]{1,4}|\d{1,2})(?:[.)] ?| [–-] )\p{Lu}[\p{L}’'&, ]{3,40}(?:$|[☐☒☑□■:(])/u;
