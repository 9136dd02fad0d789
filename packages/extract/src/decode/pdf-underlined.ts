import type { PagePiece, Parting } from './pdf-lines.ts';
import type { Card, Level } from './pdf-rules.ts';
import type { RuledTable, Upright } from './pdf-tables.ts';

/**
 * Lines or grounds that touch from left to right, one for each cell of a row: where they meet its columns part, though nothing is drawn
 * between these.
 */
export type Strip = { top: number; bottom: number; xs: number[] };

const narrowestCell = 8;
const thickestLine = 4;
const mostStrips = 200;
/** How far from each other the edges of two cells are that touch. */
const touching = 1.5;

export function stripsOf(boxes: readonly Card[]): Strip[] {
  const cells = boxes.filter(
    ({ left, right, top, bottom }) =>
      right - left >= narrowestCell && (bottom - top <= thickestLine || bottom - top >= narrowestCell),
  );
  const level = Map.groupBy(cells, ({ top, bottom }) => `${Math.round(top)} ${Math.round(bottom)}`);
  const strips = [...level.values()].flatMap((row) => runsOf(row.toSorted((a, b) => a.left - b.left)));
  return strips.toSorted((a, b) => a.top - b.top).slice(0, mostStrips);
}

function runsOf(row: readonly Card[]): Strip[] {
  const runs: Strip[] = [];
  for (const { left, right, top, bottom } of row) {
    const last = runs.at(-1);
    const end = last?.xs.at(-1) ?? Number.NEGATIVE_INFINITY;
    if (last && Math.abs(left - end) <= touching) last.xs.push(right);
    // painted twice
    else if (left < end) continue;
    else runs.push({ top, bottom, xs: [left, right] });
  }
  return runs.filter(({ xs }) => xs.length > 2);
}

export function isOfStrip(box: Card, { top, bottom, xs }: Strip): boolean {
  const isJoint = (x: number) => xs.some((other) => Math.abs(x - other) <= touching);
  const isHigh = Math.abs(box.top - top) <= touching && Math.abs(box.bottom - bottom) <= touching;
  return isHigh && isJoint(box.left) && isJoint(box.right);
}

/** A stretch of a page from one line of a table to the next, and where its columns part. */
type Row = { top: number; bottom: number; xs: readonly number[]; lines: Heap[] };
/** Pieces on one height. */
type Heap = { y: number; height: number; pieces: PagePiece[] };

/** Tables whose rows are parted by such strips, with a head above the first line and a row below the last, where they have them. */
export function underlinedTables(strips: readonly Strip[], pieces: readonly PagePiece[]): RuledTable[] {
  const tables: RuledTable[] = [];
  const left = new Set(strips);
  for (const widest of strips.toSorted((a, b) => b.xs.length - a.xs.length)) {
    if (!left.has(widest)) continue;
    const own = strips.filter((strip) => left.has(strip) && isOfColumns(strip, widest));
    const whole = own.filter(({ xs }) => xs.length === widest.xs.length);
    if (whole.length < fewestOf(widest)) continue;
    // lines between some columns of a row alone, whose other cells go on below them
    for (const strip of left) if (isBeside(strip, widest, own)) left.delete(strip);
    for (const strip of own) left.delete(strip);
    for (const rows of tablesOf(rowsBetween(own, widest.xs, pieces)))
      if (rows.filter((row) => isWhole(row, widest.xs)).length > 1) tables.push(ruled(rows, widest.xs));
  }
  return tables;
}

/** The same columns, or some of them as one. */
function isOfColumns({ xs }: Strip, widest: Strip): boolean {
  const isJoint = (x: number) => widest.xs.some((other) => Math.abs(x - other) <= touching);
  const [from, end] = [widest.xs[0] ?? 0, widest.xs.at(-1) ?? 0];
  return xs.every(isJoint) && Math.abs((xs[0] ?? 0) - from) <= touching && Math.abs((xs.at(-1) ?? 0) - end) <= touching;
}

/** Two columns may be anything side by side; the ground of every second row is as good as two lines. */
function fewestOf({ top, bottom, xs }: Strip): number {
  if (xs.length < 4) return 3;
  return bottom - top > thickestLine ? 1 : 2;
}

/**
 * Where the columns of a table part that shows them in one place only, as a line below its heads does: from the line above it down to
 * where something stands across.
 */
export function partingsOf(strips: readonly Strip[], pieces: readonly PagePiece[]): Parting[] {
  return strips.flatMap(({ top, xs }) => {
    if (xs.length < 4) return [];
    const lines = linesWithin(xs, pieces);
    const isOut = (line: Heap) => isAcross(line, xs);
    const above = lines.findLast(({ y, height }) => y - height / 3 < top);
    const head = above && !isOut(above) && top - above.y < 2 * above.height ? above.y - above.height : top;
    const below = lines.filter(({ y }) => y > head);
    const end = below.findIndex((line, i) => isOut(line) || isFarAbove(below[i - 1] ?? line, line));
    const last = end < 0 ? Number.POSITIVE_INFINITY : (below[end]?.y ?? head) - 1;
    return xs.slice(1, -1).map((x) => ({ x, from: head, end: last }));
  });
}

function linesWithin(xs: readonly number[], pieces: readonly PagePiece[]): Heap[] {
  const [left = 0, right = 0] = [xs[0], xs.at(-1)];
  return heapsOf(pieces.filter(({ x, width }) => x + width / 2 > left && x + width / 2 < right));
}

