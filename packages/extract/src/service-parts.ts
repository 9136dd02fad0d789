import { dateFactsOf } from './readers/text/date-facts.ts';
import { dayTitleOf } from './readers/text/day-title.ts';
import { isDateOfLetter, saysIssued } from './readers/text/issue-day.ts';
import { splitLabel } from './readers/text/labels/inline-label.ts';
import { type Label, labelOf } from './readers/text/labels/labels.ts';
import { withAsked } from './readers/text/passages/asked-columns.ts';
import { isNumberOfEach } from './readers/text/passages/head-rows.ts';
import { passagesOf } from './readers/text/passages/passages.ts';
import { unkept } from './readers/text/passages/unkept-rows.ts';
import { type Head, headIn, headOfRow, isCounted, type Kind } from './service-kinds.ts';
import { type DateFacts, findDates } from './text/dates.ts';
import { plain } from './text/plain.ts';
import type { Block, Cell, Heading, Line, Paragraph, Table, TextDocument } from './text-document.ts';

/** Some blocks of the paper: an entry with the day that stands over it and perhaps a number of its own, or what stands around the list. */
export type Part = {
  kind: Kind | null;
  lines: Line[];
  blocks: Block[];
  isNumbered?: true;
  isWithin?: boolean;
  isBelowBanner?: true;
};

/** The entries of a list as they stand in the paper: rows and cards of tables, lines from one kind or day to the next. */
export function partsOf(document: TextDocument): Part[] {
  const parts: Part[] = [];
  const letters = datesOfLetter(document);
  let day: Line | null = null;
  let open: Open | null = null;
  const close = () => {
    if (!open) return;
    const { lines, isSpread } = open;
    const ends = isSpread ? endOf(lines) : lines.length;
    parts.push(entryOfLines(lines.slice(0, ends), document, open.day) ?? around(paragraphOf(lines.slice(0, ends))));
    if (ends < lines.length) parts.push(around(paragraphOf(lines.slice(ends))));
    open = null;
  };
  const flow = document.blocks.flatMap((block): (LineIn | Table)[] =>
    block.kind === 'table' ? [block] : linesOf(block).map(lineIn(block)),
  );
  for (const [i, one] of flow.entries()) {
    if ('rows' in one) {
      const titled = open && entryUnderTitle(open, one);
      if (titled) {
        parts.push(titled);
        open = null;
        continue;
      }
      close();
      const rows = [entriesBelowBanners(one), entriesOfRows(one, document)].find((found) => found.length > 0) ?? [];
      parts.push(...(rows.length > 0 ? rows : [around(one)]));
      continue;
    }
    const { line, block, isAlone } = one;
    const head = headIn(line.text);
    if (!head?.rest && !letters.has(line.at) && isDayOver(one, flow[i + 1], open, document)) {
      close();
      day = line;
    } else if (head && !(isBareHead(open) && headIn(open.lines[0]?.text ?? '')?.kind === head.kind)) {
      close();
      open = { lines: [line], day, block, isSpread: isAlone };
      continue;
    } else if (
      open &&
      !isNextOf(open, line) &&
      (block === open.block || (open.isSpread && isAlone && block.kind !== 'heading'))
    ) {
      open.lines.push(line);
      continue;
    }
    close();
    parts.push(around(block.kind === 'heading' ? block : paragraphOf([line])));
  }
  close();
  return parts;
}

/** An entry that is not over: its first line says the kind, the others stand below it in its block or in blocks of a line each. */
type Open = { lines: Line[]; day: Line | null; block: Block; isSpread: boolean };
/** "05  Excursion" below "04  Hotel": another entry, though of no kind that we know. */
const isNextOf = ({ lines: [head] }: Open, { text }: Line): boolean =>
  isCounted(text) && head !== undefined && isCounted(head.text);
type LineIn = { line: Line; block: Heading | Paragraph; isAlone: boolean };

const lineIn =
  (block: Heading | Paragraph) =>
  (line: Line): LineIn => ({ line, block, isAlone: block.kind === 'heading' || block.lines.length === 1 });
