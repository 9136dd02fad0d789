import { limits } from '../limits.ts';
import type { Origin, PlainDay } from '../origin.ts';
import type { Cell, TextDocument } from '../text-document.ts';
import {
  attribute,
  childrenOf,
  type Dom,
  type Element,
  isBlock,
  isElement,
  isHidden,
  isStruck,
  isText,
  isUnseen,
} from './dom.ts';
import { createFlow, type Flow } from './html-flow.ts';
import { createPrinter, makeCell } from './printer.ts';

/** HTML as a reader sees it: lines, paragraphs, headings, and those tables that are tables. */
export function printHtml(root: Dom, facts: { node: string; contextDate: PlainDay; origin: Origin }): TextDocument {
  const printer = createPrinter();
  const measures: Measures = new Map();
  measure(root, measures);
  const flow = Object.assign(createFlow(printer), { measures });
  print(root, flow, 0);
  flow.endParagraph();
  return printer.finish(facts);
}

function print(node: Dom, flow: MeasuredFlow, depth: number, bold = false): void {
  if (isText(node)) {
    flow.text(node.value, bold);
    return;
  }
  if (depth > limits.elementDepth || flow.printer.full) return;
  if (!isElement(node)) {
    for (const child of childrenOf(node)) print(child, flow, depth + 1, bold);
    return;
  }
  if (isStruck(node)) flow.skipStruck();
  if (isUnseen(node)) return;
  const tag = node.tagName;
  if (tag === 'br') flow.breakLine();
  else if (tag === 'hr') flow.endParagraph();
  else if (tag === 'table') printTable(node, flow, depth);
  else if (tag === 'dl' && flow.cells === 0) printTerms(node, flow, depth, bold);
  else printElement(node, flow, depth, bold);
}

function printElement(node: Element, flow: MeasuredFlow, depth: number, bold: boolean): void {
  const tag = node.tagName;

  const isBold = bold || isBoldElement(node);
  const level = /^h[1-6]$/.test(tag) ? Number(tag[1]) : 0;
  if (level) flow.startHeading(level);
  else if (isParagraph(tag)) flow.endParagraph();
  else if (isBlock(node)) flow.endLine();
  const isKept = tag === 'pre' || keepsLines(node);
  if (isKept) flow.preformatted++;
  const url = tag === 'a' ? attribute(node, 'href') : undefined;
  if (url) flow.openLink(url);

  if (standsAtRight(node)) flow.gap();
  const isRow = putsSideBySide(node);
  for (const child of childrenOf(node)) {
    print(child, flow, depth + 1, isBold);
    if (isRow && isElement(child) && !isBlock(child)) flow.gap();
  }

  if (url) flow.closeLink();
  if (isKept) {
    flow.endLine();
    flow.preformatted--;
  }
  if (level) flow.endHeading();
  else if (isParagraph(tag)) flow.endParagraph();
  else if (isBlock(node)) flow.endLine();
  else if (isInlineBox(node)) flow.gap();
}

/** Lines and gaps are printed as they are written: not those between the tags of a box that holds boxes. */
function keepsLines(element: Element): boolean {
  const style = attribute(element, 'style');
  if (style === undefined || !/white-space\s?:\s?(?:pre|break-spaces)/i.test(style)) return false;
  return childrenOf(element).every((child) => !isElement(child) || (!isBlock(child) && child.tagName !== 'table'));
}

/** "Guest" in a box of its own width, right in front of who it is: read together they would be one word. */
function isInlineBox(element: Element): boolean {
  const style = attribute(element, 'style');
  return (
    style !== undefined && /display\s?:\s?(?:inline-(?:block|flex|table)|table-cell)|float\s?:\s?left/i.test(style)
  );
}

/** "UU 976" at the right end of the line that begins with the day of the flight. */
const standsAtRight = (element: Element) => /float\s?:\s?right/i.test(attribute(element, 'style') ?? '');

