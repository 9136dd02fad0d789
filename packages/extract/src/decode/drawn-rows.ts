import type { Block, Cell, Line } from '../text-document.ts';
import { makeCell } from './printer.ts';

/** A line of a table that is drawn in plain text, cut at its columns: null where one is empty. */
export type CutLine = readonly (Line | null)[];

/** A row may have several lines: one with nothing in the first column goes on with the row above. */
export function rowsOfLines(lines: readonly CutLine[]): CutLine[][] {
  const rows: CutLine[][] = [];
  for (const line of lines) {
    const above = line[0] === null ? rows.at(-1) : undefined;
    if (above) above.push(line);
    else rows.push([line]);
  }
  return rows;
}

/** The table of such rows, below its heads, and the text before and behind it. */
export function withTable(
  before: readonly Line[],
  [heads, ...rows]: readonly (readonly CutLine[])[],
  behind: readonly Line[],
): Block[] {
  return [
    ...paragraphOf(before),
    { kind: 'table', rows: [cellsOf(heads ?? [], true), ...rows.map((row) => cellsOf(row, false))] },
    ...paragraphOf(behind),
  ];
}

function cellsOf(row: readonly CutLine[], header: boolean): Cell[] {
  const edge = row.flat().find((line) => line !== null)?.at ?? 0;
  return (row[0] ?? []).map((_, i) =>
    makeCell(
      row.flatMap((line) => line[i] ?? []),
      header,
      edge,
    ),
  );
}

const paragraphOf = (lines: readonly Line[]): Block[] =>
  lines.length > 0 ? [{ kind: 'paragraph', lines: [...lines] }] : [];
