import { type OperatorList, type Operators, type Shape, shapesOf } from './pdf-shapes.ts';
import type { Pixels } from './pixels.ts';
import { type Box, paint } from './raster.ts';

/** Corners of squares that a code has at the least, counted in squares. */
const fewestSquares = 30;
/** In points: a smaller code no scanner reads, a larger one no ticket has. */
const smallest = 12;
const largest = 420;
/** Larger than a module: a frame, a cell's ground, a picture's edge. */
const largestGrain = 90;
const mostRegions = 4;
/** Enough for the reader, and no more than it needs. */
const modulePixels = 4;
/** How coarse the search is; the quiet edge of a code is wider. */
const reach = 6;

/**
 * The places of a page where many small squares lie together, painted: codes that a program drew with lines and squares
 * rather than as a picture. No page is rendered: text, photographs and shades are not asked for, which makes it a matter
 * of milliseconds.
 */
export function drawnOn(list: OperatorList, operators: Operators): Pixels[] {
  const shapes = shapesOf(list, operators);
  return regionsOf(shapes).map((region) => paint(shapes, region, modulePixels / region.grain));
}

/** `grain` is the shortest edge in it: a module, or a part of one. */
type Region = Box & { squares: number; grain: number };

function regionsOf(shapes: Shape[]): Region[] {
  const cells = new Map<string, Region>();
  for (const { outlines } of shapes)
    for (const outline of outlines) {
      const box = boxOf(outline);
      const grain = shortestEdge(outline);
      const squares = grain > 0 ? outline.length / 8 : 0;
      const isCode = outline.length > 16 && squares > 0; // one outline around many modules
      if (squares === 0 || (!isCode && Math.max(box.right - box.left, box.top - box.bottom) > largestGrain)) continue;
      const key = cellOf(box.left + box.right, box.bottom + box.top);
      const cell = cells.get(key);
      cells.set(key, cell ? joined(cell, { ...box, squares, grain }) : { ...box, squares, grain });
    }
  return grown(cells)
    .filter(({ left, right, bottom, top, squares }) => {
      const [width, height] = [right - left, top - bottom];
      return squares >= fewestSquares && Math.min(width, height) >= smallest && Math.max(width, height) <= largest;
    })
    .sort((a, b) => b.squares - a.squares)
    .slice(0, mostRegions);
}

function cellOf(x: number, y: number): string {
  return `${Math.floor(x / 2 / reach)} ${Math.floor(y / 2 / reach)}`;
}

/** Neighbouring cells become one region. */
function grown(cells: Map<string, Region>): Region[] {
  const left = new Map(cells);
  const regions: Region[] = [];
  for (const [start, first] of cells) {
    if (!left.delete(start)) continue;
    let region = first;
    const waiting = [start];
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const [x = 0, y = 0] = key.split(' ').map(Number);
      for (let dx = -1; dx <= 1; dx++)
        for (let dy = -1; dy <= 1; dy++) {
          const next = `${x + dx} ${y + dy}`;
          const cell = left.get(next);
          if (!cell) continue;
          left.delete(next);
          region = joined(region, cell);
          waiting.push(next);
        }
    }
    regions.push(region);
  }
  return regions;
}

function joined(a: Region, b: Region): Region {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
    top: Math.max(a.top, b.top),
    squares: a.squares + b.squares,
    grain: Math.min(a.grain, b.grain),
  };
}

function boxOf(outline: Float64Array): Box {
  const box: Box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  for (let at = 0; at < outline.length; at += 2) {
    const [x = 0, y = 0] = [outline[at], outline[at + 1]];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.bottom = Math.min(box.bottom, y);
    box.top = Math.max(box.top, y);
  }
  return box;
}

/**
 * Of an outline whose edges all run along two directions that stand upright on each other, however the whole is turned;
 * 0 of any other.
 */
function shortestEdge(outline: Float64Array): number {
  const corners = outline.length / 2;
  if (corners < 4) return 0;
  let shortest = Infinity;
  let [ux, uy] = [0, 0];
  for (let corner = 0; corner < corners; corner++) {
    const next = ((corner + 1) % corners) * 2;
    const x = (outline[next] ?? 0) - (outline[corner * 2] ?? 0);
    const y = (outline[next + 1] ?? 0) - (outline[corner * 2 + 1] ?? 0);
    const size = Math.hypot(x, y);
    if (size < 1e-3) continue;
    if (ux === 0 && uy === 0) [ux, uy] = [x / size, y / size];
    const along = Math.abs(x * ux + y * uy) / size;
    if (along > 0.05 && along < 0.995) return 0;
    shortest = Math.min(shortest, size);
  }
  return Number.isFinite(shortest) ? shortest : 0;
}
