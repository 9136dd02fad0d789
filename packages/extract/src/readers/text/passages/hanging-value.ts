import type { Label } from '../labels/labels.ts';

/** Where in its line the value of a label begins. */
export type HangingValue = { label: Label; from: number };

/**
 * "Départ      Agadir Aéroport" over "            dimanche 14 février 2027 11:00": what stands right below a value, with nothing below
 * its label, goes on with it. Of the ends of a way or of a hire, which have a place and an hour.
 */
export function hangingValue(label: Label | null, lead: string, from: number, isBehind: boolean): HangingValue | null {
  return label !== null && lead !== '' && isBehind && from >= 6 && ofEnds.has(label) ? { label, from } : null;
}

/** @param from where a line begins that has but one stretch */
export function hangingAt(hanging: HangingValue | null, from: number): HangingValue | null {
  return hanging && Math.abs(hanging.from - from) <= 1 ? hanging : null;
}

const ofEnds: ReadonlySet<Label> = new Set(['departure', 'arrival', 'pickUp', 'dropOff', 'return', 'from', 'to']);
