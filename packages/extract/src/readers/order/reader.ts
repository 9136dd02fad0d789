import type { Candidate, LodgingBooking } from '../../booking.ts';
import { onceFor } from '../../once-for.ts';
import { type DateFacts, findDates } from '../../text/dates.ts';
import type { TextDocument } from '../../text-document.ts';
import { dateFactsOf } from '../text/date-facts.ts';
import { countedDay, dayTitleOf } from '../text/day-title.ts';
import { isDayOfElse } from '../text/journeys/days-of-else.ts';
import { passagesOfWays } from '../text/journeys/paper-tokens.ts';
import { referencesByKind } from '../text/numbers/references-by-kind.ts';
import { type Passage, passagesOf } from '../text/passages/passages.ts';
import { readTravelers } from '../text/people/travelers.ts';
import { sharedOf } from '../text/shared.ts';
import { topicOf } from '../text/topics.ts';
import { readAgenda } from './agenda/agenda.ts';
import { withDaysOfEntries } from './agenda/days-of-entries.ts';
import { entriesOf } from './agenda/entries.ts';
import { hiresOverDays } from './agenda/hires-over-days.ts';
import { cancelledOf } from './cancelled-pieces.ts';
import { daysCounted } from './days/days-from-last.ts';
import { countOfDay, type WholeDay } from './days/said-days.ts';
import { eventIn } from './events.ts';
import { type Item, itemsOf } from './items.ts';
import { legsInProse } from './letters/prose.ts';
import { mealIn } from './meals.ts';
import { waysOf } from './rides/generic-ends.ts';
import { landingsOf } from './rides/landings.ts';
import { rideOfLetter } from './rides/ride-letter.ts';
import { isWayOfFlight } from './rides/ride-of-flight.ts';
import { ridesOfRecords } from './rides/ride-records.ts';
import { hiresByShape } from './rides/shape/by-shape.ts';
import { withHoursOfAll } from './stays/hours-of-all.ts';
import { withoutHoursOfJourneys } from './stays/hours-of-journeys.ts';
import { leavingsIn } from './stays/programme-stay.ts';
import { isDeclined, staysOfRecords } from './stays/stay-records.ts';
import type { DayTitle, Journey, OrderFacts } from './stays/stays.ts';
import { withoutUnheld } from './unheld-legs.ts';

/**
 * An agency's order has a piece for each booking, each in the agency's own form: a row, a box, a sentence. What is whole
 * in its piece is read from there, with the number that stands in it; a piece without a number of its own books nothing.
 */
export function readOrder(document: TextDocument, journeys: readonly Candidate[]): Candidate[] {
  const passages = passagesOf(document);
  const facts = {
    ...factsOf(document),
    journey: journeyOf(journeys),
    landings: landingsOf(journeys),
    ways: waysOf(journeys),
  };
  const items = itemsOf(passages.filter((p) => !p.former));
  const agenda = readAgenda(facts);
  const rest = agenda.rows.size > 0 ? passages.filter(({ row }) => !agenda.rows.has(row)) : passages;
  const stays = withoutHoursOfJourneys(withHoursOfAll(staysOfRecords(rest, facts), rest), journeys);
  const others = [mealIn, eventIn].flatMap((read) => readPieces(items, facts, read));
  // nobody is fetched at the minute at which he leaves from where the driver takes him, or at which he fetches a car
  const nights = [...agenda.candidates, ...stays].flatMap(({ booking }) =>
    booking.type === 'LodgingReservation' ? [booking] : [],
  );
  const rides = ridesOfRecords(rest, { ...facts, nights }).filter(
    (ride) => !isWayOfFlight(ride, journeys) && !journeys.some((one) => leavesAt(one, ride)),
  );
  const hires = hiresOverDays(facts).filter(({ booking }) =>
    [...agenda.candidates, ...rides].every((one) => one.booking.reference !== booking.reference),
  );
  return [...agenda.candidates, ...stays, ...others, ...rides, ...hires, ...cancelledOf(rest, facts)];
}

/** Whether the paper plans hours under days, and tells of a room or a car in one of them and how it ends in another. */
export function isProgramme(document: TextDocument): boolean {
  return readAgenda(factsOf(document)).candidates.length > 0;
}

