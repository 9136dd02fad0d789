import { monthNames } from '../../text/calendar-words.ts';
import { plain } from '../../text/plain.ts';
import type { Block, Cell, Line, TextDocument } from '../../text-document.ts';
import { type Label, labelOf } from './labels.ts';

/**
 * A stretch of a document between two line breaks, columns or cell borders, with what the paper says it is. A document
 * becomes a list of these in reading order; all that reads values reads them from here.
 */
export type Passage = {
  /** Without its label. */
  text: string;
  /** Of the same length as `text`, for matching. */
  shape: string;
  at: number;
  /** The label on its own line, in the cell to the left or at the head of the column. */
  label: Label | null;
  /** The label that a whole group stands under: "PICK-UP" over "Station: …" and "Date: …". */
  under: Label | null;
  /** True where the label is only the head of the column. */
  byColumn: boolean;
  /** Title of the section, for matching. */
  section: string;
  isHeading: boolean;
  block: number;
  /** Lines of one cell have one number; outside tables every line has its own. */
  cell: number;
  /** Cells of one row, or columns of one line, have one number. */
  row: number;
  inTable: boolean;
  /** What was before a change: to be left out. */
  former: boolean;
};

export function passagesOf(document: TextDocument): Passage[] {
  const passages: Passage[] = [];
  const state: State = { section: '', row: 0, cell: 0, title: null, next: null, run: 0 };
  document.blocks.forEach((block, number) => {
    if (passages.length < maxPassages) addBlock(block, number, state, passages);
  });
  return passages;
}

const maxPassages = 4000;

/** Labels that, as a title, say what the blocks below are; "Aller" or "Date" as a title say nothing of each line. */
const titles: ReadonlySet<Label> = new Set([
  'person',
  'checkIn',
  'checkOut',
  'hotel',
  'pickUp',
  'dropOff',
  'former',
  'current',
  'price',
  'cancellation',
  'other',
]);

function titleOf(text: string): Label | null {
  const label = labelOf(text);
  return label && titles.has(label) ? label : null;
}

type State = {
  section: string;
  row: number;
  cell: number;
  /** A title that is a label speaks for the blocks below it. */
  title: Label | null;
  /** A label alone in its paragraph speaks for the next one. */
  next: Label | null;
  /** Labels in a row without a value between. */
  run: number;
};
type Frame = {
  block: number;
  inTable: boolean;
  label: Label | null;
  byColumn: boolean;
  under: Label | null;
  former?: boolean;
};

function addBlock(block: Block, number: number, state: State, into: Passage[]): void {
  if (block.kind === 'heading') {
    state.section = plain(block.text).slice(0, 200);
    state.title = titleOf(block.text);
    if (labelOf(block.text) === 'reference' && /\b(?:ref\w*|number|code|n°|numero|locator)\b/.test(plain(block.text)))
      state.next = 'reference';
    state.row++;
    state.cell++;
    into.push(
      passage(
        block.text,
        block.at,
        state,
        { block: number, inTable: false, label: null, byColumn: false, under: null },
        true,
      ),
    );
    return;
  }
  if (block.kind === 'paragraph') {
    const [only, second] = block.lines;
    const alone = only && !second ? labelOf(only.text) : null;
    // Mail that lost its tables has the label in one paragraph and the value in the next.
    if (alone) {
      // Heads of a lost table, one below the other, are not the label of what comes after them.
      state.run++;
      state.next = state.run >= 3 ? null : alone;
      return;
    }
    state.run = 0;
    // "Your itinerary" alone announces one; "Booking reference" alone is followed by it.
    const label = state.next === 'reference' && !isCode(block.lines[0]?.text) ? null : state.next;
    state.next = null;
    addLines(block.lines, state, { block: number, inTable: false, label, byColumn: false, under: null }, into);
    return;
  }
  if (isTransposed(block.rows)) {
    const [, ...journeys] = block.rows[0] ?? [];
    journeys.forEach((_, i) => {
      addRows(
        block.rows.slice(1).map((row) => [row[0], row[i + 1]].filter((cell) => cell !== undefined)),
        number,
        state,
        into,
      );
    });
    return;
  }
  addRows(block.rows, number, state, into);
}

