import type { Origin, PlainDay } from '../origin.ts';
import type { Cell, Line, TextDocument } from '../text-document.ts';
import { splitLines } from './plain-text.ts';
import { createPrinter, makeCell, type Printer } from './printer.ts';
import { linesOfSeats } from './seats-within.ts';
import { listLevel } from './word-lists.ts';
import { attributeOf, childOf, elementsOf, type XmlElement } from './xml.ts';

/** The parts of a Word file that are looked at: its body, what stands on the edges of its pages, and its notes. */
export type WordParts = {
  body: XmlElement;
  headers: readonly XmlElement[];
  footers: readonly XmlElement[];
  notes?: readonly XmlElement[];
};

/**
 * A Word document as a reader sees it, its page heads first; null where the file is not one. Tracked deletions are not
 * printed.
 */
export function printDocx(
  parts: WordParts,
  facts: { node: string; contextDate: PlainDay; origin: Origin },
): TextDocument | null {
  const body = childOf(childOf(parts.body, 'w:document'), 'w:body');
  if (!body) return null;
  const printer = createPrinter();
  const below = withNotes(body, parts.notes ?? []);
  for (const root of parts.headers) printEdge(childOf(root, 'w:hdr'), printer);
  printBlocks(body, printer);
  for (const note of below) printBlocks(note, printer);
  for (const root of parts.footers) printEdge(childOf(root, 'w:ftr'), printer);
  return printer.finish(facts);
}

/**
 * Puts each note of a few words, "Voiture 12, place 34", into the place of its mark, in brackets; gives those that are longer, which
 * are read behind everything.
 */
function withNotes(body: XmlElement, roots: readonly XmlElement[]): XmlElement[] {
  const below: XmlElement[] = [];
  const marks = new Map<string, XmlElement>();
  collectMarks(body, marks);
  for (const root of roots)
    for (const note of elementsOf(root).flatMap(elementsOf)) {
      const mark = marks.get(`${note.name}Reference ${attributeOf(note, 'w:id')}`);
      const [words, more] = textsOf(note).map((text) => text.trim());
      if (!mark || words === undefined) continue;
      if (more !== undefined || words.length > longestAside) below.push(note);
      else Object.assign(mark, { name: 'w:t', children: [` (${words.replace(/\.$/, '')})`] });
    }
  return below;
}

const longestAside = 80;

function collectMarks(element: XmlElement, into: Map<string, XmlElement>): void {
  for (const child of elementsOf(element)) {
    const isMark = child.name === 'w:footnoteReference' || child.name === 'w:endnoteReference';
    if (isMark) into.set(`${child.name} ${attributeOf(child, 'w:id')}`, child);
    else collectMarks(child, into);
  }
}

function printEdge(edge: XmlElement | undefined, printer: Printer): void {
  if (edge) printBlocks(edge, printer);
  printer.gap();
}

function printBlocks(container: XmlElement, printer: Printer): void {
  const elements = elementsOf(container);
  /** The item of a list or the line of a form that was printed last, with what stands below it. */
  let item: { level: number; lines: Line[] } | null = null;
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i] as XmlElement;
    if (printer.full) return;
    const level = element.name === 'w:p' ? listLevel(element) : 0;
    const isBelow = level > (item?.level ?? 0) || (item?.level === ofForm && isIndented(element));
    if (item && isBelow && boxesIn(element).length === 0) {
      item.lines.push(...printLines(textOf(element), printer));
      continue;
    }
    item = null;
    const tabbed = rowsBehindTabs(elements, i);
    if (tabbed) {
      printRows(tabbed, printer);
      i += tabbed.length - 1;
    } else if (element.name === 'w:p') {
      const lines = printParagraph(element, printer);
      const depth = level > 0 ? level : inColumns.test(textOf(element).slice(0, 200)) ? ofForm : 0;
      item = depth > 0 && lines.length > 0 ? { level: depth, lines } : null;
    } else if (element.name === 'w:tbl') printTable(element, printer);
    else if (wrappers.has(element.name)) printBlocks(element, printer);
  }
}

/** "AIR   MON 12APR27   FLT UA 478" over "      LV DENVER   0755A": a form of a typewriter's letters, where what is set in is of the line above. */
const inColumns = /^\S+(?: \S+)* {3,}\S/;
const isIndented = (element: XmlElement): boolean => element.name === 'w:p' && /^ {3,}\S/.test(textOf(element));
/** Deeper than any list. */
const ofForm = 100;

/**
 * "Date → Flight → Route → Reference" over lines with as many tabs: a table that its writer set without one. The heads have no
 * figures, and each line below them has some.
 */
