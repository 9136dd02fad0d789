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
