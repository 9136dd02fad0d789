import type { Origin, PlainDay } from '../origin.ts';
import type { Line, TextDocument } from '../text-document.ts';
import { invisible } from './bytes.ts';
import { bandsOf, type PageLine, unwrapped } from './pdf-bands.ts';
import { type Card, noRules, type PageRules } from './pdf-rules.ts';
import type { RuledTable } from './pdf-tables.ts';
import { createPrinter, makeCell, type Printer } from './printer.ts';

/** A page as the library gives it: pieces of text and where they stand, in points from the top left. */
export type PrintedPage = { width: number; height: number; pieces: PagePiece[]; rules?: PageRules };

export type PagePiece = {
  text: string;
  x: number;
  /** Of the line that the letters stand on. */
  y: number;
  width: number;
  height: number;
  font: string;
  /** Runs from left to right; what stands upright along an edge is no part of a line. */
  isLevel: boolean;
};

/** Pages as lines, columns and tables: a PDF only says where letters stand. */
export function printPdf(
  pages: PrintedPage[],
  facts: { node: string; contextDate: PlainDay; origin: Origin },
): TextDocument {
  const printer = createPrinter();
  for (const page of withoutRepeats(pages)) {
    const { cards, levels, tables } = page.rules ?? noRules;
    const body = bodyHeight(linesOf(page.pieces));
    for (const { pieces, isCard, table } of withTables(partsOf(page.pieces, cards), tables)) {
      if (table) {
        printTable(rowsIn(table, pieces), printer);
        printer.gap();
        continue;
      }
      const lines = linesOf(pieces);
      if (isCard && lines.every(({ cells }) => cells.length < 2)) {
        printParagraph(
          lines.flatMap(({ cells }) => cells.map(({ text }) => text)),
          printer,
        );
        continue;
      }
      const [title, below] = lines;
      const [only] = title?.cells ?? [];
      // "✈ AF 6216 — lundi 10 mai" in letters of its own over what the card holds
      if (isCard && only && title?.cells.length === 1 && below?.cells.every(({ style }) => style !== only.style)) {
        const line = printer.line(only.text);
        if (line) printer.block({ kind: 'heading', level: 2, text: line.text, at: line.at });
        printer.gap();
        lines.shift();
      }
      for (const band of bandsOf(lines, levels)) {
        if (printer.full) break;
        if (band.kind === 'lines') printLines(band.lines, body, printer);
        else if (band.kind === 'columns') for (const column of band.columns) printParagraph(column, printer);
        else printTable(band.rows, printer);
        printer.gap();
      }
    }
  }
  return printer.finish(facts);
}

/** The head and the foot of a page are read once, whichever page they say it is; another flight's number in its place is read. */
function withoutRepeats(pages: readonly PrintedPage[]): PrintedPage[] {
  const seen = new Set<string>();
  return pages.map((page) => {
    const isEdge = ({ y }: PagePiece) => y < 0.12 * page.height || y > 0.9 * page.height;
    const keyOf = ({ text, x, y }: PagePiece) =>
      `${Math.round(x)} ${Math.round(y)} ${pageNumber.test(text) ? text.replace(/\d+/g, '') : text}`;
    const pieces = page.pieces.filter((piece) => !isEdge(piece) || !seen.has(keyOf(piece)));
    for (const piece of page.pieces.filter(isEdge)) seen.add(keyOf(piece));
    return { ...page, pieces };
  });
}

/** "Itinerary – page 2", "Seite 2/3", "2 of 3". */
const pageNumber =
  /^(?:.*\b(?:page|seite|pagina|página|sida|side) ?\d{1,2}(?: ?(?:\/|of|sur|von|de|di|van|av) ?\d{1,2})?|\d{1,2} (?:of|sur|von) \d{1,2})$/i;

type Part = { pieces: PagePiece[]; isCard: boolean; table?: RuledTable };

