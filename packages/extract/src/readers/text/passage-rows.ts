import { findDates } from '../../text/dates.ts';
import { readName } from '../../text/names.ts';
import { plain } from '../../text/plain.ts';
import { findTimes } from '../../text/times.ts';
import type { Cell, Line } from '../../text-document.ts';
import { leadingCode } from './booking-number.ts';
import { isFormOf, isRoomOf, isWords, labelOfWay } from './form-labels.ts';
import { type Label, labelOf } from './labels.ts';
import { type Passage, passage, type State } from './passage.ts';
import { addLines } from './passage-lines.ts';
import { wayOf } from './way.ts';

/** The passages of rows below each other; gives the heads of their columns. */
export function addRows(
  rows: Cell[][],
  number: number,
  state: State,
  into: Passage[],
  under: Label | null = null,
  heads: Column[] = [],
): Column[] {
  let columns = heads;
  state.rowTitle = '';
  const isForm = isFormOf(rows);
  let version: Label | null = null;
  for (const [index, row] of rows.entries()) {
    const cells = row.filter((cell, i) => cell !== row[i - 1]);
    state.row++;
    const isKeyed =
      row.length > 2 && isKeyOfRow(cells[0], columns[0]?.label, rows[index + 1]?.[0], rows[index - 1]?.[0]);
    const said: (Label | null)[] = cells.map((cell, i) => (isKeyed && i === 0 ? null : labelOfCell(cell)));
    if (cells.length === 2 && cells[0] && !said[0]) said[0] = labelOfWay(cells[0].text);
    if (isForm && cells.length === 2 && !said[0] && isWords(cells[0]) && !isRoomOf(cells[0])) said[0] = 'other';
    const labels = said.includes('nights') || said.includes('room') ? withStayHeads(cells, said) : said;
    const filled = cells.filter((cell) => cell.text.trim() !== '');
    const [title] = labels;
    if (filled.length === 1 && cells.length === 1) state.rowTitle = plain(filled[0]?.text ?? '').slice(0, 90);
    // "Ancien trajet" alone in its row: of all rows below, up to the next title of its kind
    if (filled.length === 1 && (title === 'former' || title === 'current')) {
      version = title;
      columns = [];
      continue;
    }
    // "HÉBERGEMENT" across the table: a title of the rows below
    if (cells.length === 1 && row.length > 1 && title && rowTitles.has(title) && rows[index + 1]) {
      const [cell] = cells;
      state.cell++;
      const frame = { block: number, inTable: true, label: null, byColumn: false, under: null };
      if (cell) into.push(passage(cell.text, cell.at, state, frame, false));
      columns = [];
      continue;
    }
    // "mercredi 6 octobre 2027" across the table: the day of the rows below, whatever the columns are
    const [only] = cells;
    if (only && cells.length === 1 && row.length > 1 && index > 0 && isDay(only)) {
      state.cell++;
      const frame = { block: number, inTable: true, label: 'date' as const, byColumn: false, under: null };
      into.push(passage(only.text, only.at, state, frame, true));
      continue;
    }
    const named = labels.filter((label, i) => label !== null || anything.test(plain(cells[i]?.text ?? ''))).length;
    const isPlain = named >= 2 && named >= filled.length - 1 && (named >= 3 || filled.length === named);
    const isOverRows = isHeadRow(cells, rows[index + 1]) && named >= 2 && index <= 1;
    const isHead =
      (isOverRows || cells.every((cell) => cell.header)) && named >= 2 && filled.every((cell) => !/\d/.test(cell.text));
    if (row.length === cells.length && (isPlain || isHead)) {
      // A column of "Description" among heads that we do not know may hold anything.
      const isOpen = (i: number) => anything.test(plain(cells[i]?.text ?? ''));
      columns = labels.map((label, i) => ({
        label: isOpen(i) || (!isPlain && label === 'other') ? null : label,
        head: plain(cells[i]?.text ?? ''),
      }));
      continue;
    }
    if (labels[0] === 'person' && isHeadOfPeople(row, rows[index + 1])) {
      columns = labels.map((label, i) => ({ label, head: plain(row[i]?.text ?? '') }));
      for (const cell of cells) {
        state.cell++;
        const frame = { block: number, inTable: true, label: 'other' as const, byColumn: true, under: null };
        into.push(passage(cell.text, cell.at, state, frame, false));
      }
      continue;
    }
    const stops = stopsOf(cells);
    if (stops && columns.length > 0)
      for (const stop of stops) {
        addCells(
          stop,
          stop,
          columns,
          stop.map(() => null),
          number,
          state,
          into,
        );
        state.row++;
      }
    else addCells(cells, row, columns, labels, number, state, into, version === 'former' ? 'former' : under);
  }
  return columns;
}

