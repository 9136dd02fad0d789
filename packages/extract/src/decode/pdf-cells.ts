import { linesOf, type PageLine, type PagePiece } from './pdf-lines.ts';
import type { Part } from './pdf-parts.ts';
import { type RuledTable, reach } from './pdf-tables.ts';
import { unwrapped } from './pdf-unwrapped.ts';

/** A cell as it is drawn: over one column and row of its table, or over several. */
type DrawnCell = { row: number; column: number; rows: number; columns: number };

/** What stands in a cell, and how far from left to right that goes. */
type FilledCell = { pieces: PagePiece[]; lines: PageLine[]; left: number; right: number };

/** What stands in each cell, row by row; null where words stand across the lines. */
export function filledRows(table: RuledTable, pieces: readonly PagePiece[]): FilledCell[][] | null {
  const { xs, ys } = table;
  const cells = cellsOfTable(table);
  if (!cells) return null;
  const rows: FilledCell[][] = ys.slice(1).map(() => []);
  for (const { row, column, rows: down, columns } of cells) {
    const [left = 0, right = 0] = [xs[column], xs[column + columns]];
    const [top = 0, bottom = 0] = [ys[row], ys[row + down]];
    const own = pieces.filter(({ x, y, width, height }) => {
      const [middleX, middleY] = [x + width / 2, y - height / 3];
      return middleX > left && middleX < right && middleY > top && middleY < bottom;
    });
    const isAcross = ({ x, width }: PagePiece) =>
      (column > 0 && x < left - 3) || (column + columns < xs.length - 1 && x + width > right + 3);
    if (own.some(isAcross)) return null;
    for (let below = 1; below < down; below++) rows[row + below]?.push({ pieces: [], lines: [], left, right });
    rows[row]?.push({ pieces: own, lines: linesOf(own), left, right });
  }
  const filled = rows.filter((row) => row.some(isFilled));
  return filled.filter((row) => row.filter(isFilled).length > 1).length > 1 ? filled : null;
}

const isFilled = ({ lines }: FilledCell) => lines.length > 0;

/** Rows as one table; what stands under each of several titles, and what has columns of its own, for itself. */
export function partsOfRows(rows: readonly FilledCell[][]): Part[] {
  const parts: Part[] = [];
  let plain: FilledCell[][] = [];
  const end = () => {
    if (plain.length > 0) parts.push(tableOf(plain));
    plain = [];
  };
  for (let at = 0; at < rows.length; ) {
    const row = rows[at] ?? [];
    const under = sidesUnder(rows, at);
    if (under > 0) {
      end();
      for (const { left, right } of row)
        parts.push(
          tableOf(rows.slice(at, at + under + 1).map((own) => own.filter((cell) => isWithin(cell, { left, right })))),
        );
    } else if (row.some(hasColumns)) {
      end();
      for (const { pieces } of row.filter(isFilled)) parts.push({ pieces, isCard: true });
    } else plain.push(row);
    at += under + 1;
  }
  end();
  return parts;
}

/** The lines of each cell; those that its width broke are one. */
function tableOf(rows: readonly FilledCell[][]): Part {
  const textsOf = (row: readonly FilledCell[]) =>
    row.map(({ lines, right }) =>
      unwrapped(
        lines.flatMap(({ cells }) => cells),
        right - 4,
        row.length,
      ),
    );
  return {
    pieces: rows.flatMap((row) => row.flatMap(({ pieces }) => pieces)),
    isCard: false,
    rows: rows.filter((row) => row.some(isFilled)).map(textsOf),
  };
}

/** How many rows below "PICK-UP" and "RETURN" are parted finer and nowhere across the two. */
function sidesUnder(rows: readonly FilledCell[][], at: number): number {
  const [titles = [], ...below] = rows.slice(at);
  const areTitles =
    titles.length > 1 && titles.every(({ lines }) => lines.length === 1 && !/[\d:]/.test(wordsOf(lines)));
  const end = below.findIndex((row) => !row.every((cell) => titles.some((title) => isWithin(cell, title))));
  const under = below.slice(0, end < 0 ? below.length : end);
  const isFiner = titles.every((title) => under[0] && under[0].filter((cell) => isWithin(cell, title)).length > 1);
  return areTitles && isFiner ? under.length : 0;
}

const wordsOf = (lines: readonly PageLine[]) => lines.flatMap(({ cells }) => cells.map(({ text }) => text)).join(' ');

const isWithin = (cell: Pick<FilledCell, 'left' | 'right'>, side: Pick<FilledCell, 'left' | 'right'>) =>
  cell.left >= side.left && cell.right <= side.right;

/** A frame around several things of the page that stand side by side, and not what one cell says. */
function hasColumns({ lines }: FilledCell): boolean {
  return lines.length > 2 && lines.filter(({ cells }) => cells.length > 1).length > lines.length / 2;
}

/**
 * The cells of a table, where no line parts what the other rows and columns part: a title over all of it, "Name" and
 * "Address" over three boxes of a form. Null where what is drawn around has another shape than a box.
 */
function cellsOfTable({ xs, ys, uprights, levels }: RuledTable): DrawnCell[] | null {
  const [width, height] = [xs.length - 1, ys.length - 1];
  const middle = (places: readonly number[], index: number) => ((places[index] ?? 0) + (places[index + 1] ?? 0)) / 2;
  const isPartedRight = (row: number, column: number) => {
    const [x, y] = [xs[column + 1] ?? 0, middle(ys, row)];
    return uprights.some((line) => Math.abs(line.x - x) <= reach && line.from <= y && line.end >= y);
  };
  const isPartedBelow = (row: number, column: number) => {
    const [x, y] = [middle(xs, column), ys[row + 1] ?? 0];
    return levels.some((line) => Math.abs(line.y - y) <= reach && line.from <= x && line.end >= x);
  };
  const taken = new Set<number>();
  const cells: DrawnCell[] = [];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if (taken.has(row * width + column)) continue;
      let [columns, rows] = [1, 1];
      while (column + columns < width && !isPartedRight(row, column + columns - 1)) columns++;
      while (row + rows < height && !isPartedBelow(row + rows - 1, column)) rows++;
      for (let down = 0; down < rows; down++)
        for (let across = 0; across < columns; across++) {
          const at = (row + down) * width + column + across;
          const isOpen =
            (across + 1 === columns || !isPartedRight(row + down, column + across)) &&
            (down + 1 === rows || !isPartedBelow(row + down, column + across));
          if (taken.has(at) || !isOpen) return null;
          taken.add(at);
        }
      cells.push({ row, column, rows, columns });
    }
  return cells;
}
