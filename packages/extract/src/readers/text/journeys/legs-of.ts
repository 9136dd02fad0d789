import { fittedLegs } from './fitted-legs.ts';
import { isSameVehicle } from './group.ts';
import { type Found, gatheredLegs, type Ride } from './journeys.ts';
import type { Leg } from './leg.ts';
import { fitOf } from './leg-fit.ts';
import { samePlace } from './same-place.ts';
import type { Token } from './token.ts';

/**
 * Legs from a stream of tokens: gathered one after the other as papers mostly tell them; where that leaves something unread, or makes legs that
 * nobody goes, those of the division of all tokens that fits better (`fitted-legs.ts`).
 */
export function legsOf(tokens: readonly Token[], unnumbered: Ride | null = null): Found {
  const gathered = gatheredLegs(tokens, unnumbered);
  if (!mayTellMore(tokens, gathered)) return gathered;
  const fitted = fittedLegs(tokens, gathered.legs.length > 0 ? unnumbered : null);
  const legs = fitted.map((leg) => gathered.legs.find((same) => isToldAlike(same, leg)) ?? leg);
  if (!isBetter(legs, gathered)) return gathered;
  const more = legs.length - gathered.legs.length;
  const left = gathered.left.filter((vehicle) => !legs.some((leg) => isSameVehicle(leg.vehicle, vehicle)));
  return { legs, left, unread: left.length + Math.max(0, gathered.unread - gathered.left.length - more) };
}

/** Plainly better, with no plain leg lost and none that is doubtful added; of as many legs only where what was gathered is odd. */
function isBetter(legs: readonly Leg[], gathered: Found): boolean {
  const isPlain = (leg: Leg) => fitOf(leg) >= plainFit;
  const areKept = gathered.legs.every((leg) => legs.includes(leg) || !isPlain(leg));
  const areNewPlain = legs.every((leg) => gathered.legs.includes(leg) || isPlain(leg));
  if (!areKept || !areNewPlain || sumOf(legs) <= sumOf(gathered.legs) + clearly) return false;
  if (legs.length !== gathered.legs.length) return legs.length > gathered.legs.length;
  // of several hours in a line nobody knows which are those of a journey that none would go
  const areApart = legs.every(({ departure, arrival }) => departure?.line !== arrival?.line);
  return gathered.unread > 0 || (areApart && gathered.legs.some((leg) => fitOf(leg) < doubtfulFit));
}

/** Something was left, or hours and places enough for one leg more; not in a paper of more tokens than anybody's journeys need. */
function mayTellMore(tokens: readonly Token[], { legs, unread }: Found): boolean {
  const count = (kind: Token['kind']) => tokens.filter((token) => token.kind === kind).length - 2 * legs.length;
  const isOdd = unread > 0 || legs.some((leg) => fitOf(leg) < doubtfulFit);
  return tokens.length <= mostTokens && (isOdd || (count('place') >= 2 && count('time') >= 2));
}

const mostTokens = 400;

const sumOf = (legs: readonly Leg[]) => legs.reduce((sum, leg) => sum + Math.max(0, fitOf(leg)), 0);

/** The same ends, hours and day, whichever of their names were taken. */
function isToldAlike(a: Leg, b: Leg): boolean {
  return (
    isSameVehicle(a.vehicle, b.vehicle) &&
    samePlace(a.from.place, b.from.place) &&
    samePlace(a.to.place, b.to.place) &&
    a.day.day === b.day.day &&
    a.departure?.time === b.departure?.time &&
    a.arrival?.time === b.arrival?.time
  );
}

/** By how much another division must fit better than what was gathered. */
const clearly = 3;
/** Below that nobody would go so. */
const doubtfulFit = 0;
/** How well a leg must fit that was not gathered. */
const plainFit = 12;
