import type { Candidate, Person, Seat } from '../../../booking.ts';
import { fold } from '../../../knowledge/index.ts';
import type { Cell, TextDocument } from '../../../text-document.ts';
import type { Passage } from '../passages/passages.ts';
import { seatAlone } from './seat-words.ts';

/**
 * "Seats | Nwosu | Garnett | Lindqvist" over "9116 outbound | 31 | 32 | 35": a column for each traveller, and a row for each train or
 * flight with the seat of each. The coach is the one that a table has beside the train's number.
 */
export function withSeatsUnderNames(
  candidates: Candidate[],
  passages: readonly Passage[],
  { blocks }: TextDocument,
): Candidate[] {
  const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block.rows] : []));
  return candidates.map((candidate) => {
    const { booking } = candidate;
    const { travelers = [] } = booking;
    if (!('number' in booking) || !booking.number || travelers.length === 0) return candidate;
    if (booking.seats?.every((seat) => seat.number !== undefined) && booking.seats.length === travelers.length)
      return candidate;
    const isOwn = new RegExp(String.raw`(?<![\p{L}\d])(?:[A-Z\d]{2} ?)?0*${booking.number}(?![\p{L}\d])`, 'u');
    const numbers = tables.flatMap(
      (rows) =>
        (travelers.length > 1 ? seatsIn(rows, travelers, isOwn) : null) ?? seatsBelow(rows, travelers, isOwn) ?? [],
    );
    if (numbers.length !== travelers.length) return candidate;
    const coach = booking.type === 'TrainReservation' ? coachBeside(isOwn, passages) : undefined;
    const seats: Seat[] = numbers.map((number) => (coach ? { coach, number } : { number }));
    return { ...candidate, booking: { ...booking, seats } };
  });
}

/** The seat of each traveller, in their order. */
function seatsIn(rows: readonly Cell[][], travelers: readonly Person[], isOwn: RegExp): string[] | null {
  const columns = rows.map((row) => travelers.map(({ name = '' }) => columnOf(row, name)));
  const head = columns.findIndex((found) => found.every((at) => at > 0) && new Set(found).size === found.length);
  const [own, more] = rows.slice(head + 1).filter(([first]) => first !== undefined && isOwn.test(first.text));
  if (head < 0 || !own || more) return null;
  const seats = (columns[head] ?? []).map((at) => seatOf(own[at]));
  return seats.every((seat) => seat !== '') ? seats : null;
}

/** The same turned: "Traveller | TGV INOUI 2264 | TGV INOUI 2265" over "Nadia Benali | 13 | 57" and a row for each other one. */
function seatsBelow([head, ...rows]: readonly Cell[][], travelers: readonly Person[], isOwn: RegExp): string[] | null {
  const columns = (head ?? []).flatMap(({ text }, at) => (at > 0 && text.length < 40 && isOwn.test(text) ? [at] : []));
  const [column, more] = columns;
  if (column === undefined || more !== undefined) return null;
  const own = travelers.map(({ name = '' }) => rows.filter((row) => columnOf(row.slice(0, column), name) >= 0));
  const seats = own.map(([row, other]) => (row && !other ? seatOf(row[column]) : ''));
  return seats.every((seat) => seat !== '') ? seats : null;
}

/** Where a row has somebody's name, or that of the family alone. */
function columnOf(row: readonly Cell[], name: string): number {
  const family = fold(name).split(' ').at(-1) ?? '';
  return row.findIndex(({ text }) => {
    const said = fold(text);
    return text.length < 40 && (said === fold(name) || said.split(' ').at(-1) === family);
  });
}

function seatOf(cell: Cell | undefined): string {
  const text = cell?.text.trim() ?? '';
  return /^\d{1,3} ?[A-Za-z]?$/.test(text)
    ? text.replace(' ', '').toUpperCase()
    : (seatAlone.exec(fold(text))?.[1] ?? '');
}

/** "9116 | Tue 22 Feb | … | 14" below "Train | … | Coach". */
function coachBeside(isOwn: RegExp, passages: readonly Passage[]): string | undefined {
  const rows = new Set(passages.filter((p) => p.inTable && !p.former && isOwn.test(p.text)).map(({ row }) => row));
  const said = passages.filter((p) => p.label === 'coach' && rows.has(p.row) && /^[A-Z]?\d{0,3}[A-Z]?$/.test(p.text));
  return new Set(said.map(({ text }) => text)).size === 1 ? said[0]?.text : undefined;
}
