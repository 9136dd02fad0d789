export type Part = {
  accountId: string;
  travels: boolean;
  email: string;
  typedName: string | null;
  ownName: string | null;
  joinedAt: string | null;
};
export type TripParts = { id: string; parts: readonly Part[] };

/**
 * Who joins the trip that others are merged into: every traveller of theirs, so that nobody loses sight of a segment
 * that was theirs. The target keeps its name, its primary traveller and its owner; an organiser of a merged trip, who does
 * not travel, does not come along.
 */
export function planMerge(target: TripParts, sources: readonly TripParts[]): { joining: Part[] } {
  const there = new Set(target.parts.map((part) => part.accountId));
  const joining = new Map<string, Part>();
  for (const source of sources) {
    for (const part of source.parts) {
      if (part.travels && !there.has(part.accountId)) joining.set(part.accountId, part);
    }
  }
  return { joining: [...joining.values()] };
}
