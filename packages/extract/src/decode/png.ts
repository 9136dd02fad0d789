import { Inflate } from 'fflate';
import type { Pixels } from './pixels.ts';

/** What one step of inflating may be given: it can give out a thousand times as much before anybody may say stop. */
const feed = 4_096;

/**
 * A PNG's pixels on white paper: mobile tickets are often black on transparent, which a decoder that leaves the
 * transparency out sees as black on black. Nothing is inflated beyond what the header promises. Null where it is damaged.
 */
export function decodePng(bytes: Uint8Array, mostPixels: number): Pixels | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let header: Header | undefined;
  let palette: Uint8Array | undefined;
  let transparency: Uint8Array | undefined;
  const pieces: Uint8Array[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const size = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + size);
    if (type === 'IHDR' && body.length >= 13) header = readHeader(body);
    else if (type === 'PLTE') palette = body;
    else if (type === 'tRNS') transparency = body;
    else if (type === 'IDAT') pieces.push(body);
    else if (type === 'IEND') break;
    at += 12 + size;
  }
  if (!header || header.width * header.height > mostPixels) return null;
  const passes = header.interlaced ? adam7 : [[0, 0, 1, 1] as const];
  const parts = passes.map((pass) => partOf(header, pass)).filter(({ columns, rows }) => columns > 0 && rows > 0);
  const raw = inflate(
    pieces,
    parts.reduce((sum, part) => sum + part.rows * (part.rowBytes + 1), 0),
  );
  if (!raw) return null;
  const pixels: Pixels = {
    width: header.width,
    height: header.height,
    data: new Uint8ClampedArray(header.width * header.height * 4).fill(255),
  };
  let at = 0;
  for (const part of parts) {
    if (!unfilter(raw, at, part, Math.max(1, (header.channels * header.depth) >> 3))) return null;
    paint(pixels, raw, at, part, header, palette, transparency);
    at += part.rows * (part.rowBytes + 1);
  }
  return pixels;
}

type Header = {
  width: number;
  height: number;
  depth: number;
  /** 0 grey, 2 colour, 3 palette, 4 grey with transparency, 6 colour with transparency. */
  kind: number;
  channels: number;
  interlaced: boolean;
};

/** A pass over the picture: first column and row, and the steps between them. */
type Pass = readonly [x: number, y: number, stepX: number, stepY: number];
type Part = { pass: Pass; columns: number; rows: number; rowBytes: number };

const adam7: Pass[] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];

function readHeader(body: Uint8Array): Header | undefined {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const [depth = 0, kind = 0] = [body[8], body[9]];
  const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[kind];
  const isKnown = channels && [1, 2, 4, 8, 16].includes(depth) && (depth >= 8 || channels === 1);
  if (!isKnown || (body[12] ?? 2) > 1) return undefined;
  return { width: view.getUint32(0), height: view.getUint32(4), depth, kind, channels, interlaced: body[12] === 1 };
}

function partOf(header: Header, pass: Pass): Part {
  const [x, y, stepX, stepY] = pass;
  const columns = Math.ceil((header.width - x) / stepX);
  const rows = Math.ceil((header.height - y) / stepY);
  return { pass, columns, rows, rowBytes: Math.ceil((columns * header.channels * header.depth) / 8) };
}

function inflate(pieces: Uint8Array[], size: number): Uint8Array | null {
  const raw = new Uint8Array(size);
  let length = 0;
  const stream = new Inflate((chunk) => {
    raw.set(chunk.subarray(0, size - length), length);
    length = Math.min(size, length + chunk.length);
  });
  try {
    let head = 2; // of zlib: method and flags
    for (const piece of pieces) {
      for (let at = head; at < piece.length && length < size; at += feed) stream.push(piece.subarray(at, at + feed));
      head = Math.max(0, head - piece.length);
      if (length >= size) break;
    }
  } catch {
    return null;
  }
  return length === size ? raw : null;
}

/** Each row says how it differs from its neighbours; this makes it say what it is. In place. */
function unfilter(raw: Uint8Array, from: number, { rows, rowBytes }: Part, step: number): boolean {
  for (let row = 0; row < rows; row++) {
    const start = from + row * (rowBytes + 1) + 1;
    const filter = raw[start - 1] ?? 0;
    if (filter > 4) return false;
    if (filter === 0) continue;
    for (let i = 0; i < rowBytes; i++) {
      const left = i >= step ? (raw[start + i - step] ?? 0) : 0;
      const up = row > 0 ? (raw[start + i - rowBytes - 1] ?? 0) : 0;
      const corner = i >= step && row > 0 ? (raw[start + i - rowBytes - 1 - step] ?? 0) : 0;
      const guess = filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : paeth(left, up, corner);
      raw[start + i] = (raw[start + i] ?? 0) + guess;
    }
  }
  return true;
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function paint(
  pixels: Pixels,
  raw: Uint8Array,
  from: number,
  { pass, columns, rows, rowBytes }: Part,
  { depth, kind, channels }: Header,
  palette: Uint8Array | undefined,
  transparency: Uint8Array | undefined,
): void {
  const [x0, y0, stepX, stepY] = pass;
  const most = 2 ** Math.min(depth, 8) - 1;
  for (let row = 0; row < rows; row++) {
    const start = from + row * (rowBytes + 1) + 1;
    /** Of 16 bits the upper eight. */
    const sample = (index: number): number => {
      if (depth >= 8) return raw[start + index * (depth >> 3)] ?? 0;
      const bit = index * depth;
      return ((raw[start + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & most;
    };
    for (let column = 0; column < columns; column++) {
      const first = sample(column * channels);
      let [red, green, blue, alpha] = [first, first, first, 255];
      if (kind === 3) {
        red = palette?.[first * 3] ?? 0;
        green = palette?.[first * 3 + 1] ?? 0;
        blue = palette?.[first * 3 + 2] ?? 0;
        alpha = transparency?.[first] ?? 255;
      } else if (kind === 0 || kind === 4) {
        red = green = blue = Math.round((first * 255) / most);
        if (kind === 4) alpha = sample(column * 2 + 1);
        else if (transparency && first === transparency[depth > 8 ? 0 : 1]) alpha = 0;
      } else {
        green = sample(column * channels + 1);
        blue = sample(column * channels + 2);
        if (kind === 6) alpha = sample(column * 4 + 3);
      }
      const to = ((y0 + row * stepY) * pixels.width + x0 + column * stepX) * 4;
      const white = 255 - alpha;
      pixels.data[to] = (red * alpha) / 255 + white;
      pixels.data[to + 1] = (green * alpha) / 255 + white;
      pixels.data[to + 2] = (blue * alpha) / 255 + white;
    }
  }
}
