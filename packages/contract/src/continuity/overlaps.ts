import { dayOf } from '../place-clock.ts';
import { folded, placesConnect } from '../segment-places.ts';
import { daysBetween } from '../segment-times.ts';
import { factsOf, type Hint } from './hint.ts';
import { isLongRide, isSameService, type Step, sameTraveler } from './step.ts';

/** Papers round, and a taxi's length is a guess. */
const leastMinutes = 10;
const leastMeetingMinutes = 20;
/** An event that is longer is a frame for a day ("Off to Lyon") and no appointment. */
const longestMeetingMinutes = 6 * 60;

/** Two rides at once, or an appointment somewhere while one is on a ride. */
export function overlaps(steps: readonly Step[], travelers: number): Hint[] {
  return pairsOf(steps).flatMap(([a, b]): Hint[] => {
    if (!sameTraveler(a, b, travelers) || isSameService(a, b)) return [];
    const minutes = sharedMinutes(a, b);
    if (minutes === null || areTwoPeoplesWays(a, b, steps)) return [];
    const together =
      (isRide(a) && isRide(b) && minutes >= leastMinutes) ||
      (isAppointment(a) && isLongRide(b) && clashes(a, b, minutes)) ||
      (isAppointment(b) && isLongRide(a) && clashes(b, a, minutes));
    return together ? [{ kind: 'overlap', minutes, before: a.id, after: b.id, facts: factsOf(a, b) }] : [];
  });
}

/** Each of two different ways has its own way back: two people who meet, on papers that do not name them. */
function areTwoPeoplesWays(a: Step, b: Step, steps: readonly Step[]): boolean {
  if (placesConnect(a.from, b.from) && placesConnect(a.to, b.to)) return false;
  const hasWayBack = (one: Step) =>
    steps.some((back) => isRide(back) && placesConnect(back.from, one.to) && placesConnect(back.to, one.from));
  return isRide(a) && isRide(b) && hasWayBack(a) && hasWayBack(b);
}

/** What is on a cruise happens on board or at its ports; a flight or a train does not. */
function isRide({ type }: Step): boolean {
  return type === 'flight' || type === 'train' || type === 'vessel' || type === 'transfer';
}

/** At a place that one has to be at. Calendars hold calls and links as well. */
function isAppointment({ of, startMs, endMs }: Step): boolean {
  if (of.type !== 'event' || !of.location || startMs === null || endMs === null) return false;
  const { name, address, city, latitude } = of.location;
  if (elsewhere.test(`${name} ${address ?? ''} ${of.name}`)) return false;
  return (
    (address !== undefined || city !== undefined || latitude !== undefined) &&
    endMs - startMs <= longestMeetingMinutes * 60_000
  );
}

const elsewhere =
  /https?:|www\.|\b(?:teams|zoom|meet|webex|skype|visio|call|online|en ligne|remote|phone)\b|t[ée]l[ée]phone/i;

/** Not where the calendar's entry is the ride itself, or the frame around it. */
function clashes(event: Step, ride: Step, minutes: number): boolean {
  if (minutes < leastMeetingMinutes) return false;
  const [eventStart, eventEnd, rideStart, rideEnd] = [event.startMs, event.endMs, ride.startMs, ride.endMs];
  if (eventStart === null || eventEnd === null || rideStart === null || rideEnd === null) return false;
  const isFrame = eventStart <= rideStart && eventEnd >= rideEnd;
  const near = (a: number, b: number) => Math.abs(a - b) <= 20 * 60_000;
  return !isFrame && !near(eventStart, rideStart) && !near(eventEnd, rideEnd);
}

function sharedMinutes(a: Step, b: Step): number | null {
  if (a.startMs === null || a.endMs === null || b.startMs === null || b.endMs === null) return null;
  const shared = Math.min(a.endMs, b.endMs) - Math.max(a.startMs, b.startMs);
  return shared > 0 ? Math.round(shared / 60_000) : null;
}

/** Two hotels for the same night. Two rooms of one house are none of our business. */
export function twoHotels(steps: readonly Step[], travelers: number): Hint[] {
  const hotels = steps.filter(({ type }) => type === 'hotel');
  return pairsOf(hotels).flatMap(([a, b]): Hint[] => {
    const sameHouse = folded(a.from?.name ?? '') === folded(b.from?.name ?? '');
    if (sameHouse || !a.of.end || !b.of.end || !sameTraveler(a, b, travelers)) return [];
    const first = later(dayOf(a.of.start), dayOf(b.of.start));
    const nights = daysBetween(first, earlier(dayOf(a.of.end), dayOf(b.of.end)));
    if (nights < 1) return [];
    return [{ kind: 'two-hotels', nights, day: first, before: a.id, after: b.id, facts: factsOf(a, b) }];
  });
}

const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);

function pairsOf(steps: readonly Step[]): [Step, Step][] {
  return steps.flatMap((a, at) => steps.slice(at + 1).map((b): [Step, Step] => [a, b]));
}
