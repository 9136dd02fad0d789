import { addDays, daysBetween } from '../../../text/days.ts';
import { plain } from '../../../text/plain.ts';
import { nightsIn } from '../../text/stays/nights.ts';
import { betweenWeekdays } from '../days/between-weekdays.ts';
import { dayOver } from '../days/day-over.ts';
import { daysIn, type SaidDay } from '../days/said-days.ts';
import type { Item } from '../items.ts';
import { labelledEnd } from './labelled-end.ts';
import { nightOfDay } from './night-of-day.ts';
import { stayBetweenTitles } from './programme-stay.ts';
import type { Journey, OrderFacts } from './stays.ts';
import { timedPair } from './timed-pair.ts';

/** The day on which a room is taken and that on which it is left, with the hours that a programme has beside them. */
export type StayDays = { first: SaidDay; last: SaidDay; in?: string | undefined; out?: string | undefined };

/** Null where the piece says fewer or more days than two, or none that a stay could have. */
export function stayDaysIn(item: Item, facts: OrderFacts): StayDays | null {
  const all = daysIn(item, facts.dates, facts.wholeDays);
  const told = all.filter((day, i) => endsRange(item, all[i - 1], day) || !aside.test(lead(item, day, 40)));
  const said = told.length > 0 ? told : all.filter((day) => isUntil(item, day));
  const row = item.passages[0]?.row;
  const ofRow = row === undefined ? undefined : facts.rowDays.get(row)?.day;
  // the day of the row alone is of where it stands, as a title over it is
  const isOnlyRow = said.every(({ day }) => day === ofRow);
  const programme = isOnlyRow ? stayBetweenTitles(item, facts) : null;
  // "Lundi 10 mai 2027 | Nuit au Grand Hôtel des Flandres, …": until the next morning
  const isOneRow = said.length === 1 && ofRow !== undefined && isOnlyRow;
  const night = (said.length > 0 && !isOneRow) || programme ? null : nightOfDay(item, facts);
  const days =
    programme?.days ??
    timedPair(item, said) ??
    nightByNight(item, said) ??
    (said.length > 0 ? null : (betweenCounted(item, facts) ?? betweenWeekdays(item, facts))) ??
    untilSaid(item, said, facts) ??
    fromLanding(item, said, facts) ??
    withNights(item, said, facts) ??
    night?.days ??
    (said.length > 0 ? withLastNight(item, said) : daysOfJourney(item, facts.journey));
  const [first, last, more] = [...new Map(days.map((day) => [day.day, day])).values()];
  if (!first || !last || more) return null;
  const nights = daysBetween(first.day, last.day);
  if (nights < 1 || nights > 60) return null;
  return { first, last, in: programme?.in, out: programme?.out ?? (days === night?.days ? night.out : undefined) };
}

/** A row of the table for each night: up to the morning after the last. */
function nightByNight(item: Item, said: readonly SaidDay[]): SaidDay[] | null {
  const [first, last] = [said[0], said.at(-1)];
  const dated = item.passages.filter(
    (p) => p.byColumn && (p.label === 'date' || p.label === 'when') && said.some(({ at }) => isWithin(p, at)),
  );
  const isEach = said.every(({ day }, i) => day === addDays(first?.day ?? '', i));
  if (!first || !last || said.length < 2 || dated.length !== said.length || !isEach) return null;
  return new Set(dated.map((p) => p.row)).size === dated.length
    ? [first, { ...last, day: addDays(last.day, 1) }]
    : null;
}

const isWithin = (p: Item['passages'][number], at: number) => at >= p.at && at <= p.at + p.text.length;

