import { limits } from '../limits.ts';
import type { OperatorList, Operators } from './pdf-shapes.ts';
import type { Pixels } from './pixels.ts';

type Page = { objs: Objects; commonObjs: Objects };
type Objects = { get(name: string, give: (image: unknown) => void): unknown };

/** What the library makes of an image: a bit, three bytes or four for each pixel. */
type Image = { width: number; height: number; kind: number; data: Uint8Array | Uint8ClampedArray };

/**
 * The pictures that a page carries, each once, as far as they are large enough for a code and no larger than may be read.
 * A stencil, through which one colour is laid on, is a picture of a bit for each pixel.
 */
export async function imagesOf(
  page: Page,
  { fnArray, argsArray }: OperatorList,
  operators: Operators,
): Promise<Pixels[]> {
  const names = new Set<string>();
  const pictures: Pixels[] = [];
  for (const [index, operator] of fnArray.entries()) {
    if (pictures.length >= limits.images) break;
    const [given] = (argsArray[index] ?? []) as unknown[];
    const stencil = operator === operators.paintImageMaskXObject ? (given as Stencil | undefined) : undefined;
    const first = stencil ? stencil.data : given;
    if (stencil && typeof first !== 'string') {
      const image = { ...stencil, kind: 1 };
      if (isImage(image)) pictures.push(pixelsOf(image));
      continue;
    }
    const isNamed =
      (stencil || operator === operators.paintImageXObject) && typeof first === 'string' && !names.has(first);
    if (!isNamed && operator !== operators.paintInlineImageXObject) continue;
    if (isNamed) names.add(first);
    const objects = isNamed && first.startsWith('g_') ? page.commonObjs : page.objs;
    const image = isNamed ? await new Promise<unknown>((give) => objects.get(first, give)) : first;
    const whole = stencil ? { ...stencil, ...(image as object), kind: 1 } : image;
    if (isImage(whole)) pictures.push(pixelsOf(whole));
  }
  return pictures;
}

/** Its bits are here, or under a name where several pages have it. */
type Stencil = { width: number; height: number; data: Uint8Array | string };

function isImage(value: unknown): value is Image {
  const { width, height, kind, data } = (value ?? {}) as Partial<Image>;
  if (!width || !height || !kind || !data || typeof data === 'string') return false;
  return width >= 16 && height >= 16 && width * height <= limits.imagePixels;
}

function pixelsOf({ width, height, kind, data }: Image): Pixels {
  const out = new Uint8ClampedArray(width * height * 4).fill(255);
  const bytesInRow = (width + 7) >> 3;
  if (kind === 1) {
    const shades = new Uint32Array(out.buffer);
    for (let row = 0, pixel = 0; row < height; row++)
      for (let column = 0; column < width; column++, pixel++)
        if (((data[row * bytesInRow + (column >> 3)] ?? 0) & (0x80 >> (column & 7))) === 0) shades[pixel] = 0xff000000;
    return { width, height, data: out };
  }
  const step = kind === 2 ? 3 : 4;
  const length = Math.min(width * height, Math.floor(data.length / step));
  for (let pixel = 0, from = 0, to = 0; pixel < length; pixel++, from += step, to += 4) {
    out[to] = data[from] as number;
    out[to + 1] = data[from + 1] as number;
    out[to + 2] = data[from + 2] as number;
  }
  return { width, height, data: out };
}