function rowsBehindTabs(elements: readonly XmlElement[], from: number): string[][] | null {
  const rows: string[][] = [];
  for (const element of elements.slice(from, from + mostRows)) {
    const text = element.name === 'w:p' && boxesIn(element).length === 0 ? textOf(element).trim() : '';
    const cells = text.split(/\t+/).map((cell) => cell.trim());
    const isRow = rows.length === 0 ? !/\d/.test(text) : /\d/.test(text) && cells.length === rows[0]?.length;
    if (cells.length < 3 || text.includes('\n') || !isRow || cells.some((cell) => cell === '')) break;
    rows.push(cells);
  }
  return rows.length > 1 ? rows : null;
}

const mostRows = 100;

function printRows(rows: readonly string[][], printer: Printer): void {
  printer.gap();
  const cells = rows.map((row, at) => row.map((text) => makeCell(printLines(text, printer), at === 0, 0)));
  printer.block({ kind: 'table', rows: cells });
  printer.gap();
}

/** Content controls, tags and tracked moves, which may stand around blocks, rows and cells alike. */
const wrappers: ReadonlySet<string> = new Set([
  'w:sdt',
  'w:sdtContent',
  'w:customXml',
  'w:smartTag',
  'w:ins',
  'w:moveTo',
]);

/** The elements of one name, also those within a content control. */
function unwrapped(container: XmlElement, name: string): XmlElement[] {
  return elementsOf(container).flatMap((element) =>
    element.name === name ? [element] : wrappers.has(element.name) ? unwrapped(element, name) : [],
  );
}

/** Boxes of text float beside their paragraph: each is read as what it holds, once. */
function boxesIn(element: XmlElement): XmlElement[] {
  return elementsOf(element).flatMap((child) =>
    child.name === 'w:txbxContent' ? [child] : child.name === 'mc:Fallback' ? [] : boxesIn(child),
  );
}

/** Gives the lines of what it printed, where that is no title. */
function printParagraph(paragraph: XmlElement, printer: Printer): Line[] {
  for (const box of boxesIn(paragraph)) {
    printBlocks(box, printer);
    printer.gap();
  }
  const lines = printLines(textOf(paragraph), printer);
  const [first] = lines;
  if (!first) {
    printer.gap();
    return [];
  }
  const level = headingLevel(paragraph, first.text);
  if (level && lines.length === 1) {
    printer.block({ kind: 'heading', level, text: first.text, at: first.at });
    return [];
  }
  printer.block({ kind: 'paragraph', lines });
  return lines;
}

/** By the style's name, in Word's English and French; a line wholly in bold and without figures is a title too. */
function headingLevel(paragraph: XmlElement, text: string): number {
  const style = attributeOf(childOf(childOf(paragraph, 'w:pPr'), 'w:pStyle'), 'w:val') ?? '';
  const level = /^(?:heading|titre|title|berschrift|überschrift)\s?(\d)?/i.exec(style);
  if (level) return Number(level[1] ?? 1);
  const runs = elementsOf(paragraph).filter(({ name }) => name === 'w:r');
  const isBold = runs.length > 0 && runs.every((run) => isOn(childOf(childOf(run, 'w:rPr'), 'w:b')));
  return isBold && text.length <= 80 && !/\d/.test(text) && !/[:,;]$/.test(text) ? 7 : 0;
}

function printLines(text: string, printer: Printer): Line[] {
  return splitLines(text)
    .map((line) => line.trim().replace(typedMark, ''))
    .filter((line) => line !== '')
    .map((line) => printer.line(line))
    .filter((line) => line !== null);
}

/** "> Hôtel du Lac", "– Train 8712": a list's mark that somebody typed; what Word draws itself is not in the text either. */
const typedMark = /^(?:[>›▪◦‣●○■□►✓✔]\s+(?=[\p{L}\d])|[–—]\s+(?=\p{L}{2}))/u;

function isOn(property: XmlElement | undefined): boolean {
  return property !== undefined && !/^(?:0|false|none|off)$/.test(attributeOf(property, 'w:val') ?? '');
}

/** The words of runs, links and fields; not those struck through, hidden, or deleted under change tracking. */
function textOf(element: XmlElement): string {
  return elementsOf(element)
    .map((child) => {
      switch (child.name) {
        case 'w:t':
          return child.children.filter((part) => typeof part === 'string').join('');
        case 'w:tab':
          return '\t';
        case 'w:br':
        case 'w:cr':
          return '\n';
        case 'w:noBreakHyphen':
          return '-';
        case 'w:del':
        case 'w:moveFrom':
        case 'w:instrText':
        case 'w:pPr':
        case 'w:txbxContent':
        case 'mc:Fallback':
          return '';
        case 'w:r': {
          const style = childOf(child, 'w:rPr');
          const isUnseen = ['w:strike', 'w:dstrike', 'w:vanish'].some((name) => isOn(childOf(style, name)));
          return isUnseen ? '' : textOf(child);
        }
        default:
          return textOf(child);
      }
    })
    .join('');
}

