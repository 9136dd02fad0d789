import type { Line } from '../../../text-document.ts';
import { labelOf } from '../labels/labels.ts';
import type { Piece } from './columns.ts';

/** Where the values begin that were, and where those that are. */
export type Versions = { former: number; current: number };

/** "YOUR UPDATED BOOKING     PREVIOUSLY": the heads of two columns of values, one of which no longer hold. */
export function versionHeads(pieces: readonly Piece[], line: Line): Versions | null {
  const former = pieces.find((piece) => labelOf(piece.text) === 'former');
  const current = pieces.find((piece) => piece !== former);
  return former && current && pieces.length === 2 && !pieces.some(({ text }) => /\d/.test(text))
    ? { former: former.at - line.at, current: current.at - line.at }
    : null;
}

export function isNearer(at: number, { former, current }: Versions): boolean {
  return Math.abs(at - former) < Math.abs(at - current);
}
