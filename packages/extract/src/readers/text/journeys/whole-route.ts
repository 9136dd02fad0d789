import type { Passage } from '../passages/passages.ts';
import type { Piece } from '../passages/pieces.ts';
import { placeIn } from './printed-place.ts';
import type { Token } from './token.ts';
import { wayBySea } from './way-by-sea.ts';

/**
 * "Ferry Fjord Line, MS Stavangerfjord, Stavanger – Hirtshals, two inside cabins", "ferry Caledonian Isles, Brodick to
 * Ardrossan, arriving 17:35": behind a number or a name of what goes there a dash or "to" parts two ends. Where one is a place
 * of the tables the other is one too, and what follows a comma in small letters is of the cabin.
 */
export function withWholeRoute(
  pieces: Piece[],
  p: Passage,
  claims: readonly { at: number; end: number; token: Token | null }[],
  isSailed: boolean,
): Piece[] {
  const sea = endsBySea(p, claims, isSailed);
  if (sea) return sea;
  const { text } = p;
  const goes = claims.find(
    ({ token }) =>
      token?.kind === 'train' || token?.kind === 'ship' || token?.kind === 'bus' || token?.kind === 'flight',
  );
  const own = goes ? pieces.filter(({ at }) => at >= goes.end) : [];
  const [first, second] = own;
  if (!first) return pieces;
  const told = / (?:to|nach|naar|vers) (?=\p{Lu})/u.exec(first.text);
  const halves = told
    ? [
        { ...first, text: first.text.slice(0, told.index) },
        { ...first, text: first.text.slice(told.index + told[0].length), at: first.at + told.index + told[0].length },
      ]
    : second && own.length === 2 && isDashed(text, first, second)
      ? [first, second]
      : [];
  const ends = halves.flatMap((piece) => {
    const name = nameIn(piece.text);
    return name ? [{ ...piece, text: name, at: piece.at + piece.text.indexOf(name), isEnd: true }] : [];
  });
  // "MV Hamnavoe, Scrabster to Stromness": small ports are on no map, and what sails has a name
  const isSailing = goes?.token?.kind === 'ship' && told !== null;
  if (ends.length < 2 || !(isSailing || ends.some(isKnown))) return pieces;
  return [...pieces.filter((piece) => piece !== first && (told !== null || piece !== second)), ...ends];
}

/** "Ferry Scrabster to Stromness, MV Hamnavoe": of what has a name behind or below its way; "Ferry Hjaltland to Lerwick" may begin with the name. */
function endsBySea(
  p: Passage,
  claims: readonly { at: number; end: number; token: Token | null }[],
  isSailed: boolean,
): Piece[] | null {
  const way = wayBySea(p);
  if (!way) return null;
  const ends = [way.from, way.to].map((end) => ({ ...end, role: null, isEnd: true }));
  const isNamed = isSailed || claims.some(({ token }) => token?.kind === 'ship');
  return isNamed || ends.every(isKnown) ? ends : null;
}

const isKnown = ({ text: name }: Pick<Piece, 'text'>) => placeIn(name, { labelled: false, timed: false }) !== null;

const isDashed = (text: string, first: Piece, second: Piece) =>
  /^ ?(?:[–—→➔➜⇒-]|->) ?$/u.test(text.slice(first.at + first.text.trimEnd().length, second.at + 1).trim());

/** Between the comma in front and what a comma adds behind; of "SEATTLE, WA" the state is a part. */
function nameIn(piece: string): string | undefined {
  return /^[ ,:]*(\p{Lu}[\p{L}'’./() -]{1,40}?(?:, [A-Z]{2}(?!\p{L}))?)(?:,.*)?[ ,]*$/u.exec(piece)?.[1]?.trim();
}
