import type { Cell, Line } from '../../../text-document.ts';
import { labelOf } from '../labels/labels.ts';

/**
 * "Au nom de", "Jour d’arrivée", "Jour de départ" as the lines of one cell, and as many values as the lines of the cell beside
 * it: a page draws no rule between such rows, or a mail breaks the lines of both cells. Each label with the value of its line.
 */
export function withRowsOfLines(rows: Cell[][]): Cell[][] {
  return rows.flatMap((row) => {
    const [labels, values, more] = row.filter((cell, i) => cell !== row[i - 1]);
    const isForm =
      labels &&
      values &&
      !more &&
      labels.lines.length > 1 &&
      labels.lines.length === values.lines.length &&
      labels.lines.every(({ text }) => labelOf(text) !== null) &&
      values.lines.every(({ text }) => text.trim() !== '' && labelOf(text) === null);
    if (!isForm) return [row];
    return labels.lines.map((line, i) => [cellOf(labels, line), cellOf(values, values.lines[i] ?? line)]);
  });
}

const cellOf = (cell: Cell, line: Line): Cell => ({ ...cell, text: line.text, at: line.at, lines: [line] });
