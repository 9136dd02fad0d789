import { fold } from '../../../knowledge/index.ts';
import { addDays } from '../../../text/days.ts';
import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import { type Passage, passagesOf } from '../../text/passages/passages.ts';
import { sentencesOf } from '../../text/passages/sentences.ts';
import { nightsIn } from '../../text/stays/nights.ts';
import type { SaidDay, WholeDay } from '../days/said-days.ts';
import type { Item } from '../items.ts';
import { arrives, isOut, leaves } from './room-words.ts';
import { houseIn } from './stay-house.ts';
import type { OrderFacts } from './stays.ts';

/** Where a programme says that a room is left, and by when. */
export type Leaving = { at: number; row: number; shape: string; time?: string };

/** "by 11:00 | Check out of Gasthof Speicherblick", "Abreise", "Check-out before 10.30". */
export function leavingsIn(passages: readonly Passage[]): Leaving[] {
  return passages.flatMap((p, i) => {
    // "Check-out | Sasashima Garden Hotel" in a row with its day and its hour
    const isRow = p.inTable && p.label === 'checkOut' && !p.byColumn && !/\d{4}/.test(p.text);
    if (!isRow && !leaves.test(p.shape)) return [];
    // "Chambre à libérer. La bagagerie garde vos valises jusqu'à 18 h": not the hour of another sentence
    const said = sentencesOf(p).find(({ shape }) => leaves.test(shape)) ?? p;
    if (said.text.length >= 200) return [];
    const [own, more] = findTimes(said.text);
    const time = own ? (more ? undefined : own.time) : hourOf(passages, i);
    return [{ at: p.at, row: p.row, shape: said.shape, ...(time ? { time } : {}) }];
  });
}

/** The hour in the cell with which its row begins: "by 11:00", "14:00". */
function hourOf(passages: readonly Passage[], i: number): string | undefined {
  const [here, before] = [passages[i], passages[i - 1]];
  const column = here?.inTable
    ? passages.find((p) => p.row === here.row && p.byColumn && p.label === 'time')
    : undefined;
  const [said, other] = column ? findTimes(column.text) : [];
  if (said && !other) return said.time;
  // "avant 11 h 00" over "Chambre à libérer"
  if (here && before && !here.inTable && before.block === here.block && before.text.length < 20) {
    const [over, more] = findTimes(before.text);
    return over && !more ? over.time : undefined;
  }
  if (!here?.inTable || !before || before.row !== here.row || before.cell === here.cell) return undefined;
  if (passages[i - 2]?.row === here.row || before.text.length > 16) return undefined;
  const [time, more] = findTimes(before.text);
  return more ? undefined : time?.time;
}

/** "Check in at …" under one day's title and "Check out" under another's, each with its hour where that stands beside. */
export function stayBetweenTitles(
  item: Item,
  { document, dayTitles, rowDays, leaving }: Pick<OrderFacts, 'document' | 'dayTitles' | 'rowDays' | 'leaving'>,
): { days: SaidDay[]; in?: string | undefined; out?: string | undefined } | null {
  const [p] = item.passages;
  const arrival = item.passages.find((one) => one.label === 'checkIn' || arrives.test(one.shape));
  if (!p || !arrival) return null;
  const all = passagesOf(document);
  const blocks = new Map(all.map((one) => [one.row, one.block]));
  // the day of its own row, else that of the title over it, or of a row above whose cell for the day is empty below
  const dayOf = (row: number): WholeDay | undefined => {
    const title = dayTitles.findLast((one) => one.row < row);
    const above = [...rowDays].findLast(([one]) => one <= row && blocks.get(one) === blocks.get(row));
    return above && (above[0] === row || above[0] > (title?.row ?? -1)) ? above[1] : title;
  };
  const first = dayOf(arrival.row);
  // "pour 3 nuits": until the third morning, whoever leaves later leaves another house
  const nights = nightsIn(item.shape)?.count;
  const until = first && nights ? addDays(first.day, nights) : undefined;
  const house = houseIn(item, document)?.value.name ?? '';
  const left = [...leaving, ...leavingsOf(house, all)].filter(({ row }) => !until || dayOf(row)?.day === until);
  const out = leavingOf(
    item,
    left.sort((a, b) => a.at - b.at),
  );
  const last = out && dayOf(out.row);
  if (!first || !last || last.day <= first.day) return null;
  const days = [first, last].map((title) => ({
    day: title.day,
    at: title.at,
    sure: true,
    // not said within the piece, whose first hour is none of theirs
    from: item.shape.length,
    to: item.shape.length,
    text: p.text.slice(0, 200),
  }));
  // the piece may be the cell alone
  const isSaid =
    arrival.label === 'checkIn' ||
    /^check(?:ing)?[ -]?in\b|^arrivee a l|^mise a disposition|^(?:votre |your |the |la )?(?:chambre|room) (?:est|is) (?:prete|ready)/.test(
      arrival.shape,
    );
  const own = isSaid ? all.findIndex((one) => one.at === arrival.at) : -1;
  return { days, in: hourOf(all, own), out: out?.time };
}

/** "Vous quittez la Casa Balanina avant 11:00": the house by its name, and no word for one. */
function leavingsOf(house: string, passages: readonly Passage[]): Leaving[] {
  const name = plain(house);
  const named = passages.filter(({ inTable, shape }) => name.length > 4 && !inTable && shape.includes(name));
  return named.flatMap(sentencesOf).flatMap(({ shape, text, at, row }) => {
    const start = shape.indexOf(name);
    if (start < 0 || text.length >= 200 || !isOut.test(shape.slice(0, start))) return [];
    const [time, more] = findTimes(text);
    return [{ at, row, shape, ...(time && !more ? { time: time.time } : {}) }];
  });
}

/** The one that names the house, where several are left one after the other; else the next. */
function leavingOf(item: Item, leaving: readonly Leaving[]): Leaving | undefined {
  const below = leaving.filter(({ row }) => row > (item.passages.at(-1)?.row ?? 0));
  const text = fold(item.text);
  const named = below.find(({ shape }) => {
    const house =
      /\bcheck(?:ing)?[ -]?out(?: (?:of|from)| ?[,:–—-]) (?:the )?(.{4,60}?)(?:,| (?:by|before|at|until)\b|$)/.exec(
        shape,
      )?.[1];
    return house !== undefined && text.includes(fold(house));
  });
  return named ?? below[0];
}