/** Journeys side by side, "| Aller | Retour", and what each line is in the first column. */
function isTransposed([head, ...rows]: Cell[][]): boolean {
  const [corner, ...journeys] = head ?? [];
  if (!corner || labelOf(corner.text) || journeys.length < 2 || rows.length < 3) return false;
  if (
    !journeys.every(
      (cell) =>
        labelOf(cell.text) === 'return' ||
        /^(?:vol|flight|train|trajet|leg|crossing|traversee)? ?\d$/.test(plain(cell.text)),
    )
  )
    return false;
  return rows.filter((row) => row[0] && labelOf(row[0].text)).length >= 3;
}

function addRows(rows: Cell[][], number: number, state: State, into: Passage[]): void {
  let columns: (Label | null)[] = [];
  for (const row of rows) {
    const cells = row.filter((cell, i) => cell !== row[i - 1]);
    state.row++;
    const labels = cells.map((cell) => (cell.lines.length <= 2 ? labelOf(cell.text) : null));
    const filled = cells.filter((cell) => cell.text.trim() !== '');
    const named = labels.filter((label) => label !== null).length;
    if (
      named >= 2 &&
      named >= filled.length - 1 &&
      (named >= 3 || filled.length === named) &&
      row.length === cells.length
    ) {
      columns = labels;
      continue;
    }
    addCells(cells, row, columns, labels, number, state, into);
  }
}

function addCells(
  cells: Cell[],
  row: Cell[],
  columns: (Label | null)[],
  labels: (Label | null)[],
  block: number,
  state: State,
  into: Passage[],
): void {
  let rowLabel: Label | null = null;
  const keptRow = state.row;
  cells.forEach((cell, i) => {
    const column = columns[row.indexOf(cell)] ?? null;
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
      rowLabel = labels[i] ?? null;
      return;
    }
    if (cell.text.trim() === '') return;
    state.cell++;
    // "Old | LX 633 | 14 Feb" under heads of columns: the row is of old, its cells are what the heads say.
    const isVersion = column !== null && (rowLabel === 'former' || rowLabel === 'current');
    const byColumn = (rowLabel === null || isVersion) && column !== null;
    const kept = state.cell;
    const label = isVersion ? column : (rowLabel ?? column);
    addLines(
      cell.lines,
      state,
      { block, inTable: true, label, byColumn, under: null, former: rowLabel === 'former' },
      into,
      kept,
    );
    state.row = keptRow;
  });
}

/** A column of plain text: its label, and how far from the left it begins. */
type Head = { label: Label; from: number };

/** "From      To      Flight    Departure": three and more labels in one line are the heads of columns. */
function headsOf(pieces: Piece[], lineAt: number): Head[] {
  const heads = pieces.flatMap((piece) => {
    const label = labelOf(piece.text);
    return label ? [{ label, from: piece.at - lineAt }] : [];
  });
  const isPair = heads.length === 2 && pieces.length === 2 && heads.every((head) => paired.has(head.label));
  return isPair || (heads.length >= 3 && heads.length >= pieces.length - 2) ? heads : [];
}

/** "Check-in      Checkout" above their values. */
const paired: ReadonlySet<Label> = new Set([
  'checkIn',
  'checkOut',
  'departure',
  'arrival',
  'from',
  'to',
  'pickUp',
  'dropOff',
  'return',
]);

function headOver(heads: Head[], from: number): Label | null {
  const nearest = heads.reduce<Head | null>(
    (best, head) => (best && Math.abs(best.from - from) <= Math.abs(head.from - from) ? best : head),
    null,
  );
  return nearest && Math.abs(nearest.from - from) <= 6 ? nearest.label : null;
}

const labelLike =
  /^[^\d:]{0,30}\b(?:number|n°|no|ref|reference|code|date|contact|phone|locator|centre|center|agent|order)\b[^\d]{0,12}$/;

