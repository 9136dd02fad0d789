import { findTimes } from '../../../text/times.ts';
import type { Passage } from '../../text/passages/passages.ts';
import type { WholeDay } from '../days/said-days.ts';
import { type Item, itemOf } from '../items.ts';
import type { OrderFacts } from '../stays/stays.ts';

/** What a programme has planned for an hour of a day; `time` is null where it says "Night", `said` is for matching, without the hour in front. */
export type Entry = { day: WholeDay; time: string | null; said: string; item: Item };

/**
 * The entries of a programme: below the title of each day, or beside it, lines or rows that begin with their hour. Each says one thing, and
 * what stands in the others is of something else. Empty where the paper is no programme.
 */
export function entriesOf(passages: readonly Passage[], facts: Pick<OrderFacts, 'dayTitles' | 'rowDays'>): Entry[] {
  const entries: Entry[] = [];
  let day: WholeDay | undefined;
  let open: (Lead & { day: WholeDay; passages: Passage[] }) | undefined;
  const close = () => {
    if (open) {
      const item = itemOf(open.passages);
      entries.push({ day: open.day, time: open.time, said: item.shape.slice(open.lead).trimStart(), item });
    }
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
    const lead = leadOf(rest);
    if (lead) {
      close();
      open = { ...lead, day, passages: rest };
    } else if (open && goesOn(open.passages, rest)) open.passages.push(...rest);
    else close();
  }
  close();
  return entries.length >= fewest ? entries : [];
}

/** Fewer lines that begin with an hour are no programme. */
const fewest = 4;

/** With which hour an entry begins, and how long the words are that say it. */
type Lead = { time: string | null; lead: number };

/** "07:30", "by 11:00", "jusqu’à 10h30", "• 14h15 – Transfert", "Night"; null where the row begins otherwise. */
function leadOf([first, second]: readonly Passage[]): Lead | null {
  if (!first) return null;
  const isNight = /^(?:over)?night$|^nuit(?:ee)?$|^(?:le )?soir$|^evening$/.test(first.shape);
  if (second && isNight) return { time: null, lead: first.shape.length };
  const [clock] = findTimes(first.text);
  if (!clock || !/^(?:[•●▪◦*–-] ?)?(?:\p{L}{1,6}(?:['’]\p{L}{1,2})?\.? ){0,5}$/u.test(first.text.slice(0, clock.at)))
    return null;
  const end = clock.at + clock.length;
  const behind = first.text.slice(end);
  const joint = /^(?: ?[|–—:-] ?|, | {1,4})(?=.{4})/.exec(behind)?.[0].length;
  return (second && behind === '') || joint !== undefined ? { time: clock.time, lead: end + (joint ?? 0) } : null;
}

/** The address below a house: in the same table or paragraph, alone in its line, not yet much. */
function goesOn(open: readonly Passage[], [next, beside]: readonly Passage[]): boolean {
  const last = open.at(-1);
  const isSame = next !== undefined && last !== undefined && next.block === last.block && !next.isHeading;
  return isSame && (!next.inTable || beside === undefined) && open.length < 8;
}
