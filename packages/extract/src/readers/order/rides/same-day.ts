import type { Item } from '../items.ts';
import type { RideEnd } from './ride-candidates.ts';
import type { Ends, Said } from './ride-ends.ts';

/** "06/05/2027 | Location Europcar | Bordeaux Gare 9h00 | Biarritz Aéroport 17h00": a row, or a sentence, with one day, and the later hour in it. */
export function sameDayOf(
  { passages: [first, ...rest] }: Item,
  { from, to }: Ends,
  left: RideEnd | null,
): Said | undefined {
  const isRow = first !== undefined && rest.every(({ row }) => first.inTable && row === first.row);
  const isLater = from.time !== undefined && to.time !== undefined && from.time < to.time;
  return isRow && isLater && left && to.place && !to.day ? { day: left.day, sure: left.sure } : undefined;
}