/** "A" over "B", or below a head: which line of the order it is, and no "À". */
function isKeyOfRow(cell: Cell | undefined, head: Label | null | undefined, below?: Cell, above?: Cell): boolean {
  const key = cell?.text.trim() ?? '';
  if (!/^[A-Z]$/.test(key)) return false;
  const beside = (other: Cell | undefined, step: number) =>
    other?.text.trim() === String.fromCharCode(key.charCodeAt(0) + step);
  return (head !== null && head !== undefined) || beside(below, 1) || beside(above, -1);
}

/** What a cell of one or two lines says of others; "CONFIRMATION #" over "HYSVPX" holds its value itself. */
function labelOfCell({ lines, text }: Cell): Label | null {
  const [top, below] = lines;
  if (lines.length > 2) return null;
  const isWhole = top && below && labelOf(top.text) === 'reference' && leadingCode(below.text) !== null;
  return isWhole ? null : labelOf(text);
}

/** The head of a column, and what label it is. */
export type Column = { label: Label | null; head: string };

/** Labels that, alone across a table, say what the rows below are about. */
const rowTitles: ReadonlySet<Label> = new Set(['hotel', 'flight', 'train', 'ship', 'vehicle']);

function isDay({ lines, text }: Cell): boolean {
  if (lines.length !== 1 || text.length > 60) return false;
  const [date, more] = findDates(text, { contextDate: '2026-01-01', language: 'fr' });
  const counted = /^(?:jour|day|tag|etape|dag|giorno|dia) \d/.test(plain(text));
  return date !== undefined && !date.weak && !more && text.length - date.length < (counted ? 28 : 16);
}

/** Short words side by side over a row that has figures: heads, also those that we do not know. */
function isHeadRow(cells: readonly Cell[], below: readonly Cell[] | undefined): boolean {
  if (cells.length < 4 || below?.length !== cells.length) return false;
  const isShort = cells.every((cell) => cell.lines.length <= 2 && /^[^\d:]{1,30}$/.test(cell.text));
  return isShort && below.filter((cell) => /\d/.test(cell.text)).length >= 2;
}

/** "Passenger | STN-SPU | SPU-STN | Bags" over a name in each row: heads, in whatever words the others are. */
function isHeadOfPeople(row: Cell[], next: Cell[] | undefined): boolean {
  const [first] = next ?? [];
  return row.length >= 3 && next?.length === row.length && first !== undefined && readName(first.text) !== null;
}

/**
 * A row that says two stops at once, "München | Köln", "dep 08:51 | arr 13:21" one below the other in each cell: as a row
 * for each stop. What is said once stays with the first.
 */
function stopsOf(cells: Cell[]): Cell[][] | null {
  const paired = cells.filter((cell) => cell.lines.length === 2);
  const isTimed = paired.some((cell) =>
    cell.lines.every((line) => line.text.length < 40 && findTimes(line.text).length === 1),
  );
  if (paired.length < 2 || !isTimed || cells.some((cell) => cell.lines.length > 2)) return null;
  return [0, 1].map((stop) =>
    cells.map((cell) => {
      const line = cell.lines.length === 2 ? cell.lines[stop] : stop === 0 ? cell.lines[0] : undefined;
      return { ...cell, lines: line ? [line] : [], text: line?.text ?? '', at: line?.at ?? cell.at };
    }),
  );
}

