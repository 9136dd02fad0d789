import type { Candidate } from '../../../booking.ts';
import { weekdayNames } from '../../../text/calendar-words.ts';
import { type DateFacts, findDates } from '../../../text/dates.ts';
import { addDays, daysBetween } from '../../../text/days.ts';
import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import type { TextDocument } from '../../../text-document.ts';
import { daysIn } from '../../order/days/said-days.ts';
import { itemOf } from '../../order/items.ts';
import { dateFactsOf } from '../date-facts.ts';
import { type Passage, passagesOf } from '../passages/passages.ts';
import { isDayOfElse } from './days-of-else.ts';

/**
 * "Retour (suite) – samedi 12 février" over a row, "Day 4 – Thursday 10 June" over a paragraph: no journey has its day from
 * above the title of another day, or from the journey before it. Where all that is told of one stands below such a title, and no day
 * with it, it is on that day.
 */
export function withDaysBetween(candidates: Candidate[], document: TextDocument): Candidate[] {
  const facts = dateFactsOf(document);
  const passages = passagesOf(document);
  const titles = titlesOf(passages, facts);
  for (const { booking, evidence } of titles.length > 1 ? candidates : []) {
    if (!('arrival' in booking) || booking.type === 'RentalCarReservation' || !booking.departure) continue;
    const { departure, arrival } = booking;
    const at = evidence.departure?.at;
    // in the order in which columns are read
    const told = ['number', 'line', 'from', 'to', 'arrival', 'departure.time'].flatMap((field) => {
      const offset = evidence[field]?.at;
      return typeof offset === 'number' ? passages.findLastIndex((p) => isIn(p, offset)) : [];
    });
    const [first, last] = [Math.min(...told), Math.max(...told)];
    const title = titles.findLast(({ index }) => index < first);
    const later = title ? daysBetween(departure.local.slice(0, 10), title.day) : 0;
    if (!title || typeof at !== 'number' || later < 1 || later > 31) continue;
    // said with the journey, or between it and the title
    const own = passages.slice(title.index + 1, last + 1);
    if (own.some((p) => daysIn(itemOf([p]), facts).length > 0 || countedOn.test(p.shape))) continue;
    booking.departure = { ...departure, local: title.day + departure.local.slice(10) };
    if (arrival && arrival.local.slice(0, 10) < title.day)
      booking.arrival = { ...arrival, local: addDays(arrival.local.slice(0, 10), later) + arrival.local.slice(10) };
    if (at > title.at && evidence.departure) evidence['departure.time'] ??= evidence.departure;
    evidence.departure = { node: document.node, at: title.at, text: title.text };
  }
  return candidates;
}

const isIn = (p: Passage, offset: number) => p.at <= offset && offset <= p.at + p.text.length;

type Title = { index: number; at: number; text: string; day: string };

/** Lines and rows of one cell that say a day of the week with its date, or "Day 4" with one, and hardly more. */
function titlesOf(passages: readonly Passage[], facts: DateFacts): Title[] {
  const rows = Map.groupBy(passages.entries(), ([, { row }]) => row);
  const wide = new Set(passages.flatMap((p, i) => (isBeside(p, passages[i - 1]) ? [p.block] : [])));
  return [...rows.values()].flatMap((row) => {
    const own = row.map(([, p]) => p);
    const [first] = own;
    const isOfEach = ({ label, isHeading, former }: Passage) =>
      !former && (label === null || isHeading || label === 'date' || label === 'when');
    if (!first || !own.every(isOfEach) || own.some(({ cell }) => cell !== first.cell)) return [];
    // a cell over several columns is said in each
    const text = [...new Map(own.map((p) => [p.at, p.text])).values()].join(' ');
    const [date, more] = text.length > 60 ? [] : findDates(text, facts);
    if (!date || more || date.weak || findTimes(text).length > 0 || isOfEnd.test(first.shape)) return [];
    const words = plain(text).match(/[a-z]+(?:-feira)?/g) ?? [];
    const isCounted = /^(?:jour|day|tag|etape|dag|giorno|dia) \d/.test(first.shape);
    // "Correspondance : 13 février 2027" across a table whose other rows have cells
    const isAcross = first.inTable && wide.has(first.block) && !isDayOfElse(plain(text), date.at);
    const isTitle = isCounted || isAcross || words.some((word) => weekdayNames.has(word));
    return isTitle ? [{ index: row.at(-1)?.[0] ?? 0, at: first.at, text, day: date.day }] : [];
  });
}

const isBeside = (p: Passage, before: Passage | undefined) =>
  p.inTable && before?.row === p.row && before.cell !== p.cell;

/** "Arrivée : samedi 12 février", of what stands above; "Until Friday 4 June", of a price. */
const isOfEnd = /^(?:arriv|check|until|jusqu|bis |au |to |valid|expir|option|before|avant)/;

/** "le lendemain", "the following morning": told from the journey before. */
const countedOn =
  /\b(?:next (?:day|morning)|following|same day|day after|(?:sur)?lendemain|meme jour|folgetag|naechsten|giorno dopo)\b/;
