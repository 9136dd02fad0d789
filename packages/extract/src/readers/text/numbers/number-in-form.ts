import type { Passage } from '../passages/passages.ts';
import type { Reference } from './booking-number.ts';
import { passageIn } from './number-below.ts';

/**
 * "Airline ref | 6ZLR4W" in the form of one flight of a table for each: what the paper tells elsewhere is of others. Null where
 * the form says two numbers.
 * @param sections which part of the paper each passage stands in; 0 is its head
 */
export function inOwnForm(
  references: readonly Reference[],
  at: number,
  passages: readonly Passage[],
  sections: ReadonlyMap<Passage, number>,
): Reference | null {
  const here = passageIn(passages, at);
  const section = here && sections.get(here);
  if (!here || !section) return null;
  const own = references.filter((reference) => {
    const there = passageIn(passages, reference.at);
    const isForm = there?.block === here.block && there.label === 'reference' && !there.byColumn;
    return isForm && sections.get(there) === section;
  });
  const [only, more] = new Set(own.map(({ value }) => value));
  return only && !more ? (own[0] ?? null) : null;
}
