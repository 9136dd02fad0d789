import type { Block, Cell, Line } from '../text-document.ts';
import { makeCell } from './printer.ts';

/**
 * "| Aller | Danielle Casanova | Marseille |" below heads and a rule of strokes: a table drawn in plain text, whatever the width of
 * its cells. Where rules part its rows, the lines between two of them are one; else a line whose first cell is empty goes on with
 * the row above. Null where there is no rule, or the lines have not all as many cells.
 */
export function withBarredRows(lines: readonly Line[]): Block[] | null {
  const isPart = lines.map(({ text }) => isRule(text) || isRow(text));
  const first = isPart.indexOf(true);
  const last = isPart.lastIndexOf(true);
  const drawn = lines.slice(first, last + 1);
  if (first < 0 || !isPart.slice(first, last + 1).every(Boolean)) return null;
  const groups: Line[][] = [[]];
  for (const line of drawn) {
    if (isRule(line.text)) groups.push([]);
    else groups.at(-1)?.push(line);
  }
  const parts = groups.filter((group) => group.length > 0);
  const [heads, ...below] = parts.map((group) => group.map(cellsIn));
  const width = heads?.[0]?.length ?? 0;
  if (
    !heads ||
    below.length === 0 ||
    width < 2 ||
    parts.some((group) => group.some((l) => cellsIn(l).length !== width))
  )
    return null;
  const rows = below.length > 1 ? below : rowsOf(below[0] ?? []);
  const row = (cut: (Line | null)[][], header: boolean): Cell[] =>
    Array.from({ length: width }, (_, i) =>
      makeCell(
        cut.flatMap((line) => line[i] ?? []),
        header,
        cut[0]?.find(Boolean)?.at ?? lines[first]?.at ?? 0,
      ),
    );
  const paragraph = (some: readonly Line[]): Block[] =>
    some.length > 0 ? [{ kind: 'paragraph', lines: [...some] }] : [];
  return [
    ...paragraph(lines.slice(0, first)),
    { kind: 'table', rows: [row(heads, true), ...rows.map((cut) => row(cut, false))] },
    ...paragraph(lines.slice(last + 1)),
  ];
}

function rowsOf(cut: (Line | null)[][]): (Line | null)[][][] {
  const rows: (Line | null)[][][] = [];
  for (const line of cut) {
    if (line[0] === null && rows.length > 0) rows.at(-1)?.push(line);
    else rows.push([line]);
  }
  return rows;
}

const isRule = (text: string) => /^\s*[|+]?(?: ?:?[-=]{2,}:? ?[|+])+(?: ?:?[-=]{2,}:? ?)?[|+]?\s*$/.test(text);
const isRow = (text: string) => /^\s*\|.*\|.*\|\s*$/.test(text);

function cellsIn({ text, at }: Line): (Line | null)[] {
  const start = text.indexOf('|') + 1;
  let from = start;
  return text
    .slice(start, text.lastIndexOf('|'))
    .split('|')
    .map((cell) => {
      const own = { text: cell.trim(), at: at + from + Math.max(0, cell.search(/\S/)) };
      from += cell.length + 1;
      return own.text === '' ? null : own;
    });
}