const mostColumns = 60;

function printTable(table: XmlElement, printer: Printer): void {
  printer.gap();
  if (laysOut(table)) {
    for (const row of unwrapped(table, 'w:tr')) printLaidOut(unwrapped(row, 'w:tc'), printer);
    return;
  }
  const rows: Cell[][] = [];
  for (const row of unwrapped(table, 'w:tr')) {
    // a tracked deletion of the whole row
    if (childOf(childOf(row, 'w:trPr'), 'w:del')) continue;
    const above = rows[rows.length - 1];
    const isHead = isOn(childOf(childOf(row, 'w:trPr'), 'w:tblHeader'));
    const cells: Cell[] = [];
    for (const element of unwrapped(row, 'w:tc').slice(0, mostColumns)) {
      const properties = childOf(element, 'w:tcPr');
      const merge = childOf(properties, 'w:vMerge');
      const hanging = merge && attributeOf(merge, 'w:val') !== 'restart' ? above?.[cells.length] : undefined;
      const cell = hanging ?? makeCell(cellLines(element, printer), isHead, 0);
      const columns = Math.min(
        60,
        Math.max(1, Number(attributeOf(childOf(properties, 'w:gridSpan'), 'w:val') ?? 1) || 1),
      );
      for (let column = 0; column < columns && cells.length < mostColumns; column++) cells.push(cell);
    }
    if (cells.some((cell) => cell.text !== '')) rows.push(cells);
  }
  if (rows.length > 0) printer.block({ kind: 'table', rows });
  printer.gap();
}

/**
 * "TRAIN" and a table of its own beside it, "HOTEL" and another: a table of two columns that only lays out the page. So does
 * one of a single column, "Passenger" over "Ana Costa": a box around paragraphs.
 */
function laysOut(table: XmlElement): boolean {
  const rows = unwrapped(table, 'w:tr').map((row) => unwrapped(row, 'w:tc'));
  if (rows.length > 1 && rows.every((cells) => cells.length === 1)) return true;
  const holding = rows.filter((cells) => cells.length === 2 && holdsTable(cells[1]) && !holdsTable(cells[0]));
  return holding.length > 1 && holding.length * 2 >= rows.length && rows.every((cells) => cells.length <= 2);
}

function holdsTable(cell: XmlElement | undefined): boolean {
  return cell !== undefined && unwrapped(cell, 'w:tbl').length > 0;
}

/** What stands to the left is the title of what stands to the right. */
function printLaidOut(cells: XmlElement[], printer: Printer): void {
  const [left, right] = cells;
  const [title, ...below] = left && holdsTable(right) ? cellLines(left, printer) : [];
  if (!title) {
    for (const cell of cells) printEdge(cell, printer);
    return;
  }
  printer.block({ kind: 'heading', level: 7, text: title.text, at: title.at });
  if (below.length > 0) printer.block({ kind: 'paragraph', lines: below });
  printEdge(right, printer);
}

/** What each paragraph of a cell says. */
function textsOf(container: XmlElement): string[] {
  return elementsOf(container)
    .flatMap((element) => (element.name === 'w:p' ? [textOf(element)] : textsOf(element)))
    .filter((text) => text.trim() !== '');
}

/** The paragraphs of a cell; a table within it gives a line for each of its rows. */
function cellLines(cell: XmlElement, printer: Printer): Line[] {
  return elementsOf(cell).flatMap((element) => {
    if (wrappers.has(element.name)) return cellLines(element, printer);
    if (element.name === 'w:p')
      return [...boxesIn(element).flatMap((box) => cellLines(box, printer)), ...printLines(textOf(element), printer)];
    if (element.name !== 'w:tbl') return [];
    return linesOfInner(
      unwrapped(element, 'w:tr').map((row) => unwrapped(row, 'w:tc').map((inner) => textsOf(inner))),
    ).flatMap((line) => printLines(line, printer));
  });
}

/** A table within a cell as lines, its columns one below the other as plain text draws them. */
function linesOfInner(rows: string[][][]): string[] {
  const seats = linesOfSeats(rows.map((cells) => cells.map((texts) => texts.join(' '))));
  if (seats) return seats;
  const widths: number[] = [];
  for (const row of rows)
    row.forEach(([text = '', more], column) => {
      if (!more) widths[column] = Math.max(widths[column] ?? 0, Math.min(text.length, 60));
    });
  return rows.flatMap((cells) => {
    // an address in a cell has a line for each of its paragraphs
    if (cells.some((texts) => texts.length > 1)) return cells.flat();
    return [
      cells
        .map((texts, column) => (texts[0] ?? '').padEnd(widths[column] ?? 0))
        .join('    ')
        .trimEnd(),
    ];
  });
}
