import type { Line, Table } from '../text-document.ts';
import { makeCell } from './printer.ts';

type Piece = Line & { from: number };

/**
 * "              Outbound             Return" over "Date          12 April 2027        15 April 2027": two heads far apart with nothing
 * in front of them, and each line below begins at the left and goes on below both. A column for each of two things, as a table.
 * Null where any line stands otherwise.
 */
export function tableOfColumns(lines: readonly Line[]): Table | null {
  const [head, ...rows] = lines.map(piecesOf);
  const [left, right, more] = head ?? [];
  if (!head || !left || !right || more || rows.length < 3) return null;
  const label = rows[0]?.[0]?.from ?? 0;
  if (left.from - label < 4) return null;
  const starts = [label, left.from, right.from];
  const areBelow = rows.every(
    (row) => row.length > 1 && row[0]?.from === label && row.every(({ from }) => starts.includes(from)),
  );
  const areFilled = rows.filter((row) => row.length === 3).length >= 3;
  if (!areBelow || !areFilled) return null;
  const edge = lines[0]?.at ?? 0;
  const cells = (row: readonly Piece[], at: number) =>
    starts.map((start) => {
      const own = row.find(({ from }) => from === start);
      return makeCell(own ? [{ text: own.text, at: own.at }] : [], false, at);
    });
  return { kind: 'table', rows: [head, ...rows].map((row, i) => cells(row, lines[i]?.at ?? edge)) };
}

/** The stretches of a line between wide gaps, and how far from the left each begins. */
const piecesOf = ({ text, at }: Line): Piece[] =>
  [...text.matchAll(/\S+(?: \S+)*/g)].map(({ 0: piece, index }) => ({ text: piece, at: at + index, from: index }));
