import { readName } from '../../../text/names.ts';
import type { Cell } from '../../../text-document.ts';
import { labelOf } from '../labels/labels.ts';
import { withFirst } from '../passages/table-kinds.ts';

/** A person, and the form below their name. */
export type PersonBeside = { person: Cell; rows: Cell[][] };

/** "| Ms Yasmin Talbot | Mr Piers Lockyer" over "Flight | SK 2548 | DY 3561": a form for each of them. */
export function peopleBeside([head, ...rows]: Cell[][]): PersonBeside[] | null {
  const [corner, ...people] = head ?? [];
  if (!corner || people.length < 2 || rows.length < 3) return null;
  const isCorner = corner.text.trim() === '' || labelOf(corner.text) !== null;
  if (!isCorner || new Set(people).size < people.length || !people.every(isPerson)) return null;
  // "Outbound" over its day
  const labelled = rows.filter(([first]) => first && labelOf(first.lines[0]?.text ?? '') !== null);
  if (labelled.length < 3 || labelled.length * 2 < rows.length) return null;
  return people.map((person, i) => ({ person, rows: withFirst(rows, i + 1) }));
}

const isPerson = ({ text }: Cell) => labelOf(text) === null && readName(text) !== null;
