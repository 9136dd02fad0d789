import { anyDay, findDates } from '../../../text/dates.ts';
import type { Cell, Line } from '../../../text-document.ts';

/**
 * A row that books several journeys, "SN 3811 BRU 09:55 – OPO 11:25" over "SN 3812 …" in one cell and their days one over the
 * other in the next: as a row for each. What has as many lines as there are journeys gives one to each, all else is of all.
 * Null where the row is about one.
 */
export function journeysOfRow(cells: readonly Cell[]): Cell[][] | null {
  const list = cells.find((cell) => startsIn(cell).length > 1);
  if (!list) return null;
  const starts = startsIn(list);
  const count = starts.length;
  const isDays = ({ lines }: Cell) => {
    const said = lines.filter(({ text }) => text.trim() !== '');
    return said.length === count && said.every(({ text }) => isDay(text));
  };
  if (!cells.some(isDays)) return null;
  return starts.map((start, i) =>
    cells.map((cell) => {
      // whose flights they are stands over the first
      if (cell === list) return part(cell, cell.lines.slice(i === 0 ? 0 : start, starts[i + 1]));
      const said = cell.lines.filter(({ text }) => text.trim() !== '');
      const own = said[i];
      return said.length === count && own ? part(cell, [own]) : cell;
    }),
  );
}

/** Lines that begin with what flies or runs, and say an hour. */
function startsIn({ lines }: Cell): number[] {
  return lines.flatMap(({ text }, i) => (journey.test(text) ? [i] : []));
}

const journey =
  /^(?:(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4}|(?:TGV|ICE|EC|IC|Eurostar|Thalys|AVE|RJX?|Train) (?:[A-Z]+ )?\d{2,5})(?![\p{L}\d]).*\d ?[:.h] ?\d\d/u;

/** A day, and nothing beside it. */
function isDay(text: string): boolean {
  const [only, more] = findDates(text, anyDay);
  return only !== undefined && !more && text.length - only.length < 12 && !/\d ?[:h] ?\d\d/.test(text);
}

function part(cell: Cell, lines: Line[]): Cell {
  return { ...cell, lines, text: lines.map(({ text }) => text).join('\n'), at: lines[0]?.at ?? cell.at };
}