function addCells(
  cells: Cell[],
  row: Cell[],
  columns: readonly Column[],
  labels: (Label | null)[],
  block: number,
  state: State,
  into: Passage[],
  under: Label | null = null,
): void {
  let rowLabel: Label | null = null;
  let called = '';
  const keptRow = state.row;
  cells.forEach((cell, i) => {
    const { label: column, head } = columns[row.indexOf(cell)] ?? { label: null, head: '' };
    // Label, value, label, value: a label that we do not know ends the one before all the same.
    if (
      cells.length === 4 &&
      i === 2 &&
      labels[0] &&
      !labels[1] &&
      !column &&
      (cell.header || labelLike.test(plain(cell.text)))
    ) {
      rowLabel = labels[2] ?? 'other';
      return;
    }
    if (labels[i] && !(i > 0 && column)) {
      // "Service | Direction export": a department, not a train
      const isDepartment = plain(cell.text) === 'service' && !/\d/.test(cells[i + 1]?.text ?? '');
      // "Car | Sixt, group CDMR": a hired one, not a train's
      const isHired = carWord.test(plain(cell.text)) && !/^\d{1,3}\b|^[A-Z]$/.test(cells[i + 1]?.text ?? '');
      // "Nom | Les Jardins de Garonne" below a hotel's title
      const isHouse =
        labels[i] === 'person' &&
        /^(?:nom|name)$/.test(plain(cell.text)) &&
        (hotelTitle.test(state.section) || hotelTitle.test(state.rowTitle));
      called = plain(cell.text);
      rowLabel = isHouse ? 'hotel' : isDepartment ? 'other' : isHired ? 'vehicle' : (labels[i] ?? null);
      if (rowLabel === 'other' && isFlown(cell, cells[i + 1])) rowLabel = 'flight';
      const nights = rowLabel === 'hotel' || rowLabel === 'room' ? nightsBeside.exec(cell.text) : null;
      if (nights?.[1]) {
        state.cell++;
        const frame = { block, inTable: true, label: 'nights' as const, byColumn: false, under };
        into.push(passage(nights[1], cell.at + nights.index + 1, state, frame, false));
      }
      return;
    }
    if (cell.text.trim() === '') return;
    state.cell++;
    // "Aller | 04/10/2027 | …" says which way, not what each cell is.
    // "Old | LX 633 | 14 Feb" under heads of columns: the row is of old, its cells are what the heads say.
    const isVersion = column !== null && (rowLabel === 'former' || rowLabel === 'current' || rowLabel === 'return');
    // "Flight | TP 1363 … | K3WQTL" under "Service | Details | Ref.": the head knows more of a number than the row.
    const isNamed = column !== null && own.has(column);
    const byColumn = (rowLabel === null || isVersion || isNamed) && column !== null;
    const kept = state.cell;
    const label = isVersion || isNamed ? column : (rowLabel ?? column);
    const way = wayOf(head) ?? wayOf(called);
    addLines(
      byColumn && label && wrapped.has(label) ? asOneLine(cell.lines) : cell.lines,
      state,
      {
        block,
        inTable: true,
        label,
        called,
        ...(way ? { way } : {}),
        byColumn,
        under,
        former: rowLabel === 'former' || column === 'former',
      },
      into,
      kept,
    );
    state.row = keptRow;
  });
}

/** "Voiture | Hertz, …" beside "Voiture | 8, place 61", which is a train's. */
const carWord = /^(?:your )?car ?:?$|^(?:votre )?voiture ?:?$/;

/** "Hôtel (1 nuit)", "Room (3 nights)" to the left of the house. */
const nightsBeside = /\((\d{1,2} (?:nuit|night|nacht|nächte|notti|noche)[\p{L}]{0,4})\)/iu;

/** "AVION" to the left of flights: what is booked, not which machine flies. */
function isFlown(cell: Cell, value: Cell | undefined): boolean {
  return (
    /^(?:avion|plane|aerien|transport aerien|flugzeug)$/.test(plain(cell.text)) &&
    value !== undefined &&
    value.lines.length > 2 &&
    /(?<![\p{L}\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4}(?![\p{L}\d])/u.test(value.text)
  );
}

const hotelTitle = /\b(?:hotel|hebergement|accommodation|unterkunft|lodging)\b/;

const labelLike =
  /^[^\d:]{0,30}\b(?:number|n°|no|ref|reference|code|date|contact|phone|locator|centre|center|agent|order)\b[^\d]{0,12}$/;

/** Heads over whatever a row is about. */
const anything = /^(?:details?|descriptions?|prestations?|designation|libelle|services?)$/;

/** "Du | Au | Nuits": days of a stay. */
function withStayHeads(cells: Cell[], labels: (Label | null)[]): (Label | null)[] {
  const days = cells.map((cell) => stayHeads[plain(cell.text)]);
  const isPair = days.includes('checkIn') && days.includes('checkOut');
  return isPair ? labels.map((label, i) => days[i] ?? label) : labels;
}

const stayHeads: { [head: string]: Label } = { du: 'checkIn', au: 'checkOut', from: 'checkIn', to: 'checkOut' };

/** Heads that say what a cell is whatever its row is about. */
const own: ReadonlySet<Label> = new Set(['reference', 'price', 'seat', 'coach', 'person', 'ticket', 'status']);

/** What a narrow column breaks over lines: "London St | Pancras", "Wed 1 | Sep 2027". */
const wrapped: ReadonlySet<Label> = new Set([
  'from',
  'to',
  'date',
  'train',
  'flight',
  'ship',
  'seat',
  'person',
  'route',
]);

/** Lines that follow each other in the document as one, of the same length. */
function asOneLine(lines: Line[]): Line[] {
  const [first] = lines;
  const isWhole = lines.every(
    ({ at, text }, i) => lines[i + 1] === undefined || lines[i + 1]?.at === at + text.length + 1,
  );
  const text = lines.map((line) => line.text).join(' ');
  return first && lines.length > 1 && isWhole && text.length < 90 ? [{ text, at: first.at }] : lines;
}
