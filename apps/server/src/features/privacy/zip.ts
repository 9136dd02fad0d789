import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type ZipEntry = {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** False for what is compressed already: pictures, PDF. */
  readonly deflate: boolean;
};

/** A ZIP as it is made, one entry after the other: nothing of it is held in memory as a whole. */
export function zipped(entries: AsyncIterable<ZipEntry>): Readable {
  return Readable.from(pieces(entries));
}

async function* pieces(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const ready: Buffer[] = [];
  let failed: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error) failed = error;
    else if (piece.length) ready.push(Buffer.from(piece));
  });
  const taken = () => {
    if (failed) throw failed;
    return ready.splice(0);
  };
  for await (const { name, content, deflate } of entries) {
    const entry = deflate ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    zip.add(entry);
    for await (const piece of content) {
      entry.push(piece);
      yield* taken();
    }
    entry.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
