import { isIn, type Span } from './pdf-columns.ts';
import type { PageCell, PageLine } from './pdf-lines.ts';
import { isParted, type Level } from './pdf-rules.ts';
import { unwrapped } from './pdf-unwrapped.ts';

/** Rows are what the page parts by level lines; else lines close together are one row where others are further apart. */
export function rowsOf(
  lines: PageLine[],
  spans: readonly Span[],
  hasHead: boolean,
  levels: readonly Level[],
): string[][][] {
  const cells = lines.flatMap((line) => line.cells);
  const [left, right] = [Math.min(...cells.map(({ from }) => from)), Math.max(...cells.map(({ end }) => end))];
  const isCut = (index: number) =>
    isParted(levels, lines[index - 1]?.y ?? 0, (lines[index]?.y ?? 0) - 0.3 * (lines[index]?.height ?? 0), left, right);
  const cuts = lines.map((_, index) => index > 0 && isCut(index));
  const gaps = lines.slice(1).map((line, index) => line.y - (lines[index]?.y ?? 0));
  const isRuled =
    cuts.filter(Boolean).length >= (hasHead ? 2 : 1) &&
    cuts.filter(Boolean).length < lines.length - 1 &&
    !isHeadUnderlined(lines, cuts, spans, gaps);

  const inner = hasHead ? gaps.slice(1) : gaps;
  const least = Math.min(...inner);
  // two groups of rows far apart say nothing of how far a row is from the next
  const wide = inner.filter((gap) => gap > wider(lines, inner) * least).sort((a, b) => a - b);
  const usual = wide[Math.floor(wide.length / 2)] ?? least;
  const isUneven = inner.length > 1 && wide.length > 0;
  const isBroken =
    !isRuled && ((!isUneven && wrapsUnderFirst(lines, spans)) || (isUneven && !hasHead && isLabelled(lines, spans)));
  const starts = !isRuled && hasHead ? firstLines(lines, spans) : null;
  const rows: PageCell[][][] = [];
  const isNewRow = (line: PageLine, index: number) => {
    const gap = gaps[index - 1] ?? 0;
    const isClose = isUneven && gap <= (least + usual) / 2;
    if (index === 0) return true;
    // its ground may be all that parts the head from the first row
    if (isRuled) return cuts[index] || (hasHead && index === 1);
    if (starts) return starts.has(line) || index === 1;
    // "Number of the" over "house": a label that goes on, with nothing beside it
    if (isBroken) return isFirstFilled(line, spans) && !(isClose && line.cells.length === 1 && goesOnWithLabel(line));
    if (hasHead && index === 1) return true;
    return isUneven ? !isClose : !(hasHead && goesOnBelow(rows[rows.length - 1] ?? [], line, spans));
  };
  lines.forEach((line, index) => {
    if (isNewRow(line, index)) rows.push(spans.map(() => []));
    const row = rows[rows.length - 1];
    for (const cell of line.cells) row?.[columnOf(cell, spans)]?.push(cell);
  });
  const edges = spans.map((_, column) =>
    Math.max(0, ...rows.flatMap((row) => (row[column] ?? []).map(({ end }) => end))),
  );
  return rows.map((row) => row.map((own, column) => unwrapped(own, edges[column] ?? 0, spans.length)));
}

/** How much further apart than the closest lines are those of two rows: a little, where all that is as close goes on with one cell. */
function wider(lines: readonly PageLine[], gaps: readonly number[]): number {
  const least = Math.min(...gaps);
  const first = lines.length - gaps.length;
  const close = lines.slice(first).filter((_, i) => (gaps[i] ?? 0) <= 1.04 * least);
  const others = gaps.filter((gap) => gap > 1.04 * least);
  const goesOn = close.every(({ cells }) => cells.length === 1);
  return goesOn && others.length > 1 && Math.min(...others) > 1.15 * least ? 1.15 : 1.25;
}

