import { findDates } from '../../../text/dates.ts';
import type { Line } from '../../../text-document.ts';
import { splitLabel } from '../labels/inline-label.ts';
import { type Label, labelOf } from '../labels/labels.ts';
import { type Head, headsOf, type Piece, paired, splitColumns } from './columns.ts';

/** The heads that are known after a line, and what stands in it besides them; null where it has nothing but heads. */
type Headed = { heads: readonly Head[]; pieces: Piece[] | null };

/** @param heads that stand over the line */
export function headsIn(
  pieces: Piece[],
  {
    line,
    previous,
    next,
    inTable,
  }: { line: Line; previous: Line | undefined; next: Line | undefined; inTable: boolean },
  heads: readonly Head[],
): Headed {
  const beside = inTable ? [] : headsBesideFields(pieces, line, next);
  if (beside.length > 0) {
    const starts = new Set(beside.map(({ from }) => from));
    return { heads: beside, pieces: pieces.filter(({ at }) => !starts.has(at - line.at)) };
  }
  const own = inTable && pieces.length < 3 ? [] : headsOf(pieces, line.at, inTable ? undefined : next);
  if (own.length > 0) {
    const all = isRightBelow(line, previous) ? ofTwoLines(heads, own) : own;
    return { heads: all, pieces: inTable ? null : daysOfHeads(pieces) };
  }
  // the head of another table, in words that we do not know
  const isBelowFirst = (pieces[0]?.at ?? 0) - line.at <= (heads[0]?.from ?? 0) + 3;
  const isOfOthers = pieces.length >= 3 && isBelowFirst && !/\d/.test(line.text) && !isRightBelow(line, previous);
  return { heads: isOfOthers ? [] : heads, pieces };
}

/** "BORIVALI   NEW DELHI" in the line below the heads: what they are of, though it has no figure. */
const isRightBelow = (line: Line, previous: Line | undefined): boolean =>
  previous !== undefined && headsOf(splitColumns(previous), previous.at, line).length > 0;

/**
 * "Service   From   Departs" over "To   Arrives", each right below its opposite: what stands below both is of either end in turn, and
 * only the rows tell of which.
 */
function ofTwoLines(above: readonly Head[], below: readonly Head[]): readonly Head[] {
  const over = ({ from }: Head, heads: readonly Head[]) => heads.find((head) => Math.abs(head.from - from) <= 2);
  const isTurn = (head: Head) => head.label !== null && over(head, above)?.label === opposite[head.label];
  if (!below.some(isTurn)) return below;
  const either = below.map((head) => (isTurn(head) ? { ...head, label: null } : head));
  return [...above.filter((head) => !over(head, below)), ...either].sort((a, b) => a.from - b.from);
}

const opposite: { [label in Label]?: Label } = { to: 'from', arrival: 'departure' };

/** "DEPARTS     ARRIVES (Sun Oct 12)": the day that a head has beside it is that of all that stands below. */
function daysOfHeads(pieces: readonly Piece[]): Piece[] | null {
  const days = pieces.flatMap(({ text, at }) => {
    const [, before = '', inBrackets = ''] = /^(\p{L}[^()]{2,30}\()([^()]{5,24})\)$/u.exec(text) ?? [];
    const dates = inBrackets ? findDates(inBrackets, { contextDate: '2000-01-01', language: 'unknown' }) : [];
    return dates.length === 1 ? [{ text: inBrackets, at: at + before.length }] : [];
  });
  // of two heads that say one day, once
  const own = days.filter(({ text }, i) => days.findIndex((day) => day.text === text) === i);
  return own.length > 0 ? own : null;
}

/** Heads of columns over an empty line are over what stands below it, where that is in line with them. */
export function headsAbove(heads: readonly Head[], first: Line | undefined): readonly Head[] {
  const pieces = heads.length > 0 && first ? splitColumns(first) : [];
  const below = pieces.filter(({ at }) => heads.some(({ from }) => Math.abs(from - (at - (first?.at ?? 0))) <= 2));
  return below.length >= Math.min(3, heads.length) &&
    below.length >= pieces.length - 1 &&
    !pieces.some(({ text }) => labelOf(text) !== null)
    ? heads
    : [];
}

/**
 * "Stazione di Partenza     Stazione di Arrivo     Treno: Frecciarossa 9641", "Fri, 15MAR     DEPART     ARRIVE": two heads, and beside
 * them a field that has its value, or a day.
 */
function headsBesideFields(pieces: readonly Piece[], line: Line, next: Line | undefined): Head[] {
  if (pieces.length < 3 || !next) return [];
  const all = pieces.map((piece) => ({ piece, label: labelOf(piece.text) }));
  const heads = all.filter(({ label }) => label !== null && paired.has(label));
  const rest = all.filter((one) => !heads.includes(one));
  // "Treno / Train:    Frecciarossa 9641": the value stands further off
  const isField = (one: (typeof all)[number]) => {
    const next = all[all.indexOf(one) + 1];
    return /:$/.test(one.piece.text) && next !== undefined && rest.includes(next) && next.label === null;
  };
  const isBeside = rest.every((one) =>
    one.label === null ? splitLabel(one.piece) !== null || /\d/.test(one.piece.text) : isField(one),
  );
  const [first, second, more] = heads.map((one) => all.indexOf(one));
  // "Departure   10:00   Arrival   12:00": each has its value beside it
  if (first === undefined || second !== first + 1 || more !== undefined || !isBeside) return [];
  const values = splitColumns(next);
  const isOver = (from: number) => values.some(({ at }) => Math.abs(at - next.at - from) <= 3);
  const found = heads.map(({ piece, label }) => ({ label, from: piece.at - line.at }));
  return found.every(({ from }) => isOver(from)) ? found : [];
}
