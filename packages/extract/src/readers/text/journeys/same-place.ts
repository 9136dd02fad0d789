import { fold } from '../../../knowledge/index.ts';
import type { PrintedPlace } from './printed-place.ts';

/** Whether two prints are of one place: by their code, else by their words. */
export function samePlace(a: PrintedPlace, b: PrintedPlace): boolean {
  // Malmö C and København H: two towns that have one airport
  const areTowns = a.city && b.city && !a.codePrinted && !b.codePrinted && a.city.id !== b.city.id;
  if (areTowns && a.name !== b.name) return false;
  if (a.iata && b.iata) return a.iata === b.iata;
  return a.name.toLowerCase() === b.name.toLowerCase() || isLonger(a.name, b.name);
}

/** "New York - Moynihan Hall" and "New York, NY - Moynihan Hall"; "Lyon" alone is not "Paris Gare de Lyon". */
function isLonger(a: string, b: string): boolean {
  const [x, y] = [a, b].map((name) => new Set(fold(name).match(/[a-z0-9]+/g)));
  if (!x || !y || Math.min(x.size, y.size) < 4) return false;
  const [few, many] = x.size < y.size ? [x, y] : [y, x];
  return [...few].every((word) => many.has(word));
}

/** "Nice" above "Côte d'Azur": one name of both. */
export function joined(first: string, second: string): string {
  return second.toLowerCase().startsWith(first.toLowerCase()) ? second : `${first} ${second}`;
}
