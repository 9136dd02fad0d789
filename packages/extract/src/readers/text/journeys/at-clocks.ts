import type { Group } from './group.ts';
import type { PrintedPlace } from './printed-place.ts';
import type { LegToken } from './token.ts';

/**
 * "Roscoff" over "12:00" over "Plymouth" over "16:30", "Marseille 19:00 → Bastia 07:30": two places of the map, each with a clock of
 * its own in front of it or behind it.
 */
export function areAtClocks({ places, times }: Pick<Group, 'places' | 'times'>): boolean {
  const [from, to] = places;
  if (!from || !to || times.length !== 2 || !places.every(({ place }) => mayRide(place))) return false;
  const order = [...places, ...times].sort((a, b) => a.at - b.at);
  const kinds = order.map(({ kind }) => kind).join(' ');
  const isNear = (at: number) => areNear(order[at], order[at + 1]);
  return (kinds === 'place time place time' || kinds === 'time place time place') && isNear(0) && isNear(2);
}

/** Known, and no airport. */
function mayRide({ name, codePrinted, station, city }: PrintedPlace): boolean {
  return (
    !codePrinted && (station ?? city) !== undefined && !/\b(?:airport|a[ée]roport|flughafen|aeroporto?)\b/i.test(name)
  );
}

/** In one line, one row or in lines below each other. */
function areNear(a: LegToken | undefined, b: LegToken | undefined): boolean {
  if (!a || !b) return false;
  return Math.abs(a.line - b.line) <= 1 || (a.row !== undefined && a.row === b.row);
}
