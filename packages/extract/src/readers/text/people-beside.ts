import { readName } from '../../text/names.ts';
import type { Cell } from '../../text-document.ts';
import { labelOf } from './labels.ts';

/** "| Ms Yasmin Talbot | Mr Piers Lockyer" over "Flight | SK 2548 | DY 3561": a form for each of them. */
export function peopleBeside([head, ...rows]: Cell[][]): { person: Cell; rows: Cell[][] }[] | null {
  const [corner, ...people] = head ?? [];
  if (!corner || people.length < 2 || rows.length < 3) return null;
  const isCorner = corner.text.trim() === '' || labelOf(corner.text) !== null;
  if (!isCorner || new Set(people).size < people.length || !people.every(({ text }) => readName(text) !== null))
    return null;
  const labelled = rows.filter(([first]) => first && labelOf(first.text) !== null);
  if (labelled.length < 3 || labelled.length * 2 < rows.length) return null;
  return people.map((person, i) => ({
    person,
    rows: rows.map((row) => [row[0], row[i + 1]].filter((cell) => cell !== undefined)),
  }));
}
