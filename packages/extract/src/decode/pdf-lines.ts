import { invisible } from './bytes.ts';

/** A stretch of text as the library gives it, and where it stands, in points from the top left of its page. */
export type PagePiece = {
  text: string;
  x: number;
  /** Of the line that the letters stand on. */
  y: number;
  width: number;
  height: number;
  font: string;
  /** Runs from left to right; what stands upright along an edge is no part of a line. */
  isLevel: boolean;
};

/** A line of a page, and its stretches of text with wide gaps between. */
export type PageLine = { y: number; height: number; cells: PageCell[] };

export type PageCell = { text: string; from: number; end: number; height: number; style: string };

/** A stretch of text, and where the pieces begin that it was put together from. */
type Joined = PageCell & { seams: Seam[] };
type Seam = { x: number; at: number; end: number };

/** Where columns part whatever is printed beside it, from a height to another. */
export type Parting = { x: number; from: number; end: number };

/** Pieces on one height are one line; a gap wider than a letter parts its columns, and a narrower one where a column begins. */
export function linesOf(all: readonly PagePiece[], partings: readonly Parting[] = []): PageLine[] {
  const lines: { y: number; height: number; pieces: PagePiece[] }[] = [];
  const pieces = all.filter((piece) => piece.isLevel && piece.height > 1).sort((a, b) => a.y - b.y || a.x - b.x);
  for (const piece of withoutSuperscripts(pieces)) {
    const last = lines[lines.length - 1];
    if (last && piece.y - last.y <= 0.35 * Math.min(piece.height, last.height)) last.pieces.push(piece);
    else lines.push({ y: piece.y, height: piece.height, pieces: [piece] });
  }
  const joined = withMiddles(lines).map(({ y, pieces: own }) => ({
    y,
    height: Math.max(...own.map((piece) => piece.height)),
    cells: cellsOf(
      own,
      partings.filter(({ from, end }) => y > from && y < end),
    ),
  }));
  const parted = joined.map((line, index) => {
    const starts = [joined[index - 1], joined[index + 1]].flatMap((other) => columnsBeside(line, other));
    const cells = line.cells.flatMap((cell) => partedAt(cell, starts)).map(({ seams: _, ...cell }) => cell);
    return { ...line, cells };
  });
  return levelled(parted);
}

type Heap = { y: number; height: number; pieces: PagePiece[] };

/**
 * A row of a table whose cells are set in the middle: beside two lines of one cell the only line of another stands halfway
 * between them, and beside three the two of another. Each begins where the row does. Columns of a page that have nothing to do
 * with each other go on so for longer.
 */
function withMiddles(lines: readonly Heap[]): readonly Heap[] {
  const isClose = (i: number) => {
    const [a, b] = [lines[i], lines[i + 1]];
    return a !== undefined && b !== undefined && b.y - a.y < 0.75 * Math.min(a.height, b.height);
  };
  const kept: Heap[] = [];
  for (let i = 0; i < lines.length; ) {
    let end = i;
    while (isClose(end)) end++;
    const own = lines.slice(i, end + 1);
    kept.push(...(own.length === 3 || own.length === 5 ? raised(own) : own));
    i = end + 1;
  }
  return kept;
}

/** Every second line a step up, where it stands beside the lines around it and not between their words. */
function raised(lines: readonly Heap[]): readonly Heap[] {
  const [whole, halves] = [0, 1].map((rest) => lines.filter((_, i) => i % 2 === rest));
  if (!whole || !halves) return lines;
  const isBeside = halves.every((half) =>
    half.pieces.every((a) =>
      whole.every(({ pieces }) => pieces.every((b) => a.x + a.width <= b.x || b.x + b.width <= a.x)),
    ),
  );
  return isBeside
    ? whole.map((line, i) => ({ ...line, pieces: [...line.pieces, ...(halves[i]?.pieces ?? [])] }))
    : lines;
}

/**
 * "Booking code" a hair above "Travellers" and "Paid", for its value below is in larger letters than theirs: one line, where
 * the line above or below has a cell for each of the two lines' and no more.
 */
function levelled(lines: readonly PageLine[]): PageLine[] {
  const level: PageLine[] = [];
  lines.forEach((line, index) => {
    const above = level.at(-1);
    const isOne =
      above !== undefined &&
      line.y - above.y < 0.6 * Math.min(line.height, above.height) &&
      [level.at(-2), lines[index + 1]].some((other) => isUnderHeads([...above.cells, ...line.cells], other, line.y));
    if (!above || !isOne) level.push(line);
    else {
      const cells = [...above.cells, ...line.cells].sort((a, b) => a.from - b.from);
      level[level.length - 1] = { y: line.y, height: Math.max(above.height, line.height), cells };
    }
  });
  return level;
}

