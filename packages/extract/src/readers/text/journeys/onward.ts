import type { Group } from './group.ts';
import type { Leg } from './leg.ts';

/**
 * "Lyon Part-Dieu 12:05" over "TER 17758, 12:30" over "Valence Ville 13:40": a stop at which one changes is printed once, and the
 * next train leaves from there.
 */
export function onwardFrom(group: Group, previous: Leg): Group {
  const { vehicle, places, times, dates, lines } = group;
  const [to, more] = places;
  const [left, arrived] = times;
  if (!vehicle || !to || more || !left || !arrived || dates.length > 0) return group;
  const isNext = Math.min(...lines) - previous.lastLine <= nextLines && vehicle.kind === previous.vehicle.kind;
  if (!isNext || left.at > to.at) return group;
  const { line, at } = vehicle;
  return {
    ...group,
    places: [
      { ...previous.to, role: 'from', line, at },
      { ...to, role: 'to' },
    ],
  };
}

/** How many lines below the leg before the next one begins that goes on from its last stop. */
const nextLines = 4;
