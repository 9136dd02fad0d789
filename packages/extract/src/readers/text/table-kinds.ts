import { plain } from '../../text/plain.ts';
import type { Cell } from '../../text-document.ts';
import { type Label, labelOf } from './labels.ts';

/** Journeys side by side, "| Aller | Retour", and what each line is in the first column. */
export function isTransposed([head, ...rows]: Cell[][]): boolean {
  const [corner, ...journeys] = head ?? [];
  if (!corner || (labelOf(corner.text) ?? 'route') !== 'route' || journeys.length < 2 || rows.length < 3) return false;
  if (
    !journeys.every(
      (cell) =>
        labelOf(cell.text) === 'return' ||
        /^(?:vol|flight|train|trajet|leg|crossing|traversee)? ?\d$/.test(plain(cell.text)),
    )
  )
    return false;
  return rows.filter((row) => row[0] && labelOf(row[0].text)).length >= 3;
}

/** "Date | … | Date | …", "From | … | From | …": two forms side by side, as a form each. */
export function formsBeside(rows: Cell[][]): Cell[][][] | null {
  const own = rows.map((row) => row.filter((cell, i) => cell !== row[i - 1] && cell.text.trim() !== ''));
  const twice = own.filter(
    ([left, , right]) => left && right && labelOf(left.text) && labelOf(left.text) === labelOf(right.text),
  );
  const isOther = (cells: Cell[]) => cells.length !== 4 && cells.length > 2;
  if (twice.length < 3 || twice.length < own.length - 2 || own.some(isOther)) return null;
  return [0, 2].map((from) =>
    own.map((cells) => (cells.length === 4 ? cells.slice(from, from + 2) : cells.slice(from / 2, from / 2 + 1))),
  );
}

/** "| Pick-up | Drop-off" over "Date and time | … | …" and "Branch | … | …": what is below each, with the first column. */
export function sidesOfHire([head, ...rows]: Cell[][]): { label: Label; rows: Cell[][] }[] | null {
  const [corner, ...sides] = head ?? [];
  if (!corner || sides.length !== 2 || rows.length < 2 || labelOf(corner.text) === 'company') return null;
  const labels = sides.map((cell) => labelOf(cell.text));
  if (labels[0] !== 'pickUp' || (labels[1] !== 'dropOff' && labels[1] !== 'return')) return null;
  if (!rows.every((row) => row.length === 3) || !rows.some((row) => row[0] && labelOf(row[0].text) !== null))
    return null;
  return (['pickUp', 'dropOff'] as const).map((label, side) => ({
    label,
    rows: rows.map((row) => [row[0], row[side + 1]].filter((cell) => cell !== undefined)),
  }));
}
