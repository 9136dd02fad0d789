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
  const toured = passages.some(isNumberOfTour) ? withNumbersOfTours(passages) : passages;
  if (ways.size === 0) return toured;
  // "4HVQ7T" over "312.45 €" below "Booking / price"
  const isFree = (p: Passage) => p.inTable && !p.isHeading && (!p.byColumn || p.label === 'price');
  const codes = Map.groupBy(
    toured.filter((p) => ways.has(p.row) && isFree(p) && codeAlone.test(p.text)),
    ({ row }) => row,
  );
  return toured.map((p) => {
    const own = codes.get(p.row);
    return own?.length === 1 && own[0] === p ? { ...p, label: 'reference' } : p;
  });
}

/** "QX4T7P", "NX-55410932", and no "BA1442". */
const codeAlone = /^(?:(?![A-Z\d]{2}\d{3,4}$)(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{6}|[A-Z]{2,4}-\d{4,10})$/;

/** "214" and "237" below "Tur", beside the day, the hours and the ends of each: which bus it is, and no way there or back. */
function withNumbersOfTours(passages: readonly Passage[]): Passage[] {
  const told = new Set(passages.flatMap((p) => (p.byColumn && p.label === 'departure' ? [p.row] : [])));
  return passages.map((p) => (isNumberOfTour(p) && told.has(p.row) ? { ...p, label: 'train', under: 'train' } : p));
}

const isNumberOfTour = (p: Passage): boolean =>
  p.byColumn && (p.label === 'return' || p.label === 'route') && /^\d{2,5}$/.test(p.text.trim());