/** "Nights of 3 and 4 May", "nuits des 3, 4 et 5 mai": the last one ends on the day after. */
function withLastNight(item: Item, said: readonly SaidDay[]): readonly SaidDay[] {
  const last = said.at(-1);
  const before = said.at(-2);
  const [first] = said;
  if (!first || !last || !before || last.day !== addDays(first.day, said.length - 1)) return said;
  const joint = item.shape.slice(before.to, last.from);
  const isListed =
    /^,? ?(?:et|and|und|&|\+),? ?(?:(?:du|le|the|on|of) )?(?:(?!leav|depart|repart|check|abreis)\w+ )?$/.test(joint);
  const [p] = item.passages.filter((one) => isWithin(one, first.at));
  // "Nuits du 1 et du 2 février, départ le 3 février"
  const isLeft =
    said.length > 2 &&
    /\b(?:depart\w*|leaving|check-?out|out|abreise)\b[^\d\n]{0,16}$/.test(
      // the word may be of how the day is said: "départ le 18"
      item.shape.slice(Math.max(0, last.from - 24), last.to).replace(/\d{1,2}[a-z]{0,2}$/, ''),
    );
  if (isLeft) return [first, last];
  const areNights =
    p?.label === 'nights' || /\b(?:nights?|nuits?|nuitees?)\b[^\d\n]{0,16}$/.test(lead(item, first, 30));
  const counted = nightsIn(item.shape)?.count === said.length;
  return isListed && (areNights || counted) ? [first, { ...last, day: addDays(last.day, 1) }] : said;
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

const aside =
  /\b(?:cancel\w*|annul\w*|deadline|limite|issued|emis|prepared|before|avant le|until|jusqu'au|modif\w*|paid|verser|gratuit\w*|free|ferme[es]*|fermeture|closed|closure|geschlossen|chius[oa]|cerrad[oa])\b[^\n]*$/;

/** "Du jeudi 16 jusqu'au dimanche 19 septembre": the day right behind the one from which it counts. */
function endsRange(item: Item, before: SaidDay | undefined, day: SaidDay): boolean {
  return before !== undefined && before.day < day.day && upTo.test(item.shape.slice(before.to, day.from));
}

const upTo =
  /^,? ?(?:and |et )?(?:right )?(?:until|till|jusqu'au|bis(?: zum)?|hasta(?: el)?|fino al) (?:(?:the |le )?(?:morning|evening|afternoon|matin|soir|midi) (?:of|du) )?(?:the |le )?(?:\w+,? )?$/;

/** "Three nights … It is yours from three in the afternoon until noon on Sunday the 17th": no term of the house's. */
function isUntil(item: Item, day: SaidDay): boolean {
  const before =
    lead(item, day, 90)
      .split(/[.;\n] /)
      .at(-1) ?? '';
  return (
    /\b(?:until|till|jusqu'au)\b[^.;\n]{0,24}$/.test(before) &&
    !aside.test(before.replace(/\b(?:until|jusqu'au)\b/g, ''))
  );
}

/** "Nuit | Hotel Lindenegg, …, départ le 15 octobre" below "Jeudi 14 octobre": from the day over it until the one it says. */
function untilSaid(item: Item, said: readonly SaidDay[], facts: OrderFacts): SaidDay[] | null {
  const [only] = said;
  const over = only && dayOver(item, facts);
  if (!over || new Set(said.map(({ day }) => day)).size > 1) return null;
  const isUntilThen = isLast(item, only) && daysBetween(over.day, only.day) > 0;
  const nights = nightsIn(item.shape);
  const isCounted = !nights || nights.count === daysBetween(over.day, only.day);
  const above = { from: item.shape.length, to: item.shape.length, at: over.at };
  return isUntilThen && isCounted ? [{ ...only, ...above, day: over.day }, only] : null;
}

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

const ofArrival =
  /\b(?:jour de (?:(?:ton|votre|son|leur|notre) |l')arrivee|des (?:ton|votre|leur|l')? ?arrivee|(?:day|evening|night|time) (?:of (?:your|his|her|their|our) arrival|(?:that )?(?:you|he|she|they) (?:arrive|land|get there)s?)|(?:from|on) (?:your |his |her |their )?arrival|tag (?:ihrer|seiner|der) ankunft)\b/;

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

/** "2 nights, out Wednesday 5 May": one day and the number of nights; the title of the day where there is none. */
function withNights(item: Item, said: readonly SaidDay[], { dayTitles }: OrderFacts): SaidDay[] | null {
  const [only] = said;
  const nights =
    nightsIn(item.shape) ?? (only && oneNight.test(lead(item, only, 30)) ? { count: 1, at: only.from } : null);
  if (!nights || new Set(said.map(({ day }) => day)).size > 1) return null;
  const { count, at } = nights;
  if (only) {
    const isEnd = isLast(item, only);
    // said nowhere: no hour stands beside it
    const nowhere = { from: item.shape.length, to: item.shape.length };
    const other = { ...only, ...nowhere, day: addDays(only.day, isEnd ? -count : count) };
    return isEnd ? [other, only] : [only, other];
  }
  const [p] = item.passages;
  const title = p && dayTitles.findLast(({ row }) => row < p.row);
  if (!p || !title) return null;
  const place = { sure: true, from: at, to: at, at: p.at, text: p.text.slice(0, 200) };
  return [
    { ...place, day: title.day },
    { ...place, day: addDays(title.day, count) },
  ];
}

/** "Night of 8 June", "pour la nuit du mardi 8 juin". */
const oneNight =
  /\b(?:night (?:of|from)|nuit du|nuitee du|overnight(?: on| of)?|nacht (?:vom|auf)|notte del) (?:the )?$/;

/** "Out Wednesday", "à rendre le 8", "départ jusqu'à 11.00 le jeudi". */
const lastDay =
  /\b(?:out|until|to|au|jusqu'au|depart\w*|leaving|rend(?:re|ue?s?)|liber\w{1,4}|quitter|vacat\w{1,4}|cleared|given up|sortie)\b[^\d\n]{0,16}$|\b(?:out|check-?out|depart\w*|leav\w{1,4}|abreise|vacat\w{1,4}|given up|cleared|liber\w{1,4}|rend(?:re|ue?s?)|quitt\w{1,4})\b[^\d\n]{0,16}\d{1,2} ?[.:h] ?(?:\d\d)?(?: ?[ap]m)?[^\d\n]{0,12}$/;

const isLast = (item: Item, day: SaidDay) => lastDay.test(lead(item, day, 48)) || labelledEnd(item, day.from) === 'out';

function lead(item: Item, { from }: SaidDay, length: number): string {
  return item.shape.slice(Math.max(0, from - length), from);
}
