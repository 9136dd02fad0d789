import { findTimes } from '../../../text/times.ts';
import type { Line } from '../../../text-document.ts';
import type { Label } from '../labels/labels.ts';
import type { Piece } from './columns.ts';
import { isDayAlone } from './tells-nobody.ts';

/** Where in its line the value of a label begins. */
export type HangingValue = { label: Label; from: number };

/**
 * "Départ      Agadir Aéroport" over "            dimanche 14 février 2027 11:00": what stands right below a value, with nothing below
 * its label, goes on with it. Of the ends of a way or of a hire, which have a place and an hour; and of people, of whom there may be
 * several, each with a ticket beside the name.
 * @param count of the stretches of the line; false where the value is the first of them
 */
export function hangingValue(
  label: Label | null,
  lead: string,
  from: number,
  count: number | false,
): HangingValue | null {
  const isHanging = label !== null && lead !== '' && count !== false && from >= 6;
  return isHanging && (label === 'person' || (count < 3 && ofEnds.has(label))) ? { label, from } : null;
}

/** @param from where a line begins that has as many stretches */
export function hangingAt(hanging: HangingValue | null, from: number, count: number): HangingValue | null {
  const isBelow = hanging !== null && Math.abs(hanging.from - from) <= 1;
  return isBelow && (count === 1 || hanging.label === 'person') ? hanging : null;
}

/** "Sat 12 Jun 2027   10:00 AM" below the place of an end: its day and its hour are one value, however far apart they stand. */
export function momentBelow(
  [day, clock, more]: readonly Piece[],
  line: Line,
  hanging: HangingValue | null,
): Piece[] | null {
  if (!day || !clock || more || !hangingAt(hanging, day.at - line.at, 1) || !isDayAlone(day.text)) return null;
  const [time, other] = findTimes(clock.text);
  const isClock = time !== undefined && !other && time.length === clock.text.trim().length;
  const end = clock.at - line.at + clock.text.length;
  return isClock ? [{ text: line.text.slice(day.at - line.at, end), at: day.at }] : null;
}

const ofEnds: ReadonlySet<Label> = new Set(['departure', 'arrival', 'pickUp', 'dropOff', 'return', 'from', 'to']);
