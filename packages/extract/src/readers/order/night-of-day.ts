import { addDays } from '../../text/days.ts';
import { passagesOf } from '../text/passages.ts';
import type { Item } from './items.ts';
import type { SaidDay } from './said-days.ts';
import type { DayTitle, OrderFacts } from './stays.ts';

/**
 * "Nuit : Hotel Limmathof …" under the title of a day: until the next morning, or for as many nights as the days below say
 * that it is the same house. Null also where the day above says so: the stay has begun there.
 */
export function nightOfDay(item: Item, { document, dayTitles }: OrderFacts): SaidDay[] | null {
  const [p] = item.passages;
  const house = p && houseOf(p.shape);
  if (!p || house === undefined) return null;
  const at = dayTitles.findLastIndex((title) => title.row < p.row);
  const title = dayTitles[at];
  if (!title) return null;
  const nights = passagesOf(document).flatMap((one) => {
    const said = houseOf(one.shape);
    return said === undefined ? [] : [{ row: one.row, said }];
  });
  const isHere = (day: DayTitle | undefined, next: DayTitle | undefined) =>
    nights.some(
      (one) =>
        day !== undefined &&
        one.row > day.row &&
        (!next || one.row < next.row) &&
        (same.test(one.said) || one.said.slice(0, 16) === house.slice(0, 16)),
    );
  const before = dayTitles[at - 1];
  if (isHere(before, title) && before?.day === addDays(title.day, -1)) return null;
  let count = 1;
  while (
    dayTitles[at + count]?.day === addDays(title.day, count) &&
    isHere(dayTitles[at + count], dayTitles[at + count + 1])
  )
    count++;
  const place = { sure: true, from: item.shape.length, to: item.shape.length, at: p.at, text: p.text.slice(0, 200) };
  return [
    { ...place, day: title.day },
    { ...place, day: addDays(title.day, count) },
  ];
}

/** What stands behind "Nuit :", "Overnight at"; undefined where a line does not begin with it. */
const houseOf = (shape: string) => led.exec(shape)?.[1];

const led =
  /^(?:nuit|nuitee|night|night stop|overnight(?: stay)?|ubernachtung|hotel(?: du soir| pour la nuit| for the night))(?: ?[:–—-] ?| (?:a l'|au |a la |at |in |im )(?:the )?)(.+)$/;
const same =
  /\b(?:idem|ditto|meme (?:hotel|maison|adresse|etablissement)|same (?:hotel|house|place)|as (?:above|before)|wie (?:zuvor|oben))\b/;
