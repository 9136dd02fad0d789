/** UTF-8 where it is valid, else Windows-1252, which reads any byte; UTF-16 only with its mark. */
export function decodeText(bytes: Uint8Array, charset?: string): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (charset) {
    try {
      return new TextDecoder(charset).decode(bytes);
    } catch {
      // an unknown name is no reason not to read
    }
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** One character per byte, for looking at the head of a file. */
export function decodeLatin(bytes: Uint8Array, length: number): string {
  return new TextDecoder('latin1').decode(bytes.subarray(0, length));
}

/** Marks without width that mailers sprinkle into preheaders and words: they would break every comparison. */
export const invisible = /[\u200b-\u200f\u00ad\ufeff\u2060]|\u034f/g;
