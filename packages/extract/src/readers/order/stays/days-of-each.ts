import type { Candidate, LodgingBooking, Person } from '../../../booking.ts';
import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';
import { dateFactsOf } from '../../text/date-facts.ts';
import type { Found } from '../../text/found.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { sharedOf } from '../../text/shared.ts';
import { codesIn } from '../codes.ts';
import { daysIn, type SaidDay, type WholeDay } from '../days/said-days.ts';
import { type Item, itemOf } from '../items.ts';
import type { OrderFacts } from './stays.ts';

/** One of several guests of a house, the days between which he stays there, and what a piece says from his name on to the next. */
export type GuestDays = { guest: Found<Person>; first: SaidDay; last: SaidDay; own: Item };

/**
 * "Joan stays from 7 to 9 June, Ted from 8 to 11 June": behind each name two days, and nothing else of these in the piece. Empty where
 * it tells anything else.
 */
export function daysOfEach(
  item: Item,
  travelers: readonly Found<Person>[],
  { dates, wholeDays }: Pick<OrderFacts, 'dates' | 'wholeDays'>,
): GuestDays[] {
  if (item.text.length > 1000 || ofJourneys.test(item.shape)) return [];
  const names = travelers.flatMap((guest) => {
    const at = placeOfName(guest, travelers, item.shape);
    return at === null ? [] : [{ guest, at }];
  });
  names.sort((a, b) => a.at - b.at);
  const days = daysIn(item, dates, wholeDays);
  const [top] = names;
  if (!top || days.length !== 2 * names.length || days.some(({ from }) => from < top.at)) return [];
  const each = names.flatMap(({ guest, at }, i) => {
    const end = names[i + 1]?.at ?? item.text.length;
    const [first, last, more] = days.filter(({ from }) => from >= at && from < end);
    const own = item.passages.length === 1 ? itemOf(item.passages.map((p) => cut(p, at, end))) : item;
    return first && last && !more && first.day < last.day ? [{ guest, first, last, own }] : [];
  });
  return each.length === names.length ? each : [];
}

const ofJourneys = /\b(?:flights?|vols?|trains?|ferry|traversees?|voitures?|cars?|flug|zug)\b/;

const cut = (p: Passage, from: number, to: number): Passage => ({
  ...p,
  text: p.text.slice(from, to),
  shape: p.shape.slice(from, to),
  at: p.at + from,
});

/** By the whole name, or by the part of it that no other has. */
function placeOfName({ value }: Found<Person>, all: readonly Found<Person>[], shape: string): number | null {
  const words = plain(value.name ?? '').split(' ');
  const others = all.filter((one) => one.value !== value).flatMap((one) => plain(one.value.name ?? '').split(' '));
  for (const name of [words.join(' '), ...words.filter((word) => word.length > 2 && !others.includes(word))]) {
    const at = ` ${shape.replace(/[^a-z\d'’-]/g, ' ')} `.indexOf(` ${name} `);
    if (at >= 0) return at;
  }
  return null;
}

/**
 * A row, a line or a part of a sentence for each guest of the one house that was read, with days of their own: as many stays. The days
 * that were read are those of one of them.
 */
export function withDaysOfEach(
  candidates: Candidate[],
  passages: readonly Passage[],
  document: TextDocument,
): Candidate[] {
  const [stay, more] = candidates.filter(isStay);
  const { travelers } = sharedOf(document);
  const { checkIn, checkOut } = stay?.booking ?? {};
  if (!stay || more || travelers.length < 2 || !checkIn || !checkOut) return candidates;
  const facts = { dates: dateFactsOf(document), wholeDays: none };
  const pieces = [
    ...Map.groupBy(
      passages.filter((p) => !p.former),
      (p) => `${p.block} ${p.row}`,
    ).values(),
  ];
  const each = pieces.flatMap((piece) => daysOfEach(itemOf(piece), travelers, facts));
  const pairs = new Set(each.map(pairOf));
  const isEach = new Set(each.map(({ guest }) => guest.value.name)).size === each.length && each.length > 1;
  if (!isEach || pairs.size < 2 || !pairs.has(`${dayOf(checkIn.local)} ${dayOf(checkOut.local)}`)) return candidates;
  const stays = [...Map.groupBy(each, pairOf).values()].flatMap((together) => {
    const [one] = together;
    return one ? [stayOf(stay, one, together)] : [];
  });
  return candidates.flatMap((one) => (one === stay ? stays : [one]));
}

const none: readonly WholeDay[] = [];
const dayOf = (local: string) => local.slice(0, 10);
const pairOf = ({ first, last }: GuestDays) => `${first.day} ${last.day}`;
const isStay = (one: Candidate): one is Candidate<LodgingBooking> => one.booking.type === 'LodgingReservation';

function stayOf(stay: Candidate<LodgingBooking>, one: GuestDays, together: readonly GuestDays[]): Candidate {
  const { booking, evidence } = stay;
  const { price: _, ...rest } = booking;
  const [code, more] = codesIn(one.own);
  const node = evidence.checkIn?.node ?? '';
  const said = ({ at, text }: SaidDay) => ({ node, at, text });
  const on = (day: string, was: LodgingBooking['checkIn']) => was && { ...was, local: day + was.local.slice(10) };
  return {
    ...stay,
    booking: {
      ...rest,
      ...(code && !more ? { reference: code.value } : {}),
      travelers: together.map(({ guest }) => guest.value),
      checkIn: on(one.first.day, booking.checkIn),
      checkOut: on(one.last.day, booking.checkOut),
    },
    evidence: {
      ...evidence,
      ...(code && !more ? { reference: { node, at: code.at, text: code.text } } : {}),
      checkIn: said(one.first),
      checkOut: said(one.last),
    },
  };
}
