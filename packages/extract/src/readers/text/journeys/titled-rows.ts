import type { Passage } from '../passages/passages.ts';

/**
 * Whether a line is the last of a row that is one cell across a table with rows of several: "FLIGHT BACK  ·  Thursday 07/10/2027"
 * stands in three pieces over the row of the flight, and a day in the last of them is of what comes below.
 */
export function endsTitledRow(passages: readonly Passage[], line: number): boolean {
  const p = passages[line];
  const before = passages[line - 1];
  if (!p?.inTable || p.label !== null || before?.row !== p.row || before.cell !== p.cell) return false;
  if (passages[line + 1]?.row === p.row) return false;
  const start = passages.findLastIndex(({ row }, i) => i < line && row !== p.row) + 1;
  const row = passages.slice(start, line + 1);
  if (row.length > 4 || row.some(({ cell, text, label }) => cell !== p.cell || label !== null || text.length > 40))
    return false;
  if (row.slice(0, -1).some(({ text }) => /\d{2}/.test(text))) return false;
  const below = passages.slice(line + 1, line + 5).filter(({ block }) => block === p.block);
  return below.some(({ row, cell }) => row === below[0]?.row && cell !== below[0]?.cell);
}
