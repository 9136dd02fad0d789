import type { Booking } from '../../booking.ts';
import { findTimes } from '../../text/times.ts';
import { codesIn } from '../order/codes.ts';
import { type Item, itemOf } from '../order/items.ts';
import { isNotHeld } from '../text/not-held.ts';
import type { Passage } from '../text/passages/passages.ts';
import { sentencesOf } from '../text/passages/sentences.ts';
import { isDeclined } from './declined.ts';
import { hasCode, momentsOf } from './told-of.ts';
import { piecesOf } from './unread-pieces.ts';

/**
 * "A driver will collect you at 08.30, job 771-A": where an order says an hour that no booking has, and in the same piece a number that
 * none goes by. Whatever the number is called, and whatever is booked.
 */
export function numberedHour(
  passages: readonly Passage[],
  bookings: readonly Booking[],
): readonly Passage[] | undefined {
  const hours = new Set(bookings.flatMap(momentsOf).map((local) => local.slice(11, 16)));
  const told = passages.filter((p) => !p.former);
  // a paragraph may tell a driver and then a flight, each with its number
  const sentences = told.flatMap((p) => (p.inTable ? [] : sentencesOf(p))).map((p) => itemOf([p]));
  return [...piecesOf(told), ...sentences].find((piece) => {
    const { text, passages } = piece;
    if (text.length > longest || !hoursIn(text).some((time) => !hours.has(time))) return false;
    const codes = codesOf(piece);
    if (codes.length === 0 || codes.some((code) => bookings.some((one) => hasCode(one, code)))) return false;
    return passages.flatMap(sentencesOf).some((one) => codesOf(itemOf([one])).length > 0 && isHeld(one.shape));
  })?.passages;
}

/** "at 08.30" too, which elsewhere might be an amount. */
const hoursIn = (text: string) =>
  findTimes(text).flatMap(({ weak, time, at }) => (!weak || clockBehind.test(text.slice(0, at)) ? [time] : []));
const clockBehind = /(?:^|\s)(?:at|à|um|om|alle)\s$/iu;

/** More than one booking may stand in what is longer. */
const longest = 500;

const isHeld = (shape: string) => !isNotHeld(shape) && !isDeclined(shape);

/** "Ticket 6031448825" too, which elsewhere is no number that a booking goes by. */
const codesOf = (piece: Item): string[] => [
  ...codesIn(piece).map(({ value }) => value),
  ...[...piece.text.matchAll(ticket)].flatMap(([, number]) => number ?? []),
];

const ticket =
  /(?<!\p{L})(?:tickets?|billets?)(?: (?:number|no\.?|n°))? ?:? ?((?=[A-Z-]*\d)[A-Z\d-]{5,20})(?![\p{L}\d])/giu;
