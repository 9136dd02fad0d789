import type { Passage } from '../../text/passages/passages.ts';
import { daysIn } from '../days/said-days.ts';
import { itemOf } from '../items.ts';
import type { OrderFacts } from '../stays/stays.ts';

/** "Arrival transfer | 13 Sept, LX 357 | Limousine, 12:40": of rows that say what was asked beside what is kept, the day that was asked. */
export function askedDays(
  passages: readonly Passage[],
  facts: OrderFacts,
): Map<number, { day: string; sure: boolean }> {
  const kept = new Set(passages.filter(({ label, former }) => label === 'current' && !former).map(({ row }) => row));
  const asked = passages.filter((p) => p.former && p.inTable && kept.has(p.row));
  return new Map(
    [...Map.groupBy(asked, ({ row }) => row)].flatMap(([row, cells]) => {
      const [only, more] = daysIn(itemOf(cells), facts.dates, facts.wholeDays);
      return only && !more ? [[row, { day: only.day, sure: only.sure }] as const] : [];
    }),
  );
}
