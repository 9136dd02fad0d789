import type { Label } from './labels.ts';

/**
 * "1. Traveler (Last, First)", "4a) Order date": the fields of a form are counted. So are the parts of an order, "2. Hôtel",
 * which are titles: of whom a form is made out for, and by whom, no order has a part. "Passenger name 2" is which of several.
 */
export function labelOfCounted(phrase: string, labelOf: (phrase: string) => Label | null): Label | null {
  const number = counter.exec(phrase)?.[0];
  const label = number ? labelOf(phrase.slice(number.length)) : null;
  if (label && ofForm.has(label)) return label;
  const one = counted.exec(phrase)?.[1];
  const of = one ? (ofAge.test(one) ? 'person' : labelOf(one)) : null;
  return of === 'person' || of === 'bookedBy' ? of : null;
}

const counter = /^\(?\d{1,2}[a-z]?[.)] ?(?=\p{L})/u;
const counted = /^(.*\p{L}) ?(?:n° ?|no\.? ?|#)?\d{1,2} ?:?$/u;
/** "Adult 1", and not "Adults 2", which is how many. */
const ofAge = /^(?:adulte?|child|enfant|infant|b[ée]b[ée]|erwachsener?|kind)$/i;
const ofForm: ReadonlySet<Label> = new Set(['person', 'givenName', 'bookedBy', 'issued']);
