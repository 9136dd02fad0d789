import { limits } from '../limits.ts';
import type { Origin, PlainDay } from '../origin.ts';
import type { Cell, Line, TextDocument } from '../text-document.ts';
import { invisible } from './bytes.ts';
import { attribute, childrenOf, type Dom, type Element, isBlock, isElement, isText, isUnseen } from './dom.ts';
import { createPrinter, makeCell, type Printer } from './printer.ts';

/** HTML as a reader sees it: lines, paragraphs, headings, and those tables that are tables. */
export function printHtml(root: Dom, facts: { node: string; contextDate: PlainDay; origin: Origin }): TextDocument {
  const printer = createPrinter();
  const measures: Measures = new Map();
  measure(root, measures);
  const flow = createFlow(printer, measures);
  print(root, flow, 0);
  flow.endParagraph();
  return printer.finish(facts);
}

/** Gathers inline text into lines, and lines into paragraphs. */
type Flow = ReturnType<typeof createFlow>;

function createFlow(printer: Printer, measures: Measures) {
  let inline = '';
  let bold = true;
  let lines: Line[] = [];
  let heading = 0;
  const openLinks: { from: number; url: string }[] = [];

  const flow = {
    printer,
    measures,
    preformatted: 0,
    /** Within a cell lines only gather; the table takes them. */
    cells: 0,
    text(value: string, isBold: boolean) {
      const text = flow.preformatted ? value : value.replace(/[\s\u00a0\u202f]+/g, ' ');
      const clean = text.replace(invisible, '').replace(/[\u00a0\u202f\u2007]/g, ' ');
      if (clean.trim() !== '' && !isBold) bold = false;
      if (!flow.preformatted) {
        inline += inline.endsWith(' ') || inline === '' ? clean.trimStart() : clean;
        return;
      }
      const rows = clean.split(/\r?\n/);
      rows.forEach((row, index) => {
        if (index > 0) flow.endLine();
        inline += row;
      });
    },
    openLink(url: string) {
      openLinks.push({ from: inline.length, url });
    },
    closeLink() {
      const link = openLinks.pop();
      if (!link) return;
      const text = inline.slice(link.from).trim();
      if (text) flow.pendingLinks.push({ from: link.from, text, url: link.url });
    },
    pendingLinks: [] as { from: number; text: string; url: string }[],
    endLine() {
      const text = flow.preformatted ? inline.trimEnd() : inline.trim();
      const lead = flow.preformatted ? 0 : inline.length - inline.trimStart().length;
      inline = '';
      if (text.trim() === '') {
        flow.pendingLinks = [];
        return false;
      }
      const line = printer.line(text);
      if (line) {
        lines.push(line);
        for (const link of flow.pendingLinks)
          printer.link({ text: link.text, url: link.url, at: line.at + Math.max(0, link.from - lead) });
      }
      flow.pendingLinks = [];
      return line !== null;
    },
    /** `<br><br>` is how mail writes an end of paragraph. */
    breakLine() {
      if (!flow.endLine() && lines.length > 0) flow.endParagraph();
    },
    endParagraph() {
      flow.endLine();
      if (flow.cells > 0) return;
      const [first] = lines;
      if (first) {
        const title = heading || (lines.length === 1 && bold && isTitle(first.text) ? 7 : 0);
        if (title && lines.length === 1)
          printer.block({ kind: 'heading', level: title, text: first.text, at: first.at });
        else printer.block({ kind: 'paragraph', lines });
        printer.gap();
      }
      lines = [];
      bold = true;
    },
    startHeading(level: number) {
      flow.endParagraph();
      heading = level;
    },
    endHeading() {
      flow.endParagraph();
      heading = 0;
    },
    /** The lines so far, for a cell, which makes its own block. */
    takeLines(): Line[] {
      flow.endLine();
      const taken = lines;
      lines = [];
      bold = true;
      return taken;
    },
  };
  return flow;
}

/** A value can be bold too; a title has no figures in it. */
function isTitle(text: string): boolean {
  return text.length <= 80 && /\p{L}/u.test(text) && !/\d/.test(text) && !/[:,;]$/.test(text);
}

