import type { Label } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';

/**
 * "Check-in: opens 14:30, closes 16:00" between "Departure" and "Arrival": when the desk of the ship or the flight is open,
 * and no house in the middle of the way.
 */
export function isDeskOfJourney(passages: readonly Passage[], index: number): boolean {
  const p = passages[index];
  if (p?.label !== 'checkIn' || p.block === undefined) return false;
  const own = pieceOf(passages, index);
  // "Accommodation | 1 x 4-berth cabin" is on board of the ship that the piece names
  const isAboard = own.some(({ label }) => label === 'ship');
  if (!isAboard && own.some(({ label }) => label !== null && ofHouses.has(label))) return false;
  const isBefore = own.some((one) => one.at < p.at && beginsJourney(one));
  const below = own.filter(({ at, label }) => at > p.at && label !== null && goesOn.has(label));
  // whoever stays arrives before he departs
  const [first, last] = [below[0], below.at(-1)];
  return below.length > 0 && (isBefore || (first?.label === 'departure' && last?.label === 'arrival'));
}

/** Its paragraph; where each line is a paragraph of its own, those since the last title, house or landing and up to the next. */
function pieceOf(passages: readonly Passage[], index: number): Passage[] {
  const p = passages[index];
  const own = passages.filter(({ block, former }) => block === p?.block && !former);
  if (p?.inTable || own.some(({ row }) => row !== p?.row)) return own;
  const isEnd = ({ isHeading, label }: Passage) => isHeading || (label !== null && ofHouses.has(label));
  const isLanding = ({ label }: Passage) => label === 'arrival' || label === 'to';
  const first = passages.findLastIndex((one, i) => i < index && (isEnd(one) || isLanding(one))) + 1;
  const end = passages.findIndex((one, i) => i > index && isEnd(one));
  return passages.slice(first, end < 0 ? undefined : end).filter(({ former }) => !former);
}

/** "Airline   Qantas Airways QF 81": what begins with a flight, whatever the line is called. */
const beginsJourney = ({ label, text }: Passage) =>
  label !== null && (begins.has(label) || (label === 'company' && isFlight.test(text)));
const isFlight = /(?:^|\s)(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4}$/;

const ofHouses: ReadonlySet<Label> = new Set(['hotel', 'checkOut', 'room', 'nights', 'stayDates']);
const begins: ReadonlySet<Label> = new Set(['ship', 'flight', 'train', 'route', 'departure', 'from']);
const goesOn: ReadonlySet<Label> = new Set(['departure', 'arrival', 'to']);
