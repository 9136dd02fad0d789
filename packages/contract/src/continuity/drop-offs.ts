import { hasTime } from '../place-clock.ts';
import { placesConnect } from '../segment-places.ts';
import { factsOf, type Hint } from './hint.ts';
import { isLongRide, type Step, sameTraveler } from './step.ts';

/** A rented car that is to be handed back in a town after its driver has flown or gone from there, and not come back. */
export function lateDropOffs(steps: readonly Step[], travelers: number): Hint[] {
  const rides = steps.filter(isLongRide);
  return steps.flatMap((car): Hint[] => {
    if (car.type !== 'car-rental' || !car.of.end || !car.to) return [];
    const from = rides.findLast(
      // A ferry may take the car along.
      (ride) => ride.type !== 'vessel' && placesConnect(car.to, ride.from) && begins(ride) > begins(car),
    );
    if (!from || !isAfter(car, from) || !sameTraveler(car, from, travelers)) return [];
    const back = rides.some((ride) => begins(ride) >= begins(from) && ride !== from && placesConnect(ride.to, car.to));
    if (back || placesConnect(from.to, car.to)) return [];
    const place = car.to.iata ? (car.to.city ?? car.to.name) : car.to.name;
    return [{ kind: 'late-drop-off', place, before: from.id, after: car.id, facts: factsOf(car, from) }];
  });
}

/** Is the car due after the ride has left? By instants; by days where one of them has no more. */
function isAfter(car: Step, ride: Step): boolean {
  if (car.endMs !== null && ride.startMs !== null) return car.endMs > ride.startMs;
  const end = car.of.end ?? '';
  if (hasTime(end) && hasTime(ride.of.start) && car.endMs === null && ride.startMs === null) {
    return end.slice(0, 19) > ride.of.start.slice(0, 19);
  }
  return car.lastDay > ride.firstDay;
}

const begins = ({ startMs, of }: Step) => startMs ?? Date.parse(`${of.start.slice(0, 10)}T12:00:00Z`);
