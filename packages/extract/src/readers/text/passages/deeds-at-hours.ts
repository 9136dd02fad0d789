import { findTimes } from '../../../text/times.ts';
import { type Label, labelOf } from '../labels/labels.ts';
import type { Piece } from './columns.ts';

export function isClockBehindDay(pieces: readonly Piece[], piece: Piece): boolean {
  const before = pieces[pieces.indexOf(piece) - 1];
  return (
    before !== undefined &&
    /^\d{1,2}[:.]\d\d$/.test(piece.text) &&
    /\d{1,2}[./-]\d{1,2}|\d.*\p{L}{3}|\p{L}{3}.*\d/u.test(before.text)
  );
}

/** "by 12:00    Check-out" in a programme: what is done then, and no label. */
export function isDeedAtHour([first, second, more]: readonly Piece[], piece: Piece): boolean {
  const label = second && !more && piece === second ? labelOf(piece.text) : null;
  const [hour] = label !== null && deeds.has(label) && first ? findTimes(first.text) : [];
  return (
    hour !== undefined &&
    first !== undefined &&
    hour.at + hour.length === first.text.trimEnd().length &&
    /^(?:[•●▪◦*–-] ?)?(?:\p{L}{1,6}(?:['’]\p{L}{1,2})? ){0,5}$/u.test(first.text.slice(0, hour.at))
  );
}

/** A paper is made on one day, and beside "CLASS: ECONOMY (V)" stands where it lands. */
export const once: ReadonlySet<Label> = new Set(['issued', 'class']);
export const deeds: ReadonlySet<Label> = new Set([
  'pickUp',
  'dropOff',
  'return',
  'checkIn',
  'checkOut',
  'departure',
  'arrival',
]);
export const ofDeed: ReadonlySet<Label> = new Set(['date', 'time', 'when', 'place', 'address', 'city']);
