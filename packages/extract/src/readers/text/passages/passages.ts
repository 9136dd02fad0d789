import { onceFor } from '../../../once-for.ts';
import { findDates } from '../../../text/dates.ts';
import { plain } from '../../../text/plain.ts';
import type { Block, Line, TextDocument } from '../../../text-document.ts';
import { isDayTitle } from '../day-title.ts';
import { splitLabel, splitWay } from '../labels/inline-label.ts';
import { type Label, labelOf } from '../labels/labels.ts';
import { labelOfTitle } from '../labels/title-label.ts';
import { leadingCode } from '../numbers/booking-number.ts';
import { withSentDay } from '../printed-mail.ts';
import { isBeforeTown, isTown } from '../stays/addresses.ts';
import { isStreet } from '../stays/streets.ts';
import { topicOf } from '../topics.ts';
import { withBareClocks } from './bare-clocks.ts';
import { withBoardingFrom } from './boarding-from.ts';
import { withCalendarLeaves } from './calendar-leaves.ts';
import { withoutCalls } from './calls-between.ts';
import { withCancelledAlone } from './cancelled-alone.ts';
import { withChosenOption } from './chosen-option.ts';
import { isCode } from './code-alone.ts';
import { withCodesOfTickets } from './codes-of-tickets.ts';
import { paired, splitColumns } from './columns.ts';
import { withCodesInBrackets } from './dashed-codes.ts';
import { withDaysInFront } from './days-in-ways.ts';
import { withDottedClocks } from './dotted-clocks.ts';
import { withEmbarkation } from './embarkation.ts';
import { withExpectedLanding } from './expected-landing.ts';
import { withFormerParts } from './former-parts.ts';
import { withHandedBack } from './handed-back.ts';
import { withKeysOfHouse } from './keys-of-house.ts';
import { withOtherEnd, withoutLinesOfTrains } from './lines-of-trains.ts';
import { withLostTables } from './lost-tables.ts';
import { withMonthOverDays } from './month-over-days.ts';
import { withNamesInBold } from './names-in-bold.ts';
import { withNamesOfHouses } from './names-of-houses.ts';
import { withNotesAtMarks } from './notes-at-marks.ts';
import { withNumbersOfWays } from './numbers-of-ways.ts';
import { withoutOpeningHours } from './opening-hours.ts';
import { framed, ofWhole, type Passage, passage, type State } from './passage.ts';
import { addLines } from './passage-lines.ts';
import { addTable } from './passage-tables.ts';
import { withRuledTitles } from './ruled-titles.ts';
import { withServiceTitles } from './service-titles.ts';
import { withDaysOfStay } from './stay-ends.ts';
import { isTitleOfTicket } from './ticket-title.ts';
import { withTrainsInCells } from './trains-in-cells.ts';
import { withUnkeptParts } from './unkept-parts.ts';
import { withUnkeptRows } from './unkept-rows.ts';
import { withWaysInHalves } from './ways-in-halves.ts';
import { withoutWholeWays } from './whole-ways.ts';

export type { Passage } from './passage.ts';

/** The passages of a document; several readers ask for them, and get the same. */
export const passagesOf = onceFor(takeApart);

function takeApart(document: TextDocument): readonly Passage[] {
  const passages: Passage[] = [];
  const state: State = {
    section: '',
    row: 0,
    span: null,
    cell: 0,
    title: null,
    rowTitle: '',
    rowEnd: null,
    next: null,
    edge: null,
    versions: null,
    pair: [],
    heads: [],
    run: 0,
    days: () => daysIn(document),
    hasNow: /\b(?:NOW|NEW)\b/.test(document.text),
  };
  const own = withNamesInBold(withRuledTitles(document.blocks));
  const blocks = withWaysInHalves(withLostTables(withServiceTitles(own, document)));
  blocks.forEach((block, number) => {
    const left = maxPassages - passages.length;
    if (left <= 0) return;
    const isLong = block.kind === 'paragraph' && block.lines.length > left;
    const own = isLong ? { ...block, lines: block.lines.slice(0, left) } : block;
    const next = blocks[number + 1];
    const announced = isNameOverCode(own, next) ? state.next : null;
    if (announced === 'reference') state.next = null;
    addBlock(titleOfTable(own, next) ?? coachOver(own, next) ?? own, number, state, passages);
    if (announced === 'reference') state.next = 'reference';
  });
  const standing = withCancelledAlone(
    withUnkeptParts(
      withUnkeptRows(
        withNotesAtMarks(
          withCalendarLeaves(
            withMonthOverDays(
              withTrainsInCells(withDaysInFront(withFormerParts(withChosenOption(withoutOpeningHours(passages))))),
            ),
          ),
        ),
      ),
    ),
    document.origin.subject ?? '',
  );
  const taken = withoutWholeWays(
    withEmbarkation(
      withKeysOfHouse(
        withHandedBack(
          withSentDay(
            withCodesInBrackets(
              withDottedClocks(withBareClocks(withNumbersOfWays(withBoardingFrom(withDaysOfStay(standing))))),
            ),
          ),
        ),
      ),
      document,
    ),
  );
  return withCodesOfTickets(
    withNamesOfHouses(withoutLinesOfTrains(withOtherEnd(withExpectedLanding(withoutCalls(taken))))),
  );
}

