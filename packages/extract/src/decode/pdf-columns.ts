import type { PageCell, PageLine } from './pdf-lines.ts';

/** Lines one below the other with the same white stripes between what they print, and what stands between the stripes. */
export type Striped = { lines: PageLine[]; spans: Span[] };

export type Span = { from: number; end: number };

/** A stripe narrower than this is a gap between words. */
const stripe = 12;

/**
 * As many lines from `start` as leave a white stripe from top to bottom, with print on both sides of it in the first line
 * or in the two that begin a hair apart. Null where there are fewer than three.
 */
export function stripedAt(lines: readonly PageLine[], start: number): Striped | null {
  const [first, second] = [lines[start], lines[start + 1]];
  if (!first) return null;
  const isHairApart = second !== undefined && second.y - first.y < 0.8 * first.height;
  const head = isHairApart ? [...first.cells, ...second.cells] : first.cells;
  if (spansOf(head).length < 2) return null;
  let taken: PageLine[] = [];
  let spans: Span[] = [];
  let width = stripe;
  for (let index = start; index < Math.min(lines.length, start + 120); index++) {
    const line = lines[index];
    const above = taken.at(-1);
    if (!line || (above && line.y - above.y > 4 * Math.max(line.height, above.height))) break;
    let next = spansOf([...spans, ...line.cells], width);
    // one long label comes near its value: the stripe is as wide as it leaves
    const narrow = taken.length > 1 && next.length < spans.length ? spansOf([...spans, ...line.cells], stripe / 2) : [];
    if (narrow.length === spans.length && taken.length > 1) [next, width] = [narrow, stripe / 2];
    // another column far below: another form
    const isFar = above !== undefined && line.y - above.y > 2.5 * Math.max(line.height, above.height);
    if (taken.length > 2 && isFar && next.length > spans.length) break;
    if (next.length < 2 && index > start + (isHairApart ? 1 : 0)) break;
    // a stripe that ends here ends the table or the columns: another form begins
    if (taken.length > 3 && next.length < spans.length) break;
    taken.push(line);
    spans = next;
  }
  taken = withoutTail(taken, spans);
  return taken.length >= 3
    ? {
        lines: taken,
        spans: spansOf(
          taken.flatMap(({ cells }) => cells),
          width,
        ),
      }
    : null;
}

/** The stretches from left to right that cells cover together. */
function spansOf(cells: readonly Span[], width = stripe): Span[] {
  const spans: Span[] = [];
  for (const { from, end } of [...cells].sort((a, b) => a.from - b.from)) {
    const last = spans.at(-1);
    if (last && from - last.end < width) last.end = Math.max(last.end, end);
    else spans.push({ from, end });
  }
  return spans;
}

/** Lines on one side only, far below the last that the other side has, are no part of it. */
function withoutTail(lines: PageLine[], spans: readonly Span[]): PageLine[] {
  const last = spans.at(-1);
  const end = lines.findLastIndex(({ cells }) => cells.some(({ from }) => last && from >= last.from));
  const cut = lines.findIndex((line, index) => {
    const above = lines[index - 1];
    return index > end && above !== undefined && line.y - above.y > 1.8 * Math.max(line.height, above.height);
  });
  return cut < 0 ? lines : lines.slice(0, cut);
}

/**
 * Whether what stands side by side has nothing to do with each other: each side has lines of its own, at heights where
 * the next side has none.
 */
function isIndependent({ lines, spans }: Striped): boolean {
  const present = lines.map((line) => spans.map((span) => line.cells.some((cell) => isIn(cell, span))));
  const full = present.filter((columns) => columns.every(Boolean)).length;
  // four and more are labels and values, which wrap each for itself
  if (spans.length > 3 || full > 0.45 * lines.length) return false;
  return spans.slice(1).every((_, index) => {
    const alone = (a: number, b: number) => present.filter((columns) => columns[a] && !columns[b]).length;
    const [left, right] = [alone(index, index + 1), alone(index + 1, index)];
    return left > 0 && right > 0 && left + right >= 3;
  });
}

/**
 * The stretches that have nothing to do with each other: each stripe's, or labels with their values to the left and
 * something else to the right; null where all is one.
 */
export function independentSides(striped: Striped): Span[] | null {
  if (isIndependent(striped) || isLetterhead(striped)) return striped.spans;
  const { lines, spans } = striped;
  if (spans.length < 3 || spans.length > 5) return null;
  for (let cut = 1; cut < spans.length; cut++) {
    const sides = [spans.slice(0, cut), spans.slice(cut)].map((own) => ({
      from: own[0]?.from ?? 0,
      end: own.at(-1)?.end ?? 0,
    }));
    const present = lines.map((line) => sides.map((side) => line.cells.some((cell) => isIn(cell, side))));
    const both = present.filter(([left, right]) => left && right).length;
    const alone = [0, 1].map((side) => present.filter((own) => own[side] && !own[1 - side]).length);
    const [left = 0, right = 0] = alone;
    if (both <= 0.25 * lines.length && left >= 4 && right >= 4) return sides;
    // no line in common, and lines of the one between those of the other
    if (both === 0 && left > 1 && right > 1 && isInterlaced(present)) return sides;
    // lines set closer on one side than on the other
    if (both <= 0.3 * lines.length && left >= 2 && right >= 3) return sides;
  }
  return null;
}