/** Below their heads, which are words, or themselves the heads of what is below. */
function isUnderHeads(cells: readonly PageCell[], other: PageLine | undefined, y: number): boolean {
  if (!other || other.cells.length !== cells.length || cells.length < 3) return false;
  const heads = other.y < y ? other.cells : cells;
  return (
    heads.every(({ text }) => !/\d/.test(text)) &&
    cells.every((own) => other.cells.some(({ from }) => Math.abs(from - own.from) < 3))
  );
}

/** "06:35" and a small "+1" above its end stand in one line. */
function withoutSuperscripts(pieces: readonly PagePiece[]): readonly PagePiece[] {
  let isMoved = false;
  const level = pieces.map((piece, index) => {
    if (piece.text.trim().length > 4) return piece;
    const base = pieces
      .slice(index + 1, index + 60)
      .find(
        ({ x, y, width, height }) =>
          piece.height <= 0.86 * height &&
          y - piece.y > 0.15 * height &&
          y - piece.y < 0.8 * height &&
          piece.x >= x + width - 1 &&
          piece.x - x - width < 0.4 * height,
      );
    if (base) isMoved = true;
    return base ? { ...piece, y: base.y } : piece;
  });
  return isMoved ? level.sort((a, b) => a.y - b.y || a.x - b.x) : pieces;
}

function cellsOf(pieces: PagePiece[], partings: readonly Parting[]): Joined[] {
  const cells: Joined[] = [];
  for (const piece of pieces.sort((a, b) => a.x - b.x)) {
    const text = piece.text
      .replace(/[\s\u00a0\u202f\u2007]+/g, ' ')
      .replace(invisible, '')
      .replaceAll('\0', '');
    if (text.trim() === '') continue;
    const last = cells[cells.length - 1];
    const gap = last ? piece.x - last.end : 0;
    // printed twice, a shade apart, to look bold
    if (last && gap < -0.5 * piece.width && last.text.endsWith(text)) continue;
    const isParted = partings.some(({ x }) => last && x >= last.end - 2 && x <= piece.x + 2);
    if (last && !isParted && gap < Math.max(piece.height, last.height)) {
      if (gap > 0.35 * piece.height) last.seams.push({ x: piece.x, at: last.text.length, end: last.end });
      const isApart = gap > 0.15 * piece.height && !last.text.endsWith(' ') && !text.startsWith(' ');
      last.text += isApart ? ` ${text}` : text;
      last.end = Math.max(last.end, piece.x + piece.width);
      last.height = Math.max(last.height, piece.height);
    } else {
      const { x, width, height, font } = piece;
      cells.push({ text, from: x, end: x + width, height, style: `${font} ${Math.round(height)}`, seams: [] });
    }
  }
  for (const cell of cells) cell.text = cell.text.trimEnd();
  return cells.map((cell) => (cell.text.startsWith(' ') ? { ...cell, text: cell.text.trim(), seams: [] } : cell));
}

/** Where the columns of the line above or below begin: not the first, unless it stands to the right of where this line begins. */
function columnsBeside(line: PageLine, other: PageLine | undefined): number[] {
  if (!other || Math.abs(line.y - other.y) > 2.5 * Math.max(line.height, other.height)) return [];
  const left = (line.cells[0]?.from ?? 0) + 2 * line.height;
  return other.cells.filter(({ from }, index) => index > 0 || from > left).map(({ from }) => from);
}

/** "PARIS CHARLES DE GAULLE CDG" runs up to the column of the next port: it ends where that begins. */
function partedAt(cell: Joined, starts: readonly number[]): Joined[] {
  const seam = cell.seams.findLast(({ x }) => starts.some((start) => Math.abs(start - x) < 1.5));
  if (!seam) return [cell];
  const left = {
    ...cell,
    text: cell.text.slice(0, seam.at).trim(),
    end: seam.end,
    seams: cell.seams.filter((s) => s.at < seam.at),
  };
  const right = { ...cell, text: cell.text.slice(seam.at).trim(), from: seam.x, seams: [] };
  return [...partedAt(left, starts), right];
}

/** The height that most letters have. */
export function bodyHeight(lines: PageLine[]): number {
  const letters = new Map<number, number>();
  for (const cell of lines.flatMap((line) => line.cells)) {
    const height = Math.round(cell.height);
    letters.set(height, (letters.get(height) ?? 0) + cell.text.length);
  }
  return [...letters].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0])[0];
}

/** The letters that most of a page is set in. */
export function bodyStyle(lines: readonly PageLine[]): string | undefined {
  const letters = new Map<string, number>();
  for (const { style, text } of lines.flatMap((line) => line.cells))
    letters.set(style, (letters.get(style) ?? 0) + text.length);
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}