const paragraphOf = (lines: Line[]): Paragraph => ({ kind: 'paragraph', lines });
const around = (block: Block): Part => ({ kind: null, lines: linesOf(block), blocks: [block] });
/** "Hotel" or "01  Rail, Vy", and nothing below it yet: the day of the entry may follow, or the kind once more. */
function isBareHead(open: Open | null): open is Open {
  const [line, more] = open?.lines ?? [];
  const head = line && !more ? headIn(line.text) : null;
  return head?.rest === '' || (head !== null && line !== undefined && isCounted(line.text) && !/\d/.test(head.rest));
}

/** Behind its number, or before it, no sentence of the paper's foot is of the last entry: "Issued on 4 January", "Questions? Call us …". */
function endOf(lines: readonly Line[]): number {
  const numbered = lines.findLastIndex(({ text }) => labelOf(text.split(/ ?[:：] ?/)[0] ?? '') === 'reference');
  const aside = lines.findIndex(({ text }, i) => i > Math.max(1, numbered) && isAside(text));
  return aside < 0 ? lines.length : aside;
}
const isAside = (text: string): boolean => (text.length > 40 && /[.!?]$/.test(text)) || saysIssued.test(plain(text));

/** Where "Genève, le 10.03.2027" stands at the head of a letter: the day on which it was written, before it came, and of no entry. */
function datesOfLetter(document: TextDocument): ReadonlySet<number> {
  const facts = dateFactsOf(document);
  if (facts.contextDate > document.contextDate) return new Set();
  return new Set(passagesOf(document).flatMap((p, i) => (isDateOfLetter(p, i, facts) ? [p.at] : [])));
}

/**
 * A day over the entries that follow: alone in its block, or right above a kind where the page has made one block of all. "Date: 8 March"
 * below the head of an entry is of that one, and "Issued: 8 March" of none.
 */
function isDayOver(
  { line, isAlone }: LineIn,
  next: LineIn | Table | undefined,
  open: Open | null,
  facts: DateFacts,
): boolean {
  const isOverHead = next !== undefined && 'line' in next && headIn(next.line.text) !== null;
  if (isBareHead(open) || !(isAlone || isOverHead) || dayTitleOf(line.text, facts) === null) return false;
  const label = splitLabel(line)?.label ?? null;
  return label === null || (label === 'date' && (open === null || isOverHead));
}

/** The kind as the title over what is of it. */
const headingOf = ({ words }: Head, { at, text }: Line): Heading => ({
  kind: 'heading',
  level: 7,
  text: words,
  at: at + text.indexOf(words),
});

/** "3  HOTEL" over a table, where the titles of a paper are counted: all of the table is of it. */
function entryUnderTitle({ lines: [line, more], day }: Open, table: Table): Part | null {
  const head = line && !more && isCounted(line.text) ? headIn(line.text) : null;
  if (!line || !head) return null;
  const days = day ? [paragraphOf([day])] : [];
  return {
    kind: head.kind,
    lines: [...(day ? [day] : []), line, ...linesOf(table)],
    blocks: [...days, headingOf(head, line), table],
  };
}

/** "SERVICE 2 – HOTEL" across a table, over the form of that house: each with the rows below it, and what stands above the first. */
function entriesBelowBanners({ rows }: Table): Part[] {
  const starts = rows.flatMap((row, i) => (bannerOf(row) ? [i] : []));
  const [first = 0] = starts;
  const above = rows.slice(0, first);
  const entries = starts.flatMap((start, n): Part[] => {
    const [banner = [], ...own] = rows.slice(start, starts[n + 1]);
    const [head, cell] = [bannerOf(banner), banner[0]];
    if (!head || !cell || own.length < 2) return [];
    const lines = [...new Set(own.flat())].flatMap((one) => one.lines);
    const blocks: Block[] = [headingOf(head, cell), { kind: 'table', rows: own }];
    return [{ kind: head.kind, lines: [...cell.lines, ...lines], blocks, isBelowBanner: true }];
  });
  if (entries.length < starts.length) return [];
  return above.length > 0 && entries.length > 0 ? [around({ kind: 'table', rows: above }), ...entries] : entries;
}

/** The kind that all of a row says, whatever numbers it: nothing of what is booked stands beside it. */
function bannerOf(row: readonly Cell[]): Head | null {
  const [cell] = row;
  const head = cell && row.every((other) => other === cell) ? headIn(cell.text.trim().replace(numbering, '')) : null;
  return head?.rest === '' ? head : null;
}

