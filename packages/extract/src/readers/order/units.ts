import { findTimes } from '../../text/times.ts';
import { dayTitleOf } from '../text/day-title.ts';
import type { Passage } from '../text/passages/passages.ts';
import { sentencesOf } from '../text/passages/sentences.ts';
import { topicOf } from '../text/topics.ts';
import { dayOver } from './days/day-over.ts';
import { daysIn } from './days/said-days.ts';
import { type Item, itemOf } from './items.ts';
import type { OrderFacts } from './stays/stays.ts';

/** A row, a line or a sentence: the smallest piece of a paper that says one thing. */
export type Unit = { item: Item; isTitle: boolean; isDay: boolean; block: number };

/** A paper in its smallest pieces: the rows of tables, lines, the sentences of paragraphs. */
export function unitsOf(passages: readonly Passage[], { dates }: Pick<OrderFacts, 'dates'>): Unit[] {
  const rows = [...Map.groupBy(withoutRepeats(passages, dates), (p) => p.row).values()];
  return rows.flatMap((row) => {
    const [first] = row;
    if (!first) return [];
    const isTold = !first.inTable && row.length === 1;
    return (isTold ? sentencesOf(first).map((p) => [p]) : linesOf(row)).map((own) => {
      const item = itemOf(own);
      const { text, shape } = item;
      const isShort = own.length === 1 && text.length < 70;
      // "Arrival: Tuesday 4 May" is of one booking, and no title of what stands below
      const isOver = first.label === null || first.byColumn || first.isHeading;
      const isDay =
        own.length === 1 &&
        isOver &&
        !endOfStay.test(shape) &&
        dayTitleOf(text, dates) !== null &&
        findTimes(text).length === 0;
      const isTopic = first.label === null && isBare(text) && topicOf(shape) !== null && !isDay && !isDriven(text);
      const isTitle = isShort && (first.isHeading || isTopic);
      return { item, isTitle, isDay, block: first.block };
    });
  });
}

/** "Hôtel des Tilleuls - Gare de Nantes": a driver's way from a house, and no title over one. */
const isDriven = (text: string): boolean => {
  const ends = text.split(/ [–—→>-] /);
  return ends.length === 2 && ends.every((end) => /^\p{Lu}\p{Ll}/u.test(end)) && ends.some((end) => stop.test(end));
};
const stop =
  /(?<!\p{L})(?:gare|station|airport|a[ée]roport|port|terminal|flughafen|bahnhof|hbf|estación|stazione)(?!\p{L})/iu;

/**
 * "2. Ronda, 3 → 6 avril 2027" beside all the rows of a house: a cell over several rows is in each of them, and is said once,
 * with the first; but what the head of its column says, and a day of its own, is of each.
 */
function withoutRepeats(passages: readonly Passage[], dates: OrderFacts['dates']): Passage[] {
  const said = new Set<number>();
  return passages.filter((p) => {
    if (!p.inTable || p.byColumn) return true;
    const isRepeat = said.has(p.at) && dayTitleOf(p.text, dates) === null;
    said.add(p.at);
    return !isRepeat;
  });
}

