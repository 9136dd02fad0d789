import type { Candidate } from '../../../booking.ts';
import type { TextDocument } from '../../../text-document.ts';
import { whereOf } from '../numbers/near-reference.ts';
import { passagesOf } from '../passages/passages.ts';
import { headingNames } from './heading-names.ts';
import { readTravelers } from './travelers.ts';

/** "Traveller 2: Mr Tobias Wexford" or "Rhys Bevan" over a table: what stands below is theirs alone. */
export function withSectionTravelers(candidates: Candidate[], document: TextDocument): Candidate[] {
  const passages = passagesOf(document);
  const named = headingNames(passages);
  for (const { booking, evidence } of candidates) {
    const at = whereOf(evidence, passages);
    const own = passages.filter((p) => at !== undefined && p.at <= at && at <= p.at + p.text.length);
    // a cell that is merged over the columns of all of them
    if (new Set(own.map((p) => p.section)).size > 1) continue;
    const section = own[0]?.section ?? '';
    // "ESCAPADES – AGENCE PAULINE ROLAND" over "Passager : …": the label says better who
    const isLabelled = passages.some((p) => p.section === section && p.label === 'person' && !p.isHeading && !p.former);
    const titles =
      section && !isLabelled ? passages.filter((p) => p.isHeading && p.shape.slice(0, 200) === section) : [];
    const names = named.length > 1 ? headingNames(titles) : [];
    const titled = names.length > 0 ? names : readTravelers(titles);
    const [only] = titled;
    if (!only || titled.length > 1) continue;
    booking.travelers = [only.value];
    evidence.travelers = { node: document.node, at: only.at, text: only.text };
  }
  return candidates;
}
