import type { PageCell, PageLine } from './pdf-lines.ts';

/** A caption and the number below it, and what is left of their lines without the two. */
export type Captioned = {
  texts: string[];
  rest: PageLine[];
  /** How many of the lines held nothing else. */
  gone: number;
};

/**
 * "Booking code" in small letters above "30417726" at the edge of the page, and the letterhead beside the two: the number, or
 * lines of other heights between it and its caption. Null where the lines are the first of columns.
 */
export function captionOver(lines: readonly PageLine[], index: number, isTable: () => boolean): Captioned | null {
  const line = lines[index];
  const caption = line?.cells.at(-1);
  if (!line || !caption || !captionText.test(caption.text)) return null;
  const below = lines.slice(index + 1, index + 4);
  const found = below.findIndex(({ cells }) => cells.some((cell) => isUnder(cell, caption)));
  const next = below[found];
  const own = next?.cells.filter((cell) => isUnder(cell, caption)) ?? [];
  const [value, other] = own;
  if (!next || !value || other || value.style === caption.style || caption.height > value.height) return null;
  const isAligned = Math.abs(value.from - caption.from) < 4 || Math.abs(value.end - caption.end) < 4;
  if (!isAligned || next.y - line.y > 2 * value.height || value.text.length > 40) return null;
  if (found > 0) {
    // in the letterhead to the left and no further
    const left = Math.min(caption.from, value.from) - 12;
    const isBeside = below.slice(0, found).every(({ cells }) => cells.every(({ end }) => end < left));
    if (!isBeside || value !== next.cells.at(-1) || !aNumberOrCode.test(value.text)) return null;
  } else if (!/\d/.test(value.text) || line.cells.length > 1 || next.cells.length < 2 || isTable()) return null;
  return without([caption, value], lines.slice(index, index + found + 2));
}

function isUnder(cell: PageCell, caption: PageCell): boolean {
  return cell.from < caption.end && cell.end > caption.from;
}

/**
 * "RESERVATION NUMBER" at the right edge over "4F1C27", each behind a line of the letterhead: flush with each other to the
 * right and not to the left, so that no column of a table holds them.
 */
export function numberInCorner(line: PageLine, next: PageLine | undefined): Captioned | null {
  const caption = line.cells.at(-1);
  const value = next?.cells.at(-1);
  if (!next || !caption || !value || line.cells.length < 2 || !captionText.test(caption.text)) return null;
  const isFlush = Math.abs(value.end - caption.end) < 4 && Math.abs(value.from - caption.from) > 6;
  if (!isFlush || !aNumber.test(value.text) || value.style === caption.style || next.y - line.y > 2 * value.height)
    return null;
  return without([caption, value], [line, next]);
}

function without(taken: readonly PageCell[], lines: readonly PageLine[]): Captioned {
  const left = lines.map((line) => ({ ...line, cells: line.cells.filter((cell) => !taken.includes(cell)) }));
  const rest = left.filter(({ cells }) => cells.length > 0);
  return { texts: taken.map(({ text }) => text), rest, gone: lines.length - rest.length };
}

const captionText = /^\p{L}[^\d.,;]{2,40}$/u;
const aNumberOrCode = /^(?:(?=.*\d)[A-Z\d][A-Z\d./ -]{3,20}|[A-Z]{6})$/;
const aNumber = /^(?=.*\d)[A-Z\d][A-Z\d./-]{3,20}$/;
