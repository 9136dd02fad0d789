import type { Candidate } from '../../booking.ts';
import { type DateFacts, dateOrder, findDates } from '../../text/dates.ts';
import type { TextDocument } from '../../text-document.ts';
import { issueDayOf } from '../text/issue-day.ts';
import { type Passage, passagesOf } from '../text/passages.ts';
import { referencesByKind } from '../text/references-by-kind.ts';
import { readShared } from '../text/shared.ts';
import { readTravelers } from '../text/travelers.ts';
import { eventIn } from './events.ts';
import { type Item, itemsOf } from './items.ts';
import { mealIn } from './meals.ts';
import { legsInProse } from './prose.ts';
import { hireIn, transferIn } from './rides.ts';
import { roomsOfHouse } from './rooms-of-house.ts';
import type { WholeDay } from './said-days.ts';
import { shortTransferIn, spannedHireIn } from './short-rides.ts';
import { type Journey, type OrderFacts, stayIn } from './stays.ts';
import { staysByGuest } from './stays-by-guest.ts';
import { toldRide } from './told-rides.ts';
import { hasUnread } from './unread.ts';

/**
 * An agency's order has a piece for each booking, each in the agency's own form: a row, a box, a sentence. What is whole
 * in its piece is read from there, with the number that stands in it; a piece without a number of its own books nothing.
 */
export function readOrder(document: TextDocument, journeys: readonly Candidate[]): Candidate[] {
  const passages = passagesOf(document);
  const facts = { ...factsOf(document, passages), journey: journeyOf(journeys) };
  const items = [...roomsOfHouse(passages), ...itemsOf(passages)];
  return [staysByGuest, stayIn, hireIn, spannedHireIn, transferIn, shortTransferIn, mealIn, eventIn].flatMap((read) =>
    readPieces(items, facts, read),
  );
}

/** What a mail tells in sentences, where its labels and tables said nothing. */
export function readTold(document: TextDocument): Candidate[] {
  const passages = passagesOf(document);
  const facts = factsOf(document, passages);
  const legs = legsInProse(passages, facts);
  const journey = journeyOf(legs);
  const stays = readPieces(itemsOf(passages.filter((p) => !p.former && !p.inTable)), { ...facts, journey }, stayIn);
  if (legs.length > 0) return [...legs, ...stays];
  const { reference, price } = readShared(document, passages);
  const items = itemsOf(passages.filter((p) => !p.former && !p.inTable));
  const inPieces = readPieces(items, { ...facts, reference }, transferIn);
  const told = inPieces.length < 2 && stays.length === 0 ? toldRide(passages, { ...facts, reference }) : null;
  // a piece says where a driver comes; the whole letter may say where to as well
  const ride = inPieces.length === 0 || (told?.booking.type === 'TaxiReservation' && told.booking.to) ? told : null;
  return (ride ? [ride] : [...inPieces, ...stays]).map((candidate) => ({
    ...candidate,
    booking: { ...candidate.booking, price: price?.value },
  }));
}

/** The journeys of a letter, where no table and no list had any. */
export function readLetter(document: TextDocument): Candidate[] {
  const passages = passagesOf(document);
  return legsInProse(passages, factsOf(document, passages));
}

/** Whether the paper speaks of a booking that is not among those that were read. */
export function hasMore(document: TextDocument, booked: readonly Candidate[], isOrder: boolean): boolean {
  const passages = passagesOf(document);
  return hasUnread(document, passages, booked, { dates: factsOf(document, passages).dates, isOrder });
}

function journeyOf(candidates: readonly Candidate[]): Journey | undefined {
  const legs = candidates
    .map(({ booking }) => ('arrival' in booking ? booking : null))
    .filter((leg) => leg !== null && leg.type !== 'RentalCarReservation')
    .flatMap((leg) => (leg?.departure ? [{ from: leg.departure.local, to: (leg.arrival ?? leg.departure).local }] : []))
    .sort((a, b) => a.from.localeCompare(b.from));
  const [first, last] = [legs[0], legs.at(-1)];
  return first && last && first !== last ? { from: first.to.slice(0, 10), to: last.from.slice(0, 10) } : undefined;
}

function factsOf(document: TextDocument, passages: readonly Passage[]): OrderFacts {
  const known = gathered.get(document) ?? gather(document, passages);
  gathered.set(document, known);
  return known;
}

const gathered = new WeakMap<TextDocument, OrderFacts>();

function gather(document: TextDocument, passages: readonly Passage[]): OrderFacts {
  const { language, contextDate } = document;
  const order = dateOrder(document.text.slice(0, 100_000), language);
  const travelers = readTravelers(passages);
  const received = { contextDate, language, order };
  const dates = { ...received, contextDate: issueDayOf(passages, received) ?? contextDate };
  const wholeDays = passages.flatMap((p) =>
    findDates(p.text, dates)
      .filter((date) => !date.weak)
      .map(({ day, at }) => ({ day, at: p.at + at })),
  );
  const dayTitles = passages.flatMap((p) => {
    const [date, more] = (p.inTable && !p.isHeading) || p.text.length > 60 ? [] : findDates(p.text, dates);
    return date && !more && p.text.length - date.length < (countedDay.test(p.shape) ? 28 : 16)
      ? [{ day: date.day, at: p.at, inTable: p.inTable }]
      : [];
  });
  return {
    document,
    dates,
    wholeDays,
    // one alone is the day on which a letter was written, unless it stands across a table
    dayTitles: dayTitles.length > 1 || dayTitles[0]?.inTable ? dayTitles : [],
    rowDays: rowDaysOf(passages, dates),
    told: referencesByKind(passages),
    leaving: passages.flatMap((p) =>
      p.text.length < 200 && /\bcheck(?:ing)?[ -]?out\b|\bdepart de l'hotel\b|\babreise\b/.test(p.shape) ? [p.at] : [],
    ),
    travelers,
  };
}

/** "Tue 13 Apr 2027" in the first cell of a row, whose other cells say what is done on the day. */
function rowDaysOf(passages: readonly Passage[], dates: DateFacts): Map<number, WholeDay> {
  const days = new Map<number, WholeDay>();
  passages.forEach((p, i) => {
    if (!p.inTable || p.text.length > 40 || passages[i - 1]?.row === p.row) return;
    const [date, more] = findDates(p.text, dates);
    if (date && !more && !date.weak && p.text.length - date.length < 16) days.set(p.row, { day: date.day, at: p.at });
  });
  return days;
}

/** "Jour 1 – mercredi 19 mai 2027" */
const countedDay = /^(?:jour|day|tag|etape|dag|giorno|dia) \d/;

function readPieces(
  items: readonly Item[],
  facts: OrderFacts,
  read: (item: Item, facts: OrderFacts) => Candidate | Candidate[] | null,
): Candidate[] {
  const taken = new Set<Passage>();
  const candidates: Candidate[] = [];
  for (const item of items) {
    const own = item.own ?? item.passages;
    if (own.some((p) => taken.has(p))) continue;
    const found = [read(item, facts) ?? []].flat();
    if (found.length === 0) continue;
    for (const p of own) taken.add(p);
    candidates.push(...found);
  }
  return candidates;
}
