import { connections } from './connections.ts';
import { lateDropOffs } from './drop-offs.ts';
import { type Hint, hintKey } from './hint.ts';
import { nightsWithoutBed, staysAfterLeaving } from './nights.ts';
import { overlaps, twoHotels } from './overlaps.ts';
import { type Segmented, stepsOf } from './step.ts';

export { type Hint, type HintKind, hintKey } from './hint.ts';

/**
 * What does not fit together in a trip. Pure, and part of the contract, so that browser and server never disagree. It says
 * nothing wherever it would have to guess: a false alarm teaches people to look away.
 * `travelers`: how many people the trip has.
 */
export function continuityHints(segments: readonly Segmented[], travelers: number): Hint[] {
  const steps = stepsOf(segments);
  const found = [
    ...overlaps(steps, travelers),
    ...twoHotels(steps, travelers),
    ...nightsWithoutBed(steps),
    ...connections(steps, travelers),
    ...lateDropOffs(steps, travelers),
    ...staysAfterLeaving(steps, travelers),
  ];
  return [...new Map(found.map((hint) => [hintKey(hint), hint])).values()];
}
