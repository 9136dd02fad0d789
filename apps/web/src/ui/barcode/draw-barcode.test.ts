import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { type BarcodeDrawing, drawBarcode } from './draw-barcode.ts';

before(async () => {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  await prepareZXingModule({ overrides: { wasmBinary: wasm.buffer as ArrayBuffer }, fireImmediately: true });
});

const boardingPass = 'M1MARTIN/LEA           EXYZ1AB CDGGRUQC 1824 337C012A0025 100';
const readerNames = {
  code128: 'Code128',
  qr: 'QRCode',
  aztec: 'Aztec',
  pdf417: 'PDF417',
  datamatrix: 'DataMatrix',
} as const;

for (const format of ['code128', 'qr', 'aztec', 'pdf417', 'datamatrix'] as const) {
  for (const payload of ['3081 2207 4419', boardingPass]) {
    test(`a scanner reads “${payload.slice(0, 14)}…” from ${format}`, async () => {
      const [found, ...more] = await readBarcodes(paint(drawBarcode(format, payload)), { tryHarder: false });
      assert.deepEqual([found?.format, found?.text, more.length], [readerNames[format], payload, 0]);
    });
  }
}

test('letters beyond ASCII survive where the format can hold them, and are refused where it cannot', async () => {
  const [found] = await readBarcodes(paint(drawBarcode('qr', 'Zoë 旅')));
  assert.equal(found?.text, 'Zoë 旅');
  assert.throws(() => drawBarcode('code128', '旅'));
});

test('a signed ticket keeps every byte, whatever it would be as text', async () => {
  const bytes = Uint8Array.from({ length: 120 }, (_, at) => (at * 37 + 128) % 256);
  const payload = Buffer.from(bytes).toString('base64');
  for (const format of ['aztec', 'qr', 'pdf417', 'datamatrix'] as const) {
    const [found] = await readBarcodes(paint(drawBarcode(format, payload, true)));
    assert.deepEqual([format, found && Buffer.from(found.bytes).toString('base64')], [format, payload]);
  }
});

/** As a browser fills it: even-odd, at one pixel for each unit. */
function paint({ width, height, path }: BarcodeDrawing): ImageData {
  const shapes = path
    .split('Z')
    .filter(Boolean)
    .map((shape) =>
      shape
        .slice(1)
        .split('L')
        .map((point) => point.split(',').map(Number) as [number, number]),
    );
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    const edges = shapes.flatMap((points) => crossings(points, y + 0.5)).sort((a, b) => a - b);
    for (let i = 0; i + 1 < edges.length; i += 2) {
      for (let x = Math.round(edges[i] ?? 0); x < Math.round(edges[i + 1] ?? 0); x++) {
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
      }
    }
  }
  return { data: pixels, width, height, colorSpace: 'srgb' } as ImageData;
}

function crossings(points: [number, number][], y: number): number[] {
  return points.flatMap(([x0, y0], i) => {
    const [x1, y1] = points[(i + 1) % points.length] ?? [0, 0];
    return y0 > y !== y1 > y ? [x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)] : [];
  });
}
