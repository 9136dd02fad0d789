import type { Cell } from '../../../text-document.ts';
import { splitLabel } from '../labels/inline-label.ts';
import { labelOf } from '../labels/labels.ts';
import { leadingCode } from './booking-number.ts';

/**
 * "Numéro de réservation | Date d'émission : 02/04/2027" over "71482065 | Émis par : internet": what stands beside the label
 * has one of its own, so that the number is the one below. Such rows as one of the label and its number, and one of the others.
 */
export function withNumbersBelow(rows: Cell[][]): Cell[][] {
  const taken = new Set<Cell>();
  return rows.flatMap((row, i) => {
    const below = rows[i + 1];
    const own = row.filter((cell) => !taken.has(cell));
    const label = own.find((cell) => labelOf(cell.text) === 'reference');
    const number = label ? below?.[row.indexOf(label)] : undefined;
    const others = row.filter((cell) => cell !== label);
    const isOver =
      label &&
      number &&
      row.length > 1 &&
      below?.length === row.length &&
      leadingCode(number.text) === number.text.trim() &&
      others.every(({ text, at }) => /: ?\S/.test(text) && splitLabel({ text, at }) !== null);
    if (!isOver) return own.length > 0 ? [own] : [];
    taken.add(number);
    return [[label, number], others];
  });
}