/** One level line, below the heads: it parts none of the rows below, where these show themselves. */
function isHeadUnderlined(
  lines: readonly PageLine[],
  cuts: readonly boolean[],
  spans: readonly Span[],
  gaps: readonly number[],
): boolean {
  const [head, ...rows] = lines;
  const isUnderHead =
    cuts[1] === true && cuts.indexOf(true, 2) < 0 && head?.cells.every(({ text }) => !/\d/.test(text));
  if (!head || !isUnderHead) return false;
  const areWhole = rows.every(({ cells }) => cells.length === head.cells.length);
  if (areWhole && isParallel(rows.map(({ cells }) => cells.map(({ text }) => [text])))) return true;
  return head.cells.length >= 3 && areSpaced(rows, spans, gaps.slice(1));
}

/**
 * The lines that begin all columns of a table of many, each followed by some that go on in a few of them: nothing but the first lines of
 * cells set at the top of their rows does that. Where letters of several sizes stand a hair apart, a line that begins most of them is
 * one. Null where the table has no such rows.
 */
function firstLines(lines: readonly PageLine[], spans: readonly Span[]): ReadonlySet<PageLine> | null {
  const [head, first, ...others] = lines;
  if (spans.length < 5 || !head || !first || head.cells.length < spans.length - 1) return null;
  const isRow = (line: PageLine) => isFirstFilled(line, spans) && line.cells.length > spans.length / 2;
  const isFull = ({ cells }: PageLine) => cells.length >= spans.length;
  const isHairApart = others.some((line, i) => line.y - (others[i - 1] ?? first).y < 0.8 * line.height);
  const isFirst = isHairApart ? isRow : isFull;
  const starts = lines.slice(1).filter(isFirst);
  const isFollowed = (line: PageLine) => !isFirst(lines[lines.indexOf(line) + 1] ?? line);
  // "Frankfurt (Main) Hbf | an 08:08 | 7" below "Stuttgart Hbf | ab 06:51 | 9 | ICE 598 | …": a row of its own
  const areTold = isHairApart || (starts.every(isFollowed) && others.every((line) => isFull(line) || !isRow(line)));
  return starts.length > 1 && starts[0] === first && others.length > starts.length && areTold ? new Set(starts) : null;
}

/** Lines that have something in the first column stand further below the one above than those that go on with it. */
function areSpaced(rows: readonly PageLine[], spans: readonly Span[], gaps: readonly number[]): boolean {
  const [first, ...others] = rows.map((line) => isFirstFilled(line, spans));
  const wide = gaps.filter((_, index) => others[index]);
  const close = gaps.filter((_, index) => !others[index]);
  return first === true && wide.length > 0 && close.length > 0 && Math.min(...wide) > 1.15 * Math.max(...close);
}

function columnOf(cell: PageCell, spans: readonly Span[]): number {
  return Math.max(
    0,
    spans.findLastIndex((span) => isIn(cell, span)),
  );
}

/**
 * "10:30 -" over "05/02/2027", "Coach 21, seats 12," over "14": a clock and its day, one over the other, are one cell, and so is what
 * cannot end so, however far the lines are apart.
 */
function goesOnBelow(row: readonly PageCell[][], line: PageLine, spans: readonly Span[]): boolean {
  const pairs = line.cells.map((cell) => [row[columnOf(cell, spans)] ?? [], [cell]].map(momentIn));
  if (pairs.some(([above, below]) => above && above === below)) return false;
  const isOpen = line.cells.some((cell) => endsOpen.test(row[columnOf(cell, spans)]?.at(-1)?.text ?? ''));
  return isOpen || pairs.some(([above, below]) => above && below);
}

const endsOpen = /\p{L}{2}.*[,(–&/-]$/u;

/** What says when: its hour without a day, or its day without an hour. */
function momentIn(cells: readonly PageCell[]): 'hour' | 'day' | null {
  const text = cells.map((cell) => cell.text).join(' ');
  const hasHour = /(?<![\d:.])\d{1,2}(?: ?[:h] ?|\.)\d{2}(?![\d:./])/i.test(text);
  const hasDay = /(?<!\d)\d{1,4}([/.-])\d{1,2}\1\d{2,4}|\d{1,2}\.? \p{L}{3,9}\.?(?: \d{4})?$/u.test(text);
  return hasHour === hasDay ? null : hasHour ? 'hour' : 'day';
}

const goesOnWithLabel = ({ cells }: PageLine) => /^\p{Ll}/u.test(cells[0]?.text ?? '');

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
export function isParallel(rows: string[][][]): boolean {
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