/** Tables drawn with lines, apart from what is above and below them. */
function withTables(parts: readonly Part[], tables: readonly RuledTable[]): Part[] {
  return parts.flatMap((part) => {
    const own = tables
      .map((table) => ({
        table,
        pieces: part.pieces.filter((piece) => isOn(table.box, piece)),
      }))
      .filter(({ table, pieces }) => isFilledTable(table, pieces))
      .sort((a, b) => a.table.box.top - b.table.box.top);
    let rest = part.pieces.filter((piece) => !own.some(({ pieces }) => pieces.includes(piece)));
    const cut: Part[] = [];
    for (const { table, pieces } of own) {
      cut.push({ pieces: rest.filter(({ y }) => y < table.box.top), isCard: false }, { pieces, isCard: false, table });
      rest = rest.filter(({ y }) => y >= table.box.top);
    }
    return own.length === 0
      ? [part]
      : [...cut, { pieces: rest, isCard: false }].filter(({ pieces }) => pieces.length > 0);
  });
}

/** What is drawn around nothing, or around words with lines through them, is no table. */
function isFilledTable(table: RuledTable, pieces: readonly PagePiece[]): boolean {
  const rows = rowsIn(table, pieces);
  const through = pieces.flatMap((piece) => wordsOf(piece, table.xs)).filter((piece) => isThrough(piece, table.xs));
  return (
    through.length === 0 &&
    rows.length > 1 &&
    rows.filter((row) => row.filter((cell) => cell.length > 0).length > 1).length > 1
  );
}

function isThrough({ x, width }: PagePiece, xs: readonly number[]): boolean {
  return xs.slice(1, -1).some((line) => x < line - 3 && x + width > line + 3);
}

/** The library gives heads that stand close together as one piece: its words go where they stand, as far as their letters tell. */
function wordsOf(piece: PagePiece, xs: readonly number[]): PagePiece[] {
  if (!isThrough(piece, xs) || !piece.text.includes(' ')) return [piece];
  const letter = piece.width / piece.text.length;
  return [...piece.text.matchAll(/\S+/g)].map((match) => ({
    ...piece,
    text: match[0],
    x: piece.x + match.index * letter,
    width: match[0].length * letter,
  }));
}

/** The lines of each cell; those that its width broke are one. */
function rowsIn({ xs, ys }: RuledTable, all: readonly PagePiece[]): string[][][] {
  const pieces = all.flatMap((piece) => wordsOf(piece, xs));
  return ys.slice(1).flatMap((bottom, row) => {
    const inRow = pieces.filter(({ y, height }) => y - height / 3 > (ys[row] ?? 0) && y - height / 3 < bottom);
    const cells = xs.slice(1).map((right, column) => {
      const left = xs[column] ?? 0;
      const own = inRow.filter(({ x, width }) => x + width / 2 > left && x + width / 2 < right);
      return unwrapped(
        linesOf(own).flatMap((line) => line.cells),
        right - 4,
        xs.length - 1,
      );
    });
    return cells.some((cell) => cell.length > 0) ? [cells] : [];
  });
}

/** What stands on one card is read before what stands on the next, and what is between them in its place. */
function partsOf(pieces: PagePiece[], cards: readonly Card[]): Part[] {
  const held = cards
    .map((card) => ({ card, own: pieces.filter((piece) => isOn(card, piece)) }))
    .filter(({ own }) => own.length < pieces.length && new Set(own.map(({ y }) => Math.round(y / 4))).size > 1)
    .sort((a, b) => (Math.abs(a.card.top - b.card.top) < 8 ? a.card.left - b.card.left : a.card.top - b.card.top));
  // one ground is a letterhead or a note: two and more are cards
  if (held.length < 2) return [{ pieces, isCard: false }];
  const taken = new Set(held.flatMap(({ own }) => own));
  let rest = pieces.filter((piece) => !taken.has(piece));
  const parts: Part[] = [];
  for (const { card, own } of held) {
    parts.push({ pieces: rest.filter(({ y }) => y < card.top), isCard: false }, { pieces: own, isCard: true });
    rest = rest.filter(({ y }) => y >= card.top);
  }
  return [...parts, { pieces: rest, isCard: false }].filter((part) => part.pieces.length > 0);
}

