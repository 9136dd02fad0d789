import type { Line } from '../../../text-document.ts';
import { type Label, labelOf } from '../labels/labels.ts';
import { type Piece, splitColumns } from './columns.ts';

/** A value that stands below its label, and where it begins. */
export type Beside = { label: Label; at: number };

/**
 * "Brno hl.n.   18:31        Kód transakce:" over "Praha hl.n.  20:15        KQ71TB": what stands at the right edge of a page has its
 * label right above it, and nothing to do with what stands left of both.
 */
export function valueBelow(
  label: Label,
  piece: Piece,
  pieces: readonly Piece[],
  line: Line,
  next: Line | undefined,
): Beside | null {
  const from = piece.at - line.at;
  if (!next) return null;
  const values = splitColumns(next);
  if (arePaired(pieces, line, values, next)) {
    const own = values.find((one) => Math.abs(one.at - next.at - from) <= 1);
    return own ? { label, at: own.at } : null;
  }
  if (piece !== pieces.at(-1) || from < 30) return null;
  const value = values.at(-1);
  const isBelow = value !== undefined && Math.abs(value.at - next.at - from) <= 1;
  // alone below what is alone it is read anyway
  if (!isBelow || pieces.length + values.length < 3 || labelOf(value.text) !== null) return null;
  return gapBefore(next, value) >= 3 ? { label, at: value.at } : null;
}

/** "Codice biglietto      Data acquisto" over "TKWE9P                09/09/2023": two labels, and right below each its value. */
function arePaired(pieces: readonly Piece[], line: Line, values: readonly Piece[], next: Line): boolean {
  const isOver = (piece: Piece) => values.some(({ at }) => Math.abs(at - next.at - (piece.at - line.at)) <= 1);
  return (
    pieces.length === 2 &&
    pieces.every((piece) => labelOf(piece.text) !== null && isOver(piece)) &&
    values.every(({ text }) => labelOf(text) === null)
  );
}

const gapBefore = ({ text, at }: Line, piece: Piece): number => {
  const before = text.slice(0, piece.at - at);
  return before.length - before.trimEnd().length;
};
