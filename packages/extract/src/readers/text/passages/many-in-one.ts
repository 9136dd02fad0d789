import type { Cell } from '../../../text-document.ts';
import { labelOf } from '../labels/labels.ts';

/**
 * "Classe / Voiture / Places | 1ère / 2 / 14 (M. Alami), 15 (Mme Bennis)": a row that says several things in one, as a row for
 * each. What has no name of its own, or as many values as names, is left as it is.
 */
export function rowsOfEach(row: Cell[]): Cell[][] {
  const lines = rowsOfLines(row);
  if (lines) return lines;
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

/**
 * "Passenger", "Booking code", "SkyPoints", "Ticket no." below each other in one cell, and as many lines in the only other one: a row for each.
 * Most are words for a value; the rest is what somebody calls one of his own, as the club that a member's number is of.
 */
function rowsOfLines(row: Cell[]): Cell[][] | null {
  const [names, values, more] = row.filter(({ text }, i) => i === 0 || text.trim() !== '');
  const count = names?.lines.length ?? 0;
  if (!names || !values || more || names === values || count < 3 || values.lines.length !== count) return null;
  const [said, told] = [names, values].map(({ lines }) => lines.filter(({ text }) => labelOf(text) !== null).length);
  const areNames = names.lines.every(({ text }) => text.length < 40 && !/\d/.test(text));
  if (!areNames || (said ?? 0) * 2 <= count || (told ?? 0) > 0) return null;
  return names.lines.flatMap((name, i) => {
    const value = values.lines[i];
    return value ? [[lineOf(names, name), lineOf(values, value)]] : [];
  });
}

const lineOf = (cell: Cell, line: Cell['lines'][number]): Cell => ({
  ...cell,
  lines: [line],
  text: line.text,
  at: line.at,
});

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
