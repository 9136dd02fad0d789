import type { Candidate, Doubt } from './booking.ts';
import type { NodeKind, SourceFacts } from './source.ts';

/** What was understood of a document, and what was not. */
export type Reading = {
  /** Merged over all parts of the document, each with its evidence and doubts. In order of time. */
  reservations: Candidate[];
  /** About the document and its parts: never empty where `reservations` is. */
  doubts: Doubt[];
  tree: TreeSummary;
};

export type TreeSummary = {
  path: string;
  kind: NodeKind;
  mediaType: string;
  fileName?: string;
  children: TreeSummary[];
};

/** Reads a document: bytes and facts in, reservations out. No clock, no network, no disk; the caller sets time and memory limits. */
export async function extract(_bytes: Uint8Array, _facts: SourceFacts): Promise<Reading> {
  return {
    reservations: [],
    doubts: [{ code: 'not-yet-readable', node: '0' }],
    tree: { path: '0', kind: 'unknown', mediaType: 'application/octet-stream', children: [] },
  };
}