function isOn(card: Card, { x, y, width, height }: PagePiece): boolean {
  const [middleX, middleY] = [x + width / 2, y - height / 3];
  return middleX > card.left && middleX < card.right && middleY > card.top && middleY < card.bottom;
}

/** Pieces on one height are one line; a gap wider than a letter parts its columns. */
function linesOf(pieces: PagePiece[]): PageLine[] {
  const lines: { y: number; height: number; pieces: PagePiece[] }[] = [];
  const sorted = pieces.filter((piece) => piece.isLevel && piece.height > 1).sort((a, b) => a.y - b.y || a.x - b.x);
  for (const piece of sorted) {
    const last = lines[lines.length - 1];
    if (last && piece.y - last.y <= 0.35 * Math.min(piece.height, last.height)) last.pieces.push(piece);
    else lines.push({ y: piece.y, height: piece.height, pieces: [piece] });
  }
  return lines.map(({ y, pieces: own }) => {
    const cells: PageLine['cells'] = [];
    for (const piece of own.sort((a, b) => a.x - b.x)) {
      const text = piece.text
        .replace(/[\s\u00a0\u202f\u2007]+/g, ' ')
        .replace(invisible, '')
        .replaceAll('\0', '');
      if (text.trim() === '') continue;
      const last = cells[cells.length - 1];
      const gap = last ? piece.x - last.end : 0;
      // printed twice, a shade apart, to look bold
      if (last && gap < -0.5 * piece.width && last.text.endsWith(text)) continue;
      if (last && gap < Math.max(piece.height, last.height)) {
        const isApart = gap > 0.15 * piece.height && !last.text.endsWith(' ') && !text.startsWith(' ');
        last.text += isApart ? ` ${text}` : text;
        last.end = Math.max(last.end, piece.x + piece.width);
        last.height = Math.max(last.height, piece.height);
      } else {
        const { x, width, height, font } = piece;
        cells.push({ text, from: x, end: x + width, height, style: `${font} ${Math.round(height)}` });
      }
    }
    for (const cell of cells) cell.text = cell.text.trim();
    return { y, height: Math.max(...own.map((piece) => piece.height)), cells };
  });
}

/** The height that most letters have. */
function bodyHeight(lines: PageLine[]): number {
  const letters = new Map<number, number>();
  for (const cell of lines.flatMap((line) => line.cells)) {
    const height = Math.round(cell.height);
    letters.set(height, (letters.get(height) ?? 0) + cell.text.length);
  }
  return [...letters].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0])[0];
}

/** A line of its own over a table: "Hotel", "Flight AA 87", "Car transfer". */
const topicTitle =
  /^(?:(?:flight|vol|flug|train|zug)(?: [A-Z\d]{2,3} ?\d{1,4})?|h[oô]tel|unterkunft|h[ée]bergement|accommodation|car (?:hire|rental|transfer)|(?:airport )?transfert?|location de voiture|mietwagen|ferry|rail|air)$/i;

/** Lines one below the other; one in larger letters and without figures is a title. */
function printLines(lines: PageLine[], body: number, printer: Printer): void {
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
        only.height >= body * 1.2 &&
        only.text.length <= 80 &&
        !/\d/.test(only.text.replace(/\b20\d\d$/, '')) &&
        !/[:,;]$/.test(only.text));
    if (isTitle) end();
    const line = printer.line(cells.map((cell) => cell.text).join('    '));
    if (!line) break;
    if (isTitle) {
      printer.block({ kind: 'heading', level: only.height >= body * 1.6 ? 1 : 2, text: line.text, at: line.at });
      printer.gap();
    } else paragraph.push(line);
  }
  end();
}

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
