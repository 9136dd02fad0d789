import { findTimes } from '../../../text/times.ts';
import type { Passage } from '../passages/passages.ts';
import { passageIn } from './number-below.ts';

/**
 * "Thandeka Mabaso · FlySafair · locator LQT8ZV" across the table, over the row of her flight: the first of such rows stands above
 * all journeys, and below the last of them comes another journey. So each number is of the rows under it, and none of the one above.
 * Null where the rows tell it otherwise, or not at all.
 */
export function numberOver<R extends { at: number }>(
  references: readonly R[],
  at: number,
  passages: readonly Passage[],
): R | null {
  const here = passageIn(passages, at);
  if (!here) return null;
  const numbers = new Map<number, R>();
  const journeys: number[] = [];
  for (const [row, own] of Map.groupBy(
    passages.filter((p) => p.inTable && p.block === here.block),
    (p) => p.row,
  )) {
    const said = references.filter((one) => own.some((p) => p.at <= one.at && one.at <= p.at + p.text.length));
    const cells = new Set(own.map(({ cell }) => cell)).size;
    const isTimed = own.some(({ text }) => findTimes(text).length > 0);
    const [only] = said;
    if (only && (cells > 1 || isTimed)) return null;
    if (only) numbers.set(row, only);
    else if (cells > 2 && isTimed) journeys.push(row);
  }
  const rows = [...numbers.keys()];
  const isOver =
    rows.length > 0 && Math.min(...rows) < Math.min(...journeys) && Math.max(...rows) < Math.max(...journeys);
  const own = journeys.includes(here.row) && isOver ? rows.findLast((row) => row < here.row) : undefined;
  return own === undefined ? null : (numbers.get(own) ?? null);
}
