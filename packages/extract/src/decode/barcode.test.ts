import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawCode, pngOf } from '../../testing/barcodes.ts';
import { mail } from '../../testing/mail.ts';
import { extract } from '../index.ts';
import { limits } from '../limits.ts';
import { readImage, readPixels } from './barcode.ts';
import { tokenOf } from './code.ts';
import type { Pixels } from './pixels.ts';

const pass = 'M1MARTIN/LEA          EXYZ1AB CDGJFKAF 0006 045C012A0025 100';

for (const [format, symbology] of [
  ['Aztec', 'aztec'],
  ['PDF417', 'pdf417'],
  ['QRCode', 'qr'],
  ['DataMatrix', 'datamatrix'],
] as const) {
  test(`a boarding pass is read from a picture of its ${format}`, async () => {
    const read = await readImage(pngOf(await drawCode(format, pass)));
    assert.deepEqual('codes' in read && read.codes.map((code) => [code.symbology, code.text]), [[symbology, pass]]);
  });

  test(`a ${format} is read upside down and on its side, and a square one white on black`, async () => {
    const upright = await drawCode(format, pass);
    const light = format === 'PDF417' ? [] : [inverted(upright)];
    for (const change of [turned(upright), turned(turned(upright)), ...light])
      assert.deepEqual(
        (await readPixels(change)).map(({ text }) => text),
        [pass],
      );
  });
}

test('bars that were photographed askew are read, by whatever angle', async () => {
  const upright = await drawCode('PDF417', pass);
  for (const degrees of [7, 20, 33, 48, 70]) {
    const read = await readImage(pngOf(askew(upright, degrees)));
    assert.deepEqual('codes' in read && read.codes.map(({ text }) => text), [pass], `${degrees}°`);
  }
});

test('a picture of lines that are no bars gives nothing', async () => {
  const lined: Pixels = { width: 600, height: 400, data: new Uint8ClampedArray(600 * 400 * 4).fill(255) };
  for (let y = 0; y < 400; y++)
    for (let x = 0; x < 600; x++)
      if ((x + 3 * y) % 40 < 6) lined.data.fill(60, (y * 600 + x) * 4, (y * 600 + x) * 4 + 3);
  assert.deepEqual(await readImage(pngOf(lined)), { codes: [] });
});

test('black on transparent is black on paper', async () => {
  const read = await readImage(pngOf(await drawCode('Aztec', pass), true));
  assert.equal('codes' in read && read.codes[0]?.text, pass);
});

test('bytes that are no text stay the bytes they are', async () => {
  const bytes = Uint8Array.from({ length: 120 }, (_, at) => (at * 37 + 128) % 256);
  const [code] = await readPixels(await drawCode('Aztec', bytes));
  assert.deepEqual(code?.bytes, bytes);
  assert.equal(code && tokenOf(code), `aztecbin:${Buffer.from(bytes).toString('base64')}`);
});

test('a picture in the text of a mail becomes its flight', async () => {
  const png = Buffer.from(pngOf(await drawCode('Aztec', pass))).toString('base64');
  const { reservations, tree } = await extract(
    mail({ type: 'text/html; charset=utf-8', body: `<p>Your pass</p><img src="data:image/png;base64,${png}">` }),
    { contextDate: '2027-02-01' },
  );
  assert.deepEqual(
    reservations.map(({ booking }) => booking.type === 'FlightReservation' && booking.number),
    ['6'],
  );
  assert.ok(JSON.stringify(tree).includes('"barcode"'));
});

test('a picture that promises more pixels than anybody needs is not opened', async () => {
  const png = pngOf(await drawCode('QRCode', 'x'));
  new DataView(png.buffer).setUint32(16, Math.ceil(limits.imagePixels / 100));
  new DataView(png.buffer).setUint32(20, 101);
  assert.deepEqual(await readImage(png), { problem: 'too-large' });
});

test('a picture that gives out more than its header says costs no more than it says', async () => {
  const png = pngOf({ width: 2_000, height: 2_000, data: new Uint8ClampedArray(2_000 * 2_000 * 4) });
  new DataView(png.buffer).setUint32(16, 64);
  new DataView(png.buffer).setUint32(20, 64);
  assert.deepEqual(await readImage(png), { problem: 'damaged' });
});

function turned({ width, height, data }: Pixels): Pixels {
  const out: Pixels = { width: height, height: width, data: new Uint8ClampedArray(data.length) };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      out.data.set(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4), (x * height + height - 1 - y) * 4);
  return out;
}

function inverted({ width, height, data }: Pixels): Pixels {
  return { width, height, data: data.map((value, at) => (at % 4 === 3 ? value : 255 - value)) };
}

/** On a grey table, as a camera sees it. */
function askew({ width, height, data }: Pixels, degrees: number): Pixels {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const size = width + 200;
  const out: Pixels = { width: size, height: size, data: new Uint8ClampedArray(size * size * 4).fill(255) };
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const [dx, dy] = [x - size / 2, y - size / 2];
      const [fx, fy] = [c * dx + s * dy + width / 2, c * dy - s * dx + height / 2];
      const [left, top] = [Math.floor(fx), Math.floor(fy)];
      const at = (row: number, column: number) => data[((top + row) * width + left + column) * 4] ?? 255;
      const isInside = left >= 0 && top >= 0 && left < width - 1 && top < height - 1;
      const [px, py] = [fx - left, fy - top];
      const above = at(0, 0) * (1 - px) + at(0, 1) * px;
      const below = at(1, 0) * (1 - px) + at(1, 1) * px;
      const shade = isInside ? 30 + 0.8 * (above * (1 - py) + below * py) : 200;
      out.data.fill(shade, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  return out;
}
