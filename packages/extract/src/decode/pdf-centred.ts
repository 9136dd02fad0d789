import type { PageCell, PageLine } from './pdf-lines.ts';

/** Lines whose cells stand in columns, each flush with the middle or with an edge of its head. */
export type Aligned = { lines: PageLine[]; columns: PageCell[][]; isCentred: boolean };

type Edges = { from: boolean; middle: boolean; end: boolean };
type Column = { head: PageCell; cells: PageCell[]; edges: Edges };

/**
 * "CHECK-IN" over "13" over "JUNE" over "15:00 – 00:00", each set in the middle of its column: neither their left edges nor white
 * stripes as wide as the longest tell the columns. Null where they begin below each other, as those of most tables do.
 */
export function alignedAt(lines: readonly PageLine[], start: number): Aligned | null {
  const head = lines[start];
  if (!head || head.cells.length < 2 || head.cells.some(({ text }) => /\d/.test(text))) return null;
  let columns = head.cells.map((cell): Column => ({ head: cell, cells: [cell], edges: allOf }));
  const taken = [head];
  for (const line of lines.slice(start + 1, start + 60)) {
    const above = taken.at(-1) ?? head;
    const height = Math.max(line.height, above.height);
    // the first values may stand further from their heads than from each other; further down another form begins
    const reach = taken.length > 1 || line.cells.length < 2 ? 2 : 3;
    const next = line.y - above.y > reach * height ? null : withLine(columns, line);
    if (!next) break;
    columns = next;
    taken.push(line);
  }
  const areOff = columns.filter(({ edges }) => !edges.from);
  if (taken.length < 2 || areOff.length < 2) return null;
  return {
    lines: taken,
    columns: columns.map(({ cells }) => cells),
    isCentred: columns.every(({ edges }) => edges.middle),
  };
}

/** The columns with the cells of one more line; null where one is in none of them, or lies otherwise than what it is under. */
function withLine(columns: readonly Column[], line: PageLine): Column[] | null {
  const next = [...columns];
  for (const cell of line.cells) {
    const under = next.flatMap(({ head, cells }, index) =>
      [head, ...cells].some((own) => own.from < cell.end && own.end > cell.from) ? [index] : [],
    );
    const [index = -1, other] = under;
    const column = next[index];
    if (!column || other !== undefined || column.cells.some((own) => line.cells.includes(own))) return null;
    const edges = sharedEdges(column, cell);
    if (!edges.from && !edges.middle && !edges.end) return null;
    next[index] = { ...column, cells: [...column.cells, cell], edges };
  }
  return next;
}

const allOf: Edges = { from: true, middle: true, end: true };
/** How far a cell may be beside the middle or the edge that it shares with its head. */
const beside = 2.5;

function sharedEdges({ head, edges }: Column, cell: PageCell): Edges {
  return {
    from: edges.from && Math.abs(cell.from - head.from) <= beside,
    middle: edges.middle && Math.abs(cell.from + cell.end - head.from - head.end) <= 2 * beside,
    end: edges.end && Math.abs(cell.end - head.end) <= beside,
  };
}