/** Journeys, on the days over the hours that they have in a programme. */
export function withDaysOfProgramme(candidates: Candidate[], document: TextDocument): Candidate[] {
  withDaysOfEntries(candidates, factsOf(document));
  return candidates;
}

/** "Car hire" and "Transfer" over a part each, or one of them beside a hotel: an order, which has no journeys. */
export function hasTitledRide(document: TextDocument): boolean {
  const titles = passagesOf(document).filter(
    (p) => !p.inTable && p.label === null && p.text.length < 60 && /^[^.,:;]*$/.test(p.text.replace(/[\d./]+/g, '')),
  );
  return titles.some(({ shape }) => {
    const topic = topicOf(shape);
    return topic === 'car' || topic === 'transfer';
  });
}

/** The houses that an order names, each with its days. */
export function readHouses(document: TextDocument): Candidate<LodgingBooking>[] {
  return staysOfRecords(passagesOf(document), factsOf(document));
}

function leavesAt({ booking: journey }: Candidate, { booking: ride }: Candidate): boolean {
  if (ride.type !== 'TaxiReservation' || !('departure' in journey) || !('from' in journey)) return false;
  const isSameMinute = ride.departure !== undefined && ride.departure.local === journey.departure?.local;
  if (isSameMinute && journey.type === 'RentalCarReservation') return true;
  // a sentence about a taxi in front of the one that tells a train: its hour is that of the train
  const isUnnumbered = ride.reference === undefined || ride.reference === journey.reference;
  if (isSameMinute && isUnnumbered && journey.type !== 'TaxiReservation') return true;
  return isSameMinute && ride.to?.name !== undefined && ride.to.name === journey.from?.name;
}

/** Without the rooms that the paper names to say that they are not kept, or somebody else's. */
export function withoutDeclined(candidates: Candidate[], document: TextDocument): Candidate[] {
  const passages = passagesOf(document);
  return candidates.filter(
    (one) => one.booking.type !== 'LodgingReservation' || !isDeclined(one, passages, factsOf(document)),
  );
}

/** What a mail tells in sentences, where its labels and tables said nothing. */
export function readTold(document: TextDocument): Candidate[] {
  const passages = passagesOf(document);
  const facts = factsOf(document);
  const legs = legsInProse(passages, facts);
  const journey = journeyOf(legs);
  const told = passages.filter((p) => !p.inTable);
  const stays = staysOfRecords(told, { ...facts, journey });
  if (legs.length > 0) return [...legs, ...stays];
  const { reference, price } = sharedOf(document);
  const nights = stays.map(({ booking }) => booking);
  const rides = ridesOfRecords(passages, { ...facts, reference, nights });
  const letter = rides.length + stays.length === 0 ? rideOfLetter(passages, { ...facts, reference }) : null;
  return [...(letter ? [letter] : rides), ...stays].map((candidate) => ({
    ...candidate,
    booking: { ...candidate.booking, price: price?.value },
  }));
}

/** Hired cars and drivers by how many days, hours and places the paper tells, where no reader knew its words. */
export const readHiresByShape = (document: TextDocument): Candidate[] => hiresByShape(document, factsOf(document));

/** Without the journeys that the paper names to say that they are not held. */
export function withoutUnheldLegs(candidates: readonly Candidate[], document: TextDocument): Candidate[] {
  const passages = passagesOfWays(document);
  return withoutUnheld(candidates, passages, factsOf(document));
}

