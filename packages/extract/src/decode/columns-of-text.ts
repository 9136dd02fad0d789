import type { Line, Table } from '../text-document.ts';
import { makeCell } from './printer.ts';

type Piece = Line & { from: number };

/**
 * "              Outbound             Return" over "Date          12 April 2027        15 April 2027": two heads far apart with nothing
 * in front of them, and each line below begins at the left and goes on below both. A column for each of two things, as a table.
 * Null where any line stands otherwise.
 */
export function tableOfColumns(lines: readonly Line[]): Table | null {
  const [head, ...below] = lines.map(piecesOf);
  const [left, right, more] = head ?? [];
  if (!head || !left || !right || more || below.length < 3) return null;
  const rows = below.map((row) => row.flatMap((piece) => partedAt(piece, right.from)));
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

/**
 * "Fahrgäste     Gepäck     Sitzplatz Bus 047     Sitzplatz Bus N94" over a row for each of them: two heads and more that are called
 * alike but for a number, and each value right below its head, as a table. Null where a line stands otherwise, or tells an hour: a timetable
 * has its trains so.
 */
export function tableOfNumberedHeads(lines: readonly Line[]): Table | null {
  const [head, ...rows] = lines.map(piecesOf);
  if (!head || head.length < 3 || rows.length === 0 || !areNumbered(head)) return null;
  const areBelow = rows.every(
    (row) =>
      row.length === head.length &&
      row.every(({ text, from }, i) => Math.abs(from - (head[i]?.from ?? 0)) <= 2 && !hour.test(text)),
  );
  const cells = (row: readonly Piece[], isHead: boolean) =>
    row.map(({ text, at }) => makeCell([{ text, at }], isHead, at));
  return areBelow ? { kind: 'table', rows: [cells(head, true), ...rows.map((row) => cells(row, false))] } : null;
}

function areNumbered([first, ...others]: readonly Piece[]): boolean {
  const numbered = others.flatMap(({ text }) => {
    const [, called = '', number = ''] = calledWithNumber.exec(text) ?? [];
    return number ? [{ called, number }] : [];
  });
  const numbers = new Set(numbered.map(({ number }) => number));
  const areAlike = new Set(numbered.map(({ called }) => called)).size === 1;
  return (
    first !== undefined && !/\d/.test(first.text) && numbers.size > 1 && numbers.size === numbered.length && areAlike
  );
}

const calledWithNumber = /^(\p{L}[\p{L} .]{1,30}) ([A-Z]{0,3}\d{1,5})$/u;
const hour = /\d[:.h]\d\d/;

/**
 * "HINREISE          RÜCKREISE" over "Kiel - Göteborg     Göteborg - Kiel" and "Abfahrt   18:45     Abfahrt   18:45": two texts beside
 * each other, whose lines have their labels each. The one and then the other; null where the lines do not tell the same of both.
 */
export function textsBeside(lines: readonly Line[]): [Line[], Line[]] | null {
  const rows = lines.map(piecesOf);
  const [left, right, more] = rows[0] ?? [];
  if (!left || !right || more || left.from > 0 || right.from - left.text.length < 8 || rows.length < 5) return null;
  const halves = rows.map((row) => {
    const at = row.findIndex(({ from }) => from === right.from);
    return row[0]?.from === 0 && at > 0 ? [row.slice(0, at), row.slice(at)] : null;
  });
  if (halves.some((half) => half === null)) return null;
  const areAlike = halves.filter(
    (half) => half?.[0]?.length === 2 && half[1]?.length === 2 && half[0][0]?.text === half[1][0]?.text,
  );
  if (areAlike.length < 2) return null;
  const [first, second] = [0, 1].map((side) =>
    halves.flatMap((half, i) => {
      const [start, end] = [half?.[side]?.[0], half?.[side]?.at(-1)];
      const line = lines[i];
      return start && end && line
        ? [{ text: line.text.slice(start.from, end.from + end.text.length), at: start.at }]
        : [];
    }),
  );
  return first && second ? [first, second] : null;
}

/** "21:12 Paris Gare de Lyon 16:12 Paris Gare de Lyon": as wide as its column, and the next one begins behind one blank. */
function partedAt(piece: Piece, start: number): Piece[] {
  const length = start - piece.from;
  if (length < 1 || piece.text[length - 1] !== ' ') return [piece];
  const text = piece.text.slice(length);
  return [
    { ...piece, text: piece.text.slice(0, length - 1) },
    { text, at: piece.at + length, from: start },
  ];
}

/** The stretches of a line between wide gaps, and how far from the left each begins. */
const piecesOf = ({ text, at }: Line): Piece[] =>
  [...text.matchAll(/\S+(?: \S+)*/g)].map(({ 0: piece, index }) => ({ text: piece, at: at + index, from: index }));
