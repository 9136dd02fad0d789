import type { Pixels } from './pixels.ts';

/** Bars need two pixels each; a code as wide as a photograph has them at this size. */
const most = 2_600_000;
/** Where the edges are looked for; finer shows noise, coarser loses the bars. */
const coarse = 1_000_000;
/** A code that is turned less is read as it is. */
const leastTurn = 2;
/** How far one direction must stand out among all: a wood's grain does not, bars and lines of print do. */
const clearPeak = 2.2;

/**
 * A picture turned upright by the direction of most of its edges: a stack of bars (PDF417) is read line by line, and
 * photographed a few degrees askew no line crosses all of them. Null where it stands upright or has no direction.
 */
export function straightened(picture: Pixels): Pixels | null {
  const turn = turnOf(shrunk(picture, coarse));
  return turn === null ? null : turned(shrunk(picture, most), turn);
}

type Grey = { width: number; height: number; data: Uint8ClampedArray };

function shrunk({ width, height, data }: Pixels, pixels: number): Grey {
  const by = Math.max(1, Math.ceil(Math.sqrt((width * height) / pixels) - 0.2));
  const [w, h] = [Math.floor(width / by), Math.floor(height / by)];
  const out = new Uint8ClampedArray(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let sum = 0;
      for (let row = 0; row < by; row++) {
        // green is the grey of a cheap look
        let at = ((y * by + row) * width + x * by) * 4 + 1;
        for (let column = 0; column < by; column++, at += 4) sum += data[at] ?? 0;
      }
      out[y * w + x] = sum / (by * by);
    }
  return { width: w, height: h, data: out };
}

/** Degrees from upright, -45 to 45. */
function turnOf({ width, height, data }: Grey): number | null {
  const sums = new Float64Array(90);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const px = (step: number) => data[at + step] ?? 0;
      const [nw, ne, sw, se] = [px(-width - 1), px(1 - width), px(width - 1), px(width + 1)];
      const across = 3 * (ne + se - nw - sw) + 10 * (px(1) - px(-1));
      const down = 3 * (sw + se - nw - ne) + 10 * (px(width) - px(-width));
      const strength = Math.abs(across) + Math.abs(down);
      if (strength < 500) continue;
      const degrees = (Math.atan2(down, across) * 180) / Math.PI + 180;
      const bin = Math.round(degrees) % 90;
      sums[bin] = (sums[bin] ?? 0) + strength;
    }
  const near = (bin: number) =>
    [-2, -1, 0, 1, 2].reduce((total, step) => total + (sums[(bin + step + 90) % 90] ?? 0), 0) / 5;
  let best = 0;
  for (let bin = 1; bin < 90; bin++) if (near(bin) > near(best)) best = bin;
  const mean = sums.reduce((total, sum) => total + sum, 0) / 90;
  const turn = best > 45 ? best - 90 : best;
  return mean > 0 && near(best) > clearPeak * mean && Math.abs(turn) >= leastTurn ? turn : null;
}

function turned({ width, height, data }: Grey, degrees: number): Pixels {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const w = Math.ceil(width * Math.abs(c) + height * Math.abs(s));
  const h = Math.ceil(width * Math.abs(s) + height * Math.abs(c));
  const out = new Uint8ClampedArray(w * h * 4).fill(255);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [dx, dy] = [x - w / 2, y - h / 2];
      const [fx, fy] = [c * dx - s * dy + width / 2, s * dx + c * dy + height / 2];
      const [left, top] = [Math.floor(fx), Math.floor(fy)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const [px, py] = [fx - left, fy - top];
      const at = top * width + left;
      const value =
        ((data[at] ?? 0) * (1 - px) + (data[at + 1] ?? 0) * px) * (1 - py) +
        ((data[at + width] ?? 0) * (1 - px) + (data[at + width + 1] ?? 0) * px) * py;
      const to = (y * w + x) * 4;
      out[to] = out[to + 1] = out[to + 2] = value;
    }
  return { width: w, height: h, data: out };
}