function print(node: Dom, flow: Flow, depth: number, bold = false): void {
  if (isText(node)) {
    flow.text(node.value, bold);
    return;
  }
  if (depth > limits.elementDepth || flow.printer.full) return;
  if (!isElement(node)) {
    for (const child of childrenOf(node)) print(child, flow, depth + 1, bold);
    return;
  }
  if (isUnseen(node)) return;
  const tag = node.tagName;
  if (tag === 'br') flow.breakLine();
  else if (tag === 'hr') flow.endParagraph();
  else if (tag === 'table') printTable(node, flow, depth);
  else printElement(node, flow, depth, bold);
}

function printElement(node: Element, flow: Flow, depth: number, bold: boolean): void {
  const tag = node.tagName;

  const isBold = bold || isBoldElement(node);
  const level = /^h[1-6]$/.test(tag) ? Number(tag[1]) : 0;
  if (level) flow.startHeading(level);
  else if (isParagraph(tag)) flow.endParagraph();
  else if (isBlock(node)) flow.endLine();
  if (tag === 'pre') flow.preformatted++;
  const url = tag === 'a' ? attribute(node, 'href') : undefined;
  if (url) flow.openLink(url);

  for (const child of childrenOf(node)) print(child, flow, depth + 1, isBold);

  if (url) flow.closeLink();
  if (tag === 'pre') {
    flow.endLine();
    flow.preformatted--;
  }
  if (level) flow.endHeading();
  else if (isParagraph(tag)) flow.endParagraph();
  else if (isBlock(node)) flow.endLine();
}

function isParagraph(tag: string): boolean {
  return tag === 'p' || tag === 'blockquote' || tag === 'ul' || tag === 'ol' || tag === 'section' || tag === 'article';
}

function isBoldElement(element: Element): boolean {
  if (element.tagName === 'b' || element.tagName === 'strong' || element.tagName === 'th') return true;
  const style = attribute(element, 'style');
  return style !== undefined && /font-weight\s?:\s?(?:bold|[6-9]00)/i.test(style);
}

function printTable(table: Element, flow: Flow, depth: number): void {
  flow.endParagraph();
  const rows = rowsOf(table);
  if (isLayout(rows, flow.measures)) {
    for (const row of rows)
      for (const cell of row.cells) {
        for (const child of childrenOf(cell)) print(child, flow, depth + 3);
        flow.endParagraph();
      }
    return;
  }
  const grid: Cell[][] = [];
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
      for (const child of childrenOf(element)) print(child, flow, depth + 3);
      flow.cells--;
      const cell = makeCell(flow.takeLines(), element.tagName === 'th' || row.head, 0);
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
  if (grid.length > 0) flow.printer.block({ kind: 'table', rows: grid });
  flow.printer.gap();
}

function span(element: Element, name: string): number {
  const value = Number(attribute(element, name) ?? 1);
  return Number.isInteger(value) && value >= 1 ? Math.min(value, 60) : 1;
}

type Row = { cells: Element[]; head: boolean };

function rowsOf(table: Element): Row[] {
  const rows: Row[] = [];
  for (const part of childrenOf(table).filter(isElement)) {
    const trs = part.tagName === 'tr' ? [part] : childrenOf(part).filter(isElement);
    for (const tr of trs) {
      if (tr.tagName !== 'tr' || isUnseen(tr)) continue;
      const cells = childrenOf(tr)
        .filter(isElement)
        .filter((cell) => (cell.tagName === 'td' || cell.tagName === 'th') && !isUnseen(cell));
      if (cells.length > 0) rows.push({ cells, head: part.tagName === 'thead' });
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

type Measures = Map<Element, { isEmpty: boolean; holdsTable: boolean }>;

/** What is in each element, found in one walk: asking each table anew would cost the square of their depth. */
function measure(node: Dom, measures: Measures, depth = 0): { isEmpty: boolean; holdsTable: boolean } {
  if (isText(node)) return { isEmpty: node.value.trim() === '', holdsTable: false };
  const found = { isEmpty: true, holdsTable: false };
  if (depth > limits.elementDepth || (isElement(node) && isUnseen(node))) return found;
  for (const child of childrenOf(node)) {
    const inner = measure(child, measures, depth + 1);
    if (!inner.isEmpty) found.isEmpty = false;
    if (inner.holdsTable || (!inner.isEmpty && isElement(child) && child.tagName === 'table')) found.holdsTable = true;
  }
  if (isElement(node)) measures.set(node, found);
  return found;
}
