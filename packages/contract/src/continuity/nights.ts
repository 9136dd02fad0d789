import { dayOf } from '../place-clock.ts';
import { placesConnect } from '../segment-places.ts';
import { daysBetween } from '../segment-times.ts';
import { factsOf, type Hint } from './hint.ts';
import { hourOf, isLongRide, type Step } from './step.ts';

/** Before this hour one has not gone to bed, or is up again for an early start: no bed is missed. */
const nightEndsAtHour = 5;
/** Without any hotel in the trip, so many nights are somebody's own flat and no oversight. */
const mostNightsWithoutHotels = 7;
const mostNights = 21;

/**
 * Nights between an arrival and the departure from the same town, away from where the trip began, for which nothing is
 * booked: no hotel, no cabin, nobody under way.
 */
export function nightsWithoutBed(steps: readonly Step[]): Hint[] {
  const rides = steps.filter(isLongRide);
  const home = rides[0]?.from ?? null;
  const hotels = steps.filter(({ type }) => type === 'hotel');
  return rides.flatMap((arrival, at): Hint[] => {
    const departure = rides[at + 1];
    if (!departure || !arrival.to || placesConnect(arrival.to, home)) return [];
    // Gone on by other means: nobody knows where the nights were.
    if (!placesConnect(arrival.to, departure.from)) return [];
    const missing = nightsBetween(arrival, departure).filter((night) => !isCovered(night, steps));
    if (missing.length > (hotels.length === 0 ? mostNightsWithoutHotels : mostNights)) return [];
    return runsOf(missing).map((nights) => {
      const first = nights[0] ?? '';
      const last = nights.at(-1) ?? first;
      const before = hotels.findLast((hotel) => liesIn(hotel, arrival, departure) && hotel.lastDay <= first) ?? arrival;
      const after = hotels.find((hotel) => liesIn(hotel, arrival, departure) && hotel.firstDay > last) ?? departure;
      const place = arrival.to?.city ?? arrival.to?.name ?? '';
      return {
        kind: 'no-bed',
        nights: nights.length,
        day: first,
        place,
        before: before.id,
        after: after.id,
        facts: factsOf(before, after),
      };
    });
  });
}

/** Each night by the day on which it begins. */
function nightsBetween(arrival: Step, departure: Step): string[] {
  const nights: string[] = [];
  for (let day = arrival.lastDay; day < departure.firstDay && nights.length < 60; day = nextDay(day)) nights.push(day);
  if ((hourOf(departure.of.start) ?? 12) < nightEndsAtHour) nights.pop();
  return nights;
}

function isCovered(night: string, steps: readonly Step[]): boolean {
  return steps.some((step) => {
    switch (step.type) {
      case 'hotel': {
        // Checked in after midnight: the night before is the one that was booked.
        const early = (hourOf(step.of.start) ?? 12) <= nightEndsAtHour;
        const from = early ? previousDay(step.firstDay) : step.firstDay;
        return from <= night && (step.of.end === undefined || dayOf(step.of.end) > night);
      }
      case 'car-rental':
        return false;
      // A seminar of several days brings its own beds, or nobody would have written it so.
      default:
        return step.firstDay <= night && step.lastDay > night;
    }
  });
}

const liesIn = (hotel: Step, arrival: Step, departure: Step) =>
  hotel.firstDay >= arrival.lastDay && hotel.firstDay <= departure.firstDay;

/** Consecutive nights together. */
function runsOf(nights: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const night of nights) {
    const run = runs.at(-1);
    if (run && nextDay(run.at(-1) ?? '') === night) run.push(night);
    else runs.push([night]);
  }
  return runs;
}

/** A hotel that goes on after the last ride has left its town. Whoever leaves in the evening may keep the room for the day. */
export function staysAfterLeaving(steps: readonly Step[], travelers: number): Hint[] {
  const last = steps.filter(isLongRide).at(-1);
  if (!last || travelers > 1) return [];
  const keepsTheDay = (hourOf(last.of.start) ?? 12) >= 17 ? 1 : 0;
  return steps.flatMap((hotel): Hint[] => {
    if (hotel.type !== 'hotel' || !hotel.of.end || hotel.firstDay >= last.firstDay) return [];
    if (!placesConnect(hotel.to, last.from) || placesConnect(hotel.to, last.to)) return [];
    const nights = daysBetween(last.firstDay, dayOf(hotel.of.end));
    if (nights <= keepsTheDay) return [];
    const place = hotel.of.type === 'hotel' ? hotel.of.name : '';
    return [
      { kind: 'stay-after-leaving', nights, place, before: last.id, after: hotel.id, facts: factsOf(last, hotel) },
    ];
  });
}

const shifted = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const nextDay = (day: string) => shifted(day, 1);
const previousDay = (day: string) => shifted(day, -1);
