import type { Label } from './labels.ts';

/**
 * "1. Traveler (Last, First)", "4a) Order date": the fields of a form are counted. So are the parts of an order, "2. Hôtel",
 * which are titles: of whom a form is made out for, and by whom, no order has a part.
 */
export function labelOfCounted(phrase: string, labelOf: (phrase: string) => Label | null): Label | null {
  const number = counter.exec(phrase)?.[0];
  const label = number ? labelOf(phrase.slice(number.length)) : null;
  return label && ofForm.has(label) ? label : null;
}

const counter = /^\(?\d{1,2}[a-z]?[.)] ?(?=\p{L})/u;
const ofForm: ReadonlySet<Label> = new Set(['person', 'givenName', 'bookedBy', 'issued']);
