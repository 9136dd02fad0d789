import { readFile } from 'node:fs/promises';
import { zlibSync } from 'fflate';
import { prepareZXingModule, type WriteInputBarcodeFormat, writeBarcode } from 'zxing-wasm/writer';
import type { Pixels } from '../src/decode/pixels.ts';

let ready: Promise<unknown> | undefined;

/** A code drawn as a scanner likes it: four pixels a module, black on white, with a quiet edge. */
export async function drawCode(format: WriteInputBarcodeFormat, message: string | Uint8Array): Promise<Pixels> {
  ready ??= readFile(new URL(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'))).then((wasm) =>
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true }),
  );
  await ready;
  const { symbol, error } = await writeBarcode(message, { format, scale: 1, addQuietZones: true });
  if (error || !symbol) throw new Error(error || 'no symbol');
  const scale = 4;
  const edge = 12;
  const width = symbol.width * scale + 2 * edge;
  const height = symbol.height * scale + 2 * edge;
  const pixels: Pixels = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [column, row] = [Math.floor((x - edge) / scale), Math.floor((y - edge) / scale)];
      const isInside = column >= 0 && row >= 0 && column < symbol.width && row < symbol.height;
      const shade = isInside ? (symbol.data[row * symbol.width + column] ?? 255) : 255;
      pixels.data.fill(shade, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  return pixels;
}

/** A PNG of the pixels: in colour, or black on transparent as mobile tickets have it. */
export function pngOf({ width, height, data }: Pixels, isTransparent = false): Uint8Array {
  const raw = new Uint8Array(height * (1 + width * 4));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [from, to] = [(y * width + x) * 4, y * (1 + width * 4) + 1 + x * 4];
      const shade = data[from] ?? 255;
      raw.fill(isTransparent ? 0 : shade, to, to + 3);
      raw[to + 3] = isTransparent ? 255 - shade : 255;
    }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const parts = [signature, chunk('IHDR', header), chunk('IDAT', zlibSync(raw)), chunk('IEND', new Uint8Array())];
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** Without its checksum, which readers do not ask for. */
function chunk(type: string, body: Uint8Array): Uint8Array {
  const out = new Uint8Array(12 + body.length);
  new DataView(out.buffer).setUint32(0, body.length);
  out.set(new TextEncoder().encode(type), 4);
  out.set(body, 8);
  return out;
}
