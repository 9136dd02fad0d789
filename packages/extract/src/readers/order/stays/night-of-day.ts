import { addDays } from '../../../text/days.ts';
import { passagesOf } from '../../text/passages/passages.ts';
import { sentencesOf } from '../../text/passages/sentences.ts';
import type { SaidDay } from '../days/said-days.ts';
import type { Item } from '../items.ts';
import type { DayTitle, OrderFacts } from './stays.ts';

/**
 * "Nuit : Hotel Limmathof …" under the title of a day: until the next morning, or for as many nights as the days below say
 * that it is the same house or until which the room is kept. Null also where the day above says so: the stay has begun there.
 */
export function nightOfDay(item: Item, facts: OrderFacts): Night | null {
  const { document, leaving } = facts;
  // "Mardi 9 mars 2027 | Nuit à l'Hôtel Carlotta": in the row of its day
  const p = item.passages.find(({ shape }) => houseOf(shape) !== undefined);
  const house = p && houseOf(p.shape);
  if (!p || house === undefined || (p !== item.passages[0] && !p.inTable)) return null;
  const dayTitles = daysOver(facts);
  const at = dayTitles.findLastIndex((title) => title.row < p.row);
  const title = dayTitles[at];
  if (!title) return null;
  const nights = withNames(
    passagesOf(document)
      .flatMap((one) => (one.inTable ? [one] : sentencesOf(one)))
      .flatMap((one) => {
        const said = houseOf(one.shape);
        return said === undefined ? [] : [{ row: one.row, said }];
      }),
  );
  const isHere = (day: DayTitle | undefined, next: DayTitle | undefined) =>
    nights.some(
      (one) =>
        day !== undefined &&
        one.row > day.row &&
        (!next || one.row < next.row) &&
        one.said.slice(0, 16) === house.slice(0, 16),
    );
  const before = dayTitles[at - 1];
  if (isHere(before, title) && before?.day === addDays(title.day, -1)) return null;
  let count = 1;
  while (
    dayTitles[at + count]?.day === addDays(title.day, count) &&
    isHere(dayTitles[at + count], dayTitles[at + count + 1])
  )
    count++;
  // "Libération de la chambre avant 10h00" under a later day, before another house is slept in
  const other = nights.find(({ row, said }) => row > p.row && said.slice(0, 16) !== house.slice(0, 16));
  const out = leaving.find(({ row }) => row > p.row && (!other || row < other.row));
  const left = out && dayTitles.findLast((day) => day.row < out.row)?.day;
  const until = left && left > title.day ? left : addDays(title.day, count);
  // no title says where the nights between are spent
  const next = dayTitles[at + count]?.day;
  const sure = left === until || next === undefined || next <= until;
  const place = { sure, from: item.shape.length, to: item.shape.length, at: p.at, text: p.text.slice(0, 200) };
  return {
    days: [
      { ...place, day: title.day },
      { ...place, day: until },
    ],
    out: left === until ? out?.time : undefined,
  };
}

/** "Nuit : même hôtel" is a night in the house named last. */
function withNames(nights: readonly { row: number; said: string }[]): { row: number; said: string }[] {
  let named = '';
  return nights.map((one) => {
    if (!same.test(one.said)) named = one.said;
    return { ...one, said: named };
  });
}

/** Titles of days, and cells that are one in front of all that is done then, which stand over their own row too. */
function daysOver({ dayTitles, rowDays }: OrderFacts): DayTitle[] {
  const inRows = [...rowDays]
    .filter(([row, { day }]) => rowDays.get(row - 1)?.day !== day)
    .map(([row, day]) => ({ ...day, row: row - 0.5, inTable: true }));
  return [...dayTitles, ...inRows].sort((a, b) => a.row - b.row);
}

/** The first and the last day, and by when the room is left. */
type Night = { days: SaidDay[]; out: string | undefined };

/** What stands behind "Nuit :", "Nuit à Madrid :", "Overnight at"; undefined where a line does not begin with it. */
const houseOf = (shape: string) => led.exec(shape)?.[1];

const led =
  /^(?:nuit|nuitee|night|night stop|overnight(?: stay)?|ubernachtung|hotel(?: du soir| pour la nuit| for the night))(?:(?: (?:a|in|at|en) [a-z' -]{2,30})? ?[:–—-] ?| (?:a l'|au |a la |at |in |im )(?:the )?)(.+)$/;
const same =
  /\b(?:idem|ditto|meme (?:hotel|maison|adresse|etablissement)|same (?:hotel|house|place)|as (?:above|before)|wie (?:zuvor|oben))\b/;
