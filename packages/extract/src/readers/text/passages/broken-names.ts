import { plain } from '../../../text/plain.ts';
import type { Line } from '../../../text-document.ts';
import { type Label, labelOf } from '../labels/labels.ts';
import { type Head, headOver, type Piece } from './columns.ts';
import type { Passage } from './passage.ts';

/** A name below the head of an end, or behind the hour of one: which passage it is, and where in its line it begins. */
export type BegunName = { index: number; from: number; text: string };

/** Whether a name behind this column, or behind what stands before it in its line, may go on in the next line. */
export function mayGoOn(column: Label | null, before: string): boolean {
  return ofEnds.has(column ?? 'other') || clockAlone.test(before);
}

/**
 * "Utrecht   Köln Hbf" over "Centraal": names that were broken where their column ended are joined to what was read.
 * @returns whether the line says nothing else
 */
export function goOnNames(
  pieces: readonly Piece[],
  line: Line,
  heads: readonly Head[],
  begun: readonly BegunName[],
  into: Passage[],
): boolean {
  if (!isHeadedBy(heads, pieces, line)) return false;
  const names = pieces.map((piece) => begun.find((one) => goesOn(one, piece, line)));
  const isOfEnd = (piece: Piece) => ofEnds.has(headOver(heads, piece.at - line.at) ?? 'other');
  if (names.every((one) => one === undefined)) return false;
  if (!pieces.every((piece, i) => names[i] || !isOfEnd(piece))) return false;
  for (const [i, piece] of pieces.entries()) goOn(names[i]?.index ?? -1, piece, into);
  return true;
}

const ofEnds: ReadonlySet<Label> = new Set(['from', 'to', 'departure', 'arrival', 'place', 'route']);
const clockAlone = /^\d{1,2}[:.h]\d\d$/;

/** Nothing stands below the first head, and no more than words below the others. */
function isHeadedBy(heads: readonly Head[], pieces: readonly Piece[], line: Line): boolean {
  const [first] = heads;
  const [start] = pieces;
  return (
    first !== undefined &&
    start !== undefined &&
    start.at - line.at > first.from + 3 &&
    pieces.every(({ text }) => /^\p{L}[^\d:→>]{1,30}$/u.test(text) && labelOf(text) === null && !aside.test(text))
  );
}

const aside = /^(?:operated|op[ée]r[ée]|durchgef|via\b|terminal|gate|non-?stop|direct)/i;

const goesOn = ({ from, text }: BegunName, piece: Piece, line: Line): boolean =>
  Math.abs(piece.at - line.at - from) <= 1 && /^\p{L}[^\d:]*\p{L}$/u.test(text);

function goOn(index: number, piece: Piece, into: Passage[]): void {
  const p = into[index];
  if (!p) return;
  const text = `${p.text} ${piece.text}`;
  into[index] = { ...p, text, shape: plain(text) };
}