/** The journeys of a letter, where no table and no list had any. */
export function readLetter(document: TextDocument): Candidate[] {
  const passages = passagesOf(document);
  return legsInProse(passages, factsOf(document));
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

const factsOf = onceFor(gather);

function gather(document: TextDocument): OrderFacts {
  const passages = passagesOf(document);
  const travelers = readTravelers(passages);
  const dates = dateFactsOf(document);
  const printed = passages.flatMap((p) =>
    findDates(p.text, dates)
      .filter((date) => !date.weak && !isDayOfElse(p.shape, date.at))
      .map(({ day, at, yearPrinted }) => ({
        day,
        at: p.at + at,
        yearPrinted,
        count: countOfDay(p.shape.slice(0, at)),
      })),
  );
  const wholeDays = [...printed, ...daysCounted(passages, printed, dates)].sort((a, b) => a.at - b.at);
  const said = passages.flatMap((p, i) => {
    // "Mon 7 June 2027" in a row of a table that says no more, but perhaps "DAY 3" in front of it
    const before = passages[i - 1];
    const isFirst = before?.row !== p.row || (countedDay.test(before.shape) && passages[i - 2]?.row !== p.row);
    // "DAY 1 | Tuesday 16 November 2027 | TRAVEL": what the day is for, and not what is done then
    const behind = passages.slice(i + 1, i + 4).filter(({ row }) => row === p.row);
    const isAlone =
      isFirst && behind.every(({ text }) => text.length < 40 && /^[^\p{Ll}\d]*\p{Lu}{3}[^\p{Ll}\d]*$/u.test(text));
    // "Date | samedi 15 mai 2027" of a form, or of a column for each way: of what the form tells, and over nothing below it
    const isValue = p.inTable && p.label !== null && !p.byColumn && !p.isHeading;
    const date = p.inTable && !p.isHeading && !isAlone ? null : dayTitleOf(p.text, dates);
    const isHeading = p.isHeading || isOfHours(passages[i + 1]);
    return date ? [{ day: date.day, at: p.at, row: p.row, inTable: p.inTable, isValue, isHeading }] : [];
  });
  const dayTitles = isOver(said, dates) ? said.filter(({ isValue }) => !isValue) : [];
  const days = { dayTitles, rowDays: rowDaysOf(passages, dates) };
  return {
    document,
    dates,
    wholeDays,
    ...days,
    entries: entriesOf(
      passages.filter((p) => !p.former),
      days,
    ),
    told: referencesByKind(passages),
    leaving: leavingsIn(passages),
    travelers,
  };
}

/** "LUNDI 8 MARS 2027" over rows that begin with their hour: a title, however it was printed. */
const isOfHours = (next: Passage | undefined): boolean =>
  next?.inTable === true && /^\d{1,2} ?[:h.] ?\d\d(?: ?[–—-] ?\d{1,2} ?[:h.] ?\d\d)?$/.test(next.shape);

/** One alone is the day on which a letter was written, unless it stands across a table or as a title, and is none in the head of a memo. */
function isOver([first, more]: readonly (DayTitle & { isHeading: boolean })[], { contextDate }: DateFacts): boolean {
  return (
    more !== undefined || (first !== undefined && (first.inTable || first.isHeading) && first.day > (contextDate ?? ''))
  );
}

/**
 * "Tue 13 Apr 2027" in the first cell of a row, whose other cells say what is done on the day; of the rows below, too, whose
 * cell in that column is empty.
 */
function rowDaysOf(passages: readonly Passage[], dates: DateFacts): Map<number, WholeDay> {
  const days = new Map<number, WholeDay>();
  let open: { block: number; day: WholeDay } | null = null;
  passages.forEach((p, i) => {
    if (!p.inTable || passages[i - 1]?.row === p.row) return;
    const [date, more] = p.text.length > 40 ? [] : findDates(p.text, dates);
    const isDay = date && !more && !date.weak && p.text.length - date.length < 16;
    const isOfColumn = p.byColumn && (p.label === 'date' || p.label === 'when');
    if (isDay) days.set(p.row, { day: date.day, at: p.at });
    else if (open?.block === p.block && p.byColumn && !isOfColumn && !date) days.set(p.row, open.day);
    if (isOfColumn) open = isDay ? { block: p.block, day: { day: date.day, at: p.at } } : null;
  });
  return days;
}

function readPieces(
  items: readonly Item[],
  facts: OrderFacts,
  read: (item: Item, facts: OrderFacts) => Candidate | null,
): Candidate[] {
  const taken = new Set<Passage>();
  const candidates: Candidate[] = [];
  const lines: Passage[] = [];
  // a sentence of a paragraph is a passage of its own
  const isTaken = (p: Passage) =>
    taken.has(p) || (!p.inTable && lines.some(({ at, text }) => at < p.at + p.text.length && p.at < at + text.length));
  for (const item of items) {
    if (item.passages.some(isTaken)) continue;
    const found = read(item, facts);
    if (!found) continue;
    for (const p of item.passages) taken.add(p);
    lines.push(...item.passages.filter(({ inTable }) => !inTable));
    candidates.push(found);
  }
  return candidates;
}
