import type { ImportReason } from '@escale/contract';

/** One document that was found in what somebody exported from elsewhere. */
export type Unpacked = {
  /** What its person knows it by: the file's name, or how the event is called. A mail says its own. */
  title: string | null;
  fileName: string | null;
  mediaType: string;
  bytes: Uint8Array;
};

/** Where to go on: which file of an archive, and where in that file. */
export type Place = { entry: number; at: number };

export type UnpackedSlice = {
  documents: Unpacked[];
  /** Null: that was the last of it. */
  next: Place | null;
  /** Of a kind that holds no bookings: index pages, other calendars' settings, music. */
  skipped: number;
  /** Looked at and plainly no booking: a meeting in a calendar. */
  nothing: number;
  /** Why the whole of it, or its rest, was not taken. */
  refused: ImportReason | null;
};

export type UnpackLimits = {
  /** Of one document. */
  documentBytes: number;
  /** Of a mailbox or calendar inside an archive. */
  entryBytes: number;
  entries: number;
  /** Of all files of an archive together. */
  archiveBytes: number;
  /** How much larger than itself a file may become. */
  ratio: number;
  /** Handed over at once. */
  sliceBytes: number;
  sliceDocuments: number;
  sliceMs: number;
};

export const unpackLimits: UnpackLimits = {
  documentBytes: 25 * 1024 * 1024,
  entryBytes: 200 * 1024 * 1024,
  entries: 20_000,
  archiveBytes: 400 * 1024 * 1024,
  // Text packs to a tenth; what packs to less than a hundredth is made to burst.
  ratio: 100,
  sliceBytes: 8 * 1024 * 1024,
  sliceDocuments: 50,
  sliceMs: 2_000,
};

/** What one slice has taken so far. */
export class Slice {
  readonly documents: Unpacked[] = [];
  skipped = 0;
  nothing = 0;
  #bytes = 0;
  readonly #limits: UnpackLimits;
  readonly #until: number;

  constructor(limits: UnpackLimits) {
    this.#limits = limits;
    this.#until = performance.now() + limits.sliceMs;
  }

  take(document: Unpacked): void {
    if (document.bytes.length > this.#limits.documentBytes) {
      this.skipped++;
      return;
    }
    this.#bytes += document.bytes.length;
    this.documents.push(document);
  }

  /** One that took nothing yet is never full: every slice gets further. */
  get full(): boolean {
    const { sliceBytes, sliceDocuments } = this.#limits;
    if (this.documents.length + this.nothing + this.skipped === 0) return false;
    return this.#bytes >= sliceBytes || this.documents.length >= sliceDocuments || performance.now() > this.#until;
  }
}