/** The days that it says with their month. */
const daysIn = onceFor(({ text, contextDate, language }: TextDocument) =>
  findDates(text.slice(0, 20_000), { contextDate, language }).flatMap(({ day, weak }) => (weak ? [] : [day])),
);

/** "CAR" in capitals over a table: the title of what it is about, though beside a value it is a label. */
function titleOfTable(block: Block, next: Block | undefined): Block | null {
  const [only, more] = block.kind === 'paragraph' && next?.kind === 'table' ? block.lines : [];
  const isTitle = only && !more && /^\p{Lu}[\p{Lu} ]{2,24}$/u.test(only.text) && topicOf(plain(only.text)) !== null;
  return isTitle ? { kind: 'heading', level: 7, text: only.text, at: only.at } : null;
}

/** "AMTRAK" over "3F7C91", below "Reservation number": whose number it is stands before the number. */
function isNameOverCode(block: Block, next: Block | undefined): boolean {
  const [name, more] = block.kind === 'paragraph' ? block.lines : block.kind === 'heading' ? [block] : [];
  const code = next?.kind === 'paragraph' ? next.lines[0] : next?.kind === 'heading' ? next : undefined;
  const isName =
    name && !more && /^\p{Lu}[\p{L} &.-]{1,24}$/u.test(name.text.trim()) && leadingCode(name.text) === null;
  return isName === true && /^(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{6}$/.test(code?.text.trim() ?? '');
}

/** "CAR" over "3", "SEAT" over "11A": of a train, and no title of a hired car. */
function coachOver(block: Block, next: Block | undefined): Block | null {
  const [title, ...lines] = block.kind === 'paragraph' ? block.lines : block.kind === 'heading' ? [block] : [];
  const [number] = block.kind === 'paragraph' ? lines : next?.kind === 'paragraph' ? next.lines : [];
  const isCoach = title && /^(?:CAR|Car)$/.test(title.text) && /^(?:\d{1,2}|[A-Z])$/.test(number?.text.trim() ?? '');
  return isCoach ? { kind: 'paragraph', lines: [{ text: 'Coach', at: title.at }, ...lines] } : null;
}

const maxPassages = 4000;

function addBlock(block: Block, number: number, state: State, into: Passage[]): void {
  switch (block.kind) {
    case 'heading':
      addHeading(block, number, state, into);
      return;
    case 'paragraph':
      addParagraph(block.lines, number, state, into);
      return;
    case 'table':
      addTable(block.rows, number, state, into);
  }
}

/** What some set in bold below what it is called: "Pick-up location" over "Faro Airport". */
const inLarge: ReadonlySet<Label> = new Set(['pickUp', 'dropOff', 'from', 'to']);

function addHeading(line: Line, number: number, state: State, into: Passage[]): void {
  // "Code de réservation" in small letters over the code in large ones
  const isCalled = state.next === 'reference' ? isCode(line.text) : state.next !== null && inLarge.has(state.next);
  if (isCalled && labelOf(line.text) === null && topicOf(plain(line.text)) === null) {
    addParagraph([line], number, state, into);
    return;
  }
  const shape = plain(line.text);
  state.section = shape.slice(0, 200);
  // "PICK-UP" over where and when, and "RETURN" over the same: there it is no journey back
  const isBack = state.title === 'pickUp' && labelOf(line.text) === 'return';
  const isTown = line.text === 'WAS' && !state.hasNow;
  state.title = isBack ? 'dropOff' : isTown ? null : labelOfTitle(line.text);
  if (labelOf(line.text) === 'reference' && asksNumber.test(shape)) state.next = 'reference';
  state.row++;
  state.cell++;
  const way = splitWay(line);
  const { text, at } = way ?? line;
  into.push(passage(text, at, state, framed(number, false, way ? 'route' : null), true));
}

/** "Codice di conferma", "Bestätigungscode", "Numer rezerwacji" over a code, and not "Prenotazione" over what was booked. */
const asksNumber = /\bref|n[uo]m|cod|koo?d|n°|\bn[or]\b|locator|\bpnr\b|номер|код|αριθμ|κωδ|番号|번호|号/;

/** Mail that lost its tables has the label in one paragraph and the value in the next. */
function addParagraph(lines: Line[], number: number, state: State, into: Passage[]): void {
  const [only, second] = lines;
  // "Guests    4": the figure is its value, as "Guest 4" alone would be a label; "* * *  OLD SCHEDULE  * * *" is one
  const value = only && splitColumns(only)[1];
  const isWhole = !second && !(value && /^\d/.test(value.text));
  const said = only && isWhole ? (labelOf(only.text) ?? loneDays.get(plain(only.text)) ?? null) : null;
  const alone = only && isTitleOfTicket(only.text, said) ? null : said;
  // "Passengers: …" below the table of the previous itinerary is of the booking
  const isOwn = only && ofWhole.has(splitLabel(only)?.label ?? alone ?? 'other');
  if (state.title === 'former' && into.at(-1)?.inTable && isOwn) state.title = null;
  // "VOL RETOUR – jeudi 16 avril" or "FRIDAY 11TH JUNE 2027" below the table of the hotel: of something else
  if (only && state.title && into.at(-1)?.inTable && startsOther(only.text, state.section)) state.title = null;
  // "Payment" and its amounts, and below them the address of the house at the foot of its letter
  if (state.title && besideHouse.has(state.title) && isAddressBlock(lines)) state.title = null;
  // "Réservation annulée" alone: of what stands below it, and the news of the paper
  if (only && alone === 'former' && cancels.test(plain(only.text)))
    into.push(passage(only.text, only.at, state, { ...framed(number, false), former: true }, false));
  if (alone) announce(alone, state);
  else addLines(lines, state, { ...framed(number, false), ...announced(only, state) }, into);
}

/** Titles of what an address is no part of. */
const besideHouse: ReadonlySet<Label> = new Set(['price', 'cancellation', 'other']);

const isAddressBlock = (lines: readonly Line[]): boolean =>
  lines.some(({ text }, i) => {
    const town = lines[i + 1]?.text ?? '';
    return i > 0 && isTown(town) && (isStreet(text) || isBeforeTown(text, [town]));
  });

const cancels = /\b(?:cancell?ed|annulee?s?|storniert\w*)\b/;

/** "Du" over "jeudi 20 janvier, 15h00", "Au" over "lundi 24": elsewhere both are but words. */
const loneDays = new Map<string, Label>([
  ['du', 'from'],
  ['au', 'to'],
]);

function startsOther(text: string, section: string): boolean {
  if (isDayTitle({ text, label: null, under: null, inTable: false })) return true;
  const lead = text.length < 70 ? (/^[^\d,.:;–—|-]{2,30}/.exec(text)?.[0] ?? '') : '';
  const topic = topicOf(plain(lead));
  return topic !== null && topic !== topicOf(section);
}

function announce(label: Label, state: State): void {
  const { next } = state;
  if (label === 'current' && next === 'former') state.versions = { label, said: 2 };
  else if (state.versions) state.versions = { label, said: 0 };
  const isPair = next && label !== next && paired.has(label) && paired.has(next);
  state.pair = isPair ? [next, label] : [];
  // Heads of a lost table, one below the other, are not the label of what comes after them.
  state.run++;
  state.next = state.run >= 3 ? null : label;
}

/** What the paragraphs above said that this one is. */
function announced(first: Line | undefined, state: State): { label: Label | null; former?: boolean } {
  const { next, versions } = state;
  state.run = 0;
  state.next = null;
  if (versions && versions.said < 2) {
    versions.said++;
    return { label: versions.label, former: versions.said === 1 };
  }
  state.versions = null;
  const own = state.pair.shift();
  if (own) return { label: own };
  // "Your itinerary" alone announces one; "Booking reference" alone is followed by it.
  return { label: next === 'reference' && !isCode(first?.text) ? null : next };
}
