import type { Cell } from '../../../text-document.ts';
import { type Label, labelOf } from '../labels/labels.ts';

/**
 * "DÉPART" across a box, over "Date et heure" and "Lieu" with their values below them: of which end both are, as if it stood
 * beside each. Null where the rows are of anything else.
 */
export function endInBox([head, ...rows]: Cell[][]): Cell[][] | null {
  const [title, ...others] = new Set(head);
  const label = title && others.length === 0 && title.lines.length === 1 ? labelOf(title.text) : null;
  if (!title || !label || !ends.has(label) || rows.length === 0 || rows.length > 3) return null;
  const cells = [...new Set(rows.flat())];
  const labels = cells.map(({ lines: [first, second] }) => (first && second ? labelOf(first.text) : null));
  const isWhere = labels.every((one) => one !== null && within.has(one));
  return isWhere && labels.some((one) => one !== null && moments.has(one))
    ? cells.map((cell) => [title, withoutLabel(cell)])
    : null;
}

function withoutLabel(cell: Cell): Cell {
  const lines = cell.lines.slice(1);
  return { ...cell, lines, text: lines.map(({ text }) => text).join('\n'), at: lines[0]?.at ?? cell.at };
}

const ends: ReadonlySet<Label> = new Set([
  'departure',
  'arrival',
  'return',
  'pickUp',
  'dropOff',
  'checkIn',
  'checkOut',
]);
const moments: ReadonlySet<Label> = new Set(['date', 'time', 'when']);
const within: ReadonlySet<Label> = new Set([...moments, 'place', 'address', 'city', 'from', 'to']);
