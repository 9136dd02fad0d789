import type { Candidate, Doubt } from './booking.ts';
import { checked } from './check.ts';
import { complete } from './complete.ts';
import { growTree } from './decode/grow.ts';
import type { JsonObject } from './json.ts';
import { mergeCandidates } from './merge.ts';
import { readTree } from './read-tree.ts';
import type { NodeKind, SourceFacts, SourceNode } from './source.ts';
import type { Watch } from './steps.ts';

/** What was understood of a document, and what was not. */
export type Reading = {
  /** Merged over all parts of the document, each with its evidence and doubts. In order of time. */
  reservations: Candidate[];
  /** Things that markup describes and nobody booked, in schema.org's words: an event's or a restaurant's page. */
  mentions: JsonObject[];
  /** About the document and its parts: never empty where `reservations` is. */
  doubts: Doubt[];
  tree: TreeSummary;
};

export type TreeSummary = {
  path: string;
  kind: NodeKind;
  mediaType: string;
  fileName?: string;
  /** Of a mail: what it is about. */
  subject?: string;
  /** When it was sent, an instant; unset where nothing says so. */
  sentAt?: string;
  children: TreeSummary[];
};

/**
 * Reads a document: bytes and facts in, reservations out. No clock, no network, no disk; the caller sets time and memory limits.
 * @param watch hears how far a long one is.
 * @param hasTime is asked before each page and picture that may cost much; of what is left out there is a doubt.
 */
export async function extract(
  bytes: Uint8Array,
  facts: SourceFacts,
  watch?: Watch,
  hasTime?: () => boolean,
): Promise<Reading> {
  const { root, tree } = await growTree({ ...facts, bytes }, watch, hasTime);
  const found = readTree(root);
  const reservations = mergeCandidates(found.candidates.map(complete)).map(checked);
  const doubts = [...tree.doubts, ...found.doubts];
  if (reservations.length === 0 && doubts.length === 0) doubts.push({ code: 'nothing-booked', node: root.path });
  return { reservations, mentions: found.mentions, doubts, tree: summarise(root) };
}

function summarise(node: SourceNode): TreeSummary {
  const { path, kind, mediaType, fileName, sentAt, origin } = node;
  const subject = kind === 'mail' && origin.subject;
  const children = node.children.map(summarise);
  const told = { ...(fileName && { fileName }), ...(subject && { subject }), ...(sentAt && { sentAt }) };
  return { path, kind, mediaType, ...told, children };
}
