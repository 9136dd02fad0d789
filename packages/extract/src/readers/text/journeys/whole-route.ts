import type { Passage } from '../passages/passages.ts';
import type { Piece } from '../passages/pieces.ts';
import { placeIn } from './printed-place.ts';
import type { Token } from './token.ts';

/**
 * "Ferry Fjord Line, MS Stavangerfjord, Stavanger – Hirtshals, two inside cabins": behind a number or a name of what
 * goes there a dash parts two ends. Where one is a place of the tables the other is one too, and what follows a comma in
 * small letters is of the cabin.
 */
export function withWholeRoute(
  pieces: Piece[],
  { text }: Passage,
  claims: readonly { at: number; end: number; token: Token | null }[],
): Piece[] {
  const goes = claims.find(
    ({ token }) =>
      token?.kind === 'train' || token?.kind === 'ship' || token?.kind === 'bus' || token?.kind === 'flight',
  );
  const own = goes ? pieces.filter(({ at }) => at >= goes.end) : [];
  const [first, second, more] = own;
  if (!first || !second || more) return pieces;
  const isDashed = /^ ?(?:[–—→➔➜⇒-]|->) ?$/u.test(
    text.slice(first.at + first.text.trimEnd().length, second.at + 1).trim(),
  );
  const [from, to] = [nameIn(first.text), nameIn(second.text)];
  const isKnown = (name: string | undefined) =>
    name !== undefined && placeIn(name, { labelled: false, timed: false }) !== null;
  if (!isDashed || !from || !to || !(isKnown(from) || isKnown(to))) return pieces;
  const ends = [first, second].map((piece, i) => {
    const name = (i === 0 ? from : to) ?? '';
    return { ...piece, text: name, at: piece.at + piece.text.indexOf(name), isEnd: true };
  });
  return [...pieces.filter((piece) => !own.includes(piece)), ...ends];
}

/** Between the comma in front and what a comma adds behind. */
function nameIn(piece: string): string | undefined {
  return /^[ ,:]*(\p{Lu}[\p{L}'’./() -]{1,40}?)(?:,.*)?[ ,]*$/u.exec(piece)?.[1]?.trim();
}