/** "SERVICE 2 – ", "BON N° 3380-2 — ", "VOUCHER 1 OF 3: ", "2/3 · ", "B. " */
const numbering =
  /^(?:(?:service|prestation|bon(?: d['’][ée]change)?|voucher|coupon|item|part|partie|section|segment|lot|poste|[ée]tape|leg|step|booking|r[ée]servation) )?(?:(?:n°|no\.?|nr\.?|#) ?)?(?:[A-Z]{0,4}[-/]?\d[A-Z\d/-]{0,11}|[A-Z])(?: (?:of|sur|de|von) \d{1,2})?(?: ?[:–—·|.)-]| {2,}) ?/iu;

/** The rows of a table that are an entry each; none where some are not. */
function entriesOfRows(table: Table, facts: DateFacts): Part[] {
  const rows = joinedRows(table.rows);
  const [head, ...below] = rows;
  const isHead =
    head !== undefined &&
    rows.length > 1 &&
    head.every(({ text }) => !/\d/.test(text)) &&
    head.some((_, i) => labelOfHead(head, below[0], i) !== null);
  const isKept = (row: readonly Cell[]) =>
    !row.some(({ text }, i) => labelOf(head?.[i]?.text ?? '') === 'status' && unkept.test(plain(text)));
  const parts = (isHead ? below.filter(isKept) : rows).map((row) =>
    entryOfRow(row, isHead ? head : [], below[0], facts),
  );
  return parts.every((part) => part !== null) ? parts : [];
}

/** "FLIGHT | 08NOV27" beside two rows of details: one entry, each of its columns with all that stands in it. */
function joinedRows(rows: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const joined: (readonly Cell[])[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const isOne =
      above !== undefined && row[0] !== undefined && row[0] === above[0] && row.some((cell, i) => cell !== above[i]);
    if (!isOne) joined.push(row);
    else
      joined[joined.length - 1] = above.map((cell, i) => {
        const below = row[i];
        return !below || below === cell || below.text.trim() === ''
          ? cell
          : { ...cell, text: `${cell.text}\n${below.text}`, lines: [...cell.lines, ...below.lines] };
      });
  }
  return joined;
}

/** "Number" over the first number is the head of all numbers. */
function labelOfHead(head: readonly Cell[], below: readonly Cell[] | undefined, i: number): Label | null {
  return labelOf(head[i]?.text ?? '') ?? (isNumberOfEach(head[i], below?.[i]) ? 'reference' : null);
}

function entryOfRow(
  row: readonly Cell[],
  head: readonly Cell[],
  first: readonly Cell[] | undefined,
  facts: DateFacts,
): Part | null {
  const labels = withAsked(
    head,
    row.map((_, i) => labelOfHead(head, first, i)),
  );
  const isOwn = (i: number) => labels[i] === 'reference' || labels[i] === 'price';
  // "Requested | Booked": what was wished for is no part of what is booked
  const told = row.filter((cell, i) => !isOwn(i) && labels[i] !== 'former' && !/^\d{0,3}$/.test(cell.text.trim()));
  const entry = entryOf(
    told.flatMap(({ lines }) => lines),
    facts,
    null,
    headOfRow,
  );
  const isFilled = ({ text }: Cell) => /[\p{L}\d]/u.test(text);
  const isNumbered = row.some((cell, i) => labels[i] === 'reference' && isFilled(cell));
  const columns = row.flatMap((cell, i): Block[] => {
    const over = head[i];
    if (!isOwn(i) || !over || !isFilled(cell)) return [];
    const said = labelOf(over.text) === null ? [asNumber(over, facts)] : over.lines;
    return [paragraphOf([...said, ...cell.lines])];
  });
  const lines = row.flatMap((cell) => cell.lines);
  return entry && { ...entry, lines, ...(isNumbered && { isNumbered }), blocks: [...entry.blocks, ...columns] };
}

/**
 * "1" over "Hotel: 3 May" over its lines over "1" over "120,00 EUR", or "EQLAZH" below them: a row of a table that a mail made lines
 * of. Its counter, its count and its amount say nothing of what it is, and the code alone at its end is its number.
 */
function entryOfLines(lines: readonly Line[], facts: DateFacts, day: Line | null): Part | null {
  const own = withoutFigures(lines);
  const last = own.at(-1);
  const isLabelled = labelOf(own.at(-2)?.text ?? '') !== null;
  const isNumber = own.length > 2 && last !== undefined && !isLabelled && codeAlone.test(last.text.trim());
  const entry = entryOf(isNumber ? withoutFigures(own.slice(0, -1)) : own, facts, day);
  if (!entry || !isNumber) return entry;
  return {
    ...entry,
    lines: [...entry.lines, last],
    isNumbered: true,
    blocks: [...entry.blocks, paragraphOf([asNumber(last, facts), last])],
  };
}

/** What says of a code that it is the number. */
const asNumber = ({ at }: Pick<Line, 'at'>, { language }: DateFacts): Line => ({
  text: language === 'fr' ? 'Référence' : 'Reference',
  at,
});

function withoutFigures(lines: readonly Line[]): Line[] {
  const isFigure = ({ text }: Line) => /^(?:\d{1,3}|[–—-])$/.test(text.trim()) || isPriceAlone(text);
  const begins = lines.findIndex((line) => !isFigure(line));
  return begins < 0 ? [] : lines.slice(begins, lines.findLastIndex((line) => !isFigure(line)) + 1);
}

const isPriceAlone = (text: string): boolean =>
  /^[\d .,’']+ ?(?:[A-Z]{3}|[€$£])$|^(?:[A-Z]{3}|[€$£]) ?[\d .,’']+$/u.test(text.trim());
const codeAlone = /^(?:[A-Z]{6}|(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{5,10}|\d{7,10})$/;

/** Lines of which the first, or the one below the day, says the kind: "Hotel", "Dinner: Friday 3 March", "Flight: BA715". */
function entryOf(lines: readonly Line[], facts: DateFacts, day: Line | null = null, headOf = headIn): Part | null {
  const isDay =
    lines[0] !== undefined && (dayTitleOf(lines[0].text, facts) !== null || isStretch(lines[0].text, facts));
  const at = isDay && headOf(lines[0]?.text ?? '') === null ? 1 : 0;
  const line = lines[at];
  const head = line && headOf(line.text);
  if (!line || !head || lines.length < at + 2) return null;
  const { kind, words, rest, isWithin } = head;
  const days = [...(day ? [day] : []), ...lines.slice(0, at)];
  const named = rest ? [{ text: rest, at: line.at + line.text.length - rest.length }] : [];
  // a house stands first below its title, and the days of its stay over that
  const over = kind === 'stay' && at > 0 && isStretch(lines[0]?.text ?? '', facts) ? days : [];
  const own = [...(over.length > 0 ? [] : days), ...named, ...lines.slice(at + 1)];
  // the day is said below the title, where it belongs to all that follows: an entry begins with the first that it says
  const starts = Math.min(line.at, own[0]?.at ?? line.at);
  return {
    kind,
    isWithin,
    lines: [...(day ? [day] : []), ...lines],
    blocks: [
      ...(over.length > 0 ? [paragraphOf(over)] : []),
      { kind: 'heading', level: 7, text: words, at: starts },
      { kind: 'table', rows: [[cellOf(own)]] },
    ],
  };
}

/** "du 2 au 4 juin", "3–5 May": the days of a stay, in front of it. */
function isStretch(text: string, facts: DateFacts): boolean {
  const [first, second, more] = text.length < 60 ? findDates(text, facts) : [];
  if (!first || !second || more) return false;
  const shape = plain(text);
  const around = [
    shape.slice(0, first.at),
    shape.slice(first.at + first.length, second.at),
    shape.slice(second.at + second.length),
  ].join(' ');
  return /^(?:[\s,.–-]|\b(?:du|au|from|to|until|the|le|and|et|vom|bis|zum|dal|al|del|hasta|tot)\b)*$/.test(around);
}

const cellOf = (lines: Line[]): Cell => ({
  text: lines.map(({ text }) => text).join('\n'),
  lines,
  at: lines[0]?.at ?? 0,
  header: false,
});

export function linesOf(block: Block): Line[] {
  if (block.kind === 'heading') return [block];
  return block.kind === 'paragraph' ? block.lines : block.rows.flatMap((row) => row.flatMap(({ lines }) => lines));
}
