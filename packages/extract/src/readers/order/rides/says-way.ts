import { wholeNumber } from '../../text/journeys/whole-number.ts';
import type { Item } from '../items.ts';

/**
 * "Arrival | Thu 10 Feb 2028, 05:45 | from Dubai International Airport | to Creek Lantern Suites": a row that says both ends in
 * words, below one that says whose cars they are. What it is called says which way it is, and not which end.
 */
export function saysWay({ passages }: Item): boolean {
  const isSaid = (word: RegExp) => passages.some(({ inTable, shape }) => inTable && word.test(shape));
  return isSaid(from) && isSaid(to) && isSaid(/\d ?[:h.] ?\d\d/);
}

const from = /^(?:from|depuis|von|de) \p{L}/u;
const to = /^(?:to|nach|vers|jusqu'a|a) \p{L}/u;

/**
 * "Vol Volotea V7 2712 | 08:05 – 09:50 | Nantes | Bastia" between rows of drivers: a row of the table that says first that it flies,
 * whatever the rows around it are. A flight that a driver meets stands behind where he waits.
 */
export function rowRunsItself({ passages }: Item): boolean {
  const first = passages.findIndex(({ label }) => label === null);
  const way = passages.findIndex(({ label, byColumn }) => byColumn && (label === 'from' || label === 'pickUp'));
  const p = passages[first];
  return p?.inTable === true && first < way && (wholeNumber(p.text) !== null || runs.test(p.shape));
}

const runs = /^(?:vols?|flights?|trains?|tgv|ferry|bateau|traversee|flug|zug|fahre|eurostar|autocar)\b[^:;]*\d$/;
