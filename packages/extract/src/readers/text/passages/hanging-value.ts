import type { Label } from '../labels/labels.ts';

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

const ofEnds: ReadonlySet<Label> = new Set(['departure', 'arrival', 'pickUp', 'dropOff', 'return', 'from', 'to']);
