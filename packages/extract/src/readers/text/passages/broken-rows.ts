import type { Cell } from '../../../text-document.ts';
import { labelOf } from '../labels/labels.ts';

/**
 * "Passenger: Agnieszka | Order no.:" over "Wrona | 7KX20418": where each cell of a row begins with its own label and a colon, and one has
 * nothing behind it, the row below is what narrow columns broke off. A row of other widths, or with a label, is a row of its own.
 */
export function withBrokenRows(rows: Cell[][]): Cell[][] {
  return rows.flatMap((row, i) => {
    if (i > 0 && isBroken(rows[i - 1], row)) return [];
    const below = rows[i + 1];
    return below && isBroken(row, below) ? [row.map((cell, column) => joined(cell, below[column]))] : [row];
  });
}

function isBroken(row: readonly Cell[] | undefined, below: readonly Cell[]): boolean {
  const isWide = row !== undefined && row.length > 1 && row.length === below.length && isApart(row) && isApart(below);
  return (
    isWide &&
    row.every(({ text }) => calledThen.test(text)) &&
    row.some(({ text }) => text.trim().endsWith(':') && labelOf(text) !== null) &&
    // "Check-in: | Check-out:" are the heads of two columns
    row.some(({ text }) => !text.trim().endsWith(':')) &&
    row.every(({ text }, i) => !text.trim().endsWith(':') || below[i]?.text.trim() !== '') &&
    below.every(({ text }) => text.length < 50 && !text.includes(':') && labelOf(text) === null)
  );
}

/** No cell is merged over two columns, or has lines below each other. */
const isApart = (row: readonly Cell[]) =>
  new Set(row).size === row.length && row.every(({ lines }) => lines.length < 2);

const calledThen = /^\p{L}[\p{L}\d .’'/-]{1,40}:(?!\d)/u;

function joined(cell: Cell, below: Cell | undefined): Cell {
  const [first] = cell.lines;
  if (!first || !below || below.lines.length === 0) return cell;
  // "2027-03-" over "14"
  const isWord = /\d[-./]$/.test(cell.text) && /^\d/.test(below.text);
  const text = `${cell.text}${isWord ? '' : ' '}${below.text}`;
  return { ...cell, lines: [{ ...first, text }], text };
}
