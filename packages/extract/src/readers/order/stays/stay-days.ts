import { addDays, daysBetween } from '../../../text/days.ts';
import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import { nowhere } from '../../text/stays/days-of-flow.ts';
import { daysOfStay } from '../../text/stays/days-of-stay.ts';
import { flowOf } from '../../text/stays/flow.ts';
import { nightsIn } from '../../text/stays/nights.ts';
import { betweenWeekdays } from '../days/between-weekdays.ts';
import { dayOver } from '../days/day-over.ts';
import { daysIn, type SaidDay } from '../days/said-days.ts';
import type { Item } from '../items.ts';
import { nightOfDay } from './night-of-day.ts';
import { stayBetweenTitles } from './programme-stay.ts';
import type { Journey, OrderFacts } from './stays.ts';

/** The day on which a room is taken and that on which it is left, with the hours that a programme has beside them. */
export type StayDays = { first: SaidDay; last: SaidDay; in?: string | undefined; out?: string | undefined };

/** Null where the piece says fewer or more days than two, or none that a stay could have. */
export function stayDaysIn(item: Item, facts: OrderFacts): StayDays | null {
  const said = daysIn(item, facts.dates, facts.wholeDays);
  const row = item.passages[0]?.row;
  const ofRow = row === undefined ? undefined : facts.rowDays.get(row)?.day;
  // the day of the row alone is of where it stands, as a title over it is
  const isOnlyRow = said.every(({ day }) => day === ofRow);
  const programme = isOnlyRow ? stayBetweenTitles(item, facts) : null;
  if (programme) return between(programme.days, programme);
  // "Lundi 10 mai 2027 | Nuit au Grand Hôtel des Flandres, …": until the next morning
  const night = isOnlyRow ? nightOfDay(item, facts) : null;
  const days =
    (said.length > 0
      ? (fromLanding(item, said, facts) ?? weighed(item, said, facts))
      : (betweenCounted(item, facts) ?? betweenWeekdays(item, facts) ?? withNights(item, facts))) ??
    night?.days ??
    (said.length > 0 ? null : daysOfJourney(item, facts.journey));
  return days && between(days, days === night?.days ? { out: night.out } : {});
}

function between([first, last]: readonly SaidDay[], hours: Pick<StayDays, 'in' | 'out'>): StayDays | null {
  const nights = first && last ? daysBetween(first.day, last.day) : 0;
  return first && last && nights > 0 && nights <= 60 ? { first, last, in: hours.in, out: hours.out } : null;
}

function weighed(item: Item, said: readonly SaidDay[], facts: OrderFacts): SaidDay[] | null {
  const over = dayOver(item, facts);
  const title = over && { ...over, sure: true, from: nowhere, to: nowhere, text: item.text.slice(0, 200) };
  const pair = daysOfStay(flowOf(item.passages), said, facts.dates, title);
  return pair && [pair.first, pair.last];
}

/** "Day 2 to day 4", "jours 2 à 4", where a programme says which days these are. */
function betweenCounted(item: Item, facts: OrderFacts): SaidDay[] | null {
  const match = countedDays.exec(item.shape);
  const p = match && item.passages[0];
  if (!p) return null;
  const days = [match[1], match[2]].map((number) => dayCounted(Number(number), facts));
  const place = { sure: true, from: match.index, to: match.index, at: p.at, text: p.text.slice(0, 200) };
  return days.every((day) => day !== null) ? days.map((day) => ({ ...place, day })) : null;
}

function dayCounted(number: number, { document, dayTitles }: OrderFacts): string | null {
  const titles = dayTitles.filter(({ at }) => {
    const lead = plain(document.text.slice(at, at + 16));
    return Number(/^(?:jour|day|tag) (\d{1,2})\b/.exec(lead)?.[1]) === number;
  });
  const [only, more] = new Set(titles.map(({ day }) => day));
  return only && !more ? only : null;
}

const countedDays =
  /\b(?:days?|jours?|tag|j) ?(\d{1,2})(?: (?:to|au?|until|bis)|,? ?[-–—])(?: (?:the )?(?:day|jour|tag|j))? ?(\d{1,2})\b(?! (?:january|\p{L}{3,9} \d{4}))/u;

/** "Du jour de votre arrivée jusqu'au vendredi 16 avril": from the day of the last journey that ends before. */
function fromLanding(item: Item, said: readonly SaidDay[], { landings, journey }: OrderFacts): SaidDay[] | null {
  const [only] = said;
  const match = ofArrival.exec(item.shape);
  if (!only || !match || match.index > only.from || new Set(said.map(({ day }) => day)).size > 1) return null;
  const days = (landings ?? []).map(({ local }) => local.slice(0, 10)).filter((day) => day < only.day);
  const first = days.sort().at(-1) ?? journey?.from;
  if (!first || first >= only.day) return null;
  return [{ ...only, day: first, from: match.index, to: match.index + match[0].length }, only];
}

const ofArrival = inLines()`
  \b(?:
    jour de (?:(?:ton|votre|son|leur|notre) |l')arrivee
    |des (?:ton|votre|leur|l')? ?arrivee
    |(?:day|evening|night|time)[ ]
    (?:of (?:your|his|her|their|our) arrival|(?:that )?(?:you|he|she|they) (?:arrive|land|get there)s?)
    |(?:from|on) (?:your |his |her |their )?arrival
    |tag (?:ihrer|seiner|der) ankunft
  )\b
`;

/** "The room is yours from 2 pm on the day of your arrival", for as many nights as the journey has. */
function daysOfJourney(item: Item, journey: Journey | undefined): SaidDay[] {
  const nights = nightsIn(item.shape);
  const [p] = item.passages;
  if (!nights || !journey || !p || daysBetween(journey.from, journey.to) !== nights.count) return [];
  const place = { sure: false, from: nights.at, to: nights.at, at: p.at, text: p.text.slice(0, 200) };
  return [
    { ...place, day: journey.from },
    { ...place, day: journey.to },
  ];
}

/** "Two nights": from the day whose title stands above. */
function withNights(item: Item, { dayTitles }: OrderFacts): SaidDay[] | null {
  const nights = nightsIn(item.shape);
  const [p] = item.passages;
  const title = p && dayTitles.findLast(({ row }) => row < p.row);
  if (!nights || !title) return null;
  const { count, at } = nights;
  const place = { sure: true, from: at, to: at, at: p.at, text: p.text.slice(0, 200) };
  return [
    { ...place, day: title.day },
    { ...place, day: addDays(title.day, count) },
  ];
}
