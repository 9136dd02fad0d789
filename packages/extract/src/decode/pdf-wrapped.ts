import { isIn, type Span } from './pdf-columns.ts';
import type { PageCell, PageLine } from './pdf-lines.ts';
import { isFull, unwrapped } from './pdf-unwrapped.ts';

/**
 * A house over its street and its town, beside "Arrivée : mardi 18 mai 2027, chambre" over "disponible dès 14h00": two sides whose
 * lines happen to stand at one height. The one has labels of its own and goes on below them, the other has none, so that no
 * line of it is the label of what stands beside it. Null where they are rows.
 */
export function wrappedSides(lines: readonly PageLine[], spans: readonly Span[]): string[][] | null {
  if (spans.length !== 2 || lines.length < 4) return null;
  const [left = [], right = []] = spans.map((span) =>
    lines.flatMap((line) => line.cells.filter((cell) => isIn(cell, span)).map((cell) => ({ cell, line }))),
  );
  const isLabelled = ({ cell }: Placed) => /^\p{Lu}[^:]{2,40} ?: ?\S/u.test(cell.text);
  const edge = Math.max(...right.map(({ cell }) => cell.end));
  const goOn = right.filter(({ cell, line }, index) => {
    const above = right[index - 1]?.cell;
    return line.cells.length === 2 && above !== undefined && /^\p{Ll}/u.test(cell.text) && isFull(above, cell, edge);
  });
  const isApart =
    goOn.length > 0 && right.filter(isLabelled).length > 1 && !left.some(({ cell }) => /:/.test(cell.text));
  return isApart
    ? [
        left.map(({ cell }) => cell.text),
        unwrapped(
          right.map(({ cell }) => cell),
          edge,
          2,
        ),
      ]
    : null;
}

type Placed = { cell: PageCell; line: PageLine };
