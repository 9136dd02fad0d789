import { independentSides, isIn, type Span, type Striped, sidesOf, stripedAt } from './pdf-columns.ts';
import { isParted, type Level } from './pdf-rules.ts';

/** A line of a page, and its stretches of text with wide gaps between. */
export type PageLine = { y: number; height: number; cells: PageCell[] };

export type PageCell = { text: string; from: number; end: number; height: number; style: string };

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
export function bandsOf(lines: PageLine[], levels: readonly Level[] = []): Band[] {
  const bands: Band[] = [];
  let plain: PageLine[] = [];
  const endPlain = () => {
    if (plain.length > 0) bands.push({ kind: 'lines', lines: plain });
    plain = [];
  };
  for (let index = 0; index < lines.length; ) {
    const line = lines[index];
    if (!line) break;
    const striped = stripedAt(lines, index);
    const apart = striped && independentSides(striped);
    if (striped && apart) {
      endPlain();
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
    const last = plain[plain.length - 1];
    if (last && line.y - last.y > 1.8 * Math.max(last.height, line.height)) endPlain();
    plain.push(line);
    index++;
  }
  endPlain();
  return bands;
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
function gridAt(lines: PageLine[], start: number): PageLine[] {
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
    const isHead = isSameStyle(first, line) && below !== undefined && !isSameStyle(line, below);
    if (hasHead && taken.length > 1 && !isSameStyle(first, above) && isHead) break;
    // a lone line far below is no cell of the row above
    if (gap > 2 * height && line.cells.length < 2) break;
    taken.push(line);
  }
  return taken;
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
    return Math.abs((starts[column] ?? 0) - cell.from) <= tolerance || /^[^\p{L}]*\d[\d., €$£]*$/u.test(cell.text);
  });
}

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

/** Rows are what the page parts by level lines; else lines close together are one row where others are further apart. */
function rowsOf(lines: PageLine[], spans: readonly Span[], hasHead: boolean, levels: readonly Level[]): string[][][] {
  const cells = lines.flatMap((line) => line.cells);
  const [left, right] = [Math.min(...cells.map(({ from }) => from)), Math.max(...cells.map(({ end }) => end))];
  const isCut = (index: number) =>
    isParted(levels, lines[index - 1]?.y ?? 0, (lines[index]?.y ?? 0) - 0.3 * (lines[index]?.height ?? 0), left, right);
  const cuts = lines.map((_, index) => index > 0 && isCut(index));
  const isRuled = cuts.filter(Boolean).length >= (hasHead ? 2 : 1) && cuts.filter(Boolean).length < lines.length - 1;

  const gaps = lines.slice(1).map((line, index) => line.y - (lines[index]?.y ?? 0));
  const inner = hasHead ? gaps.slice(1) : gaps;
  const [least, most] = [Math.min(...inner), Math.max(...inner)];
  const isUneven = inner.length > 1 && most > 1.25 * least;
  const isBroken =
    !isRuled && ((!isUneven && wrapsUnderFirst(lines, spans)) || (isUneven && !hasHead && isLabelled(lines, spans)));
  const rows: PageCell[][][] = [];
  lines.forEach((line, index) => {
    const gap = gaps[index - 1] ?? 0;
    const isNewRow =
      index === 0 ||
      (isRuled
        ? cuts[index]
        : isBroken
          ? isFirstFilled(line, spans)
          : (hasHead && index === 1) || !isUneven || gap > (least + most) / 2);
    if (isNewRow) rows.push(spans.map(() => []));
    const row = rows[rows.length - 1];
    for (const cell of line.cells) {
      const column = Math.max(
        0,
        spans.findLastIndex((span) => isIn(cell, span)),
      );
      row?.[column]?.push(cell);
    }
  });
  const edges = spans.map((_, column) =>
    Math.max(0, ...rows.flatMap((row) => (row[column] ?? []).map(({ end }) => end))),
  );
  return rows.map((row) => row.map((own, column) => unwrapped(own, edges[column] ?? 0, spans.length)));
}

/**
 * A sentence that a narrow column broke over many lines is one: its next word would not have fitted in the line. Of two or
 * three lines each may say something of its own, unless the words go on.
 */
