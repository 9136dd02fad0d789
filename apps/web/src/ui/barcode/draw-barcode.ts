import {
  azteccode,
  code128,
  type DrawingContext,
  datamatrix,
  pdf417,
  qrcode,
  type RenderOptions,
} from '@bwip-js/browser';
import type { BarcodeFormat } from './barcode-format.ts';

/** Black on white, margins included: a `path` of filled shapes in a box of `width` × `height`. */
export type BarcodeDrawing = { width: number; height: number; path: string };

/**
 * What a scanner reads as `payload`. Throws when the format cannot hold it: beyond ASCII, Code 128 means other things to
 * other scanners. `binary`: the payload is base64 of bytes that are no text, such as a railway's signed ticket.
 * This file carries the encoders (90 kB): import it when there is something to draw.
 */
export function drawBarcode(format: BarcodeFormat, payload: string, binary = false): BarcodeDrawing {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII has them
  if (format === 'code128' && !/^[\x00-\x7f]*$/.test(payload)) throw new Error('Code 128 holds ASCII');
  const { encode, quiet, options } = symbologies[format];
  const text = binary ? { text: atob(payload), binarytext: true } : { text: payload };
  const drawn = encode({ bcid: '', scale, ...text, ...options }, shapes());
  // Without its quiet zone a symbol is hard to find for a scanner.
  const margin = quiet * scale;
  const path = drawn.shapes
    .map((points) => `M${points.map(([x, y]) => `${x + margin},${y + margin}`).join('L')}Z`)
    .join('');
  return { width: drawn.width + 2 * margin, height: drawn.height + 2 * margin, path };
}

/** Even, so that a bar's middle and both its edges are whole numbers. */
const scale = 2;

type Shapes = { width: number; height: number; shapes: [number, number][][] };
type Encode = (options: RenderOptions, drawing: DrawingContext<Shapes>) => Shapes;

/** `quiet`: white around it, in modules, as each standard asks (Aztec asks for none and is found more easily with some). */
const symbologies: Record<BarcodeFormat, { encode: Encode; quiet: number; options?: Partial<RenderOptions> }> = {
  code128: { encode: code128, quiet: 10, options: { height: 18 } },
  qr: { encode: qrcode, quiet: 4, options: { eclevel: 'M' } as Partial<RenderOptions> },
  aztec: { encode: azteccode, quiet: 2 },
  pdf417: { encode: pdf417, quiet: 3 },
  datamatrix: { encode: datamatrix, quiet: 2 },
};

/** Collects outlines; text is never drawn. */
function shapes(): DrawingContext<Shapes> {
  const drawn: Shapes = { width: 0, height: 0, shapes: [] };
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init(width, height) {
      drawn.width = width;
      drawn.height = height;
    },
    // A bar: upright, around its middle.
    line(x, y0, _x1, y1, width) {
      const [left, right] = [x - width / 2, x + width / 2];
      drawn.shapes.push([
        [left, y0],
        [right, y0],
        [right, y1],
        [left, y1],
      ]);
    },
    polygon: (points) => void drawn.shapes.push(points.map(([x, y]) => [x, y])),
    hexagon: () => undefined,
    ellipse: () => undefined,
    fill: () => undefined,
    text: () => undefined,
    end: () => drawn,
  };
}
