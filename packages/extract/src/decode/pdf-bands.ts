import { currencyOf } from '../text/currencies.ts';
import { plain } from '../text/plain.ts';
import { type Aligned, alignedAt } from './pdf-centred.ts';
import { captionedBlocks, independentSides, type Span, type Striped, sidesOf, stripedAt } from './pdf-columns.ts';
import { captionOver, numberInCorner } from './pdf-corner.ts';
import type { PageLine } from './pdf-lines.ts';
import { isParallel, rowsOf } from './pdf-rows.ts';
import { isParted, type Level } from './pdf-rules.ts';
import { wrappedSides } from './pdf-wrapped.ts';

/**
 * What stands together on a page. `lines`: prose and single lines. `columns`: side by side, each read downwards, as
 * forms have it. `table`: read across; each cell may have several lines.
 */
export type Band =
  | { kind: 'lines'; lines: PageLine[] }
  | { kind: 'columns'; columns: string[][] }
  | { kind: 'table'; rows: string[][][] };

/**
 * Cuts a page from top to bottom into bands.
 * @param levels the lines that it draws between its rows.
 */
export function bandsOf(all: PageLine[], levels: readonly Level[] = []): Band[] {
  const lines = [...all];
  const bands: Band[] = [];
  let plain: PageLine[] = [];
  const endPlain = () => {
    if (plain.length > 0) bands.push({ kind: 'lines', lines: plain });
    plain = [];
  };
  for (let index = 0; index < lines.length; ) {
    const line = lines[index];
    if (!line) break;
    const isTable = () => stripedAt(lines, index + 1) !== null || gridAt(lines, index + 1).length > 1;
    const captioned = captionOver(lines, index, isTable);
    if (captioned) {
      endPlain();
      bands.push({ kind: 'columns', columns: [captioned.texts] });
      lines.splice(index, captioned.rest.length + captioned.gone, ...captioned.rest);
      continue;
    }
    const aligned = underHeads(lines, index, levels);
    if (aligned) {
      endPlain();
      bands.push(aligned.band);
      index += aligned.lines.length;
      continue;
    }
    const striped = stripedAt(lines, index);
    const apart = striped && independentSides(striped);
    const blocks = striped && captionedBlocks(striped);
    if (striped && blocks) {
      endPlain();
      for (const block of blocks)
        bands.push({ kind: 'lines', lines: [block.caption] }, ...bandsOf(block.lines, levels));
      index += striped.lines.length;
      continue;
    }
    if (striped && apart) {
      endPlain();
      // what stands above a line from edge to edge is not of the column that goes on below it
      const cut = cutOf(striped, levels);
      if (cut > 0) {
        bands.push(...bandsOf(lines.slice(index, index + cut), levels));
        index += cut;
        continue;
      }
      bands.push(...sidesOf(striped, apart).flatMap((side) => bandsOf(side, levels)));
      index += striped.lines.length;
      continue;
    }
    const taken = gridAt(lines, index);
    if (taken.length > 1) {
      endPlain();
      bands.push(readGrid(taken, levels));
      index += taken.length;
      continue;
    }
    const rows = striped && rowsUnderHead(striped, levels);
    if (striped && rows) {
      endPlain();
      bands.push({ kind: 'table', rows });
      index += striped.lines.length;
      continue;
    }
    const inCorner = numberInCorner(line, lines[index + 1]);
    if (inCorner) {
      endPlain();
      bands.push({ kind: 'columns', columns: [inCorner.texts] });
      lines.splice(index, inCorner.rest.length + inCorner.gone, ...inCorner.rest);
      continue;
    }
    const last = plain[plain.length - 1];
    if (last && line.y - last.y > 1.8 * Math.max(last.height, line.height)) endPlain();
    plain.push(line);
    index++;
  }
  endPlain();
  return bands;
}

/** What is set in the middle below its heads: rows that say the same kind of thing one below the other, or each column for itself. */
function underHeads(
  lines: readonly PageLine[],
  index: number,
  levels: readonly Level[],
): (Aligned & { band: Band }) | null {
  const aligned = alignedAt(lines, index);
  const [head, first] = aligned?.lines ?? [];
  // "Route" in bold beside both ways is the head of its row
  if (!aligned || !head || !first || !isSameStyle(head, head)) return null;
  if (!aligned.isCentred && !isHeadOf(head, first)) return null;
  const spans = aligned.columns.map((cells) => ({
    from: Math.min(...cells.map(({ from }) => from)),
    end: Math.max(...cells.map(({ end }) => end)),
  }));
  const rows = rowsOf(aligned.lines, spans, true, levels);
  const columns = aligned.columns.map((cells) => cells.map(({ text }) => text));
  const band: Band = isParallel(rows.slice(1)) ? { kind: 'table', rows } : { kind: 'columns', columns };
  return { ...aligned, band };
}

/** How many lines stand above the first level line that runs below all columns; 0 where none does. */
function cutOf({ lines, spans }: Striped, levels: readonly Level[]): number {
  const index = lines.findIndex((line, i) => {
    const above = lines[i - 1];
    const isCut = ({ from, end }: Span) => isParted(levels, above?.y ?? 0, line.y - 0.3 * line.height, from, end);
    return above !== undefined && spans.every(isCut);
  });
  return Math.max(0, index);
}