/** "Du : jeudi 18 mars 2027" over "Au : dimanche 21 mars 2027": one of two days, and not the one of what follows. */
const endOfStay = /^(?:du|au|from|to|until|vom|von|bis|dal|al|jusqu'au) ?:? (?=[\p{L}\d])/u;

/** A cell of a day's programme tells several bookings: each in a line of its own, or in lines below each other. */
function linesOf(row: Passage[]): Passage[][] {
  const cells = [...Map.groupBy(row, (p) => p.cell).values()];
  // "Hôtel des Lingères, …" over "Arrivée …, départ …" beside "4410-TAR": one booking, whose number has a cell of its own
  const isNumbered = row.filter((p) => p.byColumn && p.label === 'reference').length === 1;
  const isFull = (cell: readonly Passage[]) =>
    cell.length > 5 || (!isNumbered && cell.filter((p) => p.text.length > 70).length > 1);
  // cards side by side, each with its number
  const cards = cells.filter((cell) => cell.length > 2 && cell.some(saysNumber));
  if (cards.length > 1 && cards.length === cells.length && !cells.some(isFull)) return cells;
  const full = cells.filter(isFull).flat();
  if (full.length === 0) return [row];
  return [row.filter((p) => !full.includes(p)), ...rowsWithin(full)].filter((own) => own.length > 0);
}

/** "Confirmation NL-40281", with or without a colon. */
const saysNumber = ({ label, byColumn, shape }: Passage) =>
  !byColumn &&
  (label === 'reference' ||
    /^(?:conf(?:irmation)?|ref(?:erence)?|booking|reservation|dossier|voucher|bon|n°|no)\b[. :n°#]{0,6}(?=[a-z-]*\d)[a-z\d-]{4,}$/.test(
      shape,
    ));

/** Lines one by one; those of a table within the cell, below heads of their own, by its rows. */
function rowsWithin(lines: readonly Passage[]): Passage[][] {
  const rows: Passage[][] = [];
  for (const p of lines) {
    const open = rows.at(-1);
    const goesOn = p.byColumn && open?.every(({ byColumn, label }) => byColumn && label !== p.label);
    if (open && goesOn) open.push(p);
    else rows.push([p]);
  }
  return rows;
}

/** "Your transfers", "E. Transfert", with nothing that it says of them. */
const isBare = (text: string) => text.length < 40 && !/\d{2}|[.:;]|, /.test(text);

/** What stands below a title, up to the next; `at` is the title's. */
export function sectionFrom<U extends Unit>(units: readonly U[], at: number): U[] {
  const end = units.findIndex((unit, i) => i > at && unit.isTitle);
  return units.slice(at, end < 0 ? at + 30 : end);
}

/** The day that a title or a row over the piece says, and not the one on which the letter was written. */
export function dayAbove(
  units: readonly Unit[],
  at: number,
  facts: OrderFacts,
): { day: string; sure: boolean } | undefined {
  const unit = units[at];
  const first = unit?.item.passages[0];
  if (!unit || !first) return undefined;
  const told = first.inTable ? [] : daysToldBefore(units, at, facts);
  if (told.length === 1 && told[0]) return { day: told[0], sure: true };
  const over = units.slice(0, at).findLast(({ isDay }) => isDay);
  const [said] = over ? daysIn(over.item, facts.dates, facts.wholeDays) : [];
  if (said && isAhead(said.day, facts)) return { day: said.day, sure: true };
  const title = dayOver(unit.item, facts);
  return title && isAhead(title.day, facts) ? { day: title.day, sure: true } : undefined;
}

/** "Tu pars le mardi 5 octobre 2027 avec …. Pour aller à Orly, un taxi passe te prendre à 7 h 45": what the paragraph has said by then. */
function daysToldBefore(units: readonly Unit[], at: number, { wholeDays }: OrderFacts): string[] {
  const [unit, begin] = [units[at], units.find(({ block }) => block === units[at]?.block)];
  const [from = 0, to = 0] = [begin, unit].map((one) => one?.item.passages[0]?.at);
  return [...new Set(wholeDays.filter((day) => day.at >= from && day.at < to).map(({ day }) => day))];
}

const isAhead = (day: string, { dates: { contextDate } }: OrderFacts) => !contextDate || day > contextDate;

/** "09:00 | Meetings": a row with an hour or a day of its own, below their heads. */
export const isTimedRow = ({ item }: Unit) =>
  item.passages.some(({ byColumn, label }) => byColumn && (label === 'time' || label === 'date' || label === 'when'));

/** "19:00", and behind it what is done then: an entry of a programme in lines. */
export const beginsWithHour = ({ item }: Unit) =>
  item.passages[0]?.inTable === false && /^\d{1,2} ?[:.h] ?\d\d\b/.test(item.shape);

/** The passage that holds a point of the piece. */
export function whereIn({ passages }: Item, at: number): { at: number; text: string } | undefined {
  let start = 0;
  for (const p of passages) {
    const within = at - start;
    start += p.text.length + 1;
    if (at < start) return { at: p.at + Math.max(0, Math.floor(within)), text: p.text.slice(0, 200) };
  }
  return undefined;
}

export const passagesOfUnits = (units: readonly Unit[]) => units.flatMap(({ item }) => item.passages);