function isBeside({ top, bottom, xs }: Strip, widest: Strip, own: readonly Strip[]): boolean {
  const isJoint = (x: number) => widest.xs.some((other) => Math.abs(x - other) <= touching);
  return top > (own[0]?.top ?? 0) && bottom < (own.at(-1)?.bottom ?? 0) && xs.every(isJoint);
}

/** A row and no head of it, nor a title over several columns. */
function isWhole(row: Row, xs: readonly number[]): boolean {
  const pieces = row.lines.flatMap((line) => line.pieces);
  const filled = columnsOf(pieces, xs).size;
  return row.xs.length === xs.length && filled > (xs.length - 1) / 2 && pieces.some(({ text }) => /\d/.test(text));
}

/** What stands between the strips, in order; null where something stands that is in none of the columns. */
function rowsBetween(strips: readonly Strip[], xs: readonly number[], pieces: readonly PagePiece[]): (Row | null)[] {
  const lines = linesWithin(xs, pieces);
  const rows: (Row | null)[] = [];
  let top = Number.NEGATIVE_INFINITY;
  const add = (bottom: number, columns: readonly number[]) => {
    const between = lines.filter(({ y, height }) => y - height / 3 > top && y - height / 3 < bottom);
    const others = between.findLastIndex((line, i) => isAcross(line, columns) || isFarAbove(line, between[i + 1]));
    const own = between.slice(others + 1);
    const [first] = own;
    if (others >= 0) rows.push(null);
    const isOpen = others >= 0 || !Number.isFinite(top);
    if (first) rows.push(...withHead({ top: isOpen ? first.y - first.height : top, bottom, xs: columns, lines: own }));
    top = bottom;
  };
  for (const { top: from, bottom, xs: columns } of strips) {
    if (from - top > 1) add(from, columns);
    if (bottom - from >= narrowestCell) add(bottom, columns);
    top = bottom;
  }
  const last = rowBelow(top, xs, lines);
  if (last) rows.push(last);
  return rows;
}

function heapsOf(pieces: readonly PagePiece[]): Heap[] {
  const heaps: Heap[] = [];
  for (const piece of pieces.filter(({ isLevel }) => isLevel).toSorted((a, b) => a.y - b.y)) {
    const last = heaps.at(-1);
    if (last && piece.y - last.y <= 0.35 * Math.min(piece.height, last.height)) last.pieces.push(piece);
    else heaps.push({ y: piece.y, height: piece.height, pieces: [piece] });
  }
  return heaps;
}

/** A row below the last line, which some tables leave out there. */
function rowBelow(top: number, xs: readonly number[], lines: readonly Heap[]): Row | null {
  const below = lines.filter(({ y, height }) => y - height / 3 > top);
  const [first] = below;
  if (!first) return null;
  // letters of several sizes stand a hair apart
  const level = below.filter(({ y, height }) => y - first.y < Math.max(height, first.height));
  const pieces = level.flatMap((line) => line.pieces);
  const height = Math.max(...level.map((line) => line.height));
  if (first.y - top > 2.5 * height || columnsOf(pieces, xs).size < (xs.length - 1) / 2) return null;
  const end = below.findIndex((line, i) => isAcross(line, xs) || isFarAbove(below[i - 1] ?? line, line));
  const own = end < 0 ? below : below.slice(0, end);
  const last = own.at(-1);
  return last ? { top, bottom: last.y + 0.3 * last.height, xs, lines: own } : null;
}

const isFarAbove = (line: Heap, below: Heap | undefined): boolean =>
  below !== undefined && below.y - line.y > 2 * Math.max(line.height, below.height);

/** Heads in letters of their own above the first row, with no line between. */
function withHead(row: Row): Row[] {
  const [head, ...rest] = row.lines;
  const font = head?.pieces[0]?.font;
  const isHead =
    head &&
    rest.length > 0 &&
    columnsOf(head.pieces, row.xs).size >= row.xs.length - 2 &&
    head.pieces.every((piece) => piece.font === font && !/\d/.test(piece.text)) &&
    rest.every(({ pieces }) => pieces.every((piece) => piece.font !== font));
  if (!isHead) return [row];
  const cut = head.y + 0.3 * head.height;
  return [
    { ...row, bottom: cut, lines: [head] },
    { ...row, top: cut, lines: rest },
  ];
}

function isAcross({ pieces }: Heap, xs: readonly number[]): boolean {
  return pieces.some(({ x, width }) => xs.slice(1, -1).some((joint) => x < joint - 3 && x + width > joint + 3));
}

function columnsOf(pieces: readonly PagePiece[], xs: readonly number[]): ReadonlySet<number> {
  return new Set(pieces.map(({ x, width }) => xs.findLastIndex((joint) => joint <= x + width / 2)));
}

function tablesOf(rows: readonly (Row | null)[]): Row[][] {
  const tables: Row[][] = [[]];
  for (const row of rows)
    if (row) tables.at(-1)?.push(row);
    else tables.push([]);
  return tables;
}

/** As if it were drawn around every cell. */
function ruled(rows: readonly Row[], xs: readonly number[]): RuledTable {
  const [left = 0, right = 0] = [xs[0], xs.at(-1)];
  const ys = [rows[0]?.top ?? 0, ...rows.map(({ bottom }) => bottom)];
  const uprights = rows.flatMap(({ top, bottom, xs: own }): Upright[] =>
    own.map((x) => ({ x, from: top, end: bottom })),
  );
  const levels = ys.map((y): Level => ({ y, from: left, end: right }));
  const box: Card = { left, right, top: ys[0] ?? 0, bottom: ys.at(-1) ?? 0 };
  return { box, xs: [...xs], ys, uprights, levels };
}