/** "Departure" and "10:05" at both ends of a line that is a flexible box. */
function putsSideBySide(element: Element): boolean {
  const style = attribute(element, 'style');
  return (
    style !== undefined && /display\s?:\s?(?:inline-)?flex/i.test(style) && !/flex-direction\s?:\s?col/i.test(style)
  );
}

function isParagraph(tag: string): boolean {
  return tag === 'p' || tag === 'blockquote' || tag === 'ul' || tag === 'ol' || tag === 'section' || tag === 'article';
}

function isBoldElement(element: Element): boolean {
  if (element.tagName === 'b' || element.tagName === 'strong' || element.tagName === 'th') return true;
  const style = attribute(element, 'style');
  return style !== undefined && /font-weight\s?:\s?(?:bold|[6-9]00)/i.test(style);
}

function printTable(table: Element, flow: MeasuredFlow, depth: number): void {
  flow.endParagraph();
  const rows = rowsOf(table);
  if (!isLayout(rows, flow.measures)) {
    printRows(rows, flow, depth);
    return;
  }
  for (const part of partsOfLayout(rows, flow.measures)) {
    if (part.isTable) printRows(part.rows, flow, depth);
    else
      for (const row of part.rows)
        for (const cell of row.cells) {
          if (!isStruckIn(row, cell)) for (const child of childrenOf(cell)) print(child, flow, depth + 3);
          flow.endParagraph();
        }
  }
}

/** Terms and what they mean are a table of two columns, however they are styled: the title above is none of them. */
function printTerms(list: Element, flow: MeasuredFlow, depth: number, bold: boolean): void {
  const parts = childrenOf(list)
    .filter(isElement)
    .flatMap((part) => (part.tagName === 'div' ? childrenOf(part).filter(isElement) : [part]))
    .filter((part) => !isUnseen(part));
  const isPaired = parts.every(({ tagName }, i) => tagName === (i % 2 === 0 ? 'dt' : 'dd'));
  if (parts.length < 4 || parts.length % 2 > 0 || !isPaired) {
    printElement(list, flow, depth, bold);
    return;
  }
  flow.endParagraph();
  const terms = parts.filter((_, i) => i % 2 === 0);
  const rows = terms.map((term, i) => ({
    cells: [term, ...parts.slice(2 * i + 1, 2 * i + 2)],
    head: false,
    struck: false,
  }));
  printRows(rows, flow, depth);
}

function printRows(rows: Row[], flow: MeasuredFlow, depth: number): void {
  const grid: Cell[][] = [];
  const struck = new Set<Cell>();
  const below: { cell: Cell; rows: number }[] = [];
  for (const row of rows) {
    const line: Cell[] = [];
    const fill = () => {
      for (let hanging = below[line.length]; hanging && hanging.rows > 0; hanging = below[line.length]) {
        hanging.rows--;
        line.push(hanging.cell);
      }
    };
    for (const element of row.cells) {
      fill();
      flow.cells++;
      const isGone = isStruckIn(row, element);
      if (!isGone) for (const child of childrenOf(element)) print(child, flow, depth + 3);
      flow.cells--;
      const cell = makeCell(flow.takeLines(), element.tagName === 'th' || row.head, 0);
      if (isGone) struck.add(cell);
      const columns = span(element, 'colspan');
      const hang = span(element, 'rowspan') - 1;
      for (let column = 0; column < columns && line.length < 60; column++) {
        below[line.length] = { cell, rows: hang };
        line.push(cell);
      }
    }
    fill();
    if (line.some((cell) => cell.text !== '')) grid.push(line);
  }
  if (grid.length > 0) flow.printer.block({ kind: 'table', rows: withoutStruckColumns(grid, struck) });
  flow.printer.gap();
}

function span(element: Element, name: string): number {
  const value = Number(attribute(element, name) ?? 1);
  return Number.isInteger(value) && value >= 1 ? Math.min(value, 60) : 1;
}

