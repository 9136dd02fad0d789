import { dayOf, instantOf, type Place, type SegmentDraft } from '@escale/contract';
import { distanceKm, endPlace, placesConnect, startPlace } from '@escale/contract/segment-places';
import { beginsAt, finishesAt, lastDay } from '@escale/contract/segment-times';
import { inTimeOrder, takingPlace } from './itinerary.ts';

/** Papers round: so much of two rides may overlap for one traveller. */
const leastMs = 10 * 60_000;
/** As much as a ride may be moved. */
const movedMs = 3 * 60 * 60_000;
/** As far as one gets by means that no paper tells of, and abroad: further away it is another journey. */
const unseenKm = 600;

/**
 * Can nobody on this trip take that ride, though its days are the trip's? Where the trip has another ride at that hour
 * between other places; or where both ends are far from where the trip's last ride led, and it does not lead to where the
 * next one leaves, or home. Only what is known for certain counts, and two who come from or go to one place are one trip's
 * people.
 */
export function isElsewhere(ride: SegmentDraft, trip: readonly SegmentDraft[]): boolean {
  if (!isJourney(ride)) return false;
  const others = inTimeOrder(takingPlace(trip)).filter(isJourney);
  if (others.some((other) => joins(other, ride) || joins(ride, other))) return false;
  if (others.some((other) => isAtTheSameTime(ride, other) && !shareAnEnd(ride, other))) return true;
  const before = others.findLast((other) => finishesAt(other) <= beginsAt(ride));
  const after = others.find((other) => beginsAt(other) >= finishesAt(ride));
  if (!before) return false;
  // Who comes later comes to where the trip is by then; after its last ride there is the way home.
  const [here, from, to] = [endPlace(before), startPlace(ride), endPlace(ride)];
  const next = after ?? others[0] ?? before;
  return isFar(here, from) && isFar(here, to) && isFar(to, startPlace(next));
}

/** One goes on where the other has led, by then; or nearly, as of two rides one may have been moved. */
const joins = (first: SegmentDraft, then: SegmentDraft) =>
  placesConnect(endPlace(first), startPlace(then)) && finishesAt(first) <= beginsAt(then) + movedMs;

/** A transfer is near whatever it belongs to, and how long it takes is a guess. */
const isJourney = ({ type }: SegmentDraft) =>
  type === 'flight' || type === 'train' || type === 'vessel' || type === 'cruise';

function isAtTheSameTime(a: SegmentDraft, b: SegmentDraft): boolean {
  if (a.type === 'cruise' || b.type === 'cruise') return isDuring(a, b) || isDuring(b, a);
  const times = [a.start, a.end, b.start, b.end].map((moment) => (moment ? instantOf(moment) : null));
  const [startA, endA, startB, endB] = times;
  if (startA == null || endA == null || startB == null || endB == null) return false;
  return Math.min(endA, endB) - Math.max(startA, startB) >= leastMs;
}

/** On its first and last day a cruise is gone to and left. */
const isDuring = (ride: SegmentDraft, cruise: SegmentDraft) =>
  cruise.type === 'cruise' && dayOf(ride.start) > dayOf(cruise.start) && lastDay(ride) < lastDay(cruise);

const shareAnEnd = (a: SegmentDraft, b: SegmentDraft) =>
  placesConnect(startPlace(a), startPlace(b)) || placesConnect(endPlace(a), endPlace(b));

function isFar(a: Place | null, b: Place | null): boolean {
  if (!a || !b || (a.country && a.country === b.country)) return false;
  const km = distanceKm(a, b);
  return km !== null && km > unseenKm;
}
