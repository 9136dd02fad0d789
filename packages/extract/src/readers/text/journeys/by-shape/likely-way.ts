import type { KnownPlace } from '../../../../knowledge/index.ts';
import { addDays, daysBetween } from '../../../../text/days.ts';
import { kilometresBetween } from '../../../../text/kilometres.ts';
import { minutesAt } from '../../../../text/zone-time.ts';
import type { Leg } from '../leg.ts';
import { likelyArrivalDay } from '../leg-times.ts';
import type { PrintedPlace } from '../printed-place.ts';

/**
 * Whether one gets from there to there within these hours: a flight of 75 minutes from Oslo to Copenhagen, and none of 23 hours. An
 * end that no list has is taken as printed where the other one is known.
 */
export function isLikelyWay({ vehicle, from, to, day, departure, arrival, arrivalDay }: Leg, today: string): boolean {
  const ahead = daysBetween(today, day.day);
  if (!departure || !arrival || ahead < -1 || ahead > 400) return false;
  const [start, end] = [known(vehicle.kind, from.place), known(vehicle.kind, to.place)];
  if (vehicle.kind === 'flight' && !(start && end)) return false;
  const way = { kind: vehicle.kind, day: day.day, departure: departure.time, arrival: arrival.time };
  const landing = arrivalDay ?? likelyArrivalDay(way, start, end);
  if (!landing) return false;
  const left = minutesAt(`${day.day}T${departure.time}`, (start ?? end)?.zone ?? 'UTC');
  const landed = minutesAt(`${landing}T${arrival.time}`, (end ?? start)?.zone ?? 'UTC');
  if (left === null || landed === null) return false;
  const minutes = landed - left;
  if (!start || !end) return (start ?? end) !== undefined && minutes > 9 && minutes < 12 * 60;
  const far = kilometresBetween(start, end);
  if (vehicle.kind === 'flight') {
    const expected = (far / 800) * 60 + 40;
    return far > 40 && minutes > expected * 0.7 - 30 && minutes < expected * 1.25 + 60;
  }
  const { fastest, slowest } = paces[vehicle.kind];
  return (
    far > 1 &&
    far < 2500 &&
    (far / minutes) * 60 < fastest &&
    (far / minutes) * 60 > slowest &&
    landing <= addDays(day.day, 3)
  );
}

/** Kilometres in an hour, as the crow flies. */
const paces = {
  train: { fastest: 290, slowest: 25 },
  bus: { fastest: 120, slowest: 18 },
  ship: { fastest: 90, slowest: 3 },
};

function known(kind: Leg['vehicle']['kind'], place: PrintedPlace): KnownPlace | undefined {
  return kind === 'flight' ? place.airport : (place.station ?? place.city ?? place.airport);
}
