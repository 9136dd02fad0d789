import type { Card, Level } from './pdf-rules.ts';

/** A line from top to bottom. */
export type Upright = { x: number; from: number; end: number };

/** A table whose cells are drawn around: where its rows and columns part, and the lines that part them. */
export type RuledTable = {
  box: Card;
  xs: number[];
  ys: number[];
  uprights: Upright[];
  levels: Level[];
};

/** How far a line may be from its place. */
export const reach = 3;

/**
 * Tables drawn with lines: at least two rows and two columns, joined lines from edge to edge. Each line is taken once, so
 * that a page of hatching costs its levels times its uprights and no more.
 */
export function ruledTables(levels: readonly Level[], uprights: readonly Upright[]): RuledTable[] {
  const tables: RuledTable[] = [];
  const left = new Set(uprights.slice(0, 800));
  const free = new Set(levels);
  for (const first of left) {
    left.delete(first);
    const own = [first];
    const across: Level[] = [];
    for (const upright of own)
      for (const level of free) {
        if (!crosses(level, upright)) continue;
        free.delete(level);
        across.push(level);
        for (const other of left)
          if (crosses(level, other)) {
            left.delete(other);
            own.push(other);
          }
      }
    const xs = places(own.map(({ x }) => x));
    const ys = places(across.map(({ y }) => y));
    const [l, r, top, bottom] = [xs[0], xs.at(-1), ys[0], ys.at(-1)];
    if (
      xs.length < 3 ||
      ys.length < 3 ||
      l === undefined ||
      r === undefined ||
      top === undefined ||
      bottom === undefined
    )
      continue;
    tables.push({ box: { left: l, right: r, top, bottom }, xs, ys, uprights: own, levels: across });
  }
  return tables;
}

function crosses({ y, from, end }: Level, upright: Upright): boolean {
  return upright.x >= from - reach && upright.x <= end + reach && y >= upright.from - reach && y <= upright.end + reach;
}

function places(all: readonly number[]): number[] {
  return all
    .toSorted((a, b) => a - b)
    .filter((place, index, sorted) => index === 0 || place - (sorted[index - 1] ?? 0) > reach);
}
