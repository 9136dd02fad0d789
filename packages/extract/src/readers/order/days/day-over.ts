import type { Item } from '../items.ts';
import type { OrderFacts } from '../stays/stays.ts';
import type { WholeDay } from './said-days.ts';

/** The day under whose title a piece stands: of its row, or of the part of a programme. */
export function dayOver(item: Item, { rowDays, dayTitles }: OrderFacts): WholeDay | undefined {
  const [p] = item.passages;
  const ofRow = p?.inTable ? rowDays.get(p.row) : undefined;
  return ofRow ?? (p && dayTitles.findLast(({ row }) => row < p.row));
}
