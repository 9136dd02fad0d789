import type { Cell } from '../../../text-document.ts';

/**
 * "Room Type : | Superior Garden" in the right half of a form, and below it "Property : | Baan Ton Khoon | | Bungalow": where the value
 * goes on in the next line its cell has no label of its own, and it is none of what the left half names there.
 */
export function withWrappedHalves(rows: Cell[][]): Cell[][] {
  const isHalved = ([left, value, right, more, beyond]: Cell[]) =>
    left !== value && right !== more && !beyond && asksFor(left) && asksFor(right);
  if (rows.filter(isHalved).length < 3) return rows;
  const whole: Cell[][] = [];
  for (const row of rows) {
    const [left, value, right, more] = row;
    const above = whole.findLast((cells) => cells[3] && cells[3].text.trim() !== '');
    const into = above?.[3];
    const goesOn =
      row.length === 4 &&
      left &&
      value &&
      more &&
      right?.text.trim() === '' &&
      more !== right &&
      more.text.trim() !== '';
    if (goesOn && above && into) {
      above[3] = { ...into, text: `${into.text}\n${more.text}`, lines: [...into.lines, ...more.lines] };
      whole.push([left, value, right, { ...more, text: '', lines: [] }]);
    } else whole.push([...row]);
  }
  return whole;
}

const asksFor = (cell: Cell | undefined): boolean => /\p{L} ?:$/u.test(cell?.text.trim() ?? '');
