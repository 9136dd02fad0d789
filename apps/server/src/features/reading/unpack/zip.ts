import { inflateSync } from 'fflate';
import type { UnpackLimits } from './unpacked.ts';

export type ZipEntry = { name: string; size: number; packed: number; method: number; headerAt: number };

export type Zip =
  | { entries: ZipEntry[]; refused: null }
  | { entries: null; refused: 'encrypted' | 'too-large' | 'unreadable' };

/** The table at the end of a zip, read without inflating anything; refused as a whole when what it promises is too much. */
export function openZip(bytes: Uint8Array, limits: UnpackLimits): Zip {
  const refuse = (refused: Exclude<Zip['refused'], null>): Zip => ({ entries: null, refused });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  const stop = Math.max(0, end - 65_535);
  while (end >= stop && view.getUint32(end, true) !== 0x06054b50) end--;
  if (end < stop) return refuse('unreadable');
  const count = view.getUint16(end + 10, true);
  // More than a plain zip can say: a larger kind of archive, which nobody needs for what is taken here.
  if (count > limits.entries || count === 0xffff) return refuse('too-large');
  let at = view.getUint32(end + 16, true);
  let total = 0;
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) return refuse('unreadable');
    if (view.getUint16(at + 8, true) & 1) return refuse('encrypted');
    const nameLength = view.getUint16(at + 28, true);
    const entry: ZipEntry = {
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      headerAt: view.getUint32(at + 42, true),
    };
    total += entry.size;
    if (total > limits.archiveBytes || entry.size > Math.max(entry.packed * limits.ratio, 1024 * 1024))
      return refuse('too-large');
    entries.push(entry);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return { entries, refused: null };
}

/** Null where the file is not what the table says. Never more bytes than the table promised. */
export function inflateEntry(bytes: Uint8Array, entry: ZipEntry): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { headerAt, packed, size, method } = entry;
  if (headerAt + 30 > bytes.length || view.getUint32(headerAt, true) !== 0x04034b50) return null;
  const start = headerAt + 30 + view.getUint16(headerAt + 26, true) + view.getUint16(headerAt + 28, true);
  const content = bytes.subarray(start, start + packed);
  if (content.length !== packed) return null;
  if (method === 0) return packed === size ? content.slice() : null;
  if (method !== 8) return null;
  try {
    // Into a room of the promised size and one byte, by which a lie is known: what does not fit is not taken in.
    const out = inflateSync(content, { out: new Uint8Array(size + 1) });
    return out.length === size ? out : null;
  } catch {
    return null;
  }
}
