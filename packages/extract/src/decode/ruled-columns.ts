import type { Block, Line } from '../text-document.ts';
import { type CutLine, rowsOfLines, withTable } from './drawn-rows.ts';

/**
 * "---------   --------   ------------------------" below a line of heads: each stroke is as wide as its column, and what
 * stands below it is cut there. A line with nothing in the first column goes on with the row above. What stands before the
 * heads or behind the last row that keeps to its columns is text as any other. Null where there is no such rule.
 */
export function withRuledColumns(lines: readonly Line[]): Block[] | null {
  const at = lines.findIndex(({ text }, i) => i > 0 && isRule(text));
  const [rule, head] = [lines[at], lines[at - 1]];
  if (!rule || !head) return null;
  const starts = [...rule.text.matchAll(/\S+/g)].map(({ index }) => index);
  const heads = cutAt(head, starts);
  if (!heads || heads.filter((cell) => cell !== null).length < starts.length - 1) return null;
  const below: CutLine[] = [];
  let end = at + 1;
  for (let line = lines[end]; line; line = lines[++end]) {
    if (isRule(line.text)) continue;
    const cut = cutAt(line, starts);
    if (!cut || (below.length === 0 && cut[0] === null)) break;
    below.push(cut);
  }
  if (below.length === 0) return null;
  const before = lines.slice(0, at - 1).filter(({ text }) => !isRule(text));
  return withTable(before, [[heads], ...rowsOfLines(below)], lines.slice(end));
}

const isRule = (text: string) => /^ *(?:-{3,}|={3,}|_{3,})(?: +(?:-{2,}|={2,}|_{2,}))+ *$/.test(text);

/** What of a line stands in each column; null where a word runs on from one into the next. */
function cutAt({ text, at }: Line, starts: readonly number[]): CutLine | null {
  if (starts.some((start, i) => i > 0 && /\S/.test(text[start - 1] ?? ' '))) return null;
  if (/\S/.test(text.slice(0, starts[0]))) return null;
  return starts.map((start, i) => {
    const own = text.slice(start, starts[i + 1]);
    const indent = own.search(/\S/);
    return indent < 0 ? null : { text: own.trim(), at: at + start + indent };
  });
}
