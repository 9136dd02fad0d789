import type { DateFacts } from '../../../text/dates.ts';
import { findDates } from '../../../text/dates.ts';
import type { Moment, Stay } from '../stays/stay.ts';
import type { Passage } from './passages.ts';

/**
 * "In: 14 Apr 2027" over "Out: 17 Apr 2027", "From | Wed 14 April | from 14:00" over "To | Sat 17 April | until 12:00": words
 * that journeys have too, and in a paper about rooms the two ends of a stay, where nothing else is named between them.
 */
export function pairedDays(passages: readonly Passage[], facts: DateFacts): Stay | null {
  const [first, more] = momentsOf(passages, facts, 'from', /^(?:in|from|du) ?:? (?=.*\d)/);
  const [last, another] = momentsOf(passages, facts, 'to', /^(?:out|to|au) ?:? (?=.*\d)/);
  if (!first || !last || more || another || first.day >= last.day) return null;
  return { in: first, out: last, inferred: true };
}

function momentsOf(passages: readonly Passage[], facts: DateFacts, label: string, lead: RegExp): Moment[] {
  return passages.flatMap((p) => {
    const isSaid = p.label === label || (p.label === null && !p.inTable && lead.test(p.shape));
    if (!isSaid || p.former || p.text.length > 60) return [];
    const [date, more] = findDates(p.text, facts).filter(({ weak }) => !weak);
    if (!date || more) return [];
    return [{ day: date.day, sure: date.sure, at: p.at + date.at, text: p.text }];
  });
}
