import { namesTrain } from '../journeys/train-numbers.ts';
import type { Passage } from './passage.ts';

/** Where "Coach 28" stands over or beside "Seat 65", or in the row of a train that has a number: a carriage, and not a line of coaches. */
export function carriagesIn(passages: readonly Passage[]): Set<number> {
  const alone = passages.filter(({ shape }) => coachAlone.test(shape));
  if (alone.length === 0) return new Set();
  const trains = new Set(passages.flatMap((p) => (p.inTable && namesTrain(p.text) ? [p.row] : [])));
  const isOverSeat = (p: Passage) => {
    const next = passages[passages.indexOf(p) + 1];
    return next !== undefined && next.block === p.block && seat.test(next.shape);
  };
  return new Set(alone.filter((p) => trains.has(p.row) || isOverSeat(p)).map(({ at }) => at));
}

const coachAlone = /^(?:coach|wagen|vagn|vogn) [a-z]?\d{1,4}[a-z]?$/;
const seat = /^(?:seats?|places?|sieges?|platz|berths?|beds?|plats|sete) ?:? ?\d/;
