import type { BookingType, Candidate } from './booking.ts';
import { partOf } from './readers/text/date-facts.ts';
import type { Label } from './readers/text/labels/labels.ts';
import { isNotHeld } from './readers/text/not-held.ts';
import { isOfSender } from './readers/text/numbers/order-numbers.ts';
import { passagesOf } from './readers/text/passages/passages.ts';
import { sharedOf } from './readers/text/shared.ts';
import type { Kind } from './service-kinds.ts';
import { linesOf, type Part, partsOf } from './service-parts.ts';
import { type DateFacts, findDates } from './text/dates.ts';
import { plain } from './text/plain.ts';
import type { Block, Line, TextDocument } from './text-document.ts';

/**
 * An entry of a list: what kind of thing it says to be, its lines, and the paper as if it held nothing else. `isWithin` where the
 * word for it is of its name: "Hôtel Kallirhoe".
 */
export type Service = { kind: Kind; lines: Line[]; document: TextDocument; isWithin: boolean };
/** The entries of a list, and the paper without them: flights may stand in a table of their own above it. */
export type Services = { entries: Service[]; rest: TextDocument };

/**
 * A list of all that was booked, "Flight", "Hotel" and "Transfer" each at the head of a row, a card or a few lines, with its day
 * there or over it. As many documents as there are entries, each the whole paper with that one alone, below its kind as a title;
 * every offset stays what it was. The number of the file is left out of each where one of them has its own.
 */
export function servicesApart(document: TextDocument): Services | null {
  const parts = partsOf(document);
  const entries = parts.filter((part): part is Part & { kind: Kind } => part.kind !== null);
  const areTitled = entries.length > 1 && entries.every(({ isBelowBanner }) => isBelowBanner);
  const isList = (areTitled || new Set(entries.map(({ kind }) => kind)).size > 1) && entries.length <= mostEntries;
  if (!isList || entries.some(({ blocks }) => !saysDay(blocks, document) || !isHeld(blocks))) return null;
  const isNumber = is('reference', document);
  const isNumbered = entries.some((part) => part.isNumbered || part.blocks.flatMap(linesOf).some(isNumber));
  const isKept = isNumbered ? () => false : isNumber;
  const around = parts.flatMap(({ kind, blocks }) =>
    kind === null ? blocks.flatMap((block) => within(block, isKept)) : [],
  );
  const holding = (blocks: Block[]): TextDocument => {
    const own = new Set(blocks.flatMap(linesOf).map(({ at }) => at));
    const gone = document.blocks.flatMap(linesOf).filter(({ at }) => !own.has(at));
    return partOf(document, { blocks, text: gone.reduce((left, line) => blanked(left, line), document.text) });
  };
  return {
    entries: entries.map(({ kind, lines, blocks, isWithin = false }) => ({
      kind,
      lines,
      isWithin,
      document: holding([...around, ...blocks]),
    })),
    rest: holding(parts.flatMap(({ kind, blocks }) => (kind === null ? blocks : []))),
  };
}

/** Who travels is said once, for the whole list and around it; an entry may say that it is of one of them. */
export function withTravelersOfList(
  document: TextDocument,
  rest: TextDocument,
  candidates: readonly Candidate[],
): Candidate[] {
  // "Name: Bergen Lodge" in an entry is nobody, where it is said outside who travels
  const around = sharedOf(rest).travelers;
  const travelers = around.length > 0 ? around : sharedOf(document).travelers;
  const [first] = travelers;
  if (!first) return [...candidates];
  const named = { node: document.node, at: first.at, text: first.text };
  return candidates.map((one) =>
    one.booking.travelers && !isCalledAsHouse(one)
      ? one
      : {
          ...one,
          booking: { ...one.booking, travelers: travelers.map(({ value }) => value) },
          evidence: { ...one.evidence, travelers: named },
        },
  );
}

/** "Name: Walker Bay House" below "Hotel", alone: what the house is called, where the list says who travels. */
const isCalledAsHouse = ({ booking }: Candidate): boolean =>
  booking.type === 'LodgingReservation' && booking.travelers?.some(({ name }) => name === booking.place?.name) === true;

/**
 * "Our file: 148125" is kept for what it shows, that something is booked, and is the number of no entry. "Order no." of each entry, another
 * in each, is its own.
 */
export function withoutSendersNumber(document: TextDocument, candidates: readonly Candidate[]): Candidate[] {
  const isSenders = ({ evidence }: Candidate): boolean => {
    const at = Number(evidence.reference?.at ?? Number.NaN);
    const line = passagesOf(document).findLast((p) => p.at <= at);
    return line !== undefined && isOfSender(`${line.called} ${line.text}`);
  };
  const theirs = candidates.filter(isSenders);
  if (new Set(theirs.map(({ booking }) => booking.reference)).size > 1) return [...candidates];
  return candidates.map((one) => {
    if (!theirs.includes(one)) return one;
    const { reference: _, ...booking } = one.booking;
    return { ...one, booking: booking as Candidate['booking'] };
  });
}

/** Whether an entry was read as what it says it is, and as nothing else. */
export function isOfKind({ kind }: Service, read: readonly Candidate[]): boolean {
  return read.length > 0 && read.every(({ booking }) => types[kind] === booking.type);
}

const types: { [kind in Kind]: BookingType } = {
  air: 'FlightReservation',
  rail: 'TrainReservation',
  stay: 'LodgingReservation',
  car: 'RentalCarReservation',
  transfer: 'TaxiReservation',
  sea: 'BoatReservation',
  meal: 'FoodEstablishmentReservation',
  coach: 'BusReservation',
};

const mostEntries = 40;

const isHeld = (blocks: readonly Block[]) =>
  !isNotHeld(
    blocks
      .flatMap(linesOf)
      .map(({ text }) => plain(text))
      .join('\n'),
  );

const saysDay = (blocks: readonly Block[], facts: DateFacts) =>
  blocks.some((block) => linesOf(block).some(({ text }) => findDates(text, facts).some(({ weak }) => !weak)));

/** Lines of which the paper's passages say that they are something, or stand under it. */
function is(label: Label, document: TextDocument): (line: Line) => boolean {
  const said = passagesOf(document).filter((p) => p.label === label || p.under === label);
  return ({ at, text }) => said.some((p) => p.at >= at && p.at <= at + text.length);
}

function within(block: Block, isKept: (line: Line) => boolean): Block[] {
  const lines = linesOf(block).filter(isKept);
  return lines.length > 0 ? [{ kind: 'paragraph', lines }] : [];
}

const blanked = (text: string, { at, text: line }: Line) =>
  text.slice(0, at) + line.replace(/[^\n]/g, ' ') + text.slice(at + line.length);
