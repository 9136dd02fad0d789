import { weekdayNames } from '../../../text/calendar-words.ts';
import { addDays, weekdayOf } from '../../../text/days.ts';
import { nightsIn } from '../../text/stays/nights.ts';
import type { Item } from '../items.ts';
import type { OrderFacts } from '../stays/stays.ts';
import type { SaidDay } from './said-days.ts';
import { withinDays } from './weekdays-alone.ts';

/**
 * "For three nights from the Thursday to the Sunday", "du mardi au jeudi": the only such days within the days that the paper
 * prints, as far apart as the nights counted.
 */
export function betweenWeekdays(item: Item, { wholeDays, dates }: OrderFacts): SaidDay[] | null {
  const match = between.exec(item.shape);
  const [first, last] = [match?.[1], match?.[2]].map((name) => weekdayNames.get(name ?? ''));
  const [p] = item.passages;
  if (!match || !p || first === undefined || last === undefined || first === last) return null;
  const length = (last - first + 7) % 7;
  const nights = nightsIn(item.shape);
  if (nights && nights.count % 7 !== length) return null;
  const printed = [...new Set(wholeDays.map(({ day }) => day))]
    .filter((day) => !dates.contextDate || day > dates.contextDate)
    .sort();
  const called = printed.filter((day) => weekdayOf(day) === first);
  // the day on which a memo was written may be a Monday too
  const whole = called.filter((day) => printed.includes(addDays(day, nights?.count ?? length)));
  const arrivals = whole.length > 0 ? whole : called;
  const [only, more] = arrivals.length > 0 ? arrivals : withinDays(printed, first);
  if (!only || more) return null;
  const place = { sure: true, from: match.index, to: match.index, at: p.at, text: p.text.slice(0, 200) };
  return [
    { ...place, day: only },
    { ...place, day: addDays(only, nights?.count ?? length) },
  ];
}

const name = `(${[...weekdayNames.keys()].filter((word) => word.length > 4).join('|')})`;
const between = new RegExp(
  String.raw`\b${name}(?: (?:morning|afternoon|evening|night|matin|apres-midi|soir))?,? ?(?:to|until|till|through|au|jusqu'au|bis|al?|hasta|-|–) (?:the |le |zum )?${name}\b(?! (?:the )?\d)`,
  'u',
);