export function unwrapped(cells: readonly PageCell[], edge: number, columns: number): string[] {
  const [first, ...others] = cells.map(({ text }) => text);
  if (first === undefined || others.length === 0) return cells.map(({ text }) => text);
  const isBroken = (index: number) => {
    const [above, below] = [cells[index], cells[index + 1]];
    if (!above || !below) return false;
    if (
      others.length < 3 &&
      !(columns === 2 && above.text.length >= 24) &&
      !/[,(–-]$|\b(?:at|to|from|à|de|du|von|nach|le|the|of)$/u.test(above.text) &&
      !/^(?:\p{Ll}{2}|\([A-Z]{3}\))/u.test(below.text)
    )
      return false;
    const word = below.text.split(' ')[0] ?? '';
    return above.end + ((below.end - below.from) * (word.length + 1)) / below.text.length > edge + 1;
  };
  if (others.length > 2 && others.filter((_, index) => isBroken(index)).length < others.length / 2)
    return [first, ...others];
  const texts = [first];
  others.forEach((text, index) => {
    const last = texts.at(-1) ?? '';
    if (isBroken(index)) texts[texts.length - 1] = /\p{L}-$/u.test(last) ? last + text : `${last} ${text}`;
    else texts.push(text);
  });
  return texts;
}

function isFirstFilled(line: PageLine, spans: readonly Span[]): boolean {
  return line.cells.some((cell) => spans[0] && isIn(cell, spans[0]));
}

/** A word on each line to the left and what it says to the right, wrapped or not: a form whose rows are not drawn. */
function isLabelled(lines: readonly PageLine[], spans: readonly Span[]): boolean {
  const labels = lines.filter((line) => isFirstFilled(line, spans)).flatMap(({ cells }) => cells[0]?.text ?? []);
  const values = lines.flatMap(({ cells }) => cells.slice(1));
  // a colon behind each says so itself
  if (spans.length === 2 && labels.length >= 3 && labels.every((label) => /^[^:]{2,40}:$/.test(label))) return true;
  return (
    spans.length === 2 &&
    labels.length >= 4 &&
    labels.length >= 0.7 * lines.length &&
    labels.slice(0, -1).every((label) => /^[^\d:]{2,30}$/.test(label)) &&
    new Set(labels).size === labels.length &&
    values.filter(({ text }) => /\d/.test(text)).length >= values.length / 2
  );
}

/** Below a head of several columns, lines that have nothing in the first and little in the others go on with the row above. */
function wrapsUnderFirst(lines: readonly PageLine[], spans: readonly Span[]): boolean {
  const [head, first, ...others] = lines;
  if (spans.length < 4 || !head || !first || head.cells.length < spans.length || !isFirstFilled(first, spans))
    return false;
  if (head.cells.some((cell) => /\d/.test(cell.text))) return false;
  const hanging = others.filter((line) => !isFirstFilled(line, spans));
  return hanging.length > 0 && hanging.every((line) => line.cells.length <= spans.length / 2);
}

/** Rows say the same kind of thing one below the other: times, days, numbers. */
function isParallel(rows: string[][][]): boolean {
  if (rows.length < 2) return false;
  const width = rows[0]?.length ?? 0;
  return Array.from({ length: width }, (_, column) => rows.map((row) => kindOf(row[column]?.[0] ?? ''))).some(
    (kinds) => kinds[0] !== 'words' && kinds.every((kind) => kind === kinds[0]),
  );
}

function kindOf(text: string): string {
  if (/^\d{1,2} ?[:h.] ?\d{2}\b/i.test(text)) return 'time';
  if (/^[A-Z\d]{2} ?\d{1,4}$/.test(text)) return 'flight';
  if (/^(?:\p{L}{2,10}\.?,? )?\d{1,2}(?:[/.-]\d{1,2}|\.? \p{L}{3,9}\.?)/u.test(text)) return 'day';
  if (/^[€$£]? ?\d[\d.,]*(?: ?[€$£])?$/.test(text)) return 'figure';
  if (/^[A-Z\d-]*\d[A-Z\d-]{3,}$/.test(text)) return 'number';
  return 'words';
}
