import type { Origin, PlainDay } from '../origin.ts';
import type { Line, TextDocument } from '../text-document.ts';
import { bandsOf } from './pdf-bands.ts';
import { topicTitle } from './pdf-columns.ts';
import { bodyHeight, bodyStyle, linesOf, type PageLine, type PagePiece } from './pdf-lines.ts';
import { partsOf } from './pdf-parts.ts';
import { type Level, noRules, type PageRules } from './pdf-rules.ts';
import { typedLines } from './pdf-typed.ts';
import { partingsOf } from './pdf-underlined.ts';
import { printText } from './plain-text.ts';
import { createPrinter, makeCell, type Printer } from './printer.ts';

/** A page as the library gives it: pieces of text, and what is drawn around them. */
export type PrintedPage = { width: number; height: number; pieces: PagePiece[]; rules?: PageRules };

/** What most of a page is set in. */
type Body = { height: number; style: string | undefined };

/** Pages as lines, columns and tables: a PDF only says where letters stand. */
export function printPdf(
  pages: PrintedPage[],
  facts: { node: string; contextDate: PlainDay; origin: Origin },
): TextDocument {
  const printer = createPrinter();
  const own = withoutRepeats(pages);
  const typed = own.map(({ pieces }) => (pieces.length > 0 ? typedLines(pieces) : []));
  if (typed.every((lines) => lines !== null))
    return printText(typed.flatMap((lines) => [...lines, '']).join('\n'), facts);
  for (const page of own) {
    const rules = page.rules ?? noRules;
    const all = linesOf(page.pieces);
    const body = { height: bodyHeight(all), style: bodyStyle(all) };
    for (const { pieces, isCard, rows } of partsOf(page.pieces, rules)) {
      if (rows) {
        printTable(rows, printer);
        printer.gap();
      } else {
        const lines = linesOf(pieces, partingsOf(rules.strips, pieces));
        if (isCard) printCard(lines, rules.levels, body, printer);
        else printBands(lines, rules.levels, body, printer);
      }
    }
  }
  return printer.finish(facts);
}

function printCard(lines: PageLine[], levels: readonly Level[], body: Body, printer: Printer): void {
  if (lines.every(({ cells }) => cells.length < 2)) {
    const texts = lines.flatMap(({ cells }) => cells.map(({ text }) => text));
    printParagraph(texts, printer);
    return;
  }
  const [title, below] = lines;
  const [only, more] = title?.cells ?? [];
  // "✈ AF 6216 — lundi 10 mai" in letters of its own over what the card holds
  const isTitled = only && !more && below?.cells.every(({ style }) => style !== only.style);
  if (isTitled) printTitle(only.text, printer);
  printBands(isTitled ? lines.slice(1) : lines, levels, body, printer);
}

function printBands(lines: PageLine[], levels: readonly Level[], body: Body, printer: Printer): void {
  const bands = bandsOf(lines, levels);
  for (const [index, band] of bands.entries()) {
    if (printer.full) break;
    if (band.kind === 'lines') {
      const title = bands[index + 1]?.kind === 'table' ? titleOver(band.lines, body.style) : null;
      printLines(title ? band.lines.slice(0, -1) : band.lines, body, printer);
      if (title) printTitle(title, printer);
    } else if (band.kind === 'columns') for (const column of band.columns) printParagraph(column, printer);
    else printTable(band.rows, printer);
    printer.gap();
  }
}

/** The head and the foot of a page are read once, whichever page they say it is; another flight's number in its place is read. */
function withoutRepeats(pages: readonly PrintedPage[]): PrintedPage[] {
  const seen = new Set<string>();
  const places = new Set<string>();
  const placeOf = ({ x, y }: PagePiece) => `${Math.round(x)} ${Math.round(y)}`;
  return pages.map((page) => {
    const isEdge = ({ y }: PagePiece) => y < 0.12 * page.height || y > 0.9 * page.height;
    const keyOf = ({ text, x, y }: PagePiece) =>
      `${Math.round(x)} ${Math.round(y)} ${pageNumber.test(text) ? text.replace(/\d+/g, '') : text}`;
    const isNew = (piece: PagePiece) => !seen.has(keyOf(piece));
    const values = page.pieces.filter((piece) => isNew(piece) && places.has(placeOf(piece)));
    const captions = page.pieces.filter((piece) => values.some((value) => isCaption(piece, value)));
    const lines = new Set(captions.map(({ y }) => Math.round(y)));
    const pieces = page.pieces.filter((piece) => !isEdge(piece) || isNew(piece) || lines.has(Math.round(piece.y)));
    for (const piece of page.pieces) {
      seen.add(keyOf(piece));
      places.add(placeOf(piece));
    }
    return { ...page, pieces };
  });
}

