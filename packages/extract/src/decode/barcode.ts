import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import { limits } from '../limits.ts';
import { loadWasm } from '../wasm/load.ts';
import { type Barcode, codeOf, type Symbology } from './code.ts';
import { sizeOfImage } from './image-size.ts';
import type { Pixels } from './pixels.ts';
import { decodePng } from './png.ts';
import { straightened } from './straighten.ts';
import { decodeWebp } from './webp.ts';

export type ReadImage = { codes: Barcode[] } | { problem: 'too-large' | 'damaged' | 'not-yet-readable' };

/**
 * The two-dimensional codes in a picture: PNG, JPEG, GIF and WebP; upright, turned, inverted or photographed. No code is
 * no problem. Costs some 10 ms for a picture of a code and up to a second for a photograph at its largest
 * (`limits.imagePixels`); larger ones are not decoded.
 * @param isPaper nothing on it is light on dark, which is a quarter of the work.
 */
export async function readImage(bytes: Uint8Array, isPaper = false): Promise<ReadImage> {
  const size = sizeOfImage(bytes);
  if (!size) return { problem: bytes[0] === 0 ? 'not-yet-readable' : 'damaged' };
  const { width, height } = size;
  if (width * height > limits.imagePixels) return { problem: 'too-large' };
  if (width < smallest || height < smallest) return { codes: [] };
  const isPng = bytes[0] === 0x89;
  const isPhoto = !isPaper && width * height >= leastPhoto && width * height <= mostPhoto;
  if (!isPng && bytes[0] !== 0x52) return { codes: await readFrom(bytes, isPaper) };
  const pixels = isPng ? decodePng(bytes, limits.imagePixels) : await decodeWebp(bytes);
  if (!pixels) return { problem: 'damaged' };
  const codes = await readPixels(pixels);
  return { codes: codes.length === 0 && isPhoto ? await readAskew(pixels) : codes };
}

/** Of pictures that show more than a code; and what may lie in a reader's memory turned and as it was. */
const leastPhoto = 60_000;
const mostPhoto = 13_000_000;

/**
 * The stacked bars of a pass that was not held straight; square codes are read however they lie. JPEGs are opened by the
 * reader of codes itself, which gives no pixels out: those stay as they are.
 */
async function readAskew(pixels: Pixels): Promise<Barcode[]> {
  const upright = straightened(pixels);
  return upright ? readFrom(upright, false, ['PDF417']) : [];
}

/**
 * The two-dimensional codes in pixels that somebody has already: a rendered page, an image out of a PDF. The cheapest
 * resolution for a page is 150 dpi; what is transparent must be white.
 */
export async function readPixels(pixels: Pixels): Promise<Barcode[]> {
  if (pixels.width * pixels.height > limits.imagePixels || pixels.width < smallest || pixels.height < smallest)
    return [];
  return readFrom(pixels);
}

/** No code that carries a ticket is smaller, and logos and counting pixels are. */
const smallest = 16;

const options: ReaderOptions = {
  formats: ['Aztec', 'PDF417', 'QRCode', 'DataMatrix'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  maxNumberOfSymbols: limits.barcodes,
};

const symbologies: { [format: string]: Symbology } = {
  Aztec: 'aztec',
  PDF417: 'pdf417',
  QRCode: 'qr',
  DataMatrix: 'datamatrix',
};

let ready: Promise<unknown> | undefined;

async function readFrom(
  input: Uint8Array | Pixels,
  isPaper = false,
  formats: ReaderOptions['formats'] = options.formats,
): Promise<Barcode[]> {
  ready ??= prepare();
  await ready;
  try {
    const found = await readBarcodes(input as Uint8Array, {
      ...options,
      formats,
      tryInvert: !isPaper,
    });
    return found
      .filter(({ isValid, bytes }) => isValid && bytes.length > 0)
      .map(({ symbology, bytes }) => codeOf(bytes.slice(), symbologies[symbology]));
  } catch {
    return []; // a picture that its decoder cannot open
  }
}

async function prepare(): Promise<unknown> {
  const wasm = await loadWasm('zxing-wasm/reader/zxing_reader.wasm');
  return prepareZXingModule({ overrides: { wasmBinary: wasm.buffer }, fireImmediately: true });
}