/**
 * Who writes to the left and what the paper is about to the right: the right side stands against its own edge, which in a
 * table only figures do, or has words in front of its values ("Our ref: 4471") and the left side has none.
 */
function isLetterhead({ lines, spans }: Striped): boolean {
  if (spans.length !== 2) return false;
  const [left = [], right = []] = spans.map((span) => lines.flatMap(({ cells }) => cells.filter((c) => isIn(c, span))));
  if (right.length < 3 || left.length < 2) return false;
  const [first] = right;
  const isFlush = right.every(({ end }) => Math.abs(end - (first?.end ?? 0)) < 2);
  const isRagged = right.filter(({ from }) => Math.abs(from - (first?.from ?? 0)) > 6).length >= right.length / 2;
  const figures = right.filter(({ text }) => !/\p{L}{3}/u.test(text)).length;
  if (isFlush && isRagged && figures === 0) return true;
  const own = (cells: readonly PageCell[]) =>
    cells.filter(({ text }) => /^\p{Lu}[^\d:]{2,24}:(?: |$)/u.test(text)).length;
  return own(right) >= 2 && own(left) === 0 && right.length >= left.length + 2;
}

/** Lines to the left and to the right in turn: neither side goes on below the other. */
function isInterlaced(present: readonly boolean[][]): boolean {
  const from = [0, 1].map((side) => present.findIndex((own) => own[side]));
  const to = [0, 1].map((side) => present.findLastIndex((own) => own[side]));
  return Math.max(...from) < Math.min(...to);
}

/** Each side's lines, as if the other were not printed. */
export function sidesOf({ lines }: Striped, spans: readonly Span[]): PageLine[][] {
  return spans.map((span) =>
    lines.flatMap((line) => {
      const cells = line.cells.filter((cell) => isIn(cell, span));
      return cells.length > 0 ? [{ ...line, cells }] : [];
    }),
  );
}

export function isIn(cell: PageCell, span: Span): boolean {
  return cell.from >= span.from && cell.from < span.end + 1;
}

/** A line of its own over a table: "Hotel", "Flight AA 87", "Car transfer". */
export const topicTitle =
  /^(?:(?:flight|vol|flug|train|zug)(?: [A-Z\d]{2,3} ?\d{1,4})?|h[oô]tel|unterkunft|h[ée]bergement|accommodation|car(?: (?:hire|rental|transfer|service))?|taxi|(?:airport )?transfert?s?|(?:location de )?voiture|mietwagen|ferry|bateau|travers[ée]e|crossing|rail|air)$/i;

/** A word to the left, and the lines that it stands beside. */
export type Captioned = { caption: PageLine; lines: PageLine[] };

/**
 * "FLIGHT", "HOTEL" in a narrow column, each level with the first line of its own block to the right, with white between
 * the blocks; null where the two sides are otherwise.
 */
export function captionedBlocks({ lines, spans }: Striped): Captioned[] | null {
  const [left] = spans;
  if (!left) return null;
  const isLeft = (cell: PageCell) => isIn(cell, left);
  const captions = lines.flatMap((line) => {
    const cells = line.cells.filter(isLeft);
    return cells.length > 0 ? [{ ...line, cells }] : [];
  });
  const right = lines.flatMap((line) => {
    const cells = line.cells.filter((cell) => !isLeft(cell));
    return cells.length > 0 ? [{ ...line, cells }] : [];
  });
  const isWord = ({ cells }: PageLine) => cells.length === 1 && /^[^\d:.]{2,26}$/.test(cells[0]?.text ?? '');
  if (captions.length < 2 || right.length < 2 * captions.length || !captions.every(isWord)) return null;
  const gaps = right.slice(1).map(({ y }, index) => y - (right[index]?.y ?? 0));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const starts = captions.map(({ y, height }) =>
    right.findIndex((line) => Math.abs(line.y - y) < 0.6 * Math.max(height, line.height)),
  );
  const isApart = starts.every(
    (start, index) => start >= 0 && (index === 0 ? start === 0 : (gaps[start - 1] ?? 0) > 1.3 * usual),
  );
  // level with their lines, captions are labels unless they say what each block is about
  const areTopics = captions.filter(({ cells }) => topicTitle.test(cells[0]?.text ?? '')).length > 1;
  return isApart && (areTopics || isIndependent({ lines, spans }))
    ? captions.map((caption, index) => ({ caption, lines: right.slice(starts[index], starts[index + 1]) }))
    : null;
}
