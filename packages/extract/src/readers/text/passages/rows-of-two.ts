import type { Passage } from './passages.ts';

export function rowsOfStops(passages: readonly Passage[]): Set<number> {
  const rows = rowsOfTwo(passages);
  const clocks = passages.filter((p) => p.inTable && rows.has(p.row) && /^\d{1,2} ?[:.h] ?\d\d$/.test(p.shape));
  return new Set([...clocks.map(({ row }) => row), ...linesOfStops(passages)]);
}

/** "Paris - Bercy Seine      22:15" over "Bordeaux - Saint-Jean    06:05 (+1)": one hour each, where a way has two; a way that goes on begins where the first ends. */
function linesOfStops(passages: readonly Passage[]): number[] {
  const lines = new Map<number, { block: number; town: string; hall: string }>();
  passages.forEach((p, i) => {
    const [clock, more] = [passages[i + 1], passages[i + 2]];
    const isPair = clock?.row === p.row && more?.row !== p.row && passages[i - 1]?.row !== p.row;
    const [, town = '', hall = ''] = p.inTable
      ? []
      : (/^(\p{Lu}[^:\d–—-]{1,40}) [–—-] (\p{Lu}[^:\d]{1,40})$/u.exec(p.text) ?? []);
    if (isPair && hall && /^\d{1,2}[:.h]\d\d(?: ?\(?\+\d\)?)?$/.test(clock.shape))
      lines.set(p.row, { block: p.block, town, hall });
  });
  return [...lines].flatMap(([row, { block, town, hall }]) => {
    const [above, below] = [lines.get(row - 1), lines.get(row + 1)];
    const isStop = (below?.block === block && below.town !== hall) || (above?.block === block && above.hall !== town);
    return isStop ? [row] : [];
  });
}

export function rowsOfTwo(passages: readonly Passage[]): Set<number> {
  const cells = new Map<number, { all: Set<number>; own: Set<number> }>();
  const spanning = cellsOfSeveralRows(passages);
  const clocks = new Set(passages.filter((p) => /^\d{1,2} ?[:.h] ?\d\d$/.test(p.shape)).map((p) => p.row));
  // a dot or an arrow between them is drawn, not said
  for (const p of passages) {
    if (!p.inTable || !/[\p{L}\d]/u.test(p.text)) continue;
    const row = cells.get(p.row) ?? { all: new Set(), own: new Set() };
    row.all.add(p.cell);
    if (!spanning.has(p.at)) row.own.add(p.cell);
    cells.set(p.row, row);
  }
  // "10:35 | Madrid | AVE 2102" over "13:14 | Málaga": the cells of the train and of the day stand beside both
  return new Set(
    [...cells]
      .filter(([row, { all, own }]) => all.size === 2 || (own.size === 2 && all.size > 2 && clocks.has(row)))
      .map(([row]) => row),
  );
}

/** Where the cells begin that stand in several rows. */
function cellsOfSeveralRows(passages: readonly Passage[]): Set<number> {
  const rows = new Map<number, Set<number>>();
  for (const p of passages) if (p.inTable) rows.set(p.at, (rows.get(p.at) ?? new Set()).add(p.row));
  return new Set([...rows].flatMap(([at, own]) => (own.size > 1 ? [at] : [])));
}
