const dayMs = 86_400_000;
/** Nobody can judge an app in their first days. */
const firstDays = 5;
/** Who puts it off is asked once more, and not soon. */
const putOffDays = 30;
const enoughImports = 5;

export type RatingFacts = {
  readonly accountSince: string;
  readonly rated: boolean;
  readonly putOff: { readonly times: number; readonly lastAt: string } | null;
  readonly importsPlaced: number;
  /** Came back from a trip in the last weeks. */
  readonly hasFinishedTrip: boolean;
  readonly travelDay: boolean;
};

/** Whether this is a moment to ask for stars: something has worked for the person, and they are not on the road. */
export function mayAskForRating(facts: RatingFacts, nowMs: number): boolean {
  if (facts.rated || facts.travelDay) return false;
  if (nowMs - Date.parse(facts.accountSince) < firstDays * dayMs) return false;
  if (!facts.hasFinishedTrip && facts.importsPlaced < enoughImports) return false;
  if (!facts.putOff) return true;
  return facts.putOff.times < 2 && nowMs - Date.parse(facts.putOff.lastAt) >= putOffDays * dayMs;
}
