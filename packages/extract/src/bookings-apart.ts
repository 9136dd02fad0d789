import type { Booking, Candidate } from './booking.ts';
import { partOf } from './readers/text/date-facts.ts';
import { type Label, labelOf } from './readers/text/labels/labels.ts';
import { findDates } from './text/dates.ts';
import type { Block, Cell, Line, Paragraph, Table, TextDocument } from './text-document.ts';

/**
 * Tables that have a column for each journey, room, house, car or driver: "Chambre 1 | Chambre 2" over names, numbers and days. As many
 * documents as they have such columns, each the whole paper with that column alone; every offset stays what it was.
 */
export function columnsApart(document: TextDocument): TextDocument[] {
  const tables = document.blocks.filter(
    (block): block is Table => block.kind === 'table' && columnsOf(block, document).length > 1,
  );
  if (tables.length > mostColumns) return [];
  return tables.flatMap((table) => {
    const alone =
      tables.length > 1 ? withoutTables(document, new Set(tables.filter((other) => other !== table))) : document;
    return columnsOf(table, document).map((column, _, columns) => withColumn(alone, table, column, columns));
  });
}

function withColumn(document: TextDocument, table: Table, column: number, columns: readonly number[]): TextDocument {
  const labels = hasLabels(table);
  const isOther = (cell: Cell, row: readonly Cell[]) =>
    columns.some((other) => other !== column && row[other] === cell) && row[column] !== cell;
  let text = document.text;
  for (const row of table.rows)
    for (const cell of row)
      if (isOther(cell, row)) for (const line of cell.lines) text = blanked(text, line.at, line.text.length);
  const rows = table.rows.map((row) => {
    const own = labels ? [row[0], row[column]] : [row[column]];
    return own.filter((cell, i): cell is Cell => cell !== undefined && own.indexOf(cell) === i);
  });
  const blocks = document.blocks.map((block) => (block === table ? { ...table, rows } : block));
  return partOf(document, { text, blocks });
}

/** The paper without some of its tables and their titles. */
function withoutTables(document: TextDocument, tables: ReadonlySet<Block>): TextDocument {
  const isLeft = (block: Block, i: number) => {
    const next = document.blocks[i + 1];
    const isTitle = block.kind === 'heading' || (block.kind === 'paragraph' && block.lines.length === 1);
    return !tables.has(block) && !(isTitle && next !== undefined && tables.has(next));
  };
  const gone = document.blocks.filter((block, i) => !isLeft(block, i)).flatMap(linesOf);
  const text = gone.reduce((left, line) => blanked(left, line.at, line.text.length), document.text);
  return partOf(document, { text, blocks: document.blocks.filter(isLeft) });
}

/**
 * Whether the columns were read better one by one: each says one booking or more of its own, no two the same, and
 * together more than the whole table did.
 */
export function areBetterApart(whole: readonly Candidate[], apart: readonly (readonly Candidate[])[]): boolean {
  if (apart.length < 2 || apart.some((column) => column.length === 0)) return false;
  const all = apart.flat();
  // a journey's columns are rather its ends, or what it was before a change, unless each tells a whole one
  if (all.some(({ booking }) => !standsAlone.has(booking.type) && !isWholeWay(booking))) return false;
  const ways = apart.filter((column) => column.some(({ booking }) => !standsAlone.has(booking.type)));
  if (new Set(ways.map(([first]) => endsOf(first?.booking))).size < ways.length) return false;
  const kinds = new Set(all.map(({ booking }) => keyOf(booking)));
  return kinds.size === all.length && all.length > whole.length && all.every(({ booking }) => isWhole(booking));
}

/** All of them; what the whole paper costs is the price of none. */
export function together(apart: readonly Candidate[][]): Candidate[] {
  const prices = Map.groupBy(apart, ([first]) => first?.evidence.price?.at);
  for (const { booking, evidence } of apart.flat())
    if ((prices.get(evidence.price?.at)?.length ?? 0) > 1) {
      delete booking.price;
      delete evidence.price;
    }
  return apart.flat();
}

const standsAlone: ReadonlySet<Booking['type']> = new Set<Booking['type']>([
  'LodgingReservation',
  'RentalCarReservation',
  'TaxiReservation',
  'FoodEstablishmentReservation',
]);

/** Widths beyond which a table is a list: its bookings are rows. */
const mostColumns = 6;
const mostRows = 24;

/**
 * The columns that may each be a booking: all but that of the labels. Each has its own day, which the columns of a list
 * ("Date | From | To") have not: that is asked before anything is read twice.
 */
function columnsOf(table: Table, { contextDate, language }: TextDocument): number[] {
  const width = Math.max(...table.rows.map((row) => row.length));
  const first = hasLabels(table) ? 1 : 0;
  const isSmall = width - first >= 2 && width <= mostColumns && table.rows.length >= 3 && table.rows.length <= mostRows;
  if (!isSmall || isOfOne(table)) return [];
  const columns = Array.from({ length: width - first }, (_, i) => i + first);
  const isOwn = (row: readonly Cell[], column: number) => columns.every((o) => o === column || row[o] !== row[column]);
  // each has something of its own in three rows at least
  const isFilled = (column: number) =>
    table.rows.filter((row) => row[column]?.text.trim() && isOwn(row, column)).length >= 3;
  const facts = { contextDate, language };
  const hasDay = (column: number) =>
    table.rows.some((row) => isOwn(row, column) && findDates(row[column]?.text ?? '', facts).length > 0);
  return columns.every(isFilled) && columns.every(hasDay) ? columns : [];
}

