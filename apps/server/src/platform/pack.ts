import { gzipSync } from 'node:zlib';

/** What is smaller leaves in one packet with its headers, packed or not. */
const worthBytes = 1400;

/** What is given again from memory is packed once, and forgotten with it. */
const packed = new WeakMap<Uint8Array, Buffer>();

/**
 * JSON as small as this caller can read it, or null: it is to leave as it is. A trip comes to a phone in a quarter of its bytes.
 *
 * A stranger who may choose a part of what is packed can guess the rest by its length, if they can make somebody else's browser ask for it:
 * hence only where the caller shows a token, which no other site's page can.
 */
export function packedFor(acceptEncoding: string | undefined, bytes: Uint8Array): Buffer | null {
  if (bytes.length < worthBytes || !reads(acceptEncoding, 'gzip')) return null;
  let small = packed.get(bytes);
  if (!small) {
    // In this thread: to hand it to another takes as long.
    small = gzipSync(bytes, { level: 3 });
    packed.set(bytes, small);
  }
  return small;
}

/** Whether who sent this Accept-Encoding can read a coding (RFC 9110, 12.5.3; `*` is taken for none). */
export function reads(acceptEncoding: string | undefined, coding: 'br' | 'gzip'): boolean {
  return (acceptEncoding ?? '').split(',').some((one) => {
    const [name = '', ...about] = one.split(';').map((part) => part.trim().toLowerCase());
    return name === coding && !about.some((part) => /^q\s*=\s*0(\.0*)?$/.test(part));
  });
}
