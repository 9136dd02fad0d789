import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { Call } from '@escale/contract';
import type { z } from 'zod';

/** What a bound function gives back. */
export type Answer<C extends Call> = C extends { reply: { kind: 'json'; schema: infer S extends z.ZodType } }
  ? z.input<S> | Prepared
  : C extends { reply: { kind: 'bytes' } }
    ? FileAnswer
    : C extends { reply: { kind: 'stream'; schema: infer S extends z.ZodType } }
      ? AsyncIterable<z.input<S>>
      : // biome-ignore lint/suspicious/noConfusingVoidType: a function that only does something returns nothing
        void;

/** Already serialised, for hot reads. Production sends it as it is; tests check it against the contract. */
export class Prepared {
  readonly text: string;
  readonly version: number | undefined;
  constructor(text: string, version?: number) {
    this.text = text;
    this.version = version;
  }
}

/** `return prepared(row.body, row.version)` */
export function prepared(text: string, version?: number): Prepared {
  return new Prepared(text, version);
}

export type FileAnswer = {
  readonly content: Readable | Uint8Array;
  /** As found in the bytes, never as the uploader named it. */
  readonly mediaType: string;
  readonly name: string;
  readonly sizeBytes?: number;
  /** `download` also for what a browser could show. */
  readonly disposition?: 'inline' | 'download';
};

/**
 * `"7.5k2.1x8f0a"`: the record's version, then length and checksum of what was sent. If-None-Match compares all of it (a
 * trip changes with its segments); If-Match compares the version alone, and `"7"` is enough for it.
 */
export function etagOf(text: string | Uint8Array, version: number | undefined): string {
  // A checksum and no cryptographic hash: whoever could forge it would only deceive themselves, and this is on every read.
  const digest = `${Buffer.byteLength(text).toString(36)}.${crc32(text).toString(36)}`;
  return version === undefined ? `"-.${digest}"` : `"${version}.${digest}"`;
}

export function isNoneMatch(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Whether an If-Match header names this version; no header agrees with everything. */
export function matchesVersion(ifMatch: string | undefined, version: number): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  return ifMatch.split(',').some((tag) => {
    const inner = /^(?:W\/)?"([^"]*)"$/.exec(tag.trim())?.[1] ?? tag.trim();
    return inner.split('.')[0] === String(version);
  });
}
