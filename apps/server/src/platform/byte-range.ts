import { Readable } from 'node:stream';

export type ByteRange = { readonly first: number; readonly last: number };

/**
 * RFC 9110 §14: one range of bytes. Null: none was asked for, or several, or another unit; then the whole is sent.
 * `'unsatisfiable'`: it begins behind the end.
 */
export function rangeOf(header: string | undefined, sizeBytes: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (!match || (from === '' && to === '')) return null;
  if (from === '') {
    const wanted = Math.min(Number(to), sizeBytes);
    return wanted === 0 ? 'unsatisfiable' : { first: sizeBytes - wanted, last: sizeBytes - 1 };
  }
  const first = Number(from);
  const last = to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1);
  if (first >= sizeBytes) return 'unsatisfiable';
  return last < first ? null : { first, last };
}

/** The bytes of a range. An encrypted file is opened from its beginning: what comes before is read and let go. */
export function cut(content: Readable, { first, last }: ByteRange): Readable {
  async function* wanted() {
    let at = 0;
    for await (const chunk of content as AsyncIterable<Buffer>) {
      const piece = chunk.subarray(Math.max(0, first - at), last + 1 - at);
      at += chunk.length;
      if (piece.length > 0) yield piece;
      if (at > last) return;
    }
  }
  return Readable.from(wanted(), { objectMode: false });
}
