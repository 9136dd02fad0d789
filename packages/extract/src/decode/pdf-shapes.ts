/** What a page fills, in points of the page from its bottom left, in the order of painting. */
export type Shape = { outlines: Float64Array[]; isDark: boolean; isEvenOdd: boolean };

export type OperatorList = { fnArray: number[]; argsArray: unknown[] };
export type Operators = { [name: string]: number };

type Matrix = [number, number, number, number, number, number];
type State = { matrix: Matrix; fill: boolean; stroke: boolean; lineWidth: number };

/** Corners on one page: more than a page of codes has, and a tenth of what a map has. */
const mostNumbers = 400_000;

/**
 * The filled and stroked paths of a page, as far as they are made of lines; what clips or shades them is not asked for.
 * @param frames gets the stroked paths as they are, beside what their pen covers.
 */
export function shapesOf({ fnArray, argsArray }: OperatorList, ops: Operators, frames: Float64Array[] = []): Shape[] {
  const shapes: Shape[] = [];
  const kept: State[] = [];
  let state: State = { matrix: [1, 0, 0, 1, 0, 0], fill: true, stroke: true, lineWidth: 1 };
  let numbers = 0;
  const add = (outlines: Float64Array[], isDark: boolean, isEvenOdd: boolean) => {
    const placed = outlines.map((outline) => transformed(outline, state.matrix));
    numbers += placed.reduce((sum, { length }) => sum + length, 0);
    if (placed.length > 0) shapes.push({ outlines: placed, isDark, isEvenOdd });
  };
  fnArray.forEach((operator, index) => {
    if (numbers > mostNumbers) return;
    const args = (argsArray[index] ?? []) as unknown[];
    switch (operator) {
      case ops.save:
        kept.push({ ...state });
        break;
      case ops.restore:
      case ops.paintFormXObjectEnd:
        state = kept.pop() ?? state;
        break;
      case ops.transform:
        state.matrix = product(state.matrix, args);
        break;
      case ops.paintFormXObjectBegin:
        kept.push({ ...state });
        if (Array.isArray(args[0])) state.matrix = product(state.matrix, args[0]);
        break;
      case ops.setFillRGBColor:
        state.fill = isDark(args[0]);
        break;
      case ops.setStrokeRGBColor:
        state.stroke = isDark(args[0]);
        break;
      case ops.setLineWidth:
        state.lineWidth = Number(args[0]) || 0;
        break;
      case ops.paintSolidColorImageMask:
        add([Float64Array.of(0, 0, 1, 0, 1, 1, 0, 1)], state.fill, false);
        break;
      case ops.constructPath: {
        const [painting, [path] = []] = args as [number, unknown[]?];
        const outlines = outlinesOf(path);
        if (fills(painting, ops)) add(outlines, state.fill, painting === ops.eoFill || painting === ops.eoFillStroke);
        else if (painting === ops.stroke || painting === ops.closeStroke) {
          frames.push(...outlines.map((outline) => transformed(outline, state.matrix)));
          add(
            outlines.flatMap((outline) => thickened(outline, state.lineWidth)),
            state.stroke,
            false,
          );
        }
        break;
      }
      default:
    }
  });
  return shapes;
}

function fills(painting: number, ops: Operators): boolean {
  return [ops.fill, ops.eoFill, ops.fillStroke, ops.eoFillStroke, ops.closeFillStroke].includes(painting);
}

/** "#1a1a1a"; of the three the eye's weights. */
function isDark(colour: unknown): boolean {
  const [, red = 'ff', green = 'ff', blue = 'ff'] =
    /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(String(colour)) ?? [];
  const [r, g, b] = [red, green, blue].map((part) => Number.parseInt(part, 16)) as [number, number, number];
  return 0.3 * r + 0.59 * g + 0.11 * b < 128;
}

/** The library's path: a kind of step and its points, again and again. */
function outlinesOf(path: unknown): Float64Array[] {
  if (!(path instanceof Float32Array)) return [];
  const outlines: number[][] = [];
  for (let at = 0; at < path.length; ) {
    const step = path[at++];
    const size = pointsOf[step ?? -1];
    if (size === undefined) break;
    if (step === 0) outlines.push([]);
    // of a curve its end: a dot becomes a square that stands on its corner
    if (size > 0) outlines.at(-1)?.push(path[at + size - 2] ?? 0, path[at + size - 1] ?? 0);
    at += size;
  }
  return outlines.filter(({ length }) => length >= 4).map((outline) => Float64Array.from(outline));
}

/** Move, line, curve, shorter curve, close. */
const pointsOf: { [step: number]: number } = { 0: 2, 1: 2, 2: 6, 3: 4, 4: 0 };

/** Upright and level lines as what their pen covers. */
function thickened(outline: Float64Array, width: number): Float64Array[] {
  const bars: Float64Array[] = [];
  for (let at = 0; at + 3 < outline.length; at += 2) {
    const [x = 0, y = 0, X = 0, Y = 0] = outline.subarray(at, at + 4);
    const half = width / 2;
    if (Math.abs(x - X) < 1e-3) bars.push(Float64Array.of(x - half, y, x + half, y, x + half, Y, x - half, Y));
    else if (Math.abs(y - Y) < 1e-3) bars.push(Float64Array.of(x, y - half, X, y - half, X, y + half, x, y + half));
  }
  return bars;
}

function product([a, b, c, d, e, f]: Matrix, inner: ArrayLike<unknown>): Matrix {
  const [A, B, C, D, E, F] = Array.from({ length: 6 }, (_, index) => Number(inner[index]) || 0) as Matrix;
  return [a * A + c * B, b * A + d * B, a * C + c * D, b * C + d * D, a * E + c * F + e, b * E + d * F + f];
}

function transformed(outline: Float64Array, [a, b, c, d, e, f]: Matrix): Float64Array {
  const placed = new Float64Array(outline.length);
  for (let at = 0; at < outline.length; at += 2) {
    const [x = 0, y = 0] = [outline[at], outline[at + 1]];
    placed[at] = a * x + c * y + e;
    placed[at + 1] = b * x + d * y + f;
  }
  return placed;
}
