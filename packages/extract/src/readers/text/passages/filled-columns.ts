import type { Head, Piece } from './columns.ts';

/**
 * "PETAR HEKTOROVIĆ Split 22.07.2027" below "Brod   Polazak   Dolazak": as wide as its column, and the next one begins behind one blank, right
 * below its head. Only where each other head has its own value right below it.
 */
export function withFilledColumns(pieces: readonly Piece[], lineAt: number, heads: readonly Head[]): readonly Piece[] {
  if (heads.length < 3 || pieces.length < 2 || pieces.length >= heads.length) return pieces;
  const starts = heads.map(({ from }) => from + lineAt);
  const own = pieces.filter(({ at }) => starts.includes(at)).length;
  const isBroken = ({ text, at }: Piece, start: number) =>
    start > at && text[start - at - 1] === ' ' && /\S/.test(text[start - at] ?? '');
  const broken = starts.filter((start) => pieces.some((piece) => isBroken(piece, start)));
  if (own !== pieces.length || broken.length === 0 || own + broken.length !== heads.length) return pieces;
  return pieces.flatMap((piece) =>
    partedAt(
      piece,
      broken.filter((start) => isBroken(piece, start)),
    ),
  );
}

function partedAt({ text, at }: Piece, starts: readonly number[]): Piece[] {
  const edges = [at, ...starts, at + text.length + 1];
  return edges.slice(1).map((end, i) => {
    const from = edges[i] ?? at;
    return { text: text.slice(from - at, end - at - 1), at: from };
  });
}
