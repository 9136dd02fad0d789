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
      ((leadingCode(number.text) === number.text.trim() &&
        others.every(({ text, at }) => /: ?\S/.test(text) && splitLabel({ text, at }) !== null)) ||
        (label === row.at(-1) && isNumberAlone(number, below)));
    if (!isOver) return own.length > 0 ? [own] : [];
    taken.add(number);
    return [[label, number], others];
  });
}

/** "Skerry Car Hire | RENTAL AGREEMENT" over " | No. 44-718205": nothing else in its row. */
function isNumberAlone({ text }: Cell, row: readonly Cell[]): boolean {
  const code = leadingCode(text);
  const isNumber =
    code !== null && /\d/.test(code) && /^(?:n°|no\.?|nr\.?|#)? ?$/i.test(text.trim().slice(0, -code.length));
  return isNumber && text.trim().endsWith(code) && row.slice(0, -1).every((cell) => cell.text.trim() === '');
}
