import { readFile } from 'node:fs/promises';

/**
 * The compiled code of a package, read from where it is installed. The one place where the engine touches a disk, and
 * never for a document: without it the barcode and WebP decoders would fetch theirs from the network.
 */
export async function loadWasm(specifier: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readFile(new URL(import.meta.resolve(specifier)));
  return new Uint8Array(bytes); // a copy: a small file's buffer is part of a larger one
}
