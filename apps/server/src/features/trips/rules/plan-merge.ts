export type TripParts = {
  id: string;
  parts: readonly { accountId: string; travels: boolean; name: string | null; email: string }[];
};
export type NewPart = { accountId: string; name: string | null; email: string };

/**
 * Who joins the trip that others are merged into: every traveller of theirs, so that nobody loses sight of a segment
 * that was theirs. The target keeps its name, its primary traveller and its owner; an organiser of a merged trip, who does
 * not travel, does not come along.
 */
export function planMerge(target: TripParts, sources: readonly TripParts[]): { joining: NewPart[] } {
  const there = new Set(target.parts.map((part) => part.accountId));
  const joining = new Map<string, NewPart>();
  for (const source of sources) {
    for (const { accountId, travels, name, email } of source.parts) {
      if (travels && !there.has(accountId)) joining.set(accountId, { accountId, name, email });
    }
  }
  return { joining: [...joining.values()] };
}
