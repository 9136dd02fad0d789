import type { Shape } from './pdf-shapes.ts';
import type { Pixels } from './pixels.ts';

/** Part of a page, in points from its bottom left. */
export type Box = { left: number; right: number; bottom: number; top: number };

/** Pixels along the longer side at the most: three for each module of the widest code that tickets have. */
const longSide = 900;
const edge = 24;

/**
 * The region with a white edge around, black where the last shape that covers a point is dark. `wanted` is how many pixels
 * a point should have.
 */
export function paint(shapes: readonly Shape[], region: Box, wanted: number): Pixels {
  const scale = Math.min(wanted, longSide / Math.max(region.right - region.left, region.top - region.bottom));
  const width = Math.ceil((region.right - region.left) * scale) + 2 * edge;
  const height = Math.ceil((region.top - region.bottom) * scale) + 2 * edge;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const shades = new Uint32Array(data.buffer);
  let left = mostCrossings;
  for (const { outlines, isDark, isEvenOdd } of shapes) {
    const rows = crossings(outlines, region, scale, height, left);
    for (const found of rows.values()) left -= found.length;
    if (left <= 0) break;
    for (const [row, found] of rows) fillRow(shades.subarray(row * width, (row + 1) * width), found, isEvenOdd, isDark);
  }
  return { width, height, data };
}

/** A code has some ten thousand; a page made to cost much has no end of them. */
const mostCrossings = 500_000;

type Crossing = { x: number; turn: 1 | -1 };

/** Where the edges cross the middle of each row of pixels. */
function crossings(
  outlines: readonly Float64Array[],
  region: Box,
  scale: number,
  height: number,
  most: number,
): Map<number, Crossing[]> {
  const rows = new Map<number, Crossing[]>();
  let found = 0;
  for (const outline of outlines) {
    const corners = outline.length / 2;
    for (let corner = 0; corner < corners; corner++) {
      const next = ((corner + 1) % corners) * 2;
      const [x1, y1] = place(outline[corner * 2] ?? 0, outline[corner * 2 + 1] ?? 0);
      const [x2, y2] = place(outline[next] ?? 0, outline[next + 1] ?? 0);
      const [low, high] = y1 < y2 ? [y1, y2] : [y2, y1];
      const last = Math.min(height - 1, Math.ceil(high - 0.5) - 1);
      for (let row = Math.max(0, Math.ceil(low - 0.5)); row <= last; row++) {
        const x = x1 + ((row + 0.5 - y1) * (x2 - x1)) / (y2 - y1);
        if (++found > most) return rows;
        const its = rows.get(row);
        if (its) its.push({ x, turn: y1 < y2 ? 1 : -1 });
        else rows.set(row, [{ x, turn: y1 < y2 ? 1 : -1 }]);
      }
    }
  }
  return rows;

  function place(x: number, y: number): [number, number] {
    return [(x - region.left) * scale + edge, (region.top - y) * scale + edge];
  }
}

const black = 0xff000000;
const white = 0xffffffff;

function fillRow(row: Uint32Array, found: Crossing[], isEvenOdd: boolean, isDark: boolean): void {
  found.sort((a, b) => a.x - b.x);
  let winding = 0;
  found.forEach(({ x, turn }, index) => {
    winding += isEvenOdd ? 1 : turn;
    const isInside = isEvenOdd ? winding % 2 === 1 : winding !== 0;
    const next = found[index + 1];
    if (isInside && next) row.fill(isDark ? black : white, Math.max(0, Math.round(x)), Math.max(0, Math.round(next.x)));
  });
}
