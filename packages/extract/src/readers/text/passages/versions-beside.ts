import type { Cell } from '../../../text-document.ts';
import { labelOf } from '../labels/labels.ts';

/** A row that shows what was beside what is, as two rows, and the rows before and behind it. */
export type VersionsBeside = { before: Cell[][]; versions: Cell[][]; behind: Cell[][] };

/**
 * "AVANT" over the old train in one cell, "MAINTENANT" over the new one in the next: as heads over two columns, which say nothing of
 * the rows below. Null where no row is one of both.
 */
export function versionsBeside(rows: Cell[][]): VersionsBeside | null {
  const at = rows.findIndex(showsBoth);
  const row = rows[at];
  if (!row) return null;
  const parts = row.map((cell) => (labelAbove(cell) !== null || isStruck(cell) ? headAndBody(cell) : null));
  const heads = row.map((cell, i) => parts[i]?.head ?? { ...cell, text: '', lines: [] });
  const bodies = row.map((cell, i) => parts[i]?.body ?? cell);
  return { before: rows.slice(0, at), versions: [heads, bodies], behind: rows.slice(at + 1) };
}

function showsBoth(row: Cell[]): boolean {
  const said = row.map((cell) => labelAbove(cell) ?? (isStruck(cell) ? 'former' : null));
  return said.filter((label) => label === 'former').length === 1 && said.includes('current');
}

/** "Avant" alone in its cell, beside "À présent" over the new train: what was below it is struck through, and not printed. */
const isStruck = ({ lines }: Cell): boolean => {
  const [first, more] = lines.filter(isFilled);
  return first !== undefined && more === undefined && labelOf(first.text) === 'former';
};

/** The version that the first line of a cell of several calls it. */
function labelAbove({ lines }: Cell): 'former' | 'current' | null {
  const [first, ...below] = lines.filter(isFilled);
  const label = first && below.length > 1 ? labelOf(first.text) : null;
  return label === 'former' || label === 'current' ? label : null;
}

function headAndBody(cell: Cell): { head: Cell; body: Cell } {
  const first = cell.lines.findIndex(isFilled);
  return { head: part(cell, cell.lines.slice(0, first + 1)), body: part(cell, cell.lines.slice(first + 1)) };
}

const isFilled = ({ text }: { text: string }) => text.trim() !== '';

function part(cell: Cell, lines: Cell['lines']): Cell {
  return { ...cell, lines, text: lines.map(({ text }) => text).join('\n'), at: lines[0]?.at ?? cell.at };
}