/** A table whose head stands over the middle of its columns: three and more of them, and rows that say the same kind of thing. */
function rowsUnderHead({ lines, spans }: Striped, levels: readonly Level[]): string[][][] | null {
  const [head, first, ...others] = lines;
  if (spans.length < 3 || !head || !first || head.cells.length < spans.length - 1 || !isHeadOf(head, first))
    return null;
  if (others.some((line) => isSameStyle(head, line))) return null;
  const rows = rowsOf(lines, spans, true, levels);
  return isParallel(rows.slice(1)) ? rows : null;
}

/** How far a line may begin beside its column. */
const tolerance = 6;

/** The lines from `start` that share columns: as many as fit, and no fewer than two. */
function gridAt(lines: readonly PageLine[], start: number): PageLine[] {
  const first = lines[start];
  if (!first || first.cells.length < 2) return [];
  const starts = startsOf(first, lines[start + 1]);
  const taken = [first];
  for (let index = start + 1; index < lines.length; index++) {
    const line = lines[index];
    const above = taken[taken.length - 1];
    if (!line || !above) break;
    const gap = line.y - above.y;
    const height = Math.max(line.height, above.height);
    if (gap > 3 * height || !fitsColumns(line, starts)) break;
    const hasHead = isHeadOf(first, taken[1] ?? line);
    // the head's own letters once more: another form begins
    const below = lines[index + 1];
    // "23:20" in such letters is a value of the row above
    const isHead =
      isSameStyle(first, line) &&
      line.cells.every(({ text }) => !/\d/.test(text)) &&
      below !== undefined &&
      !isSameStyle(line, below);
    if (hasHead && taken.length > 1 && !isSameStyle(first, above) && isHead) break;
    // a lone line far below is no cell of the row above
    if (gap > 2 * height && line.cells.length < 2) break;
    if (isTitleBelow(line, above, starts[0] ?? 0)) break;
    taken.push(line);
  }
  return taken;
}

/** "2. Train" in larger letters at the edge below a table: another part of the paper, and no cell of its first column. */
function isTitleBelow(line: PageLine, above: PageLine, edge: number): boolean {
  const [only, more] = line.cells;
  if (!only || more || Math.abs(only.from - edge) > tolerance) return false;
  return only.height >= 1.3 * Math.max(...above.cells.map(({ height }) => height)) && /\p{L}{3}/u.test(only.text);
}

/** A head may have nothing over the first column: then the columns are those of the line below it. */
function startsOf(first: PageLine, second: PageLine | undefined): number[] {
  const own = first.cells.map((cell) => cell.from);
  const below = second?.cells.map((cell) => cell.from) ?? [];
  const isShort = below.length > own.length && own.every((from) => below.some((x) => Math.abs(x - from) <= tolerance));
  return isShort ? below : own;
}

/** Every stretch begins where a column does, and none runs into the next column. */
function fitsColumns(line: PageLine, starts: number[]): boolean {
  return line.cells.every((cell) => {
    const column = starts.findLastIndex((start) => start <= cell.from + tolerance);
    const next = starts[column + 1];
    if (column < 0 || (next !== undefined && cell.end > next)) return false;
    // figures may stand at the right of their column
    return Math.abs((starts[column] ?? 0) - cell.from) <= tolerance || areFigures(cell.text, starts.length);
  });
}

/** "1 240,00", and in a table of three and more columns "118,30 zł": beside words alone such amounts are a list below what is above. */
function areFigures(text: string, columns: number): boolean {
  const [whole, unit] = figures.exec(text) ?? [];
  if (whole === undefined || unit === undefined) return whole !== undefined;
  return columns > 2 && (unit === 'kr' || currencyOf(plain(unit), unit) !== undefined);
}

const figures = /^[^\p{L}]*\d[\d., €$£]*(?:(\p{L}{2,3})\.?)?$/u;

function isHeadOf(first: PageLine, second: PageLine): boolean {
  // a label in front of its value has another style than that
  const isUniform = isSameStyle(first, first);
  return isUniform && first.cells.every((cell) => !/\d/.test(cell.text)) && !isSameStyle(first, second);
}

function isSameStyle(a: PageLine, b: PageLine): boolean {
  return a.cells.every((cell) => cell.style === a.cells[0]?.style) && a.cells[0]?.style === b.cells[0]?.style;
}

function readGrid(lines: PageLine[], levels: readonly Level[]): Band {
  const [head, ...rest] = lines;
  if (!head) return { kind: 'lines', lines };
  const starts = startsOf(head, rest[0]);
  const spans = starts.map((from, index) => ({
    from: from - tolerance,
    end: (starts[index + 1] ?? 1e4) - tolerance - 1,
  }));
  const sides = wrappedSides(lines, spans);
  if (sides) return { kind: 'columns', columns: sides };
  const isForm = rest.length > 0 && isHeadOf(head, rest[0] ?? head);
  const rows = rowsOf(lines, spans, isForm, levels);
  // forms have two or three sides; more heads, with rows below, are those of a table
  const isFilled = rows.slice(1).every((row) => row.filter((cell) => cell.length > 0).length > row.length / 2);
  const isTable =
    (isFilled && starts.length >= (rows.length > 2 ? 4 : 5)) ||
    starts.length > head.cells.length ||
    isParallel(rows.slice(1));
  if (!isForm || isTable) return { kind: 'table', rows };
  return { kind: 'columns', columns: starts.map((_, column) => rows.flatMap((row) => row[column] ?? [])) };
}
