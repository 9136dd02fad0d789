import { type OperatorList, type Operators, shapesOf } from './pdf-shapes.ts';
import { type RuledTable, ruledTables, type Upright } from './pdf-tables.ts';
import { isOfStrip, type Strip, stripsOf } from './pdf-underlined.ts';

/** What a page draws around and between its lines, in points from the top left. */
export type PageRules = {
  /** Grounds and frames that stand alone: what is in one belongs together. */
  cards: Card[];
  /** Level lines and edges, which part the rows of a table. */
  levels: Level[];
  /** Tables whose every cell is drawn around. */
  tables: RuledTable[];
  /** Rows whose every cell has a line below it or a ground. */
  strips: Strip[];
};

export type Card = { left: number; right: number; top: number; bottom: number };
export type Level = { y: number; from: number; end: number };

export const noRules: PageRules = { cards: [], levels: [], tables: [], strips: [] };

const narrowest = 60;
const lowest = 24;
/** Thinner than a line of text can be. */
const thickestRule = 4;
/** Cells of a table touch; cards keep apart. */
const touching = 3;
const mostBoxes = 400;
/** More are a pattern. */
const mostLevels = 2_000;

/** @param view the page's transformation to points from the top left. */
export function rulesOf(list: OperatorList, operators: Operators, view: readonly number[]): PageRules {
  const frames: Float64Array[] = [];
  const shapes = shapesOf(list, operators, frames);
  const boxes = [...shapes.flatMap(({ outlines }) => outlines), ...frames]
    .slice(0, 20_000)
    .map((outline) => boxOf(outline, view));
  const levels = boxes
    .flatMap(({ left, right, top, bottom }) =>
      bottom - top <= thickestRule && right - left >= narrowest / 3
        ? [{ y: (top + bottom) / 2, from: left, end: right }]
        : [],
    )
    .slice(0, mostLevels);
  const grounds = distinct(boxes.filter((box) => box.right - box.left >= narrowest && box.bottom - box.top >= lowest));
  const uprights = boxes.flatMap(({ left, right, top, bottom }): Upright[] =>
    right - left <= thickestRule && bottom - top >= 8 ? [{ x: (left + right) / 2, from: top, end: bottom }] : [],
  );
  const framed = grounds.filter((box) => grounds.some((other) => other !== box && areNeighbours(box, other)));
  for (const { left, right, top, bottom } of framed)
    uprights.push({ x: left, from: top, end: bottom }, { x: right, from: top, end: bottom });
  // a ground of one line, the title of what is below it, parts like a rule
  for (const { left, right, top, bottom } of boxes.filter(isBar).slice(0, mostBoxes))
    levels.push({ y: top, from: left, end: right }, { y: bottom, from: left, end: right });
  if (grounds.length > mostBoxes) return { cards: [], levels, tables: [], strips: [] };
  const strips = stripsOf(boxes);
  const isCell = (box: Card) => strips.some((strip) => isOfStrip(box, strip));
  const cards = grounds.filter(
    (box) => !isCell(box) && !grounds.some((other) => other !== box && areNeighbours(box, other)),
  );
  for (const { left, right, top, bottom } of grounds)
    levels.push({ y: top, from: left, end: right }, { y: bottom, from: left, end: right });
  // a ground within a ground is decoration: the outer one tells what belongs together
  return {
    cards: cards.filter((box) => !cards.some((outer) => outer !== box && holds(outer, box))),
    levels,
    tables: ruledTables(levels, uprights),
    strips,
  };
}

/** Whether a level line parts what stands at the two heights, over most of the stretch. */
export function isParted(levels: readonly Level[], above: number, below: number, from: number, end: number): boolean {
  const between = levels
    .filter(({ y }) => y > above && y < below)
    .map((level) => ({ from: Math.max(from, level.from), end: Math.min(end, level.end) }))
    .filter((stretch) => stretch.end > stretch.from)
    .sort((a, b) => a.from - b.from);
  let covered = 0;
  let reached = from;
  for (const stretch of between) {
    covered += Math.max(0, stretch.end - Math.max(reached, stretch.from));
    reached = Math.max(reached, stretch.end);
  }
  return covered > 0.6 * (end - from);
}

function boxOf(outline: Float64Array, [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Card {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (let at = 0; at + 1 < outline.length; at += 2) {
    const [x = 0, y = 0] = [outline[at], outline[at + 1]];
    const [pageX, pageY] = [a * x + c * y + e, b * x + d * y + f];
    box.left = Math.min(box.left, pageX);
    box.right = Math.max(box.right, pageX);
    box.top = Math.min(box.top, pageY);
    box.bottom = Math.max(box.bottom, pageY);
  }
  return box;
}

function distinct(boxes: Card[]): Card[] {
  const kept: Card[] = [];
  for (const box of boxes) {
    if (kept.length > mostBoxes) break;
    const isKnown = kept.some(
      (other) =>
        Math.abs(other.left - box.left) + Math.abs(other.right - box.right) < 6 &&
        Math.abs(other.top - box.top) + Math.abs(other.bottom - box.bottom) < 6,
    );
    if (!isKnown) kept.push(box);
  }
  return kept;
}

function isBar({ left, right, top, bottom }: Card): boolean {
  return right - left >= 4 * narrowest && bottom - top > 2 * thickestRule && bottom - top < lowest;
}

/** Side by side or one below the other without a gap: cells or rows of a table. */
function areNeighbours(a: Card, b: Card): boolean {
  const overlapX = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const overlapY = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return (overlapX > 20 && Math.abs(overlapY) <= touching) || (overlapY > 8 && Math.abs(overlapX) <= touching);
}

function holds(outer: Card, inner: Card): boolean {
  return (
    outer.left <= inner.left + 2 &&
    outer.right >= inner.right - 2 &&
    outer.top <= inner.top + 2 &&
    outer.bottom >= inner.bottom - 2
  );
}
