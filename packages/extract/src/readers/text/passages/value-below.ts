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
  if (piece !== pieces.at(-1) || from < 30 || !next) return null;
  const values = splitColumns(next);
  const value = values.at(-1);
  const isBelow = value !== undefined && Math.abs(value.at - next.at - from) <= 1;
  // alone below what is alone it is read anyway
  if (!isBelow || pieces.length + values.length < 3 || labelOf(value.text) !== null) return null;
  return gapBefore(next, value) >= 3 ? { label, at: value.at } : null;
}

const gapBefore = ({ text, at }: Line, piece: Piece): number => {
  const before = text.slice(0, piece.at - at);
  return before.length - before.trimEnd().length;
};
