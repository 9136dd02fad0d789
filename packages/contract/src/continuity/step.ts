import { dayOf, hasTime, instantOf } from '../place-clock.ts';
import type { Place } from '../places.ts';
import { endPlace, folded, startPlace } from '../segment-places.ts';
import { lastDay } from '../segment-times.ts';
import type { SegmentDraft, SegmentType } from '../segments.ts';

/** A segment as these rules look at it. Only what is known for certain: `null` is where nobody knows. */
export type Step = {
  readonly id: string;
  readonly type: SegmentType;
  readonly of: SegmentDraft;
  /** Epoch milliseconds; null where the moment has no time or no zone. */
  readonly startMs: number | null;
  readonly endMs: number | null;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly from: Place | null;
  readonly to: Place | null;
};

export type Segmented = SegmentDraft & { readonly id: string };

/** Everything that takes place, in the order of its beginning. Without a zone, by the wall clock. */
export function stepsOf(segments: readonly Segmented[]): Step[] {
  return segments
    .filter(({ status }) => status !== 'cancelled')
    .map((of) => ({
      id: of.id,
      type: of.type,
      of,
      startMs: hasTime(of.start) ? instantOf(of.start) : null,
      endMs: of.end && hasTime(of.end) ? instantOf(of.end) : null,
      firstDay: dayOf(of.start),
      lastDay: lastDay(of),
      from: startPlace(of),
      to: endPlace(of),
    }))
    .sort((a, b) => orderOf(a) - orderOf(b) || (a.endMs ?? 0) - (b.endMs ?? 0));
}

const orderOf = ({ startMs, of }: Step) =>
  startMs ?? Date.parse(hasTime(of.start) ? `${of.start.slice(0, 19)}Z` : `${of.start}T12:00:00Z`);

/** Carries a person from one town to another; a transfer stays within one, more or less. */
const longRides: ReadonlySet<SegmentType> = new Set(['flight', 'train', 'vessel', 'cruise']);
export const isLongRide = ({ type }: Step): boolean => longRides.has(type);

/** The hour by the clocks of the place, 0–23; null for a day alone. */
export const hourOf = (moment: string | undefined): number | null =>
  moment && hasTime(moment) ? Number(moment.slice(11, 13)) : null;

/**
 * Do both concern the same person, as far as anybody can tell? Where both name their passengers, by the names; otherwise
 * only in a trip with a single traveller: on a shared one, two flights at once may well be two people's.
 */
export function sameTraveler(a: Step, b: Step, travelers: number): boolean {
  const [one, other] = [namesOf(a), namesOf(b)];
  if (one.length === 0 || other.length === 0) return travelers <= 1;
  return one.some((name) => other.some((second) => isSameName(name, second)));
}

const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'mme', 'm', 'mlle', 'dr']);

function namesOf({ of }: Step): string[][] {
  return (of.travelers ?? []).map(({ name }) =>
    folded(name)
      .split(' ')
      .filter((word) => !titles.has(word)),
  );
}

/** "MARTIN LEA MRS" is Léa Martin. A family name alone is not enough: couples travel too. */
function isSameName(a: readonly string[], b: readonly string[]): boolean {
  const [fewer, more] = a.length <= b.length ? [a, b] : [b, a];
  return fewer.length > 1 && fewer.every((word) => more.includes(word));
}

/** The same service a second time, for another passenger: no step of its own. */
export function isSameService(a: Step, b: Step): boolean {
  return (
    a.type === b.type &&
    a.of.start.slice(0, 16) === b.of.start.slice(0, 16) &&
    folded(a.from?.iata ?? a.from?.name ?? '') === folded(b.from?.iata ?? b.from?.name ?? '')
  );
}