/** A column that has nothing but struck cells needs no place: the others have no head above it. */
function withoutStruckColumns(grid: Cell[][], struck: ReadonlySet<Cell>): Cell[][] {
  if (struck.size === 0) return grid;
  const width = Math.max(...grid.map((row) => row.length));
  const isGone = Array.from({ length: width }, (_, column) => {
    const cells = grid.flatMap((row) => row[column] ?? []);
    return cells.some((cell) => struck.has(cell)) && cells.every((cell) => cell.text === '');
  });
  return grid.map((row) => row.filter((_, column) => !isGone[column]));
}

type Row = { cells: Element[]; head: boolean; struck: boolean };

/** A cell that was crossed out, alone or with its row: it keeps its place, so that the columns stay under their heads. */
function isStruckIn(row: Row, cell: Element): boolean {
  return row.struck || isStruck(cell);
}

function rowsOf(table: Element): Row[] {
  const rows: Row[] = [];
  for (const part of childrenOf(table).filter(isElement)) {
    const trs = part.tagName === 'tr' ? [part] : childrenOf(part).filter(isElement);
    for (const tr of trs) {
      if (tr.tagName !== 'tr' || isHidden(tr)) continue;
      const cells = childrenOf(tr)
        .filter(isElement)
        .filter((cell) => (cell.tagName === 'td' || cell.tagName === 'th') && !isHidden(cell));
      if (cells.length > 0) rows.push({ cells, head: part.tagName === 'thead', struck: isStruck(tr) });
    }
  }
  return rows;
}

/** Most tables of a mail only put things side by side. One that holds tables, or a single column, is not a table. */
function isLayout(rows: Row[], measures: Measures): boolean {
  let widest = 0;
  for (const row of rows) {
    const filled = row.cells.map((cell) => measures.get(cell)).filter((cell) => cell && !cell.isEmpty);
    if (filled.some((cell) => cell?.holdsTable)) return true;
    widest = Math.max(widest, filled.length);
  }
  return widest <= 1;
}

/**
 * A layout's rows in stretches: under a row that has the journey in a table of its own may stand rows of short cells,
 * "Passenger | Coach | Seat" over each of them, which are a table all the same.
 */
function partsOfLayout(rows: Row[], measures: Measures): { rows: Row[]; isTable: boolean }[] {
  const filled = (row: Row) => row.cells.filter((cell) => !(measures.get(cell)?.isEmpty ?? true));
  const isAcross = rows.every((row) => filled(row).length < 2 || row.cells.every((c) => !measures.get(c)?.holdsTable));
  const isRow = (row: Row) =>
    isAcross && filled(row).length > 1 && row.cells.every((c) => (measures.get(c)?.length ?? 0) < shortCell);
  const parts: { rows: Row[]; isTable: boolean }[] = [];
  for (const row of rows) {
    const last = parts.at(-1);
    const isTable = isRow(row);
    const isSame = last?.isTable === isTable && (!isTable || last.rows[0]?.cells.length === row.cells.length);
    if (last && isSame) last.rows.push(row);
    else parts.push({ rows: [row], isTable });
  }
  return parts.map((part) => ({ ...part, isTable: part.isTable && part.rows.length > 1 }));
}

/** Longer ones are texts side by side. */
const shortCell = 60;

type MeasuredFlow = Flow & { measures: Measures };
type Measure = { isEmpty: boolean; holdsTable: boolean; length: number };
type Measures = Map<Element, Measure>;

/** What is in each element, found in one walk: asking each table anew would cost the square of their depth. */
function measure(node: Dom, measures: Measures, depth = 0): Measure {
  if (isText(node)) {
    const { length } = node.value.trim();
    return { isEmpty: length === 0, holdsTable: false, length };
  }
  const found: Measure = { isEmpty: true, holdsTable: false, length: 0 };
  if (depth > limits.elementDepth || (isElement(node) && isUnseen(node))) return found;
  for (const child of childrenOf(node)) {
    const inner = measure(child, measures, depth + 1);
    if (!inner.isEmpty) found.isEmpty = false;
    found.length += inner.length;
    if (inner.holdsTable || (!inner.isEmpty && isElement(child) && child.tagName === 'table')) found.holdsTable = true;
  }
  if (isElement(node)) measures.set(node, found);
  return found;
}