/** "Passenger" right over the name, which is another one on each page, in letters of its own: neither it nor what is beside it is a head of the page. */
function isCaption({ text, x, y, height, font }: PagePiece, value: PagePiece): boolean {
  const isBelow = Math.abs(value.x - x) < 1 && value.y > y && value.y - y < 2.2 * height;
  return isBelow && text.length < 32 && !/[\d:.,]/.test(text) && (value.font !== font || value.height !== height);
}

/** "Itinerary – page 2", "Seite 2/3", "2 of 3". */
const pageNumber =
  /^(?:.*\b(?:page|seite|pagina|página|sida|side) ?\d{1,2}(?: ?(?:\/|of|sur|von|de|di|van|av) ?\d{1,2})?|\d{1,2} (?:of|sur|von) \d{1,2})$/i;

/** "Vol Transavia TO 4218" in letters of its own right over its table. */
function titleOver(lines: readonly PageLine[], usual: string | undefined): string | null {
  const [only, more] = lines.at(-1)?.cells ?? [];
  // "44000 Nantes" below its street, in the letters of that
  const above = lines.at(-2)?.cells ?? [];
  const isTitle =
    only &&
    !more &&
    above.every(({ style }) => style !== only.style) &&
    only.style !== usual &&
    only.text.length <= 80 &&
    /^(?!\p{Ll}{2})[^:]*\p{L}{3}[^:;,.]*$/u.test(only.text);
  return isTitle ? only.text : null;
}

function printTitle(text: string, printer: Printer): void {
  const line = printer.line(text);
  if (line) printer.block({ kind: 'heading', level: 2, text: line.text, at: line.at });
  printer.gap();
}

/** Lines one below the other; one in larger letters and without figures is a title. */
function printLines(lines: PageLine[], body: Body, printer: Printer): void {
  let paragraph: Line[] = [];
  const end = () => {
    if (paragraph.length > 0) printer.block({ kind: 'paragraph', lines: paragraph });
    if (paragraph.length > 0) printer.gap();
    paragraph = [];
  };
  for (const { cells } of lines) {
    const [only] = cells;
    if (!only) continue;
    const isTopic = lines.length === 1 && cells.length === 1 && topicTitle.test(only.text);
    const isTitle =
      isTopic ||
      (cells.length === 1 &&
        only.height >= body.height * 1.2 &&
        only.text.length <= 80 &&
        (!/\d/.test(only.text.replace(/\b20\d\d$/, '')) || topicTitle.test(only.text.replace(numberOrDay, ''))) &&
        !/[:,;]$/.test(only.text));
    if (isTitle) end();
    const line = printer.line(cells.map((cell) => cell.text).join('    '));
    if (!line) break;
    if (isTitle) {
      printer.block({ kind: 'heading', level: only.height >= body.height * 1.6 ? 1 : 2, text: line.text, at: line.at });
      printer.gap();
    } else paragraph.push(line);
  }
  end();
}

/** "3. Hotel", "09/06/2027 - Hotel" */
const numberOrDay = /^(?:\d{1,2}[.)] |[^–—]{6,40} [–—-] )/;

function printParagraph(texts: string[], printer: Printer): void {
  const lines = texts.map((text) => printer.line(text)).filter((line) => line !== null);
  if (lines.length > 0) printer.block({ kind: 'paragraph', lines });
  printer.gap();
}

function printTable(rows: string[][][], printer: Printer): void {
  const printed = rows.map((row, index) =>
    row.map((texts) => {
      const lines = texts.map((text) => printer.line(text)).filter((line) => line !== null);
      return makeCell(lines, index === 0, 0);
    }),
  );
  if (printed.length > 0) printer.block({ kind: 'table', rows: printed });
}