/** Most of the first cells are labels, none of whose values they hold. */
function hasLabels(table: Table): boolean {
  const rows = table.rows.filter((row) => row.length > 1 && row[0] !== row[1]);
  const said = rows.filter((row) => row[0]?.text.trim() && labelOf(row[0].text) !== null).length;
  return said >= 3 && said * 2 >= rows.length;
}

/** "Before | Now", "Check-in | Check-out", below titles over all of it: one booking, told twice or by its ends. */
function isOfOne({ rows }: Table): boolean {
  const head = rows.find((row) => new Set(row).size > 1) ?? [];
  return head.some((cell) => ofOne.has(labelOf(cell.text)));
}
const ofOne: ReadonlySet<Label | null> = new Set<Label | null>([
  'former',
  'current',
  'checkIn',
  'checkOut',
  'departure',
  'arrival',
  'pickUp',
  'dropOff',
]);

/**
 * Tables that say one booking each, one below the other: "Hébergement 1/2 – LYON" over a table, "Hébergement 2/2" over the next. As
 * many documents as there are such tables, each the whole paper without the others and their titles.
 */
export function tablesApart(document: TextDocument): TextDocument[] {
  const tables = document.blocks.filter((block): block is Table => block.kind === 'table' && saysStay(block));
  if (tables.length < 2 || tables.length > mostColumns) return [];
  return tables.map((table) => withoutTables(document, new Set(tables.filter((other) => other !== table))));
}

/**
 * Paragraphs that are a booking each, "BON RB-5501" over its lines and "BON RB-5502" over the next: as many documents as there
 * are such paragraphs, each the whole paper without the others.
 */
export function paragraphsApart(document: TextDocument): TextDocument[] {
  const counted = document.blocks.filter(
    (block): block is Paragraph =>
      block.kind === 'paragraph' && block.lines.length > 2 && numbersItself(block) !== null,
  );
  const own = counted.filter((block) => numbersItself(block) === numbersItself(counted[0]));
  if (own.length < 2 || own.length > mostColumns) return [];
  return own.map((paragraph) => {
    const others = own.filter((other) => other !== paragraph);
    const text = others
      .flatMap(linesOf)
      .reduce((left, line) => blanked(left, line.at, line.text.length), document.text);
    return partOf(document, { text, blocks: document.blocks.filter((block) => !others.includes(block as Paragraph)) });
  });
}

/** The word for a booking with which a paragraph begins, and its number behind it. */
function numbersItself(block: Paragraph | undefined): string | null {
  return (
    /^(bons?|vouchers?|courses?|trajets?|transfers?|transferts?|rides?|runs?|jobs?|bookings?|r[ée]servations?|confirmations?) (?:n° ?|no\.? |#)?(?=[A-Z-]*\d)[A-Z\d][A-Z\d/-]{0,15}(?=$|[ ,:–—-])/iu
      .exec(block?.lines[0]?.text ?? '')?.[1]
      ?.toLowerCase() ?? null
  );
}

/** A house, or both ends of a stay, among its labels. */
function saysStay({ rows }: Table): boolean {
  const labels = new Set(rows.flatMap((row) => row.map((cell) => labelOf(cell.text))));
  return labels.has('hotel') || (labels.has('checkIn') && labels.has('checkOut'));
}

export function linesOf(block: Block): Line[] {
  if (block.kind === 'heading') return [block];
  return block.kind === 'paragraph' ? block.lines : block.rows.flatMap((row) => row.flatMap(({ lines }) => lines));
}

export function blanked(text: string, at: number, length: number): string {
  return text.slice(0, at) + text.slice(at, at + length).replace(/[^\n]/g, ' ') + text.slice(at + length);
}

function isWhole(booking: Booking): boolean {
  if (booking.type === 'LodgingReservation') return Boolean(booking.place?.name && booking.checkIn && booking.checkOut);
  return !('departure' in booking) || booking.departure !== undefined;
}

/** A number or the name of a ship, both ends and both hours. */
function isWholeWay(booking: Booking): boolean {
  if (!('arrival' in booking) || booking.type === 'RentalCarReservation') return false;
  const { from, to, departure, arrival } = booking;
  const isNamed = booking.type === 'BoatReservation' ? booking.line : booking.number;
  return Boolean(isNamed && from && to && departure && arrival);
}

/** From where to where: what a change to another day or number leaves as it was. */
function endsOf(booking: Booking | undefined): string {
  return booking && 'arrival' in booking ? `${booking.from?.name}|${booking.to?.name}` : '';
}

/** What makes two of them two: when they begin, where, and by which number. */
function keyOf(booking: Booking): string {
  const begins = 'checkIn' in booking ? booking.checkIn?.local : 'departure' in booking ? booking.departure?.local : '';
  const ends = 'checkOut' in booking ? booking.checkOut?.local : '';
  const place = 'place' in booking ? booking.place?.name : 'from' in booking ? booking.from?.name : '';
  return [booking.type, begins, ends, place, booking.reference].join('|');
}
