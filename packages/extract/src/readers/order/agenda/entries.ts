import { findTimes } from '../../../text/times.ts';
import type { Passage } from '../../text/passages/passages.ts';
import type { WholeDay } from '../days/said-days.ts';
import { type Item, itemOf } from '../items.ts';
import type { OrderFacts } from '../stays/stays.ts';

/** What a programme has planned for an hour of a day; `time` is null where it says "Night". */
export type Entry = { day: WholeDay; time: string | null; item: Item };

/**
 * The entries of a programme: below the title of each day, or beside it, lines or rows that begin with their hour. Each says one thing, and
 * what stands in the others is of something else. Empty where the paper is no programme.
 */
export function entriesOf(passages: readonly Passage[], facts: Pick<OrderFacts, 'dayTitles' | 'rowDays'>): Entry[] {
  const entries: Entry[] = [];
  let others = 0;
  let day: WholeDay | undefined;
  let open: { day: WholeDay; time: string | null; passages: Passage[] } | undefined;
  const close = () => {
    if (open) entries.push({ day: open.day, time: open.time, item: itemOf(open.passages) });
    open = undefined;
  };
  for (const row of Map.groupBy(passages, (p) => p.row).values()) {
    const [first] = row;
    if (!first) continue;
    const title = facts.dayTitles.findLast((one) => one.row === first.row);
    const beside = first.inTable ? facts.rowDays.get(first.row) : undefined;
    if (title || beside) close();
    day = title ?? beside ?? day;
    const rest = row.filter(({ at }) => at !== (title ?? beside)?.at);
    if (!day || rest.length === 0) continue;
    const time = hourOf(rest);
    if (time !== undefined) {
      close();
      open = { day, time, passages: rest };
    } else if (open && goesOn(open.passages, rest)) open.passages.push(...rest);
    else {
      close();
      if (entries.length > 0) others++;
    }
  }
  close();
  const days = new Set(entries.map((entry) => entry.day.day));
  return entries.length >= fewest && days.size > 1 && others <= 2 * entries.length ? entries : [];
}

/** Fewer lines that begin with an hour are no programme. */
const fewest = 4;

/** "07:30", "by 11:00", "14h15 – Transfert"; null of "Night", undefined where the row begins otherwise. */
function hourOf([first, second]: readonly Passage[]): string | null | undefined {
  if (!first) return undefined;
  if (second && /^(?:over)?night$|^nuit(?:ee)?$|^(?:le )?soir$|^evening$/.test(first.shape)) return null;
  const [clock] = findTimes(first.text);
  if (!clock || !/^(?:\p{L}{1,6}\.? ){0,3}$/u.test(first.text.slice(0, clock.at))) return undefined;
  const behind = first.text.slice(clock.at + clock.length);
  return (second && behind === '') || /^(?: ?[|–—:-] ?|, | {1,4})(?=.{4})/.test(behind) ? clock.time : undefined;
}

/** The address below a house: in the same table or paragraph, alone in its line, not yet much. */
function goesOn(open: readonly Passage[], [next, beside]: readonly Passage[]): boolean {
  const last = open.at(-1);
  const isSame = next !== undefined && last !== undefined && next.block === last.block && !next.isHeading;
  return isSame && (!next.inTable || beside === undefined) && open.length < 8;
}
