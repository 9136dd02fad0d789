import type { Cell } from '../../../text-document.ts';
import { labelOf } from '../labels/labels.ts';

/**
 * "Classe / Voiture / Places | 1ère / 2 / 14 (M. Alami), 15 (Mme Bennis)": a row that says several things in one, as a row for
 * each. What has no name of its own, or as many values as names, is left as it is.
 */
export function rowsOfEach(row: Cell[]): Cell[][] {
  const [names, values, more] = row;
  if (!names || !values || more || names === values || labelOf(names.text) !== null) return [row];
  const [said, told] = [partsOf(names), partsOf(values)];
  const isEach = said.length > 1 && said.length === told.length && said.every(({ text }) => labelOf(text) !== null);
  if (!isEach) return [row];
  return said.flatMap((name, i) => {
    const value = told[i];
    return value ? [[name, value]] : [];
  });
}

function partsOf(cell: Cell): Cell[] {
  const [line, more] = cell.lines;
  if (!line || more) return [];
  const parts: Cell[] = [];
  let at = 0;
  for (const text of line.text.split(' / ')) {
    parts.push({ ...cell, lines: [{ ...line, text, at: line.at + at }], text, at: line.at + at });
    at += text.length + 3;
  }
  return parts;
}