function addLines(lines: Line[], state: State, frame: Frame, into: Passage[], cell?: number): void {
  let under: Label | null = frame.label ?? state.title;
  let soft = frame.byColumn;
  const whole = withWholeDays(lines);
  let heads: Head[] = [];
  let run = 0;
  for (const line of whole) {
    if (!frame.inTable) state.row++;
    const pieces = splitColumns(line);
    let pending: Label | null = null;
    const newHeads = frame.inTable && pieces.length < 3 ? [] : headsOf(pieces, line.at);
    if (newHeads.length > 0) {
      heads = newHeads;
      continue;
    }
    for (const piece of pieces) {
      state.cell = cell ?? state.cell + 1;
      const named = labelOf(piece.text);
      // A label on its own is for what follows: the next column, else the lines below, else the next paragraph.
      if (named) {
        if (pieces.length === 1) {
          run++;
          under = run >= 3 || (named === 'reference' && !isCode(whole[whole.indexOf(line) + 1]?.text)) ? null : named;
          soft = false;
          if (!frame.inTable && line === whole[whole.length - 1]) state.next = run >= 3 ? null : named;
        }
        pending = named;
        continue;
      }
      run = 0;
      const inline = splitLabel(piece);
      const column = pieces.length > 1 ? headOver(heads, piece.at - line.at) : null;
      const label: Label | null = inline?.label ?? pending ?? column ?? under;
      const value = inline?.value ?? piece;
      into.push(
        passage(
          value.text,
          value.at,
          state,
          {
            ...frame,
            label,
            byColumn: (soft && label === frame.label) || (column !== null && label === column),
            under,
          },
          false,
        ),
      );
      if (inline) pending = inline.label;
    }
  }
}

function passage(text: string, at: number, state: State, frame: Frame, isHeading: boolean): Passage {
  const shape = plain(text);
  const { label, under, byColumn, block, inTable } = frame;
  const former = frame.former === true || label === 'former' || under === 'former' || formerLine.test(shape);
  return {
    text,
    shape,
    at,
    label,
    under,
    byColumn,
    section: state.section,
    isHeading,
    block,
    cell: state.cell,
    row: state.row,
    inTable,
    former,
  };
}

const formerLine =
  /^(?:ancien(?:ne)? (?:vol|horaire|train|trajet)|old (?:flight|time|train)|previous|was:|previously)\b/;

function isCode(text: string | undefined): boolean {
  return text !== undefined && /^[*#\s]*[A-Z0-9][A-Z0-9./ -]{4,24}[*\s]*$/.test(text);
}

/** A calendar leaf, "07" above "SEP 2027", is one line. */
function withWholeDays(lines: Line[]): Line[] {
  const whole: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [line, next] = [lines[i], lines[i + 1]];
    if (!line) continue;
    const isLeaf =
      next && /^\d{1,2}$/.test(line.text.trim()) && monthNames.has(plain(next.text).split(/[ .]/)[0] ?? '');
    whole.push(isLeaf ? { text: `${line.text} ${next.text}`, at: line.at } : line);
    if (isLeaf) i++;
  }
  return whole;
}

type Piece = { text: string; at: number };

/** Columns of plain text: runs of two and more spaces, and bars. */
function splitColumns(line: Line): Piece[] {
  const pieces: Piece[] = [];
  for (const match of line.text.matchAll(/\S+(?: \S+)*/g)) {
    if (match[0] === '|') continue;
    pieces.push({ text: match[0], at: line.at + match.index });
  }
  return pieces;
}

/** "Booking code: 7YQN2K", "Voucher no .......: AA-FAO-0039176", "Arrival .... Monday". */
function splitLabel(piece: Piece): { label: Label; value: Piece } | null {
  const match =
    /^([^:：]{1,48}?)[ .*]*[:：][\s*]*/.exec(piece.text) ?? /^([\p{L} '’/-]{3,40}?) ?\.{3,}[ :]*/u.exec(piece.text);
  if (!match) return leadingLabel(piece);
  const label = labelOf(match[1] ?? '');
  if (!label) return null;
  return { label, value: { text: piece.text.slice(match[0].length), at: piece.at + match[0].length } };
}

/** "Arrivée le mardi 8 décembre", "Departs Tue 4 May": a label without a colon, where a day or a time follows. */
function leadingLabel(piece: Piece): { label: Label; value: Piece } | null {
  const match = startingLabel.exec(plain(piece.text));
  const label = match?.[1] ? labelOf(match[1]) : null;
  if (!match || !label) return null;
  return { label, value: { text: piece.text.slice(match[0].length), at: piece.at + match[0].length } };
}

const startingLabel =
  /^(arrivee|depart|arrival|departure|check-?in|check-?out|checking in|checking out|anreise|abreise|prise en charge|restitution|pick-?up|drop-?off) (?:(?:le|on|on the|am|at|a|:) )?(?=(?:lun|mar|mer|jeu|ven|sam|dim|mon|tue|wed|thu|fri|sat|sun|die|don|fre|son|mit)[a-z]*[.,]? |\d{1,2}[/. ]|\d{4}-)/;
