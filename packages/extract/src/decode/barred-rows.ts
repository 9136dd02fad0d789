import type { Block, Line } from '../text-document.ts';
import { type CutLine, rowsOfLines, withTable } from './drawn-rows.ts';

/**
 * "| Aller | Danielle Casanova | Marseille |" below heads and a rule of strokes: a table drawn in plain text, whatever the width of
 * its cells. Where rules part its rows, the lines between two of them are one; else a line whose first cell is empty goes on with
 * the row above. Null where there is no rule, or the lines have not all as many cells.
 */
export function withBarredRows(lines: readonly Line[]): Block[] | null {
  const isDrawn = lines.map(({ text }) => isRule(text) || isRow(text));
  const first = isDrawn.indexOf(true);
  const end = isDrawn.lastIndexOf(true) + 1;
  if (first < 0 || isDrawn.slice(first, end).includes(false)) return null;
  const [heads, ...below] = betweenRules(lines.slice(first, end));
  const width = heads?.[0]?.length ?? 0;
  const areEven = [heads ?? [], ...below].flat().every((line) => line.length === width);
  const [rows, more] = below;
  if (!heads || !rows || width < 2 || !areEven) return null;
  return withTable(lines.slice(0, first), [heads, ...(more ? below : rowsOfLines(rows))], lines.slice(end));
}

function betweenRules(drawn: readonly Line[]): CutLine[][] {
  const groups: CutLine[][] = [[]];
  for (const line of drawn) {
    if (isRule(line.text)) groups.push([]);
    else groups.at(-1)?.push(cutAtBars(line));
  }
  return groups.filter((group) => group.length > 0);
}

/** "|--------|:-----:|", "+----------+------------+". */
const isRule = (text: string) => /^\s*[|+]?(?: ?:?[-=]{2,}:? ?[|+])+(?: ?:?[-=]{2,}:? ?)?[|+]?\s*$/.test(text);
const isRow = (text: string) => /^\s*\|[^|]*\|.*\|\s*$/.test(text);

function cutAtBars({ text, at }: Line): CutLine {
  const [before = '', ...cells] = text.slice(0, text.lastIndexOf('|')).split('|');
  let from = at + before.length + 1;
  return cells.map((cell) => {
    const own = { text: cell.trim(), at: from + Math.max(0, cell.search(/\S/)) };
    from += cell.length + 1;
    return own.text === '' ? null : own;
  });
}
