import type { Passage } from '../../text/passages/passages.ts';
import { itemOf } from '../items.ts';
import type { OrderFacts } from '../stays/stays.ts';
import { daysFromLast, type ToldDay } from './days-from-last.ts';
import { daysIn } from './said-days.ts';

/** The days that a sentence of a letter names: whole, by their number, or by how far they are from the day that was told last. */
export function daysTold(p: Passage, facts: OrderFacts, lastDay: string | null): ToldDay[] {
  const before = lastDay ? [{ day: lastDay, at: -1 }] : [];
  const said = daysIn(itemOf([p]), facts.dates, before).map(({ day, sure, from, to }) => ({ day, sure, from, to }));
  return [...said, ...daysFromLast(p, said, lastDay, facts.wholeDays)].sort((a, b) => a.from - b.from);
}
