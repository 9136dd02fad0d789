import type { Seat } from '../../booking.ts';
import { alternatives } from './words/index.ts';

const coachWord = `coach|carriage|voiture|voit|car|wagen|wagon|wg|vagon|${alternatives('coach')}`;
export const seatWord = `seats?|beds?|berths?|betten?|couchettes?|places?|sieges?|platze?|pl|sitzplatze?|asientos?|posti|posto|${alternatives('seat')}`;
const numberMark = '\\.? ?(?:n°|no\\.?|nr\\.?|:)? ?';

/** What stands behind "Coach:": "3 Seat: 8A". */
export const coachThenSeat = new RegExp(
  String.raw`^(\d{1,3}|[a-z])[ ,;·•|/-]{1,4}(?:${seatWord})\b${numberMark}(\d{1,3}[a-z]?)\b`,
);

export const coachAlone = new RegExp(String.raw`\b(?:${coachWord})\b${numberMark}(\d{1,3})\b`);
export const seatAlone = new RegExp(
  String.raw`\b(?:${seatWord})\b${numberMark}(\d{1,3}[a-z]?\b(?: ?(?:,|and|et|und|&| ) ?\d{1,3}[a-z]?\b(?!\. ?kl| (?!et\b|and\b|und\b)[a-z])){0,8})`,
);

export const planeSeat = new RegExp(
  String.raw`\b(?:${seatWord}|sitz)\b[ :n°]{0,4}((?:\d{1,2} ?[a-k]\b(?: ?(?:,|and|et|&|\/) ?)?){1,9})`,
  'g',
);
export const planeSeatsAlone = /^\d{1,2} ?[a-k](?: ?(?:,|and|et|&|\/) ?\d{1,2} ?[a-k]){0,8}$/;
export const busSeat = new RegExp(
  String.raw`\b(?:${seatWord}|sitz)\b[ :n°]{0,4}((?:\d{1,2} ?[a-k]?\b(?![:.h]\d)(?: ?(?:,|and|et|und|&|\/) ?)?){1,9})`,
  'g',
);
export const coachSeat = new RegExp(
  String.raw`\b(?:${coachWord})\b${numberMark}(\d{1,3}[a-z]?|[a-z])\b[ ,;·•|/-]{1,4}(?:(?:${seatWord})\b${numberMark})?(\d{1,3}[a-z]?\b(?: ?(?:,|and|et|und|&| ) ?\d{1,3}[a-z]?\b(?!\. ?kl| (?!et\b|and\b|und\b)[a-z])){0,8})`,
  'g',
);

/** "voiture 4, place 12", "car 4, seats 12C and 12D", in plain letters. */
export function findCoachSeats(shape: string): { at: number; length: number; seats: Seat[] }[] {
  return [...shape.matchAll(coachSeat)].map((match) => ({
    at: match.index,
    length: match[0].length,
    seats: numbersIn(match[2] ?? '').map((number) => ({ coach: match[1]?.toUpperCase(), number })),
  }));
}

/** Seats and nothing else: "71", "12a, 12b", "35/36". */
export const seatList = /^\d{1,3}[a-z]?(?: ?(?:,|;|\/|&|\+|et|and|und|e|y) ?\d{1,3}[a-z]?){0,8}$/;

/** "12a and 12b", "71, 72". */
export function numbersIn(list: string): string[] {
  return [...list.matchAll(/\d{1,3}[a-z]?\b/g)].map(([number]) => number.toUpperCase());
}
