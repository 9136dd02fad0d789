import { berlinFair } from './trips/berlin.ts';
import type { DemoTrip } from './trips/demo-trip.ts';
import { lisbonAndGeneva } from './trips/lisbon-and-geneva.ts';
import { londonTrip } from './trips/london.ts';
import { lyonDay } from './trips/lyon.ts';
import { newYorkTrip } from './trips/new-york.ts';
import { norwegianCoast } from './trips/norway.ts';
import { sardiniaKickOff } from './trips/sardinia.ts';
import { tokyoTrip } from './trips/tokyo.ts';
import { zurichAndMadrid } from './trips/zurich-and-madrid.ts';

export { anasTrips } from './trips/anas-trips.ts';
export type { DemoTrip } from './trips/demo-trip.ts';

/** Léa's trips, as she would have them today. The first is under way: she flies on in a few hours. */
export function leasTrips(now: Date, max: { email: string; name: string }): DemoTrip[] {
  return [
    lisbonAndGeneva(now, max),
    berlinFair(now),
    londonTrip(now, max),
    sardiniaKickOff(now),
    norwegianCoast(now),
    tokyoTrip(now),
    { name: 'Montréal, when the visa is there', segments: [] },
    newYorkTrip(now),
    lyonDay(now),
    zurichAndMadrid(now),
  ];
}
