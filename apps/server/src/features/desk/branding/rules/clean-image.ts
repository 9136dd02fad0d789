export type CleanImage = {
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  /** The picture alone: what a camera or a program wrote beside it (place, names, comments) is left out. */
  readonly bytes: Buffer;
};

/** Decided by the content. Null: neither a PNG nor a JPEG from its first byte to its last. */
export function cleanImage(bytes: Buffer): CleanImage | null {
  return cleanPng(bytes) ?? cleanJpeg(bytes);
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** What a picture needs to look as it does; the rest is words about it. */
const pngKept = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'bKGD',
  'pHYs',
  'sBIT',
]);

function cleanPng(bytes: Buffer): CleanImage | null {
  if (!bytes.subarray(0, 8).equals(pngSignature)) return null;
  const parts: Buffer[] = [pngSignature];
  let at = 8;
  let size: { width: number; height: number } | null = null;
  let hasPicture = false;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (size === null) {
      if (type !== 'IHDR' || length !== 13) return null;
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    if (type === 'IDAT') hasPicture = true;
    if (pngKept.has(type)) parts.push(bytes.subarray(at, end));
    at = end;
    // What stands behind the end is another file.
    if (type === 'IEND') return hasPicture ? { mediaType: 'image/png', ...size, bytes: Buffer.concat(parts) } : null;
  }
  return null;
}

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;

function cleanJpeg(bytes: Buffer): CleanImage | null {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage || bytes[2] !== 0xff) return null;
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  let size: { width: number; height: number } | null = null;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // fill
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return null;
    if (isFrame(marker)) size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (marker === startOfScan) {
      const finish = bytes.lastIndexOf(Buffer.from([0xff, endOfImage]));
      if (!size || finish < end) return null;
      // Progressive pictures hold several scans with tables between them: taken as they are, up to the end.
      parts.push(bytes.subarray(at, finish + 2));
      return { mediaType: 'image/jpeg', ...size, bytes: Buffer.concat(parts) };
    }
    if (isKept(marker, bytes.subarray(at + 4, end))) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

/** Start of frame: C0 to CF but for the tables among them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Of the application's own segments: JFIF, the colour profile, and how Adobe wrote its colours. No Exif, no comment. */
function isKept(marker: number, content: Buffer): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  const name = content.toString('latin1', 0, 12);
  return (
    (marker === 0xe0 && name.startsWith('JFIF')) ||
    (marker === 0xe2 && name.startsWith('ICC_PROFILE')) ||
    marker === 0xee
  );
}
