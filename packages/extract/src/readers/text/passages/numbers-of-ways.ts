import { findTimes } from '../../../text/times.ts';
import type { Passage } from './passage.ts';

/**
 * "National Express 040, London Victoria 09:30 – Bristol 12:05 | NX-55410932": the only cell of a row that is but a code, beside one that
 * tells a whole way, is its number, whatever stands in front of the row.
 */
export function withNumbersOfWays(passages: Passage[]): Passage[] {
  const ways = new Set(
    passages.flatMap((p) => (p.inTable && p.text.length < 300 && findTimes(p.text).length === 2 ? [p.row] : [])),
  );
  if (ways.size === 0) return passages;
  // "4HVQ7T" over "312.45 €" below "Booking / price"
  const isFree = (p: Passage) => p.inTable && !p.isHeading && (!p.byColumn || p.label === 'price');
  const codes = Map.groupBy(
    passages.filter((p) => ways.has(p.row) && isFree(p) && codeAlone.test(p.text)),
    ({ row }) => row,
  );
  return passages.map((p) => {
    const own = codes.get(p.row);
    return own?.length === 1 && own[0] === p ? { ...p, label: 'reference' } : p;
  });
}

/** "QX4T7P", "NX-55410932", and no "BA1442". */
const codeAlone = /^(?:(?![A-Z\d]{2}\d{3,4}$)(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{6}|[A-Z]{2,4}-\d{4,10})$/;
